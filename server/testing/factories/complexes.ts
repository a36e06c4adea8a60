/** Agencies with developments and units, for tests. */
import type { Insertable } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import type { Complex } from '../../src/platform/generated/schema.ts';
import { buildListing, buildPhotos, buildProperty } from './records.ts';

export const CHALANDRI_DISTRICT_ID = 461200;

const agencyOf = async (db: Db, accountId: number): Promise<number> =>
  (await db.selectFrom('agency').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow()).id;

type TestProperty = { price?: number; purpose?: 1 | 2; is_active?: boolean | null; photos?: number };

/** A listing of the agency of this account. */
export async function buildUnit(
  db: Db,
  accountId: number,
  overrides: Partial<Parameters<typeof buildProperty>[1]> = {},
  { photos = 1, price = 250_000, purpose = 1, is_active = true }: TestProperty = {},
): Promise<{ property_id: number; listing_id: number }> {
  const agency_id = await agencyOf(db, accountId);
  const property_id = await buildProperty(db, {
    district_id: CHALANDRI_DISTRICT_ID,
    account_id: accountId,
    agency_id,
    ...overrides,
  });
  await buildPhotos(db, property_id, photos);
  const deleted_at = is_active === null ? new Date() : null;
  return { property_id, listing_id: await buildListing(db, { property_id, price, purpose, is_active, deleted_at }) };
}

export async function buildComplex(
  db: Db,
  accountId: number,
  overrides: Partial<Insertable<Complex>> = {},
): Promise<number> {
  const at = new Date('2026-11-10T09:00:00Z');
  const { id } = await db
    .insertInto('complex')
    .values({
      account_id: accountId,
      agency_id: await agencyOf(db, accountId),
      district_id: CHALANDRI_DISTRICT_ID,
      stage: 2,
      name_el: 'Αυλές Χαλανδρίου',
      name_en: 'Halandri Courts',
      hide_address: false,
      state: 'published',
      published_at: at,
      created_at: at,
      updated_at: at,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const complexInput = {
  name_el: 'Κήποι Πεντέλης',
  name_en: 'Penteli Gardens',
  description_el: 'Δεκαοκτώ κατοικίες γύρω από κοινό κήπο.',
  district_id: CHALANDRI_DISTRICT_ID,
  hide_address: false,
  stage: 'building',
  completion_year: 2027,
  completion_quarter: 2,
} as const;
