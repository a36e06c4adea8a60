/** Where the asking price of a listing stands among the others of its area. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildProperty, buildUser } from '../../../../testing/factories/records.ts';
import { rebuildMarketStats } from '../index.ts';
import { getShareBelow } from './position.view.ts';

const CHALANDRI = 461200;
const LONELY = 450101;

let testApp: TestApp;
/** Homes of 100 m² that ask 1000, 1100 … 3900 €/m²; the last of them asks 2500 a second time. */
const propertyIds: number[] = [];
let lonely = 0;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  const { db } = testApp.deps;
  const { id: account_id } = await buildUser(db);
  const property = async (district_id: number, price: number, year_built: number) => {
    const property_id = await buildProperty(db, { account_id, district_id, area: 100, year_built });
    await buildListing(db, { property_id, price });
    return property_id;
  };
  for (let i = 0; i < 30; i++) propertyIds.push(await property(CHALANDRI, 100_000 + i * 10_000, 1950 + i));
  lonely = await property(LONELY, 250_000, 1980);
  await rebuildMarketStats(testApp.workerDeps);
});
afterAll(() => testApp.close());

const position = (property_id: number | undefined, purpose = 'sale') =>
  testApp.app.inject({ method: 'GET', url: `/api/valuation/position?property_id=${property_id}&for=${purpose}` });

describe('the asking price among others', () => {
  it('[VALU-1] in the smallest area with twenty other listings of its type, in steps of 5 %', async () => {
    const middle = (await position(propertyIds[15])).json();
    expect(middle.spread.stats).toMatchObject({ kind: 'district', id: CHALANDRI, listing_count: 30 });
    expect(middle.spread.price_per_m2).toBe(2_500);
    expect(middle.spread.share_below).toBe(0.5);
    expect((await position(propertyIds[0])).json().spread).toMatchObject({ price_per_m2: 1_000, share_below: 0 });
    expect((await position(propertyIds[29])).json().spread).toMatchObject({ price_per_m2: 3_900, share_below: 1 });
    expect((await position(propertyIds[6])).json().spread.share_below).toBe(0.2);
  });

  it('[VALU-1] where the district has too few, the area around it; where all have, nothing', async () => {
    const { spread } = (await position(lonely)).json();
    expect([spread.stats.kind, spread.stats.listing_count, spread.price_per_m2]).toEqual(['region', 31, 2_500]);
    expect(spread.share_below).toBe(0.5);
    const { db } = testApp.deps;
    const studio = await buildProperty(db, { district_id: CHALANDRI, type_id: 2, area: 30 });
    await buildListing(db, { property_id: studio, price: 60_000 });
    expect((await position(studio)).json()).toEqual({ spread: null });
  });

  it('[VALU-1] a listing that is not up, or not for that purpose, has none', async () => {
    const { db } = testApp.deps;
    const paused = await buildProperty(db, { district_id: CHALANDRI });
    await buildListing(db, { property_id: paused, is_active: false });
    expect((await position(paused)).statusCode).toBe(404);
    expect((await position(propertyIds[0], 'rent')).statusCode).toBe(404);
    expect((await position(999_999_999)).statusCode).toBe(404);
  });

  it('[VALU-1] the listing itself is none of the others, wherever it was counted', () => {
    const listing = { purpose: 1, category: 1, type: 1, place: 1, rate: 1, bin: 10 };
    const spread = { below: 10, same: 2, all: 41 };
    expect(getShareBelow({ ...listing, counted: 10 }, spread)).toBe(0.25);
    expect(getShareBelow({ ...listing, counted: 9 }, spread)).toBe(0.25);
    expect(getShareBelow({ ...listing, counted: null }, { below: 0, same: 0, all: 0 })).toBe(0);
    expect(getShareBelow({ ...listing, counted: null }, { below: 41, same: 0, all: 41 })).toBe(1);
  });
});
