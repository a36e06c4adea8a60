/** Words as fold_greek() of the database writes them, to be looked for inside of folded text. */
import { createPhoneticKey, createQueryKeys } from '@estia/contract/places/phonetic-key';

/** Of one search. */
export const MAX_WORDS = 6;

/** The letters of a place key (contract/src/places/phonetic-key.ts) in the letters of fold_greek(). */
const greekLetters: Readonly<Record<string, string>> = {
  a: 'α',
  d: 'δ',
  e: 'ε',
  f: 'φ',
  g: 'γ',
  i: 'ι',
  k: 'κ',
  l: 'λ',
  m: 'μ',
  n: 'ν',
  o: 'ο',
  p: 'π',
  r: 'ρ',
  s: 'σ',
  t: 'τ',
  v: 'β',
  x: 'ξ',
  z: 'ζ',
};

export const toGreekLetters = (key: string): string =>
  key
    .replaceAll('th', 'θ')
    .replaceAll('ps', 'ψ')
    .replaceAll(/[a-z]/g, (letter) => greekLetters[letter] ?? letter);

export const isGreek = (word: string): boolean => /\p{Script=Greek}/u.test(word);

/** The words of a text, each in every way it may be meant. */
export function listFoldedWords(text: string): string[][] {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, MAX_WORDS)
    .map((word) => {
      const keys = (isGreek(word) ? [createPhoneticKey(word)] : createQueryKeys(word)).map(toGreekLetters);
      return [...new Set(isGreek(word) ? keys : [...keys, word.toLowerCase()])].filter((way) => way !== '');
    })
    .filter((ways) => ways.length > 0);
}
