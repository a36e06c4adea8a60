/** VALU-1: the figures of the price map as a table. The address is the wish; the page is whole without script. */
import { errors } from '@estia/contract/errors';
import * as words from '@estia/contract/valuation/table-messages';
import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { marketQuery, PER_PAGE, readTable, tablePath } from '../features/valuation/figures-address.ts';
import { fromLoader, publicFor, unkept } from '../platform/caching.ts';
import { notFound, orRaise, settle } from '../platform/failures.ts';
import { head } from '../platform/head.ts';
import { askFrom, originFrom } from '../platform/load-context.ts';
import { localeOf, to, useLocale } from '../platform/locale.ts';
import { FiguresTable } from './valuation-map/FiguresTable.tsx';
import { knownMarket, marketChoices } from './valuation-map/market-choices.ts';
import { fileHref, tableView } from './valuation-map/table-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const { page, ...asked } = readTable(url.searchParams);
  const types = await orRaise(ask('GET /property/types', { query: {} }));
  const choices = marketChoices(types.rows, locale);
  const wish = { ...asked, market: knownMarket(asked.market, choices) };
  // One wish has one address; a form without script and a shortened one are led to it.
  const path = tablePath(wish, page);
  if (to(locale, path) !== url.pathname + url.search) throw redirect(to(locale, path), { headers: unkept });
  const [kind, id] = wish.within?.split('-') ?? [];
  const [figures, around] = await Promise.all([
    settle(
      ask('GET /valuation/figures', {
        query: {
          ...marketQuery(wish.market),
          kind: wish.kind,
          sort: wish.sort,
          order: wish.order,
          lang: locale,
          ...(wish.within ? { within: wish.within } : {}),
          ...(wish.name ? { name: wish.name } : {}),
          limit: PER_PAGE,
          offset: (page - 1) * PER_PAGE,
        },
      }),
    ),
    wish.within
      ? settle(
          ask('GET /valuation/area', {
            query: {
              ...marketQuery(wish.market),
              kind: kind as 'region' | 'prefecture' | 'municipality',
              id: Number(id),
            },
          }),
        )
      : null,
  ]);
  if (around && !around.ok && around.failure.code === 'not_found') notFound();
  return data(
    {
      origin: originFrom(context),
      choices,
      wish,
      page,
      view: tableView({
        wish,
        page,
        choices,
        locale,
        answer: figures.ok ? figures.value : null,
        around: around?.ok ? around.value.figure : null,
      }),
      fileHref: fileHref(wish, locale),
      failure: figures.ok ? null : figures.failure,
    },
    {
      headers: figures.ok ? publicFor(60) : unkept,
      status: figures.ok ? 200 : errors[figures.failure.code].status,
    },
  );
}

export const headers = fromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { origin, wish, page, view } = loaderData;
  const locale = localeOf(location.pathname);
  return head({
    origin,
    locale,
    path: tablePath(wish, page),
    title: view.title,
    description: words.description[locale](view.title, view.count),
    // A name is one visitor's question, and the same rows in another order are the same page.
    noindex: page > 1 || view.count === 0 || wish.name !== undefined || wish.sort !== 'median' || wish.order !== 'desc',
  });
}

export default function ValuationMapTableScreen() {
  return <FiguresTable locale={useLocale()} loaded={useLoaderData<typeof loader>()} />;
}
