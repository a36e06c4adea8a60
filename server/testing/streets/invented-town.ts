/**
 * The invented town (invented-town.osm) as vector tiles in the OpenMapTiles schema, made without tilemaker: as much of the
 * schema as the map draws. Nothing is cut at the edges of tiles; the town is smaller than what that would matter for.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { getTileNumber } from '../../src/features/places/streets/pmtiles.ts';
import { writePmtiles } from '../../src/features/places/streets/pmtiles-writer.ts';

type Point = readonly [lon: number, lat: number];
type Tags = Record<string, string>;
type Feature = { layer: string; kind: 1 | 2 | 3; from: number; points: readonly Point[]; properties: Tags };

export const inventedTownFile = fileURLToPath(new URL('invented-town.osm', import.meta.url));
/** Where one of its streets is, and what it is called. */
/** Letters that only its names bring onto a map of Athens: of Οδός Πραΰτητας, and of Quince Street. */
export const inventedLetters = { el: 'ΰ', en: 'Q' } as const;
export const inventedStreet = { lat: 37.9833, lon: 23.7275, el: 'Λεωφόρος Ζεφύρου', en: 'Zephyr Avenue' } as const;

const readTags = (xml: string): Tags =>
  Object.fromEntries(
    [...xml.matchAll(/<tag k="([^"]*)" v="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );

function readTown(): { tags: Tags; points: Point[] }[] {
  const xml = readFileSync(inventedTownFile, 'utf8');
  const points = new Map<string, Point>();
  const found: { tags: Tags; points: Point[] }[] = [];
  for (const [, id = '', lat, lon, inner = ''] of xml.matchAll(
    /<node id="(\d+)" version="1" lat="([\d.]+)" lon="([\d.]+)"(?:\/>|>(.*)<\/node>)/g,
  )) {
    const point: Point = [Number(lon), Number(lat)];
    points.set(id, point);
    if (inner) found.push({ tags: readTags(inner), points: [point] });
  }
  for (const [, inner = ''] of xml.matchAll(/<way [^>]*>(.*)<\/way>/g))
    found.push({
      tags: readTags(inner),
      points: [...inner.matchAll(/<nd ref="(\d+)"/g)]
        .map(([, id = '']) => points.get(id))
        .filter((point) => point !== undefined),
    });
  return found;
}

const roadClasses: Record<string, readonly [name: string, from: number]> = {
  motorway: ['motorway', 4],
  motorway_link: ['motorway', 11],
  primary: ['primary', 7],
  secondary: ['secondary', 9],
  tertiary: ['tertiary', 11],
  residential: ['minor', 12],
  footway: ['path', 14],
};

const middleOf = (points: readonly Point[]): Point => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean(points.map(([lon]) => lon)), mean(points.map(([, lat]) => lat))];
};

function listFeatures(): Feature[] {
  return readTown().flatMap(({ tags, points }): Feature[] => {
    const name: Tags = tags.name
      ? { name: tags.name, 'name:el': tags.name, 'name:en': tags['name:en'] ?? tags.name }
      : {};
    const area = (layer: string, from: number, properties: Tags): Feature => ({
      layer,
      kind: 3,
      from,
      points,
      properties,
    });
    const line = (layer: string, from: number, properties: Tags): Feature => ({
      layer,
      kind: 2,
      from,
      points,
      properties,
    });
    const mark = (layer: string, properties: Tags): Feature => ({
      layer,
      kind: 1,
      from: 12,
      points: [middleOf(points)],
      properties,
    });
    const road = roadClasses[tags.highway ?? ''];
    if (road) {
      const [kind, from] = road;
      const named = tags.name ? [line('transportation_name', Math.max(from, 8), { class: kind, ...name })] : [];
      return [line('transportation', from, { class: kind }), ...named];
    }
    if (tags.railway === 'rail') return [line('transportation', 9, { class: 'rail' })];
    if (tags.railway === 'station') return [mark('poi', { class: 'railway', subclass: 'station', ...name })];
    if (tags.waterway)
      return [line('waterway', 8, { class: 'river', ...name }), line('water_name', 12, { class: 'river', ...name })];
    if (tags.building)
      return [area('building', 13, {}), mark('housenumber', { housenumber: tags['addr:housenumber'] ?? '' })];
    if (tags.natural === 'water')
      return [area('water', 11, { class: 'lake' }), mark('water_name', { class: 'lake', ...name })];
    if (tags.natural === 'wood') return [area('landcover', 9, { class: 'wood', subclass: 'wood' })];
    if (tags.leisure === 'park')
      return [
        area('landcover', 11, { class: 'grass', subclass: 'park' }),
        mark('poi', { class: 'park', subclass: 'park', ...name }),
      ];
    if (tags.landuse === 'grass') return [area('landcover', 11, { class: 'grass', subclass: 'grass' })];
    const use = tags.landuse ?? tags.amenity;
    return use ? [area('landuse', 11, { class: use })] : [];
  });
}

