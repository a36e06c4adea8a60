/** The table of areas as a file for spreadsheets: one row an area, one line of heads. */
import { shortDate } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { fileHeads } from '@estia/contract/valuation/file-messages';
import { type AreaFigure, type AreaKind, areaKinds } from '@estia/contract/valuation/model';
import { csvWriter } from '../../platform/csv.ts';

const percent = (share: number | null): number | null => (share === null ? null : Math.round(share * 1_000) / 10);

export function fileOf(
  figures: readonly AreaFigure[],
  kind: AreaKind,
  locale: Locale,
  at: Date,
): Uint8Array<ArrayBuffer> {
  const csv = csvWriter(locale);
  // Nearest first, as `within` has them.
  const around = areaKinds.slice(0, areaKinds.indexOf(kind)).toReversed() as Exclude<AreaKind, 'district'>[];
  const head = (key: keyof typeof fileHeads): string => fileHeads[key][locale];
  const dated = (key: 'q1' | 'median' | 'q3'): string => `${head(key)}, ${shortDate(at.toISOString(), locale)}`;
  const heads = [
    head('area'),
    ...around.map(head),
    ...[head('ads'), dated('q1'), dated('median'), dated('q3')],
    ...[head('trend'), head('days'), head('cut_share'), head('rent_yield')],
  ];
  const rows = figures.map((figure) => [
    figure.name[locale],
    ...figure.within.map(({ name }) => name[locale]),
    ...[figure.ads, figure.q1, figure.median, figure.q3],
    ...[percent(figure.trend), figure.days, percent(figure.cut_share), percent(figure.rent_yield)],
  ]);
  return Buffer.from(csv.begin + [heads, ...rows].map(csv.row).join(''));
}
