/**
 * How numbers and dates look. The customer wants the Greek form of prices (`250.000 €`) in both languages, so money
 * never follows the reader's locale; dates and plurals do.
 */
import type { Locale } from './pair.ts';

const NO_BREAK = '\u00A0';

/** `250000` → `250.000`. By hand because `Intl.NumberFormat` costs 10× on a page with a hundred numbers. */
export function thousands(value: number): string {
  const text = String(Math.round(Math.abs(value)));
  let out = '';
  for (let i = 0; i < text.length; i++) {
    if (i > 0 && (text.length - i) % 3 === 0) out += '.';
    out += text[i];
  }
  return value < 0 ? `−${out}` : out;
}

export const euro = (value: number): string => `${thousands(value)}${NO_BREAK}€`;

/** `60.76` → `60,76 €`, `49` → `49 €`: prices that are paid, to the cent. */
export function euroCents(value: number): string {
  const cents = Math.round(value * 100);
  const rest = cents % 100;
  return `${thousands(Math.trunc(cents / 100))}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}${NO_BREAK}€`;
}

export const perSquareMetre = (value: number, locale: Locale): string =>
  `${thousands(value)}${NO_BREAK}€/${locale === 'el' ? 'τ.μ.' : 'm²'}`;

export const squareMetres = (value: number, locale: Locale): string =>
  `${thousands(value)}${NO_BREAK}${locale === 'el' ? 'τ.μ.' : 'm²'}`;

const dateFormats = {
  el: new Intl.DateTimeFormat('el-GR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Athens' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Athens' }),
};
const shortDateFormats = {
  el: new Intl.DateTimeFormat('el-GR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Athens',
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Athens',
  }),
};

export const longDate = (iso: string, locale: Locale): string => dateFormats[locale].format(new Date(iso));
export const shortDate = (iso: string, locale: Locale): string => shortDateFormats[locale].format(new Date(iso));
