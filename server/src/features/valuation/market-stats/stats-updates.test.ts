/**
 * Area figures: what follows every change and what is made anew each night are the same, and the past stays as it was.
 */
import { MIN_LISTINGS } from '@estia/contract/valuation/model';
import { plausiblePricesPerM2 } from '@estia/contract/valuation/plausible-prices';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildProperty, buildUser } from '../../../../testing/factories/records.ts';
import { createSeededRandom } from '../../../../testing/seeded-random.ts';
import { applyStatsChanges, rebuildMarketStats, updateMonthlyStats } from '../index.ts';

const HALANDRI = 461200;
const PAGRATI = 450131;
const KOLONAKI = 450125;

type Row = Record<string, string | number | null>;

describe('figures of areas', () => {
  let testApp: TestApp;
  let account_id: number;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    account_id = (await buildUser(testApp.deps.db)).id;
  });
  afterAll(() => testApp.close());

  type PropertyInput = {
    district_id?: number;
    type_id?: number;
    area?: number;
    purpose?: 1 | 2;
    price?: number;
    floor_id?: number;
  };
  const testProperty = async ({
    purpose = 1,
    price = 200_000,
    district_id = HALANDRI,
    ...over
  }: PropertyInput = {}) => {
    const property_id = await buildProperty(testApp.deps.db, { account_id, area: 100, district_id, ...over });
    return buildListing(testApp.deps.db, { property_id, purpose, price });
  };
  const stats = async (kind: string, place_id: number, type = 1, purpose = 1): Promise<Row | undefined> =>
    (
      await sql<Row>`select listing_count, q1, median, q3, price_cut_count from market_stats
        where kind = ${kind} and place_id = ${place_id} and purpose = ${purpose} and category = 1 and type = ${type}`.execute(
        testApp.deps.db,
      )
    ).rows[0];
  const all = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(testApp.deps.db)).rows;
  const setPrice = (id: number, price: number) =>
    testApp.deps.db.updateTable('listing').set({ price }).where('id', '=', id).execute();

  /** Everything that can be compared between the two ways: listings and steps to the row, medians by their step. */
  const state = async () => ({
    listings: await all(sql`select * from market_stats_listing order by listing_id`),
    bins: await all(
      sql`select * from market_stats_bin where listing_count > 0 order by kind, place_id, purpose, category, type, bin`,
    ),
    figures:
      await all(sql`select kind, place_id, purpose, category, type, listing_count, rate_bin(q1) as q1, rate_bin(median) as median,
      rate_bin(q3) as q3, year_ago, price_cut_count from market_stats order by kind, place_id, purpose, category, type`),
  });

  it('[VALU-1] a change is in the figures of all four areas around it, by type and for all types; below five they are withheld', async () => {
    const ids: number[] = [];
    for (const price of [200_000, 210_000, 220_000, 230_000]) ids.push(await testProperty({ price }));
    await applyStatsChanges(testApp.workerDeps);
    expect(await stats('district', HALANDRI)).toEqual({
      listing_count: 4,
      q1: null,
      median: null,
      q3: null,
      price_cut_count: 0,
    });
    ids.push(await testProperty({ price: 240_000, type_id: 3 }));
    await applyStatsChanges(testApp.workerDeps);
    expect((await stats('district', HALANDRI))?.median).toBeNull();
    for (const [kind, id] of [
      ['district', HALANDRI],
      ['municipality', 4612],
      ['prefecture', 34],
      ['region', 9],
    ] as const) {
      const { median, listing_count: listings } = (await stats(kind, id, 0)) ?? {};
      expect(listings, kind).toBe(MIN_LISTINGS);
      expect(Math.abs(Number(median) / 220_000 - 1), kind).toBeLessThan(0.01);
    }
    await rebuildMarketStats(testApp.workerDeps);
    expect(await stats('district', HALANDRI, 0)).toMatchObject({
      listing_count: 5,
      q1: 210_000,
      median: 220_000,
      q3: 230_000,
    });
    await testApp.deps.db
      .updateTable('listing')
      .set({ is_active: false })
      .where('id', '=', ids[0] as number)
      .execute();
    await applyStatsChanges(testApp.workerDeps);
    expect(await stats('district', HALANDRI, 0)).toMatchObject({ listing_count: 4, median: null });
    await sql`delete from property where id in (select property_id from listing where id = any (${ids}::bigint[]))`.execute(
      testApp.deps.db,
    );
    await applyStatsChanges(testApp.workerDeps);
    expect(await stats('district', HALANDRI, 0)).toBeUndefined();
    expect(await all(sql`select * from market_stats_listing`)).toEqual([]);
  });

  it('[VALU-1] listings of one property count once, and the next counts when the first goes; what cannot be meant does not count', async () => {
    const [first, second] = [
      await testProperty({ district_id: PAGRATI }),
      await testProperty({ district_id: PAGRATI }),
    ];
    await testProperty({ district_id: PAGRATI, floor_id: 10 });
    await applyStatsChanges(testApp.workerDeps);
    expect((await stats('district', PAGRATI))?.listing_count).toBe(2);
    await testApp.deps.db.updateTable('listing').set({ is_active: false }).where('id', '=', first).execute();
    await applyStatsChanges(testApp.workerDeps);
    expect((await stats('district', PAGRATI))?.listing_count).toBe(2);
    await setPrice(second, 205_000);
    await testApp.deps.db.updateTable('listing').set({ is_active: true }).where('id', '=', first).execute();
    await applyStatsChanges(testApp.workerDeps);
    expect((await stats('district', PAGRATI))?.listing_count).toBe(3);

    const [low, high] = plausiblePricesPerM2.sale[1] as readonly [number, number];
    for (const [price, listings] of [
      [low * 100, 3],
      [low * 100 - 1, 2],
      [high * 100, 3],
      [high * 100 + 1, 2],
      [2_000_000_000, 2],
    ] as const) {
      await setPrice(second, price);
      await applyStatsChanges(testApp.workerDeps);
      expect((await stats('district', PAGRATI))?.listing_count, String(price)).toBe(listings);
    }
    const before = await state();
    await rebuildMarketStats(testApp.workerDeps);
    expect(await state()).toEqual(before);
  });

  it('[VALU-1] the middle of a step is within 1 % of every rate in it, and steps follow rates', async () => {
    const [row] = await all(sql`
      select max(abs(rate_of_bin(rate_bin(rate))::float8 / rate - 1)) as off, count(*) filter (where rate_bin(rate) < before) as back
      from (select rate, lag(rate_bin(rate)) over (order by rate) as before
        from (select generate_series(1, 40000) union select generate_series(40000, 4000000, 1117)) r(rate)) x`);
    expect(row?.off).toBeLessThanOrEqual(0.01);
    expect(row?.back).toBe(0);
  });

  it('[VALU-1] a listing is cheaper than at first by its timeline, and its days are counted from when the property appeared', async () => {
    const { db } = testApp.deps;
    for (let i = 0; i < MIN_LISTINGS; i++) {
      const id = await testProperty({ district_id: KOLONAKI, price: 300_000 + i * 1_000 });
      await sql`insert into listing_event (property_id, purpose, at, kind, price)
        select property_id, 1, ${new Date('2026-11-15T10:00:00Z')}::timestamptz - ${10 * (i + 1)} * interval '1 day', 'published', 302000 from listing where id = ${id}`.execute(
        db,
      );
      await setPrice(id, 300_000 + i * 1_000 + 1);
    }
    await applyStatsChanges(testApp.workerDeps);
    expect((await stats('district', KOLONAKI))?.price_cut_count).toBe(2);
    await rebuildMarketStats(testApp.workerDeps);
    expect((await stats('district', KOLONAKI))?.price_cut_count).toBe(2);
    expect(
      await all(sql`select days from market_stats where kind = 'district' and place_id = ${KOLONAKI} and type = 1`),
    ).toEqual([{ days: 30 }]);
  });

  it('[VALU-1] after random changes of two writers at once, with folds and a rebuild in between, both ways agree', async () => {
    const { db } = testApp.deps;
    const random = createSeededRandom(8);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    // Few values, so that twins are common; one price in five cannot be meant.
    const prices = { 1: [90_000, 150_000, 150_000, 220_000, 900_000_000], 2: [500, 650, 650, 900, 1] } as const;
    const input = () => {
      const purpose = pick([1, 1, 2] as const);
      return {
        purpose,
        price: pick(prices[purpose]),
        area: pick([50, 80, 100]),
        district_id: pick([HALANDRI, PAGRATI, KOLONAKI, 480400]),
        type_id: pick([1, 1, 3]),
      };
    };
    const change = async (ids: number[]): Promise<void> => {
      const id = pick(ids);
      const { area, district_id, type_id } = input();
      const property = sql`(select property_id from listing where id = ${id})`;
      const another = async () => ids.push(await testProperty(input()));
      const price = () =>
        sql`update listing set price = case purpose when 1 then ${pick(prices[1])}::int else ${pick(prices[2])}::int end where id = ${id}`.execute(
          db,
        );
      await pick<() => Promise<unknown>>([
        another,
        another,
        price,
        price,
        () => sql`update property set area = ${area} where id = ${property}`.execute(db),
        () =>
          sql`update property set district_id = ${district_id}, type_id = ${type_id} where id = ${property}`.execute(
            db,
          ),
        () => sql`update listing set is_active = not is_active where id = ${id}`.execute(db),
        () => sql`delete from listing where id = ${id}`.execute(db),
      ])();
    };
    const writer = async (): Promise<void> => {
      const listingIds: number[] = [];
      for (let i = 0; i < 30; i++) listingIds.push(await testProperty(input()));
      for (let i = 0; i < 120; i++) await change(listingIds);
    };
    let writing = true;
    const folds = (async () => {
      for (let round = 0; writing; round++) {
        if (round % 5 === 4) await rebuildMarketStats(testApp.workerDeps);
        else await applyStatsChanges(testApp.workerDeps);
      }
    })();
    await Promise.all([writer(), writer()]);
    writing = false;
    await folds;
    await applyStatsChanges(testApp.workerDeps);
    const followed = await state();
    expect(followed.listings.length).toBeGreaterThan(30);
    expect(followed.listings.some((listing) => !listing.is_counted)).toBe(true);
    expect(await all(sql`select * from market_stats_change`)).toEqual([]);
    await rebuildMarketStats(testApp.workerDeps);
    expect(await state()).toEqual(followed);
    expect(
      followed.figures.filter((row) => (row.listing_count as number) < MIN_LISTINGS && row.median !== null),
    ).toEqual([]);
  });

  it('[VALU-1] a rebuild loses no change that comes in while it runs', async () => {
    const { db } = testApp.deps;
    const id = await testProperty({ district_id: 480400, price: 250_000, floor_id: 3 });
    await applyStatsChanges(testApp.workerDeps);
    // A writer that has written before the rebuild looks, and commits after it is done.
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    let wrote = () => {};
    const written = new Promise<void>((resolve) => {
      wrote = resolve;
    });
    const slow = db.transaction().execute(async (trx) => {
      await trx.updateTable('listing').set({ price: 400_000 }).where('id', '=', id).execute();
      wrote();
      await gate;
    });
    await written;
    await rebuildMarketStats(testApp.workerDeps);
    go();
    await slow;
    expect(await all(sql`select rate from market_stats_listing where listing_id = ${id}`)).toEqual([{ rate: 250_000 }]);
    await applyStatsChanges(testApp.workerDeps);
    expect(await all(sql`select rate from market_stats_listing where listing_id = ${id}`)).toEqual([{ rate: 400_000 }]);
  });
});

