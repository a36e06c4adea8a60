/** Searches in the reader’s words. Runs in loaders: names of places are asked ten at a time, and only once each. */

import type { Locale } from '@estia/contract/pair';
import { describeSearch } from '@estia/contract/search/describe-search';
import type { ApiClient } from '../../../platform/api-client.ts';
import { settle } from '../../../platform/failures.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { loadSearchNames } from './load-search-names.ts';
import { getPlaceValues, parseSearchQuery } from './parse-search-query.ts';

export type DescribedSearch<R> = R & { description: string; href: string };

/** As many as one call answers. */
const MAX_PER_CALL = 10;

async function loadPlaceNames(
  callApi: ApiClient,
  values: readonly string[],
  locale: Locale,
): Promise<Record<string, string>> {
  const groups = Array.from({ length: Math.ceil(values.length / MAX_PER_CALL) }, (_, at) =>
    values.slice(at * MAX_PER_CALL, (at + 1) * MAX_PER_CALL).join(','),
  );
  const read = await Promise.all(
    groups.map((group) => settle(callApi('GET /property/places/by-value', { query: { values: group } }))),
  );
  return Object.fromEntries(
    read.flatMap((each) => (each.ok ? each.value.options.map((option) => [option.value, option.name[locale]]) : [])),
  );
}

export async function describeSearches<R extends { query: string }>(
  callApi: ApiClient,
  rows: readonly R[],
  locale: Locale,
): Promise<DescribedSearch<R>[]> {
  if (rows.length === 0) return [];
  const read = rows.map((row) => ({ row, fields: parseSearchQuery(row.query) }));
  const values = [...new Set(read.flatMap(({ fields }) => getPlaceValues(fields)))];
  const [names, places] = await Promise.all([
    loadSearchNames(callApi, locale),
    loadPlaceNames(callApi, values, locale),
  ]);
  return read.map(({ row, fields }) => ({
    ...row,
    description: describeSearch(fields, { ...names, places: { ...names.places, ...places } }, locale).join('\u00A0· '),
    href: `${pathTo(locale, '/properties/search')}?${row.query}&page=1`,
  }));
}
