/** SQL of the places near properties (server/migrations/0300_nearby_places.sql). */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export type NearbyPlace = {
  kind: string;
  nameEl: string | null;
  nameEn: string | null;
  /** GeoJSON of a point or a line. */
  shape: string;
};

/** Whether there is anything of a kind. */
export async function listNearbyKinds(db: Db, kinds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from unnest(${kinds}::text[]) kind
    where exists (select from nearby_place p where p.kind = kind.kind limit 1)`.execute(db);
  return rows.map(({ kind }) => kind);
}

/** Who imports waits for who already does. */
export async function lockNearbyPlaces(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('nearby_import'))`.execute(trx);
}

export async function deleteImportedPlaces(trx: Trx): Promise<void> {
  await trx.deleteFrom('nearby_place').where('kind', '<>', 'station').execute();
}

export async function insertImportedPlaces(trx: Trx, places: readonly NearbyPlace[]): Promise<void> {
  const column = (name: keyof NearbyPlace) => places.map((place) => place[name]);
  await sql`
    insert into nearby_place (kind, name_el, name_en, shape)
    select kind, name_el, name_en, st_setsrid(st_geomfromgeojson(shape), 4326)::geography
    from unnest(${column('kind')}::text[], ${column('nameEl')}::text[], ${column('nameEn')}::text[], ${column('shape')}::text[])
      as place(kind, name_el, name_en, shape)`.execute(trx);
}

/** From the first property on. */
export async function startRecount(trx: Trx, now: Date): Promise<void> {
  await trx.updateTable('nearby_state').set({ imported_at: now, next_property_id: 0 }).execute();
}

export async function findNextRecount(db: Db): Promise<number | null> {
  const row = await db.selectFrom('nearby_state').select('next_property_id').executeTakeFirst();
  return row?.next_property_id ?? null;
}

/** Ends when everybody has who counted by the places of before. */
export async function waitForWriters(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('nearby_place'))`.execute(trx);
}

/** Counts the minutes of the next properties again; how many they were. */
export async function recountNextWalks(trx: Trx, most: number): Promise<number> {
  const { rows } = await sql<{ next: number | null }>`
    select next_property_id::float8 as next from nearby_state for update`.execute(trx);
  const next = rows[0]?.next ?? null;
  if (next === null) return 0;
  const found = await trx
    .selectFrom('property')
    .select('id')
    .where('id', '>=', next)
    .orderBy('id')
    .limit(most)
    .execute();
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await sql`select recount_walks(${ids}::bigint[])`.execute(trx);
  await trx
    .updateTable('nearby_state')
    .set({ next_property_id: ids.length < most ? null : (ids.at(-1) ?? 0) + 1 })
    .execute();
  return ids.length;
}