describe('months that are over', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    testApp.setNow(new Date('2026-11-15T10:00:00Z'));
  });
  afterAll(() => testApp.close());

  it('[VALU-1] are computed from the timeline alone, with pauses and returns, and refuse to be changed', async () => {
    const { db } = testApp.deps;
    const account_id = (await buildUser(db)).id;
    type Event = [at: string, kind: string, price: number];
    const testProperty = async (events: Event[], over: { floor_id?: number } = {}) => {
      const property_id = await buildProperty(db, { account_id, district_id: HALANDRI, area: 100, ...over });
      for (const [at, kind, price] of events)
        await sql`insert into listing_event (property_id, purpose, at, kind, price) values (${property_id}, 1, ${at}, ${kind}, ${price})`.execute(
          db,
        );
      return property_id;
    };
    for (let i = 0; i < 4; i++)
      await testProperty([
        [`2026-06-0${i + 1}T10:00:00Z`, 'published', 100_000 + i * 10_000],
        ['2026-10-05T10:00:00Z', 'removed', 100_000],
      ]);
    // At the last moment of July in Athens it is up, of August paused (with a new price meanwhile), of September back.
    await testProperty([
      ['2026-07-31T20:59:59Z', 'published', 500_000],
      ['2026-08-10T10:00:00Z', 'paused', 500_000],
      ['2026-08-20T10:00:00Z', 'price', 90_000],
      ['2026-09-30T20:00:00Z', 'relisted', 90_000],
      ['2026-09-30T21:00:00Z', 'paused', 90_000],
    ]);
    // Not up before August, and in August of four others the twin of one.
    await testProperty([
      ['2026-07-31T21:00:00Z', 'published', 100_000],
      ['2026-09-01T10:00:00Z', 'price', 130_001],
    ]);
    // Never meant.
    await testProperty([['2026-06-01T10:00:00Z', 'published', 10]]);

    await updateMonthlyStats(testApp.workerDeps);
    const months = async () =>
      (
        await sql<Row>`select to_char(month, 'YYYY-MM') as month, listing_count, median from market_stats_month
          where kind = 'municipality' and place_id = 4612 and type = 1 order by 1`.execute(db)
      ).rows;
    const actual = [
      // 100, 110, 120, 130, 500
      { month: '2026-07', listing_count: 5, median: 120_000 },
      // 100, 110, 120, 130, 90 and 130,001
      { month: '2026-09', listing_count: 6, median: 110_000 },
    ];
    expect(await months()).toEqual(actual);
    const kinds = await sql<Row>`select distinct kind from market_stats_month where type = 0 order by 1`.execute(db);
    expect(kinds.rows.map((row) => row.kind)).toEqual(['district', 'municipality', 'prefecture', 'region']);

    await updateMonthlyStats(testApp.workerDeps);
    expect(await months()).toEqual(actual);
    for (const action of [
      sql`update market_stats_month set median = 1`,
      sql`delete from market_stats_month`,
      sql`truncate market_stats_month`,
    ])
      await expect(action.execute(db)).rejects.toThrow('append-only');
  });
});
