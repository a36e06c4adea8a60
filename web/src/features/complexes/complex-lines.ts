/** What cards and pages of developments say in words. */
import { completionWords, complexList, stageWords } from '@estia/contract/complexes/messages';
import type { ComplexCard, ComplexFigures } from '@estia/contract/complexes/model';
import { euro } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';

export const complexPath = (id: number): string => `/complexes/${id}`;

/** «Παράδοση 2ο τρίμηνο 2027»; null where it is not said or no longer matters. */
export function completionLine({ completion }: Pick<ComplexCard, 'completion'>, locale: Locale): string | null {
  if (completion === null) return null;
  const { year, quarter } = completion;
  return quarter === null ? completionWords.year[locale](year) : completionWords.quarter[locale](year, quarter);
}

export const stageLine = (complex: Pick<ComplexCard, 'stage'>, locale: Locale): string =>
  stageWords[complex.stage][locale];

export type FromPrice = { price: string; rent: boolean };

/** The lowest price of those on sale, else of those to rent. */
export function fromPrice({ sale, rent }: ComplexFigures): FromPrice | null {
  if (sale) return { price: euro(sale.from), rent: false };
  return rent ? { price: euro(rent.from), rent: true } : null;
}

/** «200.000 – 410.000 €», or one price when all are the same. */
export const priceRange = ({ from, to }: { from: number; to: number }): string =>
  from === to ? euro(from) : `${euro(from)} – ${euro(to)}`;

export const homesLine = ({ units }: ComplexFigures, locale: Locale): string => complexList.homes[locale](units);
