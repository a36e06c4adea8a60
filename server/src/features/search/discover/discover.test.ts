import { searchFilter } from '@estia/contract/search/model';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildPhotos, buildProperty, buildUser } from '../../../../testing/factories/records.ts';
import { createPlaceTreeCache } from '../../places/index.ts';
import { rebuildMarketStats } from '../../valuation/index.ts';
import { createSearchCounter, refreshDiscoverLists } from '../index.ts';

const HALANDRI = 461200;
const GLYFADA = 480400;

describe('[DISC-1] discover lists', () => {
  let testApp: TestApp;
  const now = new Date('2026-11-15T10:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

  let built = 0;

  type PropertyInput = {
    days?: number;
    price?: number;
    district_id?: number;
    account_id?: number;
    photos?: number;
    energy?: number | null;
  };
  const property = async ({
    days = 1,
    price = 200_000,
    district_id = HALANDRI,
    account_id,
    photos = 3,
    energy = 5,
  }: PropertyInput = {}) => {
    const { db } = testApp.deps;
    const property_id = await buildProperty(db, {
      district_id,
      area: 100,
      // no two of them are one property
      year_built: 1950 + built++,
      energy_class_id: energy,
      ...(account_id ? { account_id } : {}),
    });
    if (photos > 0) await buildPhotos(db, property_id, photos);
    const when = daysAgo(days);
    return buildListing(db, { property_id, price, activated_at: when, updated_at: when, confirmed_at: when });
  };
  const list = async (
    name: 'new-properties' | 'top-districts' | 'recommended-houses' | 'more-views' | 'top-searches',
  ) => {
    const response = await testApp.app.inject({ url: `/api/property/${name}` });
    return (response.json() as { properties: { listing_id: number }[] }).properties.map((card) => card.listing_id);
  };
  const refresh = async () => {
    await rebuildMarketStats(testApp.workerDeps);
    await refreshDiscoverLists(testApp.workerDeps, createPlaceTreeCache(testApp.deps.db));
  };

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    testApp.setNow(now);
  });
  afterAll(() => testApp.close());

  it('new: activated in the last 14 days, newest first, with a photo, at most 3 an advertiser', async () => {
    const busy = (await buildUser(testApp.deps.db)).id;
    const old = await property({ days: 20 });
    const bare = await property({ days: 0.1, photos: 0 });
    const mine: number[] = [];
    for (const days of [1, 2, 3, 4, 5]) mine.push(await property({ days, account_id: busy }));
    const other = await property({ days: 2.5 });
    await refresh();
    const found = await list('new-properties');
    expect(found).toEqual([mine[0], mine[1], other, mine[2]]);
    expect(found).not.toContain(old);
    expect(found).not.toContain(bare);
  });

  it('top districts: only listings of the districts searched most', async () => {
    const here = await property({ district_id: GLYFADA, days: 3 });
    await testApp.deps.db
      .insertInto('search_place_day')
      .values([
        { day: daysAgo(2), district_id: GLYFADA, runs: 50 },
        // Fewer networks than say anything.
        { day: daysAgo(2), district_id: HALANDRI, runs: 4 },
        { day: daysAgo(40), district_id: HALANDRI, runs: 900 },
      ])
      .execute();
    await refresh();
    expect(await list('top-districts')).toEqual([here]);
  });

  it('recommended: complete, confirmed, priced at or under the median of its area', async () => {
    const cheap = await property({ price: 150_000 });
    const dear = await property({ price: 450_000 });
    const unclassed = await property({ price: 140_000, energy: null });
    await refresh();
    const found = await list('recommended-houses');
    expect(found).toContain(cheap);
    expect(found).not.toContain(dear);
    expect(found).not.toContain(unclassed);
  });

  it('more views: most distinct networks in 7 days, visitors where they were not counted yet', async () => {
    const [one, two, before] = [await property(), await property(), await property()];
    await testApp.deps.db
      .insertInto('listing_view_day')
      .values([
        // Many browsers of a few networks are somebody who wants to be first.
        { day: daysAgo(1), listing_id: one, visitors: 500, networks: 5 },
        { day: daysAgo(1), listing_id: two, visitors: 4, networks: 4 },
        { day: daysAgo(2), listing_id: two, visitors: 4 },
        { day: daysAgo(9), listing_id: before, visitors: 900 },
      ])
      .execute();
    await refresh();
    expect(await list('more-views')).toEqual([two, one]);
  });

  it('top searches: listings that match what was searched most in 7 days, and running twice changes nothing', async () => {
    const query = `for=sale&category_id=1&district_ids=${GLYFADA}&page=1`;
    await testApp.deps.db
      .insertInto('search_day')
      .values({ day: daysAgo(1), purpose: 1, category: 1, query, runs: 9 })
      .execute();
    await refresh();
    // Too few listings match: somebody's own search.
    expect(await list('top-searches')).toEqual([]);
    for (let n = 0; n < 10; n++) await property({ district_id: GLYFADA });
    const searchedBy = async (runs: number) => {
      await testApp.deps.db.updateTable('search_day').set({ runs }).where('query', '=', query).execute();
      await refresh();
    };
    await searchedBy(4);
    expect(await list('top-searches')).toEqual([]);
    await searchedBy(9);
    const found = await list('top-searches');
    expect(found.length).toBeGreaterThan(8);
    await refresh();
    expect(await list('top-searches')).toEqual(found);
  });

  it('a search counts once a network and day: six hundred from one address are one', async () => {
    await testApp.deps.db.deleteFrom('search_day').execute();
    await testApp.deps.db.deleteFrom('search_place_day').execute();
    const filter = searchFilter.parse({ for: 'sale', category_id: 1, district_ids: [GLYFADA] });
    const tree = await createPlaceTreeCache(testApp.deps.db)();
    const notes = createSearchCounter(testApp.deps);
    const search = (ip: string) => notes.add(filter, tree, ip);
    for (let n = 0; n < 600; n++) search('203.0.113.50');
    for (let n = 0; n < 40; n++) search(`2001:db8:5:${n.toString(16)}::1`);
    await notes.flush();
    search('203.0.113.50');
    await notes.flush();
    const runs = async () =>
      (await testApp.deps.db.selectFrom('search_day').select('runs').execute()).map((row) => row.runs);
    expect(await runs()).toEqual([2]);
    expect(await testApp.deps.db.selectFrom('search_place_day').select('runs').execute()).toEqual([{ runs: 2 }]);
    for (let n = 1; n < 5; n++) search(`203.0.113.${n}`);
    await notes.close();
    expect(await runs()).toEqual([6]);
  });
});
