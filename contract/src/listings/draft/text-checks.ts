/**
 * What in the words of a listing stands in its way, and where: contact data, phrases that shut people out, promises
 * that nobody can keep, shouting. The form says so while one types; the server refuses the first three. Every pattern
 * is a short list with bounded repeats: the text is somebody's own, up to 6,000 characters of it.
 */
import type { FieldErrorCode } from '../../field-errors.ts';
import { discriminationPatterns, residencePromisePatterns } from './prohibited-phrases.ts';

export const textFields = ['title_el', 'title_en', 'description_el', 'description_en'] as const;
export type TextField = (typeof textFields)[number];
export type TextIssueKind = 'contact' | 'unfair' | 'promise' | 'capitals';
/** `found` is what was written, `at` where it begins. */
export type TextIssue = { kind: TextIssueKind; found: string; at: number };

/** Small letters without accents, one for one, so that a place in it is a place in the text. */
export function foldLetters(text: string): string {
  let out = '';
  for (const unit of text.split('')) {
    const letter = unit.normalize('NFD').charAt(0).toLowerCase().charAt(0) || unit;
    out += letter === 'ς' ? 'σ' : letter;
  }
  return out;
}

/** Ten digits as Greeks write them: 6912345678, 210 123 4567, 2310-123456, (+30) 210.12.34.567. */
const greekPhonePattern = /(?<![\d.,])(?:(?:\+|00)30[\s.-]?)?\(?(?:69|2[1-8])(?:[\s().\-/]{0,2}\d){8}(?![\d]|[.,]\d)/g;
const foreignPhonePattern = /(?<![\d.,])(?:\+|00)[1-9](?:[\s().-]{0,2}\d){9,13}(?!\d)/g;
/** A price as it is written: never part of a phone. */
const thousands = /^\d{1,3}(?:[.,]\d{3})+$/;
/** Area codes: 210 to 218, four digits from 22 on, and the five of small places. */
const areaCode = /^(?:21\d|2[1-8]\d{2,})$/;

function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, '').replace(/^(?:00)?30(?=\d{10})/, '');
  if (found.includes('+') || digits.startsWith('69'))
    return !found.split(/[\s/-]+/).some((part) => thousands.test(part));
  const parts = found
    .replace(/[()]/g, ' ')
    .trim()
    .split(/[\s/-]+/);
  if (parts.some((part) => thousands.test(part))) return false;
  // «24000-25000» is what two properties cost.
  if (parts.length > 1 && parts.every((part) => part.endsWith('00'))) return false;
  const [first = ''] = found.replace(/^\D+/, '').split(/\D+/);
  return first.length >= 6 || areaCode.test(first);
}

const digitWord =
  'μηδεν|ενα|εξι|δυο|τρια|τρεισ|τεσσερα|τεσσερισ|πεντε|εφτα|επτα|οχτω|οκτω|εννια|εννεα|zero|one|two|three|four|five|six|seven|eight|nine|\\d{1,2}';
/** «έξι εννέα τέσσερα …»: nobody counts the rooms of a property like this. */
const spelledPhonePattern = new RegExp(
  `(?<!\\p{L})(?:(?:${digitWord})[\\s,.-]{1,3}){7,11}(?:${digitWord})(?!\\p{L})`,
  'gu',
);
const emailPattern =
  /(?<![\p{L}\d])[\p{L}\d][\p{L}\d._+-]{0,63}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]{1,60}(?:\s?(?:\.|\(dot\)|\[dot\])\s?[a-z]{2,10}){1,3}/gu;
const urlPattern =
  /(?:https?:\/\/|www\.)[^\s]{3,200}|(?<![\p{L}\d.@-])[a-z0-9-]{2,60}\.(?:gr|com|eu|net|org)(?![\p{L}\d])/gu;
const messengerPattern = /(?<!\p{L})(?:viber|whats\s?app|telegram|wechat|βαιμπερ|βαιμπρ|βατσαπ|γουατσαπ)(?!\p{L})/gu;
const socialHandlePattern = /(?<![\p{L}\d])@[a-z0-9_.]{3,40}/gu;

const matches = (text: string, patterns: readonly RegExp[]): { found: string; at: number }[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => ({ found: match[0], at: match.index })));

function findContactDetails(text: string): { found: string; at: number }[] {
  const phones = matches(text, [greekPhonePattern]).filter(({ found }) => isPhone(found));
  const words = matches(text, [spelledPhonePattern]).filter(({ found }) => (found.match(/\p{L}+/gu) ?? []).length >= 4);
  const others = matches(text, [
    emailPattern,
    urlPattern,
    messengerPattern,
    socialHandlePattern,
    foreignPhonePattern,
  ]).filter(({ found }) => !found.split(/[\s]+/).some((part) => thousands.test(part.replace('+', ''))));
  return [...phones, ...words, ...others];
}

/** Shouting is several long words in a row: ΔΕΗ, A/C and NOVA are names. */
const LONG = 5;
const SHOUTED_LETTERS = 15;

function findShouting(text: string): { found: string; at: number } | null {
  let run: { from: number; to: number; letters: number; long: number } | null = null;
  for (const match of text.matchAll(/\p{L}+/gu)) {
    const [word] = match;
    if (word.length < 2 && word === word.toUpperCase()) continue;
    const isShouted = word === word.toUpperCase() && word !== word.toLowerCase();
    if (!isShouted) {
      if (run && run.letters >= SHOUTED_LETTERS && run.long >= 2) break;
      run = null;
      continue;
    }
    run ??= { from: match.index, to: 0, letters: 0, long: 0 };
    run.to = match.index + word.length;
    run.letters += word.length;
    if (word.length >= LONG) run.long += 1;
  }
  if (!run || run.letters < SHOUTED_LETTERS || run.long < 2) return null;
  return { found: text.slice(run.from, run.to), at: run.from };
}

/** What there is to say of a text, in the order it stands in it; of one place one thing. */
export function findTextIssues(typed: string | null | undefined): TextIssue[] {
  const text = (typed ?? '').normalize('NFC');
  if (text.trim() === '') return [];
  const low = foldLetters(text);
  const toIssues = (kind: TextIssueKind, found: readonly { found: string; at: number }[]): TextIssue[] =>
    found.map(({ found: part, at }) => ({ kind, at, found: text.slice(at, at + part.length).trim() }));
  const notes = [
    ...toIssues('contact', findContactDetails(low)),
    ...toIssues('unfair', matches(low, discriminationPatterns)),
    ...toIssues('promise', matches(low, residencePromisePatterns)),
  ].sort((a, b) => a.at - b.at || b.found.length - a.found.length);
  const remaining: TextIssue[] = [];
  for (const note of notes) {
    const last = remaining.at(-1);
    if (!last || note.at >= last.at + last.found.length) remaining.push(note);
  }
  const capitals = findShouting(text);
  return capitals ? [...remaining, { kind: 'capitals', ...capitals }] : remaining;
}

const codes: Partial<Record<TextIssueKind, FieldErrorCode>> = {
  contact: 'contact_in_text',
  unfair: 'unfair_words',
  promise: 'visa_promise',
};

/** What is not published: shown at the field it stands in. Capitals are only a hint. */
export function findTextErrors(
  values: Partial<Record<TextField, string | null>>,
): Partial<Record<TextField, FieldErrorCode>> {
  const errors: Partial<Record<TextField, FieldErrorCode>> = {};
  for (const field of textFields) {
    const code = findTextIssues(values[field])
      .map(({ kind }) => codes[kind])
      .find((each) => each !== undefined);
    if (code) errors[field] = code;
  }
  return errors;
}
