/** What in the words of a listing a review rule finds, and where: in letters as they look, not as they are encoded. */
import { findTextIssues, type TextField, textFields } from '../draft/text-checks.ts';

export type TextFinding = { field: TextField; at: number; found: string };
type Texts = Readonly<Partial<Record<TextField, string | null>>>;

type FoldedText = {
  /** Small letters without accents and invisible characters; letters of any width and shape are plain ones. */
  low: string;
  /** The same with a space for any space and a dot for any sign. */
  words: string;
  /** Where each of them stands in the text, and where it ends there. */
  starts: number[];
  ends: number[];
};

function foldText(text: string): FoldedText {
  const folded: FoldedText = { low: '', words: '', starts: [], ends: [] };
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    // Soft hyphens, joiners, fillers and marks of direction are read by nobody.
    const plain = character
      .normalize('NFKD')
      .replace(/[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
      .toLowerCase()
      .replaceAll('ς', 'σ');
    folded.low += plain;
    folded.words += plain.replace(/\s/gu, ' ').replace(/[^\p{L}\p{N} ]/gu, '.');
    for (let unit = 0; unit < plain.length; unit++) {
      folded.starts.push(at);
      folded.ends.push(end);
    }
    at = end;
  }
  return folded;
}

/** Letters that look alike in Latin, Greek and Cyrillic, small or capital, and digits that stand for them. */
const lookalikes: readonly string[] = [
  'aαа',
  'bβв',
  'cсϲ',
  'dԁ',
  'eεе3',
  'gԍɡ',
  'hηнһ',
  'iιі1',
  'jј',
  'kκк',
  'lӏ1',
  'mμм',
  'nνηи',
  'oοо0',
  'pρр',
  'rг',
  'sѕ5',
  'tτт',
  'uυμ',
  'vνѵ',
  'wωѡш',
  'xχх',
  'yυуγ',
  'zζ',
  'γг',
  'θѳ',
  'λл',
  'πп',
  'φф',
];
const alikeOf = (letter: string): string => {
  const all = new Set([letter, ...lookalikes.filter((group) => group.includes(letter)).join('')]);
  return all.size === 1 ? letter : `[${[...all].join('')}]`;
};

/** Shorter phrases are met by accident where words stand side by side. */
const LONG_ENOUGH_TO_JOIN = 8;

/**
 * Whole words; between the words of a phrase any space or sign. Within a word a sign may stand between two letters, or
 * anything between all of them: w.e.s.t.e.r.n, w e s t e r n.
 */
function compilePhrase(phrase: string): RegExp {
  const words = foldText(phrase)
    .words.split(/[ .]+/)
    .filter(Boolean)
    .map((word) => [...word].map(alikeOf));
  const least = words.flat().length >= LONG_ENOUGH_TO_JOIN ? 0 : 1;
  const either = words.map((word) => `(?:${word.join('\\.?')}|${word.join('[ .]{1,3}')})`);
  return new RegExp(`(?<![^ .])${either.join(`[ .]{${least},6}`)}(?![^ .])`, 'g');
}

/** The same few phrases for every listing of a feed. */
const compiled = new Map<string, RegExp>();
const MAX_COMPILED = 2_000;
function phrasePattern(phrase: string): RegExp {
  const known = compiled.get(phrase);
  if (known) return known;
  if (compiled.size >= MAX_COMPILED) compiled.clear();
  const pattern = compilePhrase(phrase);
  compiled.set(phrase, pattern);
  return pattern;
}

const findIn = (texts: Texts, find: (text: string) => { at: number; found: string }[]): TextFinding[] =>
  textFields.flatMap((field) => {
    const text = (texts[field] ?? '').normalize('NFC');
    return text === '' ? [] : find(text).map((one) => ({ field, ...one }));
  });

/** What was found in the folded text, as it was typed. */
function toTyped(text: string, { starts, ends }: FoldedText, { at, found }: { at: number; found: string }) {
  const start = starts[at] ?? 0;
  return { at: start, found: text.slice(start, ends[at + found.length - 1] ?? text.length) };
}

const findPatterns = (text: string, patterns: readonly RegExp[], part: 'low' | 'words') => {
  const folded = foldText(text);
  return patterns.flatMap((pattern) =>
    [...folded[part].matchAll(pattern)].map(({ 0: found, index }) => toTyped(text, folded, { at: index, found })),
  );
};

export function findPhrases(texts: Texts, phrases: readonly string[]): TextFinding[] {
  const patterns = phrases.filter((phrase) => /[\p{L}\p{N}]/u.test(phrase)).map(phrasePattern);
  return findIn(texts, (text) => findPatterns(text, patterns, 'words'));
}

/**
 * What only looks like contact data and is therefore not refused when it is typed: a phone with letters or signs between its
 * digits, a call to ring, a network where somebody is to be found.
 */
const likelyContact: readonly RegExp[] = [
  /(?<!\p{L})(?:τηλ|κιν|tel|mob|phone|whats?app)\s?[.:]{1,2}\s?\d{3,}/gu,
  /(?<!\d)(?:6\s?9|2\s?[1-8])(?:\s?[\d_*~|ο]){7,10}(?![\d.,])/gu,
  /(?<!\p{L})(?:facebook|instagram|messenger|tiktok|fb|insta)(?!\p{L})/gu,
  /(?<!\p{L})[\p{L}\d.-]{2,40}\s?(?:\(|\[)?(?:dot|τελεια)(?:\)|\])?\s?(?:gr|com|eu|net)(?!\p{L})/gu,
];

/** Names that are met in no other sense, in letters of any alphabet. */
const networks = ['viber', 'whatsapp', 'telegram', 'messenger', 'facebook', 'instagram', 'tiktok'].map(phrasePattern);

function findContactIssues(text: string) {
  const folded = foldText(text);
  return findTextIssues(folded.low)
    .filter(({ kind }) => kind === 'contact')
    .map((issue) => toTyped(text, folded, issue));
}

export function findContactSigns(texts: Texts): TextFinding[] {
  const found = findIn(texts, (text) => [
    ...findContactIssues(text),
    ...findPatterns(text, likelyContact, 'low'),
    ...findPatterns(text, networks, 'words'),
  ]);
  return found.filter(
    (one, index) =>
      !found.some(
        (other, at) =>
          at < index &&
          other.field === one.field &&
          one.at < other.at + other.found.length &&
          other.at < one.at + one.found.length,
      ),
  );
}

const CONTEXT_LENGTH = 60;
/** Only between sentences: after «τ.μ.» one goes on. */
const sentenceEnd = /[.!;?·]\s+(?=\p{Lu})|\n/gu;

/** The sentence in which it stands, and never less than the words around it: what somebody who lets it pass has read. */
export function contextOf(texts: Texts, { field, at, found }: TextFinding): string {
  const text = (texts[field] ?? '').normalize('NFC');
  const to = at + found.length;
  let [from, until] = [0, text.length];
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    if (index + end.length <= at) from = index + end.length;
    else if (index >= to) {
      until = index;
      break;
    }
  }
  const around = text.slice(Math.max(0, Math.min(from, at - CONTEXT_LENGTH)), Math.max(until, to + CONTEXT_LENGTH));
  // With its signs: a comma or a question mark can turn what a sentence says around.
  return foldText(around).low.replaceAll(/\s+/g, ' ').trim();
}
