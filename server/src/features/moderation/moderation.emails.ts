/**
 * Emails of reports: which there are, what each needs. The owner's is a statement of reasons (article 17 of the DSA).
 */
import { emailContact, emailFrame as frame } from '@estia/contract/accounts/email-messages';
import { findLookup } from '@estia/contract/lookups/model';
import { reportEmailMessages as words } from '@estia/contract/moderation/email-messages';
import type { EmailBlock } from '../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailContent,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';

type ReportValues = { number: number; ad: string; reason_id: number };
type DecidedReportValues = ReportValues & { decision: string };

export type ModerationEmailValues = {
  report_received: ReportValues & { hours: number };
  report_upheld: DecidedReportValues;
  report_dismissed: DecidedReportValues;
  listing_stopped: DecidedReportValues;
};

const listReportFacts = (
  context: TemplateContext,
  { number, ad: listingTitle, reason_id }: ReportValues,
): [string, string][] => [
  [words.number[context.locale], String(number)],
  [words.listing[context.locale], listingTitle || words.deletedListing[context.locale]],
  [words.ground[context.locale], findLookup('report_reasons', reason_id)?.name[context.locale] ?? ''],
];

const decisionBlock = (context: TemplateContext, text: string): EmailBlock => ({
  kind: 'quote',
  label: words.decided[context.locale],
  text,
});

const objectionBlock = (context: TemplateContext): EmailBlock => ({
  kind: 'aside',
  title: frame.objectTitle[context.locale],
  text: frame.object[context.locale],
  link: { text: emailContact, href: `mailto:${emailContact}` },
});

const buildReporterEmail = (
  context: TemplateContext,
  which: 'report_upheld' | 'report_dismissed',
  values: DecidedReportValues,
): EmailContent => ({
  words: words[which],
  blocks: [
    textBlock(words[which].text[context.locale]),
    { kind: 'facts', rows: listReportFacts(context, values) },
    decisionBlock(context, values.decision),
    objectionBlock(context),
  ],
  why: words.why,
});

export const moderationEmails: EmailTemplates<ModerationEmailValues> = {
  report_received: ({ hours, ...report }, context) => ({
    words: words.report_received,
    blocks: [
      textBlock(words.report_received.text[context.locale]),
      { kind: 'facts', rows: listReportFacts(context, report) },
      {
        kind: 'aside',
        title: words.report_received.nextTitle[context.locale],
        text: words.report_received.next[context.locale](hours),
      },
    ],
    why: words.why,
  }),
  report_upheld: (values, context) => buildReporterEmail(context, 'report_upheld', values),
  report_dismissed: (values, context) => buildReporterEmail(context, 'report_dismissed', values),
  listing_stopped: (values, context) => ({
    words: words.listing_stopped,
    blocks: [
      textBlock(words.listing_stopped.text[context.locale]),
      {
        kind: 'facts',
        rows: [
          ...listReportFacts(context, values),
          [
            words.basis[context.locale],
            (findLookup('report_reasons', values.reason_id)?.extra.illegal ? words.illegal : words.terms)[
              context.locale
            ],
          ],
        ],
      },
      decisionBlock(context, values.decision),
      buttonBlock(words.listing_stopped.button[context.locale], context.page('/dashboard/properties')),
      objectionBlock(context),
    ],
  }),
};
