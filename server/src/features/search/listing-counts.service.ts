/**
 * How many listings are live where: an estimate cached in each process, refreshed every five minutes, never in a
 * request's path.
 */

import { cached } from '../../platform/cache/memory-cache.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CompiledFilter } from './filter-compiler.ts';
import { listListingCounts } from './search.queries.ts';

const CACHE_TTL_MS = 300_000;

export type ListingCounts = {
  live: number;
  /** Rows of a purpose and category, in all and inside the filter's ranges. */
  known: (filter: CompiledFilter) => { total: number; inPlaces: number };
};

async function loadListingCounts(db: Db): Promise<ListingCounts> {
  // Per purpose and category: sequence numbers and running sums, so that a range is two binary searches.
  const groups = new Map<string, { seqs: number[]; sums: number[] }>();
  let live = 0;
  for (const row of (await listListingCounts(db)).sort((a, b) => a.place - b.place)) {
    const key = `${row.purpose}.${row.category}`;
    const group = groups.get(key) ?? { seqs: [], sums: [0] };
    groups.set(key, group);
    group.seqs.push(row.place);
    group.sums.push((group.sums.at(-1) ?? 0) + row.n);
    live += row.n;
  }
  const below = (seqs: number[], limit: number): number => {
    let lo = 0;
    let hi = seqs.length;
    while (lo < hi) {
      const mid = (lo + hi) >> 1;
      if ((seqs[mid] ?? 0) < limit) lo = mid + 1;
      else hi = mid;
    }
    return lo;
  };
  return {
    live,
    known: ({ purpose, category, ranges }) => {
      const group = groups.get(`${purpose}.${category}`);
      if (!group) return { total: 0, inPlaces: 0 };
      const sum = (limit: number) => group.sums[below(group.seqs, limit)] ?? 0;
      return {
        total: group.sums.at(-1) ?? 0,
        inPlaces: ranges?.reduce((all, { lo, hi }) => all + sum(hi + 1) - sum(lo), 0) ?? group.sums.at(-1) ?? 0,
      };
    },
  };
}

export const createListingCountCache = (db: Db): (() => Promise<ListingCounts>) =>
  cached(() => loadListingCounts(db), CACHE_TTL_MS);
