/**
 * [VALU-2] The estimate as it is asked for: from live listings in the database to a value, its reasons, or a refusal.
 */
import { type EstimatedValue, type EstimateInput, estimate } from '@estia/contract/valuation/estimate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { sized } from '../../../../testing/environment/test-size.ts';
import { buildUser } from '../../../../testing/factories/records.ts';
import { createPlaceTreeCache } from '../../places/index.ts';
import { runMonthlyBacktest } from '../backtest/backtest.jobs.ts';
import { retrainIfStale, trainModels } from '../model/model-training.jobs.ts';
import { districtListingsQuery, nearbyListingsQuery } from './estimate.queries.ts';
import { createEstimator } from './estimate.service.ts';
import { estimateStoredProperties } from './quick-estimate.service.ts';

const HALANDRI = 461200;
const LISTING_COUNT = sized({ ci: 200, full: 300 });

/** Flats of Halandri and its neighbours; dear in some districts, half of them at a hidden address. */
const fill = (account: number) => sql`
  with here as (
    select d.*, row_number() over (order by (d.lat - h.lat) ^ 2 + (d.lon - h.lon) ^ 2) as n
    from district d, district h where h.id = ${HALANDRI}),
  homes as (
    select i, here.id as district_id, here.lon + (random() - 0.5) * 0.02 as lon, here.lat + (random() - 0.5) * 0.02 as lat,
      40 + floor(random() * 90)::int as area, 7 + floor(random() * 5)::int as floor, 1960 + floor(random() * 60)::int as year,
      (array[5, 6, 7, 9])[1 + floor(random() * 4)::int] as condition, 0.1 * here.n as level
    from generate_series(1, ${LISTING_COUNT}) i join here on here.n = 1 + i % 5),
  put as (
    insert into property (account_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area, year_built,
      floor_id, bed_rooms, bath_rooms, condition_id, energy_class_id)
    select ${account}, 1, 1, district_id, i % 2 = 0, st_setsrid(st_makepoint(lon, lat), 4326), st_setsrid(st_makepoint(lon, lat), 4326),
      area, year, floor, 2, 1, condition, 5 from homes
    returning id, area, condition_id, district_id, floor_id)
  insert into listing (property_id, purpose, is_active, price, activated_at)
  select put.id, 1, true, round(exp(7.3 + 0.95 * ln(put.area) + case put.condition_id when 7 then 0.12 when 9 then -0.3 else 0 end
    + 0.03 * (put.floor_id - 7) + 0.1 * (put.district_id % 7) + 0.1 * (random() + random() - 1)))::int, now() from put`;

