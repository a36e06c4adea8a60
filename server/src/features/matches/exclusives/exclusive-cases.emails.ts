/** Emails of cases of two exclusive mandates. Each agency is named to the other; what it wrote and its document are not. */
import { emailFrame } from '@estia/contract/accounts/email-messages';
import { pauseEmailFrame as frame } from '@estia/contract/matches/email-messages';
import { exclusiveEmailMessages as words } from '@estia/contract/matches/exclusive-email-messages';
import type { ExclusiveEndReason } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import {
  buttonBlock,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../../platform/email/email-templates.ts';
import { enqueueEmail } from '../../../platform/email/outbox.ts';
import {
  agencyRows,
  complaintBlock,
  type EmailRecipient,
  factsBlock,
  formatMoment,
  getListingPage,
  type NamedAgency,
  type PublicListingValues,
} from '../pauses/pauses.emails.ts';

type CaseValues = { case_id: number; own_codes: string };
type DecidedValues = CaseValues & { reasons: string };

export type ExclusiveEmailValues = {
  exclusive_case_opened: CaseValues & NamedAgency & PublicListingValues & { answer_due_at: string };
  exclusive_confirmed: DecidedValues;
  exclusive_lost: DecidedValues;
  /** Null: the case went with the other agency. */
  exclusive_case_closed: { case_id: number | null; own_codes: string; reason: ExclusiveEndReason };
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
          link: { text: values.code, href: getListingPage(context, values) },
        },
      ],
    };
  },
  exclusive_confirmed: (values, context) => ({
    words: words.exclusive_confirmed,
    blocks: [
      textBlock(words.exclusive_confirmed.text[context.locale]),
      factsBlock([[frame.listing[context.locale], values.own_codes]]),
      { kind: 'quote', label: frame.decision[context.locale], text: values.reasons },
      buttonBlock(frame.seeCase[context.locale], getCasePage(context, values.case_id)),
    ],
  }),
  exclusive_lost: (values, context) => {
    const { locale } = context;
    const texts = words.exclusive_lost;
    return {
      words: texts,
      blocks: [
        textBlock(texts.text[locale]),
        factsBlock([
          [frame.listing[locale], values.own_codes],
          [texts.measure[locale], texts.measureText[locale]],
          [texts.decided[locale], texts.decidedText[locale]],
          [texts.ground[locale], texts.groundText[locale]],
        ]),
        { kind: 'quote', label: frame.decision[locale], text: values.reasons },
        buttonBlock(frame.seeCase[locale], getCasePage(context, values.case_id)),
        complaintBlock(context, emailFrame.object[locale]),
      ],
    };
  },
  exclusive_case_closed: (values, context) => ({
    words: words.exclusive_case_closed,
    blocks: [
      textBlock(words.exclusive_case_closed[values.reason][context.locale]),
      factsBlock([[frame.listing[context.locale], values.own_codes]]),
      values.case_id === null
        ? buttonBlock(words.exclusive_case_closed.button[context.locale], context.page('/dashboard/mandates'))
        : buttonBlock(frame.seeCase[context.locale], getCasePage(context, values.case_id)),
    ],
  }),
};

/** `trx` is the transaction of what the email tells of. */
export const enqueueExclusiveEmail = <T extends keyof ExclusiveEmailValues>(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  recipient: EmailRecipient,
  template: T,
  values: ExclusiveEmailValues[T],
): Promise<void> =>
  enqueueEmail(trx, {
    secrets: deps.secrets,
    now: deps.clock(),
    order: {
      accountId: recipient.id,
      to: recipient.email,
      locale: recipient.locale as Locale,
      template,
      values: { name: recipient.username, ...values },
    },
  });
