/** AGEN-1: offices by place, name and GEMI number. The address is the search; the page works without script. */
import { parseGemi } from '@estia/contract/accounts/identifiers';
import { agencySearchMessages as words } from '@estia/contract/agencies/realtors-messages';
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
import { PER_PAGE, readRealtors, realtorsPath } from './realtors/address.ts';
import { type Loaded, listOffice } from './realtors/loaded.ts';
import { Realtors } from './realtors/Realtors.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const { page, q, ...search } = readRealtors(url.searchParams);
  const unknownPlace = await unknownPlaceOf(ask, locale, q, (place) =>
    realtorsPath({ ...search, places: [...search.places, place] }),
  );
  const answer = await settle(
    ask('GET /user/search-realtors', {
      query: {
        ...Object.fromEntries(placeParams(search.places)),
        ...(search.name ? { name: search.name } : {}),
        ...(search.gemi ? { general_commercial_agency_id: search.gemi } : {}),
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
    badGemi: search.gemi !== '' && parseGemi(search.gemi) === null,
    found: answer.ok
      ? {
          count: answer.value.count,
          offices: answer.value.realtors.map((each) => listOffice(each, locale)),
          bounds: answer.value.bounds,
        }
      : null,
    failure: answer.ok ? null : answer.failure,
  };
  return data(loaded, {
    headers: answer.ok && unknownPlace === null ? publicFor(60) : unkept,
    status: answer.ok ? 200 : errors[answer.failure.code].status,
  });
}

export const headers = fromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { origin, search, page, found, title } = loaderData;
  return head({
    origin,
    locale,
    path: realtorsPath(search, page),
    title,
    description: words.description[locale](title, found?.count ?? 0),
    // A name or a number is one visitor's question; several places at once are endless.
    noindex: page > 1 || !found?.count || search.name !== '' || search.gemi !== '' || search.places.length > 1,
  });
}

export default function RealtorsScreen() {
  const loaded = useLoaderData<typeof loader>();
  const locale = useLocale();
  return <Realtors locale={locale} loaded={loaded} />;
}
