/** Codes that an email carries and a person may have to type. They are looked up by a keyed hash. */
import { randomInt } from 'node:crypto';
import type { HashedUse } from './secret-uses.ts';
import type { Secrets } from './secrets.ts';

/** Without 0, O, 1, I, L and U: nothing that reads like another letter. 12 of 30 signs are 58 bits. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const EMAIL_CODE_LENGTH = 12;

export const generateRandomText = (signs: string, length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

export const groupByFour = (code: string): string => code.replace(/(.{4})(?!$)/g, '$1-');

/** As typed or pasted: case, spaces and dashes do not matter. */
export const normalizeCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** As compared: `use` keeps codes of different uses apart. */
export const hashEmailCode = (secrets: Secrets, use: HashedUse, code: string): Buffer =>
  secrets.hash(use, normalizeCode(code));

/** `ABCD-EFGH-JKMN`, for who keeps its hash beside what the code is for. */
export function generateEmailCode(secrets: Secrets, use: HashedUse): { code: string; hash: Buffer } {
  const code = generateRandomText(CODE_ALPHABET, EMAIL_CODE_LENGTH);
  return { code: groupByFour(code), hash: hashEmailCode(secrets, use, code) };
}
