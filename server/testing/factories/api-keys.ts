/** Keys of the agency API. */
import { type ApiScope, apiScopes } from '@estia/contract/sources/api/api-scopes';
import type { Insertable } from 'kysely';
import { generateApiKey } from '../../src/platform/auth/api-keys.ts';
import type { Db } from '../../src/platform/db/db.ts';
import type { ApiKey } from '../../src/platform/generated/schema.ts';

export async function buildApiKey(
  db: Db,
  agency_id: number,
  scopes: readonly ApiScope[] = apiScopes,
  overrides: Partial<Insertable<ApiKey>> = {},
): Promise<string> {
  const { key, prefix, hash } = generateApiKey();
  await db
    .insertInto('api_key')
    .values({
      agency_id,
      name: 'CRM',
      prefix,
      key_hash: hash,
      scopes: [...scopes],
      created_at: new Date('2026-11-15T09:00:00Z'),
      ...overrides,
    })
    .execute();
  return key;
}
