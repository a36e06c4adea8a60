/**
 * Minutes on foot by plain geometry on the ellipsoid, without PostGIS: to the nearest point or side of every station, school
 * and coast. The numbers are those of NEAR-1, not read from the product.
 */
import type { WalkTarget } from '@estia/contract/search/walks';
import type { Pool } from 'pg';

type Position = readonly [lon: number, lat: number];
type Shape = { kind: WalkTarget; positions: Position[] };
type MinutesByTarget = Record<WalkTarget, number>;
export type MeasureWalks = (lon: number, lat: number) => MinutesByTarget;

/** GRS 80. */
const EQUATOR_RADIUS = 6_378_137;
const ECCENTRICITY_SQUARED = 0.00669438;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres east and north of `from`, by the radii at the latitude half way: to the millimetre over two kilometres. */
function toPlane([lon, lat]: Position, [fromLon, fromLat]: Position): readonly [x: number, y: number] {
  const middle = toRadians((lat + fromLat) / 2);
  const w = 1 - ECCENTRICITY_SQUARED * Math.sin(middle) ** 2;
  const across = EQUATOR_RADIUS / Math.sqrt(w);
  const along = (EQUATOR_RADIUS * (1 - ECCENTRICITY_SQUARED)) / w ** 1.5;
  return [toRadians(lon - fromLon) * across * Math.cos(middle), toRadians(lat - fromLat) * along];
}

function measureMetres({ positions }: Shape, from: Position): number {
  const points = positions.map((position) => toPlane(position, from));
  return points.reduce((nearest, [x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y];
    const [dx, dy] = [x - beforeX, y - beforeY];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(beforeX * dx + beforeY * dy) / length));
    return Math.min(nearest, Math.hypot(beforeX + share * dx, beforeY + share * dy));
  }, Number.POSITIVE_INFINITY);
}

const FURTHEST_MINUTES = 30;
/** 1.3 times the straight line, at 80 metres a minute. */
const toMinutes = (metres: number): number => {
  const minutes = Math.max(1, Math.ceil((metres * 1.3) / 80));
  return minutes > FURTHEST_MINUTES ? Number.POSITIVE_INFINITY : minutes;
};

/** Hundredths of a degree are more than 800 m: three fields to each side are further than half an hour. */
const FIELDS = 100;
const REACH = 3;
const getField = (lon: number, lat: number): string => `${Math.floor(lon * FIELDS)} ${Math.floor(lat * FIELDS)}`;

export async function openReferenceWalks(pool: Pool): Promise<MeasureWalks> {
  const { rows } = await pool.query<{ kind: WalkTarget; json: string }>(
    `select kind, st_asgeojson(shape, 15) as json from nearby_place where kind in ('station', 'school', 'sea')`,
  );
  const byField = new Map<string, Shape[]>();
  for (const { kind, json } of rows) {
    const { type, coordinates } = JSON.parse(json) as { type: string; coordinates: Position & Position[] };
    const shape: Shape = { kind, positions: type === 'Point' ? [coordinates] : coordinates };
    for (const field of new Set(shape.positions.map(([lon, lat]) => getField(lon, lat))))
      byField.set(field, [...(byField.get(field) ?? []), shape]);
  }
  return (lon, lat) => {
    const metres: MinutesByTarget = { station: Infinity, school: Infinity, sea: Infinity };
    for (let east = -REACH; east <= REACH; east += 1)
      for (let north = -REACH; north <= REACH; north += 1)
        for (const shape of byField.get(getField(lon + east / FIELDS, lat + north / FIELDS)) ?? [])
          metres[shape.kind] = Math.min(metres[shape.kind], measureMetres(shape, [lon, lat]));
    return { station: toMinutes(metres.station), school: toMinutes(metres.school), sea: toMinutes(metres.sea) };
  };
}
