/** Adding and removing second factors. Each change is one transaction that holds the account's row. */
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import { endSessions, strengthenSession } from '../../platform/sessions.ts';
import { forgetHits, takeTurn } from '../../platform/throttle.ts';
import type { Member } from '../../platform/viewer.ts';
import { type Reader, tell } from './accounts.letters.ts';
import { holdAccount } from './accounts.queries.ts';
import {
  deletePasskey,
  insertPasskey,
  keepPasskeyChallenge,
  passkeysOf,
  takePasskeyChallenge,
} from './passkey.queries.ts';
import { creationOptions, PASSKEY_MINUTES, readCreated } from './passkey.ts';
import { provePassword } from './profile.proof.ts';
import { countOf, mayAddPasskey, mayChangeFactors, mayRemoveFactor } from './second-factor.policy.ts';
import * as queries from './second-factor.queries.ts';
import { newRecoveryCodes, recoveryHash, TOTP_SECRET } from './second-factor.service.ts';
import { newTotpSecret, qrOf, readTotpCode, stepOfCode, totpUri } from './totp.ts';

const WRONG_CODES = { hits: 10, seconds: 15 * 60 };

type Ground = { account: Reader; held: queries.Held };

/** The account with its factors, held still until the transaction ends, if this session may change them. */
async function standStill(trx: Db, viewer: Member): Promise<Ground> {
  const account = await holdAccount(trx, viewer.userId);
  if (!account) throw new AppError('not_authenticated');
  const held = await queries.factorsHeld(trx, viewer.userId);
  if (!mayChangeFactors(viewer, held)) throw new AppError('second_factor_required');
  return { account, held };
}

/** What the person gets who adds a factor. */
export type Added = { recovery_codes?: string[] | undefined; token?: string | undefined };

/**
 * What every new factor brings: this session has it, under a new token, and the mailbox hears of it. The first comes
 * with recovery codes and ends all other sessions: whoever was in by the password alone is out.
 */
async function welcome(
  trx: Db,
  deps: Deps,
  { viewer, account, held, factor }: Ground & { viewer: Member; factor: 'totp' | 'passkey' },
): Promise<Added> {
  const { userId, sessionId } = viewer;
  const isFirst = countOf(held) === 0;
  if (isFirst) await endSessions(trx, userId, { but: sessionId });
  const token = viewer.strong ? undefined : await strengthenSession(trx, { userId, sessionId, now: deps.clock() });
  if (token === null) throw new AppError('not_authenticated');
  await tell(trx, deps, account, 'factor_added', { factor });
  return { recovery_codes: isFirst ? await issueRecoveryCodes(trx, deps, userId) : undefined, token };
}

async function issueRecoveryCodes(trx: Db, deps: Deps, accountId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await queries.keepRecoveryCodes(
    trx,
    accountId,
    codes.map((code) => recoveryHash(deps.secrets, accountId, code)),
  );
  return codes;
}

async function farewell(
  trx: Db,
  deps: Deps,
  { viewer, account, held, factor }: Ground & { viewer: Member; factor: 'totp' | 'passkey' },
): Promise<void> {
  if (countOf(held) === 1) await queries.forgetFactors(trx, viewer.userId);
  await tell(trx, deps, account, 'factor_removed', { factor });
}

export async function beginTotp(deps: Deps, viewer: Member, password: string) {
  await provePassword(deps, viewer, password);
  const secret = newTotpSecret();
  const sealed = deps.secrets.seal(TOTP_SECRET, secret);
  const uri = await deps.db.transaction().execute(async (trx) => {
    const { account } = await standStill(trx, viewer);
    if (!(await queries.beginTotp(trx, viewer.userId, sealed, deps.clock()))) throw new AppError('forbidden');
    return totpUri(secret, account.email);
  });
  return { secret, uri, qr: qrOf(uri) };
}

