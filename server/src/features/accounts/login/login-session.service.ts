/** The last step of every way in: a new session, the end of the browser's old one, and a word to the owner. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import {
  createSession,
  describeDevice,
  getSessionCookieName,
  setSessionCookies,
} from '../../../platform/auth/sessions.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { countHit } from '../../../platform/security/throttle.ts';
import { enqueueAccountEmail } from '../accounts.emails.ts';
import { mayLogIn } from '../accounts.policy.ts';
import { deleteSession, isAgencyBlocked, recordLogin, type UserRow } from '../accounts.queries.ts';
import { userView } from '../accounts.view.ts';
import { isKnownDevice, type RequestOrigin, setDeviceCookie } from './request-origin.service.ts';

/** A program that keeps no cookie is new each time: one email a day for each place it comes from. */
const NEW_LOGIN_EMAIL_LIMIT = { hits: 1, seconds: 86_400 };

type LoginInput = { accountId: number; caller: RequestOrigin; request: FastifyRequest | undefined; strong: boolean };
export type LoginResult = { user: UserRow; token: string };

/** A session always has a new token, and the one this browser came with ends: nobody can have planted it. */
export async function startSession(
  trx: Trx,
  deps: Deps,
  { accountId, request, strong }: Omit<LoginInput, 'caller'>,
): Promise<string> {
  const old = request?.cookies[getSessionCookieName(deps.config)];
  if (old) await deleteSession(trx, old);
  return createSession(trx, accountId, deps.clock(), { device: describeDevice(request), strong });
}

export async function completeLogin(trx: Trx, deps: Deps, entry: LoginInput): Promise<LoginResult> {
  const { accountId, caller: origin, request } = entry;
  const now = deps.clock();
  const user = await recordLogin(trx, accountId, now);
  if (!user) throw new AppError('not_authenticated');
  if (!mayLogIn(user.status)) throw new AppError('account_suspended');
  if (await isAgencyBlocked(trx, accountId)) throw new AppError('agency_suspended');
  const token = await startSession(trx, deps, entry);
  const device = describeDevice(request);
  if (!isKnownDevice(origin, accountId)) {
    const key = `new login ${accountId} ${device} ${origin.address}`;
    if ((await countHit(trx, key, NEW_LOGIN_EMAIL_LIMIT, now)) <= NEW_LOGIN_EMAIL_LIMIT.hits)
      await enqueueAccountEmail(trx, deps, user, 'new_login', { device });
  }
  return { user, token };
}

/** After the transaction: what the browser keeps, and what the caller is told. */
export function sendLoginReply(
  deps: Deps,
  reply: FastifyReply | undefined,
  origin: RequestOrigin,
  { user, token }: LoginResult,
) {
  setSessionCookies(reply, deps.config, token);
  setDeviceCookie(deps, reply, origin, user.id);
  return { message: 'Success!' as const, user: userView(user), token };
}
