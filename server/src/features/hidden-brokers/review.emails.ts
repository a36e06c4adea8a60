/** Emails of steps on private accounts. Each is enqueued in the transaction of what it tells. */
import { formatLongDate } from '@estia/contract/format';
import { reviewEmailFrame as frame, reviewEmailMessages as words } from '@estia/contract/hidden-brokers/email-messages';
import { brokerSignalMessages } from '@estia/contract/hidden-brokers/messages';
import type { BrokerEvidence } from '@estia/contract/hidden-brokers/model';
import type { BrokerStepKind } from '@estia/contract/hidden-brokers/steps';
import type { Locale, Pair } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import type { EmailBlock } from '../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailContent,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';
import { enqueueEmail } from '../../platform/email/outbox.ts';
import { quoteBlock } from '../statements-of-reasons/index.ts';

type Facts = readonly Pick<BrokerEvidence, 'signal' | 'count'>[];
/** Everything a statement of reasons says. `reason` of the nightly job is empty. `code` complains without a login. */
type StatementOfReasons = {
  facts: Facts;
  is_automatic: boolean;
  reason: string;
  new_evidence: string | null;
  complain_by: string;
  code: string;
};
/** As `Undone` has them. */
type UndoneValues = {
  kinds: readonly BrokerStepKind[];
  decision: string;
  reactivated: number;
  limit: number | null;
  holds: BrokerStepKind | null;
  stays_closed: boolean;
  settles_complaint: boolean;
};

export type ReviewEmailValues = {
  account_statement_requested: StatementOfReasons & { answer_by: string };
  account_limited: StatementOfReasons & { max_listings: number };
  account_conversion_requested: StatementOfReasons & { max_listings: number };
  account_suspended: StatementOfReasons;
  account_statement_accepted: { decision: string; settles_complaint: boolean };
  account_step_lifted: UndoneValues;
  account_complaint_rejected: { decision: string; limit: number | null };
  account_complaint_accepted: UndoneValues;
};

const REVIEW_PATH = '/dashboard/account-review';

const formatFacts = (facts: Facts, locale: Locale): string =>
  facts.length === 0
    ? frame.noFacts[locale]
    : facts.map(({ signal, count }) => brokerSignalMessages[signal][locale](count)).join(' · ');

function reasonsBlocks(
  { locale }: TemplateContext,
  values: StatementOfReasons,
  { measure, answerBy }: { measure: string; answerBy?: string },
): EmailBlock[] {
  const rows: (readonly [string, string])[] = [
    [frame.measure[locale], measure],
    [frame.facts[locale], formatFacts(values.facts, locale)],
    [frame.automated[locale], (values.is_automatic ? frame.byMachine : frame.manual)[locale]],
    [frame.ground[locale], frame.groundText[locale]],
    ...(answerBy ? ([[frame.answerBy[locale], formatLongDate(answerBy, locale)]] as const) : []),
  ];
  return [
    { kind: 'facts', rows },
    ...(values.reason ? [quoteBlock(locale, frame.reason, values.reason)] : []),
    ...(values.new_evidence ? [quoteBlock(locale, frame.newEvidence, values.new_evidence)] : []),
  ];
}

/** The code stands behind the #, which no server and no log ever sees. */
const getComplaintHref = (context: TemplateContext, code: string): string =>
  context.page(`/auth/account-complaint#${code}`);

const complaintBlocks = (context: TemplateContext, { complain_by, code }: StatementOfReasons): EmailBlock[] => {
  const { locale } = context;
  return [
    {
      kind: 'aside',
      title: frame.complainTitle[locale],
      text: frame.complain[locale](formatLongDate(complain_by, locale)),
      link: { text: frame.complainLink[locale], href: getComplaintHref(context, code) },
    },
    { kind: 'code', label: frame.code[locale], code },
  ];
};

function describeUndone(
  { kinds, reactivated, limit, holds, stays_closed }: Omit<UndoneValues, 'decision' | 'settles_complaint'>,
  locale: Locale,
): string {
  const { undone } = words;
  const parts = [
    ...(stays_closed ? [undone.staysClosed[locale]] : []),
    ...(kinds.includes('suspend') && !stays_closed ? [undone.suspend[locale](reactivated)] : []),
    ...(kinds.includes('convert') ? [undone.convert[locale]] : []),
    ...(kinds.includes('limit') ? [undone.limit[locale]] : []),
    ...(kinds.length === 1 && kinds[0] === 'statement' ? [undone.statement[locale]] : []),
    ...(holds === 'convert' && !stays_closed ? [undone.convertHolds[locale]] : []),
    ...(limit === null ? [] : [undone.limitHolds[locale](limit)]),
  ];
  return parts.length === 0 ? undone.past[locale] : parts.join(' ');
}