export async function confirmTotp(deps: Deps, viewer: Member, typed: string): Promise<Added> {
  const now = deps.clock();
  const key = `totp setup ${viewer.userId}`;
  await takeTurn(deps.db, key, WRONG_CODES, now);
  const code = readTotpCode(typed);
  const begun = await queries.totpOf(deps.db, viewer.userId);
  const step =
    code && begun && !begun.confirmed ? stepOfCode(deps.secrets.open(TOTP_SECRET, begun.secret), code, now) : null;
  if (!begun || step === null) throw new AppError('wrong_code', { code: 'wrong_code' });
  const added = await deps.db.transaction().execute(async (trx) => {
    const ground = await standStill(trx, viewer);
    const right = await queries.confirmTotp(trx, { accountId: viewer.userId, secret: begun.secret, step, now });
    if (!right) throw new AppError('wrong_code', { code: 'wrong_code' });
    return welcome(trx, deps, { ...ground, viewer, factor: 'totp' });
  });
  await forgetHits(deps.db, key);
  noteSecurity(deps, 'factor_added', { account: viewer.userId, factor: 'totp' });
  return added;
}

export async function removeTotp(deps: Deps, viewer: Member, password: string): Promise<void> {
  await provePassword(deps, viewer, password);
  await deps.db.transaction().execute(async (trx) => {
    const ground = await standStill(trx, viewer);
    if (!ground.held.totp) throw new AppError('not_found');
    if (!mayRemoveFactor(viewer, ground.held)) throw new AppError('forbidden');
    await queries.deleteTotp(trx, viewer.userId);
    await farewell(trx, deps, { ...ground, viewer, factor: 'totp' });
  });
  noteSecurity(deps, 'factor_removed', { account: viewer.userId, factor: 'totp' });
}

export async function renewRecoveryCodes(deps: Deps, viewer: Member, password: string): Promise<string[]> {
  await provePassword(deps, viewer, password);
  const codes = await deps.db.transaction().execute(async (trx) => {
    const { account, held } = await standStill(trx, viewer);
    if (countOf(held) === 0) throw new AppError('forbidden');
    await tell(trx, deps, account, 'recovery_codes_renewed', {});
    return issueRecoveryCodes(trx, deps, viewer.userId);
  });
  noteSecurity(deps, 'recovery_codes_renewed', { account: viewer.userId });
  return codes;
}

export async function beginPasskey(deps: Deps, viewer: Member, password: string): Promise<unknown> {
  await provePassword(deps, viewer, password);
  return deps.db.transaction().execute(async (trx) => {
    const { account, held } = await standStill(trx, viewer);
    if (!mayAddPasskey(held)) throw new AppError('forbidden');
    const options = await creationOptions(deps, {
      account: { ...account, id: viewer.userId },
      known: await passkeysOf(trx, viewer.userId),
    });
    await keepPasskeyChallenge(trx, {
      account_id: viewer.userId,
      challenge: options.challenge,
      expires_at: new Date(deps.clock().getTime() + PASSKEY_MINUTES * 60_000),
    });
    return options;
  });
}

export async function addPasskey(
  deps: Deps,
  viewer: Member,
  { name, credential }: { name: string; credential: unknown },
): Promise<Added> {
  const now = deps.clock();
  // Taken before it is looked at: an answer counts once, right or wrong.
  const challenge = await takePasskeyChallenge(deps.db, viewer.userId, now);
  const made = challenge === null ? null : await readCreated(deps, challenge, credential);
  if (!made) throw new AppError('invalid_input', { credential: 'invalid' });
  const added = await deps.db.transaction().execute(async (trx) => {
    const ground = await standStill(trx, viewer);
    if (!mayAddPasskey(ground.held)) throw new AppError('forbidden');
    const { credentialId: credential_id, publicKey: public_key, counter, transports } = made;
    const row = { account_id: viewer.userId, credential_id, public_key, counter, transports, name, created_at: now };
    if ((await insertPasskey(trx, row)) === null) throw new AppError('invalid_input', { credential: 'invalid' });
    return welcome(trx, deps, { ...ground, viewer, factor: 'passkey' });
  });
  noteSecurity(deps, 'factor_added', { account: viewer.userId, factor: 'passkey' });
  return added;
}

export async function removePasskey(
  deps: Deps,
  viewer: Member,
  { id, password }: { id: number; password: string },
): Promise<void> {
  await provePassword(deps, viewer, password);
  await deps.db.transaction().execute(async (trx) => {
    const ground = await standStill(trx, viewer);
    if (!(await deletePasskey(trx, viewer.userId, id))) throw new AppError('not_found');
    if (!mayRemoveFactor(viewer, ground.held)) throw new AppError('forbidden');
    await farewell(trx, deps, { ...ground, viewer, factor: 'passkey' });
  });
  noteSecurity(deps, 'factor_removed', { account: viewer.userId, factor: 'passkey' });
}
