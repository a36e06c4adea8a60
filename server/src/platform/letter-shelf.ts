/** How a shelf says what its letters are: a template is a function from its values to blocks; the frame is the same for all. */
import { emailFrame as frame } from '@estia/contract/accounts/letter-messages';
import { athensTime } from '@estia/contract/athens';
import { formatLongDate } from '@estia/contract/numbers';
import type { Locale, Pair } from '@estia/contract/pair';
import { defaultOperator } from '@estia/contract/site/operator';
import { type Block, writeLetter } from './letter.ts';
import type { LetterValues, MakeAttachment, RenderLetter } from './outbox.ts';

export type Ground = {
  locale: Locale;
  /** A page of ours in the reader's language. */
  page: (path: string) => string;
  /** When it happened, in words. */
  when: string;
};

export type LetterDraft = {
  words: { title: Pair; subject?: Pair };
  blocks: readonly Block[];
  /** Who the reader is to us. */
  reader?: 'stranger' | 'gone';
  /** Why they are written to, where none of those says it. */
  why?: Pair;
  attachments?: readonly MakeAttachment[];
};

export const text = (text: string): Block => ({ kind: 'text', text });
export const button = (text: string, href: string): Block => ({ kind: 'button', link: { text, href } });

const timeOf = (at: Date, locale: Locale): string =>
  frame.athensTime[locale](`${formatLongDate(at.toISOString(), locale)}, ${athensTime(at)}`);

/**
 * A name is what somebody typed, and anybody can register with a stranger's address: what a mail program would make a
 * link or a number to call of is left out, so that our letters carry nobody's advertisement.
 */
export const harmless = (name: string): string => (/[/@:<>]|\S\.\S|\d{5}|.{61}/u.test(name) ? '' : name);

function whyOf(draft: LetterDraft, locale: Locale, values: LetterValues): string {
  if (draft.why) return draft.why[locale];
  if (draft.reader === 'stranger') return frame.whyStranger[locale];
  return draft.reader === 'gone' ? frame.whyGone[locale] : frame.whyMember[locale](harmless(String(values.name ?? '')));
}

/** Template → its letter, given what the template needs. */
export type LetterShelf<L = Record<string, never>> = {
  [T in keyof L]: (values: L[T], ground: Ground) => LetterDraft;
};

/** All letters there are, each under its own name: the worker renders whichever was ordered. */
export function renderLetters(origin: string, ...shelves: readonly object[]): RenderLetter {
  const all = new Map<string, (values: LetterValues, ground: Ground) => LetterDraft>();
  for (const shelf of shelves)
    for (const [template, write] of Object.entries(shelf)) {
      if (all.has(template)) throw new Error(`Two letters are called ${template}`);
      all.set(template, write);
    }
  return ({ template, locale, values, at, operator = defaultOperator }) => {
    const write = all.get(template);
    if (!write) throw new Error(`No such letter: ${template}`);
    const page = (path: string) => `${origin}${locale === 'el' ? '' : '/en'}${path}`;
    const draft = write(values, { locale, page, when: timeOf(at, locale) });
    const first = draft.blocks[0];
    const written = writeLetter(
      {
        locale,
        subject: (draft.words.subject ?? draft.words.title)[locale],
        preview: first?.kind === 'text' ? first.text : '',
        title: draft.words.title[locale],
        blocks: draft.blocks,
        why: whyOf(draft, locale, values),
        operator,
      },
      origin,
    );
    return draft.attachments ? { ...written, attachments: draft.attachments } : written;
  };
}
