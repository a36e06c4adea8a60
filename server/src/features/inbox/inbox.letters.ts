/** Letters of messages: which there are, what each needs. The key of a conversation stands behind the # of a link. */
import { duration, letterFrame as frame } from '@estia/contract/accounts/letter-messages';
import { inboxLetterWords as words } from '@estia/contract/inbox/letter-messages';
import { inboxLimits } from '@estia/contract/inbox/limits';
import type { Block } from '../../platform/letter.ts';
import { button, type Ground, harmless, type LetterShelf, text } from '../../platform/letter-shelf.ts';

export type InboxLetters = {
  confirm_message: { ad: string; key: string; rent: boolean };
  new_message: { from: string; ad: string; body: string; conversation: number };
  new_answer: { ad: string; body: string; rent: boolean; conversation: number };
  new_answer_by_key: { ad: string; body: string; rent: boolean; key: string };
};

const aboutAd = (g: Ground, ad: string): Block => ({
  kind: 'facts',
  rows: [[words.ad[g.locale], ad || words.deletedAd[g.locale]]],
});
const quote = (g: Ground, body: string): Block => ({ kind: 'quote', label: words.wrote[g.locale], text: body });
const safety = (g: Ground, rent: boolean): Block[] =>
  rent ? [{ kind: 'aside', title: words.safetyTitle[g.locale], text: words.safety[g.locale] }] : [];

/** The link opens the page by itself; where the letter is read on another device, or without JavaScript, the key is pasted. */
const byKey = (g: Ground, label: string, path: string, key: string, days: number): Block[] => [
  button(label, `${g.page(path)}#${key}`),
  {
    kind: 'facts',
    rows: [
      [words.orPaste[g.locale], key],
      [words.validFor[g.locale], duration[g.locale](days * 1440)],
    ],
  },
];

export const inboxLetters: LetterShelf<InboxLetters> = {
  confirm_message: ({ ad, key, rent }, g) => ({
    words: words.confirm_message,
    blocks: [
      text(words.confirm_message.text[g.locale]),
      aboutAd(g, ad),
      ...byKey(g, words.confirm_message.button[g.locale], '/contact/confirm', key, inboxLimits.confirmDays),
      ...safety(g, rent),
      { kind: 'aside', title: frame.notYou[g.locale], text: words.confirm_message.notYou[g.locale] },
    ],
    reader: 'stranger',
  }),
  new_message: ({ from, ad, body, conversation }, g) => ({
    words: words.new_message,
    blocks: [
      text(words.new_message.text[g.locale]),
      {
        kind: 'facts',
        rows: [
          [words.from[g.locale], harmless(from) || words.someone[g.locale]],
          [words.ad[g.locale], ad || words.deletedAd[g.locale]],
        ],
      },
      quote(g, body),
      button(words.new_message.button[g.locale], g.page(`/dashboard/inbox/${conversation}`)),
      { kind: 'aside', title: words.safetyTitle[g.locale], text: words.safetyOwner[g.locale] },
    ],
    why: words.new_message.why,
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
