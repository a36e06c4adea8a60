/**
 * Which way to read a page. The exact count runs first, so the choice rests on known numbers and not on the planner's
 * guess, which picked the wrong sort index often enough to give 90–270 ms pages at a million rows.
 */
import { listNames } from '@estia/contract/map-names';
import type { SortKey } from './filter-compiler.ts';

export type PageStrategy = 'sort' | 'walk' | 'merge';

export type StrategyInput = {
  /** matches, exact */
  matches: number;
  /** live rows of the purpose and category */
  total: number;
  /** live rows inside the chosen places or the cells of the map, any filter aside */
  toRead: number;
  /** districts inside the chosen places */
  districts: number;
  /** rows to read past: offset + limit */
  depth: number;
  /** Found by their words: rows come scattered, and a walk has to open each row's words. */
  byWords: boolean;
};

/**
 * Price goes with place, and area with type: matches lie unevenly along those indexes, so a walk may have to go ten or
 * fifty times as far as their number suggests.
 */
const skewFactors: Record<SortKey['column'], number> = {
  ranked_at: 1,
  updated_at: 1,
  price: 10,
  area: 50,
  price_per_m2: 50,
};

/** Microseconds by the measurements in docs/measurements.md; only their order matters. */
export function choosePageStrategy(sort: SortKey, known: StrategyInput): PageStrategy {
  const { matches, total, toRead, districts, depth, byWords } = known;
  if (matches === 0) return 'sort';
  const uneven = skewFactors[sort.column];
  if (byWords) return matches * 1.5 < ((depth * total) / matches) * 6 * uneven ? 'sort' : 'walk';
  const costs: Record<PageStrategy, number> = {
    sort: toRead * 0.12 + matches * 0.15,
    walk: ((depth * total) / matches) * 0.9 * uneven,
    // Only the price order is in the place index.
    merge:
      sort.column === 'price' && districts > 0
        ? districts * (4 + ((depth * toRead) / matches) * 0.5)
        : Number.POSITIVE_INFINITY,
  };
  return listNames(costs).reduce((best, shape) => (costs[shape] < costs[best] ? shape : best));
}
