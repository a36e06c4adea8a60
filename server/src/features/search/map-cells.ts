/**
 * Somewhere on the map → ranges of the Morton code, in the whole numbers of the search row (map_x, map_y). A quadtree is
 * cut where the edge runs until there are enough pieces; pieces wholly inside need no second look at their rows.
 */
import { requireValue } from '@estia/contract/require-value';
import type { SearchFilter } from '@estia/contract/search/model';
import { decodePolygons, parseBounds, parseCircle } from '@estia/contract/search/shape';

/** 2^28 units around the earth; a cell of the Morton code is 2^8 of them wide. */
const UNITS_LOG2 = 28;
const CELL_LOG2 = 8;
const UNITS = 2 ** UNITS_LOG2;
const EARTH_M = 40_075_016.68557849;

const mapX = (lon: number): number => Math.floor(((lon + 180) / 360) * UNITS);
const mapY = (lat: number): number => {
  const phi = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2) * UNITS);
};

export type Box = { x1: number; y1: number; x2: number; y2: number };
type Circle = { x: number; y: number; r: number };
type Polygon = { x: number; y: number }[];

/** All parts must hold; polygons are one part, of which any may hold. */
export type MapShape = { box: Box | null; circle: Circle | null; polygons: Polygon[] | null };

export function parseMapShape(filter: Pick<SearchFilter, 'near' | 'shape' | 'view'>): MapShape | null {
  const bounds = filter.view === undefined ? null : parseBounds(filter.view);
  const near = filter.near === undefined ? null : parseCircle(filter.near);
  const shape = filter.shape === undefined ? null : decodePolygons(filter.shape);
  if (!bounds && !near && !shape) return null;
  return {
    box: bounds && {
      x1: mapX(bounds.west),
      x2: mapX(bounds.east),
      y1: mapY(bounds.north),
      y2: mapY(bounds.south),
    },
    circle: near && {
      x: mapX(near.lon),
      y: mapY(near.lat),
      r: Math.floor(near.radius / ((Math.cos((near.lat * Math.PI) / 180) * EARTH_M) / UNITS)),
    },
    polygons: shape?.map((ring) => ring.map(([lon, lat]) => ({ x: mapX(lon), y: mapY(lat) }))) ?? null,
  };
}

type Relation = 'out' | 'edge' | 'in';

const getBoxRelation = (quad: Box, box: Box): Relation => {
  if (quad.x1 > box.x2 || quad.x2 < box.x1 || quad.y1 > box.y2 || quad.y2 < box.y1) return 'out';
  return quad.x1 >= box.x1 && quad.x2 <= box.x2 && quad.y1 >= box.y1 && quad.y2 <= box.y2 ? 'in' : 'edge';
};

function getCircleRelation(quad: Box, { x, y, r }: Circle): Relation {
  const nearX = Math.max(quad.x1 - x, 0, x - quad.x2);
  const nearY = Math.max(quad.y1 - y, 0, y - quad.y2);
  if (nearX * nearX + nearY * nearY > r * r) return 'out';
  const farX = Math.max(Math.abs(quad.x1 - x), Math.abs(quad.x2 - x));
  const farY = Math.max(Math.abs(quad.y1 - y), Math.abs(quad.y2 - y));
  return farX * farX + farY * farY <= r * r ? 'in' : 'edge';
}

/** Does the line a→b come into the box (its edges included)? By cutting the line at the four sides. */
function intersectsBox(quad: Box, a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  let [from, to] = [0, 1];
  const cuts: [number, number][] = [
    [a.x - b.x, a.x - quad.x1],
    [b.x - a.x, quad.x2 - a.x],
    [a.y - b.y, a.y - quad.y1],
    [b.y - a.y, quad.y2 - a.y],
  ];
  for (const [direction, room] of cuts) {
    if (direction === 0) {
      if (room < 0) return false;
    } else if (direction < 0) from = Math.max(from, room / direction);
    else to = Math.min(to, room / direction);
    if (from > to) return false;
  }
  return true;
}

function containsPoint(polygon: Polygon, x: number, y: number): boolean {
  let inside = false;
  let before = requireValue(polygon.at(-1));
  for (const point of polygon) {
    if (point.y > y !== before.y > y && x < ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x) {
      inside = !inside;
    }
    before = point;
  }
  return inside;
}

