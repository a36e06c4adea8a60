/** Geometry of a line of days: pure numbers, drawn on the server. A table beside it holds the figures. */
export type DailyChartBox = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  ticks: number;
};

export const wideDailyChartBox: DailyChartBox = {
  width: 800,
  height: 190,
  left: 48,
  right: 792,
  top: 12,
  bottom: 156,
  ticks: 8,
};
export const narrowDailyChartBox: DailyChartBox = {
  width: 340,
  height: 180,
  left: 36,
  right: 336,
  top: 12,
  bottom: 146,
  ticks: 4,
};

export type DailyChartGeometry = {
  line: string;
  ground: string;
  grid: { y: number; value: number }[];
  /** Where each day stands. */
  points: { x: number; y: number }[];
  /** Which days are named, and where. */
  ticks: { x: number; at: number; anchor: 'start' | 'middle' | 'end' }[];
};

const round = (value: number) => Math.round(value * 10) / 10;

/** 1, 2 or 5 times a power of ten, whole: nobody is half a visitor. */
function getTickStep(top: number): number {
  const rough = Math.max(1, top / 3);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}

export function createDailyChart(values: readonly number[], box: DailyChartBox): DailyChartGeometry {
  const step = getTickStep(Math.max(...values, 1));
  const top = Math.ceil(Math.max(...values, 1) / step) * step;
  const last = Math.max(1, values.length - 1);
  const x = (at: number) => round(box.left + (at / last) * (box.right - box.left));
  const y = (value: number) => round(box.bottom - (value / top) * (box.bottom - box.top));
  const points = values.map((value, at) => ({ x: x(at), y: y(value) }));
  const line = `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`;
  const grid = Array.from({ length: top / step + 1 }, (_, at) => ({ y: y(at * step), value: at * step }));
  const every = Math.max(1, Math.ceil(values.length / box.ticks));
  // Counted from today, which is always named.
  const named = values.map((_, at) => at).filter((at) => (last - at) % every === 0);
  const ticks = named.map((at) => ({
    x: x(at),
    at,
    anchor: at === last ? ('end' as const) : x(at) - box.left < 16 ? ('start' as const) : ('middle' as const),
  }));
  return { line, ground: `${line}L${x(last)} ${box.bottom}L${x(0)} ${box.bottom}Z`, points, grid, ticks };
}

/** The day nearest to a pointer, by how far it is between the left and the right edge of the line. */
export const dayAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));
