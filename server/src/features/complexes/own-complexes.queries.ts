/** SQL of an agency's own developments. Every statement names the account: another's is as if it were not there. */
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Complex } from '../../platform/generated/schema.ts';
import type { PhotoTuple } from './public-complexes.queries.ts';

export type OwnComplexRow = {
  id: number;
  state: 'draft' | 'published' | 'paused';
  version: number;
  name_el: string;
  name_en: string | null;
  description_el: string | null;
  description_en: string | null;
  district_id: number;
  street: string | null;
  hide_address: boolean;
  stage: number;
  completion_year: number | null;
  completion_quarter: number | null;
  energy_class_id: number | null;
  cover_property_id: number | null;
  published_at: Date | null;
  updated_at: Date;
  units: number;
  live_units: number;
  cover: PhotoTuple | null;
};

const columns =
  sql.raw(`c.id, c.state, c.version, c.name_el, c.name_en, c.description_el, c.description_en, c.district_id, c.street,
  c.hide_address, c.stage, c.completion_year, c.completion_quarter, c.energy_class_id, c.cover_property_id, c.published_at, c.updated_at,
  counts.units, counts.live_units, cover.cells as cover`);
const joins = sql.raw(`cross join lateral (
    select count(*)::int as units, (count(*) filter (where p.hide_address = c.hide_address
      and exists (select from listing l where l.property_id = p.id and l.is_active)))::int as live_units
    from property p where p.complex_id = c.id) counts
  left join lateral (
    select json_build_array(f.key, f.width, f.height, f.placeholder, f.has_avif, pp.alt_el, pp.alt_en) as cells
    from property p join property_photo pp on pp.property_id = p.id and pp.position = 1 join photo f on f.id = pp.photo_id
    where p.complex_id = c.id order by (p.id = c.cover_property_id) desc nulls last, p.id limit 1) cover on true`);

type Pagination = { limit: number; offset: number };

export const ownComplexesQuery = (accountId: number, { limit, offset }: Pagination) => sql<OwnComplexRow>`
  with page as (
    select id from complex where account_id = ${accountId} order by updated_at desc, id desc limit ${limit} offset ${offset}
  )
  select ${columns} from page join complex c on c.id = page.id ${joins} order by c.updated_at desc, c.id desc`;

