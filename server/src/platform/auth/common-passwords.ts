/**
 * Passwords that are guessed first: common ones, Greek habits, and what can be read off the account itself. Compared
 * without case, accents and the digits and signs that people put at the ends to please a form.
 */
import { readFileSync } from 'node:fs';

export type PasswordContext = { email?: string | undefined; username?: string | undefined };

const folder = new URL('../../../data/', import.meta.url);
const readLines = (file: string): string[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const removeAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const foldForComparison = (text: string): string => removeAccents(text).replaceAll('ς', 'σ');

/** The keys of both layouts in the same order: `κωδικός` typed with the wrong layout is still guessed first. */
const greekKeys = 'ςερτυθιοπασδφγηξκλζχψωβνμ';
const latinKeys = 'wertyuiopasdfghjklzxcvbnm';
const createKeyMapper = (from: string, to: string) => {
  const keys = new Map([...from].map((key, at) => [key, to[at] ?? key]));
  return (text: string): string => [...text].map((key) => keys.get(key) ?? key).join('');
};
const toLatinKeys = createKeyMapper(greekKeys, latinKeys);
const toGreekKeys = createKeyMapper(latinKeys, greekKeys);
const undoLeetSpelling = createKeyMapper('013457@$!', 'oieastasi');

/** Longest tail and head that still count as decoration: a year with a sign, a date. */
const stripDecoration = (text: string): string => text.replace(/^[^\p{L}]{0,8}/u, '').replace(/[^\p{L}]{0,8}$/u, '');
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

let cachedPasswords: Set<string> | null = null;
/** Read when the first password is chosen, and then cached: 200 kB. */
const loadCommonPasswords = (): Set<string> => {
  cachedPasswords ??= new Set(
    [...readLines('common-passwords.txt'), ...readLines('common-passwords-greek.txt')].map(foldForComparison),
  );
  return cachedPasswords;
};

/** `abcabcabc`, `11111111`: one short piece again and again. */
const isRepetition = (text: string): boolean => /^(.{1,4})\1+$/u.test(text);

/** `12345678`, `hgfedcba`, `αβγδεζηθ`: each sign follows from the one before by the same small step. */
function isSequence(text: string): boolean {
  const steps = [...text].map((sign, at, all) => (all[at + 1]?.codePointAt(0) ?? 0) - (sign.codePointAt(0) ?? 0));
  const [first = 0] = steps;
  return Math.abs(first) <= 1 && steps.slice(0, -1).every((step) => step === first);
}

/** The brand, and the words of the account. */
function listAccountWords({ email = '', username = '' }: PasswordContext): string[] {
  const [local = '', domain = ''] = foldForComparison(email).split('@');
  const parts = local.split(/[._+-]/).filter((part) => part.length >= 4);
  return [
    'estia',
    'εστια',
    foldForComparison(email),
    local,
    ...parts,
    domain,
    domain.split('.')[0] ?? '',
    foldForComparison(username),
  ];
}

export function isCommonPassword(password: string, known: PasswordContext = {}): boolean {
  const folded = foldForComparison(password);
  if (isRepetition(folded) || isSequence(folded)) return true;
  const spellings = new Set(
    [
      folded,
      toLatinKeys(removeAccents(password)),
      foldForComparison(toGreekKeys(folded)),
      undoLeetSpelling(folded),
    ].flatMap((text) => [text, stripDecoration(text)]),
  );
  const list = loadCommonPasswords();
  if ([...spellings].some((text) => list.has(text))) return true;

  const letters = lettersOf(folded);
  const decoration = folded.length - letters.length;
  return listAccountWords(known).some((word) => {
    if (word.length < 3) return false;
    const wordLetters = lettersOf(word);
    return folded === word || (wordLetters.length >= 3 && letters === wordLetters && decoration <= 8);
  });
}
