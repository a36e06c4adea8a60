/** A person's own text: shown in the reader's language if it was written in it, else as it is and marked as such. */
import type { Locale } from '@estia/contract/pair';

export type LocalizedText = { lang: Locale; text: string };

export function findLocalizedText(
  texts: { el: string | null; en: string | null },
  locale: Locale,
): LocalizedText | null {
  const other: Locale = locale === 'el' ? 'en' : 'el';
  const mine = texts[locale]?.trim();
  if (mine) return { lang: locale, text: mine };
  const theirs = texts[other]?.trim();
  return theirs ? { lang: other, text: theirs } : null;
}

export const splitParagraphs = (text: string): string[] => [
  ...new Set(
    text
      .split(/\n\s*\n|\r?\n/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];
