/**
 * Fills the base map: the coast from its file, and areas that we draw ourselves, because no boundary file may be kept
 * in the product. An area is the Voronoi cells of its settlements, joined and cut at the coast: near the truth (docs/map.md
 * has the figures) and marked approximate until an official file is imported (boundary-import.service.ts). What was drawn lies in
 * a file (areas.file.ts) and is drawn again only where that file is stale.
 * Runs with the migrations, in about a second; does nothing when neither files nor this text have changed.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { parseCsv } from '../../platform/csv.ts';
import { drawAreas, insertAreas, readAreas, writeAreas } from './areas.file.ts';
import { labelStatements, mercatorPointSql } from './boundary-drawing.queries.ts';
import { LAND, loadLand } from './land.load.ts';
import { loadOverview } from './overview-import.service.ts';

const folder = new URL('../../../data/places/', import.meta.url);
/** Change it when the statements change, so that a loaded map is drawn anew. */
const VERSION = 'map-4';

async function loadSeas(client: Client, text: string): Promise<void> {
  const rows = parseCsv(text);
  const column = (name: string) => rows.map((row) => row[name]);
  await client.query(
    `insert into map_label (kind, place_id, name_el, name_en, zoom, rank, point)
     select 'sea', nr, name_el, name_en, zoom, 1000000, ${mercatorPointSql('lon', 'lat')}
     from unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::int[])
       with ordinality as sea(name_el, name_en, lon, lat, zoom, nr)`,
    ['name_el', 'name_en', 'lon', 'lat', 'zoom'].map(column),
  );
}

async function deleteAreas(client: Client): Promise<void> {
  for (const table of ['place_boundary', 'place_border', 'place_overview']) await client.query(`delete from ${table}`);
}

/** In an open transaction, with map_load at the version that is drawn. */
export async function drawAnew(client: Client): Promise<void> {
  await deleteAreas(client);
  for (const statement of drawAreas) await client.query(statement);
  await loadOverview(client);
}

export async function loadMap(client: Client, log: (line: string) => void): Promise<void> {
  const [land, seas] = await Promise.all([
    readFile(new URL(LAND, folder)),
    readFile(new URL('seas.csv', folder), 'utf8'),
  ]);
  // The areas are made of the places' points, so a new version of the place files means new areas.
  const places = await client.query<{ sha256: string }>('select sha256 from place_load');
  const sha256 = createHash('sha256')
    .update(VERSION)
    .update(land)
    .update(seas)
    .update(places.rows[0]?.sha256 ?? '')
    .digest('hex');
  const loaded = await client.query<{ sha256: string; version: number }>('select sha256, version from map_load');
  if (loaded.rows[0]?.sha256 === sha256) return loadOverview(client);
  const imported = await client.query('select 1 from place_boundary where not approximate limit 1');
  if (imported.rowCount) log('the map is drawn anew: import your boundary files again (npm run places:boundaries)');
  const version = (loaded.rows[0]?.version ?? 0) + 1;
  await client.query('begin');
  await client.query('delete from map_load');
  await client.query('insert into map_load values ($1, $2)', [sha256, version]);
  await loadLand(client);
  const drawn = await readAreas();
  if (drawn) {
    await deleteAreas(client);
    await insertAreas(client, drawn, version);
  } else {
    log('the stored areas were drawn from other places: drawing them anew (npm run places:areas stores them)');
    await drawAnew(client);
  }
  await client.query('delete from map_label');
  for (const statement of labelStatements) await client.query(statement);
  await loadSeas(client, seas);
  await client.query('commit');
  await client.query('analyze land, place_boundary, place_border, map_label');
  const { rows } = await client.query<{ areas: number }>('select count(*)::int as areas from place_boundary');
  log(`loaded ${rows[0]?.areas ?? 0} areas`);
}

/** Draws everything from the place files and stores it beside them. The database stays as it was. */
export async function storeAreas(client: Client): Promise<number> {
  await client.query('begin');
  try {
    await loadLand(client);
    await drawAnew(client);
    return await writeAreas(client);
  } finally {
    await client.query('rollback');
  }
}
