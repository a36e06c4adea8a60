import { describe, expect, it } from 'vitest';
import { createMonthChart } from './month-chart.ts';

const months = (list: readonly (readonly [string, number])[]) =>
  list.map(([month, median]) => ({ month, listing_count: 12, median }));

describe('the months of an area', () => {
  it('[VALU-1] a month without a figure breaks the line, and the table has what the line has', () => {
    const chart = createMonthChart(
      months([
        ['2025-11', 2_300],
        ['2025-12', 2_310],
        ['2026-02', 2_400],
        ['2026-03', 2_390],
      ]),
      'Κατοικίες προς πώληση',
      'el',
    );
    expect(chart?.wide.line.replaceAll(/[\d. ]+/g, '')).toBe('MLML');
    expect(chart?.rows.map(({ name, median }) => `${name} ${median}`)).toEqual([
      'Μάρ 2026 2.390',
      'Φεβ 2026 2.400',
      'Δεκ 2025 2.310',
      'Νοέ 2025 2.300',
    ]);
  });

  it('[VALU-1] keeps inside its box and off a zigzag of trifles; two months are no line', () => {
    const flat = createMonthChart(
      months([
        ['2026-01', 9.5],
        ['2026-02', 9.5],
        ['2026-03', 9.6],
      ]),
      'Homes',
      'en',
    );
    const ys = [...(flat?.narrow.line.matchAll(/[\d.]+ ([\d.]+)/g) ?? [])].map(([, y]) => Number(y));
    expect(ys).toHaveLength(3);
    for (const y of ys) expect(y).toBeGreaterThanOrEqual(14);
    for (const y of ys) expect(y).toBeLessThanOrEqual(138);
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(62);
    expect(createMonthChart(months([['2026-01', 9.5]]), 'Homes', 'en')).toBeNull();
  });
});
