/** The numbers of the moment, for whatever in the form shows one: only those redraw when new ones arrive. */
import { formatThousands } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { about, see } from '@estia/contract/search/filter-messages';
import { apply, count } from '@estia/contract/search/messages';
import { createContext, useContext } from 'react';
import type { Counted } from './use-facets.ts';

export const CountedContext = createContext<Counted | null>(null);
export const useCounted = (): Counted | null => useContext(CountedContext);

export type FacetList = keyof Counted['counts'];

/** Lists that name every id that is left: what they do not name is none. */
const whole: readonly FacetList[] = ['types', 'heatings', 'conditions'];

/** Undefined as long as nobody knows. */
export function useOptionCount(list: FacetList, id: number | undefined): number | undefined {
  const counted = useCounted();
  if (!counted || id === undefined) return undefined;
  return counted.counts[list].get(id) ?? (whole.includes(list) ? 0 : undefined);
}

export const shortCount = (n: number): string => formatThousands(n);

/** «Δες 1.248 ακίνητα», «Δες περίπου 12.000 ακίνητα», or without a number as long as there is none. */
export function applyText(counted: Counted | null, locale: Locale): string {
  if (!counted) return apply[locale];
  const { count: n, sampled } = counted.facets;
  const text = count[locale](n);
  return see[locale](sampled === null ? text : about[locale](text));
}