function getPolygonRelation(quad: Box, polygon: Polygon): Relation {
  let before = requireValue(polygon.at(-1));
  for (const point of polygon) {
    if (intersectsBox(quad, before, point)) return 'edge';
    before = point;
  }
  return containsPoint(polygon, quad.x1, quad.y1) ? 'in' : 'out';
}

function getRelation(quad: Box, { box, circle, polygons }: MapShape): Relation {
  const parts: Relation[] = [];
  if (box) parts.push(getBoxRelation(quad, box));
  if (circle) parts.push(getCircleRelation(quad, circle));
  if (polygons) {
    const each = polygons.map((polygon) => getPolygonRelation(quad, polygon));
    parts.push(each.includes('in') ? 'in' : each.includes('edge') ? 'edge' : 'out');
  }
  if (parts.includes('out')) return 'out';
  return parts.every((part) => part === 'in') ? 'in' : 'edge';
}

type Quad = { level: number; qx: number; qy: number; relation: Relation };
export type CellRange = { lo: number; hi: number; inside: boolean };

const toBox = ({ level, qx, qy }: Quad): Box => {
  const size = 2 ** (UNITS_LOG2 - level);
  return { x1: qx * size, y1: qy * size, x2: (qx + 1) * size - 1, y2: (qy + 1) * size - 1 };
};

/** Morton code by arithmetic: bit operators of JavaScript end at 32 bits, a code has 40. */
function encodeMorton(qx: number, qy: number): number {
  let [code, weight] = [0, 1];
  for (let [x, y] = [qx, qy]; x > 0 || y > 0; [x, y] = [x >> 1, y >> 1]) {
    code += ((x & 1) + 2 * (y & 1)) * weight;
    weight *= 4;
  }
  return code;
}

const toCellRange = (quad: Quad): CellRange => {
  const size = 4 ** (UNITS_LOG2 - CELL_LOG2 - quad.level);
  const lo = encodeMorton(quad.qx, quad.qy) * size;
  return { lo, hi: lo + size - 1, inside: quad.relation === 'in' };
};

/**
 * The edge is cut once more while there are fewer pieces than this; each piece costs the database a descent of the index
 * (some 15 µs), each row of a needless piece a look.
 */
const TARGET_RANGES = 40;
const MAX_LEVEL = UNITS_LOG2 - CELL_LOG2;

/** Ranges that hold every match, disjoint and sorted; empty when nothing can match. */
export function coverWithCells(place: MapShape, enough = TARGET_RANGES): CellRange[] {
  const done: Quad[] = [];
  let open: Quad[] = [{ level: 0, qx: 0, qy: 0, relation: 'edge' }];
  while (open.length > 0) {
    const next: Quad[] = [];
    for (const quad of open) {
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const child: Quad = { level: quad.level + 1, qx: quad.qx * 2 + dx, qy: quad.qy * 2 + dy, relation: 'edge' };
        child.relation = getRelation(toBox(child), place);
        if (child.relation === 'in') done.push(child);
        else if (child.relation === 'edge') next.push(child);
      }
    }
    const level = next[0]?.level ?? MAX_LEVEL;
    if (level === MAX_LEVEL || done.length + next.length > enough) {
      done.push(...next);
      break;
    }
    open = next;
  }
  const merged: CellRange[] = [];
  for (const range of done.map(toCellRange).sort((a, b) => a.lo - b.lo)) {
    const last = merged.at(-1);
    if (last && last.hi + 1 === range.lo && last.inside === range.inside) last.hi = range.hi;
    else merged.push(range);
  }
  return merged;
}

/** The one range of a map tile, and its box. */
export function getTileRange(z: number, x: number, y: number): { lo: number; hi: number; box: Box } {
  const quad: Quad = { level: z, qx: x, qy: y, relation: 'in' };
  const { lo, hi } = toCellRange(quad);
  return { lo, hi, box: toBox(quad) };
}

/** Polygons for st_covers: plain units, no projection. */
export const toMultiPolygonWkt = (polygons: readonly Polygon[]): string =>
  `MULTIPOLYGON(${polygons
    .map((ring) => `((${[...ring, requireValue(ring[0])].map((p) => `${p.x} ${p.y}`).join(',')}))`)
    .join(',')})`;
