/** Emails of cases of two exclusive mandates. Each agency is named to the other; what it wrote and its document are not. */
import { pauseEmailFrame as frame } from '@estia/contract/matches/email-messages';
import { exclusiveEmailMessages as words } from '@estia/contract/matches/exclusive-email-messages';
import type { ExclusiveEndReason } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import { statementMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import {
  buttonBlock,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../../platform/email/outbox.ts';
import { type StatementValues, statementRedress } from '../../statements-of-reasons/index.ts';
import {
  agencyRows,
  type EmailRecipient,
  factsBlock,
  formatMoment,
  getListingPage,
  type NamedAgency,
  type PublicListingValues,
  reasonsBlock,
} from '../pauses/pauses.emails.ts';

type CaseValues = { case_id: number; own_codes: string };
type ReasonedValues = CaseValues & { reasons: string; reasons_locale: Locale };
/** By the decision that was looked at again; null: this is the first. */
type DecidedValues = ReasonedValues & { stood_before: boolean | null };

export type ExclusiveEmailValues = {
  exclusive_case_opened: CaseValues & NamedAgency & { listing: PublicListingValues; answer_due_at: string };
  exclusive_confirmed: DecidedValues;
  exclusive_lost: DecidedValues & { statement: StatementValues };
  exclusive_case_closed: CaseValues & { reason: ExclusiveEndReason };
  exclusive_case_reopened: ReasonedValues & { answer_due_at: string };
  exclusive_statement_received: CaseValues & { text: string; answer_due_at: string };
};

const getCasePage = (context: TemplateContext, id: number): string => context.page(`/dashboard/mandates/cases/${id}`);

export const exclusiveEmails: EmailTemplates<ExclusiveEmailValues> = {
  exclusive_case_opened: (values, context) => {
    const { locale } = context;
    const texts = words.exclusive_case_opened;
    const due = formatMoment(values.answer_due_at, context);
    return {
      words: texts,
      blocks: [
        textBlock(texts.text[locale](due)),
        textBlock(texts.loss[locale]),
        factsBlock([
          [frame.listing[locale], values.own_codes],
          ...agencyRows(context, values),
          [frame.answerDue[locale], due],
        ]),
        buttonBlock(texts.button[locale], getCasePage(context, values.case_id)),
        {
          kind: 'aside',
          title: texts.other[locale],
          text: locale === 'el' ? values.agency_el : values.agency_en,
          link: {
            text: `${values.listing.title[locale]} · ${values.listing.code}`,
            href: getListingPage(context, values.listing),
          },
        },
      ],
    };
  },
  exclusive_confirmed: (values, context) => ({
    words: words.exclusive_confirmed,
    blocks: [
      textBlock(words.exclusive_confirmed[values.stood_before === false ? 'textAfterLoss' : 'text'][context.locale]),
      factsBlock([[frame.listing[context.locale], values.own_codes]]),
      reasonsBlock(context, values),
      buttonBlock(frame.seeCase[context.locale], getCasePage(context, values.case_id)),
    ],
  }),
  exclusive_lost: (values, context) => {
    const { locale } = context;
    const texts = { ...words.exclusive_lost, ...(values.stood_before === false ? words.exclusive_still_lost : {}) };
    return {
      words: texts,
      blocks: [
        textBlock(texts.text[locale]),
        factsBlock([
          [frame.listing[locale], values.own_codes],
          [statementMessages.number[locale], String(values.statement.id)],
          [texts.measure[locale], texts.measureText[locale]],
          [texts.decided[locale], texts.decidedText[locale]],
          [texts.ground[locale], texts.groundText[locale]],
        ]),
        reasonsBlock(context, values),
        buttonBlock(frame.seeCase[locale], getCasePage(context, values.case_id)),
        ...statementRedress(context, values.statement),
      ],
    };
  },
  exclusive_case_closed: (values, context) => ({
    words: words.exclusive_case_closed,
    blocks: [
      textBlock(words.exclusive_case_closed[values.reason][context.locale]),
      factsBlock([[frame.listing[context.locale], values.own_codes]]),
      buttonBlock(frame.seeCase[context.locale], getCasePage(context, values.case_id)),
    ],
  }),
  exclusive_case_reopened: (values, context) => {
    const { locale } = context;
    const texts = words.exclusive_case_reopened;
    const due = formatMoment(values.answer_due_at, context);
    return {
      words: texts,
      blocks: [
        textBlock(texts.text[locale](due)),
        factsBlock([
          [frame.listing[locale], values.own_codes],
          [frame.answerDue[locale], due],
        ]),
        reasonsBlock(context, values),
        buttonBlock(words.exclusive_case_opened.button[locale], getCasePage(context, values.case_id)),
      ],
    };
  },
  exclusive_statement_received: (values, context) => {
    const { locale } = context;
    const texts = words.exclusive_statement_received;
    return {
      words: texts,
      blocks: [
        textBlock(texts.text[locale](formatMoment(values.answer_due_at, context))),
        factsBlock([
          [frame.listing[locale], values.own_codes],
          [frame.caseNumber[locale], String(values.case_id)],
        ]),
        { kind: 'quote', label: frame.received[locale], text: values.text },
        buttonBlock(frame.seeCase[locale], getCasePage(context, values.case_id)),
      ],
    };
  },
};

/** `trx` is the transaction of what the email tells of. To nobody where the agency's account was erased. */
export const enqueueExclusiveEmail = <T extends keyof ExclusiveEmailValues>(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  recipient: EmailRecipient | null,
  template: T,
  values: ExclusiveEmailValues[T],
): Promise<void> => (recipient ? enqueueEmailTo(trx, deps, recipient, { template, values }) : Promise.resolve());
