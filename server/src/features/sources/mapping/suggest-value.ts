/** What a value that no table knows may stand for: words that are cut short, or written as they sound. */
import { getListingField } from '@estia/contract/listings/fields';
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import type { MappedField } from '@estia/contract/sources/column-targets';
import { purposeWords } from '../formats/table/columns.ts';
import { foldWord } from '../formats/values/fold.ts';
import { listLookupWords } from '../formats/values/lookup-words.ts';

export type ValueSuggestion = { suggestions: string[]; is_certain: boolean };

const MAX_SUGGESTED = 4;
/** Shorter beginnings are those of too many words. */
const MIN_START = 3;
/** A word inside a longer value says something from so many letters on. */
const MIN_WORD = 5;

function* listWords(field: MappedField): Generator<[word: string, to: string]> {
  if (field === 'purpose') {
    for (const to of ['sale', 'rent'] as const) for (const word of purposeWords[to]) yield [word, to];
    return;
  }
  const definition = getListingField(field);
  if (definition.kind !== 'choice' && definition.kind !== 'choices') return;
  for (const [word, id] of listLookupWords(definition.list)) yield [word, String(id)];
}

/** «αυτ θερμ» begins «αυτόνομη θέρμανση», word by word. */
function isBeginning(typed: string, word: string): boolean {
  const [parts, words] = [typed.split(' '), word.split(' ')];
  return (
    typed.length >= MIN_START && parts.length <= words.length && parts.every((part, at) => words[at]?.startsWith(part))
  );
}

type Test = (typed: string, word: string) => boolean;
/** The likeliest way first; only the first two say for certain what is meant. */
const tests: readonly Test[] = [
  (typed, word) => typed.length >= MIN_START && createPhoneticKey(typed) === createPhoneticKey(word),
  isBeginning,
  (typed, word) => isBeginning(createPhoneticKey(typed), createPhoneticKey(word)),
  (typed, word) => word.length >= MIN_WORD && ` ${typed} `.includes(` ${word} `),
];
const CERTAIN_TESTS = 2;

export function suggestValue(field: MappedField, value: string): ValueSuggestion {
  const typed = foldWord(value);
  if (typed === '') return { suggestions: [], is_certain: false };
  const words = [...listWords(field)];
  for (const [rank, test] of tests.entries()) {
    const fits = [...new Set(words.flatMap(([word, to]) => (test(typed, word) ? [to] : [])))];
    if (fits.length > 0)
      return { suggestions: fits.slice(0, MAX_SUGGESTED), is_certain: rank < CERTAIN_TESTS && fits.length === 1 };
  }
  return { suggestions: [], is_certain: false };
}
