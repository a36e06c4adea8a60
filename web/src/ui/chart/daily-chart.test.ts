import { describe, expect, it } from 'vitest';
import { createDailyChart, dayAt, narrowDailyChartBox, wideDailyChartBox } from './daily-chart.ts';

describe('[DASH-1] a line of days', () => {
  it('begins at the left edge, ends at today, and stands on zero', () => {
    const { line, grid } = createDailyChart([0, 5, 10], wideDailyChartBox);
    expect(line).toBe('M48 156L420 84L792 12');
    expect(grid.map(({ value }) => value)).toEqual([0, 5, 10]);
  });
  it('counts in whole steps, also where nothing happened', () => {
    for (const values of [
      [0, 0],
      [1, 0, 2],
      [7, 31],
      [12_345, 1],
    ]) {
      const { grid } = createDailyChart(values, narrowDailyChartBox);
      expect(grid.every(({ value }) => Number.isInteger(value))).toBe(true);
      expect(grid.at(-1)?.value).toBeGreaterThanOrEqual(Math.max(...values));
      expect(grid.length).toBeLessThanOrEqual(6);
    }
  });
  it('names today and no more days than fit', () => {
    for (const days of [7, 30, 90]) {
      for (const box of [wideDailyChartBox, narrowDailyChartBox]) {
        const { ticks } = createDailyChart(
          Array.from({ length: days }, () => 1),
          box,
        );
        expect(ticks.at(-1)?.at).toBe(days - 1);
        expect(ticks.length).toBeLessThanOrEqual(box.ticks);
      }
    }
  });
});

describe('[DASH-1] the day under a pointer', () => {
  it('is the nearest one, from the first day to today', () => {
    expect([-0.2, 0, 0.49, 0.51, 1, 1.4].map((share) => dayAt(share, 3))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(dayAt(0.7, 1)).toBe(0);
  });
  it('stands where the line goes through it', () => {
    expect(createDailyChart([0, 5, 10], wideDailyChartBox).points).toEqual([
      { x: 48, y: 156 },
      { x: 420, y: 84 },
      { x: 792, y: 12 },
    ]);
  });
});
