/** Figures as they leave: €/m² and shares, and nothing of an area with too few ads but how many there are. */
import { athensDay } from '@estia/contract/athens';
import { type MarketStats, MIN_LISTINGS } from '@estia/contract/valuation/model';
import type { Area, AreaName } from './areas.ts';
import type { FigureRow, FigureState, MonthRow } from './read.queries.ts';

const euros = (cents: number | null): number | null => (cents === null ? null : cents / 100);
const share = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Change of the median within a year. */
const trendOf = (median: number | null, yearAgo: number | null): number | null =>
  median !== null && yearAgo ? share(median / yearAgo - 1) : null;

function yieldOf({ purpose, median, other_median }: FigureRow): number | null {
  const [sale, rent] = purpose === 1 ? [median, other_median] : [other_median, median];
  return sale && rent ? share((12 * rent) / sale) : null;
}

const nameOf = ({ kind, id, name }: AreaName): AreaName => ({ kind, id, name });

export function figureView(area: Area, row: FigureRow | undefined): MarketStats {
  const named = { ...nameOf(area), within: area.within, ads: row?.ads ?? 0 };
  if (!row || row.ads < MIN_LISTINGS || row.median === null)
    return { ...named, q1: null, median: null, q3: null, trend: null, days: null, cut_share: null, rent_yield: null };
  return {
    ...named,
    q1: euros(row.q1),
    median: euros(row.median),
    q3: euros(row.q3),
    trend: trendOf(row.median, row.year_ago),
    days: row.days,
    cut_share: share(row.cut_ads / row.ads),
    rent_yield: yieldOf(row),
  };
}

/** Oldest first; the current month, which is not over, ends with what is asked today. */
export function monthsView(past: readonly MonthRow[], figure: MarketStats, now: Date) {
  const current = athensDay(now).slice(0, 7);
  const months = past.map(({ month, ads, median }) => ({ month, ads, median: median / 100 })).reverse();
  if (figure.median !== null) months.push({ month: current, ads: figure.ads, median: figure.median });
  return months;
}

export function newest({ rebuilt_at, changed_at }: FigureState): string | null {
  const times = [rebuilt_at, changed_at].filter((time) => time !== null).map((time) => time.getTime());
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
}
