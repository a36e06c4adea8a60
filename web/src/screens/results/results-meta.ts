/** What search engines and shared links read of the results. Runs in the loader only. */
import type { Locale } from '@estia/contract/pair';
import { type FilterFields, searchPath } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/messages';
import { isCompleteSearch, type SearchFilter } from '@estia/contract/search/model';
import type { PageMeta } from '../../platform/page-meta.ts';

type Input = {
  origin: string;
  locale: Locale;
  filter: SearchFilter;
  page: number;
  title: string;
  /** Undefined: nothing was asked, or the ask failed. */
  count: number | undefined;
};

export function describeResultsPage({ origin, locale, filter, page, title, count }: Input): PageMeta {
  const pageTitle = count === undefined ? title : `${title} (${words.count[locale](count)})`;
  return {
    origin,
    locale,
    path: searchPath(filter, page),
    title: page > 1 ? `${pageTitle}, ${words.page[locale](page).toLowerCase()}` : pageTitle,
    description: words.resultsDescription[locale](title, count ?? 0),
    noindex:
      !isCompleteSearch(filter) || page > 1 || !count || (filter.sort ?? 'auto') !== 'auto' || isUnindexable(filter),
  };
}

/** Endless addresses, each slightly different, are of no use to a search engine. */
const isUnindexable = ({ near, shape, view, text }: FilterFields): boolean =>
  near !== undefined || shape !== undefined || view !== undefined || text !== undefined;
