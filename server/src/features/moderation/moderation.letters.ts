/** Letters of reports: which there are, what each needs. The owner's is a statement of reasons (article 17 of the DSA). */
import { emailContact, emailFrame as frame } from '@estia/contract/accounts/letter-messages';
import { findLookup } from '@estia/contract/lookups/model';
import { reportEmailMessages as words } from '@estia/contract/moderation/letter-messages';
import type { Block } from '../../platform/letter.ts';
import { button, type Ground, type LetterDraft, type LetterShelf, text } from '../../platform/letter-shelf.ts';

type Report = { number: number; ad: string; reason_id: number };
type Decided = Report & { decision: string };

export type ModerationLetters = {
  report_received: Report & { hours: number };
  report_upheld: Decided;
  report_dismissed: Decided;
  ad_stopped: Decided;
};

const facts = (g: Ground, { number, ad, reason_id }: Report): [string, string][] => [
  [words.number[g.locale], String(number)],
  [words.ad[g.locale], ad || words.deletedAd[g.locale]],
  [words.ground[g.locale], findLookup('report_reasons', reason_id)?.name[g.locale] ?? ''],
];

const decision = (g: Ground, text: string): Block => ({ kind: 'quote', label: words.decided[g.locale], text });

const objection = (g: Ground): Block => ({
  kind: 'aside',
  title: frame.objectTitle[g.locale],
  text: frame.object[g.locale],
  link: { text: emailContact, href: `mailto:${emailContact}` },
});

const toReporter = (g: Ground, which: 'report_upheld' | 'report_dismissed', values: Decided): LetterDraft => ({
  words: words[which],
  blocks: [
    text(words[which].text[g.locale]),
    { kind: 'facts', rows: facts(g, values) },
    decision(g, values.decision),
    objection(g),
  ],
  why: words.why,
});

export const moderationLetters: LetterShelf<ModerationLetters> = {
  report_received: ({ hours, ...report }, g) => ({
    words: words.report_received,
    blocks: [
      text(words.report_received.text[g.locale]),
      { kind: 'facts', rows: facts(g, report) },
      {
        kind: 'aside',
        title: words.report_received.nextTitle[g.locale],
        text: words.report_received.next[g.locale](hours),
      },
    ],
    why: words.why,
  }),
  report_upheld: (values, g) => toReporter(g, 'report_upheld', values),
  report_dismissed: (values, g) => toReporter(g, 'report_dismissed', values),
  ad_stopped: (values, g) => ({
    words: words.ad_stopped,
    blocks: [
      text(words.ad_stopped.text[g.locale]),
      {
        kind: 'facts',
        rows: [
          ...facts(g, values),
          [
            words.basis[g.locale],
            (findLookup('report_reasons', values.reason_id)?.extra.illegal ? words.illegal : words.terms)[g.locale],
          ],
        ],
      },
      decision(g, values.decision),
      button(words.ad_stopped.button[g.locale], g.page('/dashboard/properties')),
      objection(g),
    ],
  }),
};
