/** PAGE-1: developments by place, stage and price. The address is the search; the page works without script. */
import { complexListMessages as words } from '@estia/contract/complexes/messages';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { formatPlaceParams } from '../features/places/place-params.ts';
import { createPlaceTag } from '../features/places/place-tag.ts';
import { redirectToTypedPlace } from '../features/places/redirect-to-typed-place.ts';
import { cachePublicFor, headersFromLoader, noStore } from '../platform/cache-headers.ts';
import { settle } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { ComplexSearch } from './complexes/ComplexSearch.tsx';
import { createComplexCardView } from './complexes/complex-card-view.ts';
import type { ComplexSearchData } from './complexes/complex-search-data.ts';
import {
  COMPLEXES_PER_PAGE,
  complexSearchPath,
  parseComplexSearch,
  parsePrice,
} from './complexes/complex-search-params.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const { page, q, ...search } = parseComplexSearch(url.searchParams);
  const unknownPlace = await redirectToTypedPlace(callApi, locale, q, (place) =>
    complexSearchPath({ ...search, places: [...search.places, place] }),
  );
  const prices = (['priceMin', 'priceMax'] as const).map((name) => [name, parsePrice(search[name])] as const);
  const badPrices = prices.filter(([, value]) => Number.isNaN(value)).map(([name]) => name);
  const good = prices.filter(([, value]) => value !== null && !Number.isNaN(value));
  const answer = await settle(
    callApi('GET /complexes', {
      query: {
        ...Object.fromEntries(formatPlaceParams(search.places)),
        ...Object.fromEntries(good),
        ...(search.for ? { for: search.for } : {}),
        ...(search.stage ? { stage: search.stage } : {}),
        limit: COMPLEXES_PER_PAGE,
        offset: (page - 1) * COMPLEXES_PER_PAGE,
      },
    }),
  );
  const places = answer.ok ? answer.value.places.map((option) => createPlaceTag(option, locale)) : [];
  const loaded: ComplexSearchData = {
    origin: getOrigin(context),
    search,
    page,
    places,
    title: places.length > 0 ? words.titleIn[locale](places.map(({ name }) => name).join(', ')) : words.title[locale],
    unknownPlace,
    badPrices,
    found: answer.ok
      ? { count: answer.value.count, list: answer.value.complexes.map((each) => createComplexCardView(each, locale)) }
      : null,
    failure: answer.ok ? null : answer.failure,
  };
  return data(loaded, {
    headers: answer.ok && unknownPlace === null && badPrices.length === 0 ? cachePublicFor(60) : noStore,
    status: answer.ok ? 200 : answer.failure.status,
  });
}

export const headers = headersFromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const locale = getLocale(location.pathname);
  const { origin, search, page, found, title } = loaderData;
  const { places, ...rest } = search;
  return createPageMeta({
    origin,
    locale,
    path: complexSearchPath(search, page),
    title,
    description: words.description[locale](title, found?.count ?? 0),
    // One place is a page worth finding; prices, stages and several places at once are endless.
    noindex: page > 1 || !found?.count || places.length > 1 || Object.values(rest).some((value) => value !== ''),
  });
}

export default function ComplexSearchScreen() {
  const loaded = useLoaderData<typeof loader>();
  return <ComplexSearch locale={useLocale()} loaded={loaded} />;
}
