/** SQL of what people settle about a source: values and places that our tables do not know. */
import type { MappedField } from '@estia/contract/sources/column-targets';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

type Example = { reference: string; line: number | null };
export type ValueRow = {
  field: MappedField;
  from_name: string;
  value: string;
  count: number;
  settled_to: string | null;
  examples: Example[];
};
export type PlaceRow = {
  id: number;
  names: string[];
  postcode: string | null;
  count: number;
  district_id: number | null;
  suggestions: number[];
  examples: Example[];
};
export type Shown = { show: 'open' | 'all'; search?: string | undefined };
type Page = { limit: number; offset: number };

const like = (search: string): string => `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Open: of the newest file. All: also what was settled for earlier ones. */
const valueConditions = (sourceId: number, { show, search }: Shown) => sql`
  source_id = ${sourceId} and ${show === 'open' ? sql`settled_to is null and count > 0` : sql`(settled_to is not null or count > 0)`}
  and ${search ? sql`value ilike ${like(search)}` : sql`true`}`;

export async function listValues(db: Db, sourceId: number, shown: Shown, { limit, offset }: Page): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    select field, from_name, value, count, settled_to, examples from source_value
    where ${valueConditions(sourceId, shown)} order by count desc, field, value limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}
export async function countValues(db: Db, sourceId: number, shown: Shown): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from source_value where ${valueConditions(sourceId, shown)}`.execute(db);
  return rows[0]?.n ?? 0;
}

type Settled = { by: number; now: Date };
/** How many of those named there are. */
export async function settleValues(
  trx: Trx,
  sourceId: number,
  values: readonly { field: string; value: string; to: string | null }[],
  { by, now }: Settled,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update source_value v set settled_to = n.to_value, settled_at = case when n.to_value is not null then ${now}::timestamptz end,
      settled_by = case when n.to_value is not null then ${by}::bigint end
    from unnest(${values.map((each) => each.field)}::text[], ${values.map((each) => each.value)}::text[], ${values.map((each) => each.to)}::text[])
      as n (field, value, to_value)
    where v.source_id = ${sourceId} and v.field = n.field and v.value = n.value`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

const placeConditions = (sourceId: number, { show, search }: Shown) => sql`
  source_id = ${sourceId} and ${show === 'open' ? sql`district_id is null and count > 0` : sql`(district_id is not null or count > 0)`}
  and ${search ? sql`array_to_string(names, ' ') ilike ${like(search)}` : sql`true`}`;

export async function listPlaces(db: Db, sourceId: number, shown: Shown, { limit, offset }: Page): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select id, names, postcode, count, district_id, suggestions, examples from source_place
    where ${placeConditions(sourceId, shown)} order by count desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
export async function countPlaces(db: Db, sourceId: number, shown: Shown): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from source_place where ${placeConditions(sourceId, shown)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function settlePlaces(
  trx: Trx,
  sourceId: number,
  places: readonly { id: number; district_id: number | null }[],
  { by, now }: Settled,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update source_place p set district_id = n.district_id, settled_at = case when n.district_id is not null then ${now}::timestamptz end,
      settled_by = case when n.district_id is not null then ${by}::bigint end
    from unnest(${places.map((each) => each.id)}::bigint[], ${places.map((each) => each.district_id)}::int[]) as n (id, district_id)
    where p.source_id = ${sourceId} and p.id = n.id`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Unchanged items are looked at again with the next file. */
export async function raiseMappingVersion(trx: Trx, sourceId: number, now: Date): Promise<void> {
  await sql`
    update source set mapping_version = mapping_version + 1, etag = null, last_modified = null, file_hash = null, updated_at = ${now}
    where id = ${sourceId}`.execute(trx);
}
