/** What is done to the searches of this browser. Apart from reading them, which is all that home does. */
import type { Locale } from '@estia/contract/pair';
import { historyLimits } from '@estia/contract/search/history-limits';
import { type PastSearch, searches, write } from './search-store.ts';

/** Going back to a list of results is not another search. */
const SAME_RUN_MS = 600_000;

const others = (query: string) => searches().filter((each) => each.query !== query);

export function remember(ran: { query: string; count: number; at: number; locale: Locale; words?: string }): void {
  const before = searches().find((each) => each.query === ran.query);
  const again = before !== undefined && ran.at - before.at < SAME_RUN_MS;
  write([
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

export const rename = (query: string, name: string): void =>
  write(
    searches().map((each) => {
      if (each.query !== query) return each;
      const { name: _, ...rest } = each;
      const tidy = name.trim().slice(0, historyLimits.name);
      return tidy === '' ? rest : { ...rest, name: tidy };
    }),
  );

export const forget = (query: string): void => write(others(query));

/** Puts a deleted search back where it was: the list is in order of time. */
export const restore = (search: PastSearch): void =>
  write([...others(search.query), search].sort((a, b) => b.at - a.at));

export const forgetAll = (): void => write([]);
