/**
 * Emails of reports: which there are, what each needs. The owner's has the statement of reasons.
 */
import { emailContact, emailFrame as frame } from '@estia/contract/accounts/email-messages';
import { formatLongDate } from '@estia/contract/format';
import { findLookup } from '@estia/contract/lookups/model';
import { findByName } from '@estia/contract/map-names';
import { alertEmailMessages as alert, alertEmailReasons } from '@estia/contract/moderation/alert-email-messages';
import { reportEmailMessages as words } from '@estia/contract/moderation/email-messages';
import type { MisuseMeasure } from '@estia/contract/moderation/misuse';
import {
  confirmReportEmailMessages as confirm,
  misuseEmailMessages as measures,
  suspendedReporterMessages as suspended,
} from '@estia/contract/moderation/misuse-messages';
import { statementMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import type { EmailBlock } from '../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailContent,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';
import { quoteBlock, type StatementValues, statementBlocks } from '../statements-of-reasons/index.ts';

type ReportValues = { number: number; ad: string; reason_id: number };
type DecidedReportValues = ReportValues & { decision: string };

type MeasureValues = { statement: StatementValues; until: string | null };

export type ModerationEmailValues = {
  report_received: ReportValues & { hours: number; handle_from: string | null; confirm_code: string | null };
  reports_warned: MeasureValues;
  reports_suspended: MeasureValues;
  reports_measure_lifted: { kind: MisuseMeasure; statement_id: number; reason: string };
  report_upheld: DecidedReportValues;
  report_dismissed: DecidedReportValues;
  listing_stopped: ReportValues & { statement: StatementValues };
  user_alert: { reason_id: number; note: string };
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

const confirmBlocks = (context: TemplateContext, code: string): EmailBlock[] => [
  {
    kind: 'aside',
    title: confirm.title[context.locale],
    text: confirm.text[context.locale],
    // Behind the #, which no server and no log ever sees.
    link: { text: confirm.link[context.locale], href: context.page(`/contact/report-confirm#${code}`) },
  },
];

export const moderationEmails: EmailTemplates<ModerationEmailValues> = {
  report_received: ({ hours, handle_from, confirm_code, ...report }, context) => ({
    words: words.report_received,
    blocks: [
      textBlock(words.report_received.text[context.locale]),
      { kind: 'facts', rows: listReportFacts(context, report) },
      {
        kind: 'aside',
        title: words.report_received.nextTitle[context.locale],
        text:
          handle_from === null
            ? words.report_received.next[context.locale](hours)
            : suspended.notBefore[context.locale](formatLongDate(handle_from, context.locale)),
        ...(handle_from === null
          ? {}
          : { link: { text: suspended.complain[context.locale], href: context.page('/auth/account-complaint') } }),
      },
      ...(confirm_code === null ? [] : confirmBlocks(context, confirm_code)),
    ],
    why: words.why,
  }),
  reports_warned: ({ statement }, context) => ({
    words: measures.reports_warned,
    blocks: [textBlock(measures.reports_warned.text[context.locale]), ...statementBlocks(context, statement)],
    why: words.why,
  }),
  reports_suspended: ({ statement, until }, { locale, ...context }) => ({
    words: measures.reports_suspended,
    blocks: [
      textBlock(measures.reports_suspended.text[locale](formatLongDate(until ?? '', locale))),
      ...statementBlocks({ locale, ...context }, statement),
    ],
    why: words.why,
  }),
  reports_measure_lifted: ({ kind, statement_id, reason }, { locale }) => ({
    words: measures.reports_measure_lifted,
    blocks: [
      textBlock(measures.reports_measure_lifted[kind][locale]),
      { kind: 'facts', rows: [[statementMessages.number[locale], String(statement_id)]] },
      quoteBlock(locale, measures.reports_measure_lifted.reason, reason),
    ],
    why: words.why,
  }),
  report_upheld: (values, context) => buildReporterEmail(context, 'report_upheld', values),
  report_dismissed: (values, context) => buildReporterEmail(context, 'report_dismissed', values),
  listing_stopped: ({ statement, ...report }, context) => ({
    words: words.listing_stopped,
    blocks: [
      textBlock(words.listing_stopped.text[context.locale]),
      {
        kind: 'facts',
        rows: [...listReportFacts(context, report)],
      },
      buttonBlock(words.listing_stopped.button[context.locale], context.page('/dashboard/properties')),
      ...statementBlocks(context, statement),
    ],
  }),
  user_alert: ({ reason_id, note }, context) => {
    const reason = findLookup('user_alert_reasons', reason_id);
    const { noticed, todo } = findByName(alertEmailReasons, reason?.code ?? '') ?? alertEmailReasons.other;
    const { locale } = context;
    return {
      words: alert,
      blocks: [
        textBlock(noticed[locale]),
        { kind: 'facts', rows: [[alert.reason[locale], reason?.name[locale] ?? '']] },
        ...(note ? [{ kind: 'quote' as const, label: alert.note[locale], text: note }] : []),
        { kind: 'aside', title: alert.todo[locale], text: todo[locale] },
        textBlock(alert.unchanged[locale]),
        buttonBlock(alert.button[locale], context.page('/dashboard/user/profile')),
        {
          kind: 'aside',
          title: alert.answerTitle[locale],
          text: alert.answer[locale],
          link: { text: emailContact, href: `mailto:${emailContact}` },
        },
      ],
    };
  },
};