export async function countOwnComplexes(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from complex where account_id = ${accountId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findOwnComplex(db: Db, accountId: number, id: number): Promise<OwnComplexRow | undefined> {
  const { rows } = await sql<OwnComplexRow>`
    select ${columns} from complex c ${joins} where c.id = ${id} and c.account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** The account first, as everywhere: of two actions of one agency the second waits here. Its agency, if it has one. */
export async function lockAgencyAccount(trx: Trx, accountId: number): Promise<number | null> {
  await sql`select from account where id = ${accountId} for no key update`.execute(trx);
  const { rows } = await sql<{ id: number }>`select id from agency where account_id = ${accountId}`.execute(trx);
  return rows[0]?.id ?? null;
}

export type LockedComplex = Pick<
  OwnComplexRow,
  'id' | 'state' | 'version' | 'hide_address' | 'cover_property_id' | 'published_at'
> & {
  agency_id: number;
};

export async function lockOwnComplex(trx: Trx, accountId: number, id: number): Promise<LockedComplex | undefined> {
  const { rows } = await sql<LockedComplex>`
    select id, agency_id, state, version, hide_address, cover_property_id, published_at
    from complex where id = ${id} and account_id = ${accountId} for update`.execute(trx);
  return rows[0];
}

export const insertComplex = async (trx: Trx, row: Insertable<Complex>): Promise<number> =>
  (await trx.insertInto('complex').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const updateComplex = (trx: Trx, id: number, row: Updateable<Complex>) =>
  trx.updateTable('complex').set(row).where('id', '=', id).execute();

/** Its units are let go by the key itself (`on delete set null`). */
export const deleteComplex = (trx: Trx, id: number) => trx.deleteFrom('complex').where('id', '=', id).execute();

export type UnitRow = { id: number; complex_id: number | null; hide_address: boolean };

/** Those of the properties that are the agency's own and not thrown away, held until the transaction ends. */
export async function lockUnits(
  trx: Trx,
  { accountId, agencyId, ids }: { accountId: number; agencyId: number; ids: readonly number[] },
): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    select p.id, p.complex_id, p.hide_address from property p
    where p.id = any (${ids}::bigint[]) and p.account_id = ${accountId} and p.agency_id = ${agencyId}
      and exists (select from listing l where l.property_id = p.id and l.is_active is not null)
    order by p.id for update of p`.execute(trx);
  return rows;
}

export const attachUnits = (trx: Trx, id: number, ids: readonly number[]) =>
  sql`update property set complex_id = ${id} where id = any (${ids}::bigint[]) and complex_id is null`.execute(trx);

export const detachUnits = (trx: Trx, id: number, ids: readonly number[]) =>
  sql`update property set complex_id = null where id = any (${ids}::bigint[]) and complex_id = ${id}`.execute(trx);

export async function listUnits(trx: Trx, id: number): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    select id, complex_id, hide_address from property where complex_id = ${id}`.execute(trx);
  return rows;
}

export type AttachableUnitRow = {
  property_id: number;
  type_id: number;
  area: number;
  bed_rooms: number | null;
  floor_id: number | null;
  district_id: number;
  hide_address: boolean;
  attached: boolean;
  purpose: 1 | 2;
  price: number;
  is_active: boolean | null;
  cover: PhotoTuple | null;
};

export type UnitSearch = { property?: number; words?: string };

/** A number is that of a property; words are looked for in its titles and its street. */
const matchesSearchSql = ({ property, words }: UnitSearch) => {
  if (property !== undefined) return sql`p.id = ${property}`;
  if (words === undefined) return sql`true`;
  const like = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(p.street ilike ${like} or exists (
    select from listing t where t.property_id = p.id and (t.title_el ilike ${like} or t.title_en ilike ${like})))`;
};

/**
 * Properties of the agency that are in this development or in none. An agency's properties are few (their index): sorted, not
 * walked.
 */
const fromAttachableUnitsSql = (accountId: number, id: number, search: UnitSearch) => sql`
  from complex c join property p on p.account_id = c.account_id and p.agency_id = c.agency_id
    and (p.complex_id is null or p.complex_id = c.id)
  cross join lateral (
    select l.purpose, l.price, l.is_active, l.updated_at from listing l where l.property_id = p.id
    order by l.is_active desc nulls last, l.purpose limit 1) l
  where c.id = ${id} and c.account_id = ${accountId} and (l.is_active is not null or p.complex_id = c.id) and ${matchesSearchSql(search)}`;

export const attachableUnitsQuery = (
  accountId: number,
  id: number,
  search: UnitSearch,
  { limit, offset }: Pagination,
) => sql<AttachableUnitRow>`
  select p.id as property_id, p.type_id, p.area, p.bed_rooms, p.floor_id, p.district_id, p.hide_address,
    p.complex_id is not null as attached, l.purpose, l.price, l.is_active,
    (select json_build_array(f.key, f.width, f.height, f.placeholder, f.has_avif, pp.alt_el, pp.alt_en)
     from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id and pp.position = 1) as cover
  ${fromAttachableUnitsSql(accountId, id, search)}
  order by p.complex_id nulls last, l.updated_at desc, p.id desc limit ${limit} offset ${offset}`;

export async function countAttachableUnits(db: Db, accountId: number, id: number, search: UnitSearch): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${fromAttachableUnitsSql(accountId, id, search)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** For the copy of one's data. */
export async function listComplexesForExport(db: Db, accountId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select to_jsonb(c) - 'account_id' as complex,
      (select coalesce(jsonb_agg(p.id order by p.id), '[]') from property p where p.complex_id = c.id) as homes
    from complex c where c.account_id = ${accountId} order by c.id`.execute(db);
  return rows;
}
