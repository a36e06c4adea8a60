/** How a feature says what its emails are: a template is a function from its values to blocks; the frame is the same for all. */
import { emailFrame as frame } from '@estia/contract/accounts/email-messages';
import { athensTime } from '@estia/contract/athens';
import { formatLongDate } from '@estia/contract/format';
import type { Locale, Pair } from '@estia/contract/pair';
import { defaultOperator } from '@estia/contract/site/operator';
import { type EmailBlock, type Link, renderEmail } from './email-layout.ts';
import type { AttachmentFactory, EmailRenderer, EmailValues } from './outbox.ts';

export type TemplateContext = {
  locale: Locale;
  /** A page of ours in the reader's language. */
  page: (path: string) => string;
  /** When it happened, in words. */
  when: string;
  origin: string;
};

export type EmailContent = {
  words: { title: Pair; subject?: Pair };
  blocks: readonly EmailBlock[];
  /** Who the reader is to us. */
  reader?: 'stranger' | 'gone';
  /** Why they are written to, where none of those says it. */
  why?: Pair;
  /** Where they change or end that. */
  footerLinks?: readonly Link[];
  /** Where a mail program unsubscribes its reader by one POST (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: readonly AttachmentFactory[];
};

export const textBlock = (text: string): EmailBlock => ({ kind: 'text', text });
export const buttonBlock = (text: string, href: string): EmailBlock => ({ kind: 'button', link: { text, href } });

const formatTime = (at: Date, locale: Locale): string =>
  frame.athensTime[locale](`${formatLongDate(at.toISOString(), locale)}, ${athensTime(at)}`);

/**
 * A name is what somebody typed, and anybody can register with a stranger's address: what a mail program would make a
 * link or a number to call of is left out, so that our letters carry nobody's advertisement.
 */
export const sanitizeDisplayName = (name: string): string => (/[/@:<>]|\S\.\S|\d{5}|.{61}/u.test(name) ? '' : name);

function getReason(draft: EmailContent, locale: Locale, values: EmailValues): string {
  if (draft.why) return draft.why[locale];
  if (draft.reader === 'stranger') return frame.whyStranger[locale];
  return draft.reader === 'gone'
    ? frame.whyGone[locale]
    : frame.whyMember[locale](sanitizeDisplayName(String(values.name ?? '')));
}

/** Template → its letter, given what the template needs. */
export type EmailTemplates<L = Record<string, never>> = {
  [T in keyof L]: (values: L[T], ground: TemplateContext) => EmailContent;
};

/** All letters there are, each under its own name: the worker renders whichever was ordered. */
export function createEmailRenderer(origin: string, ...templates: readonly object[]): EmailRenderer {
  const all = new Map<string, (values: EmailValues, ground: TemplateContext) => EmailContent>();
  for (const group of templates)
    for (const [template, write] of Object.entries(group)) {
      if (all.has(template)) throw new Error(`Two letters are called ${template}`);
      all.set(template, write);
    }
  return ({ template, locale, values, at, operator = defaultOperator }) => {
    const write = all.get(template);
    if (!write) throw new Error(`No such letter: ${template}`);
    const page = (path: string) => `${origin}${locale === 'el' ? '' : '/en'}${path}`;
    const draft = write(values, { locale, page, when: formatTime(at, locale), origin });
    const first = draft.blocks[0];
    const written = renderEmail(
      {
        locale,
        subject: (draft.words.subject ?? draft.words.title)[locale],
        preview: first?.kind === 'text' ? first.text : '',
        title: draft.words.title[locale],
        blocks: draft.blocks,
        why: getReason(draft, locale, values),
        ...(draft.footerLinks ? { footerLinks: draft.footerLinks } : {}),
        operator,
      },
      origin,
    );
    return {
      ...written,
      ...(draft.attachments ? { attachments: draft.attachments } : {}),
      ...(draft.unsubscribeUrl ? { unsubscribeUrl: draft.unsubscribeUrl } : {}),
    };
  };
}
