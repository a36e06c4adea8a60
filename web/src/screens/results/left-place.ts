/**
 * SRCH-10: the named place that was searched before the map was moved, for one step back to it. Kept with the history
 * entry, so that it is there after a reload and on the way back, and with the page, so that a filter does not lose it.
 */

import type { Locale } from '@estia/contract/pair';
import { readProperty } from '@estia/contract/read-property';
import { type FilterFields, omitFields, placeFields, searchPath } from '@estia/contract/search/codec';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { hasMapArea } from './active-filters.ts';
import type { ResultsData } from './results-data.ts';

type PlaceIds = Pick<FilterFields, 'prefecture_ids' | 'municipality_ids' | 'district_ids'>;
export type LeftPlace = { ids: PlaceIds; name: string };

/** What a move of the map leaves: null where no place was named. */
export function placeLeft({ filter, places }: Pick<ResultsData, 'filter' | 'places'>): LeftPlace | null {
  if (places.length === 0 || hasMapArea(filter)) return null;
  const { prefecture_ids = [], municipality_ids = [], district_ids = [] } = filter;
  return { ids: { prefecture_ids, municipality_ids, district_ids }, name: places.map(({ name }) => name).join(', ') };
}

/** As it lies in the history, which other versions of the site may have written. */
export function readLeft(state: unknown): LeftPlace | null {
  const left = readProperty(state, 'leftPlace');
  const [stored, name] = [readProperty(left, 'ids'), readProperty(left, 'name')];
  if (typeof name !== 'string' || typeof stored !== 'object' || stored === null) return null;
  const ids = (name: keyof PlaceIds) => {
    const list = readProperty(stored, name);
    return Array.isArray(list) ? list.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : [];
  };
  return {
    ids: {
      prefecture_ids: ids('prefecture_ids'),
      municipality_ids: ids('municipality_ids'),
      district_ids: ids('district_ids'),
    },
    name: name.slice(0, 200),
  };
}

const backPath = (filter: FilterFields, show: ResultsData['show'], { ids }: LeftPlace): string =>
  searchPath({ ...omitFields(filter, placeFields), ...ids }, 1, show);

/** The way back, in the page once it lives: the served page does not know where its reader was before. */
export function useLeftPlace(
  { filter, show, places }: ResultsData,
  locale: Locale,
): { name: string; path: string } | null {
  const { state } = useLocation();
  const hydrated = useHydrated();
  const before = useRef<{ left: LeftPlace; locale: Locale } | null>(null);
  const stored = readLeft(state);
  if (stored) before.current = { left: stored, locale };
  const here = placeLeft({ filter, places });
  if (here) before.current = { left: here, locale };
  const left = before.current?.locale === locale ? before.current.left : null;
  if (!hydrated || !left || !hasMapArea(filter) || filter.near !== undefined) return null;
  return { name: left.name, path: backPath(filter, show, left) };
}
