/**
 * Sessions: a random token the browser keeps in an HttpOnly cookie (API clients send it as bearer), of which the
 * database holds only the hash. Blocked users, and who works for a blocked agency, are found out by the same read, so
 * they are out at once.
 */

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type RoleId, roleIds } from '@estia/contract/accounts/roles';
import { toLocale } from '@estia/contract/pair';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../db/db.ts';
import type { Viewer } from './viewer.ts';

export const SESSION_COOKIE = 'estia_session';
/** With https browsers keep `__Host-` cookies to this very host: no sibling domain can plant or read one. */
export const getSessionCookieName = ({ secure }: Pick<Config, 'secure'>): string =>
  secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';

const SESSION_DAYS = 30;
const IDLE_DAYS = 14;
/** What an admin may do is worth stealing: a working day, then the second factor again. */
const ADMIN_HOURS = 12;
/** "Last seen" is for the list of devices: fresher than this would cost a write a request. */
const LAST_SEEN_INTERVAL_MS = 10 * 60_000;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
export const generateToken = (): string => randomBytes(32).toString('base64url');

/** Sessions last seen before this have ended: a device nobody uses should open nothing. */
export const getIdleCutoff = (now: Date): Date => new Date(now.getTime() - IDLE_DAYS * 86_400_000);

type AccountStatus = NonNullable<Viewer>['status'];

type SessionRow = {
  id: number;
  role_id: RoleId;
  is_main_admin: boolean;
  status: AccountStatus;
  username: string;
  locale: string;
  office_id: number | null;
  office_status: AccountStatus | null;
  agency_role: 'owner' | 'agent' | null;
  session_id: number;
  has_second_factor: boolean;
  last_seen_at: Date;
};

/**
 * Prepared by its name: every request with a session asks it, and planning five tables takes longer than reading them.
 */
const FIND_SESSION = `
  select account.id, account.role_id, account.is_main_admin, account.status, account.username, account.locale,
    office.id as office_id, office.status as office_status, agency_agent.role as agency_role,
    session.id as session_id, session.has_second_factor, session.last_seen_at
  from session
  join account on account.id = session.account_id
  left join agency_agent on agency_agent.account_id = account.id
  left join agency on agency.id = agency_agent.agency_id
  left join account office on office.id = agency.account_id
  where session.token_hash = $1 and session.expires_at > $2 and session.last_seen_at > $3
    and account.status <> 'blocked' and (office.status is null or office.status <> 'blocked')
    and (account.role_id <> 1 or not session.has_second_factor or session.created_at > $4)`;

/** Reads like a feature's query, but belongs to every request. */
export async function findViewer({ db, pool }: Pick<Deps, 'db' | 'pool'>, token: string, now: Date): Promise<Viewer> {
  const oldestAdmin = new Date(now.getTime() - ADMIN_HOURS * 3_600_000);
  const values = [hashToken(token), now, getIdleCutoff(now), oldestAdmin];
  const { rows } = await pool.query<SessionRow>({ name: 'find_session', text: FIND_SESSION, values });
  const row = rows[0];
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > LAST_SEEN_INTERVAL_MS)
    await updateLastSeen(db, row.id, row.session_id, now);
  return {
    userId: row.id,
    worksFor: row.office_id ?? row.id,
    agencyRole: row.agency_role ?? (row.role_id === roleIds.agency ? 'owner' : null),
    roleId: row.role_id,
    isMainAdmin: row.is_main_admin,
    // Nobody may do more than the agency they work for.
    status: row.status === 'approved' ? (row.office_status ?? row.status) : row.status,
    username: row.username,
    locale: toLocale(row.locale),
    sessionId: row.session_id,
    strong: row.has_second_factor,
  };
}

/**
 * What an account that is used looks like: its day is noted, and an end that the sweep of unused accounts had set is
 * off. One that its owner asked for stays: that has a code to undo it with.
 */
