/** SQL of single agencies: finding, making and changing them. */

import type { OpeningHours } from '@estia/contract/agencies/opening-hours';
import { readProperty } from '@estia/contract/read-property';
import { requireValue } from '@estia/contract/require-value';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Agency } from '../../platform/generated/schema.ts';

const columns = [
  'agency.id',
  'agency.account_id',
  'agency.name_el',
  'agency.name_en',
  'agency.gemi',
  'agency.district_id',
  'agency.street',
  'agency.street_number',
  'agency.postcode',
  'agency.phones',
  'agency.founded_year',
  'agency.legal_form',
  'agency.company',
  'agency.tax_number',
  'agency.tax_office',
  'agency.invoice_address',
  'agency.activity',
  'agency.contact_person',
  'agency.association_id',
  'agency.association_rank_id',
  'agency.opening_hours',
  'agency.logo_key',
  'agency.updated_at',
] as const;

/** The pin that the agency put itself; a point that follows from its address is none. */
type Pin = { lat: number; lon: number };
const pin = sql<Pin | null>`case when agency.point_from = 'pin' then
  json_build_object('lat', st_y(agency.point), 'lon', st_x(agency.point)) end`.as('pin');

export type AgencyRow = Omit<
  Selectable<Agency>,
  'opening_hours' | 'created_at' | 'name_key' | 'point' | 'point_from'
> & { opening_hours: OpeningHours | null; pin: Pin | null };

type AgencyKey = { id: number } | { gemi: string } | { accountId: number };

/** The agency with the state of its owner, which policies ask for. */
const selectAgency = (db: Db, by: AgencyKey) => {
  const read = db
    .selectFrom('agency')
    .innerJoin('account', 'account.id', 'agency.account_id')
    .select(columns)
    .select(pin)
    .$narrowType<{ opening_hours: OpeningHours | null }>()
    .select(['account.status', 'account.erase_after', 'account.email', 'account.username', 'account.locale']);
  if ('id' in by) return read.where('agency.id', '=', by.id);
  return 'gemi' in by ? read.where('agency.gemi', '=', by.gemi) : read.where('agency.account_id', '=', by.accountId);
};

export const findAgency = (db: Db, by: AgencyKey) => selectAgency(db, by).executeTakeFirst();
/**
 * For a change: nobody else changes it meanwhile. Its owner's row first, as every action on accounts does: an approval
 * under way is waited for, and its state seen.
 */
export async function lockAgency(trx: Trx, by: AgencyKey) {
  const found = await findAgency(trx, by);
  if (!found) return undefined;
  await trx.selectFrom('account').select('id').where('id', '=', found.account_id).forUpdate().execute();
  return selectAgency(trx, { id: found.id }).forUpdate('agency').executeTakeFirst();
}

export async function whichNumbersExist(db: Db, gemi: string, taxNumber: string | null | undefined) {
  const { rows } = await sql<{ gemi: boolean; tax_number: boolean }>`
    select exists (select from agency where gemi = ${gemi}) as gemi,
      exists (select from agency where tax_number = ${taxNumber ?? null}) as tax_number`.execute(db);
  return rows[0] ?? { gemi: false, tax_number: false };
}

export const insertAgency = (db: Db, row: Insertable<Agency>) =>
  db.insertInto('agency').values(row).returning('id').executeTakeFirstOrThrow();

export const updateAgencyRow = (db: Db, id: number, row: Updateable<Agency>) =>
  db.updateTable('agency').set(row).where('id', '=', id).execute();

export type AgencyPoint = { lat: number; lon: number; from: 'pin' | 'street' | 'district' };

/** What people find an agency by. `seen` keeps a slow worker from writing over a later change. */
export async function updateSearchColumns(
  db: Db,
  id: number,
  { nameKey, point }: { nameKey: string; point: AgencyPoint | null },
  seen?: Date,
): Promise<void> {
  await db
    .updateTable('agency')
    .set({
      name_key: nameKey,
      point: point && sql<string>`st_setsrid(st_makepoint(${point.lon}, ${point.lat}), 4326)`,
      point_from: point?.from ?? null,
    })
    .where('id', '=', id)
    .$if(seen !== undefined, (query) =>
      query.where(sql`date_trunc('milliseconds', updated_at)`, '=', requireValue(seen)),
    )
    .execute();
}

/** Agencies that cannot be found by name or on the map yet. */
export const listAgenciesWithoutSearchFields = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('agency')
    .select(['id', 'name_el', 'name_en', 'district_id', 'street', 'postcode', 'updated_at', pin])
    .where('id', '>', after)
    .where(sql<boolean>`name_key is null or (point is null and district_id is not null)`)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Agencies the public may know, oldest first. */
export async function listPublicAgencies(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const known = db
    .selectFrom('agency')
    .innerJoin('account', 'account.id', 'agency.account_id')
    .where('account.status', '=', 'approved')
    .where('account.erase_after', 'is', null);
  const rows = await known
    .select(['agency.id', 'agency.name_el', 'agency.name_en', 'agency.gemi', 'agency.district_id'])
    .orderBy('agency.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await known.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

/** Every agency that has a page. */
export const listAgenciesWithPage = (db: Db) =>
  db
    .selectFrom('agency')
    .innerJoin('account', 'account.id', 'agency.account_id')
    .select('agency.id')
    .where('account.status', '=', 'approved')
    .where('account.erase_after', 'is', null)
    .orderBy('agency.id')
    .execute();

/** The constraint a write broke, when it was one of uniqueness. */
export function getUniqueViolation(error: unknown): string | null {
  const [code, constraint] = [readProperty(error, 'code'), readProperty(error, 'constraint')];
  return code === '23505' && typeof constraint === 'string' ? constraint : null;
}
