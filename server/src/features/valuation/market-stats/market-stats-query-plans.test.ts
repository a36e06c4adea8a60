/** With as many figures as a million listings have, every reading is one short range of an index. */
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryPlans, type QueryPlans } from '../../../../testing/environment/query-plans.ts';
import { statsTileQuery } from '../price-map/tiles.queries.ts';
import { priceSpreadQuery } from '../price-position/position.queries.ts';
import { monthlyStatsQuery, statsByKindQuery, statsByPlacesQuery } from './market-stats.queries.ts';

const market = { purpose: 1, category: 1, type: 3 };
const athens = { kind: 'municipality', id: 4501 } as const;
const around = [athens, { kind: 'prefecture', id: 33 } as const, { kind: 'region', id: 9 } as const];

describe('plans of figures', () => {
  let plans: QueryPlans;
  beforeAll(async () => {
    plans = await openQueryPlans();
    await plans.pool.query(`
      insert into market_stats (kind, place_id, purpose, category, type, listing_count, q1, median, q3, price_cut_count)
      select kind, place_id, p, c, t, 9, 90000, 120000, 150000, 3
      from place_boundary, generate_series(1, 2) p, generate_series(1, 4) c, generate_series(0, 6) t;
      insert into market_stats_month (month, kind, place_id, purpose, category, type, listing_count, median)
      select m, kind, place_id, 1, 1, t, 9, 120000 from place_boundary, generate_series(0, 3) t,
        generate_series('2024-11-01'::date, '2026-10-01', interval '1 month') m where kind <> 'district';
      insert into market_stats_bin (kind, place_id, purpose, category, type, bin, listing_count)
      select kind, place_id, 1, 1, t, bin, 3 from place_boundary, generate_series(0, 3) t, generate_series(500, 539) bin
      where kind <> 'district';`);
    await plans.pool.query('vacuum analyze market_stats, market_stats_month, market_stats_bin, place_boundary');
  });
  afterAll(() => plans.close());

  const planOf = (statement: RawBuilder<unknown>): Promise<string> => plans.planOf(statement.compile(plans.db));
  const wide =
    /Seq Scan on (market_stats|market_stats_month|market_stats_bin|market_stats_listing|listing|listing_search|place_boundary)\b/;

  it('[VALU-1] a table reads the figures of its kind of area and those of the other purpose', async () => {
    for (const kind of ['region', 'municipality', 'district'] as const) {
      const plan = await planOf(statsByKindQuery(market, kind));
      expect(plan.match(/(Index|Index Only|Bitmap Index) Scan (using|on) market_stats/g)).toHaveLength(2);
      expect(plan).not.toMatch(wide);
      expect(plan).not.toMatch(/Rows Removed by Filter: \d{3}/);
    }
  });

  it('[VALU-1] an area reads its own figure, those around it and its months', async () => {
    const [some, months] = [
      await planOf(statsByPlacesQuery(market, around)),
      await planOf(monthlyStatsQuery(market, athens, '2026-11-15', 23)),
    ];
    expect(some).toMatch(/market_stats_(pkey|place)/);
    expect(months).toMatch(/market_stats_month_pkey/);
    expect(some + months).not.toMatch(wide);
  });

  it('[VALU-1] a position reads the steps of one area', async () => {
    const listing = { ...market, place: 1, rate: 200_000, bin: 520, counted: null };
    const spread = await planOf(priceSpreadQuery(listing, athens));
    expect(spread).toMatch(/market_stats_bin_pkey/);
    expect(spread).not.toMatch(wide);
  });

  it('[VALU-1] a tile reads its areas by place and their figures by key', async () => {
    for (const [z, x, y] of [
      [9, 289, 197],
      [12, 2317, 1580],
    ] as const) {
      const { text, values } = statsTileQuery(z, x, y, market);
      const plan = await plans.planOf({ sql: text, parameters: values });
      expect(plan).toMatch(/place_boundary_shape/);
      expect(plan).toMatch(/market_stats_pkey/);
      expect(plan).not.toMatch(wide);
    }
  });
});
