/** Adding and removing second factors. Each change is one transaction that holds the account's row. */
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { deleteSessions, elevateSession } from '../../../platform/auth/sessions.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { logSecurityEvent } from '../../../platform/security/security-log.ts';
import { enforceRateLimit, resetHits } from '../../../platform/security/throttle.ts';
import { type EmailRecipient, enqueueAccountEmail } from '../accounts.emails.ts';
import { lockAccount } from '../accounts.queries.ts';
import { assertCurrentPassword } from '../profile/password-check.service.ts';
import { generateRecoveryCodes, hashRecoveryCode, TOTP_SEAL_CONTEXT } from './factor-verification.service.ts';
import {
  consumePasskeyChallenge,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  savePasskeyChallenge,
} from './passkey.queries.ts';
import { createRegistrationOptions, PASSKEY_CHALLENGE_MINUTES, verifyRegistration } from './passkey.ts';
import { countFactors, mayAddPasskey, mayChangeFactors, mayRemoveFactor } from './second-factor.policy.ts';
import * as queries from './second-factor.queries.ts';
import { buildOtpauthUri, findMatchingStep, generateTotpSecret, parseTotpCode, renderQrDataUrl } from './totp.ts';

const CODE_ATTEMPT_LIMIT = { hits: 10, seconds: 15 * 60 };

type FactorContext = { account: EmailRecipient; factors: queries.AccountFactors };

/** The account with its factors, held still until the transaction ends, if this session may change them. */
async function lockAccountFactors(trx: Trx, viewer: SignedInViewer): Promise<FactorContext> {
  const account = await lockAccount(trx, viewer.userId);
  if (!account) throw new AppError('not_authenticated');
  const factors = await queries.getFactors(trx, viewer.userId);
  if (!mayChangeFactors(viewer, factors)) throw new AppError('second_factor_required');
  return { account, factors };
}

/** What the person gets who adds a factor. */
export type AddedFactor = { recovery_codes?: string[] | undefined; token?: string | undefined };

/**
 * What every new factor brings: this session has it, under a new token, and the mailbox hears of it. The first comes
 * with recovery codes and ends all other sessions: whoever was in by the password alone is out.
 */
async function finishAddingFactor(
  trx: Trx,
  deps: Deps,
  { viewer, account, factors, factor }: FactorContext & { viewer: SignedInViewer; factor: 'totp' | 'passkey' },
): Promise<AddedFactor> {
  const { userId, sessionId } = viewer;
  const isFirst = countFactors(factors) === 0;
  if (isFirst) await deleteSessions(trx, userId, { but: sessionId });
  const token = viewer.strong ? undefined : await elevateSession(trx, { userId, sessionId, now: deps.clock() });
  if (token === null) throw new AppError('not_authenticated');
  await enqueueAccountEmail(trx, deps, account, 'factor_added', { factor });
  return { recovery_codes: isFirst ? await issueRecoveryCodes(trx, deps, userId) : undefined, token };
}

async function issueRecoveryCodes(trx: Trx, deps: Deps, accountId: number): Promise<string[]> {
  const codes = generateRecoveryCodes();
  await queries.saveRecoveryCodes(
    trx,
    accountId,
    codes.map((code) => hashRecoveryCode(deps.secrets, accountId, code)),
  );
  return codes;
}

async function finishRemovingFactor(
  trx: Trx,
  deps: Deps,
  { viewer, account, factors, factor }: FactorContext & { viewer: SignedInViewer; factor: 'totp' | 'passkey' },
): Promise<void> {
  if (countFactors(factors) === 1) await queries.clearFactorState(trx, viewer.userId);
  await enqueueAccountEmail(trx, deps, account, 'factor_removed', { factor });
}

export async function startTotpSetup(deps: Deps, viewer: SignedInViewer, password: string) {
  await assertCurrentPassword(deps, viewer, password);
  const secret = generateTotpSecret();
  const sealed = deps.secrets.seal(TOTP_SEAL_CONTEXT, secret);
  const uri = await deps.db.transaction().execute(async (trx) => {
    const { account } = await lockAccountFactors(trx, viewer);
    if (!(await queries.insertTotp(trx, viewer.userId, sealed, deps.clock()))) throw new AppError('forbidden');
    return buildOtpauthUri(secret, account.email);
  });
  return { secret, uri, qr: renderQrDataUrl(uri) };
}

