/** Results: the address is the search. Read, resolved and asked on the server; the page works without script. */
import { errors } from '@estia/contract/errors';
import { type FilterFields, omitFields, searchPath } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/messages';
import { countPlaces, isCompleteSearch, type SearchFilter, searchLimits } from '@estia/contract/search/model';
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
import { filterNames } from './results/filter-names.ts';
import { headline } from './results/headline.ts';
import type { Loaded, Relaxed } from './results/loaded.ts';
import { Results } from './results/Results.tsx';
import { readSearch } from './results/read-search.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const { filter, page, show, q, problems, untidy } = readSearch(url.searchParams);

  let unknownPlace: string | null = null;
  if (q !== '') {
    const found = await firstPlace(ask, q);
    if (found) throw redirect(to(locale, searchPath(withPlace(filter, found), 1, show)), { headers: unkept });
    unknownPlace = q;
  } else if (untidy && problems.length === 0) {
    throw redirect(to(locale, searchPath(filter, page, show)), { headers: unkept });
  }
  const { options, typeCode, ownTypes } = await filterNames(ask, filter, locale);
  if (ownTypes.length < filter.type_ids.length) {
    throw redirect(to(locale, searchPath({ ...filter, type_ids: ownTypes }, 1, show)), { headers: unkept });
  }

  const complete = isCompleteSearch(filter);
  const now = thisMinute();
  const offset = (page - 1) * searchLimits.page;
  const answer = complete
    ? await settle(ask('POST /property/search', { query: { limit: searchLimits.page, offset }, body: { ...filter } }))
    : null;
  // A search that failed, or was not asked, still says where it looks.
  const named =
    !answer?.ok && countPlaces(filter) > 0
      ? await settle(ask('GET /property/places/by-value', { query: { values: placeValues(filter) } }))
      : null;
  const chosen = answer?.ok ? answer.value.places : named?.ok ? named.value.options : [];
  const places: PlaceTag[] = chosen.map((option) => toTag(option, locale));
  const found = answer?.ok
    ? {
        count: answer.value.count,
        next: answer.value.next,
        properties: answer.value.properties.map((card) => listCard(card, locale, now)),
      }
    : null;
  const relaxed = found?.count === 0 ? await whatToRelax(ask, filter) : null;
  const kept = unknownPlace === null && (answer === null || answer.ok);
  return data<Loaded>(
    {
      origin: originFrom(context),
      now,
      filter,
      page,
      perPage: searchLimits.page,
      show,
      complete,
      problems,
      unknownPlace,
      places,
      options,
      title: headline(filter, typeCode, places, locale),
      relaxed,
      found,
      bounds: answer?.ok ? answer.value.bounds : null,
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

/** Only when nothing is found, so no other page waits for it. Without it the page still says what to try. */
async function whatToRelax(ask: Ask, filter: SearchFilter): Promise<Relaxed[] | null> {
  const facets = await settle(ask('GET /property/search/facets', { query: { ...filter } }));
  if (!facets.ok) return null;
  return facets.value.relaxed.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

/** Who names a place wants that place, not only the part of it that the map happens to show. */
function withPlace(filter: SearchFilter, place: { kind: PlaceTag['kind']; id: number }): FilterFields {
  const field = `${place.kind}_ids` as const;
  return {
    ...omitFields(filter, ['near', 'shape', 'view']),
    [field]: [...new Set([...filter[field], place.id])],
  };
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
    noindex: !complete || page > 1 || count === 0 || (filter.sort ?? 'auto') !== 'auto' || isLoose(filter),
  });
}

/** Endless addresses, each slightly different, are of no use to a search engine. */
const isLoose = ({ near, shape, view, text }: FilterFields): boolean =>
  near !== undefined || shape !== undefined || view !== undefined || text !== undefined;

export default function ResultsScreen() {
  const loaded = useLoaderData<typeof loader>();
  const locale = useLocale();
  // Not keyed by its address: the map stays while searches change around it. Bar and list are keyed inside.
  return <Results locale={locale} loaded={loaded} />;
}
