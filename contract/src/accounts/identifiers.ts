/** Greek identifiers as people type them → as we store them. Null when they cannot be one. No schema: forms use them too. */

/**
 * An email somebody gives us to write to: the browser's rule, and a domain with an ending, which is at least two letters
 * (or a name in another script as it is sent, `xn--…`). The form of an email that is only looked up is `storedEmail` of the model.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+(?:[a-zA-Z]{2,63}|[xX][nN]--[a-zA-Z0-9-]{0,58}[a-zA-Z0-9])$/;

const digits = (text: string): string => text.replace(/\D/g, '');

/** ΑΦΜ: nine digits of which the last checks the others. Accepts an EL or GR prefix, spaces and dots. */
export function parseTaxNumber(text: string): string | null {
  const found = text.trim().replace(/^(EL|GR)/i, '');
  if (!/^[\d\s.-]+$/.test(found)) return null;
  const value = digits(found);
  if (!/^\d{9}$/.test(value) || value === '000000000') return null;
  const sum = [...value.slice(0, 8)].reduce((total, digit, at) => total + Number(digit) * 2 ** (8 - at), 0);
  return (sum % 11) % 10 === Number(value[8]) ? value : null;
}

/**
 * ΓΕΜΗ: 12 digits. Up to nine are the number of the head office, whose suffix is 000; ten or eleven lost their leading
 * zeros. There is no known check digit.
 */
export function parseGemi(text: string): string | null {
  if (!/^[\d\s./-]+$/.test(text.trim())) return null;
  const value = digits(text);
  if (value.length < 7 || value.length > 12 || /^0+$/.test(value)) return null;
  return value.length <= 9 ? `${value.padStart(9, '0')}000` : value.padStart(12, '0');
}

/** A Greek phone: ten digits, +30 / 0030 and spaces accepted, numbers that cost the caller refused. Stored as +30… */
export function parsePhone(text: string): string | null {
  if (!/^[+\d\s().-]+$/.test(text.trim())) return null;
  const value = digits(text).replace(/^(0030|30)(?=\d{10}$)/, '');
  return /^(2\d|69|68[5789]|94)\d+$/.test(value) && value.length === 10 ? `+30${value}` : null;
}

/** A phone of any country, for people who only write to an advertiser: abroad it begins with + or 00 and its country. */
export function readAnyPhone(text: string): string | null {
  const greek = parsePhone(text);
  if (greek !== null || !/^[+\d\s().-]+$/.test(text.trim())) return greek;
  const abroad = /^(?:\+|00)([1-9]\d{6,14})$/.exec(text.replaceAll(/[\s().-]/g, ''))?.[1];
  return abroad && !abroad.startsWith('30') ? `+${abroad}` : null;
}
