/** Results: the address is the search. Read, resolved and asked on the server; the page works without script. */
import type { Locale } from '@estia/contract/pair';
import { type FilterFields, filterToQuery, omitFields, searchPath } from '@estia/contract/search/codec';
import { withoutGroup } from '@estia/contract/search/filter-messages';
import { count as countText } from '@estia/contract/search/messages';
import { countPlaces, isCompleteSearch, type SearchFilter, searchLimits } from '@estia/contract/search/model';
import { START_CATEGORY_ID, startPath } from '@estia/contract/search/start-path';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { createListingCardView } from '../features/listings/card/listing-card-view.ts';
import { createPlaceTag, type PlaceTag } from '../features/places/place-tag.ts';
import type { ApiClient } from '../platform/api-client.ts';
import { cachePublicFor, headersFromLoader, noStore } from '../platform/cache-headers.ts';
import { orThrowFailure, settle } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { getCurrentMinute } from '../platform/page-time.ts';
import { loadFilterOptions } from './results/load-filter-options.ts';
import { parseSearch } from './results/parse-search.ts';
import { Results } from './results/Results.tsx';
import type { RelaxedFilter, ResultsData } from './results/results-data.ts';
import { getResultsHeading } from './results/results-heading.ts';
import { describeResultsPage } from './results/results-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const { filter, page, show, q, problems, untidy } = parseSearch(url.searchParams);

  let unknownPlace: string | null = null;
  if (q !== '') {
    const found = await findPlaceByText(callApi, q);
    if (found) throw redirect(localizePath(locale, searchPath(addPlace(filter, found), 1, show)), { headers: noStore });
    unknownPlace = q;
  } else if (untidy && problems.length === 0) {
    throw redirect(localizePath(locale, searchPath(filter, page, show)), { headers: noStore });
  }
  const { options, typeCode, ownTypes } = await loadFilterOptions(callApi, filter, locale);
  if (ownTypes.length < filter.type_ids.length) {
    throw redirect(localizePath(locale, searchPath({ ...filter, type_ids: ownTypes }, 1, show)), { headers: noStore });
  }

  const complete = isCompleteSearch(filter);
  // Only the place is missing: there is a page for choosing one. What else was asked for is not given up for it.
  const start = unknownPlace === null && problems.length === 0 ? findStartPath(filter) : null;
  if (!complete && start) throw redirect(localizePath(locale, start), { headers: noStore });
  const now = getCurrentMinute();
  const offset = (page - 1) * searchLimits.page;
  const answer = complete
    ? await settle(
        callApi('POST /property/search', { query: { limit: searchLimits.page, offset }, body: { ...filter } }),
      )
    : null;
  // A search that failed, or was not asked, still says where it looks.
  const named =
    !answer?.ok && countPlaces(filter) > 0
      ? await settle(callApi('GET /property/places/by-value', { query: { values: formatPlaceValues(filter) } }))
      : null;
  const chosen = answer?.ok ? answer.value.places : named?.ok ? named.value.options : [];
  const places: PlaceTag[] = chosen.map((option) => createPlaceTag(option, locale));
  const found = answer?.ok
    ? {
        count: answer.value.count,
        next: answer.value.next,
        properties: answer.value.properties.map((card) => createListingCardView(card, locale, now)),
      }
    : null;
  const relaxed = found?.count === 0 ? await findRelaxedFilters(callApi, filter, locale) : null;
  const title = getResultsHeading(filter, typeCode, places, locale);
  const isCached = unknownPlace === null && (answer === null || answer.ok);
  return data<ResultsData>(
    {
      meta: describeResultsPage({ origin: getOrigin(context), locale, filter, page, title, count: found?.count }),
      now,
      filter,
      page,
      perPage: searchLimits.page,
      show,
      complete,
      problems,
      unknownPlace,
      places,
      options,
      title,
      relaxed,
      found,
      bounds: answer?.ok ? answer.value.bounds : null,
      failure: answer && !answer.ok ? answer.failure : null,
    },
    {
      headers: isCached ? cachePublicFor(30) : noStore,
      // The page explains itself and offers a retry, and it says so to machines too.
      status: answer && !answer.ok ? answer.failure.status : 200,
    },
  );
}

/** Where a place is chosen for a search that says nothing but a purpose and at most one type of home. */
function findStartPath(filter: SearchFilter): string | null {
  const { for: purpose, category_id: category, type_ids: types } = filter;
  if (!purpose || category !== START_CATEGORY_ID || types.length > 1) return null;
  if (filterToQuery(omitFields(filter, ['for', 'category_id', 'type_ids', 'sort'])) !== '') return null;
  return startPath(purpose, types[0]);
}

/** A place that could not be looked up is a failure, not an unknown place. */
async function findPlaceByText(callApi: ApiClient, q: string) {
  const { options } = await orThrowFailure(callApi('GET /property/places', { query: { search_key: q.slice(0, 80) } }));
  return options[0] ?? null;
}

/** Only when nothing is found, so no other page waits for it. Without it the page still says what to try. */
async function findRelaxedFilters(
  callApi: ApiClient,
  filter: SearchFilter,
  locale: Locale,
): Promise<RelaxedFilter[] | null> {
  const facets = await settle(callApi('GET /property/search/facets', { query: { ...filter } }));
  if (!facets.ok) return null;
  return facets.value.relaxed
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ group, count }) => ({ group, text: withoutGroup[locale](group, countText[locale](count)) }));
}

/** Who names a place wants that place, not only the part of it that the map happens to show. */
function addPlace(filter: SearchFilter, place: { kind: PlaceTag['kind']; id: number }): FilterFields {
  const field = `${place.kind}_ids` as const;
  return {
    ...omitFields(filter, ['near', 'shape', 'view']),
    [field]: [...new Set([...filter[field], place.id])],
  };
}

const formatPlaceValues = (filter: SearchFilter): string =>
  [
    ...filter.prefecture_ids.map((id) => `prefecture_id-${id}`),
    ...filter.municipality_ids.map((id) => `municipality_id-${id}`),
    ...filter.district_ids.map((id) => `district_id-${id}`),
  ].join(',');

export const headers = headersFromLoader;

/** Its words come from the loader: they are no business of the browser's script. */
export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? createPageMeta(loaderData.meta) : [];

export default function ResultsScreen() {
  const loaded = useLoaderData<typeof loader>();
  const locale = useLocale();
  // Not keyed by its address: the map stays while searches change around it. Bar and list are keyed inside.
  return <Results locale={locale} loaded={loaded} />;
}
