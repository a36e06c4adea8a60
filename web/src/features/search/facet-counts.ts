/** The numbers of the moment, for whatever in the form shows one: only those redraw when new ones arrive. */
import type { Locale } from '@estia/contract/pair';
import { about, see } from '@estia/contract/search/filter-messages';
import { apply, count } from '@estia/contract/search/messages';
import { createContext, useContext } from 'react';
import type { FacetCounts } from './use-facets.ts';

export const FacetCountsContext = createContext<FacetCounts | null>(null);
export const useFacetCounts = (): FacetCounts | null => useContext(FacetCountsContext);

export type FacetList = keyof FacetCounts['counts'];

/** Lists that name every id that is left: what they do not name is none. */
const completeLists: readonly FacetList[] = ['types', 'heatings', 'conditions'];

/** Undefined as long as nobody knows. */
export function useOptionCount(list: FacetList, id: number | undefined): number | undefined {
  const counted = useFacetCounts();
  if (!counted || id === undefined) return undefined;
  return counted.counts[list].get(id) ?? (completeLists.includes(list) ? 0 : undefined);
}

/** «Δες 1.248 ακίνητα», «Δες περίπου 12.000 ακίνητα», or without a number as long as there is none. */
export function getApplyLabel(counted: FacetCounts | null, locale: Locale): string {
  if (!counted) return apply[locale];
  const { count: n, sampled } = counted.facets;
  const text = count[locale](n);
  return see[locale](sampled === null ? text : about[locale](text));
}
