/** Numbers, units, dates, yes and no as people and programs write them. */
import { parseAmount } from '@estia/contract/search/amounts';

export type NumberProblem = 'number_unreadable' | 'unit_unknown' | 'price_unit' | 'currency_unsupported';
type Parsed = { value: number } | { problem: NumberProblem };

const squareUnits =
  /(τ\s?\.?\s?μ\s?\.?|m²|μ²|m2|μ2|sq\.?\s?m(?:t|eters?|etres?)?\.?|sqm|τετρ(?:αγωνικα)?\.?(?:\s?μετρα)?)\s*$/u;
/** A stremma is 1,000 m². */
const landUnits: readonly (readonly [RegExp, number])[] = [
  [/(στρ(?:εμμα(?:τα)?)?\.?|stremma(?:ta)?)\s*$/u, 1_000],
  [/(εκταρια?|hectares?|ha)\s*$/u, 10_000],
];
const foreignUnits = /(sq\.?\s?f(?:ee)?t\.?|ft²|ft2|sqft|acres?|yards?|sq\.?\s?yd|feet|ft|inches|cm|χιλ|km)\s*$/u;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\u00A0\u202F\u2009]/gu, ' ')
    .trim();

/** `1.250,50`, `1,250.50`, `85,5`, `85.5`, `1 250`: the last sign before one or two digits is the decimal one. */
function parseDecimal(text: string): number {
  const compact = text.replaceAll(' ', '').replace(/[’']/g, '');
  if (!/^-?\d[\d.,]*$/.test(compact) || compact.length > 20) return Number.NaN;
  if (/^-?\d{1,3}([.,]\d{3})+$/.test(compact) && !/^-?0/.test(compact)) {
    const separators = new Set(compact.replace(/[-\d]/g, ''));
    // 12.345,678: thousands and three decimals, as programs print them.
    if (separators.size === 2) return Number(compact.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'));
    return Number(compact.replace(/[.,]/g, ''));
  }
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last < 0) return Number(compact);
  const whole = compact.slice(0, last).replace(/[.,]/g, '');
  return Number(`${whole}.${compact.slice(last + 1)}`);
}

export function parseArea(raw: string): Parsed {
  let text = plain(raw);
  let factor = 1;
  const land = landUnits.find(([pattern]) => pattern.test(text));
  if (land) {
    text = text.replace(land[0], '').trim();
    factor = land[1];
  } else if (squareUnits.test(text)) text = text.replace(squareUnits, '').trim();
  else if (foreignUnits.test(text)) return { problem: 'unit_unknown' };
  const value = parseDecimal(text);
  return Number.isNaN(value) ? { problem: 'number_unreadable' } : { value: Math.round(value * factor * 100) / 100 };
}

export function parseLength(raw: string): Parsed {
  const text = plain(raw).replace(/\s*(μετρα|μ\.?|m\.?|meters?|metres?)$/u, '');
  if (foreignUnits.test(text)) return { problem: 'unit_unknown' };
  const value = parseDecimal(text);
  return Number.isNaN(value) ? { problem: 'number_unreadable' } : { value };
}

const otherCurrencies = /(usd|gbp|chf|\$|£|dollar|pound)/u;

export function parsePrice(raw: string): Parsed {
  let text = plain(raw);
  if (otherCurrencies.test(text)) return { problem: 'currency_unsupported' };
  if (/(\/|ανα|το|per)\s*(τ\.?\s?μ\.?|m²|m2|sqm|μ2|στρ|βδομαδα|εβδομαδα|week|ημερα|day|ετοσ|χρονο|year)/u.test(text))
    return { problem: 'price_unit' };
  text = text.replace(/(\/|ανα|το|per)\s*(μηνα|μηνασ|month|mo)\.?$/u, '').trim();
  text = text.replace(/^(€|eur|ευρω)\s*/u, '').replace(/\s*(€|eur|ευρω|\.-|,-)$/u, '');
  const exact = parseDecimal(text);
  if (!Number.isNaN(exact)) return { value: Math.round(exact) };
  const value = parseAmount(text);
  return value === null || Number.isNaN(value) ? { problem: 'number_unreadable' } : { value };
}

/** A count of rooms, a year: `3`, `3.0`, `3 υ/δ`, `2+1` is not one number. */
export function parseCount(raw: string): Parsed {
  const text = plain(raw);
  const found = /^(-?\d{1,9})(?:[.,]0+)?(?:\s*\p{L}[\p{L}/.\s]{0,20})?$/u.exec(text)?.[1];
  return found === undefined ? { problem: 'number_unreadable' } : { value: Number(found) };
}

export function parseCoordinate(raw: string): number | null {
  const text = raw.trim().replace(',', '.').replace(/°$/, '');
  return /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : null;
}

const yes = new Set([
  '1',
  'true',
  'yes',
  'y',
  'ναι',
  'ν',
  'on',
  'x',
  'χ',
  '✓',
  '✔',
  'si',
  'ja',
  'yes please',
  'διαθετει',
  'εχει',
]);
const no = new Set(['0', 'false', 'no', 'n', 'οχι', 'ο', 'off', '', '-', '✗', 'nein', 'δεν διαθετει', 'δεν εχει']);
export function parseYesNo(raw: string): boolean | null {
  const text = plain(raw);
  return yes.has(text) ? true : no.has(text) ? false : null;
}

const months = ['ιαν', 'φεβ', 'μαρ', 'απρ', 'μα', 'ιουν', 'ιουλ', 'αυγ', 'σεπ', 'οκτ', 'νοε', 'δεκ'];
const englishMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day as `2026-03-31`. Days come before months, as in Greece. */
export function parseDay(raw: string): string | null {
  const text = plain(raw);
  const build = (year: number, month: number, day: number): string | null => {
    const date = new Date(Date.UTC(year, month - 1, day));
    const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    return isReal && year >= 1900 && year < 2100 ? date.toISOString().slice(0, 10) : null;
  };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(text);
  if (iso) return build(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const greek = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:\s.*)?$/.exec(text);
  if (greek) return build(Number(greek[3]) + (Number(greek[3]) < 100 ? 2000 : 0), Number(greek[2]), Number(greek[1]));
  const named = /^(\d{1,2})\s*(?:η|ησ|st|nd|rd|th)?\s+(\p{L}+)\.?,?\s+(\d{4})$/u.exec(text);
  if (!named) return null;
  const word = named[2] ?? '';
  const inGreek = months.findLastIndex((month) => word.startsWith(month));
  const month = inGreek >= 0 ? (word.startsWith('μαρ') ? 2 : inGreek) : englishMonths.indexOf(word.slice(0, 3));
  return month < 0 ? null : build(Number(named[3]), month + 1, Number(named[1]));
}
