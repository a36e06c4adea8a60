/** Streets from a file to the map: imported, served as tiles, drawn by the style. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { isFullRun } from '../../../../testing/environment/test-size.ts';
import { inventedStreet, inventedTownFile, writeInventedTown } from '../../../../testing/streets/invented-town.ts';
import { convertMbtiles } from './mbtiles.ts';
import { getTileNumber } from './pmtiles.ts';
import { writePmtiles } from './pmtiles-writer.ts';
import { importStreets, removeStreets } from './street-import.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'estia-streets-test-'));
const town = join(folder, 'town.pmtiles');
let testApp: TestApp;
let hash = '';
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  await writeInventedTown(town);
  ({ hash } = await importStreets(testApp.deps, town));
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ method: 'GET', url, headers });
const gzip = { 'accept-encoding': 'gzip, deflate, br' };
/** The tile of zoom 14 that the invented street runs through. */
const placeOfTown = (() => {
  const { lat, lon } = inventedStreet;
  const x = Math.floor(((lon + 180) / 360) * 2 ** 14);
  const y = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** 14);
  return { x, y };
})();
const tileOfTown = `14/${placeOfTown.x}/${placeOfTown.y}`;
const readNames = (bytes: Uint8Array): Set<unknown> => {
  const { transportation_name: names } = new VectorTile(new PbfReader(bytes)).layers;
  return new Set(Array.from({ length: names?.length ?? 0 }, (_, at) => names?.feature(at).properties['name:el']));
};

