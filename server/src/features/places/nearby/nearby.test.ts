/** Places near a property: loaded, imported, counted in minutes and told, of a hidden address from its square alone. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NearbyPlace } from '@estia/contract/places/nearby';
import { getWalkingMinutes, MAX_WALKING_MINUTES } from '@estia/contract/places/walking';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildProperty } from '../../../../testing/factories/records.ts';
import { importNearbyPlaces, recountWalks, removeNearbyPlaces } from '../index.ts';

/** In Thessaly, far from every station. */
const HOME = { lon: 21.9, lat: 39.5 };
const METRES_A_DEGREE = 111_000;

let testApp: TestApp;
let folder: string;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  folder = await mkdtemp(join(tmpdir(), 'estia-nearby-test-'));
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true });
});

const point = (metresNorth: number, properties: object) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [HOME.lon, HOME.lat + metresNorth / METRES_A_DEGREE] },
});
const school = point(400, { amenity: 'school', name: 'Σχολείο Επινοημένο', 'name:en': 'Invented School' });
const coast = {
  type: 'Feature',
  properties: { natural: 'coastline' },
  geometry: {
    type: 'LineString',
    coordinates: Array.from({ length: 200 }, (_, at) => [HOME.lon - 0.1 + at / 1_000, HOME.lat - 0.01]),
  },
};
const park = {
  type: 'Feature',
  properties: { leisure: 'park' },
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [21.91, 39.5],
          [21.92, 39.5],
          [21.92, 39.51],
          [21.91, 39.5],
        ],
      ],
    ],
  },
};
const elsewhere = { ...school, geometry: { type: 'Point', coordinates: [2.35, 48.85] } };
const other = point(100, { amenity: 'bank', name: 'Τράπεζα' });

