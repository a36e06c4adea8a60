/** Figures as they leave: €/m² and shares, and nothing of an area with too few listings but how many there are. */
import { athensDay } from '@estia/contract/athens';
import { type MarketStats, MIN_LISTINGS } from '@estia/contract/valuation/model';
import type { MarketStatsRow, MonthlyStatsRow, StatsState } from './market-stats.queries.ts';
import type { StatsPlace, StatsPlaceName } from './stats-places.ts';

const toEuros = (cents: number | null): number | null => (cents === null ? null : cents / 100);
const roundShare = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Change of the median within a year. */
const computeTrend = (median: number | null, yearAgo: number | null): number | null =>
  median !== null && yearAgo ? roundShare(median / yearAgo - 1) : null;

function computeRentYield({ purpose, median, other_median }: MarketStatsRow): number | null {
  const [sale, rent] = purpose === 1 ? [median, other_median] : [other_median, median];
  return sale && rent ? roundShare((12 * rent) / sale) : null;
}

const placeNameView = ({ kind, id, name }: StatsPlaceName): StatsPlaceName => ({ kind, id, name });

export function marketStatsView(place: StatsPlace, row: MarketStatsRow | undefined): MarketStats {
  const named = { ...placeNameView(place), within: place.within, listing_count: row?.listing_count ?? 0 };
  if (!row || row.listing_count < MIN_LISTINGS || row.median === null)
    return {
      ...named,
      q1: null,
      median: null,
      q3: null,
      trend: null,
      days: null,
      price_cut_share: null,
      rent_yield: null,
    };
  return {
    ...named,
    q1: toEuros(row.q1),
    median: toEuros(row.median),
    q3: toEuros(row.q3),
    trend: computeTrend(row.median, row.year_ago),
    days: row.days,
    price_cut_share: roundShare(row.price_cut_count / row.listing_count),
    rent_yield: computeRentYield(row),
  };
}

/** Oldest first; the current month, which is not over, ends with what is asked today. */
export function monthlyStatsView(past: readonly MonthlyStatsRow[], placeStats: MarketStats, now: Date) {
  const current = athensDay(now).slice(0, 7);
  const months = past
    .map(({ month, listing_count: listingCount, median }) => ({
      month,
      listing_count: listingCount,
      median: median / 100,
    }))
    .reverse();
  if (placeStats.median !== null)
    months.push({ month: current, listing_count: placeStats.listing_count, median: placeStats.median });
  return months;
}

export function getLastUpdated({ rebuilt_at, changed_at }: StatsState): string | null {
  const times = [rebuilt_at, changed_at].filter((time) => time !== null).map((time) => time.getTime());
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
}
