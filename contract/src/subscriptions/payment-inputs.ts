/** Sums as people and banks write them → whole cents. No schema: forms and the reader of statements use them too. */

const GROUPED = /^\d{1,3}([.,'\s])\d{3}(?:\1\d{3})*$/;

/** `1.234,56`, `1,234.56`, `1234,5`, `1 234,56`, `1.234` → cents; null when it cannot be one. No sign. */
function readPlain(text: string): number | null {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const decimals = last === -1 ? '' : text.slice(last + 1);
  // Three digits after the only kind of separator are thousands: nobody writes tenths of a cent.
  const hasDecimals = last !== -1 && decimals.length <= 2;
  const integerPart = hasDecimals ? text.slice(0, last) : text;
  if (hasDecimals && (!/^\d{1,2}$/.test(decimals) || integerPart === '')) return null;
  if (!/^\d+$/.test(integerPart) && !GROUPED.test(integerPart)) return null;
  // One sign cannot mean thousands and cents in the same number.
  if (hasDecimals && integerPart.includes(text[last] ?? '')) return null;
  const digits = integerPart.replace(/\D/g, '');
  if (digits.length > 9) return null;
  return Number(digits) * 100 + Number(decimals && hasDecimals ? decimals.padEnd(2, '0') : 0);
}

/** With its sign: `-60,76`, `60,76-`, `(60,76)`, `+1.234,56 €`, `EUR 60.76`. */
export function parseCents(typed: string): number | null {
  const text = typed
    .normalize('NFKC')
    .replace(/€|\bEUR\b|ΕΥΡΩ/giu, '')
    .replace(/[−‒–—]/g, '-')
    .trim();
  const bracketed = /^\((.+)\)$/.exec(text);
  const [, before = '', body = '', after = ''] = /^([+-]?)\s*(.*?)\s*([+-]?)$/s.exec(bracketed?.[1] ?? text) ?? [];
  if (before !== '' && after !== '') return null;
  const cents = readPlain(body.trim());
  if (cents === null) return null;
  const negative = before === '-' || after === '-' || bracketed !== null;
  return negative && cents !== 0 ? -cents : cents;
}

/** What is left to pay of a charge, after what was credited. */
export const dueCents = (charge: { gross_cents: number; credit_cents: number }): number =>
  charge.gross_cents - charge.credit_cents;

/** As it stands in a field: `4900` → `49,00`. */
export const formatCentsInput = (cents: number): string =>
  `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** IBAN: two letters, two check digits, up to thirty more; the whole is 1 modulo 97. Spaces do not count. */
export function parseIban(text: string): string | null {
  const value = text.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return null;
  if (value.startsWith('GR') && !/^GR\d{25}$/.test(value)) return null;
  let remainder = 0;
  for (const sign of value.slice(4) + value.slice(0, 4))
    remainder = Number(`${remainder}${Number.parseInt(sign, 36)}`) % 97;
  return remainder === 1 ? value : null;
}

/** In groups of four, as on paper. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
