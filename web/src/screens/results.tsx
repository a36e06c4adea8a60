/** Results: the address is the search. Read, resolved and asked on the server; the page works without script. */
import { errors } from '@estia/contract/errors';
import { type FilterFields, searchPath } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/messages';
import { isComplete, placeCount, type SearchFilter, searchLimits } from '@estia/contract/search/model';
import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { listCard } from '../features/listings/list-card.ts';
import { type PlaceTag, toTag } from '../features/places/place-tag.ts';
import type { Ask } from '../platform/ask.ts';
import { fromLoader, publicFor, unkept } from '../platform/caching.ts';
import { orRaise, settle } from '../platform/failures.ts';
import { head } from '../platform/head.ts';
import { askFrom, originFrom } from '../platform/load-context.ts';
import { localeOf, to, useLocale } from '../platform/locale.ts';
import { thisMinute } from '../platform/this-minute.ts';
import { headline } from './results/headline.ts';
import type { Loaded } from './results/loaded.ts';
import { Results } from './results/Results.tsx';
import { readSearch } from './results/read-search.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const { filter, page, q, problems, untidy } = readSearch(url.searchParams);

  let unknownPlace: string | null = null;
  if (q !== '') {
    const found = await firstPlace(ask, q);
    if (found) throw redirect(to(locale, searchPath(withPlace(filter, found))), { headers: unkept });
    unknownPlace = q;
  } else if (untidy && problems.length === 0) {
    throw redirect(to(locale, searchPath(filter, page)), { headers: unkept });
  }

  const complete = isComplete(filter);
  const now = thisMinute();
  const offset = (page - 1) * searchLimits.page;
  const [categories, types, answer, named] = await Promise.all([
    settle(ask('GET /property/categories')),
    settle(ask('GET /property/types', { query: {} })),
    complete
      ? settle(ask('POST /property/search', { query: { limit: searchLimits.page, offset }, body: { ...filter } }))
      : null,
    !complete && placeCount(filter) > 0
      ? settle(ask('GET /property/places/by-value', { query: { values: placeValues(filter) } }))
      : null,
  ]);
  const options = answer?.ok ? answer.value.places : named?.ok ? named.value.options : [];
  const places: PlaceTag[] = options.map((option) => toTag(option, locale));
  const typeRows = types.ok ? types.value.rows : [];
  const type = typeRows.find((row) => row.type_id === filter.type_id);
  const found = answer?.ok
    ? {
        count: answer.value.count,
        next: answer.value.next,
        properties: answer.value.properties.map((card) => listCard(card, locale, now)),
      }
    : null;
  const kept = unknownPlace === null && (answer === null || answer.ok);
  return data<Loaded>(
    {
      origin: originFrom(context),
      now,
      filter,
      page,
      perPage: searchLimits.page,
      complete,
      problems,
      unknownPlace,
      places,
      categories: categories.ok
        ? categories.value.rows.map((row) => ({ id: row.category_id, name: row.name[locale] }))
        : [],
      types: typeRows
        .filter((row) => row.category_id === (filter.category_id ?? 1))
        .map((row) => ({ id: row.type_id, name: row.name[locale] })),
      typeName: type?.name[locale] ?? null,
      title: headline(
        filter,
        type?.code ?? null,
        places.map((place) => place.name),
        locale,
      ),
      found,
      failure: answer && !answer.ok ? answer.failure : null,
    },
    {
      headers: kept ? publicFor(30) : unkept,
      // The page explains itself and offers a retry, and it says so to machines too.
      status: answer && !answer.ok ? errors[answer.failure.code].status : 200,
    },
  );
}

/** A place that could not be looked up is a failure, not an unknown place. */
async function firstPlace(ask: Ask, q: string) {
  const { options } = await orRaise(ask('GET /property/places', { query: { search_key: q.slice(0, 80) } }));
  return options[0] ?? null;
}

function withPlace(filter: SearchFilter, place: { kind: PlaceTag['kind']; id: number }): FilterFields {
  const field = `${place.kind}_ids` as const;
  return { ...filter, [field]: [...new Set([...filter[field], place.id])] };
}

const placeValues = (filter: SearchFilter): string =>
  [
    ...filter.prefecture_ids.map((id) => `prefecture_id-${id}`),
    ...filter.municipality_ids.map((id) => `municipality_id-${id}`),
    ...filter.district_ids.map((id) => `district_id-${id}`),
  ].join(',');

export const headers = fromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { origin, filter, page, found, title, complete } = loaderData;
  const count = found?.count ?? 0;
  const pageTitle = found ? `${title} (${words.count[locale](count)})` : title;
  return head({
    origin,
    locale,
    path: searchPath(filter, page),
    title: page > 1 ? `${pageTitle}, ${words.page[locale](page).toLowerCase()}` : pageTitle,
    description: words.resultsDescription[locale](title, count),
    noindex: !complete || page > 1 || count === 0 || (filter.sort ?? 'auto') !== 'auto',
  });
}

export default function ResultsScreen() {
  const loaded = useLoaderData<typeof loader>();
  const locale = useLocale();
  return <Results key={searchPath(loaded.filter, loaded.page)} locale={locale} loaded={loaded} />;
}
