/** What a start page says, made by the loader: places with their counts, prices and searches, and the map of all. */

import { categoryPlural, typePlural } from '@estia/contract/lookups/messages';
import type { Locale } from '@estia/contract/pair';
import { listingCount as countText, kindFor } from '@estia/contract/places/area-messages';
import { type FilterFields, searchPath } from '@estia/contract/search/codec';
import type { Purpose } from '@estia/contract/search/model';
import * as words from '@estia/contract/search/start-messages';
import { START_CATEGORY_ID, startPath } from '@estia/contract/search/start-path';
import type { Market } from '@estia/contract/valuation/model';
import { formatPricePerM2 } from '@estia/contract/valuation/price-per-m2';
import { type AreaMapView, createAreaMapView, getPriceClass } from '../../features/valuation/area-map-view.ts';
import type { PricedPlaceLink } from '../../features/valuation/PricedPlaceLinks.tsx';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath } from '../../platform/locale.ts';

type Start = ApiReply<'GET /property/start'>;
type StartPlace = Start['prefectures'][number];
type Outline = ApiReply<'GET /valuation/country-outline'>;
type TypeRow = ApiReply<'GET /property/types'>['rows'][number];

type ChoiceLink = { text: string; href: string; isCurrent: boolean };

/** What every search from this page asks, before a place is chosen. */
export type StartFilter = { for: Purpose; category_id: number; type_ids?: readonly number[] };

export type StartView = {
  /** Bare, without language. */
  path: string;
  heading: string;
  lead: string;
  description: string;
  filter: StartFilter;
  listingCount: number;
  purposes: ChoiceLink[];
  types: ChoiceLink[];
  municipalities: PricedPlaceLink[];
  neighbourhoods: PricedPlaceLink[];
  regions: { id: number; name: string; prefectures: PricedPlaceLink[] }[];
  pricesNote: string;
  map: AreaMapView | null;
};

type StartViewInput = {
  start: Start;
  outline: Outline | null;
  purpose: Purpose;
  type: TypeRow | null;
  types: readonly TypeRow[];
  locale: Locale;
};

export const getStartFilter = (purpose: Purpose, type: TypeRow | null): StartFilter => ({
  for: purpose,
  category_id: START_CATEGORY_ID,
  ...(type ? { type_ids: [type.type_id] } : {}),
});

/** A place of the start page as a field of a search. */
const getPlaceField = ({ kind, id }: Pick<StartPlace, 'kind' | 'id'>): FilterFields => ({
  [`${kind}_ids`]: [id],
});

const getPlural = (type: TypeRow | null, locale: Locale): string =>
  (type ? (typePlural[type.code]?.[locale] ?? type.name[locale]) : categoryPlural[START_CATEGORY_ID]?.[locale]) ?? '';

export function createStartView({ start, outline, purpose, type, types, locale }: StartViewInput): StartView {
  const filter = getStartFilter(purpose, type);
  const market: Market = { for: purpose, category_id: START_CATEGORY_ID, type_id: type?.type_id };
  const what = kindFor[locale](getPlural(type, locale), purpose);
  const hrefOf = (place: StartPlace) => localizePath(locale, searchPath({ ...filter, ...getPlaceField(place) }));
  const linkTo =
    (withParent: boolean) =>
    (place: StartPlace): PricedPlaceLink => ({
      name: place.name[locale],
      listingCount: [
        ...(withParent && place.parent.name[locale] !== place.name[locale] ? [place.parent.name[locale]] : []),
        countText[locale](place.listing_count),
      ].join(' · '),
      href: hrefOf(place),
      median: place.median === null ? null : formatPricePerM2(place.median, locale),
      level: getPriceClass(place.median, market),
    });
  return {
    path: startPath(purpose, type?.type_id),
    heading: words.heading[locale](what),
    lead: words.lead[locale](start.listing_count),
    description: words.description[locale](what, start.listing_count),
    filter,
    listingCount: start.listing_count,
    purposes: (['sale', 'rent'] as const).map((each) => ({
      text: kindFor[locale](getPlural(null, locale), each),
      href: localizePath(locale, startPath(each, type?.type_id)),
      isCurrent: each === purpose,
    })),
    types: [null, ...types].map((each) => ({
      text: each ? getPlural(each, locale) : words.allHomes[locale],
      href: localizePath(locale, startPath(purpose, each?.type_id)),
      isCurrent: each?.type_id === type?.type_id,
    })),
    municipalities: start.municipalities.map(linkTo(true)),
    neighbourhoods: start.neighbourhoods.map(linkTo(true)),
    regions: groupByRegion(start.prefectures, linkTo(false), locale),
    pricesNote: (purpose === 'sale' ? words.pricesNote : words.rentsNote)[locale],
    map: outline && createMap(start.prefectures, outline, { market, what, locale, hrefOf }),
  };
}

function groupByRegion(
  prefectures: readonly StartPlace[],
  linkTo: (place: StartPlace) => PricedPlaceLink,
  locale: Locale,
): StartView['regions'] {
  const regions = new Map<number, StartView['regions'][number]>();
  for (const place of prefectures) {
    if (place.listing_count === 0) continue;
    const { id, name } = place.parent;
    const region = regions.get(id) ?? { id, name: name[locale], prefectures: [] };
    region.prefectures.push(linkTo(place));
    regions.set(id, region);
  }
  return [...regions.values()];
}

type MapInput = { market: Market; what: string; locale: Locale; hrefOf: (place: StartPlace) => string };

function createMap(
  prefectures: readonly StartPlace[],
  outline: Outline,
  { market, what, locale, hrefOf }: MapInput,
): AreaMapView {
  const placesById = new Map(prefectures.map((place) => [place.id, place]));
  const places = outline.places.flatMap(({ id, path, label }) => {
    const place = placesById.get(id);
    return place
      ? [
          {
            kind: place.kind,
            id,
            name: place.name,
            listing_count: place.listing_count,
            median: place.median,
            path,
            label,
          },
        ]
      : [];
  });
  return createAreaMapView({ ...outline, abroad_path: '', path: '', places }, market, what, locale, ({ id }) => {
    const place = placesById.get(id);
    return place && place.listing_count > 0 ? hrefOf(place) : null;
  });
}