const EXTENT = 4_096;
const toWorld = ([lon, lat]: Point): Point => [
  (lon + 180) / 360,
  (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2,
];

type Grid = readonly [x: number, y: number][];

function encodeGeometry(kind: Feature['kind'], points: Grid): number[] {
  const zigzag = (value: number) => (value << 1) ^ (value >> 31);
  const commands: number[] = [];
  let [x, y] = [0, 0];
  const step = ([nextX, nextY]: readonly [number, number]) => {
    commands.push(zigzag(nextX - x), zigzag(nextY - y));
    [x, y] = [nextX, nextY];
  };
  const [first, ...others] = kind === 3 ? points.slice(0, -1) : points;
  if (!first) return [];
  commands.push((1 << 3) | 1);
  step(first);
  if (kind === 1) return commands;
  commands.push((others.length << 3) | 2);
  for (const point of others) step(point);
  if (kind === 3) commands.push((1 << 3) | 7);
  return commands;
}

const areaOf = (ring: Grid): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);

function writeLayer(layer: { name: string; features: { feature: Feature; points: Grid }[] }, pbf: PbfWriter): void {
  const keys = [...new Set(layer.features.flatMap(({ feature }) => Object.keys(feature.properties)))];
  const values = [...new Set(layer.features.flatMap(({ feature }) => Object.values(feature.properties)))];
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, layer.name);
  for (const { feature, points } of layer.features) {
    pbf.writeMessage(
      2,
      (_, message) => {
        const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
          keys.indexOf(key),
          values.indexOf(value),
        ]);
        message.writePackedVarint(2, tags);
        message.writeVarintField(3, feature.kind);
        message.writePackedVarint(4, encodeGeometry(feature.kind, points));
      },
      feature,
    );
  }
  for (const key of keys) pbf.writeStringField(3, key);
  for (const value of values) pbf.writeMessage(4, (text, message) => message.writeStringField(1, text), value);
  pbf.writeVarintField(5, EXTENT);
}

function encodeTile(features: readonly Feature[], z: number, x: number, y: number): Uint8Array {
  const layers = new Map<string, { feature: Feature; points: Grid }[]>();
  for (const feature of features) {
    if (feature.from > z) continue;
    const grid = feature.points
      .map(toWorld)
      .map(([lon, lat]) => [Math.round((lon * 2 ** z - x) * EXTENT), Math.round((lat * 2 ** z - y) * EXTENT)] as const);
    const within = (values: number[]) => Math.max(...values) >= 0 && Math.min(...values) < EXTENT;
    if (!within(grid.map(([left]) => left)) || !within(grid.map(([, top]) => top))) continue;
    const points: Grid = (
      feature.kind === 3 && areaOf(grid.map(([a, b]) => [a, b])) < 0 ? grid.toReversed() : grid
    ).map(([left, top]) => [left, top]);
    layers.set(feature.layer, [...(layers.get(feature.layer) ?? []), { feature, points }]);
  }
  const pbf = new PbfWriter();
  for (const [name, found] of layers) pbf.writeMessage(3, writeLayer, { name, features: found });
  return pbf.finish();
}

export const inventedBounds = { west: 23.7, south: 37.97, east: 23.755, north: 37.999 } as const;

/** Its archive: zooms 6 to 14, as one of a whole country would have. */
export async function writeInventedTown(path: string): Promise<void> {
  const features = listFeatures();
  const tiles: { number: number; bytes: Uint8Array }[] = [];
  const [left, top] = toWorld([inventedBounds.west, inventedBounds.north]);
  const [right, bottom] = toWorld([inventedBounds.east, inventedBounds.south]);
  for (let z = 6; z <= 14; z += 1) {
    const at = (world: number) => Math.floor(world * 2 ** z);
    for (let x = at(left); x <= at(right); x += 1)
      for (let y = at(top); y <= at(bottom); y += 1) {
        const bytes = encodeTile(features, z, x, y);
        if (bytes.length > 0) tiles.push({ number: getTileNumber(z, x, y), bytes: gzipSync(bytes) });
      }
  }
  tiles.sort((a, b) => a.number - b.number);
  await writePmtiles(path, tiles, {
    minZoom: 6,
    maxZoom: 14,
    bounds: inventedBounds,
    metadata: { name: 'Invented town' },
  });
}
