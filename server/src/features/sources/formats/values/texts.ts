/** Texts of feeds: HTML and hidden signs are taken out, and two languages in one field become two fields. */
import { hidden, oneSpelling } from '@estia/contract/one-line';
import sanitizeHtml from 'sanitize-html';

const tags = /<\/?[a-z][^<>]{0,2000}>/i;
const entities = /&(?:[a-z]{2,8}|#\d{2,7}|#x[\da-f]{2,6});/i;
const decoded: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** What tags hold each other is looked up tag by tag: tens of thousands of open ones take seconds. The text ends before more. */
const MAX_TAGS = 3_000;
const hiddenSigns = new RegExp(hidden.source, 'gu');

export type CleanText = { text: string; isChanged: boolean };

function endBeforeTooManyTags(text: string): string {
  let count = 0;
  for (const { index } of text.matchAll(/<[a-z]/gi)) {
    count += 1;
    if (count > MAX_TAGS) return text.slice(0, index);
  }
  return text;
}

export function cleanText(raw: string, lines: boolean): CleanText {
  let text = raw;
  let isChanged = false;
  if (tags.test(text) || entities.test(text)) {
    isChanged = true;
    text = endBeforeTooManyTags(text).replace(/<(?:br|\/p|\/li|\/div|\/h\d)[^<>]{0,200}>/gi, '$&\n');
    text = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).replace(
      /&(?:amp|lt|gt|quot);/g,
      (entity) => decoded[entity] ?? entity,
    );
  }
  text = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\u00A0', ' ').replaceAll('\t', ' ');
  const visible = text
    .split('\n')
    .map((line) => line.replace(hiddenSigns, '').trim())
    .join(lines ? '\n' : ' ');
  if (visible.replaceAll(/\s/g, '').length !== text.replaceAll(/\s/g, '').length) isChanged = true;
  return { text: oneSpelling(visible.replace(/\n{3,}/g, '\n\n').replace(/ {2,}/g, ' ')).trim(), isChanged };
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/**
 * Greek, English, or too few letters to say. By words that begin with a small letter: brands and names of places, which
 * stand in texts of both languages, begin with a capital.
 */
function detectLanguage(text: string): 'el' | 'en' | null {
  const greek = count(text, /\p{Script=Greek}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (greek + latin < 3) return null;
  const greekWords = count(text, /(?<!\p{L})(?=\p{Script=Greek})\p{Ll}\p{L}+/gu);
  const latinWords = count(text, /(?<!\p{L})(?=\p{Script=Latin})\p{Ll}\p{L}+/gu);
  if (greekWords + latinWords === 0) return greek * 2 >= latin ? 'el' : 'en';
  return greekWords >= latinWords ? 'el' : 'en';
}

/** `Διαμέρισμα στο Χαλάνδρι / Apartment in Chalandri`, or paragraphs first in one and then in the other language. */
export function splitLanguages(text: string): { el: string | null; en: string | null } {
  const el: string[] = [];
  const en: string[] = [];
  const parts = text.includes('\n') ? text.split(/\n+/) : text.split(/\s(?:[|/•]|-{2,}|\*{2,}|={2,})\s/);
  let last: 'el' | 'en' | null = null;
  for (const part of parts) {
    // «A/C, WiFi» alone on a line belongs to what stands before it; a phrase of three words has a language of its own.
    const words = count(part, /\p{L}{2,}/gu);
    const language: 'el' | 'en' | null = words >= 3 || last === null ? (detectLanguage(part) ?? last) : last;
    const list = language === 'en' ? en : el;
    if (part.trim() !== '' && !/^[-*=_•|/\s]+$/.test(part)) list.push(part.trim());
    last = language ?? last;
  }
  const joiner = text.includes('\n') ? '\n' : ' / ';
  return { el: el.join(joiner) || null, en: en.join(joiner) || null };
}
