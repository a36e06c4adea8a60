/** The second step of a login. Whether a factor is right is decided in factor-verification.service.ts; the login is ours. */
import type { getSecondFactorOptions, verifySecondFactor } from '@estia/contract/accounts/calls';
import { accountLimits } from '@estia/contract/accounts/limits';
import type { HandlerInput, HandlerResult } from '@estia/contract/call';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { hashToken } from '../../../platform/auth/sessions.ts';
import type { CallContext } from '../../../platform/http/call-server.ts';
import { logSecurityEvent } from '../../../platform/security/security-log.ts';
import { lockAccount } from '../accounts.queries.ts';
import { startPasskeyLogin, verifyFactor } from '../second-factor/factor-verification.service.ts';
import { parseTotpCode } from '../second-factor/totp.ts';
import {
  consumeChallengeAttempt,
  deleteLoginChallenge,
  findChallengedAccount,
  insertLoginChallenge,
} from './login-challenge.queries.ts';
import { completeLogin, sendLoginReply } from './login-session.service.ts';
import { getHostCookieName, getRequestOrigin } from './request-origin.service.ts';

const CHALLENGE_COOKIE = 'estia_challenge';

export async function startLoginChallenge(
  { db, clock, config }: Deps,
  accountId: number,
  reply: FastifyReply | undefined,
): Promise<string> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + accountLimits.codeMinutes * 60_000);
  const token = await db.transaction().execute((trx) => insertLoginChallenge(trx, { accountId, now, expiresAt }));
  const common = { path: '/', sameSite: 'lax', secure: config.secure, httpOnly: true } as const;
  reply?.setCookie(getHostCookieName(CHALLENGE_COOKIE, config), token, {
    ...common,
    maxAge: accountLimits.codeMinutes * 60,
  });
  return token;
}

export function clearChallengeCookie({ config }: Deps, reply: FastifyReply | undefined): void {
  reply?.clearCookie(getHostCookieName(CHALLENGE_COOKIE, config), { path: '/', secure: config.secure, httpOnly: true });
}

function getChallengeHash({ config }: Deps, input: string | undefined, { request }: CallContext): Buffer {
  const token = input ?? request?.cookies[getHostCookieName(CHALLENGE_COOKIE, config)];
  if (!token) throw new AppError('not_authenticated');
  return hashToken(token);
}

export async function getPasskeyLoginOptions(
  deps: Deps,
  { challenge }: HandlerInput<typeof getSecondFactorOptions>['body'],
  context: CallContext,
): Promise<HandlerResult<typeof getSecondFactorOptions>> {
  const challengeHash = getChallengeHash(deps, challenge, context);
  const accountId = await findChallengedAccount(deps.db, challengeHash, deps.clock());
  if (accountId === null) throw new AppError('not_authenticated');
  return { options: await startPasskeyLogin(deps, { accountId, challengeHash }) };
}

export async function finishLogin(
  deps: Deps,
  { challenge, code, passkey }: HandlerInput<typeof verifySecondFactor>['body'],
  context: CallContext,
): Promise<HandlerResult<typeof verifySecondFactor>> {
  const challengeHash = getChallengeHash(deps, challenge, context);
  // Nothing was given: that is a slip of the form, not a try.
  if (code === undefined && passkey === undefined) throw new AppError('invalid_input', { code: 'required' });
  const accountId = await consumeChallengeAttempt(deps.db, challengeHash, deps.clock());
  if (accountId === null) throw new AppError('not_authenticated');

  const origin = getRequestOrigin(deps, context.request);
  const entered = await deps.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    // In the login's own transaction: a code is used up by a login, or not at all. A wrong one is counted, so no error.
    if (!(await verifyFactor({ ...deps, db: trx }, { accountId, challengeHash, code, passkey }))) return null;
    if (!(await deleteLoginChallenge(trx, challengeHash))) throw new AppError('not_authenticated');
    return completeLogin(trx, deps, { accountId, caller: origin, request: context.request, strong: true });
  });
  const factor = passkey !== undefined ? 'passkey' : parseTotpCode(code ?? '') === null ? 'recovery_code' : 'totp';
  logSecurityEvent(deps, entered ? 'login' : 'login_failed', { account: accountId, factor });
  if (!entered) throw new AppError('wrong_code', { code: 'wrong_code' });
  clearChallengeCookie(deps, context.reply);
  return sendLoginReply(deps, context.reply, origin, entered);
}
