/**
 * One phonetic key for place names, whichever way they are written: Greek with or without accents, ELOT 743 Latin
 * (Chalandri) or chat Greeklish (xalandri, 8essaloniki). Names and queries pass through the same fold and are then
 * compared by prefix.
 *
 * Letters of the key: a b d e f g i k l m n o p r s t u v x z, digits and single spaces, and `th` for θ.
 * χ and ξ are both `x`, because people write x for either; every way to write the sound i is `i`; αι is `e`, ου is `u`;
 * the υ of αυ and ευ is `v`. Accents and diaereses are ignored, since most people do not type them.
 */

/** Input is hostile: nothing after this many characters is read. The longest place name we hold has 62. */
export const MAX_KEY_INPUT_LENGTH = 80;

/** A Latin query can be read in several ways; this many are tried at most. */
export const MAX_QUERY_KEYS = 6;

/** Letters whose reading differs from the usual one when a query is read a second time. */
interface Reading {
  /** h is η where it is usually χ, and the reverse: hrysi → χρυσή, thnos → Τήνος. */
  readonly h: boolean;
  /** u is ου, not υ: vula → Βούλα. */
  readonly u: boolean;
  /** b is β at the start of a word and μπ inside it: boula → Βούλα, abelokipi → Αμπελόκηποι. */
  readonly b: boolean;
  /** The last letter is half of a pair that is still being typed: mosc(hato), lef(kada), xant(hi). */
  readonly tail: boolean;
}

const DEFAULT_READING: Reading = { h: false, u: false, b: false, tail: false };

/**
 * Greek letters become the Latin letters that the second pass reads. Two capitals stand for letters that no single
 * Latin letter can hold without doubt: T is θ, P is ψ.
 */
const GREEK_TO_LATIN: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'T',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'x',
  ψ: 'P',
  ω: 'o',
  µ: 'm',
};

/** Chat Greeklish draws letters with digits. */
const LETTER_BY_DIGIT: Readonly<Record<string, string>> = { '3': 'x', '4': 'P', '8': 'T', '9': 'T' };

const UNKNOWN = 0;
const MARK = 1;

/** Code point → letter of the second pass, MARK for a combining accent, UNKNOWN for whatever separates words. */
const LETTERS: readonly (string | typeof UNKNOWN | typeof MARK)[] = buildLetters();

function buildLetters(): (string | typeof UNKNOWN | typeof MARK)[] {
  const table: (string | typeof UNKNOWN | typeof MARK)[] = new Array(0x400).fill(UNKNOWN);
  for (let code = 0; code < table.length; code += 1) {
    const base = String.fromCharCode(code).normalize('NFD').toLowerCase().charAt(0);
    if (code >= 0x300 && code <= 0x36f) table[code] = MARK;
    else if ((base >= 'a' && base <= 'z') || (base >= '0' && base <= '9')) table[code] = base;
    else table[code] = GREEK_TO_LATIN[base] ?? UNKNOWN;
  }
  return table;
}

