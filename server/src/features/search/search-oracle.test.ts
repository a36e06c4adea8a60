/** Random searches against a plain loop over the wide tables: counts, pages, facets and map tiles must be the same. */
import { boundFilters } from '@estia/contract/search/bounds';
import { walkFilters } from '@estia/contract/search/walks';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestApp } from '../../../testing/environment/test-app.ts';
import { sized } from '../../../testing/environment/test-size.ts';
import { openFilledWorld } from '../../../testing/search-reference/random-listings.ts';
import { openReferenceSearch, type ReferenceSearch } from '../../../testing/search-reference/reference-search.ts';
import {
  type Comparison,
  compareWithReference,
  type SearchClient,
} from '../../../testing/search-reference/search-oracle.ts';
import { createSearchMix } from '../../../testing/search-workload/search-mix.ts';
import { createSeededRandom } from '../../../testing/seeded-random.ts';

const SEARCHES = sized({ ci: 100, full: 400 });
/** Of the listings one in so many is changed in each way: 47 of them, or 190. */
const EVERY = sized({ ci: 149, full: 37 });
const SEED = 20_261_121;

describe('search against the plain reference', () => {
  let testApp: TestApp;
  let reference: ReferenceSearch;
  let searchClient: SearchClient;

  beforeAll(async () => {
    testApp = await openFilledWorld(inject('services'));
    reference = await openReferenceSearch(testApp.deps.pool);
    const answered = async (request: { method?: 'GET' | 'POST'; url: string; payload?: object }) => {
      const response = await testApp.app.inject(request);
      if (response.statusCode !== 200 && response.statusCode !== 204)
        throw new Error(`${response.statusCode} ${response.body} for ${JSON.stringify(request)}`);
      return response;
    };
    searchClient = {
      search: async (body, after) => {
        const url = `/api/property/search${after === undefined ? '' : `?after=${after}`}`;
        const { offset, ...rest } = body as { offset?: number };
        return (await answered({ method: 'POST', url, payload: after === undefined ? body : rest })).json();
      },
      facets: async (query) => (await answered({ url: `/api/property/search/facets?${query}` })).json(),
      tile: async (path) => (await answered({ url: `/api/property/search/tiles/${path}` })).rawPayload,
    };
  });
  afterAll(() => testApp.close());

  async function compareMany(searches: number, seed: number): Promise<Comparison & { fields: Set<string> }> {
    const next = await createSearchMix(testApp.deps.pool, seed, { all: true });
    const random = createSeededRandom(seed + 7);
    const oracleContext = { reference, searchClient, random, now: testApp.deps.clock };
    const all = {
      differences: [] as string[],
      seen: { rows: 0, numbers: 0, clusters: 0, sampled: 0 },
      fields: new Set<string>(),
    };
    for (let i = 0; i < searches; i++) {
      const { body } = next();
      // In a small world most later pages are empty.
      if (random() < 0.7) body.offset = 0;
      const { differences, seen } = await compareWithReference(oracleContext, body);
      all.differences.push(...differences);
      for (const key of ['rows', 'numbers', 'clusters', 'sampled'] as const) all.seen[key] += seen[key];
      for (const field of Object.keys(body)) all.fields.add(field);
    }
    return all;
  }

  it(`[SRCH-3] [SRCH-6] [SRCH-10] [NEAR-1] ${SEARCHES} random filters: counts, pages, facets and tiles equal the reference`, async () => {
    const { differences, seen, fields } = await compareMany(SEARCHES, SEED);
    expect(differences.slice(0, 20)).toEqual([]);
    expect(seen.rows).toBeGreaterThan(SEARCHES * 2.5);
    expect(seen.numbers).toBeGreaterThan(SEARCHES * 25);
    expect(seen.clusters).toBeGreaterThan(SEARCHES * 2);
    expect(seen.sampled).toBe(0);
    // every field of the filter was really drawn
    for (const field of [
      'near',
      'shape',
      'view',
      'text',
      'type_ids',
      'pricePerM2Max',
      'floorMin',
      'heating_ids',
      'energy',
    ])
      expect(fields).toContain(field);
    for (const field of [
      'condition_ids',
      'extras',
      'photos',
      'owner',
      'updatedDays',
      'unstated',
      'bathRoomsMin',
      'yearMax',
      'terms',
      ...boundFilters,
      ...walkFilters,
    ])
      expect(fields).toContain(field);
  });

  it('[SRCH-3] what is changed in the wide tables is changed in every answer: the triggers forget nothing', async () => {
    // One of each kind of change.
    for (const [at, change] of [
      sql`property set district_id = (select d.id from district d where d.id > property.district_id order by d.id limit 1)`,
      sql`property set category_id = 2, type_id = 19`,
      sql`property set type_id = 3, bed_rooms = null, floor_id = 11, heating_id = 9, condition_id = 7, energy_class_id = 2`,
      sql`property set agency_id = 3, photo_count = 0, extras = '{5,27,65,199}', bath_rooms = 2, area = area + 7`,
      sql`property set hide_address = not hide_address`,
      sql`property set exact_point = st_translate(exact_point, 0.03, -0.02)`,
      sql`listing set price = price + 5000, updated_at = ${testApp.deps.clock()}`,
      sql`listing set title_el = 'Πέτρινο με τζάκι', description_el = null, description_en = 'Fireplace'`,
      sql`listing set is_active = not is_active`,
      sql`listing set pets_allowed = not pets_allowed, deposit_months = 1, available_from = '2026-12-01'`,
    ].entries()) {
      await sql`update ${change} where id % ${EVERY} = ${at}`.execute(testApp.deps.db);
    }
    await sql`delete from listing where id % 53 = 1`.execute(testApp.deps.db);
    await sql`delete from property_group where property_id % 27 = 1`.execute(testApp.deps.db);
    await sql`delete from property where id % 101 = 1`.execute(testApp.deps.db);
    await sql`insert into property_group select id, 4 from property where id % 99 = 4`.execute(testApp.deps.db);
    await reference.reread();
    const { differences, seen } = await compareMany(SEARCHES / 2, SEED + 2);
    expect(differences.slice(0, 20)).toEqual([]);
    expect(seen.rows).toBeGreaterThan(SEARCHES * 1.25);
  });

  // Each plants one wrong row in the search table, as a forgotten trigger would leave it, and takes it out again.
  it.each([
    ['a price', sql`update listing_search set price = price + 1 where listing_id % 5 = 0`],
    [
      'a place on the map',
      sql`update listing_search set x = x + 40000, cell = map_cell(x + 40000, y) where listing_id % 5 = 0`,
    ],
    ['a mark', sql`update listing_search set extras = extras # (1::bigint << 58) where listing_id % 5 = 0`],
    [
      'a packed value',
      sql`update listing_search set more = set_byte(more, 39, get_byte(more, 39) # 1) where more is not null and listing_id % 5 = 0`,
    ],
    ['minutes on foot', sql`update listing_search set walks = walks & ~24 where listing_id % 5 = 0`],
    ['a packed fact', sql`update listing_search set code = code # 4 where listing_id % 5 = 0`],
    ['a row too few', sql`delete from listing_search where listing_id % 5 = 0`],
    [
      'a second card of a property',
      sql`insert into listing_search select * from listing_search_other where listing_id % 5 = 0`,
    ],
  ])('the oracle can fail: it sees %s that is wrong', async (_, plant) => {
    await plant.execute(testApp.deps.db);
    try {
      const { differences } = await compareMany(12, SEED + 1);
      expect(differences.length).toBeGreaterThan(0);
    } finally {
      await sql`select refresh_listing_search(array_agg(id)) from listing where id % 5 = 0`.execute(testApp.deps.db);
    }
    const { differences } = await compareMany(3, SEED + 1);
    expect(differences).toEqual([]);
  });
});
