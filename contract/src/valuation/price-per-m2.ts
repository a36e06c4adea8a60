/** How a price per square metre is written: whole euros where they are many, decimals where they are few. */

import { formatEuroPerM2 } from '../format.ts';
import type { Locale } from '../pair.ts';
import { requireValue } from '../require-value.ts';

const NO_BREAK = '\u00A0';

/** From here on cents are left out; what would be rounded up to it is written like it. */
const WHOLE = 99.95;

/** `2350` → `2.350 €/τ.μ.`, `9.5` → `9,5 €/τ.μ.`, `0.12` → `0,12 €/τ.μ.` */
export function formatPricePerM2(value: number, locale: Locale): string {
  if (value >= WHOLE) return formatEuroPerM2(value, locale);
  return `${formatPricePerM2Number(value)}${NO_BREAK}€/${locale === 'el' ? 'τ.μ.' : 'm²'}`;
}

/** The number alone, as tables and legends write it. */
export function formatPricePerM2Number(value: number): string {
  if (value >= WHOLE) return requireValue(formatEuroPerM2(value, 'el').split(NO_BREAK)[0]);
  return (value < 2 ? value.toFixed(2) : value.toFixed(1)).replace('.', ',');
}
