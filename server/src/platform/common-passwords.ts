/**
 * Passwords that are guessed first: common ones, Greek habits, and what can be read off the account itself. Compared
 * without case, accents and the digits and signs that people put at the ends to please a form.
 */
import { readFileSync } from 'node:fs';

export type Known = { email?: string | undefined; username?: string | undefined };

const folder = new URL('../../data/', import.meta.url);
const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const fold = (text: string): string => bare(text).replaceAll('ς', 'σ');

/** The keys of both layouts in the same order: `κωδικός` typed with the wrong layout is still guessed first. */
const greekKeys = 'ςερτυθιοπασδφγηξκλζχψωβνμ';
const latinKeys = 'wertyuiopasdfghjklzxcvbnm';
const onKeys = (from: string, to: string) => {
  const keys = new Map([...from].map((key, at) => [key, to[at] ?? key]));
  return (text: string): string => [...text].map((key) => keys.get(key) ?? key).join('');
};
const toLatinKeys = onKeys(greekKeys, latinKeys);
const toGreekKeys = onKeys(latinKeys, greekKeys);
const plainLetters = onKeys('013457@$!', 'oieastasi');

/** Longest tail and head that still count as decoration: a year with a sign, a date. */
const core = (text: string): string => text.replace(/^[^\p{L}]{0,8}/u, '').replace(/[^\p{L}]{0,8}$/u, '');
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

let kept: Set<string> | null = null;
/** Read when the first password is chosen, and then kept: 200 kB. */
const common = (): Set<string> => {
  kept ??= new Set([...linesOf('common-passwords.txt'), ...linesOf('common-passwords-greek.txt')].map(fold));
  return kept;
};

/** `abcabcabc`, `11111111`: one short piece again and again. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text);

/** `12345678`, `hgfedcba`, `αβγδεζηθ`: each sign follows from the one before by the same small step. */
function isRow(text: string): boolean {
  const steps = [...text].map((sign, at, all) => (all[at + 1]?.codePointAt(0) ?? 0) - (sign.codePointAt(0) ?? 0));
  const [first = 0] = steps;
  return Math.abs(first) <= 1 && steps.slice(0, -1).every((step) => step === first);
}

/** The brand, and the words of the account. */
function ownWords({ email = '', username = '' }: Known): string[] {
  const [local = '', domain = ''] = fold(email).split('@');
  const parts = local.split(/[._+-]/).filter((part) => part.length >= 4);
  return ['estia', 'εστια', fold(email), local, ...parts, domain, domain.split('.')[0] ?? '', fold(username)];
}

export function isCommonPassword(password: string, known: Known = {}): boolean {
  const folded = fold(password);
  if (isRepeated(folded) || isRow(folded)) return true;
  const spellings = new Set(
    [folded, toLatinKeys(bare(password)), fold(toGreekKeys(folded)), plainLetters(folded)].flatMap((text) => [
      text,
      core(text),
    ]),
  );
  const list = common();
  if ([...spellings].some((text) => list.has(text))) return true;

  const letters = lettersOf(folded);
  const decoration = folded.length - letters.length;
  return ownWords(known).some((word) => {
    if (word.length < 3) return false;
    const own = lettersOf(word);
    return folded === word || (own.length >= 3 && letters === own && decoration <= 8);
  });
}
