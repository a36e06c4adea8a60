/** A line of thirty days in a box of 120 × 32: the line itself and the ground under it, as paths. */
const WIDTH = 120;
const HEIGHT = 32;
const EDGE = 2;

export function createSparklinePath(days: readonly number[]): { line: string; ground: string } | null {
  if (days.length < 2) return null;
  const top = Math.max(...days, 1);
  const step = WIDTH / (days.length - 1);
  const round = (value: number): number => Math.round(value * 10) / 10;
  const points = days.map(
    (value, at) => `${round(at * step)} ${round(HEIGHT - EDGE - (value / top) * (HEIGHT - 2 * EDGE))}`,
  );
  const line = `M${points.join('L')}`;
  return { line, ground: `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z` };
}