const buildUndoneEmail = (
  context: TemplateContext,
  title: Pair,
  { decision, settles_complaint, ...undone }: UndoneValues,
): EmailContent => ({
  words: { title },
  blocks: [
    textBlock(describeUndone(undone, context.locale)),
    ...(settles_complaint ? [textBlock(words.settlesComplaint[context.locale])] : []),
    quoteBlock(context.locale, frame.decision, decision),
    buttonBlock(frame.see[context.locale], context.page(REVIEW_PATH)),
    // Also who was right may not be content with how far it went (article 20 §5).
    textBlock(frame.elsewhere[context.locale]),
  ],
});

export const reviewEmails: EmailTemplates<ReviewEmailValues> = {
  account_statement_requested: ({ answer_by, ...values }, context) => {
    const { locale } = context;
    return {
      words: words.statement,
      blocks: [
        textBlock(words.statement.text[locale](formatLongDate(answer_by, locale))),
        buttonBlock(words.statement.button[locale], context.page(REVIEW_PATH)),
        ...reasonsBlocks(context, values, { measure: words.statement.measure[locale], answerBy: answer_by }),
        ...complaintBlocks(context, values),
      ],
    };
  },
  account_limited: ({ max_listings, ...values }, context) => {
    const { locale } = context;
    return {
      words: words.limit,
      blocks: [
        textBlock(words.limit.text[locale](max_listings)),
        ...reasonsBlocks(context, values, { measure: words.limit.measure[locale](max_listings) }),
        buttonBlock(words.limit.button[locale], context.page(REVIEW_PATH)),
        ...complaintBlocks(context, values),
      ],
    };
  },
  account_conversion_requested: ({ max_listings, ...values }, context) => {
    const { locale } = context;
    return {
      words: words.convert,
      blocks: [
        textBlock(words.convert.text[locale]),
        buttonBlock(words.convert.button[locale], context.page(REVIEW_PATH)),
        ...reasonsBlocks(context, values, { measure: words.convert.measure[locale](max_listings) }),
        ...complaintBlocks(context, values),
      ],
    };
  },
  account_suspended: (values, context) => {
    const { locale } = context;
    return {
      words: words.suspend,
      blocks: [
        textBlock(words.suspend.text[locale]),
        ...reasonsBlocks(context, values, { measure: words.suspend.measure[locale] }),
        buttonBlock(words.suspend.button[locale], getComplaintHref(context, values.code)),
        ...complaintBlocks(context, values),
      ],
    };
  },
  account_statement_accepted: ({ decision, settles_complaint }, context) => ({
    words: words.accepted,
    blocks: [
      textBlock(words.accepted.text[context.locale]),
      ...(settles_complaint ? [textBlock(words.settlesComplaint[context.locale])] : []),
      quoteBlock(context.locale, frame.decision, decision),
      buttonBlock(frame.see[context.locale], context.page(REVIEW_PATH)),
      ...(settles_complaint ? [textBlock(frame.elsewhere[context.locale])] : []),
    ],
  }),
  account_step_lifted: (values, context) =>
    buildUndoneEmail(context, words.lifted[values.kinds[0] ?? 'statement'], values),
  account_complaint_rejected: ({ decision, limit }, context) => ({
    words: words.rejected,
    blocks: [
      textBlock(
        [
          words.rejected.text[context.locale],
          ...(limit === null ? [] : [words.rejected.limitHolds[context.locale](limit)]),
        ].join(' '),
      ),
      quoteBlock(context.locale, frame.decision, decision),
      textBlock(frame.elsewhere[context.locale]),
    ],
  }),
  // Its title says it.
  account_complaint_accepted: (values, context) =>
    buildUndoneEmail(context, words.complaintAccepted, { ...values, settles_complaint: false }),
};

type Recipient = { id: number; email: string; locale: Locale; username: string };

/** `trx` is the transaction of what the email tells of. */
export const enqueueReviewEmail = <T extends keyof ReviewEmailValues>(
  trx: Trx,
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  recipient: Recipient,
  template: T,
  values: ReviewEmailValues[T],
): Promise<void> =>
  enqueueEmail(trx, {
    secrets,
    now: clock(),
    order: {
      accountId: recipient.id,
      to: recipient.email,
      locale: recipient.locale,
      template,
      values: { name: recipient.username, ...values },
    },
  });
