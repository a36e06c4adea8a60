/**
 * Free text → a question for the words index. Each word must occur, in any case and number: its ending is cut off and every
 * other is tried. Greek is written as fold_greek() of the database writes it; Latin letters are tried as they are (the
 * English text) and as every Greek they may stand for (Greeklish).
 */
import { createPhoneticKey, createQueryKeys } from '@estia/contract/places/phonetic-key';
import { isGreek, MAX_WORDS, toGreekLetters } from '../../platform/folded-words.ts';

const SHORTEST_STEM = 3;

/** Endings of nouns and adjectives as they sound in fold_greek(), and of English words. Asked as whole words, each is one look
 * into the index; asked as "begins with", common words took ten times as long, and «κήπος» found the gardener too. */
const greekEndings = 'ατοσ ατον ατα ιεσ ιον ιοσ ιασ ιuσ εοσ εον ιu ια ιο uσ οσ ον εσ ισ ασ ι α ο u ε'.split(' ');
const englishEndings = ['ies', 'ing', 'es', 'ed', 's', 'y'];

/** The word with every ending it may stand with. */
function listWordForms(word: string, endings: readonly string[]): string[] {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM) ?? '';
  const stem = word.slice(0, word.length - ending.length);
  return stem.length < SHORTEST_STEM ? [word] : [word, stem, ...endings.map((each) => stem + each)];
}

function listSpellings(word: string): string[] {
  const greek = isGreek(word) ? [createPhoneticKey(word)] : createQueryKeys(word);
  const ways = greek.flatMap((key) => listWordForms(toGreekLetters(key), greekEndings));
  if (!isGreek(word)) ways.unshift(...listWordForms(word.toLowerCase(), englishEndings));
  return [...new Set(ways)].filter((way) => way !== '' && !way.includes(' '));
}

/** As tsquery text, or null when the text holds no word. Only letters and digits get through, so nothing needs escaping. */
export function compileTextQuery(text: string): string | null {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = words
    .filter((word) => word.length > 1)
    .slice(0, MAX_WORDS)
    .map(listSpellings)
    .filter((ways) => ways.length > 0)
    .map((ways) => `(${ways.map((way) => `'${way}'`).join(' | ')})`);
  return parts.length === 0 ? null : parts.join(' & ');
}
