/**
 * Geometry of the step chart: pure numbers, drawn once on the server. Labels stand at their steps; a table holds the
 * rest.
 */
import type { PriceEvent } from './price-events.ts';

export type ChartBox = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How many words fit under the chart. */
  months: number;
  labelWidth: number;
};

export const wideChartBox: ChartBox = {
  width: 800,
  height: 250,
  left: 84,
  right: 792,
  top: 44,
  bottom: 200,
  months: 9,
  labelWidth: 138,
};
export const narrowChartBox: ChartBox = {
  width: 358,
  height: 216,
  left: 8,
  right: 350,
  top: 44,
  bottom: 166,
  months: 5,
  labelWidth: 138,
};

type Point = { x: number; y: number; step: PriceEvent };
type Label = { x: number; y: number; anchor: 'start' | 'end'; step: PriceEvent };
type Area = { left: number; right: number; top: number; bottom: number };

export type PriceChart = {
  line: string;
  area: string;
  points: Point[];
  labels: Label[];
  gridlines: { y: number; value: number }[];
  /** Month 0–11 under its first day; the year is named where it begins. */
  months: { x: number; month: number; year: number | null }[];
};

/** 1, 2, 2.5 or 5 times a power of ten: steps that people count in. */
function niceStep(range: number): number {
  const rough = range / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return unit * power;
}

const overlaps = (a: Area, b: Area) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const round = (value: number) => Math.round(value * 10) / 10;

export function createPriceChart(steps: readonly PriceEvent[], now: number, box: ChartBox): PriceChart {
  const prices = steps.map((step) => step.price);
  const step = niceStep(Math.max(1, Math.max(...prices) - Math.min(...prices)));
  const low = Math.floor(Math.min(...prices) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...prices) / step) * step);
  const from = Date.parse(steps[0]?.at ?? '');
  const until = Math.max(now, from + 86_400_000);
  // The last day of a young listing would lie on the edge: a little room on both sides for the marks.
  const x = (time: number) => round(box.left + 10 + ((time - from) / (until - from)) * (box.right - box.left - 20));
  const y = (price: number) => round(box.bottom - ((price - low) / (high - low)) * (box.bottom - box.top));

  const points = steps
    .filter(({ change }) => change !== 0)
    .map((event) => ({ x: x(Date.parse(event.at)), y: y(event.price), step: event }));
  const [first] = points;
  const path = first
    ? `M${first.x} ${first.y}${points
        .slice(1)
        .map((point) => `H${point.x}V${point.y}`)
        .join('')}H${box.right}`
    : '';
  const gridlines = [];
  for (let value = low; value <= high + step / 2; value += step) gridlines.push({ y: y(value), value });
  return {
    line: path,
    area: first ? `${path}V${box.bottom + 10}H${first.x}Z` : '',
    points,
    labels: placeLabels(points, box),
    gridlines,
    months: getMonthTicks(from, until, x, box.months),
  };
}

/** Each label takes the first free place of four; one that finds none is left to the table. */
function placeLabels(points: readonly Point[], box: ChartBox): Label[] {
  const taken: Area[] = points.flatMap((point, index) => {
    const next = points[index + 1];
    const until = next?.x ?? box.right;
    const along = { left: point.x - 7, right: until, top: point.y - 4, bottom: point.y + 4 };
    const mark = { left: point.x - 8, right: point.x + 8, top: point.y - 8, bottom: point.y + 8 };
    const down = next && {
      left: until - 3,
      right: until + 3,
      top: Math.min(point.y, next.y),
      bottom: Math.max(point.y, next.y),
    };
    return down ? [along, mark, down] : [along, mark];
  });
  const labels: Label[] = [];
  // The newest price is what a reader came for, then the oldest.
  const order = [...points].reverse().sort((a, b) => Number(b === points[0]) - Number(a === points[0]));
  const last = points.at(-1);
  if (last) order.sort((a, b) => Number(b === last) - Number(a === last));
  for (const { x, y, step } of order) {
    const width = step.change === null ? 84 : box.labelWidth;
    const places = [
      { left: x + 4, anchor: 'start' as const, x: x + 8, y: y - 13 },
      { left: x - 10 - width, anchor: 'end' as const, x: x - 12, y: y - 11 },
      { left: x + 4, anchor: 'start' as const, x: x + 8, y: y + 25 },
      { left: x - 10 - width, anchor: 'end' as const, x: x - 12, y: y + 25 },
    ];
    for (const place of places) {
      const area = { left: place.left, right: place.left + width, top: place.y - 13, bottom: place.y + 4 };
      const inside =
        area.left >= box.left - 8 && area.right <= box.right + 8 && area.bottom <= box.bottom + 12 && area.top >= 4;
      if (!inside || taken.some((other) => overlaps(area, other))) continue;
      taken.push(area);
      labels.push({ x: place.x, y: place.y, anchor: place.anchor, step });
      break;
    }
  }
  return labels;
}

function getMonthTicks(from: number, until: number, x: (time: number) => number, max: number): PriceChart['months'] {
  const start = new Date(from);
  const starts: { time: number; month: number; year: number }[] = [];
  for (let index = 0; index < 600; index++) {
    const time = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index, 1);
    if (time > until) break;
    const date = new Date(time);
    // The month in which the listing began is marked where the line begins.
    starts.push({ time: Math.max(time, from), month: date.getUTCMonth(), year: date.getUTCFullYear() });
  }
  const every = Math.max(1, Math.ceil(starts.length / max));
  const shown = starts.filter((_, index) => index % every === 0);
  // The month in which the listing began may be only days long: two words that touch are none, so the second steps
  // back.
  const apart = shown.filter(({ time }, index) => index !== 1 || x(time) - x(from) > 72);
  const oneYear = new Set(apart.map((mark) => mark.year)).size === 1;
  let named: number | null = null;
  return apart.map((mark) => {
    const year = oneYear || named === mark.year ? null : mark.year;
    named = mark.year;
    return { x: x(mark.time), month: mark.month, year };
  });
}
