import { lookups } from '@estia/contract/lookups/model';
import { areaPath, findTypeIdBySlug, formatAreaSlug, parseAreaSlug, typeSlugs } from '@estia/contract/search/area-path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp, testOrigin } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildProperty, buildUser } from '../../../../testing/factories/records.ts';
import { applyStatsChanges, rebuildMarketStats } from '../../valuation/index.ts';
import { refreshAreaCounts } from './area.jobs.ts';

const HALANDRI = 461200;
const PAGRATI = 450131;
const KOLONAKI = 450125;

describe('addresses of area pages', () => {
  it('every type has one readable segment', () => {
    const ids = lookups.types.map((type) => type.id);
    expect(Object.keys(typeSlugs).map(Number)).toEqual(ids);
    expect(new Set(Object.values(typeSlugs)).size).toBe(ids.length);
    for (const id of ids) expect(findTypeIdBySlug(typeSlugs[id] ?? '')).toBe(id);
    expect(Object.values(typeSlugs).filter((text) => !/^[a-z]+(-[a-z]+)*$/.test(text))).toEqual([]);
  });

  it('a slug says kind and id, and reads back', () => {
    const place = { kind: 'prefecture', id: 6, name: { en: 'Thira (Santorini)' } } as const;
    expect(formatAreaSlug(place)).toBe('thira-santorini-p6');
    expect(parseAreaSlug('thira-santorini-p6')).toEqual({ kind: 'prefecture', id: 6 });
    expect(parseAreaSlug('whatever-d450131')).toEqual({ kind: 'district', id: 450131 });
    for (const bad of ['', 'chalandri', 'chalandri-4612', 'chalandri-x4612', 'chalandri-m0', `a-m${'9'.repeat(12)}`])
      expect(parseAreaSlug(bad), bad).toBeNull();
    expect(areaPath(place, { for: 'rent', type_id: 3 })).toBe('/area/thira-santorini-p6/for-rent/maisonettes');
  });
});

