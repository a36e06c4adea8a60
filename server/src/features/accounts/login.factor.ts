/** The second step of a login. Whether a factor is right is decided in second-factor.service.ts; the login is ours. */
import type { getSecondFactorOptions, verifySecondFactor } from '@estia/contract/accounts/calls';
import { accountLimits } from '@estia/contract/accounts/limits';
import type { HandlerInput, HandlerResult } from '@estia/contract/call';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import type { Asker } from '../../platform/serve.ts';
import { hashToken } from '../../platform/sessions.ts';
import { holdAccount } from './accounts.queries.ts';
import { callerOf, hostCookie } from './login.caller.ts';
import { enter, welcome } from './login.enter.ts';
import { challengedAccount, endChallenge, insertChallenge, takeChallengeTry } from './login.queries.ts';
import { loginPasskeyOptions, verifyFactor } from './second-factor.service.ts';
import { readTotpCode } from './totp.ts';

const CHALLENGE_COOKIE = 'estia_challenge';

export async function beginChallenge(
  { db, clock, config }: Deps,
  accountId: number,
  reply: FastifyReply | undefined,
): Promise<string> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + accountLimits.codeMinutes * 60_000);
  const token = await insertChallenge(db, { accountId, now, expiresAt });
  const common = { path: '/', sameSite: 'lax', secure: config.secure, httpOnly: true } as const;
  reply?.setCookie(hostCookie(CHALLENGE_COOKIE, config), token, { ...common, maxAge: accountLimits.codeMinutes * 60 });
  return token;
}

export function dropChallenge({ config }: Deps, reply: FastifyReply | undefined): void {
  reply?.clearCookie(hostCookie(CHALLENGE_COOKIE, config), { path: '/', secure: config.secure, httpOnly: true });
}

function challengeOf({ config }: Deps, given: string | undefined, { request }: Asker): Buffer {
  const token = given ?? request?.cookies[hostCookie(CHALLENGE_COOKIE, config)];
  if (!token) throw new AppError('not_authenticated');
  return hashToken(token);
}

export async function passkeyOptions(
  deps: Deps,
  { challenge }: HandlerInput<typeof getSecondFactorOptions>['body'],
  asker: Asker,
): Promise<HandlerResult<typeof getSecondFactorOptions>> {
  const challengeHash = challengeOf(deps, challenge, asker);
  const accountId = await challengedAccount(deps.db, challengeHash, deps.clock());
  if (accountId === null) throw new AppError('not_authenticated');
  return { options: await loginPasskeyOptions(deps, { accountId, challengeHash }) };
}

export async function finishLogin(
  deps: Deps,
  { challenge, code, passkey }: HandlerInput<typeof verifySecondFactor>['body'],
  asker: Asker,
): Promise<HandlerResult<typeof verifySecondFactor>> {
  const challengeHash = challengeOf(deps, challenge, asker);
  // Nothing was given: that is a slip of the form, not a try.
  if (code === undefined && passkey === undefined) throw new AppError('invalid_input', { code: 'required' });
  const accountId = await takeChallengeTry(deps.db, challengeHash, deps.clock());
  if (accountId === null) throw new AppError('not_authenticated');

  const caller = callerOf(deps, asker.request);
  const entered = await deps.db.transaction().execute(async (trx) => {
    await holdAccount(trx, accountId);
    // In the login's own transaction: a code is used up by a login, or not at all. A wrong one is counted, so no error.
    if (!(await verifyFactor({ ...deps, db: trx }, { accountId, challengeHash, code, passkey }))) return null;
    if (!(await endChallenge(trx, challengeHash))) throw new AppError('not_authenticated');
    return enter(trx, deps, { accountId, caller, request: asker.request, strong: true });
  });
  const factor = passkey !== undefined ? 'passkey' : readTotpCode(code ?? '') === null ? 'recovery_code' : 'totp';
  noteSecurity(deps, entered ? 'login' : 'login_failed', { account: accountId, factor });
  if (!entered) throw new AppError('wrong_code', { code: 'wrong_code' });
  dropChallenge(deps, asker.reply);
  return welcome(deps, asker.reply, caller, entered);
}
