/** PAGE-1: developments by place, stage and price. The address is the search; the page works without script. */
import { complexListMessages as words } from '@estia/contract/complexes/messages';
import { errors } from '@estia/contract/errors';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { placeParams } from '../features/places/place-address.ts';
import { toTag } from '../features/places/place-tag.ts';
import { unknownPlaceOf } from '../features/places/typed-place.ts';
import { fromLoader, publicFor, unkept } from '../platform/caching.ts';
import { settle } from '../platform/failures.ts';
import { head } from '../platform/head.ts';
import { askFrom, originFrom } from '../platform/load-context.ts';
import { localeOf, useLocale } from '../platform/locale.ts';
import { complexesPath, PER_PAGE, priceOf, readComplexes } from './complexes/address.ts';
import { Complexes } from './complexes/Complexes.tsx';
import { listComplex } from './complexes/list-complex.ts';
import type { Loaded } from './complexes/loaded.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const { page, q, ...search } = readComplexes(url.searchParams);
  const unknownPlace = await unknownPlaceOf(ask, locale, q, (place) =>
    complexesPath({ ...search, places: [...search.places, place] }),
  );
  const prices = (['priceMin', 'priceMax'] as const).map((name) => [name, priceOf(search[name])] as const);
  const badPrices = prices.filter(([, value]) => Number.isNaN(value)).map(([name]) => name);
  const good = prices.filter(([, value]) => value !== null && !Number.isNaN(value));
  const answer = await settle(
    ask('GET /complexes', {
      query: {
        ...Object.fromEntries(placeParams(search.places)),
        ...Object.fromEntries(good),
        ...(search.for ? { for: search.for } : {}),
        ...(search.stage ? { stage: search.stage } : {}),
        limit: PER_PAGE,
        offset: (page - 1) * PER_PAGE,
      },
    }),
  );
  const places = answer.ok ? answer.value.places.map((option) => toTag(option, locale)) : [];
  const loaded: Loaded = {
    origin: originFrom(context),
    search,
    page,
    places,
    title: places.length > 0 ? words.titleIn[locale](places.map(({ name }) => name).join(', ')) : words.title[locale],
    unknownPlace,
    badPrices,
    found: answer.ok
      ? { count: answer.value.count, list: answer.value.complexes.map((each) => listComplex(each, locale)) }
      : null,
    failure: answer.ok ? null : answer.failure,
  };
  return data(loaded, {
    headers: answer.ok && unknownPlace === null && badPrices.length === 0 ? publicFor(60) : unkept,
    status: answer.ok ? 200 : errors[answer.failure.code].status,
  });
}

export const headers = fromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { origin, search, page, found, title } = loaderData;
  const { places, ...rest } = search;
  return head({
    origin,
    locale,
    path: complexesPath(search, page),
    title,
    description: words.description[locale](title, found?.count ?? 0),
    // One place is a page worth finding; prices, stages and several places at once are endless.
    noindex: page > 1 || !found?.count || places.length > 1 || Object.values(rest).some((value) => value !== ''),
  });
}

export default function ComplexesScreen() {
  const loaded = useLoaderData<typeof loader>();
  return <Complexes locale={useLocale()} loaded={loaded} />;
}