describe('tiles', () => {
  it('[MAPS-1] a tile has its streets, compressed as it lies in the archive, and may be kept for ever', async () => {
    const reply = await get(`/tiles/streets/${hash}/${tileOfTown}`, gzip);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(readNames(gunzipSync(reply.rawPayload))).toContain(inventedStreet.el);
  });

  it('[MAPS-1] who cannot unpack it gets it unpacked', async () => {
    const reply = await get(`/tiles/streets/${hash}/${tileOfTown}`);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(readNames(reply.rawPayload)).toContain(inventedStreet.el);
    const refusing = await get(`/tiles/streets/${hash}/${tileOfTown}`, { 'accept-encoding': 'gzip;q=0' });
    expect(refusing.headers['content-encoding']).toBeUndefined();
  });

  it('[MAPS-1] where the archive has nothing there is nothing, for ever as well', async () => {
    const reply = await get(`/tiles/streets/${hash}/14/0/0`, gzip);
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([204, 0]);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['another archive', `${'0'.repeat(32)}/14/9268/6319`],
    ['a zoom beyond the archive', 'HASH/15/0/0'],
    ['a zoom before it', 'HASH/3/0/0'],
    ['a place that no map has', 'HASH/7/128/0'],
    ['a name with capitals', `${'A'.repeat(32)}/14/0/0`],
    ['a number with a sign', 'HASH/14/-1/0'],
    ['a number written otherwise', 'HASH/14/01/0'],
    ['no number', 'HASH/14/x/0'],
    ['a way out of the store', '..%2f..%2fphotos/14/0/0'],
  ])('[MAPS-1] %s is not found, and nobody keeps that', async (_what, path) => {
    const reply = await get(`/tiles/streets/${path.replace('HASH', hash)}`, gzip);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('the archive', () => {
  const currentHash = async () =>
    (await testApp.deps.pool.query<{ hash: string }>('select hash from street_archive where is_current')).rows[0]?.hash;
  const write = async (name: string, metadata = {}): Promise<string> => {
    const path = join(folder, `${name}.pmtiles`);
    const bounds = { west: 20, south: 35, east: 25, north: 40 };
    const tiles = [{ number: getTileNumber(6, 36, 24), bytes: gzipSync(name) }];
    await writePmtiles(path, tiles, { minZoom: 6, maxZoom: 6, bounds, metadata });
    return path;
  };

  it('[MAPS-1] imported again is the same; the one before stays for open pages, older ones go', async () => {
    expect((await importStreets(testApp.deps, town)).hash).toBe(hash);
    testApp.setNow(new Date('2026-11-15T11:00:00Z'));
    const second = await importStreets(testApp.deps, await write('second'));
    expect(await currentHash()).toBe(second.hash);
    expect((await get(`/tiles/streets/${hash}/${tileOfTown}`, gzip)).statusCode).toBe(200);
    testApp.setNow(new Date('2026-11-16T10:00:00Z'));
    await importStreets(testApp.deps, await write('third'));
    const { rows } = await testApp.deps.pool.query<{ key: string }>('select key from file_to_delete');
    expect(rows.map(({ key }) => key)).toEqual([`streets/${hash}`]);
    await importStreets(testApp.deps, town);
    expect(await currentHash()).toBe(hash);
    expect(
      (await testApp.deps.pool.query('select 1 from file_to_delete where key = $1', [`streets/${hash}`])).rowCount,
    ).toBe(0);
  });

  it('[MAPS-1] a bad file changes nothing', async () => {
    const bad = join(folder, 'bad.pmtiles');
    writeFileSync(bad, readFileSync(town).subarray(0, -100));
    await expect(importStreets(testApp.deps, bad)).rejects.toThrow('beyond its end');
    const other = await write('other', { vector_layers: [{ id: 'earth' }, { id: 'roads' }] });
    await expect(importStreets(testApp.deps, other)).rejects.toThrow('OpenMapTiles');
    await expect(importStreets(testApp.deps, join(folder, 'none.pmtiles'))).rejects.toThrow('cannot be read');
    expect(await currentHash()).toBe(hash);
  });
});

describe('other files', () => {
  it('[MAPS-1] tiles of an MBTiles file, which counts from the south, are the same in the archive', async () => {
    const from = join(folder, 'town.mbtiles');
    const database = new DatabaseSync(from);
    database.exec('create table metadata (name text, value text)');
    database.exec('create table tiles (zoom_level int, tile_column int, tile_row int, tile_data blob)');
    const insert = database.prepare('insert into tiles values (?, ?, ?, ?)');
    for (const [z, x, y] of [
      [2, 3, 1],
      [0, 0, 0],
      [1, 1, 1],
    ] as const)
      insert.run(z, x, 2 ** z - 1 - y, z === 1 ? Buffer.from(`${z}/${x}/${y}`) : gzipSync(`${z}/${x}/${y}`));
    const about = database.prepare('insert into metadata values (?, ?)');
    about.run('format', 'pbf');
    about.run('bounds', '19,34,30,42');
    database.close();
    const to = join(folder, 'converted.pmtiles');
    await convertMbtiles(from, to);
    const { hash: converted } = await importStreets(testApp.deps, to);
    for (const tile of ['2/3/1', '0/0/0', '1/1/1'])
      expect((await get(`/tiles/streets/${converted}/${tile}`)).body).toBe(tile);
  });

  // Takes the packages of an operator's machine, which the full run alone installs.
  if (isFullRun)
    it('[MAPS-1] an extract of OpenStreetMap goes through tilemaker onto the map, in both languages', async () => {
      const { execFileSync } = await import('node:child_process');
      const { convertExtract } = await import('./osm-conversion.ts');
      const extract = join(folder, 'town.osm.pbf');
      execFileSync('osmium', ['cat', inventedTownFile, '-o', extract]);
      const { hash: converted } = await importStreets(testApp.deps, await convertExtract(extract, folder, null));
      const { layers } = new VectorTile(
        new PbfReader((await get(`/tiles/streets/${converted}/${tileOfTown}`)).rawPayload),
      );
      expect(Object.keys(layers)).toEqual(
        expect.arrayContaining([
          'transportation',
          'transportation_name',
          'building',
          'housenumber',
          'poi',
          'landcover',
        ]),
      );
      const { transportation_name: names } = layers;
      const street = Array.from({ length: names?.length ?? 0 }, (_, at) => names?.feature(at).properties).find(
        (properties) => properties?.['name:latin'] === inventedStreet.el,
      );
      expect(street).toMatchObject({ 'name:en': inventedStreet.en, class: 'primary' });
    });
});

describe('the style', () => {
  type Style = {
    sources: Record<string, { tiles: string[]; maxzoom: number; attribution: string }>;
    layers: { id: string; source?: string; 'source-layer'?: string; minzoom?: number }[];
  };
  const read = async (query: string): Promise<Style> => (await get(`/api/map/style?${query}`)).json();
  beforeAll(() => importStreets(testApp.deps, town));

  it.each([
    ['el', 'light'],
    ['el', 'dark'],
    ['en', 'light'],
    ['en', 'dark'],
  ])('[MAPS-1] in %s and %s has a layer for each class, under our names and over our land', async (locale, scheme) => {
    const { sources, layers } = await read(`locale=${locale}&scheme=${scheme}`);
    expect(sources.streets).toMatchObject({ tiles: [`/tiles/streets/${hash}/{z}/{x}/{y}`], maxzoom: 14 });
    for (const source of [sources.streets, sources.estia])
      expect(source?.attribution).toMatch(
        locale === 'el' ? /© συνεισφέροντες του OpenStreetMap/ : /© OpenStreetMap contributors/,
      );
    const ids = layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const roads = ['service', 'minor', 'tertiary', 'secondary', 'primary', 'motorway'];
    const order = [
      'land-greece',
      'ground-wood',
      'ground-grass',
      'park',
      'water',
      'waterway',
      'building',
      'path',
      ...roads.map((kind) => `road-${kind}-casing`),
      ...roads.map((kind) => `road-${kind}`),
      'rail',
      'coast',
      'country-border',
      'house-number',
      'minor-name',
      'major-name',
      'river-name',
      'lake-name',
      'park-name',
      'station-dot',
      'station-name',
      'municipality-name',
    ];
    expect(order.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
    expect(layers.find(({ id }) => id === 'house-number')?.minzoom).toBe(17);
    const text = JSON.stringify(layers);
    expect(text.includes('"name:en"')).toBe(locale === 'en');
    expect(text.includes('"name:el"')).toBe(locale === 'el');
  });

  it('[MAPS-1] has no colour of the other scheme, and asks for nothing that the tiles do not have', async () => {
    const [light, dark] = await Promise.all([read('scheme=light'), read('scheme=dark')]);
    const coloursOf = ({ layers }: Style) => new Set(JSON.stringify(layers).match(/#[0-9a-f]{6}/g));
    const both = [...coloursOf(light)].filter((colour) => coloursOf(dark).has(colour));
    expect(both).toEqual([]);
    const used = new Set(
      light.layers.filter(({ source }) => source === 'streets').map((layer) => layer['source-layer']),
    );
    const openMapTiles =
      'aeroway building housenumber landcover landuse park poi transportation transportation_name water water_name waterway';
    expect([...used].sort()).toEqual(openMapTiles.split(' '));
  });

  it('[MAPS-1] says that there are no streets once they are taken off', async () => {
    expect((await get('/api/map/style')).body).toContain(hash);
    await removeStreets(testApp.deps);
    const without = (await get('/api/map/style?locale=en')).body;
    expect(without).not.toContain('/tiles/streets/');
    expect(without).toContain('Streets not shown');
  });
});
