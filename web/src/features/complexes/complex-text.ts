/** What cards and pages of developments say in words. */
import { completionMessages, complexListMessages, stageMessages } from '@estia/contract/complexes/messages';
import type { ComplexCard, ComplexStats } from '@estia/contract/complexes/model';
import { formatEuro } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';

export const complexPath = (id: number): string => `/complexes/${id}`;

/** «Παράδοση 2ο τρίμηνο 2027»; null where it is not stated or no longer matters. */
export function formatCompletion({ completion }: Pick<ComplexCard, 'completion'>, locale: Locale): string | null {
  if (completion === null) return null;
  const { year, quarter } = completion;
  return quarter === null ? completionMessages.year[locale](year) : completionMessages.quarter[locale](year, quarter);
}

export const formatStage = (complex: Pick<ComplexCard, 'stage'>, locale: Locale): string =>
  stageMessages[complex.stage][locale];

export type StartingPrice = { price: string; rent: boolean };

/** The lowest price of those on sale, else of those to rent. */
export function findStartingPrice({ sale, rent }: ComplexStats): StartingPrice | null {
  if (sale) return { price: formatEuro(sale.from), rent: false };
  return rent ? { price: formatEuro(rent.from), rent: true } : null;
}

/** «200.000 – 410.000 €», or one price when all are the same. */
export const formatPriceRange = ({ from, to }: { from: number; to: number }): string =>
  from === to ? formatEuro(from) : `${formatEuro(from)} – ${formatEuro(to)}`;

export const formatUnitCount = ({ units }: ComplexStats, locale: Locale): string =>
  complexListMessages.unitCount[locale](units);
