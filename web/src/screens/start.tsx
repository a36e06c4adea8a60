/** Buy and Rent for who has not chosen a place yet: /buy, /rent/apartments. Where homes are, what they cost, and the search. */
import { findTypeIdBySlug, MIN_INDEXED_LISTINGS } from '@estia/contract/search/area-path';
import { searchPath } from '@estia/contract/search/codec';
import { START_CATEGORY_ID } from '@estia/contract/search/start-path';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { createListingCardView } from '../features/listings/card/listing-card-view.ts';
import type { ApiClient } from '../platform/api-client.ts';
import { cachePublicFor, headersFromLoader, incompletePageInit } from '../platform/cache-headers.ts';
import { orThrowFailure, settle, throwNotFound } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, localizePath, stripLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { getCurrentMinute } from '../platform/page-time.ts';
import { StartPage } from './start/StartPage.tsx';
import { createStartView, getStartFilter, type StartFilter } from './start/start-view.ts';

const CARDS_SHOWN = 8;
/** As many as one search takes. */
const MAX_PLACES = 10;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const purpose = /^\/rent(\/|$)/.test(stripLocale(url.pathname)) ? 'rent' : 'sale';
  const typeId = params.type === undefined ? null : (findTypeIdBySlug(params.type) ?? throwNotFound());
  const types = await orThrowFailure(callApi('GET /property/types', { query: { category_id: START_CATEGORY_ID } }));
  // Offices and plots have no page here: the menus are of homes.
  const type = typeId === null ? null : (types.rows.find((row) => row.type_id === typeId) ?? throwNotFound());
  const [start, outline] = await Promise.all([
    orThrowFailure(
      callApi('GET /property/start', { query: { for: purpose, ...(type ? { type_id: type.type_id } : {}) } }),
    ),
    settle(callApi('GET /valuation/country-outline')),
  ]);
  const newest = await findNewest(callApi, getStartFilter(purpose, type), start.municipalities);
  const isComplete = outline.ok && newest?.found.ok !== false;
  const now = getCurrentMinute();
  return data(
    {
      origin: getOrigin(context),
      view: createStartView({
        start,
        outline: outline.ok ? outline.value : null,
        purpose,
        type,
        types: types.rows,
        locale,
      }),
      newest: newest?.found.ok
        ? {
            href: localizePath(locale, searchPath(newest.filter)),
            cards: newest.found.value.properties.map((card) => createListingCardView(card, locale, now)),
          }
        : null,
    },
    isComplete ? { headers: cachePublicFor(60) } : incompletePageInit,
  );
}

/** The places with the most listings are what most people look for; without any there is nothing new either. */
async function findNewest(callApi: ApiClient, start: StartFilter, municipalities: readonly { id: number }[]) {
  if (municipalities.length === 0) return null;
  const filter = {
    ...start,
    municipality_ids: municipalities.slice(0, MAX_PLACES).map(({ id }) => id),
    sort: 'updated_desc' as const,
  };
  const query = { limit: CARDS_SHOWN, quiet: 'true' };
  return { filter, found: await settle(callApi('POST /property/search', { query, body: filter })) };
}

export const headers = headersFromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { origin, view } = loaderData;
  return createPageMeta({
    origin,
    locale: getLocale(location.pathname),
    path: view.path,
    title: view.heading,
    description: view.description,
    noindex: view.listingCount < MIN_INDEXED_LISTINGS,
  });
}

export default function StartScreen() {
  const { view, newest } = useLoaderData<typeof loader>();
  // Another purpose or type is another page: nothing chosen before stays in its field.
  return <StartPage key={view.path} locale={useLocale()} view={view} newest={newest} />;
}
