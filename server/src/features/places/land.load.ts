/** The coast, from its file. */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Client } from 'pg';

export const LAND = 'land.json.gz';
const file = new URL(`../../../data/places/${LAND}`, import.meta.url);

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

export async function loadLand(client: Client): Promise<void> {
  const packed: Packed = JSON.parse(gunzipSync(await readFile(file)).toString());
  await client.query('delete from land');
  for (const side of ['greece', 'abroad'] as const) {
    const polygons = packed[side].map((rings) =>
      JSON.stringify({ type: 'Polygon', coordinates: rings.map((ring) => unpack(ring, packed.scale)) }),
    );
    // The source has a point every 800 m; rounding the corners is nearer to a coast than they are.
    await client.query(
      `insert into land (side, shape)
       select $1, (st_dump(st_makevalid(st_chaikinsmoothing(
         st_transform(st_setsrid(st_geomfromgeojson(polygon), 4326), 3857), 1)))).geom
       from unnest($2::text[]) polygon`,
      [side, polygons],
    );
  }
  await client.query('delete from land where st_area(shape) < 1000');
}
