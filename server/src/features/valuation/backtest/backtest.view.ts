import type { Backtest } from '@estia/contract/valuation/estimate';
import type { BacktestRow } from './backtest.queries.ts';

const roundShare = (value: number): number => Math.round(value * 10_000) / 10_000;

export const backtestView = (row: BacktestRow): Backtest => ({
  month: row.month.slice(0, 7),
  for: row.purpose === 1 ? 'sale' : 'rent',
  category_id: row.category,
  split: row.split,
  listing_count: row.listing_count,
  median_error: roundShare(row.median_error),
  share_in_range: roundShare(row.share_in_range),
  area_median_error: roundShare(row.area_median_error),
  linear_error: roundShare(row.linear_error),
});
