/** VALU-1: the figures of the price map as a table. The address holds the parameters; the page works without script. */
import * as words from '@estia/contract/valuation/market-stats-table-messages';
import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import {
  getMarketQuery,
  parseStatsTableParams,
  STATS_PER_PAGE,
  statsTablePath,
} from '../features/valuation/market-stats-params.ts';
import { cachePublicFor, headersFromLoader, noStore } from '../platform/cache-headers.ts';
import { orThrowFailure, settle, throwNotFound } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { MarketStatsTable } from './valuation-map/MarketStatsTable.tsx';
import { getMarketChoices, getValidMarket } from './valuation-map/market-choices.ts';
import { createStatsTableView, statsFilePath } from './valuation-map/market-stats-table-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const { page, ...asked } = parseStatsTableParams(url.searchParams);
  const types = await orThrowFailure(callApi('GET /property/types', { query: {} }));
  const choices = getMarketChoices(types.rows, locale);
  const params = { ...asked, market: getValidMarket(asked.market, choices) };
  // The same parameters have one address; a form without script and a shortened one are led to it.
  const path = statsTablePath(params, page);
  if (localizePath(locale, path) !== url.pathname + url.search)
    throw redirect(localizePath(locale, path), { headers: noStore });
  const [kind, id] = params.within?.split('-') ?? [];
  const [marketStats, around] = await Promise.all([
    settle(
      callApi('GET /valuation/market-stats', {
        query: {
          ...getMarketQuery(params.market),
          kind: params.kind,
          sort: params.sort,
          order: params.order,
          lang: locale,
          ...(params.within ? { within: params.within } : {}),
          ...(params.name ? { name: params.name } : {}),
          limit: STATS_PER_PAGE,
          offset: (page - 1) * STATS_PER_PAGE,
        },
      }),
    ),
    params.within
      ? settle(
          callApi('GET /valuation/place', {
            query: {
              ...getMarketQuery(params.market),
              kind: kind as 'region' | 'prefecture' | 'municipality',
              id: Number(id),
            },
          }),
        )
      : null,
  ]);
  if (around && !around.ok && around.failure.code === 'not_found') throwNotFound();
  return data(
    {
      origin: getOrigin(context),
      choices,
      params,
      page,
      view: createStatsTableView({
        params,
        page,
        choices,
        locale,
        answer: marketStats.ok ? marketStats.value : null,
        around: around?.ok ? around.value.stats : null,
      }),
      fileHref: statsFilePath(params, locale),
      failure: marketStats.ok ? null : marketStats.failure,
    },
    {
      headers: marketStats.ok ? cachePublicFor(60) : noStore,
      status: marketStats.ok ? 200 : marketStats.failure.status,
    },
  );
}

export const headers = headersFromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { origin, params, page, view } = loaderData;
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin,
    locale,
    path: statsTablePath(params, page),
    title: view.title,
    description: words.description[locale](view.title, view.count),
    // A name is one visitor's question, and the same rows in another order are the same page.
    noindex:
      page > 1 || view.count === 0 || params.name !== undefined || params.sort !== 'median' || params.order !== 'desc',
  });
}

export default function ValuationMapTableScreen() {
  return <MarketStatsTable locale={useLocale()} loaded={useLoaderData<typeof loader>()} />;
}
