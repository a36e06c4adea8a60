/**
 * The addresses of searches that begin with places: agencies and developments. What is asked for, and nothing that is
 * not.
 */
import type { PlaceKind } from '@estia/contract/places/model';
import { placeSearchLimits } from './place-search-limits.ts';

export type PlaceRef = { kind: PlaceKind; id: number };

const kinds = ['prefecture', 'municipality', 'district'] as const;

const parseIds = (params: URLSearchParams, kind: PlaceKind): number[] =>
  [
    ...new Set(
      params
        .getAll(`${kind}_ids`)
        .flatMap((text) => text.split(','))
        .filter((text) => /^[1-9]\d{0,8}$/.test(text))
        .map(Number),
    ),
  ].sort((a, b) => a - b);

export const parseTextParam = (params: URLSearchParams, name: string, max: number): string =>
  (params.get(name) ?? '').trim().slice(0, max);

/** The places, which page of the list, and in `q` a place that was typed without script. */
export function parsePlaceParams(params: URLSearchParams, lastPage: number) {
  const page = Number(params.get('page') ?? '1');
  return {
    places: kinds
      .flatMap((kind) => parseIds(params, kind).map((id) => ({ kind, id })))
      .slice(0, placeSearchLimits.maxTags),
    q: parseTextParam(params, 'q', placeSearchLimits.maxQuery),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** Places as the call and the address write them: `district_ids` → `450112,461200`. */
export const formatPlaceParams = (places: readonly PlaceRef[]): [`${PlaceKind}_ids`, string][] =>
  kinds.flatMap((kind) => {
    const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
    return ids.length > 0 ? [[`${kind}_ids`, ids.join(',')]] : [];
  });

/** `fields` are texts as typed; an empty one is not asked for. */
export function createPlaceSearchPath(
  path: string,
  places: readonly PlaceRef[],
  fields: Readonly<Record<string, string>>,
  page: number,
): string {
  const params = [
    ...formatPlaceParams(places).map(([name, ids]) => `${name}=${ids}`),
    ...Object.entries(fields).flatMap(([name, text]) => (text === '' ? [] : [`${name}=${encodeURIComponent(text)}`])),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return params.length > 0 ? `${path}?${params.join('&')}` : path;
}
