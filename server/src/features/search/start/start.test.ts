/** Where to look, for who has not chosen a place yet: counts by place, prices, and which pages the sitemap lists. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildProperty, buildUser } from '../../../../testing/factories/records.ts';
import { rebuildMarketStats } from '../../valuation/index.ts';
import { refreshAreaCounts } from '../areas/area.jobs.ts';
import { listStartPages } from './start.pages.ts';
import { districtCountsQuery } from './start.queries.ts';

const HALANDRI = 461200;
const PAGRATI = 450131;
const KOLONAKI = 450125;
const [APARTMENT, MAISONETTE, OFFICE] = [1, 3, 18];

type Place = { kind: string; id: number; parent: { id: number }; listing_count: number; median: number | null };
type Start = Record<'prefectures' | 'municipalities' | 'neighbourhoods', Place[]> & { listing_count: number };

describe('the start of a search', () => {
  let testApp: TestApp;
  let account_id: number;
  let year_built = 1950;

  const property = async (input: {
    district_id: number;
    type_id?: number;
    category_id?: number;
    purpose?: 1 | 2;
    price?: number;
  }) =>
    buildListing(testApp.deps.db, {
      property_id: await buildProperty(testApp.deps.db, {
        account_id,
        district_id: input.district_id,
        category_id: input.category_id ?? 1,
        type_id: input.type_id ?? APARTMENT,
        area: 100,
        // Of different years, or they would be one property.
        year_built: year_built++,
      }),
      purpose: input.purpose ?? 1,
      price: input.price ?? 300_000,
      is_active: true,
    });
  const start = async (query: string) => {
    const response = await testApp.app.inject({ url: `/api/property/start?${query}` });
    return { status: response.statusCode, body: response.json() as Start };
  };

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    account_id = (await buildUser(testApp.deps.db)).id;
    for (const price of [200_000, 250_000, 300_000, 350_000, 400_000]) await property({ district_id: HALANDRI, price });
    await property({ district_id: HALANDRI, type_id: MAISONETTE });
    for (let i = 0; i < 3; i += 1) await property({ district_id: PAGRATI });
    await property({ district_id: KOLONAKI });
    await property({ district_id: KOLONAKI, type_id: OFFICE, category_id: 2 });
    await property({ district_id: KOLONAKI, purpose: 2, price: 900 });
    await refreshAreaCounts(testApp.deps);
    await rebuildMarketStats(testApp.workerDeps);
  });
  afterAll(() => testApp.close());

  it('[SRCH-10] counts one purpose and type by prefecture, municipality and neighbourhood, the most first', async () => {
    const { body } = await start(`for=sale&type_id=${APARTMENT}`);
    expect(body.listing_count).toBe(9);
    expect(body.municipalities).toMatchObject([
      { kind: 'municipality', id: 4612, parent: { id: 34 }, listing_count: 5, median: 3000 },
      { kind: 'municipality', id: 4501, parent: { id: 33 }, listing_count: 4, median: null },
    ]);
    expect(body.neighbourhoods).toMatchObject([
      { kind: 'district', id: PAGRATI, parent: { id: 4501 }, listing_count: 3 },
      { kind: 'district', id: KOLONAKI, parent: { id: 4501 }, listing_count: 1 },
    ]);
    const counts = new Map(body.prefectures.map((each) => [each.id, each.listing_count]));
    expect([counts.get(34), counts.get(33), counts.get(7)]).toEqual([5, 4, 0]);
    expect([...counts.values()].reduce((all, each) => all + each, 0)).toBe(body.listing_count);
  });

  it('[SRCH-10] without a type all homes are counted, and nothing that is no home or of the other purpose', async () => {
    expect((await start('for=sale')).body.listing_count).toBe(10);
    expect((await start('for=rent')).body.municipalities).toMatchObject([{ id: 4501, listing_count: 1 }]);
  });

  it('[SRCH-10] a type that is no home, or no type at all, is refused', async () => {
    for (const query of [`for=sale&type_id=${OFFICE}`, 'for=sale&type_id=998', 'type_id=1'])
      expect((await start(query)).status, query).toBe(400);
  });

  it('[NAV-1] the sitemap lists Buy, Rent and the types with listings enough', async () => {
    expect(await listStartPages(testApp.deps.db)).toEqual(['/buy', '/rent', '/buy/apartments']);
    expect((await testApp.app.inject({ url: '/sitemaps/starts-1.xml' })).body).toContain('/en/buy/apartments</loc>');
  });

  it('[SRCH-10] reads the counts of one purpose and type by their index', async () => {
    const { pool, db } = testApp.deps;
    await pool.query(`
      insert into place_listing_count (place, purpose, type, category, listing_count)
      select place, purpose, type, 1, 1 from generate_series(100000, 100999) place, generate_series(1, 2) purpose,
        generate_series(1, 17) type`);
    await pool.query('vacuum analyze place_listing_count');
    const { sql, parameters } = districtCountsQuery({ purpose: 1, category: 1, type: 3 }).compile(db);
    const { rows } = await pool.query(`explain ${sql}`, [...parameters]);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('place_listing_count_type');
  });

  it('[SRCH-10] the drawing of the country has every prefecture that has land to draw', async () => {
    const { body, headers } = await testApp.app.inject({ url: '/api/valuation/country-outline' });
    const drawn = JSON.parse(body) as { places: { id: number; path: string }[] };
    const known = new Set((await start('for=sale')).body.prefectures.map((each) => each.id));
    expect(drawn.places.length).toBeGreaterThan(45);
    expect(drawn.places.filter((each) => !known.has(each.id) || !each.path.startsWith('M'))).toEqual([]);
    expect(body.length).toBeLessThan(40_000);
    expect(headers['cache-control']).toContain('max-age=3600');
  });
});
