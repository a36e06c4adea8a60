/**
 * Keys of the agency API. A key is 256 random bits, so that its SHA-256 can be looked up: an index that is read in more
 * or less time by the first bytes of a hash tells nothing about a key that has this hash.
 */
import { createHash, randomBytes } from 'node:crypto';
import { type RoleId, roleIds } from '@estia/contract/accounts/roles';
import { API_KEY_START, type ApiScope, apiKeyLimits } from '@estia/contract/sources/api/api-scopes';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { buildLastSeenUpdate } from './sessions.ts';
import type { ApiKeyViewer } from './viewer.ts';

export const hashApiKey = (key: string): Buffer => createHash('sha256').update(key).digest();

export function generateApiKey(): { key: string; prefix: string; hash: Buffer } {
  const key = `${API_KEY_START}${randomBytes(32).toString('base64url')}`;
  return { key, prefix: key.slice(0, apiKeyLimits.prefix), hash: hashApiKey(key) };
}

const KEY_HEADER = new RegExp(`^Bearer (${API_KEY_START}[\\w-]{43})$`, 'i');
const getApiKey = (request: FastifyRequest): string | null =>
  KEY_HEADER.exec(request.headers.authorization ?? '')?.[1] ?? null;

type ApiKeyRow = {
  id: number;
  agency_id: number;
  name: string;
  scopes: ApiScope[];
  expires_at: Date | null;
  is_first_use_today: boolean;
  account_id: number;
  username: string;
  locale: 'el' | 'en';
  role_id: RoleId;
  status: string;
  is_leaving: boolean;
};

/** Prepared by its name: every call of the agency API asks it. */
const FIND_KEY = `
  select api_key.id, api_key.agency_id, api_key.name, api_key.scopes, api_key.expires_at,
    api_key.last_used_on is distinct from ($2::timestamptz at time zone 'Europe/Athens')::date as is_first_use_today,
    account.id as account_id, account.username, account.locale, account.role_id, account.status,
    account.erase_after is not null and account.warned_unused_at is null as is_leaving
  from api_key
  join agency on agency.id = api_key.agency_id
  join account on account.id = agency.account_id
  where api_key.key_hash = $1 and api_key.revoked_at is null
    and (api_key.expires_at is null or api_key.expires_at > $2)`;

/** The agency as an agent of its own: what belongs to owners alone is not for programs. */
export async function findApiKeyViewer(
  { db, pool, clock }: Pick<Deps, 'db' | 'pool' | 'clock'>,
  request: FastifyRequest,
): Promise<ApiKeyViewer | 'api_key_refused' | 'agency_not_active'> {
  const key = getApiKey(request);
  if (key === null) return 'api_key_refused';
  const now = clock();
  const { rows } = await pool.query<ApiKeyRow>({
    name: 'find_api_key',
    text: FIND_KEY,
    values: [hashApiKey(key), now],
  });
  const row = rows[0];
  if (!row) return 'api_key_refused';
  if (row.role_id !== roleIds.agency || row.status !== 'approved' || row.is_leaving) return 'agency_not_active';
  if (row.is_first_use_today) await noteUse(db, row, now);
  return {
    userId: row.account_id,
    worksFor: row.account_id,
    agencyRole: 'agent',
    roleId: row.role_id,
    isMainAdmin: false,
    status: 'approved',
    username: row.username,
    locale: row.locale,
    sessionId: 0,
    strong: false,
    apiKey: {
      id: row.id,
      agencyId: row.agency_id,
      name: row.name,
      scopes: row.scopes,
      expiresAt: row.expires_at,
    },
  };
}

/** Once a day. An agency whose program works every day is in use, although nobody of it logs in. */
async function noteUse(db: Deps['db'], row: ApiKeyRow, now: Date): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ last_used_on: sql<Date>`(${now}::timestamptz at time zone 'Europe/Athens')::date` })
    .where('id', '=', row.id)
    .execute();
  await db
    .updateTable('account')
    .set(buildLastSeenUpdate(now))
    .where('id', '=', row.account_id)
    .where('last_seen_on', '<', sql<Date>`${now}::date`)
    .execute();
}
