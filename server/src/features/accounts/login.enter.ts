/** The last step of every way in: a new session, the end of the browser's old one, and a word to the owner. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { deviceOf, giveSession, openSession, sessionCookie } from '../../platform/sessions.ts';
import { countHit } from '../../platform/throttle.ts';
import { tell } from './accounts.letters.ts';
import { mayLogIn } from './accounts.policy.ts';
import { endSession, noteEntry, officeIsBlocked, type UserRow } from './accounts.queries.ts';
import { userView } from './accounts.view.ts';
import { type Caller, giveDevice, knows } from './login.caller.ts';

/** A program that keeps no cookie is new each time: one letter a day for each place it comes from. */
const LETTERS = { hits: 1, seconds: 86_400 };

type Entry = { accountId: number; caller: Caller; request: FastifyRequest | undefined; strong: boolean };
export type Entered = { user: UserRow; token: string };

/** A session always has a new token, and the one this browser came with ends: nobody can have planted it. */
export async function beginSession(
  trx: Db,
  deps: Deps,
  { accountId, request, strong }: Omit<Entry, 'caller'>,
): Promise<string> {
  const old = request?.cookies[sessionCookie(deps.config)];
  if (old) await endSession(trx, old);
  return openSession(trx, accountId, deps.clock(), { device: deviceOf(request), strong });
}

export async function enter(trx: Db, deps: Deps, entry: Entry): Promise<Entered> {
  const { accountId, caller, request } = entry;
  const now = deps.clock();
  const user = await noteEntry(trx, accountId, now);
  if (!user || !mayLogIn(user.status) || (await officeIsBlocked(trx, accountId)))
    throw new AppError('not_authenticated');
  const token = await beginSession(trx, deps, entry);
  const device = deviceOf(request);
  if (!knows(caller, accountId)) {
    const key = `new login ${accountId} ${device} ${caller.address}`;
    if ((await countHit(trx, key, LETTERS, now)) <= LETTERS.hits) await tell(trx, deps, user, 'new_login', { device });
  }
  return { user, token };
}

/** After the transaction: what the browser keeps, and what the caller is told. */
export function welcome(deps: Deps, reply: FastifyReply | undefined, caller: Caller, { user, token }: Entered) {
  giveSession(reply, deps.config, token);
  giveDevice(deps, reply, caller, user.id);
  return { message: 'Success!' as const, user: userView(user), token };
}
