import { requireValue } from '../require-value.ts';
/**
 * Where a search looks when it is not a named place: a drawn shape, a circle around a point, a piece of the map. Each is
 * one short text, the same in the address, the form and the API body. Pure: the map in the browser reads it too.
 */

export const MAX_POLYGONS = 10;
export const MAX_VERTICES = 500;
export const radiusLimits = { min: 50, max: 50_000 } as const;

/** Longitude and latitude in degrees. */
export type Point = readonly [lon: number, lat: number];
/** An open ring: the first point is not repeated at the end. */
export type Ring = readonly Point[];
export type Bounds = { west: number; south: number; east: number; north: number };
export type Circle = { lon: number; lat: number; radius: number };

/** Beyond this nothing of ours is listed; it also keeps hostile numbers small. */
export const SEARCHABLE_BOUNDS: Bounds = { west: 15, south: 30, east: 35, north: 46 };

/** Five decimals are a metre. */
const SCALE = 100_000;
export const roundDegrees = (degrees: number): number => Math.round(degrees * SCALE) / SCALE;
const isSearchable = (lon: number, lat: number): boolean =>
  lon >= SEARCHABLE_BOUNDS.west &&
  lon <= SEARCHABLE_BOUNDS.east &&
  lat >= SEARCHABLE_BOUNDS.south &&
  lat <= SEARCHABLE_BOUNDS.north;

function parseNumbers(text: string, count: number): number[] | null {
  if (!/^-?\d{1,3}(\.\d{1,12})?(,-?\d{1,6}(\.\d{1,12})?)*$/.test(text)) return null;
  const numbers = text.split(',').map(Number);
  return numbers.length === count && numbers.every(Number.isFinite) ? numbers : null;
}

/** `lat,lon,metres` */
export function parseCircle(text: string): Circle | null {
  const [lat = 0, lon = 0, metres = 0] = parseNumbers(text, 3) ?? [];
  const radius = Math.round(metres);
  if (!isSearchable(lon, lat) || radius < radiusLimits.min || radius > radiusLimits.max) return null;
  return { lon: roundDegrees(lon), lat: roundDegrees(lat), radius };
}
export const formatCircle = ({ lat, lon, radius }: Circle): string =>
  `${roundDegrees(lat)},${roundDegrees(lon)},${Math.round(radius)}`;

/** `west,south,east,north`; what lies beyond our world is cut off. */
export function parseBounds(text: string): Bounds | null {
  const [west, south, east, north] = parseNumbers(text, 4) ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const bounds = {
    west: roundDegrees(Math.max(west, SEARCHABLE_BOUNDS.west)),
    south: roundDegrees(Math.max(south, SEARCHABLE_BOUNDS.south)),
    east: roundDegrees(Math.min(east, SEARCHABLE_BOUNDS.east)),
    north: roundDegrees(Math.min(north, SEARCHABLE_BOUNDS.north)),
  };
  return bounds.west < bounds.east && bounds.south < bounds.north ? bounds : null;
}
export const formatBounds = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map(roundDegrees).join(',');

/** Six bits a sign: five of the number and one that says "more follows". */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function encodeNumber(value: number): string {
  let rest = value < 0 ? -value * 2 - 1 : value * 2;
  let out = '';
  while (rest >= 32) {
    out += ALPHABET.charAt(32 + (rest % 32));
    rest = Math.floor(rest / 32);
  }
  return out + ALPHABET.charAt(rest);
}

/** Polygons as differences from point to point, about six signs a point, polygons apart by a dot. */
export function encodePolygons(polygons: readonly Ring[]): string {
  return polygons
    .map((ring) => {
      let [x, y] = [0, 0];
      return ring
        .map(([lon, lat]) => {
          const [toX, toY] = [Math.round(lon * SCALE), Math.round(lat * SCALE)];
          const text = encodeNumber(toX - x) + encodeNumber(toY - y);
          [x, y] = [toX, toY];
          return text;
        })
        .join('');
    })
    .join('.');
}

/** Null for anything that is not a shape of ours: bad signs, too many points, outside our world, crossing lines. */
export function decodePolygons(text: string): Point[][] | null {
  const parts = text.split('.');
  if (parts.length > MAX_POLYGONS || text.length > MAX_VERTICES * 14) return null;
  const polygons: Point[][] = [];
  let vertices = 0;
  for (const part of parts) {
    const numbers = decodeNumbers(part);
    if (!numbers || numbers.length % 2 === 1) return null;
    const ring: Point[] = [];
    let [x, y] = [0, 0];
    for (let at = 0; at < numbers.length; at += 2) {
      x += numbers[at] ?? 0;
      y += numbers[at + 1] ?? 0;
      ring.push([x / SCALE, y / SCALE]);
    }
    vertices += ring.length;
    if (vertices > MAX_VERTICES || !isValidPolygon(ring)) return null;
    polygons.push(ring);
  }
  return polygons;
}

function decodeNumbers(text: string): number[] | null {
  const numbers: number[] = [];
  let [value, factor] = [0, 1];
  for (const sign of text) {
    const bits = ALPHABET.indexOf(sign);
    if (bits === -1 || factor > 2 ** 30) return null;
    value += (bits % 32) * factor;
    if (bits >= 32) {
      factor *= 32;
      continue;
    }
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, factor] = [0, 1];
  }
  return factor === 1 ? numbers : null;
}

export const isValidPolygon = (ring: Ring): boolean =>
  ring.length >= 3 &&
  ring.every(([lon, lat]) => isSearchable(lon, lat)) &&
  doubleArea(ring) !== 0 &&
  !isSelfIntersecting(ring);

function doubleArea(ring: Ring): number {
  let sum = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = requireValue(ring[(at + 1) % ring.length]);
    sum += x * nextY - nextX * y;
  }
  return sum;
}

/** Which side of the line a→b the point lies on. */
const side = (a: Point, b: Point, p: Point): number =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));

const between = (a: Point, b: Point, p: Point): boolean =>
  p[0] >= Math.min(a[0], b[0]) &&
  p[0] <= Math.max(a[0], b[0]) &&
  p[1] >= Math.min(a[1], b[1]) &&
  p[1] <= Math.max(a[1], b[1]);

function doSegmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [s1, s2, s3, s4] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (s1 !== s2 && s3 !== s4) return true;
  return (
    (s1 === 0 && between(a, b, c)) ||
    (s2 === 0 && between(a, b, d)) ||
    (s3 === 0 && between(c, d, a)) ||
    (s4 === 0 && between(c, d, b))
  );
}

/** True when two sides of the ring that are not neighbours meet: no inside could be told from its outside. */
export function isSelfIntersecting(ring: Ring): boolean {
  const n = ring.length;
  const at = (i: number) => requireValue(ring[i % n]);
  for (let i = 0; i < n; i += 1) {
    if (at(i)[0] === at(i + 1)[0] && at(i)[1] === at(i + 1)[1]) return true;
    for (let j = i + 2; j < n; j += 1) {
      if (i === 0 && j === n - 1) continue;
      if (doSegmentsMeet(at(i), at(i + 1), at(j), at(j + 1))) return true;
    }
  }
  return false;
}

/** The box around polygons. */
export function getPolygonBounds(polygons: readonly Ring[]): Bounds {
  const points = polygons.flat();
  const lons = points.map(([lon]) => lon);
  const lats = points.map(([, lat]) => lat);
  return { west: Math.min(...lons), south: Math.min(...lats), east: Math.max(...lons), north: Math.max(...lats) };
}
