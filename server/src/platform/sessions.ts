/**
 * Sessions: a random token the browser keeps in an HttpOnly cookie (API clients send it as bearer), of which the
 * database holds only the hash. Blocked users are found out by the same read, so they are out at once.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from './db.ts';
import type { Viewer } from './viewer.ts';

export const SESSION_COOKIE = 'estia_session';
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';

const SESSION_DAYS = 30;

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Reads like a feature's query, but belongs to every request. */
export async function findSession(db: Db, token: string, now: Date): Promise<Viewer> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'role_id', 'is_main_admin', 'status', 'username'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('status', '!=', 'blocked')
    .executeTakeFirst();
  if (!row) return null;
  return {
    userId: row.id,
    roleId: row.role_id as 1 | 2 | 3,
    isMainAdmin: row.is_main_admin,
    status: row.status as 'waiting' | 'approved' | 'rejected',
    username: row.username,
  };
}

export async function openSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: userId,
      expires_at: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
    })
    .execute();
  return token;
}

export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** The XSRF token follows from the session's own token, so it needs no place in the database and dies with the session. */
export const xsrfOf = (token: string): string => createHmac('sha256', token).update('xsrf').digest('base64url');

export function xsrfMatches(token: string, header: unknown): boolean {
  if (typeof header !== 'string') return false;
  return timingSafeEqual(hashToken(header), hashToken(xsrfOf(token)));
}
