/**
 * How numbers and dates look. The customer wants the Greek form of prices (`250.000 €`) in both languages, so money
 * never follows the reader's locale; counts, measures, dates and plurals do.
 */
import { athensWallClockMs } from './athens.ts';
import type { Locale } from './pair.ts';

const NO_BREAK = '\u00A0';

/** `250000` → `250.000`. By hand because `Intl.NumberFormat` costs 10× on a page with a hundred numbers. */
export function formatThousands(value: number): string {
  const text = String(Math.round(Math.abs(value)));
  let out = '';
  for (let i = 0; i < text.length; i++) {
    if (i > 0 && (text.length - i) % 3 === 0) out += '.';
    out += text[i];
  }
  return value < 0 ? `−${out}` : out;
}

/** A count or a measure as the reader's language writes it: `1.248` in Greek, `1,248` in English. */
export const formatCount = (value: number, locale: Locale): string =>
  locale === 'en' ? formatThousands(value).replaceAll('.', ',') : formatThousands(value);

export const formatEuro = (value: number): string => `${formatThousands(value)}${NO_BREAK}€`;

/** `60.76` → `60,76 €`, `49` → `49 €`: prices that are paid, to the cent. */
export function formatEuroAndCents(value: number): string {
  const cents = Math.round(value * 100);
  const centsPart = cents % 100;
  return `${formatThousands(Math.trunc(cents / 100))}${centsPart === 0 ? '' : `,${String(centsPart).padStart(2, '0')}`}${NO_BREAK}€`;
}

/** `6076` → `60,76 €`, `4900` → `49,00 €`: sums that are paid, from whole cents. */
export function formatCents(cents: number): string {
  const absoluteCents = Math.abs(cents);
  const text = `${formatThousands(Math.trunc(absoluteCents / 100))},${String(absoluteCents % 100).padStart(2, '0')}${NO_BREAK}€`;
  return cents < 0 ? `−${text}` : text;
}

export const formatEuroPerM2 = (value: number, locale: Locale): string =>
  `${formatThousands(value)}${NO_BREAK}€/${locale === 'el' ? 'τ.μ.' : 'm²'}`;

export const formatM2 = (value: number, locale: Locale): string =>
  `${formatCount(value, locale)}${NO_BREAK}${locale === 'el' ? 'τ.μ.' : 'm²'}`;

const months = {
  el: 'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
  en: 'January February March April May June July August September October November December',
};
/** Not to be told apart by three letters, or never written with three. */
const fourLetterMonths = { el: [5, 6], en: [8] };

function dateParts(iso: string, locale: Locale) {
  // 2026-11-15T09:30:00.000Z, of a clock in Athens.
  const shown = new Date(athensWallClockMs(new Date(iso))).toISOString();
  const [year = '', month = '', day = ''] = shown.slice(0, 10).split('-');
  const index = Number(month) - 1;
  const name = months[locale].split(' ')[index] ?? '';
  const short = name.slice(0, fourLetterMonths[locale].includes(index) ? 4 : 3);
  return { year, month, day, name, short, time: shown.slice(11, 16) };
}

/** «15 Νοεμβρίου 2026» */
export function formatLongDate(iso: string, locale: Locale): string {
  const { day, name, year } = dateParts(iso, locale);
  return `${Number(day)} ${name} ${year}`;
}

/** `05/11/2026` */
export function formatShortDate(iso: string, locale: Locale): string {
  const { day, month, year } = dateParts(iso, locale);
  return `${day}/${month}/${year}`;
}

/** «15 Νοε 2026, 09:30»: where the hour matters, as of devices, deadlines and the log. */
export function formatDateTime(iso: string, locale: Locale): string {
  const { day, short, year, time } = dateParts(iso, locale);
  return `${Number(day)} ${short} ${year}, ${time}`;
}

/** `+306971234567` → `697 123 4567`, `+302101234567` → `210 123 4567`. */
export function formatPhone(stored: string): string {
  const value = stored.replace(/^\+30/, '');
  return value.length === 10 ? `${value.slice(0, 3)} ${value.slice(3, 6)} ${value.slice(6)}` : stored;
}
