import { describe, expect, it } from 'vitest';
import { getClassBreaks, getPriceClassIndex } from './price-classes.ts';

const markets = [1, 2, 3, 4].flatMap((category_id) =>
  (['sale', 'rent'] as const).map((purpose) => ({ for: purpose, category_id })),
);

describe('classes of the map', () => {
  it.each(markets)('[VALU-1] eight of them, each above the one before: $for, category $category_id', (market) => {
    const breaks = getClassBreaks(market);
    expect(breaks).toHaveLength(7);
    expect(breaks.toSorted((a, b) => a - b)).toEqual(breaks);
    expect(new Set(breaks).size).toBe(7);
  });

  it('[VALU-1] do not hang on the type, so that one colour means one price', () => {
    const ofType = { for: 'sale', category_id: 1, type_id: 5 } as const;
    expect(getClassBreaks(ofType)).toBe(getClassBreaks({ for: 'sale', category_id: 1 }));
  });

  it('[VALU-1] a figure on a break belongs above it, and every figure to one class', () => {
    const breaks = getClassBreaks({ for: 'sale', category_id: 1 });
    expect([0.01, 749.99, 750, 3_999.99, 4_000, 90_000].map((median) => getPriceClassIndex(median, breaks))).toEqual([
      0, 0, 1, 6, 7, 7,
    ]);
    for (let median = 1; median < 6_000; median += 7) {
      const at = getPriceClassIndex(median, breaks);
      expect(median).toBeGreaterThanOrEqual(at === 0 ? 0 : (breaks[at - 1] as number));
      expect(median).toBeLessThan(breaks[at] ?? Number.POSITIVE_INFINITY);
    }
  });
});
