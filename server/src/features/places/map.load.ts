/**
 * Fills the base map: the coast from its file, and areas that we draw ourselves, because no boundary file may be kept
 * in the product. An area is the Voronoi cells of its settlements, joined and cut at the coast: near the truth (docs/map.md
 * has the figures) and marked approximate until an official file is imported (boundaries.load.ts).
 * Runs with the migrations, in about 5 s; does nothing when neither files nor this text have changed.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { readCsv } from '../../platform/csv.ts';
import { areasFromCover, bordersFromCover, countryBorder, coverFromSites, labels, point } from './areas.queries.ts';
import { loadOverview } from './overview.load.ts';

const folder = new URL('../../../data/places/', import.meta.url);
/** Change it when the statements below change, so that a loaded map is drawn anew. */
const VERSION = 'map-4';

type Packed = { scale: number; greece: number[][][]; abroad: number[][][] };

/** Steps from point to point, in whole numbers, back to degrees (see ops/map/build-land.ts). */
function unpack(ring: readonly number[], scale: number): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < ring.length; i += 2) {
    x += ring[i] ?? 0;
    y += ring[i + 1] ?? 0;
    points.push([x / scale, y / scale]);
  }
  const [first] = points;
  return first ? [...points, first] : points;
}

async function loadLand(client: Client, packed: Packed): Promise<void> {
  await client.query('delete from land');
  for (const side of ['greece', 'abroad'] as const) {
    const polygons = packed[side].map((rings) =>
      JSON.stringify({ type: 'Polygon', coordinates: rings.map((ring) => unpack(ring, packed.scale)) }),
    );
    // The source has a point every 800 m; rounding the corners is nearer to a coast than they are.
    await client.query(
      `insert into land (side, area)
       select $1, (st_dump(st_makevalid(st_chaikinsmoothing(
         st_transform(st_setsrid(st_geomfromgeojson(polygon), 4326), 3857), 1)))).geom
       from unnest($2::text[]) polygon`,
      [side, polygons],
    );
  }
  await client.query('delete from land where st_area(area) < 1000');
}

async function loadSeas(client: Client, text: string): Promise<void> {
  const rows = readCsv(text);
  const column = (name: string) => rows.map((row) => row[name]);
  await client.query(
    `insert into map_label (kind, place_id, name_el, name_en, zoom, rank, point)
     select 'sea', nr, name_el, name_en, zoom, 1000000, ${point('lon', 'lat')}
     from unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::int[])
       with ordinality as sea(name_el, name_en, lon, lat, zoom, nr)`,
    ['name_el', 'name_en', 'lon', 'lat', 'zoom'].map(column),
  );
}

export async function loadMap(client: Client, log: (line: string) => void): Promise<void> {
  const [land, seas] = await Promise.all([
    readFile(new URL('land.json.gz', folder)),
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
  const imported = await client.query('select 1 from place_area where not approximate limit 1');
  if (imported.rowCount) log('the map is drawn anew: import your boundary files again (npm run places:boundaries)');
  await client.query('begin');
  await loadLand(client, JSON.parse(gunzipSync(land).toString()) as Packed);
  await client.query('delete from place_area');
  await client.query('delete from place_border');
  await client.query('delete from map_label');
  for (const statement of [...coverFromSites, ...areasFromCover, ...bordersFromCover, ...countryBorder, ...labels]) {
    await client.query(statement);
  }
  await loadSeas(client, seas);
  await client.query('delete from map_load');
  await client.query('insert into map_load values ($1, $2)', [sha256, (loaded.rows[0]?.version ?? 0) + 1]);
  await loadOverview(client);
  await client.query('commit');
  await client.query('analyze land, place_area, place_border, map_label');
  const { rows } = await client.query<{ areas: number }>('select count(*)::int as areas from place_area');
  log(`drew ${rows[0]?.areas ?? 0} areas`);
}