export const buildLastSeenUpdate = (now: Date) => ({
  last_seen_on: sql<Date>`${now}::date`,
  warned_unused_at: null,
  erase_after: sql<Date | null>`case when account.warned_unused_at is not null and not exists (
    select from account_code c where c.account_id = account.id and c.purpose = 'undo_delete'
  ) then null else account.erase_after end`,
});

async function updateLastSeen(db: Db, userId: number, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
  // A day and not a moment: once a day there is something to write.
  await db
    .updateTable('account')
    .set(buildLastSeenUpdate(now))
    .where('id', '=', userId)
    .where('last_seen_on', '<', sql<Date>`${now}::date`)
    .execute();
}

type SessionOptions = { device?: string; strong?: boolean };

/** A token and the row that knows it by its hash. */
export function newSession(userId: number, now: Date, { device = '', strong = false }: SessionOptions = {}) {
  const token = generateToken();
  const row = {
    token_hash: hashToken(token),
    account_id: userId,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
    device,
    has_second_factor: strong,
  };
  return { token, row };
}

/** `db` may be the transaction that makes the account. */
export async function createSession(db: Db, userId: number, now: Date, options: SessionOptions = {}): Promise<string> {
  const { token, row } = newSession(userId, now, options);
  await db.insertInto('session').values(row).execute();
  return token;
}

/**
 * A second factor was given: the session begins anew with a token that nobody can have seen before. Null when it has
 * ended meanwhile.
 */
export async function elevateSession(
  db: Db,
  { userId, sessionId, now }: { userId: number; sessionId: number; now: Date },
): Promise<string | null> {
  const token = generateToken();
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ token_hash: hashToken(token), has_second_factor: true, created_at: now, last_seen_at: now })
    .where('id', '=', sessionId)
    .where('account_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : null;
}

/** Ends the sessions of an account, all but one if asked. */
export async function deleteSessions(db: Db, userId: number, { but }: { but?: number } = {}): Promise<void> {
  let ending = db.deleteFrom('session').where('account_id', '=', userId);
  if (but !== undefined) ending = ending.where('id', '!=', but);
  await ending.execute();
}

/** Puts the session into the browser. No-op where there is none (a call asked without HTTP). */
export function setSessionCookies(reply: FastifyReply | undefined, config: Config, token: string): void {
  const common = { path: '/', sameSite: 'lax', secure: config.secure, maxAge: SESSION_DAYS * 86_400 } as const;
  reply?.setCookie(getSessionCookieName(config), token, { ...common, httpOnly: true });
  reply?.setCookie(XSRF_COOKIE, deriveXsrfToken(token), common);
}

export function clearSessionCookies(reply: FastifyReply | undefined, config: Config): void {
  const common = { path: '/', secure: config.secure };
  reply?.clearCookie(getSessionCookieName(config), { ...common, httpOnly: true });
  reply?.clearCookie(XSRF_COOKIE, common);
}

export const getBearerToken = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** A bearer that was sent is the only one that counts; a browser's session is in its cookie. */
export const getSessionToken = (request: FastifyRequest, config: Config): string | null =>
  getBearerToken(request) ?? request.cookies[getSessionCookieName(config)] ?? null;

/**
 * The XSRF token follows from the session's own token, so it needs no place in the database and dies with the session.
 */
export const deriveXsrfToken = (token: string): string =>
  createHmac('sha256', token).update('xsrf').digest('base64url');

export function isValidXsrfToken(token: string, header: unknown): boolean {
  if (typeof header !== 'string') return false;
  return timingSafeEqual(hashToken(header), hashToken(deriveXsrfToken(token)));
}

const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** 'Chrome, Android': enough for a person to know a device by. The header itself is not stored. */
export function describeDevice(request: FastifyRequest | undefined): string {
  const agent = request?.headers['user-agent'] ?? '';
  const nameOf = (known: readonly [RegExp, string][]) => known.find(([mark]) => mark.test(agent))?.[1];
  return [nameOf(browsers), nameOf(systems)].filter(Boolean).join(', ') || 'API';
}
