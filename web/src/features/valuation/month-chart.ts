/** The months of an area as a line: pure numbers, drawn once by the loader. A month without a figure breaks the line. */

import { formatCount, formatThousands } from '@estia/contract/format';
import { priceHistoryMessages } from '@estia/contract/listings/page/price-history-messages';
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/valuation/area-messages';
import { formatPricePerM2Number } from '@estia/contract/valuation/price-per-m2';

type Month = { month: string; listing_count: number; median: number };
type Text = { x: number; y: number; anchor: 'start' | 'middle' | 'end'; text: string };
export type MonthDrawing = {
  width: number;
  height: number;
  grid: string;
  line: string;
  texts: Text[];
  end: { x: number; y: number };
};
export type MonthChart = {
  altText: string;
  title: string;
  wide: MonthDrawing;
  narrow: MonthDrawing;
  summary: string;
  heads: [string, string, string];
  /** Newest first. */
  rows: { month: string; name: string; median: string; listingCount: string }[];
};

/** Fewer points are no line. */
const MIN_MONTHS = 3;

type Box = { width: number; height: number; left: number; right: number; top: number; bottom: number; labels: number };
const wideBox: Box = { width: 560, height: 190, left: 52, right: 546, top: 14, bottom: 156, labels: 6 };
const narrowBox: Box = { width: 318, height: 170, left: 46, right: 308, top: 14, bottom: 138, labels: 3 };

const getMonthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const getMonthName = (index: number, locale: Locale): string =>
  `${priceHistoryMessages.months[locale][index % 12]} ${Math.floor(index / 12)}`;

export function createMonthChart(months: readonly Month[], what: string, locale: Locale): MonthChart | null {
  if (months.length < MIN_MONTHS) return null;
  return {
    altText: words.chart[locale](what),
    title: words.chartTitle[locale],
    wide: createDrawing(months, wideBox, locale),
    narrow: createDrawing(months, narrowBox, locale),
    summary: words.numbers[locale],
    heads: [words.month[locale], words.monthMedian[locale], words.monthListings[locale]],
    rows: months.toReversed().map(({ month, listing_count: listingCount, median }) => ({
      month,
      name: getMonthName(getMonthNumber(month), locale),
      median: formatPricePerM2Number(median),
      listingCount: formatCount(listingCount, locale),
    })),
  };
}

function createDrawing(months: readonly Month[], box: Box, locale: Locale): MonthDrawing {
  const indexes = months.map(({ month }) => getMonthNumber(month));
  const [from = 0, until = 0] = [indexes[0], indexes.at(-1)];
  const { low, high, step } = getScale(months.map(({ median }) => median));
  const x = (index: number) => round(box.left + ((index - from) / (until - from)) * (box.right - box.left));
  const y = (value: number) => round(box.bottom - ((value - low) / (high - low)) * (box.bottom - box.top));

  const texts: Text[] = [];
  let grid = '';
  for (let value = low; value <= high + step / 2; value += step) {
    grid += `M${box.left} ${y(value)}H${box.right}`;
    texts.push({ x: box.left - 8, y: y(value) + 5, anchor: 'end', text: formatScaleNumber(value, step) });
  }
  const span = until - from;
  const shown = Math.min(box.labels, span + 1);
  for (let n = 0; n < shown; n += 1) {
    const index = Math.round(from + (span * n) / (shown - 1));
    const anchor = n === 0 ? 'start' : n === shown - 1 ? 'end' : 'middle';
    texts.push({ x: x(index), y: box.bottom + 24, anchor, text: getShortMonthName(index, locale) });
  }
  const line = months
    .map(({ median }, n) => {
      const index = indexes[n] ?? 0;
      const joined = n > 0 && index - (indexes[n - 1] ?? 0) === 1;
      return `${joined ? 'L' : 'M'}${x(index)} ${y(median)}`;
    })
    .join('');
  const last = months.at(-1);
  return {
    width: box.width,
    height: box.height,
    grid,
    line,
    texts,
    end: { x: x(until), y: y(last?.median ?? low) },
  };
}

/** «Νοέ ’26» */
const getShortMonthName = (index: number, locale: Locale): string =>
  `${priceHistoryMessages.months[locale][index % 12]} ’${String(Math.floor(index / 12)).slice(-2)}`;

const round = (value: number) => Math.round(value * 10) / 10;

/** Three or four lines at numbers that people count in. A tenth of the price at least, so that a trifle looks like one. */
function getScale(values: readonly number[]): { low: number; high: number; step: number } {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max(max - min, max * 0.1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const low = Math.floor(min / step) * step;
  return { low, high: Math.max(low + step, Math.ceil(max / step - 1e-9) * step), step };
}

const formatScaleNumber = (value: number, step: number): string =>
  step >= 1 ? formatThousands(value) : value.toFixed(step < 0.1 ? 2 : 1).replace('.', ',');
