/** The searches of this browser, newest first (SRCH-8). Of what storage holds, whatever cannot be read is left out. */

import type { Locale } from '@estia/contract/pair';
import { readProperty } from '@estia/contract/read-property';
import { historyLimits } from '@estia/contract/search/history-limits';
import { createLocalStore } from '../../../platform/local-store.ts';

export type PastSearch = {
  /** Of its results page, without sort and page; one search has one query. */
  readonly query: string;
  /** Results of the last run. */
  readonly count: number;
  /** When it ran last, in milliseconds. */
  readonly at: number;
  readonly runs: number;
  readonly name?: string;
  /** The search in words, as the page that ran it said them. */
  readonly said?: Partial<Record<Locale, string>>;
};

const NONE: readonly PastSearch[] = [];
const MAX_QUERY_LENGTH = 12_000;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function parsePastSearch(raw: unknown): PastSearch | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const [query, count, at, runs, name] = ['query', 'count', 'at', 'runs', 'name'].map((each) =>
    readProperty(raw, each),
  );
  if (typeof query !== 'string' || !/^for=(sale|rent)&category_id=\d/.test(query) || query.length > MAX_QUERY_LENGTH)
    return null;
  if (!isCount(count) || !isCount(at) || !isCount(runs)) return null;
  const said = readProperty(raw, 'said');
  const words = { el: readProperty(said, 'el'), en: readProperty(said, 'en') };
  return {
    query,
    count,
    at,
    runs,
    ...(typeof name === 'string' && name !== '' ? { name: name.slice(0, historyLimits.name) } : {}),
    said: {
      ...(typeof words.el === 'string' ? { el: words.el } : {}),
      ...(typeof words.en === 'string' ? { en: words.en } : {}),
    },
  };
}

function parsePastSearches(stored: unknown): readonly PastSearch[] {
  const byQuery = new Map<string, PastSearch>();
  for (const each of Array.isArray(stored) ? stored : []) {
    const search = parsePastSearch(each);
    if (search && !byQuery.has(search.query)) byQuery.set(search.query, search);
  }
  if (byQuery.size === 0) return NONE;
  return [...byQuery.values()].sort((a, b) => b.at - a.at).slice(0, historyLimits.browser);
}

const searchStore = createLocalStore('searches', parsePastSearches);
export const getPastSearches = searchStore.get;

/** Empty in the served page and while it comes alive. */
export const usePastSearches = (): readonly PastSearch[] => searchStore.use((list) => list);

export const setPastSearches = (list: readonly PastSearch[]): void =>
  searchStore.set(list.length === 0 ? NONE : list.slice(0, historyLimits.browser));
