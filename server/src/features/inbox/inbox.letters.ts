/** Letters of messages: which there are, what each needs. The key of a conversation stands behind the # of a link. */
import { formatDuration, emailFrame as frame } from '@estia/contract/accounts/letter-messages';
import { inboxEmailMessages as words } from '@estia/contract/inbox/letter-messages';
import { inboxLimits } from '@estia/contract/inbox/limits';
import { formatPhone } from '@estia/contract/numbers';
import type { Block } from '../../platform/letter.ts';
import { button, type Ground, harmless, type LetterShelf, text } from '../../platform/letter-shelf.ts';

export type InboxLetters = {
  confirm_message: { ad: string; key: string; code: string; rent: boolean };
  new_message: { from: string; phone: string | null; ad: string; body: string; conversation: number };
  message_waits: { ad: string; conversation: number };
  agency_message: InboxLetters['new_message'];
  lead_assigned: InboxLetters['new_message'] & { by: string };
  new_answer: { ad: string; body: string; rent: boolean; conversation: number };
  new_answer_by_key: { ad: string; body: string; rent: boolean; key: string };
};

const aboutAd = (g: Ground, ad: string): Block => ({
  kind: 'facts',
  rows: [[words.ad[g.locale], ad || words.deletedAd[g.locale]]],
});
const quote = (g: Ground, body: string): Block => ({ kind: 'quote', label: words.wrote[g.locale], text: body });
/** Who asks, about which listing, what, and where to answer. */
const aboutLead = (
  g: Ground,
  { from, phone, ad, body, conversation }: InboxLetters['new_message'],
  assignedBy?: string,
): Block[] => [
  {
    kind: 'facts',
    rows: [
      [words.from[g.locale], harmless(from) || words.someone[g.locale]],
      ...(phone ? [[words.phone[g.locale], formatPhone(phone)] as [string, string]] : []),
      [words.ad[g.locale], ad || words.deletedAd[g.locale]],
      ...(assignedBy ? [[words.assignedBy[g.locale], harmless(assignedBy)] as [string, string]] : []),
    ],
  },
  quote(g, body),
  button(words.new_message.button[g.locale], g.page(`/dashboard/inbox/${conversation}`)),
  { kind: 'aside', title: words.safetyTitle[g.locale], text: words.safetyOwner[g.locale] },
];
const safety = (g: Ground, rent: boolean): Block[] =>
  rent ? [{ kind: 'aside', title: words.safetyTitle[g.locale], text: words.safety[g.locale] }] : [];

/** The link opens the page by itself; where the letter is read on another device, or without JavaScript, the key is pasted. */
const byKey = (g: Ground, label: string, path: string, key: string, days: number, typed = key): Block[] => [
  button(label, `${g.page(path)}#${key}`),
  {
    kind: 'facts',
    rows: [
      [(typed === key ? words.orPaste : words.orType)[g.locale], typed],
      [words.validFor[g.locale], formatDuration[g.locale](days * 1440)],
    ],
  },
];

export const inboxLetters: LetterShelf<InboxLetters> = {
  confirm_message: ({ ad, key, code, rent }, g) => ({
    words: words.confirm_message,
    blocks: [
      text(words.confirm_message.text[g.locale]),
      aboutAd(g, ad),
      ...byKey(g, words.confirm_message.button[g.locale], '/contact/confirm', key, inboxLimits.confirmDays, code),
      ...safety(g, rent),
      { kind: 'aside', title: frame.notYou[g.locale], text: words.confirm_message.notYou[g.locale] },
    ],
    reader: 'stranger',
  }),
  new_message: (lead, g) => ({
    words: words.new_message,
    blocks: [text(words.new_message.text[g.locale]), ...aboutLead(g, lead)],
    why: words.new_message.why,
  }),
  message_waits: ({ ad, conversation }, g) => ({
    words: words.message_waits,
    blocks: [
      text(words.message_waits.text[g.locale]),
      aboutAd(g, ad),
      button(words.message_waits.button[g.locale], g.page(`/dashboard/inbox/${conversation}`)),
    ],
    why: words.message_waits.why,
  }),
  agency_message: (lead, g) => ({
    words: words.agency_message,
    blocks: [text(words.agency_message.text[g.locale]), ...aboutLead(g, lead)],
    why: words.agency_message.why,
  }),
  lead_assigned: ({ by, ...lead }, g) => ({
    words: words.lead_assigned,
    blocks: [text(words.lead_assigned.text[g.locale]), ...aboutLead(g, lead, by)],
    why: words.agency_message.why,
  }),
  new_answer: ({ ad, body, rent, conversation }, g) => ({
    words: words.new_answer,
    blocks: [
      text(words.new_answer.text[g.locale]),
      aboutAd(g, ad),
      quote(g, body),
      button(words.new_answer.button[g.locale], g.page(`/dashboard/inbox/${conversation}`)),
      ...safety(g, rent),
    ],
    why: words.new_answer.why,
  }),
  new_answer_by_key: ({ ad, body, rent, key }, g) => ({
    words: words.new_answer,
    blocks: [
      text(words.new_answer.text[g.locale]),
      aboutAd(g, ad),
      quote(g, body),
      ...byKey(g, words.new_answer.button[g.locale], '/contact/conversation', key, inboxLimits.openDays),
      ...safety(g, rent),
    ],
    why: words.new_answer.whyStranger,
  }),
};
