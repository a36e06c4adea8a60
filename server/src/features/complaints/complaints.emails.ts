/** Emails of complaints about decisions: the receipt, and the answer with its reasons. */
import { complaintEmailMessages as words } from '@estia/contract/statements-of-reasons/complaint-messages';
import type { ComplaintEffect } from '@estia/contract/statements-of-reasons/complaints';
import type { RestrictionKind } from '@estia/contract/statements-of-reasons/model';
import {
  restrictionMessages,
  statementMessages as rows,
} from '@estia/contract/statements-of-reasons/restriction-messages';
import type { EmailBlock } from '../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';
import { quoteBlock } from '../statements-of-reasons/index.ts';

type About = { statement_id: number; kind: RestrictionKind };
type Answered = About & { answer: string };

export type ComplaintEmailValues = {
  complaint_received: About & { text: string };
  complaint_accepted: Answered & { effect: ComplaintEffect };
  complaint_rejected: Answered;
};

const aboutBlock = ({ locale }: TemplateContext, { statement_id, kind }: About): EmailBlock => ({
  kind: 'facts',
  rows: [
    [rows.number[locale], String(statement_id)],
    [words.decision[locale], restrictionMessages[kind].name[locale]],
  ],
});
const seeButton = (context: TemplateContext, { statement_id }: About): EmailBlock =>
  buttonBlock(words.button[context.locale], context.page(`/dashboard/decisions/${statement_id}`));

export const complaintEmails: EmailTemplates<ComplaintEmailValues> = {
  complaint_received: ({ text, ...about }, context) => ({
    words: words.received,
    blocks: [
      textBlock(words.received.text[context.locale]),
      aboutBlock(context, about),
      { kind: 'quote', label: words.received.yours[context.locale], text },
      seeButton(context, about),
    ],
  }),
  complaint_accepted: ({ answer, effect, ...about }, context) => ({
    words: words.accepted,
    blocks: [
      textBlock(words.effects[effect][context.locale]),
      aboutBlock(context, about),
      quoteBlock(context.locale, words.answer, answer),
      seeButton(context, about),
      // Also who was right may not be content with how far it went (article 20 §5).
      textBlock(rows.elsewhere[context.locale]),
    ],
  }),
  complaint_rejected: ({ answer, ...about }, context) => ({
    words: words.rejected,
    blocks: [
      textBlock(words.rejected.text[context.locale]),
      aboutBlock(context, about),
      quoteBlock(context.locale, words.answer, answer),
      seeButton(context, about),
      textBlock(rows.elsewhere[context.locale]),
    ],
  }),
};