async function importLines(lines: readonly (object | string)[]) {
  const path = join(folder, 'places.geojsonseq');
  await writeFile(path, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return importNearbyPlaces(testApp.deps, path);
}
const countAll = async (batch = 500) => {
  let counted = 0;
  for (let n = await recountWalks(testApp.deps, batch); n > 0; n = await recountWalks(testApp.deps, batch))
    counted += n;
  return counted;
};
const countKinds = async () => {
  const { rows } = await sql<{ kind: string; n: number }>`
    select kind, count(*)::int as n from nearby_place group by kind order by kind`.execute(testApp.deps.db);
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
};
const buildHome = async (hidden: boolean, where = HOME) => {
  const { db } = testApp.deps;
  const { id: district_id } = await db.selectFrom('district').select('id').orderBy('id').executeTakeFirstOrThrow();
  const property_id = await buildProperty(db, { district_id, hide_address: hidden, where });
  return { property_id, listing_id: await buildListing(db, { property_id }) };
};
const readPage = async (propertyId: number) => {
  const answer = await testApp.app.inject({ url: `/api/property?for=sale&property_id=${propertyId}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return { body: answer.body, nearby: answer.json<{ property: { nearby: NearbyPlace[] } }>().property.nearby };
};
const readWalks = async (listingId: number) => {
  const { rows } = await sql<{ walks: number }>`
    select walks from listing_search where listing_id = ${listingId}`.execute(testApp.deps.db);
  const walks = rows[0]?.walks ?? -1;
  return { station: walks & 31, school: (walks >> 5) & 31, sea: walks >> 10 };
};

describe('[NEAR-1] places near a property', () => {
  beforeEach(async () => {
    await removeNearbyPlaces(testApp.deps);
    await sql`delete from property`.execute(testApp.deps.db);
    await countAll();
  });

  it('the database counts minutes as the contract says', async () => {
    const { rows } = await sql<{ metres: number; minutes: number }>`
      select n * 7.3::float8 as metres, walking_minutes(n * 7.3::float8) as minutes from generate_series(0, 260) n`.execute(
      testApp.deps.db,
    );
    expect(rows.length).toBeGreaterThan(200);
    for (const { metres, minutes } of rows) expect(minutes).toBe(getWalkingMinutes(metres));
    expect(Math.max(...rows.map(({ minutes }) => minutes))).toBeGreaterThan(MAX_WALKING_MINUTES);
  });

  it('without an import there are stations alone, with the colours of their lines', async () => {
    expect(await countKinds()).toEqual({ station: 191 });
    const { property_id, listing_id } = await buildHome(false, { lon: 23.7257, lat: 37.976 });
    const { nearby } = await readPage(property_id);
    expect(nearby[0]).toEqual({
      kind: 'station',
      mode: 'metro',
      name: { el: 'Μοναστηράκι', en: 'Monastiraki' },
      lines: [
        { label: 'M1', color: '#007a33' },
        { label: 'M3', color: '#0057b8' },
      ],
      minutes: { from: 1, to: 1 },
    });
    expect(nearby.length).toBeLessThanOrEqual(3);
    expect(await readWalks(listing_id)).toEqual({ station: 1, school: 31, sea: 31 });
    const targets = await testApp.app.inject({ url: '/api/property/walk-targets' });
    expect(targets.json()).toEqual({ count: 1, targets: ['station'] });
  });

  it('an import replaces the one before, and the worker counts every property again without telling anybody', async () => {
    const homes = [await buildHome(false), await buildHome(false)];
    await importLines([point(50, { amenity: 'school', name: 'Παλιό' })]);
    await sql`delete from listing_change`.execute(testApp.deps.db);
    const counts = await importLines([school, coast, park, other, elsewhere]);
    expect(counts).toEqual({ school: 1, sea: 4, park: 1 });
    expect(await countKinds()).toEqual({ station: 191, ...counts });
    expect(await countAll(1)).toBe(2);
    const { property_id, listing_id } = homes[1] as (typeof homes)[0];
    expect(await readWalks(listing_id)).toEqual({
      station: 31,
      school: getWalkingMinutes(400),
      sea: getWalkingMinutes(1_110),
    });
    const { nearby } = await readPage(property_id);
    expect(nearby.map(({ kind }) => kind)).toEqual(['sea', 'school', 'park']);
    expect(nearby[1]?.name).toEqual({ el: 'Σχολείο Επινοημένο', en: 'Invented School' });
    expect(nearby[2]?.name).toBeNull();
    const { rows } = await sql`select 1 from listing_change`.execute(testApp.deps.db);
    expect(rows).toEqual([]);
    expect(await recountWalks(testApp.deps)).toBe(0);
  });

  it.each([
    ['no JSON', [school, '{"type":"Feature"']],
    ['no feature', [school, { type: 'FeatureCollection', features: [] }]],
    ['no coordinates', [school, { ...school, geometry: { type: 'Point', coordinates: ['a', 'b'] } }]],
    [
      'a point without height or width',
      [school, { ...school, geometry: { type: 'LineString', coordinates: [[1, 2]] } }],
    ],
    ['nothing that we know', [other, elsewhere]],
    ['nothing at all', ['']],
  ])('a file with %s changes nothing', async (_, lines) => {
    await importLines([school, coast]);
    const before = await countKinds();
    await expect(importLines(lines)).rejects.toThrow(/Line 2|no place that we know/);
    expect(await countKinds()).toEqual(before);
  });

  it('names are cleaned and cut, and never markup', async () => {
    await importLines([point(10, { amenity: 'pharmacy', name: `<b>${'α'.repeat(500)}\u202e\n` })]);
    const { property_id } = await buildHome(false);
    const { nearby } = await readPage(property_id);
    expect(nearby[0]?.name?.el).toBe(`<b>${'α'.repeat(117)}`);
  });

  it('a property that moves is counted at once', async () => {
    await importLines([school]);
    const { property_id, listing_id } = await buildHome(false);
    expect((await readWalks(listing_id)).school).toBe(getWalkingMinutes(400));
    await sql`update property set exact_point = st_translate(exact_point, 0.1, 0) where id = ${property_id}`.execute(
      testApp.deps.db,
    );
    expect((await readWalks(listing_id)).school).toBe(31);
  });

  it('a hidden address is told as a range of its whole square: moved inside it, no byte changes', async () => {
    await importLines([school, coast, park]);
    const { property_id, listing_id } = await buildHome(true);
    const filtered = async () => {
      const bodies: string[] = [];
      for (const minutes of [3, 7, 12, 20, 30]) {
        const payload = { for: 'sale', category_id: 1, near: `${HOME.lat},${HOME.lon},5000`, schoolMinutes: minutes };
        bodies.push((await testApp.app.inject({ method: 'POST', url: '/api/property/search', payload })).body);
      }
      return bodies;
    };
    const before = { page: await readPage(property_id), found: await filtered(), walks: await readWalks(listing_id) };
    const told = before.page.nearby.find(({ kind }) => kind === 'school');
    expect(told && told.minutes.to - told.minutes.from).toBeGreaterThan(10);
    for (const [x, y] of [
      [0.002, 0.002],
      [0.998, 0.998],
      [0.5, 0.03],
    ]) {
      await sql`update property set exact_point = st_transform(st_setsrid(st_makepoint(
          ((location_square(exact_point))[0] + ${x}::float8) * 1000, ((location_square(exact_point))[1] + ${y}::float8) * 1000), 2100), 4326)
        where id = ${property_id}`.execute(testApp.deps.db);
      expect((await readPage(property_id)).body).toBe(before.page.body);
      expect(await filtered()).toEqual(before.found);
      await sql`update nearby_state set next_property_id = 0`.execute(testApp.deps.db);
      await countAll();
      expect(await readWalks(listing_id)).toEqual(before.walks);
    }
    // The comparison can fail.
    await sql`update property set exact_point = st_translate(exact_point, 0.02, 0) where id = ${property_id}`.execute(
      testApp.deps.db,
    );
    expect((await readPage(property_id)).body).not.toBe(before.page.body);
  });

  it('the nearest is found by the index', async () => {
    await importLines(Array.from({ length: 3_000 }, (_, at) => point(at * 100, { amenity: 'school' })));
    await sql`analyze nearby_place`.execute(testApp.deps.db);
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select st_distance(shape, 'point(21.9 39.5)'::geography) from nearby_place
      where kind = 'school' and st_dwithin(shape, 'point(21.9 39.5)'::geography, 1850)`.execute(testApp.deps.db);
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('nearby_place_kind_shape');
  });
});
