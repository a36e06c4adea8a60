/** AGEN-1: agencies by place, name and GEMI number. The address is the search; the page works without script. */
import { parseGemi } from '@estia/contract/accounts/identifiers';
import { agencySearchMessages as words } from '@estia/contract/agencies/agency-search-messages';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { formatPlaceParams } from '../../features/places/place-params.ts';
import { createPlaceTag } from '../../features/places/place-tag.ts';
import { redirectToTypedPlace } from '../../features/places/redirect-to-typed-place.ts';
import { cachePublicFor, headersFromLoader, noStore } from '../../platform/cache-headers.ts';
import { settle } from '../../platform/failures.ts';
import { getApiClient, getOrigin } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';
import { AgencySearch } from './AgencySearch.tsx';
import { type AgencySearchData, createAgencyCardView } from './agency-search-data.ts';
import { AGENCIES_PER_PAGE, agencySearchPath, parseAgencySearch } from './agency-search-params.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const { page, q, ...search } = parseAgencySearch(url.searchParams);
  const unknownPlace = await redirectToTypedPlace(callApi, locale, q, (place) =>
    agencySearchPath({ ...search, places: [...search.places, place] }),
  );
  const answer = await settle(
    callApi('GET /user/search-realtors', {
      query: {
        ...Object.fromEntries(formatPlaceParams(search.places)),
        ...(search.name ? { name: search.name } : {}),
        ...(search.gemi ? { general_commercial_agency_id: search.gemi } : {}),
        limit: AGENCIES_PER_PAGE,
        offset: (page - 1) * AGENCIES_PER_PAGE,
      },
    }),
  );
  const places = answer.ok ? answer.value.places.map((option) => createPlaceTag(option, locale)) : [];
  const loaded: AgencySearchData = {
    origin: getOrigin(context),
    search,
    page,
    places,
    title: places.length > 0 ? words.titleIn[locale](places.map(({ name }) => name).join(', ')) : words.title[locale],
    unknownPlace,
    badGemi: search.gemi !== '' && parseGemi(search.gemi) === null,
    found: answer.ok
      ? {
          count: answer.value.count,
          agencies: answer.value.realtors.map((each) => createAgencyCardView(each, locale)),
          bounds: answer.value.bounds,
        }
      : null,
    failure: answer.ok ? null : answer.failure,
  };
  return data(loaded, {
    headers: answer.ok && unknownPlace === null ? cachePublicFor(60) : noStore,
    status: answer.ok ? 200 : answer.failure.status,
  });
}

export const headers = headersFromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const locale = getLocale(location.pathname);
  const { origin, search, page, found, title } = loaderData;
  return createPageMeta({
    origin,
    locale,
    path: agencySearchPath(search, page),
    title,
    description: words.description[locale](title, found?.count ?? 0),
    // A name or a number is one visitor's question; several places at once are endless.
    noindex: page > 1 || !found?.count || search.name !== '' || search.gemi !== '' || search.places.length > 1,
  });
}

export default function AgencySearchScreen() {
  const loaded = useLoaderData<typeof loader>();
  const locale = useLocale();
  return <AgencySearch locale={locale} loaded={loaded} />;
}
