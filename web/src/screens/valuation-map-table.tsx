/** VALU-1: the figures of the price map as a table. The address is the wish; the page is whole without script. */
import { errors } from '@estia/contract/errors';
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
import { getAsk, getOrigin } from '../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { MarketStatsTable } from './valuation-map/MarketStatsTable.tsx';
import { getMarketChoices, getValidMarket } from './valuation-map/market-choices.ts';
import { createStatsTableView, statsFilePath } from './valuation-map/market-stats-table-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = getAsk(context);
  const locale = getLocale(url.pathname);
  const { page, ...asked } = parseStatsTableParams(url.searchParams);
  const types = await orThrowFailure(ask('GET /property/types', { query: {} }));
  const choices = getMarketChoices(types.rows, locale);
  const input = { ...asked, market: getValidMarket(asked.market, choices) };
  // One wish has one address; a form without script and a shortened one are led to it.
  const path = statsTablePath(input, page);
  if (localizePath(locale, path) !== url.pathname + url.search)
    throw redirect(localizePath(locale, path), { headers: noStore });
  const [kind, id] = input.within?.split('-') ?? [];
  const [figures, around] = await Promise.all([
    settle(
      ask('GET /valuation/figures', {
        query: {
          ...getMarketQuery(input.market),
          kind: input.kind,
          sort: input.sort,
          order: input.order,
          lang: locale,
          ...(input.within ? { within: input.within } : {}),
          ...(input.name ? { name: input.name } : {}),
          limit: STATS_PER_PAGE,
          offset: (page - 1) * STATS_PER_PAGE,
        },
      }),
    ),
    input.within
      ? settle(
          ask('GET /valuation/area', {
            query: {
              ...getMarketQuery(input.market),
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
      wish: input,
      page,
      view: createStatsTableView({
        wish: input,
        page,
        choices,
        locale,
        answer: figures.ok ? figures.value : null,
        around: around?.ok ? around.value.figure : null,
      }),
      fileHref: statsFilePath(input, locale),
      failure: figures.ok ? null : figures.failure,
    },
    {
      headers: figures.ok ? cachePublicFor(60) : noStore,
      status: figures.ok ? 200 : errors[figures.failure.code].status,
    },
  );
}

export const headers = headersFromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { origin, wish: input, page, view } = loaderData;
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin,
    locale,
    path: statsTablePath(input, page),
    title: view.title,
    description: words.description[locale](view.title, view.count),
    // A name is one visitor's question, and the same rows in another order are the same page.
    noindex:
      page > 1 || view.count === 0 || input.name !== undefined || input.sort !== 'median' || input.order !== 'desc',
  });
}

export default function ValuationMapTableScreen() {
  return <MarketStatsTable locale={useLocale()} loaded={useLoaderData<typeof loader>()} />;
}
