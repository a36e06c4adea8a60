/** What is done to the searches of this browser. Apart from reading them, which is all that home does. */
import type { Locale } from '@estia/contract/pair';
import { historyLimits } from '@estia/contract/search/history-limits';
import { getPastSearches, type PastSearch, setPastSearches } from './search-history-store.ts';

/** Going back to a list of results is not another search. */
const SAME_RUN_MS = 600_000;

const others = (query: string) => getPastSearches().filter((each) => each.query !== query);

export function recordSearch(ran: { query: string; count: number; at: number; locale: Locale; words?: string }): void {
  const before = getPastSearches().find((each) => each.query === ran.query);
  const again = before !== undefined && ran.at - before.at < SAME_RUN_MS;
  setPastSearches([
    {
      ...before,
      query: ran.query,
      count: ran.count,
      at: ran.at,
      runs: (before?.runs ?? 0) + (again ? 0 : 1),
      said: { ...before?.said, ...(ran.words ? { [ran.locale]: ran.words } : {}) },
    },
    ...others(ran.query),
  ]);
}

export const renameSearch = (query: string, name: string): void =>
  setPastSearches(
    getPastSearches().map((each) => {
      if (each.query !== query) return each;
      const { name: _, ...rest } = each;
      const tidy = name.trim().slice(0, historyLimits.name);
      return tidy === '' ? rest : { ...rest, name: tidy };
    }),
  );

export const deleteSearch = (query: string): void => setPastSearches(others(query));

/** Puts a deleted search back where it was: the list is in order of time. */
export const restoreSearch = (search: PastSearch): void =>
  setPastSearches([...others(search.query), search].sort((a, b) => b.at - a.at));

export const deleteAllSearches = (): void => setPastSearches([]);
