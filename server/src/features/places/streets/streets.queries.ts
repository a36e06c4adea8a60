/** SQL of the archives of streets (server/migrations/0270_street_archives.sql). */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export type StreetArchive = {
  hash: string;
  sizeBytes: number;
  minZoom: number;
  maxZoom: number;
  bounds: { west: number; south: number; east: number; north: number };
};

const toArchive = (row: {
  hash: string;
  size_bytes: number;
  min_zoom: number;
  max_zoom: number;
  west: number;
  south: number;
  east: number;
  north: number;
}): StreetArchive => ({
  hash: row.hash,
  sizeBytes: row.size_bytes,
  minZoom: row.min_zoom,
  maxZoom: row.max_zoom,
  bounds: { west: row.west, south: row.south, east: row.east, north: row.north },
});

/** What the map draws; null: no streets are shown. */
export async function findCurrentStreets(db: Db): Promise<StreetArchive | null> {
  const row = await db.selectFrom('street_archive').selectAll().where('is_current', '=', true).executeTakeFirst();
  return row ? toArchive(row) : null;
}

/** One that is current, or was before. */
export async function findStreetArchive(db: Db, hash: string): Promise<StreetArchive | null> {
  const row = await db.selectFrom('street_archive').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row ? toArchive(row) : null;
}

/** Who imports waits for who already does. */
export async function lockStreetArchives(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('street_archive'))`.execute(trx);
}

export async function endCurrentStreets(trx: Trx): Promise<void> {
  await trx.updateTable('street_archive').set({ is_current: false }).where('is_current', '=', true).execute();
}

export async function saveCurrentStreets(trx: Trx, archive: StreetArchive, now: Date): Promise<void> {
  await trx
    .insertInto('street_archive')
    .values({
      hash: archive.hash,
      size_bytes: archive.sizeBytes,
      min_zoom: archive.minZoom,
      max_zoom: archive.maxZoom,
      ...archive.bounds,
      imported_at: now,
      is_current: true,
    })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ is_current: true, imported_at: now }))
    .execute();
}

/** All but the two that were imported last; which they were. */
export async function deleteOldStreets(trx: Trx): Promise<string[]> {
  const rows = await trx
    .deleteFrom('street_archive')
    .where('is_current', '=', false)
    .where('hash', 'not in', (of) =>
      of.selectFrom('street_archive').select('hash').orderBy('imported_at', 'desc').orderBy('hash').limit(2),
    )
    .returning('hash')
    .execute();
  return rows.map(({ hash }) => hash);
}
