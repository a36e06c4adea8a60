/** SQL of an agency's API keys. */
import type { ApiScope } from '@estia/contract/sources/api/api-scopes';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { ApiKey } from '../../../platform/generated/schema.ts';

export type ApiKeyRow = {
  id: number;
  name: string;
  prefix: string;
  scopes: ApiScope[];
  created_at: Date;
  created_by: string | null;
  expires_at: Date | null;
  last_used_on: string | null;
};

/** Newest first. Also those that have expired, until somebody revokes them. */
export async function listApiKeys(db: Db, agencyId: number): Promise<ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`
    select k.id, k.name, k.prefix, k.scopes, k.created_at, u.username as created_by, k.expires_at,
      k.last_used_on::text as last_used_on
    from api_key k left join account u on u.id = k.created_by
    where k.agency_id = ${agencyId} and k.revoked_at is null
    order by k.id desc`.execute(db);
  return rows;
}

export const insertApiKey = (trx: Trx, row: Insertable<ApiKey>) =>
  trx.insertInto('api_key').values(row).returning('id').executeTakeFirstOrThrow();

/** What it was; undefined when the agency has no such key any more. */
export const markApiKeyRevoked = (trx: Trx, agencyId: number, id: number, now: Date) =>
  trx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .where('revoked_at', 'is', null)
    .returning(['name', 'scopes'])
    .executeTakeFirst();
