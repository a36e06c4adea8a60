/** Emails of scheduled pauses and disputes. The agency’s name nothing of the owner but the listing that everybody sees. */
import { emailContact, emailFrame } from '@estia/contract/accounts/email-messages';
import { athensTime } from '@estia/contract/athens';
import { formatLongDate } from '@estia/contract/format';
import { pauseEmailFrame as frame, pauseEmailMessages as words } from '@estia/contract/matches/email-messages';
import { answerMessages, objectionMessages } from '@estia/contract/matches/messages';
import type { DisputeSide, EndReason, ObjectionReason } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import { statementMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import type { EmailBlock, FactRow } from '../../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../../platform/email/outbox.ts';
import { type StatementValues, statementRedress } from '../../statements-of-reasons/index.ts';

/** `title` as the listing has it, or its type and size where that could be somebody's advertisement. */
export type PublicListingValues = {
  property_id: number;
  for: Purpose;
  code: string;
  title: { el: string; en: string };
};
export type NamedAgency = { agency_el: string; agency_en: string; gemi: string };
type OwnerValues = NamedAgency & { pause_id: number; listings: readonly PublicListingValues[]; pause_at: string };

export type PauseEmailValues = {
  pause_scheduled: OwnerValues;
  pause_reminder: OwnerValues;
  pause_applied: OwnerValues & { after_dispute: boolean; statement: StatementValues };
  pause_cancelled: OwnerValues & { reason: Extract<EndReason, 'agency_listing_ended' | 'not_same' | 'cooperation'> };
  owner_advertises: { listing: PublicListingValues; own_listings: readonly PublicListingValues[]; pause_at: string };
  another_agency_listed: NamedAgency & { listing: PublicListingValues; own_codes: string };
  mandate_requested: { pause_id: number; own_codes: string; answer_due_at: string; reason: ObjectionReason };
  dispute_decided: NamedAgency & {
    pause_id: number;
    own_codes: string;
    side: DisputeSide;
    decided_for: DisputeSide;
    decision: string;
    decision_locale: Locale;
    pause_at: string;
    /** On offer by the agency that has no agreement: to the owner whose objection was accepted. Emails of before have none. */
    agency_listings?: readonly PublicListingValues[];
  };
  dispute_reopened: { pause_id: number; own_codes: string; side: DisputeSide; reasons: string; reasons_locale: Locale };
  objection_received: {
    pause_id: number;
    listings: readonly PublicListingValues[];
    reason: ObjectionReason;
    text: string;
    answer_due_at: string;
  };
  answer_received: {
    pause_id: number;
    own_codes: string;
    signed_on: string | null;
    expires_on: string | null;
    text: string;
  };
  dispute_cancelled: { pause_id: number; own_codes: string; reason: EndReason };
  dispute_message: { pause_id: number; own_codes: string; text: string };
};

export const formatMoment = (iso: string, { locale }: TemplateContext): string =>
  emailFrame.athensTime[locale](`${formatLongDate(iso, locale)}, ${athensTime(new Date(iso))}`);

const getPausePage = (context: TemplateContext, id: number): string =>
  context.page(`/dashboard/properties/same-property/${id}`);
export const getListingPage = (
  context: TemplateContext,
  listing: Pick<PublicListingValues, 'for' | 'property_id'>,
): string => context.page(`/properties/for-${listing.for}/${listing.property_id}`);

/** The decision takes down no listing of the agency: what its owner may do about it. */
const agencyStaysBlocks = (context: TemplateContext, listings: readonly PublicListingValues[]): EmailBlock[] =>
  listings.map((listing) => ({
    kind: 'aside',
    title: words.agency_stays.title[context.locale],
    text: words.agency_stays.text[context.locale],
    link: {
      text: words.agency_stays.link[context.locale](listing.code),
      href: context.page(`/contact/report/for-${listing.for}/${listing.property_id}`),
    },
  }));

export const factsBlock = (rows: readonly FactRow[]): EmailBlock => ({ kind: 'facts', rows });
/** By its title, which leads to its page. */
const listingRow = (context: TemplateContext, label: string, listing: PublicListingValues): FactRow => [
  label,
  `${listing.title[context.locale]} · ${listing.code}`,
  getListingPage(context, listing),
];
const ownListingRows = (context: TemplateContext, listings: readonly PublicListingValues[]): FactRow[] =>
  listings.map((listing) => listingRow(context, frame.listing[context.locale], listing));
/** Says in which language the reasons are where the reader's own is another. */
export const reasonsBlock = (
  { locale }: TemplateContext,
  { reasons, reasons_locale }: { reasons: string; reasons_locale: Locale },
): EmailBlock => ({
  kind: 'quote',
  label: (reasons_locale === locale ? frame.decision : frame.decisionIn[reasons_locale])[locale],
  text: reasons,
});
export const agencyRows = ({ locale }: TemplateContext, values: NamedAgency): FactRow[] => [
  [frame.agency[locale], locale === 'el' ? values.agency_el : values.agency_en],
  [frame.gemi[locale], values.gemi],
];
const ownerRows = (context: TemplateContext, values: OwnerValues): FactRow[] => [
  ...ownListingRows(context, values.listings),
  ...agencyRows(context, values),
];

const complaintBlock = ({ locale }: TemplateContext, text: string): EmailBlock => ({
  kind: 'aside',
  title: emailFrame.objectTitle[locale],
  text,
  link: { text: emailContact, href: `mailto:${emailContact}` },
});

const receivedBlocks = ({ locale }: TemplateContext, text: string): EmailBlock[] =>
  text === '' ? [] : [{ kind: 'quote', label: frame.received[locale], text }];

const mandateRows = (
  { locale }: TemplateContext,
  { signed_on, expires_on }: Pick<PauseEmailValues['answer_received'], 'signed_on' | 'expires_on'>,
): FactRow[] =>
  signed_on === null
    ? []
    : [
        [
          words.answer_received.mandate[locale],
          answerMessages.mandateDates[locale](
            formatLongDate(signed_on, locale),
            expires_on && formatLongDate(expires_on, locale),
          ),
        ],
      ];

const getRequestWords = (reason: ObjectionReason) =>
  reason === 'not_same_property' ? words.same_property_questioned : words.mandate_requested;

const getCancelledText = (reason: EndReason) =>
  reason === 'not_same' || reason === 'cooperation'
    ? words.dispute_cancelled[reason]
    : words.dispute_cancelled.listing_ended;

export const pauseEmails: EmailTemplates<PauseEmailValues> = {
  pause_scheduled: (values, context) => ({
    words: words.pause_scheduled,
    blocks: [
      textBlock(words.pause_scheduled.text[context.locale](formatMoment(values.pause_at, context))),
      factsBlock([
        ...ownerRows(context, values),
        [frame.pauseAt[context.locale], formatMoment(values.pause_at, context)],
      ]),
      buttonBlock(frame.see[context.locale], getPausePage(context, values.pause_id)),
      {
        kind: 'aside',
        title: words.pause_scheduled.objectTitle[context.locale],
        text: words.pause_scheduled.object[context.locale],
        link: {
          text: words.pause_scheduled.objectLink[context.locale],
          href: getPausePage(context, values.pause_id),
        },
      },
    ],
  }),
  pause_reminder: (values, context) => ({
    words: words.pause_reminder,
    blocks: [
      textBlock(words.pause_reminder.text[context.locale](formatMoment(values.pause_at, context))),
      factsBlock(ownerRows(context, values)),
      buttonBlock(frame.see[context.locale], getPausePage(context, values.pause_id)),
    ],
  }),
  pause_applied: ({ after_dispute, statement, ...values }, context) => {
    const { locale } = context;
    const said = words.pause_applied;
    return {
      words: said,
      blocks: [
        textBlock((after_dispute ? said.textAfterDispute : said.text)[locale]),
        factsBlock([
          ...ownerRows(context, values),
          [statementMessages.number[locale], String(statement.id)],
          [said.measure[locale], said.measureText[locale]],
          [said.facts[locale], said.factsText[locale]],
          [said.automated[locale], (after_dispute ? said.afterDispute : said.automatedText)[locale]],
          [said.ground[locale], said.groundText[locale]],
        ]),
        buttonBlock(said.button[locale], getPausePage(context, values.pause_id)),
        ...statementRedress(context, statement),
      ],
    };
  },
  pause_cancelled: ({ reason, ...values }, context) => ({
    words: words.pause_cancelled,
    blocks: [
      textBlock(words.pause_cancelled[reason][context.locale]),
      factsBlock(ownerRows(context, values)),
      buttonBlock(words.pause_cancelled.button[context.locale], context.page('/dashboard/properties')),
    ],
  }),
  owner_advertises: (values, context) => ({
    words: words.owner_advertises,
    blocks: [
      textBlock(words.owner_advertises.text[context.locale](formatMoment(values.pause_at, context))),
      factsBlock([
        ...ownListingRows(context, values.own_listings),
        listingRow(context, words.owner_advertises.theirs[context.locale], values.listing),
      ]),
      buttonBlock(words.owner_advertises.button[context.locale], getListingPage(context, values.listing)),
    ],
  }),
  another_agency_listed: (values, context) => ({
    words: words.another_agency_listed,
    blocks: [
      textBlock(words.another_agency_listed.text[context.locale]),
      factsBlock([
        [frame.listing[context.locale], values.own_codes],
        ...agencyRows(context, values),
        listingRow(context, words.another_agency_listed.theirs[context.locale], values.listing),
      ]),
      buttonBlock(words.another_agency_listed.button[context.locale], getListingPage(context, values.listing)),
    ],
  }),
  mandate_requested: (values, context) => ({
    words: getRequestWords(values.reason),
    blocks: [
      textBlock(getRequestWords(values.reason).text[context.locale](formatMoment(values.answer_due_at, context))),
      factsBlock([
        [frame.listing[context.locale], values.own_codes],
        [frame.objection[context.locale], frame.reasons[values.reason][context.locale]],
        [frame.answerDue[context.locale], formatMoment(values.answer_due_at, context)],
      ]),
      buttonBlock(words.mandate_requested.button[context.locale], getPausePage(context, values.pause_id)),
    ],
  }),
  dispute_decided: ({ side, decided_for, ...values }, context) => {
    const said = words.dispute_decided[side][decided_for][context.locale];
    return {
      words: words.dispute_decided,
      blocks: [
        textBlock(typeof said === 'string' ? said : said(formatMoment(values.pause_at, context))),
        factsBlock([
          [frame.listing[context.locale], values.own_codes],
          ...(side === 'owner' ? agencyRows(context, values) : []),
          [frame.caseNumber[context.locale], String(values.pause_id)],
          [words.pause_applied.ground[context.locale], words.pause_applied.groundText[context.locale]],
        ]),
        reasonsBlock(context, { reasons: values.decision, reasons_locale: values.decision_locale }),
        ...agencyStaysBlocks(context, values.agency_listings ?? []),
        buttonBlock(frame.seeCase[context.locale], getPausePage(context, values.pause_id)),
        complaintBlock(context, emailFrame.object[context.locale]),
      ],
    };
  },
  dispute_reopened: ({ side, ...values }, context) => ({
    words: words.dispute_reopened,
    blocks: [
      textBlock(words.dispute_reopened[side][context.locale]),
      factsBlock([
        [frame.listing[context.locale], values.own_codes],
        [frame.caseNumber[context.locale], String(values.pause_id)],
      ]),
      reasonsBlock(context, values),
      buttonBlock(frame.seeCase[context.locale], getPausePage(context, values.pause_id)),
    ],
  }),
  objection_received: (values, context) => ({
    words: words.objection_received,
    blocks: [
      textBlock(words.objection_received.text[context.locale](formatMoment(values.answer_due_at, context))),
      factsBlock([
        ...ownListingRows(context, values.listings),
        [words.objection_received.reason[context.locale], objectionMessages.reasons[values.reason][context.locale]],
        [frame.caseNumber[context.locale], String(values.pause_id)],
      ]),
      ...receivedBlocks(context, values.text),
      buttonBlock(frame.seeCase[context.locale], getPausePage(context, values.pause_id)),
    ],
  }),
  answer_received: (values, context) => ({
    words: words.answer_received,
    blocks: [
      textBlock(words.answer_received.text[context.locale]),
      factsBlock([
        [frame.listing[context.locale], values.own_codes],
        ...mandateRows(context, values),
        [frame.caseNumber[context.locale], String(values.pause_id)],
      ]),
      ...receivedBlocks(context, values.text),
      buttonBlock(frame.seeCase[context.locale], getPausePage(context, values.pause_id)),
    ],
  }),
  dispute_cancelled: (values, context) => ({
    words: words.dispute_cancelled,
    blocks: [
      textBlock(getCancelledText(values.reason)[context.locale]),
      factsBlock([[frame.listing[context.locale], values.own_codes]]),
      buttonBlock(frame.seeCase[context.locale], getPausePage(context, values.pause_id)),
    ],
  }),
  dispute_message: (values, context) => ({
    words: words.dispute_message,
    blocks: [
      textBlock(words.dispute_message.text[context.locale]),
      factsBlock([[frame.listing[context.locale], values.own_codes]]),
      { kind: 'quote', label: frame.message[context.locale], text: values.text },
      buttonBlock(frame.seeCase[context.locale], getPausePage(context, values.pause_id)),
    ],
  }),
};

export type EmailRecipient = { id: number; email: string; locale: string; username: string };

/** `trx` is the transaction of what the email tells of. */
export const enqueuePauseEmail = <T extends keyof PauseEmailValues>(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  recipient: EmailRecipient,
  template: T,
  values: PauseEmailValues[T],
): Promise<void> => enqueueEmailTo(trx, deps, recipient, { template, values });
