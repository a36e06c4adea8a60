/** What was typed with one letter wrong: missing, too many, another one, or two that changed places. */

import { toBareText } from './place-ranking.ts';
import type { KnownName, PlaceHit } from './places.queries.ts';

/** Shorter names are one letter away from too many others. */
const MIN_LETTERS = 4;
/** The first letter is rarely mistyped: shorter names are compared only with those that begin alike. */
const MIN_LETTERS_FIRST_WRONG = 6;
const MAX_TYPOS = 20;
const TYPO = -1.5;
const ALL_TYPED = 1;

/** Names that a typo is compared with: the key and the name as it is written, in both alphabets. */
export type TypoIndex = readonly { hit: KnownName; texts: readonly string[] }[];

export const createTypoIndex = (
  names: readonly KnownName[],
  nameOf: (name: KnownName) => readonly string[],
): TypoIndex =>
  names.map((hit) => ({ hit, texts: [...new Set([hit.key, ...nameOf(hit).map(toBareText)])].filter(Boolean) }));

function isBeginningWithTypo(typed: string, name: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === name[at]) at += 1;
  if (at === typed.length) return true;
  if (at === 0 && typed.length < MIN_LETTERS_FIRST_WRONG) return false;
  const rest = typed.slice(at + 1);
  return (
    name.startsWith(rest, at + 1) ||
    name.startsWith(typed.slice(at), at + 1) ||
    (rest !== '' && name.startsWith(rest, at)) ||
    (typed[at] === name[at + 1] && typed[at + 1] === name[at] && name.startsWith(typed.slice(at + 2), at + 2))
  );
}

export function listTypos(index: TypoIndex, typed: string, keys: readonly string[]): PlaceHit[] {
  const forms = [...new Set([toBareText(typed), ...keys])].filter((form) => form.length >= MIN_LETTERS);
  const found = index.flatMap(({ hit, texts }) => {
    const match = texts.find((text) => forms.some((form) => isBeginningWithTypo(form, text)));
    if (match === undefined) return [];
    const isAll = forms.some((form) => form.length >= match.length - 1);
    return [{ ...hit, weight: hit.weight + TYPO + (isAll ? ALL_TYPED : 0) }];
  });
  return found.sort((a, b) => b.weight - a.weight).slice(0, MAX_TYPOS);
}
