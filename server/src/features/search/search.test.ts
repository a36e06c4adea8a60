import { paramsToFields, searchPath } from '@estia/contract/search/codec';
import { searchFilter, sorts } from '@estia/contract/search/model';
import { presets } from '@estia/contract/search/presets';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestApp } from '../../../testing/environment/test-app.ts';
import { sized } from '../../../testing/environment/test-size.ts';
import { openFilledWorld } from '../../../testing/search-reference/random-listings.ts';
import { openReferenceSearch, type ReferenceSearch } from '../../../testing/search-reference/reference-search.ts';
import { createSearchMix } from '../../../testing/search-workload/search-mix.ts';
import { createSeededRandom } from '../../../testing/seeded-random.ts';

const SEARCHES = sized({ ci: 100, full: 300 });

describe('search', () => {
  let testApp: TestApp;
  let reference: ReferenceSearch;
  beforeAll(async () => {
    testApp = await openFilledWorld(inject('services'));
    reference = await openReferenceSearch(testApp.deps.pool);
  });
  afterAll(() => testApp.close());

  const post = async (body: object, query = '') => {
    const response = await testApp.app.inject({ method: 'POST', url: `/api/property/search${query}`, payload: body });
    return { status: response.statusCode, body: response.json() };
  };
  const attica = { for: 'sale', category_id: 1, prefecture_ids: [33, 34, 35, 36, 37, 38, 39, 40] };

  it(`[SRCH-3] ${SEARCHES} random searches: every count and every page equal the plain reference`, async () => {
    const next = await createSearchMix(testApp.deps.pool, 20_261_115);
    const random = createSeededRandom(3);
    let found = 0;
    for (let i = 0; i < SEARCHES; i++) {
      const { body } = next();
      if (random() < 0.5) body.offset = 0;
      const expected = await reference.search(body, testApp.deps.clock());
      const answer = (await post({ ...body, is_active: true })).body;
      expect(
        { count: answer.count, ids: answer.properties.map((card: { listing_id: number }) => card.listing_id) },
        JSON.stringify(body),
      ).toEqual(expected);
      found += expected.ids.length;
    }
    expect(found).toBeGreaterThan(SEARCHES);
  });

  it.each(sorts)(
    '[SRCH-5] sort %s: reading on by cursor gives the same rows as the reference, without a gap',
    async (sort) => {
      const expected = await reference.search({ ...attica, sort, limit: 60 }, testApp.deps.clock());
      const ids: number[] = [];
      let after = '';
      for (let page = 0; page < 6; page++) {
        const { body } = await post({ ...attica, sort, limit: 10 }, after && `?after=${after}`);
        ids.push(...body.properties.map((card: { listing_id: number }) => card.listing_id));
        after = body.next;
        expect(after).toBeTruthy();
      }
      expect(ids).toEqual(expected.ids);
    },
  );

  it('[SRCH-1] an incomplete search answers 200 with count 0', async () => {
    for (const body of [
      {},
      { for: 'sale' },
      { for: 'sale', category_id: 1 },
      { category_id: 1, prefecture_ids: [33] },
      { for: 'rent', prefecture_ids: [33] },
    ]) {
      expect(await post(body)).toMatchObject({ status: 200, body: { count: 0, properties: [] } });
    }
    expect((await post(attica)).body.count).toBeGreaterThan(50);
  });

  it('[SRCH-3] answers places, count, properties, pagination and user, and obeys limit and offset of the query', async () => {
    const { body } = await post({ ...attica, limit: 30 }, '?limit=5&offset=10');
    expect(Object.keys(body).sort()).toEqual(['bounds', 'count', 'next', 'pagination', 'places', 'properties', 'user']);
    expect(body.properties).toHaveLength(5);
    expect(body.pagination).toEqual({ limit: 5, offset: 10 });
    expect(body.places[0]).toMatchObject({ value: 'prefecture_id-33' });
    expect((await post({ ...attica, limit: 10, page: 3 })).body.pagination).toEqual({ limit: 10, offset: 20 });
  });

  it('[SRCH-3] a paused or removed listing is never found, also when the client asks for it', async () => {
    const answer = await post({ ...attica, is_active: false });
    expect(answer.status).toBe(400);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int n from listing_search s join listing l on l.id = s.listing_id where l.is_active is distinct from true`.execute(
      testApp.deps.db,
    );
    expect(rows[0]?.n).toBe(0);
  });

  it('[SRCH-9] the presets carry the exact ids and numbers of the specification', () => {
    expect(presets).toEqual({
      goldenVisaNav: {
        for: 'sale',
        category_id: 1,
        prefecture_ids: [34, 35, 37, 36, 33, 51, 52],
        priceMin: 250000,
        areaMin: 120,
      },
      goldenVisaPromo: {
        for: 'sale',
        category_id: 1,
        prefecture_ids: [34, 35, 37, 36, 33, 51, 52, 39],
        priceMin: 250000,
        areaMin: 120,
      },
      topDistricts: { for: 'sale', category_id: 1, prefecture_ids: [34, 35, 37, 39, 33] },
      myHouse: {
        for: 'sale',
        category_id: 1,
        prefecture_ids: [34, 35, 37, 36, 33, 51, 52, 39],
        priceMax: 250000,
        areaMax: 150,
        yearMax: 2007,
      },
    });
  });

  it('[SRCH-9] `area` means areaMin, and a bound on the year leaves out listings without one', async () => {
    const withArea = await post({ ...attica, area: 120 });
    expect(withArea.body.count).toBe((await post({ ...attica, areaMin: 120 })).body.count);
    const old = await post({ ...attica, yearMax: 2100 });
    const all = await post(attica);
    expect(old.body.count).toBeLessThan(all.body.count);
  });

  it('hostile bodies are refused with the field named, never with a 500', async () => {
    for (const [body, field] of [
      [{ ...attica, priceMin: 'cheap' }, 'priceMin'],
      [{ ...attica, sort: 'id; drop table listing' }, 'sort'],
      [{ ...attica, prefecture_ids: Array.from({ length: 11 }, (_, i) => i + 1) }, 'prefecture_ids'],
      [{ ...attica, municipality_ids: [101, 102, 103] }, 'district_ids'],
      [{ ...attica, limit: 1e9 }, 'limit'],
      [{ ...attica, district_ids: ["1' or 1=1"] }, 'district_ids.0'],
      [{ ...attica, yearMax: 99_999 }, 'yearMax'],
    ] as const) {
      const answer = await post(body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expect(Object.keys(answer.body.fields)).toContain(field);
    }
    for (const after of [
      'x',
      'W10',
      Buffer.from('["2026-01-01", 1]').toString('base64url'),
      Buffer.from('[null,null]').toString('base64url'),
    ]) {
      expect((await post(attica, `?after=${after}`)).status).toBe(400);
    }
  });

  it('one filter has one address: URL → filter → URL', () => {
    for (const preset of Object.values(presets)) {
      const path = searchPath(preset);
      const filter = searchFilter.parse(paramsToFields(new URLSearchParams(path.split('?')[1])));
      expect(searchFilter.parse(paramsToFields(new URLSearchParams(searchPath(filter).split('?')[1])))).toEqual(filter);
      expect(filter).toEqual(searchFilter.parse(preset));
    }
  });
});
