/**
 * What was asked and when, in words and in numbers: three stats, a step chart, a table. Made by the loader,
 * so that neither the drawing nor its words travel to the browser as script.
 */

import { formatEuro, formatShortDate, formatThousands } from '@estia/contract/format';
import { ageMessages, percent } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import {
  changedFactMessages,
  priceHistoryMessages as words,
} from '@estia/contract/listings/page/price-history-messages';
import type { Locale } from '@estia/contract/pair';
import { formatPricePerM2 } from '@estia/contract/valuation/price-per-m2';
import { countDaysBetween } from '../card/listing-age.ts';
import { type ChartBox, createPriceChart, narrowChartBox, wideChartBox } from './price-chart.ts';
import { getPriceEvents, type PriceEvent } from './price-events.ts';

type Anchor = 'start' | 'middle' | 'end';
type Text = { x: number; y: number; anchor: Anchor; text: string };
export type PriceChartDrawing = {
  width: number;
  height: number;
  grid: string;
  texts: Text[];
  area: string;
  line: string;
  marks: { x: number; y: number; fell: boolean }[];
  labels: (Text & { change: { text: string; fell: boolean } | null })[];
};
export type PriceHistoryView = {
  stats: { label: string; value: string; small: string | null }[];
  /** The same twice: for wide screens and for phones. */
  charts: { altText: string; wide: PriceChartDrawing; narrow: PriceChartDrawing } | null;
  caption: string;
  heads: [date: string, event: string, price: string];
  /** Newest first. */
  rows: { at: string; date: string; event: string; href?: string; fell: boolean; price: string }[];
};

/** What others ask nearby for the same type, and what this listing asks. */
type AreaMedian = {
  place: { el: string; en: string };
  ownRate: number;
  median: number;
  listingCount: number;
  at: string;
};
type PriceHistoryInput = { listing: Property; locale: Locale; now: number; median: AreaMedian | null };

export function createPriceHistoryView({ listing, locale, now, median }: PriceHistoryInput): PriceHistoryView {
  const steps = getPriceEvents(listing.timeline);
  const changes = steps.filter(({ change }) => change !== null && change !== 0).length;
  const announcement = steps
    .map((step) => `${formatEuro(step.price)}, ${formatShortDate(step.at, locale)}`)
    .join(' · ');
  return {
    stats: createStats({ listing, locale, now, median }, steps[0], changes),
    charts:
      changes > 0
        ? {
            altText: words.chart[locale](announcement),
            wide: createDrawing(steps, now, wideChartBox, locale),
            narrow: createDrawing(steps, now, narrowChartBox, locale),
          }
        : null,
    caption: words.caption[locale],
    heads: [words.date[locale], words.event[locale], (listing.for === 'rent' ? words.rent : words.price)[locale]],
    rows: steps.toReversed().map((step) => ({
      at: step.at,
      date: formatShortDate(step.at, locale),
      event: getEventLabel(step, locale),
      fell: step.change !== null && step.change < 0,
      price: formatEuro(step.price),
    })),
  };
}

function createStats(
  { listing, locale, now, median }: PriceHistoryInput,
  first: PriceEvent | undefined,
  changes: number,
) {
  return [
    {
      label: words.thisProperty[locale],
      value: formatPricePerM2(median?.ownRate ?? listing.price / listing.area, locale),
      small: median && formatAgainstMedian(median.ownRate, median.median, locale),
    },
    median
      ? {
          label: words.median[locale](median.place[locale]),
          value: formatPricePerM2(median.median, locale),
          small: words.basedOn[locale](median.listingCount, formatShortDate(median.at, locale)),
        }
      : {
          label: words.sinceFirst[locale],
          value: first ? formatDifference(listing.price - first.price, first.price, locale) : words.unchanged[locale],
          small: changes > 0 ? words.changes[locale](changes) : null,
        },
    {
      label: words.onMarket[locale],
      value: ageMessages.days[locale](countDaysBetween(listing.published_at, now)),
      small: words.since[locale](formatShortDate(listing.published_at, locale)),
    },
  ];
}

/** «5 % κάτω από τη διάμεση»: half a percent is nothing. */
function formatAgainstMedian(price: number, median: number, locale: Locale): string {
  const share = ((price - median) / median) * 100;
  if (Math.abs(share) < 0.5) return words.atMedian[locale];
  return (share < 0 ? words.below : words.above)[locale](percent[locale](Math.round(Math.abs(share))));
}

function formatDifference(amount: number, base: number, locale: Locale): string {
  if (amount === 0 || base <= 0) return words.unchanged[locale];
  const share = percent[locale](Math.abs((amount / base) * 100));
  return `${amount < 0 ? '−' : '+'}${formatEuro(Math.abs(amount))} (${share})`;
}

const eventLabels = {
  published: words.published,
  paused: words.paused,
  relisted: words.relisted,
  removed: words.removed,
  facts: words.factsChanged,
} as const;

const getEventLabel = (event: PriceEvent, locale: Locale): string =>
  [getChangeLabel(event, locale), event.byOther ? words.byOther[locale] : null].filter(Boolean).join(' · ');

function getChangeLabel({ kind, change, detail }: PriceEvent, locale: Locale): string {
  const moved =
    change === null || change === 0
      ? null
      : (change < 0 ? words.fell : words.rose)[locale](percent[locale](Math.abs(change)));
  if (kind === 'price') return moved ?? words.same[locale];
  const label = detail && changedFactMessages[detail.field];
  const nothing = words.notStated[locale];
  const message =
    kind === 'facts' && detail && label
      ? words.change[locale](label[locale], detail.before?.[locale] ?? nothing, detail.after?.[locale] ?? nothing)
      : eventLabels[kind][locale];
  return moved === null ? message : `${message} · ${moved}`;
}

function createDrawing(steps: readonly PriceEvent[], now: number, box: ChartBox, locale: Locale): PriceChartDrawing {
  const chart = createPriceChart(steps, now, box);
  const scale: Text[] =
    box === wideChartBox
      ? chart.gridlines.map(({ y, value }) => ({
          x: box.left - 14,
          y: y + 5,
          anchor: 'end',
          text: formatThousands(value),
        }))
      : [];
  const months: Text[] = chart.months.map(({ x, month, year }, index) => ({
    x: index === 0 ? x - 10 : x,
    y: box.bottom + 38,
    anchor: index === 0 ? 'start' : 'middle',
    text: `${words.months[locale][month]}${year === null ? '' : ` ’${String(year).slice(-2)}`}`,
  }));
  return {
    width: box.width,
    height: box.height,
    grid: chart.gridlines.map(({ y }) => `M${box.left} ${y}H${box.width}`).join(''),
    texts: [...scale, ...months],
    area: chart.area,
    line: chart.line,
    marks: chart.points.map(({ x, y, step }) => ({ x, y, fell: step.change !== null && step.change < 0 })),
    labels: chart.labels.map(({ x, y, anchor, step: { price, change } }) => ({
      x,
      y,
      anchor,
      text: formatEuro(price),
      change:
        change === null
          ? null
          : { text: `${change < 0 ? '↓' : '↑'} ${percent[locale](Math.abs(change))}`, fell: change < 0 },
    })),
  };
}
