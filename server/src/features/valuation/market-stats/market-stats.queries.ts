/** Figures as they lie in the tables: rates in cents, type 0 for all types of a category. */
import { purposeIds } from '@estia/contract/search/model';
import type { Market, MarketPlaceKind } from '@estia/contract/valuation/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

/** A market in the numbers of the tables. */
export type MarketIds = { purpose: number; category: number; type: number };

export const toMarketIds = (market: Market): MarketIds => ({
  purpose: purposeIds[market.for],
  category: market.category_id,
  type: market.type_id ?? 0,
});

export type MarketStatsRow = {
  kind: MarketPlaceKind;
  place_id: number;
  purpose: number;
  listing_count: number;
  q1: number | null;
  median: number | null;
  q3: number | null;
  year_ago: number | null;
  days: number | null;
  price_cut_count: number;
  /** Of the same area and kind of property for the other purpose: the yield needs both. */
  other_median: number | null;
};

const columns = sql`f.kind, f.place_id, f.purpose, f.listing_count, f.q1, f.median, f.q3, f.year_ago, f.days, f.price_cut_count, o.median as other_median`;

const fromStatsSql = ({ purpose, category, type }: MarketIds) => sql`
  from market_stats f
  left join market_stats o on o.purpose = ${3 - purpose}::smallint and o.category = f.category and o.type = f.type
    and o.kind = f.kind and o.place_id = f.place_id
  where f.purpose = ${purpose} and f.category = ${category} and f.type = ${type}`;

/** Of all areas of a kind. */
export const statsByKindQuery = (market: MarketIds, kind: MarketPlaceKind): RawBuilder<MarketStatsRow> =>
  sql<MarketStatsRow>`select ${columns} ${fromStatsSql(market)} and f.kind = ${kind}`;

/** Of some areas. */
export const statsByPlacesQuery = (
  market: MarketIds,
  places: readonly { kind: MarketPlaceKind; id: number }[],
): RawBuilder<MarketStatsRow> =>
  sql<MarketStatsRow>`select ${columns} ${fromStatsSql(market)} and (f.kind, f.place_id) in (${sql.join(
    places.map(({ kind, id }) => sql`(${kind}::text, ${id}::integer)`),
  )})`;

export type MonthlyStatsRow = { month: string; listing_count: number; median: number };

/** The months before the one of `today`, the newest first. */
export const monthlyStatsQuery = (
  { purpose, category, type }: MarketIds,
  place: { kind: MarketPlaceKind; id: number },
  today: string,
  months: number,
): RawBuilder<MonthlyStatsRow> => sql<MonthlyStatsRow>`
  select to_char(month, 'YYYY-MM') as month, listing_count, median from market_stats_month
  where kind = ${place.kind} and place_id = ${place.id} and purpose = ${purpose} and category = ${category} and type = ${type}
    and month >= date_trunc('month', ${today}::date) - ${months} * interval '1 month' and month < date_trunc('month', ${today}::date)
  order by market_stats_month.month desc`;

export type StatsState = { rebuilt_at: Date | null; changed_at: Date | null };

export async function getStatsState(db: Db): Promise<StatsState> {
  const { rows } = await sql<StatsState>`select rebuilt_at, changed_at from market_stats_state`.execute(db);
  return rows[0] ?? { rebuilt_at: null, changed_at: null };
}
