/** VALU-1: the price map of Greece. The page stands without script: regions in words, and the way to the table. */
import * as words from '@estia/contract/valuation/map-messages';
import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import {
  getMarketQuery,
  parseMapPosition,
  parseMarket,
  priceMapPath,
} from '../features/valuation/market-stats-params.ts';
import { cachePublicFor, headersFromLoader, noStore } from '../platform/cache-headers.ts';
import { orThrowFailure, settle } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { createMapPlace } from './valuation-map/map-place.ts';
import { getMarketChoices, getMarketName, getValidMarket } from './valuation-map/market-choices.ts';
import { ValuationMap } from './valuation-map/ValuationMap.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const asked = parseMarket(url.searchParams);
  const [types, prefectures] = await Promise.all([
    orThrowFailure(callApi('GET /property/types', { query: {} })),
    orThrowFailure(callApi('GET /property/prefectures')),
  ]);
  const choices = getMarketChoices(types.rows, locale);
  const market = getValidMarket(asked, choices);
  if (url.searchParams.has('of') || market.type_id !== asked.type_id || market.category_id !== asked.category_id)
    throw redirect(localizePath(locale, priceMapPath(market, parseMapPosition(url.searchParams))), {
      headers: noStore,
    });
  const marketStats = await settle(
    callApi('GET /valuation/market-stats', {
      query: { ...getMarketQuery(market), kind: 'region', lang: locale, limit: 20 },
    }),
  );
  const regions: Record<number, number[]> = {};
  for (const { region_id, prefecture_id } of prefectures.rows)
    regions[region_id] = [...(regions[region_id] ?? []), prefecture_id];
  return data(
    {
      origin: getOrigin(context),
      choices,
      regions,
      what: getMarketName(market, choices),
      first: marketStats.ok
        ? { market, areas: marketStats.value.rows.map(createMapPlace), at: marketStats.value.updated_at }
        : null,
    },
    {
      headers: marketStats.ok ? cachePublicFor(60) : noStore,
      status: marketStats.ok ? 200 : marketStats.failure.status,
    },
  );
}

/** In the browser the page itself asks for what the map needs; only another language is another page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export const headers = headersFromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const params = new URLSearchParams(location.search);
  return createPageMeta({
    origin: loaderData.origin,
    locale: getLocale(location.pathname),
    path: priceMapPath(parseMarket(params)),
    title: words.title[getLocale(location.pathname)],
    description: words.description[getLocale(location.pathname)],
    // One map is worth finding; the other kinds are the same page.
    noindex: params.size > 0,
  });
}

export default function ValuationMapScreen() {
  return <ValuationMap locale={useLocale()} loaded={useLoaderData<typeof loader>()} />;
}