function isLatin(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** `3is` in "3is Septemvriou" is a number, the 3 in `3an8i` is a letter: only these endings make an ordinal. */
const ORDINAL_ENDINGS: ReadonlySet<string> = new Set(['is', 'hs', 'h', 'i', 'os', 'o', 'ou', 'st', 'nd', 'rd', 'th']);

function readDigit(text: string, at: number): string {
  const digit = text.charAt(at);
  const drawn = LETTER_BY_DIGIT[digit];
  if (drawn === undefined) return digit;
  const before = at > 0 ? text.charCodeAt(at - 1) : 0;
  const after = at + 1 < text.length ? text.charCodeAt(at + 1) : 0;
  if (isDigit(before) || isDigit(after)) return digit;
  if (isLatin(before)) return drawn;
  if (!isLatin(after)) return digit;
  let end = at + 1;
  while (end < text.length && isLatin(text.charCodeAt(end))) end += 1;
  return ORDINAL_ENDINGS.has(text.slice(at + 1, end).toLowerCase()) && !isDigit(text.charCodeAt(end)) ? digit : drawn;
}

/** First pass: one alphabet, no accents, words apart by one space. */
function toOneAlphabet(text: string): string {
  let source = text.length > MAX_KEY_INPUT_LENGTH ? text.slice(0, MAX_KEY_INPUT_LENGTH) : text;
  // Polytonic Greek and the like are rare; only they pay for the decomposition.
  for (let at = 0; at < source.length; at += 1) {
    if (source.charCodeAt(at) >= 0x400) {
      source = source.normalize('NFD');
      break;
    }
  }
  let out = '';
  let spaceDue = false;
  for (let at = 0; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    const letter = LETTERS[code] ?? UNKNOWN;
    if (letter === MARK) continue;
    if (letter === UNKNOWN) {
      spaceDue = out !== '';
      continue;
    }
    if (spaceDue) out += ' ';
    spaceDue = false;
    out += isDigit(code) ? readDigit(source, at) : letter;
  }
  return out;
}

function isVowel(letter: string): boolean {
  return (
    letter === 'a' ||
    letter === 'e' ||
    letter === 'i' ||
    letter === 'o' ||
    letter === 'y' ||
    letter === 'u' ||
    letter === 'w'
  );
}

/** Before these ELOT writes αυ, ευ as af, ef. An h is voiceless only as χ, which it is before a vowel. */
function isVoiceless(letter: string, next: string): boolean {
  return letter === 'h' ? isVowel(next) : 'TkxpstPcf'.includes(letter);
}

/** Pairs that sound the same wherever they stand. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['ai', 'e'],
  ['ay', 'av'],
  ['au', 'av'],
  ['ei', 'i'],
  ['ey', 'ev'],
  ['eu', 'ev'],
  ['oi', 'i'],
  ['oy', 'u'],
  ['ou', 'u'],
  ['wi', 'i'],
  ['wy', 'u'],
  ['wu', 'u'],
  ['mb', 'mb'],
  ['gk', 'g'],
  ['gg', 'g'],
  ['ch', 'x'],
  ['ks', 'x'],
]);

/** Pairs in which the h only colours the letter before a vowel: Dhafni, Ghazi, Khania, Rhodos. */
const ASPIRATED_PAIRS: ReadonlyMap<string, string> = new Map([
  ['dh', 'd'],
  ['gh', 'g'],
  ['kh', 'x'],
  ['rh', 'r'],
]);

const SINGLES: ReadonlyMap<string, string> = new Map([
  ['w', 'o'],
  ['y', 'i'],
  ['q', 'k'],
  ['j', 'tz'],
  ['c', 'k'],
  ['T', 'th'],
  ['P', 'ps'],
]);

/** What two letters sound like together, or undefined when they are read one by one. */
function pairSound(
  letter: string,
  next: string,
  afterNext: string,
  starts: boolean,
  reading: Reading,
): string | undefined {
  if (next === 'h') {
    if (letter === 't') return reading.h && !isVowel(afterNext) ? 'ti' : 'th';
    if (letter === 'p') return reading.h && !isVowel(afterNext) ? 'pi' : 'f';
    if (isVowel(afterNext)) {
      const breathed = ASPIRATED_PAIRS.get(letter + next);
      if (breathed !== undefined) return breathed;
    }
  }
  // mps is μψ (Lampsakos), not μπ and σ.
  if (letter === 'm' && next === 'p') return afterNext === 's' ? undefined : starts ? 'b' : 'mb';
  if (letter === 'n') {
    if (next === 't') {
      // nth is νθ (Xanthi), not ντ and η; a last nt may become nth.
      if (afterNext === 'h' || (afterNext === ' ' && reading.tail)) return undefined;
      return starts ? 'd' : 'nd';
    }
    if (starts) return undefined;
    // ng and nk are γγ and γκ, but nks is γξ and nkh is γχ.
    if (next === 'g' || (next === 'k' && afterNext !== 'h' && afterNext !== 's')) return 'g';
    return undefined;
  }
  return PAIRS.get(letter + next);
}

/** What one letter sounds like between the sound before it and the letters after it. */
function singleSound(letter: string, before: string, next: string, afterNext: string, reading: Reading): string {
  switch (letter) {
    case 'u':
      return reading.u ? 'u' : 'i';
    case 'b':
      if (before === ' ') return reading.b ? 'v' : 'b';
      return reading.b ? 'mb' : 'v';
    case 'g':
      return next === 'x' || (next === 'c' && afterNext === 'h') ? 'n' : 'g';
    case 'h':
      // χ before a vowel (Halandri, Ahaia), η elsewhere (hlioupolh, khfisia).
      if (isVowel(next)) return reading.h ? 'i' : 'x';
      // Only χ can stand before a consonant and after nothing, a vowel or s: hrysoupoli, ahladi.
      return reading.h && next !== ' ' && (before === ' ' || before === 's' || isVowel(before)) ? 'x' : 'i';
    default:
      return SINGLES.get(letter) ?? letter;
  }
}

/** The last letter of a query that may be the first half of a pair. */
function expandPartialPair(letter: string): string {
  if (letter === 'c') return '';
  return letter === 'k' ? 'x' : letter;
}

/** Second pass: letters and pairs of letters to sounds, doubled sounds once. */
function toKey(letters: string, reading: Reading): string {
  const length = letters.length;
  let key = '';
  let last = ' ';
  for (let at = 0; at < length; ) {
    const letter = letters.charAt(at);
    const next = at + 1 < length ? letters.charAt(at + 1) : ' ';
    const afterNext = at + 2 < length ? letters.charAt(at + 2) : ' ';
    let sound = pairSound(letter, next, afterNext, last === ' ', reading);
    if (sound === undefined) {
      const half = reading.tail && at === length - 1 ? expandPartialPair(letter) : letter;
      sound = singleSound(half, last, next, afterNext, reading);
      at += 1;
    } else {
      at += 2;
    }
    if (sound === 'f' && (last === 'a' || last === 'e')) {
      // ELOT af, ef are αυ, ευ before a voiceless sound (Nafplio, Lefkada).
      if (at === length ? reading.tail : isVoiceless(letters.charAt(at), letters.charAt(at + 1))) sound = 'v';
    }
    if (sound === '') continue;
    if (sound.charAt(0) !== last || isDigit(sound.charCodeAt(0))) key += sound;
    else key += sound.slice(1);
    last = sound.charAt(sound.length - 1);
  }
  return key;
}

/** The key of a name, or of a query read in the most likely way. */
export function createPhoneticKey(text: string): string {
  return toKey(toOneAlphabet(text), DEFAULT_READING);
}

function hasLatinLetter(text: string): boolean {
  const length = Math.min(text.length, MAX_KEY_INPUT_LENGTH);
  for (let at = 0; at < length; at += 1) if (isLatin(text.charCodeAt(at))) return true;
  return false;
}

/** Every reading worth trying, the simplest first; toKey gives equal keys where a letter is absent. */
const OTHER_READINGS: readonly Reading[] = [
  { h: true, u: false, b: false, tail: false },
  { h: false, u: true, b: false, tail: false },
  { h: false, u: false, b: true, tail: false },
  { h: false, u: false, b: false, tail: true },
  { h: true, u: true, b: false, tail: false },
  { h: false, u: true, b: true, tail: false },
  { h: true, u: false, b: true, tail: false },
];

/** Keys to look for, the most likely first. Greek gives one; text without a letter or digit gives none. */
export function createQueryKeys(text: string): string[] {
  const letters = toOneAlphabet(text);
  const usual = toKey(letters, DEFAULT_READING);
  if (usual === '') return [];
  const keys = [usual];
  if (!hasLatinLetter(text)) return keys;
  for (const reading of OTHER_READINGS) {
    if (keys.length === MAX_QUERY_KEYS) break;
    const key = toKey(letters, reading);
    if (key !== '' && !keys.includes(key)) keys.push(key);
  }
  return keys;
}

/** Place search begins at three typed characters, but `Tho` is only two letters of Θούριο. */
const SHORTEST_BEGINNING = 2;

/**
 * Keys for a prefix index: the name from each of its words on, the whole name first.
 *
 * After them come the few beginnings that folding would hide: «Παλα» is half of Παλαιό, whose key begins "pale", so
 * the short key "pala" is indexed too. Without it a name would vanish while a pair of letters is half typed.
 */
export function createNameKeys(name: string): string[] {
  const letters = toOneAlphabet(name);
  const keys: string[] = [];
  const hidden: string[] = [];
  for (let start = 0; start < letters.length; start = nextWord(letters, start)) {
    const fromHere = letters.slice(start);
    const key = toKey(fromHere, DEFAULT_READING);
    if (!keys.includes(key)) keys.push(key);
    for (let end = SHORTEST_BEGINNING; end < fromHere.length; end += 1) {
      const beginning = toKey(fromHere.slice(0, end), DEFAULT_READING);
      if (!key.startsWith(beginning) && !hidden.includes(beginning)) hidden.push(beginning);
    }
  }
  return keys.concat(hidden.filter((beginning) => !keys.includes(beginning)));
}

function nextWord(letters: string, from: number): number {
  const space = letters.indexOf(' ', from);
  return space === -1 ? letters.length : space + 1;
}
