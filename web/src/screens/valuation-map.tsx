/** VALU-1: the price map of Greece. The page stands without script: regions in words, and the way to the table. */
import { errors } from '@estia/contract/errors';
import * as words from '@estia/contract/valuation/map-messages';
import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { mapPath, marketQuery, readAt, readMarket } from '../features/valuation/figures-address.ts';
import { fromLoader, publicFor, unkept } from '../platform/caching.ts';
import { orRaise, settle } from '../platform/failures.ts';
import { head } from '../platform/head.ts';
import { askFrom, originFrom } from '../platform/load-context.ts';
import { localeOf, to, useLocale } from '../platform/locale.ts';
import { chosenName, knownMarket, marketChoices } from './valuation-map/market-choices.ts';
import { slim } from './valuation-map/slim.ts';
import { ValuationMap } from './valuation-map/ValuationMap.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const asked = readMarket(url.searchParams);
  const [types, prefectures] = await Promise.all([
    orRaise(ask('GET /property/types', { query: {} })),
    orRaise(ask('GET /property/prefectures')),
  ]);
  const choices = marketChoices(types.rows, locale);
  const market = knownMarket(asked, choices);
  if (url.searchParams.has('of') || market.type_id !== asked.type_id || market.category_id !== asked.category_id)
    throw redirect(to(locale, mapPath(market, readAt(url.searchParams))), { headers: unkept });
  const figures = await settle(
    ask('GET /valuation/figures', { query: { ...marketQuery(market), kind: 'region', lang: locale, limit: 20 } }),
  );
  const regions: Record<number, number[]> = {};
  for (const { region_id, prefecture_id } of prefectures.rows)
    regions[region_id] = [...(regions[region_id] ?? []), prefecture_id];
  return data(
    {
      origin: originFrom(context),
      choices,
      regions,
      what: chosenName(market, choices),
      first: figures.ok ? { market, areas: figures.value.rows.map(slim), at: figures.value.at } : null,
    },
    {
      headers: figures.ok ? publicFor(60) : unkept,
      status: figures.ok ? 200 : errors[figures.failure.code].status,
    },
  );
}

/** In the browser the page itself asks for what the map needs; only another language is another page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export const headers = fromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const params = new URLSearchParams(location.search);
  return head({
    origin: loaderData.origin,
    locale: localeOf(location.pathname),
    path: mapPath(readMarket(params)),
    title: words.title[localeOf(location.pathname)],
    description: words.description[localeOf(location.pathname)],
    // One map is worth finding; the other kinds are the same page.
    noindex: params.size > 0,
  });
}

export default function ValuationMapScreen() {
  return <ValuationMap locale={useLocale()} loaded={useLoaderData<typeof loader>()} />;
}