describe('the estimate', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    const { id } = await buildUser(testApp.deps.db);
    await testApp.deps.db.connection().execute(async (ownDb) => {
      await sql`select setseed(0.37)`.execute(ownDb);
      await fill(id).execute(ownDb);
    });
  });
  afterAll(() => testApp.close());

  const value = (property: EstimateInput) =>
    createEstimator(testApp.deps, createPlaceTreeCache(testApp.deps.db))(property);
  const flat: EstimateInput = {
    for: 'sale',
    type_id: 1,
    district_id: HALANDRI,
    area: 85,
    floor_id: 9,
    year_built: 1995,
    condition_id: 5,
    extras: [],
  };
  const valued = async (property: EstimateInput): Promise<EstimatedValue> => {
    const found = await value(property);
    if (found.state !== 'valued') throw new Error(`Refused: ${found.reason}`);
    return found;
  };

  it('[VALU-2] says that there is no model before one was made', async () => {
    expect(await value(flat)).toMatchObject({ state: 'refused', reason: 'no_model' });
  });

  it('[VALU-2] values a property from the listings around it, and says why', async () => {
    expect(await trainModels(testApp.deps)).toBe(1);
    const response = await testApp.app.inject({ method: 'POST', url: '/api/valuation/estimate', payload: flat });
    expect(response.statusCode).toBe(200);
    const found = estimate.parse(response.json()) as EstimatedValue;
    expect(found.state).toBe('valued');
    const reference = Math.exp(7.3 + 0.95 * Math.log(85) + 0.06 + 0.1 * (HALANDRI % 7));
    expect(found.value).toBeGreaterThan(reference * 0.9);
    expect(found.value).toBeLessThan(reference * 1.1);
    expect(found.low).toBeLessThan(found.value);
    expect(found.high).toBeGreaterThan(found.value);
    expect(found.place.district.en).toBe('Chalandri');
    expect(found.comparables.length).toBeGreaterThanOrEqual(5);
    expect(found.comparables.every((listing) => listing.distance_m % 100 === 0 && listing.reasons.length > 0)).toBe(
      true,
    );
    const ruin = await valued({ ...flat, condition_id: 9 });
    expect(ruin.value / found.value).toBeLessThan(0.85);
    expect(ruin.factors.find(({ factor }) => factor === 'condition')?.share).toBeLessThan(-0.1);
  });

  it('[ADMN-3] the quick estimate of stored properties is near their prices, and has none for what is not there', async () => {
    const { rows } = await sql<{ property_id: number; price: number }>`
      select property_id, price from listing order by id limit 20`.execute(testApp.deps.db);
    const offers = rows.map(({ property_id }) => ({ property_id, purpose: 1 as const }));
    const estimateOf = await testApp.deps.db
      .transaction()
      .execute((trx) => estimateStoredProperties(trx, testApp.deps, offers));
    for (const { property_id, price } of rows) {
      const ratio = (estimateOf({ property_id, purpose: 1 }) ?? 0) / price;
      expect(ratio).toBeGreaterThan(0.6);
      expect(ratio).toBeLessThan(1.7);
    }
    expect(estimateOf({ property_id: 999_999_999, purpose: 1 })).toBeNull();
  });

  it('[VALU-2] never reads the price of the property itself: with another price, and all made anew, the estimate does not move', async () => {
    const { rows } = await sql<{
      listing: number;
      lat: number;
      lon: number;
      area: number;
      floor: number;
      year: number;
      condition: number;
    }>`
      select l.id as listing, st_y(p.exact_point) as lat, st_x(p.exact_point) as lon, p.area, p.floor_id as floor,
        p.year_built as year, p.condition_id as condition
      from property p join listing l on l.property_id = p.id where p.district_id = ${HALANDRI} and p.hide_address
        order by p.id limit 1`.execute(testApp.deps.db);
    for (const { listing, lat, lon, area, floor, year, condition } of rows) {
      const property: EstimateInput = {
        for: 'sale',
        type_id: 1,
        lat,
        lon,
        area,
        floor_id: floor,
        year_built: year,
        condition_id: condition,
        bed_rooms: 2,
        bath_rooms: 1,
        energy_class_id: 5,
        extras: [],
      };
      const { model: first, ...before } = await valued(property);
      await sql`update listing set price = price * 10, description_el = 'Αξίζει ' || price * 10 || ' €' where id = ${listing}`.execute(
        testApp.deps.db,
      );
      await trainModels(testApp.deps);
      const { model: second, ...after } = await valued(property);
      expect(second.version).toBe(first.version + 1);
      expect(after).toEqual(before);
      await sql`update listing set price = price / 10 where id = ${listing}`.execute(testApp.deps.db);
    }
  });

  it('[VALU-2] refuses with the reason', async () => {
    const reason = async (overrides: Partial<EstimateInput>) => {
      const found = await value({ ...flat, ...overrides });
      return found.state === 'refused' ? found : null;
    };
    expect(await reason({ type_id: 42 })).toMatchObject({ reason: 'not_covered', place: null });
    // Out at sea between Milos and Crete.
    expect(await reason({ lat: 36.1, lon: 24.6 })).toMatchObject({ reason: 'outside' });
    // Sofia.
    expect(await reason({ lat: 41.95, lon: 23.3 })).toMatchObject({ reason: 'outside' });
    expect(await reason({ area: 5_000 })).toMatchObject({ reason: 'unusual' });
    expect(await reason({ type_id: 5 })).toMatchObject({ reason: 'unusual' });
    expect(await reason({ for: 'rent' })).toMatchObject({ reason: 'no_model' });
    expect(await reason({ district_id: 10102 })).toMatchObject({
      reason: 'few_listings',
      listing_count: 0,
      required_listing_count: 5,
      place: { district: { en: 'Aigeiros' } },
    });
    expect(await reason({ district_id: 99_999_998 })).toMatchObject({ reason: 'outside' });
  });

  it('[VALU-2] trains at most once a night and publishes a backtest once a month', async () => {
    const versions = () =>
      sql<{ n: number }>`select count(distinct version)::int as n from valuation_model`.execute(testApp.deps.db);
    const before = (await versions()).rows[0]?.n;
    await retrainIfStale(testApp.workerDeps);
    expect((await versions()).rows[0]?.n).toBe(before);
    expect(await runMonthlyBacktest(testApp.workerDeps, { folds: 2 })).toBe(true);
    expect(await runMonthlyBacktest(testApp.workerDeps)).toBe(false);
    await expect(sql`update valuation_backtest set share_in_range = 1`.execute(testApp.deps.db)).rejects.toThrow(
      'append-only',
    );
    const response = await testApp.app.inject({ method: 'GET', url: '/api/valuation/accuracy' });
    const [month] = response.json().months;
    expect(month.month).toBe('2026-11');
    expect(month.rows.length).toBeGreaterThan(0);
    for (const row of month.rows) {
      expect(row.median_error).toBeGreaterThan(0);
      expect(row.median_error).toBeLessThan(row.area_median_error);
    }
  });

  it('[VALU-2] finds the listings around by the indexes of places and of the map', async () => {
    await testApp.deps.db.connection().execute(async (ownDb) => {
      await sql`begin`.execute(ownDb);
      await sql`set local statement_timeout = 0`.execute(ownDb);
      await sql`alter table listing_search disable trigger user`.execute(ownDb);
      await sql`insert into listing_search (cell, updated_at, ranked_at, listing_id, property_id, extras, code, price, area, price_per_m2, place, x, y,
          prefecture, type, year, bed_rooms, purpose, category, advertiser_kind, has_photo, hidden)
        select map_cell(map_x(d.lon), map_y(d.lat)), now(), now(), 100000 + i, 100000 + i, 0, 0, 200000, 90, 2222, d.seq, map_x(d.lon), map_y(d.lat),
          m.prefecture_id, 1, 1990, 2, 1 + i % 2, 1 + i % 3, 1, true, false
        from generate_series(1, 8000) i join (select *, row_number() over (order by seq) as n from district) d on d.n = 1 + i % 1107
        join municipality m on m.id = d.municipality_id`.execute(ownDb);
      await sql`analyze listing_search`.execute(ownDb);
      const point = { lat: 38.02, lon: 23.8 };
      const plan = async (statement: ReturnType<typeof districtListingsQuery>) =>
        (await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(ownDb)).rows
          .map((row) => row['QUERY PLAN'])
          .join('\n');
      const seq =
        (await sql<{ seq: number }>`select seq from district where id = ${HALANDRI}`.execute(ownDb)).rows[0]?.seq ?? 0;
      const ownPlan = await plan(districtListingsQuery({ purpose: 1, category: 1 }, point, seq));
      expect(ownPlan).toContain('listing_search_place');
      expect(ownPlan).not.toContain('Seq Scan on listing_search');
      const aroundPlan = await plan(nearbyListingsQuery({ purpose: 1, category: 1 }, point, seq, 14));
      expect(aroundPlan).toContain('listing_search_cell');
      expect(aroundPlan).not.toContain('Seq Scan on listing_search');
      await sql`rollback`.execute(ownDb);
    });
  });
});
