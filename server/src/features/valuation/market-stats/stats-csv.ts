/** The table of areas as a file for spreadsheets: one row an area, one line of heads. */
import { formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { csvHeadings } from '@estia/contract/valuation/market-stats-csv-messages';
import { type MarketPlaceKind, type MarketStats, marketPlaceKinds } from '@estia/contract/valuation/model';
import { createCsvWriter } from '../../../platform/csv.ts';

const toPercent = (share: number | null): number | null => (share === null ? null : Math.round(share * 1_000) / 10);

export function renderStatsCsv(
  stats: readonly MarketStats[],
  kind: MarketPlaceKind,
  locale: Locale,
  at: Date,
): Uint8Array<ArrayBuffer> {
  const csv = createCsvWriter(locale);
  // Nearest first, as `within` has them.
  const around = marketPlaceKinds.slice(0, marketPlaceKinds.indexOf(kind)).toReversed() as Exclude<
    MarketPlaceKind,
    'district'
  >[];
  const head = (key: keyof typeof csvHeadings): string => csvHeadings[key][locale];
  const dated = (key: 'q1' | 'median' | 'q3'): string => `${head(key)}, ${formatShortDate(at.toISOString(), locale)}`;
  const heads = [
    head('area'),
    ...around.map(head),
    head('listing_count'),
    dated('q1'),
    dated('median'),
    dated('q3'),
    head('trend'),
    head('days'),
    head('price_cut_share'),
    head('rent_yield'),
  ];
  const rows = stats.map((placeStats) => [
    placeStats.name[locale],
    ...placeStats.within.map(({ name }) => name[locale]),
    placeStats.listing_count,
    placeStats.q1,
    placeStats.median,
    placeStats.q3,
    toPercent(placeStats.trend),
    placeStats.days,
    toPercent(placeStats.price_cut_share),
    toPercent(placeStats.rent_yield),
  ]);
  return Buffer.from(csv.begin + [heads, ...rows].map(csv.row).join(''));
}
