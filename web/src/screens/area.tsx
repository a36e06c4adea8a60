/** A page for every place, and for every type in it: /area/chalandri-m4612/for-sale/apartments. */

import { demandMessages } from '@estia/contract/alerts/demand-messages';
import { hasName } from '@estia/contract/map-names';
import { areaPath, findTypeIdBySlug, parseAreaSlug } from '@estia/contract/search/area-path';
import { type FilterFields, searchPath } from '@estia/contract/search/codec';
import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { createListingCardView } from '../features/listings/card/listing-card-view.ts';
import type { ApiReply } from '../platform/api-client.ts';
import { cachePublicFor, headersFromLoader, incompletePageInit } from '../platform/cache-headers.ts';
import { orThrowFailure, settle, throwNotFound } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { getCurrentMinute } from '../platform/page-time.ts';
import { AreaPage } from './area/AreaPage.tsx';
import { loadAreaMarketStats } from './area/area-market-stats.ts';
import { createAreaJsonLd } from './area/area-meta.ts';
import { createSavedSearches } from './area/area-saves.ts';
import { createAreaView, createPluralLookup, getPlaceName, type MarketChoice } from './area/area-view.ts';

const purposes = { 'for-sale': 'sale', 'for-rent': 'rent' } as const;
const CARDS_SHOWN = 12;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const place = parseAreaSlug(params.slug ?? '') ?? throwNotFound();
  const chosen = parseMarketChoice(params.for, params.type);
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const now = getCurrentMinute();
  const [area, types] = await Promise.all([
    orThrowFailure(callApi('GET /property/area', { query: { ...place, ...(chosen ?? {}) } })),
    orThrowFailure(callApi('GET /property/types', { query: {} })),
  ]);
  const path = areaPath(area.same_as ?? area.place, chosen ?? undefined);
  if (localizePath(locale, path) !== url.pathname) throw redirect(localizePath(locale, path), 301);

  const placeName = getPlaceName(area, locale);
  const filter = findListedFilter(area, chosen, types.rows);
  const wanted = findWantedFilter(area, chosen, types.rows) ?? filter;
  const [found, demand, stats] = await Promise.all([
    filter
      ? settle(callApi('POST /property/search', { query: { limit: CARDS_SHOWN, quiet: 'true' }, body: { ...filter } }))
      : null,
    wanted ? settle(callApi('GET /property/demand', { query: getDemandQuery(area, wanted) })) : null,
    loadAreaMarketStats(callApi, {
      area,
      chosen,
      locale,
      place: placeName,
      category: types.rows.find((row) => row.type_id === chosen?.type_id)?.category_id ?? null,
      plural: chosen ? createPluralLookup(types.rows, locale)(chosen.type_id) : '',
    }),
  ]);
  const view = createAreaView({
    area,
    chosen,
    types: types.rows,
    listed: chosen ? null : filter,
    locale,
    medians: stats.medians,
  });
  return data(
    {
      origin: getOrigin(context),
      view,
      prices: stats.prices,
      saves: wanted ? createSavedSearches(wanted, { chosen, heading: view.heading, placeName, locale }) : [],
      // Without it the page says a little less.
      demand:
        demand?.ok && demand.value.people !== null ? demandMessages.waitingHere[locale](demand.value.people) : null,
      list:
        filter && found?.ok
          ? {
              count: found.value.count,
              href: localizePath(locale, searchPath(filter)),
              cards: found.value.properties.map((card) => createListingCardView(card, locale, now)),
            }
          : null,
      failure: found && !found.ok ? found.failure : null,
    },
    (found && !found.ok) || !stats.whole ? incompletePageInit : { headers: cachePublicFor(300) },
  );
}

function parseMarketChoice(purpose: string | undefined, type: string | undefined): MarketChoice {
  if (purpose === undefined) return null;
  const of = hasName(purposes, purpose) ? purposes[purpose] : throwNotFound();
  // A shortened address leads to the place itself.
  if (type === undefined) return null;
  return { for: of, type_id: findTypeIdBySlug(type) ?? throwNotFound() };
}

type AreaReply = ApiReply<'GET /property/area'>;
type Types = ApiReply<'GET /property/types'>['rows'];
type ListedFilter = FilterFields & { for: 'sale' | 'rent'; category_id: number };

/** What a page of one type is about, also where nothing is listed: then above all people wait for it. */
function findWantedFilter(area: AreaReply, chosen: MarketChoice, types: Types): ListedFilter | null {
  const category_id = types.find((row) => row.type_id === chosen?.type_id)?.category_id;
  if (!chosen || category_id === undefined) return null;
  return { for: chosen.for, category_id, type_ids: [chosen.type_id], [`${area.place.kind}_ids`]: [area.place.id] };
}

const getDemandQuery = ({ place }: AreaReply, { for: purpose, category_id, type_ids }: ListedFilter) => ({
  for: purpose,
  category_id,
  type_id: type_ids?.[0],
  [`${place.kind}_id`]: place.id,
});

/** What the page lists: its own kind or, for a place as a whole, the purpose and category with the most listings. */
function findListedFilter(area: AreaReply, chosen: MarketChoice, types: Types): ListedFilter | null {
  const where = { [`${area.place.kind}_ids`]: [area.place.id] };
  if (chosen) return area.listing_count > 0 ? findWantedFilter(area, chosen, types) : null;
  const groups = new Map<string, { for: 'sale' | 'rent'; category_id: number; listing_count: number }>();
  for (const row of area.types) {
    const key = `${row.for}${row.category_id}`;
    const group = groups.get(key) ?? { for: row.for, category_id: row.category_id, listing_count: 0 };
    group.listing_count += row.listing_count;
    groups.set(key, group);
  }
  const [max] = [...groups.values()].sort((a, b) => b.listing_count - a.listing_count);
  return max ? { for: max.for, category_id: max.category_id, ...where } : null;
}

export const headers = headersFromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const locale = getLocale(location.pathname);
  const { origin, view, list, prices } = loaderData;
  return createPageMeta({
    origin,
    locale,
    path: view.path,
    title: view.heading,
    description: view.description,
    noindex: !view.indexed,
    jsonLd: createAreaJsonLd(view, list?.cards ?? [], prices?.questions ?? [], origin, locale),
  });
}

export default function AreaScreen() {
  const loaded = useLoaderData<typeof loader>();
  const locale = useLocale();
  return <AreaPage locale={locale} {...loaded} />;
}
