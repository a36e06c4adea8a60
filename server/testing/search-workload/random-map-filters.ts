/** Where people look on a map: circles, drawn polygons and map views around places where listings are. */
import {
  encodePolygons,
  formatBounds,
  formatCircle,
  isValidPolygon,
  MAX_VERTICES,
  type Point,
  type Ring,
} from '@estia/contract/search/shape';
import type { Pool } from 'pg';
import { createSeededRandom } from '../seeded-random.ts';

export type MapFilterKind = 'near' | 'shape' | 'view';
type Random = () => number;

const SAMPLE = 400;
const METRES_A_DEGREE = 111_320;
const fixed = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** Public points of listings drawn by id, so that busy places are looked at most, at any size of the database. */
export async function sampleListingPoints(pool: Pool, seed: number): Promise<Point[]> {
  const random = createSeededRandom(seed + 2);
  const { rows: ends } = await pool.query<{ lo: number; hi: number }>(
    'select min(id)::float8 lo, max(id)::float8 hi from property',
  );
  const { lo = 1, hi = 1 } = ends[0] ?? {};
  const ids = Array.from({ length: SAMPLE }, () => Math.floor(lo + random() * (hi - lo + 1)));
  const { rows } = await pool.query<{ lon: number; lat: number }>(
    'select st_x(public_point) lon, st_y(public_point) lat from property where id = any($1) order by id',
    [ids],
  );
  if (rows.length === 0) throw new Error('There are no homes to look around');
  return rows.map(({ lon, lat }) => [lon, lat]);
}

const metresEast = ([lon, lat]: Point, metres: number): number =>
  lon + metres / (METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180));
const metresNorth = ([, lat]: Point, metres: number): number => lat + metres / METRES_A_DEGREE;

/**
 * Corners in turn around a centre, at uneven distances: simple, mostly not convex. The turn from one to the next stays
 * under half a circle even for three corners, or a side could cut across the others.
 */
export function randomPolygon(random: Random, centre: Point, radius: number, corners: number): Ring {
  for (;;) {
    const ring = Array.from({ length: corners }, (_, i): Point => {
      const angle = ((i + random() * 0.4) / corners) * 2 * Math.PI;
      const reach = radius * (0.25 + 0.75 * random());
      return [fixed(metresEast(centre, reach * Math.cos(angle))), fixed(metresNorth(centre, reach * Math.sin(angle)))];
    });
    // Rounding to a metre can fold a thin corner.
    if (isValidPolygon(ring)) return ring;
  }
}

/** The piece of the world that a map of so many pixels shows at a zoom (512-pixel tiles). */
export function getBoundsAtZoom([lon, lat]: Point, zoom: number, width = 1400, height = 900) {
  const degrees = 360 / (512 * 2 ** zoom);
  const tall = degrees * Math.cos((lat * Math.PI) / 180);
  return {
    west: fixed(lon - (width / 2) * degrees),
    east: fixed(lon + (width / 2) * degrees),
    south: fixed(lat - (height / 2) * tall),
    north: fixed(lat + (height / 2) * tall),
  };
}

/** 40 % map views at zooms 6 to 16, 30 % circles, 30 % one to three polygons of 3 to 40 corners, which may overlap. */
export function createRandomMapFilter(
  random: Random,
  busy: readonly Point[],
): { kind: MapFilterKind; fields: { near?: string; shape?: string; view?: string } } {
  const some = (): Point => busy[Math.floor(random() * busy.length)] as Point;
  const aside = (point: Point, metres: number): Point => [
    metresEast(point, (random() - 0.5) * metres),
    metresNorth(point, (random() - 0.5) * metres),
  ];
  const r = random();
  if (r < 0.4) {
    const zoom = 6 + random() * 10;
    const phone = random() < 0.5;
    // 1 in 10 has a listing exactly on its edge, where inside and outside are easily mixed up.
    const view = getBoundsAtZoom(aside(some(), 4_000), zoom, phone ? 390 : 1400, phone ? 700 : 900);
    const [west, south] = some();
    const edged = random() < 0.1 && west < view.east && south < view.north;
    const bounds = edged ? { ...view, west: fixed(west), south: fixed(south) } : view;
    // Far out, a map shows the world beyond ours; the filter cuts it off, as it would for a visitor.
    return { kind: 'view', fields: { view: formatBounds(bounds) } };
  }
  if (r < 0.7) {
    const [lon, lat] = aside(some(), 3_000);
    const radius = Math.round(random() < 0.2 ? 10_000 + random() * 40_000 : 300 + random() * random() * 9_700);
    return { kind: 'near', fields: { near: formatCircle({ lon, lat, radius }) } };
  }
  const first = some();
  const count = random() < 0.7 ? 1 : 2 + Math.floor(random() * 2);
  const polygons = Array.from({ length: count }, () => {
    const corners = 3 + Math.floor(random() * Math.min(38, MAX_VERTICES / count));
    const centre = random() < 0.8 ? aside(first, 6_000) : some();
    return randomPolygon(random, centre, 500 + random() * random() * 15_000, corners);
  });
  return { kind: 'shape', fields: { shape: encodePolygons(polygons) } };
}
