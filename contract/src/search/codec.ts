/** Address of a results page ⇄ raw fields ⇄ filter. Pure text: the browser needs no schema to write an address. */
import type { TermFlag } from '../listings/fields.ts';
import { hasName, listNames, mapNames } from '../map-names.ts';
import { type BoundFields, dayFilters, mostFilters } from './bounds.ts';
import type { AdvertiserKind, OptionalFact, Purpose, SearchFilter, Sort } from './model.ts';
import { type WalkFields, walkFilters } from './walks.ts';

export type FilterFields = BoundFields &
  WalkFields & {
    for?: Purpose;
    category_id?: number;
    type_ids?: readonly number[];
    prefecture_ids?: readonly number[];
    municipality_ids?: readonly number[];
    district_ids?: readonly number[];
    /** `lat,lon,metres`, see shape.ts */
    near?: string;
    /** Drawn polygons, see shape.ts */
    shape?: string;
    /** `west,south,east,north` of a map */
    view?: string;
    text?: string;
    priceMin?: number;
    priceMax?: number;
    areaMin?: number;
    areaMax?: number;
    pricePerM2Min?: number;
    pricePerM2Max?: number;
    yearMin?: number;
    yearMax?: number;
    bedRoomsMin?: number;
    bedRoomsMax?: number;
    bathRoomsMin?: number;
    /** Ids of the floors list, which is in order from the lowest. */
    floorMin?: number;
    floorMax?: number;
    heating_ids?: readonly number[];
    /** The worst energy class that will do. */
    energy?: number;
    condition_ids?: readonly number[];
    extras?: readonly number[];
    terms?: readonly TermFlag[];
    photos?: boolean;
    owner?: AdvertiserKind;
    updatedDays?: number;
    /** Facts whose filter also lets through the listings that do not state them. */
    unstated?: readonly OptionalFact[];
    sort?: Sort;
  };

/** Every field of a filter, in the order in which an address lists them: one filter has one address. */
export const filterFieldKinds = {
  for: 'word',
  category_id: 'whole',
  type_ids: 'ids',
  prefecture_ids: 'ids',
  municipality_ids: 'ids',
  district_ids: 'ids',
  near: 'word',
  shape: 'word',
  view: 'word',
  text: 'text',
  priceMin: 'amount',
  priceMax: 'amount',
  areaMin: 'amount',
  areaMax: 'amount',
  pricePerM2Min: 'amount',
  pricePerM2Max: 'amount',
  yearMin: 'whole',
  yearMax: 'whole',
  bedRoomsMin: 'whole',
  bedRoomsMax: 'whole',
  bathRoomsMin: 'whole',
  floorMin: 'whole',
  floorMax: 'whole',
  heating_ids: 'ids',
  energy: 'whole',
  condition_ids: 'ids',
  extras: 'ids',
  terms: 'words',
  ...mapNames(mostFilters, () => 'whole' as const),
  ...mapNames(dayFilters, () => 'word' as const),
  ...mapNames(walkFilters, () => 'whole' as const),
  photos: 'flag',
  owner: 'word',
  updatedDays: 'whole',
  unstated: 'words',
  sort: 'word',
} as const satisfies Record<keyof FilterFields, 'word' | 'words' | 'whole' | 'amount' | 'ids' | 'flag' | 'text'>;

export const filterFieldNames = listNames(filterFieldKinds);

/** Lists may come repeated (`district_ids=1&district_ids=2`), as a form without script sends them. */
export const isListField = (name: string): boolean =>
  hasName(filterFieldKinds, name) && /^(ids|words)$/.test(filterFieldKinds[name]);

/** How the list is drawn: in the address, not in the filter, so that it works without script. */
export type ResultsView = 'grid' | 'list' | 'table';

/** The query part of a results address. Only free text needs escaping: the rest is numbers and our own words. */
export function filterToQuery(filter: FilterFields | SearchFilter, page?: number, show: ResultsView = 'grid'): string {
  const parts: string[] = [];
  for (const name of filterFieldNames) {
    const value = filter[name];
    if (value === undefined || value === false || (name === 'sort' && value === 'auto')) continue;
    if (typeof value === 'object') {
      if (value.length > 0) parts.push(`${name}=${value.join(',')}`);
    } else parts.push(`${name}=${name === 'text' ? encodeURIComponent(String(value)) : value}`);
  }
  if (parts.length > 0 && page !== undefined) parts.push(`page=${page}`);
  if (parts.length > 0 && show !== 'grid') parts.push(`show=${show}`);
  return parts.join('&');
}

export const searchPath = (filter: FilterFields | SearchFilter, page = 1, show: ResultsView = 'grid'): string =>
  `/properties/search?${filterToQuery(filter, page, show)}`;

export function paramsToFields(params: Iterable<readonly [string, string]>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of params) {
    if (value === '') continue;
    fields[name] = isListField(name) && fields[name] ? `${fields[name]},${value}` : value;
  }
  // Older links, and searches that a browser remembers.
  if (fields.owner === 'office') fields.owner = 'agency';
  return fields;
}

/** The filter without some of its fields. */
export const omitFields = (filter: FilterFields, fields: readonly (keyof FilterFields)[]): FilterFields =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !fields.some((field) => field === name)));

/** What a search needs of a place: a named one, or somewhere on the map. */
export const placeFields = ['prefecture_ids', 'municipality_ids', 'district_ids', 'near', 'shape', 'view'] as const;
