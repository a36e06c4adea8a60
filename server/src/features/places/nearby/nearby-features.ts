/** Features of an extract of OpenStreetMap, one line of GeoJSON each → places that we tell of. */
import { toLatin } from '@estia/contract/places/latin';
import { z } from 'zod';
import type { NearbyPlace } from './nearby.queries.ts';

/** A file that is not what it should be. */
export class NearbyFileError extends Error {}

/** Tags by kind, the first that holds decides; sides of polygons matter for what is large. */
const kindsByTag: readonly (readonly [key: string, value: string, kind: string])[] = [
  ['amenity', 'school', 'school'],
  ['shop', 'supermarket', 'supermarket'],
  ['amenity', 'pharmacy', 'pharmacy'],
  ['highway', 'bus_stop', 'stop'],
  ['leisure', 'playground', 'playground'],
  ['leisure', 'park', 'park'],
  ['natural', 'beach', 'beach'],
  ['natural', 'coastline', 'sea'],
];
const kindsWithEdges: readonly string[] = ['park', 'beach'];

const MAX_NAME = 120;
/** Points of one side of a shape; more of an edge are thinned out. */
const MAX_EDGE_POINTS = 300;
/** A coast comes in long lines: an index finds short ones. */
const COAST_PIECE_POINTS = 60;

/** Greece with some sea around it. */
const BOX = { west: 18, east: 31, south: 33, north: 43 };
const isOutside = ([lon, lat]: Position): boolean =>
  lon < BOX.west || lon > BOX.east || lat < BOX.south || lat > BOX.north;

type Position = readonly [number, number];
const position = z
  .tuple([z.number(), z.number()])
  .rest(z.number())
  .transform(([lon, lat]): Position => [lon, lat]);
const line = z.array(position).min(2).max(200_000);
const feature = z.object({
  type: z.literal('Feature'),
  properties: z.record(z.string(), z.unknown()).nullable(),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Point'), coordinates: position }),
    z.object({ type: z.literal('LineString'), coordinates: line }),
    z.object({ type: z.literal('Polygon'), coordinates: z.array(line).min(1) }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line).min(1)).min(1) }),
  ]),
});
type Geometry = z.output<typeof feature>['geometry'];

const cleanName = (raw: unknown): string | null => {
  if (typeof raw !== 'string') return null;
  const text = raw
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}\s]+/gu, ' ')
    .trim();
  return text === '' ? null : [...text].slice(0, MAX_NAME).join('');
};

const toPoint = (ring: readonly Position[]): Position => {
  const mean = (at: 0 | 1) => ring.reduce((sum, each) => sum + each[at], 0) / ring.length;
  return [mean(0), mean(1)];
};
const thinOut = (ring: readonly Position[]): Position[] => {
  const every = Math.ceil(ring.length / MAX_EDGE_POINTS);
  return ring.filter((_, at) => at % every === 0 || at === ring.length - 1);
};

function cutCoast(coast: readonly Position[]): Position[][] {
  const pieces: Position[][] = [];
  for (let at = 0; at < coast.length - 1; at += COAST_PIECE_POINTS - 1)
    pieces.push(coast.slice(at, at + COAST_PIECE_POINTS));
  return pieces;
}

const getOuterRings = (geometry: Geometry): readonly (readonly Position[])[] =>
  geometry.type === 'Polygon'
    ? geometry.coordinates.slice(0, 1)
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates.map(([outer = []]) => outer)
      : [];

/** The shapes that are stored: none where the geometry is not of such a kind. */
function getShapes(kind: string, geometry: Geometry): object[] {
  const asLine = (coordinates: readonly Position[]) => ({ type: 'LineString', coordinates });
  if (kind === 'sea') return geometry.type === 'LineString' ? cutCoast(geometry.coordinates).map(asLine) : [];
  if (geometry.type === 'Point') return [geometry];
  const [largest] = getOuterRings(geometry).toSorted((a, b) => b.length - a.length);
  if (!largest) return [];
  return [kindsWithEdges.includes(kind) ? asLine(thinOut(largest)) : { type: 'Point', coordinates: toPoint(largest) }];
}

function listPositions(geometry: Geometry): readonly Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  if (geometry.type === 'LineString') return geometry.coordinates;
  return getOuterRings(geometry).flat();
}

/** Nothing where it is something else, or elsewhere; throws where it is no feature. */
export function parseNearbyFeature(text: string): NearbyPlace[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new NearbyFileError('is no JSON');
  }
  const parsed = feature.safeParse(json);
  if (!parsed.success) throw new NearbyFileError('is no GeoJSON feature with a point, line or polygon');
  const { properties, geometry } = parsed.data;
  const kind = kindsByTag.find(([key, value]) => properties?.[key] === value)?.[2];
  if (kind === undefined || listPositions(geometry).some(isOutside)) return [];
  const name = cleanName(properties?.name);
  const nameEl = cleanName(properties?.['name:el']) ?? name;
  const nameEn = cleanName(properties?.['name:en']) ?? (nameEl && toLatin(nameEl));
  return getShapes(kind, geometry).map((shape) => ({
    kind,
    nameEl: kind === 'sea' ? null : nameEl,
    nameEn: kind === 'sea' ? null : nameEn,
    shape: JSON.stringify(shape),
  }));
}