export async function confirmTotpSetup(deps: Deps, viewer: SignedInViewer, typed: string): Promise<AddedFactor> {
  const now = deps.clock();
  const key = `totp setup ${viewer.userId}`;
  await enforceRateLimit(deps.db, key, CODE_ATTEMPT_LIMIT, now);
  const code = parseTotpCode(typed);
  const begun = await queries.findTotp(deps.db, viewer.userId);
  const step =
    code && begun && !begun.confirmed
      ? findMatchingStep(deps.secrets.open(TOTP_SEAL_CONTEXT, begun.secret), code, now)
      : null;
  if (!begun || step === null) throw new AppError('wrong_code', { code: 'wrong_code' });
  const added = await deps.db.transaction().execute(async (trx) => {
    const factorContext = await lockAccountFactors(trx, viewer);
    const right = await queries.markTotpConfirmed(trx, { accountId: viewer.userId, secret: begun.secret, step, now });
    if (!right) throw new AppError('wrong_code', { code: 'wrong_code' });
    return finishAddingFactor(trx, deps, { ...factorContext, viewer, factor: 'totp' });
  });
  await resetHits(deps.db, key);
  logSecurityEvent(deps, 'factor_added', { account: viewer.userId, factor: 'totp' });
  return added;
}

export async function removeTotp(deps: Deps, viewer: SignedInViewer, password: string): Promise<void> {
  await assertCurrentPassword(deps, viewer, password);
  await deps.db.transaction().execute(async (trx) => {
    const factorContext = await lockAccountFactors(trx, viewer);
    if (!factorContext.factors.totp) throw new AppError('not_found');
    if (!mayRemoveFactor(viewer, factorContext.factors)) throw new AppError('forbidden');
    await queries.deleteTotp(trx, viewer.userId);
    await finishRemovingFactor(trx, deps, { ...factorContext, viewer, factor: 'totp' });
  });
  logSecurityEvent(deps, 'factor_removed', { account: viewer.userId, factor: 'totp' });
}

export async function renewRecoveryCodes(deps: Deps, viewer: SignedInViewer, password: string): Promise<string[]> {
  await assertCurrentPassword(deps, viewer, password);
  const codes = await deps.db.transaction().execute(async (trx) => {
    const { account, factors } = await lockAccountFactors(trx, viewer);
    if (countFactors(factors) === 0) throw new AppError('forbidden');
    await enqueueAccountEmail(trx, deps, account, 'recovery_codes_renewed', {});
    return issueRecoveryCodes(trx, deps, viewer.userId);
  });
  logSecurityEvent(deps, 'recovery_codes_renewed', { account: viewer.userId });
  return codes;
}

export async function startPasskeySetup(deps: Deps, viewer: SignedInViewer, password: string): Promise<unknown> {
  await assertCurrentPassword(deps, viewer, password);
  return deps.db.transaction().execute(async (trx) => {
    const { account, factors } = await lockAccountFactors(trx, viewer);
    if (!mayAddPasskey(factors)) throw new AppError('forbidden');
    const options = await createRegistrationOptions(deps, {
      account: { ...account, id: viewer.userId },
      known: await listPasskeys(trx, viewer.userId),
    });
    await savePasskeyChallenge(trx, {
      account_id: viewer.userId,
      challenge: options.challenge,
      expires_at: new Date(deps.clock().getTime() + PASSKEY_CHALLENGE_MINUTES * 60_000),
    });
    return options;
  });
}

export async function addPasskey(
  deps: Deps,
  viewer: SignedInViewer,
  { name, credential }: { name: string; credential: unknown },
): Promise<AddedFactor> {
  const now = deps.clock();
  // Taken before it is looked at: an answer counts once, right or wrong.
  const challenge = await consumePasskeyChallenge(deps.db, viewer.userId, now);
  const made = challenge === null ? null : await verifyRegistration(deps, challenge, credential);
  if (!made) throw new AppError('invalid_input', { credential: 'invalid' });
  const added = await deps.db.transaction().execute(async (trx) => {
    const factorContext = await lockAccountFactors(trx, viewer);
    if (!mayAddPasskey(factorContext.factors)) throw new AppError('forbidden');
    const { credentialId: credential_id, publicKey: public_key, counter, transports } = made;
    const row = { account_id: viewer.userId, credential_id, public_key, counter, transports, name, created_at: now };
    if ((await insertPasskey(trx, row)) === null) throw new AppError('invalid_input', { credential: 'invalid' });
    return finishAddingFactor(trx, deps, { ...factorContext, viewer, factor: 'passkey' });
  });
  logSecurityEvent(deps, 'factor_added', { account: viewer.userId, factor: 'passkey' });
  return added;
}

export async function removePasskey(
  deps: Deps,
  viewer: SignedInViewer,
  { id, password }: { id: number; password: string },
): Promise<void> {
  await assertCurrentPassword(deps, viewer, password);
  await deps.db.transaction().execute(async (trx) => {
    const factorContext = await lockAccountFactors(trx, viewer);
    if (!(await deletePasskey(trx, viewer.userId, id))) throw new AppError('not_found');
    if (!mayRemoveFactor(viewer, factorContext.factors)) throw new AppError('forbidden');
    await finishRemovingFactor(trx, deps, { ...factorContext, viewer, factor: 'passkey' });
  });
  logSecurityEvent(deps, 'factor_removed', { account: viewer.userId, factor: 'passkey' });
}
