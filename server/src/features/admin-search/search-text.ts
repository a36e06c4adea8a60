/** What somebody typed → everything that it may be. Nothing here asks the database. */
import { parsePhone } from '@estia/contract/accounts/identifiers';
import { createPhoneticKey, createQueryKeys } from '@estia/contract/places/phonetic-key';
import { isGreek, listFoldedWords } from '../../platform/folded-words.ts';

export type SearchedText = {
  /** The number of a property, from its code; with its letters it is nothing else. */
  code: number | null;
  id: number | null;
  email: string | null;
  /** The beginning of a number to call, as it is stored. */
  phone: string | null;
  /** Digits alone: the beginning of a GEMI or a tax number, or a MARK. */
  digits: string | null;
  invoice: { series: readonly string[]; number: number } | null;
  /** Each word in every way it may be meant; none where no word is long enough for an index. */
  words: readonly (readonly string[])[];
  /** The same words as names of agencies and of customers are stored: one list of words for each reading. */
  nameKeys: readonly (readonly string[])[];
};

/** Fewer letters are no trigram: every name would have to be read. */
const SHORTEST_WORD = 3;
const FEWEST_DIGITS = 5;
const MAX_WORDS = 6;
/** An id that the database can hold as a number of ours. */
const LONGEST_ID = 15;

/** Greek capitals that look like Latin ones: a series may be typed with either. */
const GREEK = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'ABEZHIKMNOPTYX';
const swap = (text: string, from: string, to: string): string =>
  [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');

function parseInvoice(text: string): SearchedText['invoice'] {
  const found = /^(\p{L}{1,10})?[\s-]*(\d{1,9})$/u.exec(text);
  if (!found) return null;
  const series = found[1]?.toUpperCase();
  return {
    number: Number(found[2]),
    series: series ? [...new Set([series, swap(series, GREEK, LATIN), swap(series, LATIN, GREEK)])] : [],
  };
}

function parseDigits(text: string): Pick<SearchedText, 'phone' | 'digits' | 'id'> {
  if (!/^[+\d\s().\-/]+$/.test(text)) return { phone: null, digits: null, id: null };
  const digits = text.replace(/\D/g, '');
  const isLong = digits.length >= FEWEST_DIGITS;
  const national = digits.replace(/^(0030|30(?=[26]))/, '');
  const phone =
    parsePhone(text) ?? (/^\s*(\+|00)(?!30)/.test(text) ? `+${digits.replace(/^00/, '')}` : `+30${national}`);
  return {
    phone: isLong ? phone : null,
    digits: isLong ? digits : null,
    id: /^\d+$/.test(text) && text.length <= LONGEST_ID ? Number(text) : null,
  };
}

const splitKey = (key: string): string[] =>
  key
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
const isLongEnough = (words: readonly string[]): boolean => words.some((word) => word.length >= SHORTEST_WORD);

const nothing: SearchedText = {
  code: null,
  id: null,
  email: null,
  phone: null,
  digits: null,
  invoice: null,
  words: [],
  nameKeys: [],
};

export function parseSearchedText(text: string): SearchedText {
  // As it is printed, also with Greek letters that look the same.
  const numbered = /^#\s?(\d{1,15})$/.exec(text);
  if (numbered) return { ...nothing, code: Number(numbered[1]), id: Number(numbered[1]) };
  const code = /^(?:[eε][sσς]-?)(\d{1,15})[srσ]?$|^(\d{1,15})[srσ]$/iu.exec(text);
  if (code) return { ...nothing, code: Number(code[1] ?? code[2]) };
  if (text.includes('@')) return { ...nothing, email: text.toLowerCase() };
  const numbers = parseDigits(text);
  const words = listFoldedWords(text);
  const nameKeys = (isGreek(text) ? [createPhoneticKey(text)] : createQueryKeys(text)).map(splitKey);
  const hasLetters = /\p{L}/u.test(text);
  return {
    ...nothing,
    ...numbers,
    invoice: parseInvoice(text),
    // The part of an email before the @.
    email: /^[\w.+-]{3,}$/.test(text) && hasLetters ? text.toLowerCase() : null,
    words: hasLetters && words.some((ways) => ways.every((way) => way.length >= SHORTEST_WORD)) ? words : [],
    nameKeys: hasLetters ? nameKeys.filter(isLongEnough) : [],
  };
}
