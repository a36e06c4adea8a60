/**
 * Who knocks: an address, and a device that has been inside before. Guessing is slowed by address and by email; the
 * device lets the person whose account it is in while somebody else is guessing. It opens nothing by itself.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import { getNetwork } from '../../../platform/http/client-network.ts';
import { findAccountByEmail } from '../accounts.queries.ts';

const DEVICE_COOKIE = 'estia_device';
const YEAR_SECONDS = 365 * 86_400;
/** A family's tablet knows a few people; more would make the cookie a list of them. */
const MAX_ACCOUNTS = 5;
const MAX_COOKIE_LENGTH = 500;

type Device = { id: string; accounts: readonly number[] };
export type RequestOrigin = { address: string; device: Device | null };

/** With https browsers keep `__Host-` cookies to this very host, as the session's. */
export const getHostCookieName = (name: string, { secure }: { secure: boolean }): string =>
  secure ? `__Host-${name}` : name;

function readDeviceCookie({ secrets, config }: Deps, request: FastifyRequest | undefined): Device | null {
  const cookie = request?.cookies[getHostCookieName(DEVICE_COOKIE, config)];
  if (!cookie || cookie.length > MAX_COOKIE_LENGTH) return null;
  try {
    const [id, ...accounts] = JSON.parse(secrets.open('device', Buffer.from(cookie, 'base64url')));
    return { id, accounts };
  } catch {
    return null; // not sealed by us, or with a key we no longer have
  }
}

export const getRequestOrigin = (deps: Deps, request: FastifyRequest | undefined): RequestOrigin => ({
  address: getNetwork(request?.ip ?? 'nowhere'),
  device: readDeviceCookie(deps, request),
});

export const isKnownDevice = ({ device }: RequestOrigin, accountId: number): boolean =>
  device?.accounts.includes(accountId) ?? false;

/**
 * What attempts at an email are counted by: the device where it knows the account, otherwise the address. Whoever has
 * no device of ours causes no look at the accounts here, so a refusal cannot tell who has one.
 */
export async function getThrottleIdentity(
  db: Db,
  origin: RequestOrigin,
  email: string,
): Promise<{ known: boolean; who: string }> {
  const account = origin.device ? await findAccountByEmail(db, email) : undefined;
  const known = account !== undefined && isKnownDevice(origin, account.id);
  return { known, who: known ? `device ${origin.device?.id}` : `address ${origin.address}` };
}

/** The browser remembers that this account was let in here. */
export function setDeviceCookie(
  { secrets, config }: Deps,
  reply: FastifyReply | undefined,
  { device }: RequestOrigin,
  accountId: number,
): void {
  const id = device?.id ?? randomBytes(12).toString('base64url');
  const accounts = [accountId, ...(device?.accounts ?? []).filter((other) => other !== accountId)];
  const sealed = secrets.seal('device', JSON.stringify([id, ...accounts.slice(0, MAX_ACCOUNTS)]));
  reply?.setCookie(getHostCookieName(DEVICE_COOKIE, config), sealed.toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure: config.secure,
    httpOnly: true,
    maxAge: YEAR_SECONDS,
  });
}
