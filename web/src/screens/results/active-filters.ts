/** The filters in force beyond purpose and category, each with the search that is left without it. */
import type { Locale } from '@estia/contract/pair';
import type { FilterFields } from '@estia/contract/search/codec';
import { describeSearch, listFilterChips } from '@estia/contract/search/describe-search';
import type { PlaceTag } from '../../features/places/place-tag.ts';
import { type FilterOptions, getSearchNames } from '../../features/search/filter-options.ts';

export { removeOptionalFilters } from '@estia/contract/search/describe-search';

export type ActiveFilter = { key: string; text: string; without: FilterFields; isPlace?: true; isMap?: true };

/** More than a place: what "clear the filters" takes off. */
export const isNarrowing = ({ isPlace, isMap }: ActiveFilter): boolean => !isPlace && !isMap;

export const hasMapArea = ({ near, shape, view }: FilterFields): boolean =>
  near !== undefined || shape !== undefined || view !== undefined;

type ActiveFiltersInput = { filter: FilterFields; places: readonly PlaceTag[]; options: FilterOptions; locale: Locale };

/** The whole search in one line, as a saved search is called. */
export const describeResults = ({ filter, places, options, locale }: ActiveFiltersInput): string =>
  describeSearch(filter, getSearchNames(options, places), locale).join(' · ');

/** Places first, then the map, then the rest as `describeSearch` orders it. */
export function getActiveFilters({ filter, places, options, locale }: ActiveFiltersInput): ActiveFilter[] {
  const [first, second, rest]: ActiveFilter[][] = [[], [], []];
  for (const { kind, key, text, without } of listFilterChips(filter, getSearchNames(options, places), locale)) {
    if (kind === 'purpose' || kind === 'category') continue;
    if (kind === 'place') first?.push({ key, text, without, isPlace: true });
    else if (kind === 'map') second?.push({ key, text, without, isMap: true });
    else rest?.push({ key, text, without });
  }
  return [...(first ?? []), ...(second ?? []), ...(rest ?? [])];
}
