/** SRCH-8: the search on the page of results is remembered, by this browser and by the account of who is logged in. */
import type { Locale } from '@estia/contract/pair';
import { type FilterFields, filterToQuery } from '@estia/contract/search/codec';
import { describeSearch } from '@estia/contract/search/describe-search';
import { useEffect } from 'react';
import { callApi } from '../../../platform/api-client.ts';
import { hasSession } from '../../../platform/has-session.ts';
import { type FilterOptions, getSearchNames } from '../filter-options.ts';
import { recordSearch } from './search-history-actions.ts';

type CompletedSearch = {
  filter: FilterFields;
  page: number;
  /** Of all results; null when the search was not run or failed. */
  count: number | null;
  options: FilterOptions;
  places: Parameters<typeof getSearchNames>[1];
  locale: Locale;
};

/**
 * One call on the page of results. A search is stored whose first page has listings; a piece of the map is not, because every
 * move of the map is another search, nor a circle: it may be where the reader stands.
 */
export function useRecordSearch({ filter, page, count, options, places, locale }: CompletedSearch): void {
  useEffect(() => {
    if (page !== 1 || count === null || count === 0 || filter.view !== undefined || filter.near !== undefined) return;
    recordSearch({
      query: filterToQuery({ ...filter, sort: undefined }),
      count,
      at: Date.now(),
      words: describeSearch(filter, getSearchNames(options, places), locale).join(' · '),
      locale,
    });
    // Without an answer the search itself still stands: nobody is told.
    if (hasSession())
      callApi('PUT /user/update-search-history', { body: { ...filter, sort: undefined, count } }).catch(() => {});
  }, [filter, page, count, options, places, locale]);
}
