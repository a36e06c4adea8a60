/** Listings that a program of an agency has pushed under its own reference. */
import type { Insertable } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import type { Listing } from '../../src/platform/generated/schema.ts';
import { buildListing, buildProperty } from './records.ts';

const now = new Date('2026-11-15T09:00:00Z');

/** The one source of pushes of an account, made when first asked for. */
export async function buildPushSource(db: Db, account_id: number, kind: 'api' | 'url' = 'api'): Promise<number> {
  const found = await db
    .selectFrom('source')
    .select('id')
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (found) return found.id;
  const url = kind === 'url' ? 'https://crm.example/feed.xml' : null;
  const { id } = await db
    .insertInto('source')
    .values({ account_id, kind, url, name: kind, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildPushedListing(
  db: Db,
  accountId: number,
  reference: string,
  listing: Partial<Insertable<Listing>> = {},
  kind: 'api' | 'url' = 'api',
) {
  const source_id = await buildPushSource(db, accountId, kind);
  const agency = await db.selectFrom('agency').select('id').where('account_id', '=', accountId).executeTakeFirst();
  const property_id = await buildProperty(db, {
    account_id: accountId,
    agency_id: agency?.id ?? null,
    district_id: 461200,
    street: 'Αγίας Παρασκευής',
    street_number: '12',
    postcode: '15234',
  });
  const listing_id = await buildListing(db, { ...listing, property_id });
  await db
    .insertInto('source_item')
    .values({ source_id, reference, state: 'live', purpose: 1, property_id, listing_id, updated_at: now })
    .execute();
  return { property_id, listing_id };
}