describe('area pages', () => {
  let testApp: TestApp;
  let account_id: number;

  type PropertyInput = { district_id?: number; type_id?: number; purpose?: 1 | 2; price?: number; is_active?: boolean };
  const property = async ({
    district_id = HALANDRI,
    type_id = 1,
    purpose = 1,
    price = 300_000,
    is_active = true,
  }: PropertyInput = {}) =>
    buildListing(testApp.deps.db, {
      property_id: await buildProperty(testApp.deps.db, { account_id, district_id, type_id, area: 100 }),
      purpose,
      price,
      is_active,
    });
  const area = async (query: string) => {
    const response = await testApp.app.inject({ url: `/api/property/area?${query}` });
    return { status: response.statusCode, body: response.json() };
  };

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    account_id = (await buildUser(testApp.deps.db)).id;
    for (const price of [200_000, 250_000, 300_000, 350_000, 400_000]) await property({ price });
    await property({ type_id: 3 });
    await property({ purpose: 2, price: 900 });
    await property({ is_active: false });
    for (let i = 0; i < 3; i += 1) await property({ district_id: PAGRATI });
    await property({ district_id: KOLONAKI, type_id: 18 });
    await refreshAreaCounts(testApp.deps);
    await rebuildMarketStats(testApp.workerDeps);
  });
  afterAll(() => testApp.close());

  it('counts live listings by type and purpose, with medians of five listings and more', async () => {
    const { body } = await area('kind=municipality&id=4612');
    expect(body).toMatchObject({
      place: { kind: 'municipality', id: 4612, name: { el: 'Χαλάνδρι', en: 'Chalandri' } },
      parents: [{ kind: 'prefecture', id: 34 }],
      same_as: null,
      total: 7,
      listing_count: 7,
      types: [
        { for: 'sale', category_id: 1, type_id: 1, listing_count: 5 },
        { for: 'rent', category_id: 1, type_id: 1, listing_count: 1 },
        { for: 'sale', category_id: 1, type_id: 3, listing_count: 1 },
      ],
      medians: [{ for: 'sale', type_id: 1, listing_count: 5, median: 3000, updated_at: '2026-11-15T10:00:00.000Z' }],
      parts: [],
    });
  });

  it('a place has its parts and its neighbours, counted for the asked purpose and type', async () => {
    const athens = (await area('kind=municipality&id=4501')).body;
    expect(athens.parts).toMatchObject([
      { kind: 'district', id: PAGRATI, listing_count: 3 },
      { kind: 'district', id: KOLONAKI, listing_count: 1 },
    ]);
    const flats = (await area('kind=municipality&id=4501&for=sale&type_id=1')).body;
    expect([flats.total, flats.listing_count, flats.parts.length]).toEqual([4, 3, 1]);
    expect((await area('kind=prefecture&id=34')).body).toMatchObject({
      total: 7,
      parts: [{ id: 4612, listing_count: 7 }],
      neighbours: [{ kind: 'prefecture', id: 33, listing_count: 4 }],
    });
    expect((await area(`kind=district&id=${KOLONAKI}`)).body).toMatchObject({
      parents: [{ id: 33 }, { id: 4501 }],
      neighbours: [{ kind: 'district', id: PAGRATI, listing_count: 3 }],
    });
  });

  it('the only district of a municipality points to it, and what is no place is not found', async () => {
    expect((await area(`kind=district&id=${HALANDRI}`)).body.same_as).toMatchObject({ kind: 'municipality', id: 4612 });
    expect((await area('kind=district&id=999999')).status).toBe(404);
    expect((await area('kind=village&id=1')).status).toBe(400);
  });

  it('the biggest municipalities come first', async () => {
    const { places } = (await testApp.app.inject({ url: '/api/property/biggest-areas' })).json() as {
      places: { id: number; listing_count: number }[];
    };
    expect(places).toMatchObject([
      { id: 4612, listing_count: 7 },
      { id: 4501, listing_count: 4 },
    ]);
  });

  it('[VALU-1] a change is in the medians as soon as it is folded in, with its moment', async () => {
    await property({ price: 1_000_000 });
    await refreshAreaCounts(testApp.deps);
    const soon = (await area('kind=municipality&id=4612')).body;
    expect([soon.total, soon.medians[0].listing_count]).toEqual([8, 5]);
    testApp.setNow(new Date('2026-11-15T11:05:00Z'));
    await applyStatsChanges(testApp.workerDeps);
    const [median] = (await area('kind=municipality&id=4612')).body.medians;
    expect(median).toMatchObject({ listing_count: 6, updated_at: '2026-11-15T11:05:00.000Z' });
    expect(Math.abs(median.median / 3000 - 1)).toBeLessThan(0.01);
  });

  it('the sitemap lists pages of three listings and more, both languages, and no district that is its municipality', async () => {
    const index = (await testApp.app.inject({ url: '/sitemap.xml' })).body;
    expect(index).toContain(`<loc>${testOrigin}/sitemaps/areas-1.xml</loc>`);
    expect(index).not.toContain('areas-2.xml');
    const { body } = await testApp.app.inject({ url: '/sitemaps/areas-1.xml' });
    const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc?.replace(testOrigin, ''));
    const greek = [
      '/area/central-athens-p33',
      '/area/central-athens-p33/for-sale/apartments',
      '/area/north-athens-p34',
      '/area/north-athens-p34/for-sale/apartments',
      '/area/athens-m4501',
      '/area/athens-m4501/for-sale/apartments',
      '/area/chalandri-m4612',
      '/area/chalandri-m4612/for-sale/apartments',
      '/area/pangrati-d450131',
      '/area/pangrati-d450131/for-sale/apartments',
    ];
    expect(found.sort()).toEqual([...greek, ...greek.map((path) => `/en${path}`)].sort());
    expect(body).toContain(`hreflang="en" href="${testOrigin}/en/area/chalandri-m4612"`);
    for (const file of ['areas-0', 'areas-2', 'areas']) {
      expect((await testApp.app.inject({ url: `/sitemaps/${file}.xml` })).statusCode, file).toBe(404);
    }
  });
});
