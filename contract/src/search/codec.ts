/** Address of a results page ⇄ raw fields ⇄ filter. Pure text: the browser needs no schema to write an address. */
import type { Purpose, SearchFilter, Sort } from './model.ts';

export type FilterFields = {
  for?: Purpose;
  category_id?: number;
  type_id?: number;
  prefecture_ids?: readonly number[];
  municipality_ids?: readonly number[];
  district_ids?: readonly number[];
  priceMin?: number;
  priceMax?: number;
  areaMin?: number;
  areaMax?: number;
  yearMin?: number;
  yearMax?: number;
  bedRoomsMin?: number;
  extras?: readonly number[];
  sort?: Sort;
};

/** The order in which an address lists its fields: one filter has one address. */
const order = [
  'for',
  'category_id',
  'type_id',
  'prefecture_ids',
  'municipality_ids',
  'district_ids',
  'priceMin',
  'priceMax',
  'areaMin',
  'areaMax',
  'yearMin',
  'yearMax',
  'bedRoomsMin',
  'extras',
  'sort',
] as const satisfies readonly (keyof FilterFields)[];

/** The query part of a results address. Values are numbers, lists of numbers and our own words: none needs escaping. */
export function filterToQuery(filter: FilterFields | SearchFilter, page = 1): string {
  const parts: string[] = [];
  for (const name of order) {
    const value = filter[name];
    if (value === undefined || (name === 'sort' && value === 'auto')) continue;
    if (typeof value === 'object') {
      if (value.length > 0) parts.push(`${name}=${value.join(',')}`);
    } else parts.push(`${name}=${value}`);
  }
  if (parts.length > 0) parts.push(`page=${page}`);
  return parts.join('&');
}

export const searchPath = (filter: FilterFields | SearchFilter, page = 1): string =>
  `/properties/search?${filterToQuery(filter, page)}`;

/** Repeated fields (`district_ids=1&district_ids=2`, as a form without script sends them) join to one list. */
export function paramsToFields(params: Iterable<readonly [string, string]>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of params) {
    if (value === '') continue;
    fields[name] = name.endsWith('_ids') && fields[name] ? `${fields[name]},${value}` : value;
  }
  return fields;
}
