/** The small line of an area's months. Its height shows the change, not the price: the numbers beside it do that. */
export type SparklineMonth = { month: string; median: number };
export type SparklinePath = { line: string; ground: string; end: { x: number; y: number } };

const PAD = 4;
/** A line whose prices hardly change must not look like a mountain: it fills at most this share of its price. */
const FULL_HEIGHT = 0.12;

/** `2026-03` → how many months since the year 0. */
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

export function createSparklinePath(
  months: readonly SparklineMonth[],
  width: number,
  height: number,
): SparklinePath | null {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || months.length < 3) return null;
  const start = monthNumber(first.month);
  const span = monthNumber(last.month) - start;
  if (span <= 0) return null;
  const prices = months.map(({ median }) => median);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const middle = (low + high) / 2;
  const range = Math.max(high - low, middle * FULL_HEIGHT);
  const round = (value: number) => Math.round(value * 10) / 10;
  const points = months.map(({ month, median }) => ({
    x: round(PAD + ((monthNumber(month) - start) / span) * (width - 2 * PAD)),
    y: round(height / 2 - ((median - middle) / range) * (height - 2 * PAD)),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const end = points.at(-1) ?? { x: 0, y: 0 };
  return { line, ground: `${line}L${end.x} ${height}L${points[0]?.x} ${height}Z`, end };
}
