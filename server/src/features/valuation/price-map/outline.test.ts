/** Maps of areas without script: what is drawn, how large it is, and what it says. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildProperty, buildUser } from '../../../../testing/factories/records.ts';
import { rebuildMarketStats } from '../index.ts';

const [PAGRATI, KOLONAKI, CHALANDRI] = [450131, 450125, 461200];
const MAX_BYTES = 40_000;

type Area = {
  kind: string;
  id: number;
  name: { el: string };
  listing_count: number;
  median: number | null;
  path: string;
};
type Outline = {
  width: number;
  height: number;
  approximate: boolean;
  abroad_path: string;
  path: string;
  places: Area[];
};

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  const { db } = testApp.deps;
  const { id: account_id } = await buildUser(db);
  // Of different years, or they would be one property.
  let year_built = 1950;
  const property = async (district_id: number, price: number) =>
    buildListing(db, {
      property_id: await buildProperty(db, {
        account_id,
        district_id,
        type_id: 1,
        area: 100,
        year_built: year_built++,
      }),
      price,
    });
  for (const n of [0, 1, 2, 3, 4]) await property(PAGRATI, 300_000 + n * 10_000);
  for (const n of [0, 1, 2, 3]) await property(KOLONAKI, 700_000 + n * 10_000);
  for (const n of [0, 1, 2, 3, 4]) await property(CHALANDRI, 260_000 + n * 10_000);
  await rebuildMarketStats(testApp.workerDeps);
});
afterAll(() => testApp.close());

const get = (query: string) => testApp.app.inject({ url: `/api/valuation/outline?${query}` });
const outline = async (query: string): Promise<Outline> => (await get(query)).json();

/** Points of a path, ring by ring: `M5 7l-3 4 2 1z`. */
function rings(path: string): [number, number][][] {
  return path
    .split('M')
    .filter((text) => text !== '')
    .map((text) => {
      const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
      const points: [number, number][] = [];
      let [x, y] = [0, 0];
      for (let i = 0; i < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        points.push([x, y]);
      }
      return points;
    });
}
const computeRingArea = (ring: readonly [number, number][]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

describe('the outline of an area', () => {
  it('[VALU-1] an area with parts shows them and what lies around, each with its median or that there are few listings', async () => {
    const { places, path: ownOutline, approximate } = await outline('kind=municipality&id=4501');
    expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(['district']));
    expect(places.find(({ id }) => id === PAGRATI)).toMatchObject({
      name: { el: 'Παγκράτι' },
      listing_count: 5,
      median: 3200,
    });
    expect(places.find(({ id }) => id === KOLONAKI)).toMatchObject({ listing_count: 4, median: null });
    expect([places.length > 40, ownOutline.length > 50, approximate]).toEqual([true, true, true]);
    const rented = await outline('kind=municipality&id=4501&for=rent');
    expect(rented.places.every(({ median }) => median === null)).toBe(true);
    const flats = await outline('kind=municipality&id=4501&type_id=1');
    expect(flats.places.find(({ id }) => id === PAGRATI)?.median).toBe(3200);
  });

  it('[VALU-1] an area without parts stands among its neighbours', async () => {
    const { places, path: ownOutline } = await outline('kind=municipality&id=4612');
    const chalandri = places.find(({ id }) => id === 4612);
    expect(chalandri).toMatchObject({ kind: 'municipality', listing_count: 5, median: 2800, path: ownOutline });
    expect(places.length).toBeGreaterThan(5);
    const district = await outline(`kind=district&id=${PAGRATI}`);
    expect(district.places.some(({ kind, id }) => kind === 'district' && id !== PAGRATI)).toBe(true);
  });

  it('[VALU-1] what is drawn has the size of what is meant, also where it is islands, and stays in its frame', async () => {
    for (const [kind, id] of [
      ['municipality', 4612],
      ['prefecture', 6],
      ['prefecture', 4],
    ] as const) {
      const { path: ownOutline, places, width, height } = await outline(`kind=${kind}&id=${id}`);
      // Islets that are left out say nothing: the largest land is compared.
      const { rows } = await testApp.deps.pool.query<{ size: number; wide: number }>(
        `select st_area(part.geom) as size, st_xmax(part.geom) - st_xmin(part.geom) as wide
         from place_boundary, st_dump(shape) part where kind = $1 and place_id = $2 order by 1 desc limit 1`,
        [kind, id],
      );
      const [largest = []] = rings(ownOutline).toSorted((a, b) => computeRingArea(b) - computeRingArea(a));
      const xs = largest.map(([x]) => x);
      const metres = (rows[0]?.wide ?? 0) / (Math.max(...xs) - Math.min(...xs));
      const share = (computeRingArea(largest) * metres ** 2) / (rows[0]?.size ?? 1);
      expect(share > 0.96 && share < 1.04, `${kind} ${id}: ${share}`).toBe(true);
      for (const [x, y] of [ownOutline, ...places.map(({ path }) => path)].flatMap((path) => rings(path).flat())) {
        expect(x >= 0 && x <= width && y >= 0 && y <= height, `${x} ${y}`).toBe(true);
      }
    }
  });

  it('[VALU-1] every prefecture is at most 40 KB, and everything in it has a shape', async () => {
    const { rows } = await testApp.deps.pool.query<{ id: number; parts: number }>(
      `select p.id, count(*)::int as parts from prefecture p join municipality m on m.prefecture_id = p.id
       where p.id % 3 = 0 or p.id = 37 group by p.id`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { id, parts } of rows) {
      const response = await get(`kind=prefecture&id=${id}`);
      expect(Buffer.byteLength(response.body), `prefecture ${id}`).toBeLessThanOrEqual(MAX_BYTES);
      expect(response.json<Outline>().places.length, `prefecture ${id}`).toBeGreaterThanOrEqual(parts);
      expect(response.body).not.toContain('"path":""');
    }
  });

  it('[VALU-1] what is no area is not found, and what is no kind is refused', async () => {
    expect((await get('kind=municipality&id=999999')).statusCode).toBe(404);
    expect((await get('kind=village&id=4612')).statusCode).toBe(400);
    expect((await get('kind=municipality&id=4612&type_id=900')).statusCode).toBe(400);
  });
});

it('[HOME-4] the picture of Greece has every prefecture, coloured where there are listings enough', async () => {
  const response = await testApp.app.inject({ url: '/api/valuation/map-picture' });
  expect(response.headers['content-type']).toContain('image/svg+xml');
  expect(response.body.match(/<path /g)).toHaveLength(74);
  // 3.200 to 7.300 €/m² in the centre, 2.800 around Chalandri; nothing anywhere else.
  expect(response.body.match(/<path class="c\d"/g)).toEqual(['<path class="c6"', '<path class="c5"']);
  expect(Buffer.byteLength(response.body)).toBeLessThan(MAX_BYTES);
  expect(response.body).not.toMatch(/script|href|on\w+=/);
});
