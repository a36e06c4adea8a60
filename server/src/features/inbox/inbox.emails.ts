/** Emails of messages: which there are, what each needs. The key of a conversation stands behind the # of a link. */
import { formatDuration, emailFrame as frame } from '@estia/contract/accounts/email-messages';
import { formatPhone } from '@estia/contract/format';
import { inboxEmailMessages as words } from '@estia/contract/inbox/email-messages';
import { inboxLimits } from '@estia/contract/inbox/limits';
import type { EmailBlock } from '../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailContent,
  type EmailTemplates,
  sanitizeDisplayName,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';

const row = (label: string, value: string): [string, string] => [label, value];

export type InboxEmailValues = {
  confirm_message: { ad: string; key: string; code: string; rent: boolean };
  /** The same for a message that is with the advertiser already. */
  confirm_sender: InboxEmailValues['confirm_message'];
  new_message: {
    from: string;
    phone: string | null;
    ad: string;
    body: string;
    conversation: number;
    /** Whoever wrote has not shown that the email is theirs. */
    unconfirmed?: boolean;
    /** It can be answered as any email. */
    by_email?: boolean;
  };
  message_waits: { ad: string; conversation: number };
  agency_message: InboxEmailValues['new_message'];
  lead_assigned: InboxEmailValues['new_message'] & { by: string };
  new_answer: { ad: string; body: string; rent: boolean; conversation: number; by_email?: boolean };
  new_answer_by_key: { ad: string; body: string; rent: boolean; key: string; by_email?: boolean };
  /** To an address that is not proved: nobody's words, not even the listing's title. */
  answer_waits: { ad: string; rent: boolean; conversation: number };
  answer_waits_by_key: { ad: string; rent: boolean; key: string };
  /** What became of an answer by email; `conversation` null: its reader has no account. */
  reply_notice: { problem: 'files' | 'empty' | 'too_long'; is_sent: boolean; conversation: number | null };
};

const listingBlock = (context: TemplateContext, listingTitle: string): EmailBlock => ({
  kind: 'facts',
  rows: [[words.listing[context.locale], listingTitle || words.deletedListing[context.locale]]],
});
const quoteBlock = (context: TemplateContext, body: string): EmailBlock => ({
  kind: 'quote',
  label: words.wrote[context.locale],
  text: body,
});
const byEmailBlocks = (context: TemplateContext, byEmail: boolean | undefined): EmailBlock[] =>
  byEmail ? [textBlock(words.replyByEmail[context.locale])] : [];
/** Who asks, about which listing, what, and where to answer. */
const aboutLead = (
  context: TemplateContext,
  {
    from,
    phone,
    ad: listingTitle,
    body,
    conversation,
    unconfirmed = false,
    by_email: byEmail = false,
  }: InboxEmailValues['new_message'],
  assignedBy?: string,
): EmailBlock[] => [
  {
    kind: 'facts',
    rows: [
      [words.from[context.locale], sanitizeDisplayName(from) || words.someone[context.locale]],
      ...(unconfirmed ? [row(words.senderEmail[context.locale], words.unconfirmed[context.locale])] : []),
      ...(phone ? [row(words.phone[context.locale], formatPhone(phone))] : []),
      [words.listing[context.locale], listingTitle || words.deletedListing[context.locale]],
      ...(assignedBy ? [row(words.assignedBy[context.locale], sanitizeDisplayName(assignedBy))] : []),
    ],
  },
  quoteBlock(context, body),
  ...(unconfirmed ? [textBlock(words.unconfirmedText[context.locale])] : []),
  ...byEmailBlocks(context, byEmail),
  buttonBlock(
    (byEmail ? words.openConversation : words.new_message.button)[context.locale],
    context.page(`/dashboard/inbox/${conversation}`),
  ),
  {
    kind: 'aside',
    title: words.safetyTitle[context.locale],
    text: (byEmail ? words.safetyOwnerByEmail : words.safetyOwner)[context.locale],
  },
];
const safetyBlocks = (context: TemplateContext, rent: boolean): EmailBlock[] =>
  rent ? [{ kind: 'aside', title: words.safetyTitle[context.locale], text: words.safety[context.locale] }] : [];
const notYouBlock = ({ locale }: TemplateContext): EmailBlock => ({
  kind: 'aside',
  title: frame.notYou[locale],
  text: words.answer_waits.notYou[locale],
});

/**
 * The link opens the page by itself; where the email is read on another device, or without JavaScript, the key is
 * pasted.
 */
const keyBlocks = (
  context: TemplateContext,
  label: string,
  path: string,
  key: string,
  days: number,
  typed = key,
): EmailBlock[] => [
  buttonBlock(label, `${context.page(path)}#${key}`),
  {
    kind: 'facts',
    rows: [
      [(typed === key ? words.orPaste : words.orType)[context.locale], typed],
      [words.validFor[context.locale], formatDuration[context.locale](days * 1440)],
    ],
  },
];

const confirmation = (
  texts: typeof words.confirm_message | typeof words.confirm_sender,
  { ad: listingTitle, key, code, rent }: InboxEmailValues['confirm_message'],
  context: TemplateContext,
): EmailContent => ({
  words: texts,
  blocks: [
    textBlock(texts.text[context.locale]),
    listingBlock(context, listingTitle),
    ...keyBlocks(context, texts.button[context.locale], '/contact/confirm', key, inboxLimits.confirmDays, code),
    ...safetyBlocks(context, rent),
    { kind: 'aside', title: frame.notYou[context.locale], text: texts.notYou[context.locale] },
  ],
  reader: 'stranger',
});

export const inboxEmails: EmailTemplates<InboxEmailValues> = {
  confirm_message: (values, context) => confirmation(words.confirm_message, values, context),
  confirm_sender: (values, context) => confirmation(words.confirm_sender, values, context),
  new_message: (lead, context) => ({
    words: words.new_message,
    blocks: [textBlock(words.new_message.text[context.locale]), ...aboutLead(context, lead)],
    why: words.new_message.why,
  }),
  message_waits: ({ ad: listingTitle, conversation }, context) => ({
    words: words.message_waits,
    blocks: [
      textBlock(words.message_waits.text[context.locale]),
      listingBlock(context, listingTitle),
      buttonBlock(words.message_waits.button[context.locale], context.page(`/dashboard/inbox/${conversation}`)),
    ],
    why: words.message_waits.why,
  }),
  agency_message: (lead, context) => ({
    words: words.agency_message,
    blocks: [textBlock(words.agency_message.text[context.locale]), ...aboutLead(context, lead)],
    why: words.agency_message.why,
  }),
  lead_assigned: ({ by, ...lead }, context) => ({
    words: words.lead_assigned,
    blocks: [textBlock(words.lead_assigned.text[context.locale]), ...aboutLead(context, lead, by)],
    why: words.agency_message.why,
  }),
  new_answer: ({ ad: listingTitle, body, rent, conversation, by_email: byEmail }, context) => ({
    words: words.new_answer,
    blocks: [
      textBlock(words.new_answer.text[context.locale]),
      listingBlock(context, listingTitle),
      quoteBlock(context, body),
      ...byEmailBlocks(context, byEmail),
      buttonBlock(words.new_answer.button[context.locale], context.page(`/dashboard/inbox/${conversation}`)),
      ...safetyBlocks(context, rent),
    ],
    why: words.new_answer.why,
  }),
  new_answer_by_key: ({ ad: listingTitle, body, rent, key, by_email: byEmail }, context) => ({
    words: words.new_answer,
    blocks: [
      textBlock(words.new_answer.text[context.locale]),
      listingBlock(context, listingTitle),
      quoteBlock(context, body),
      ...byEmailBlocks(context, byEmail),
      ...keyBlocks(
        context,
        words.new_answer.button[context.locale],
        '/contact/conversation',
        key,
        inboxLimits.openDays,
      ),
      ...safetyBlocks(context, rent),
    ],
    why: words.new_answer.whyStranger,
  }),
  answer_waits: ({ ad: listingFacts, rent, conversation }, context) => ({
    words: words.answer_waits,
    blocks: [
      textBlock(words.answer_waits.textOfAccount[context.locale]),
      listingBlock(context, listingFacts),
      buttonBlock(words.answer_waits.button[context.locale], context.page(`/dashboard/inbox/${conversation}`)),
      ...safetyBlocks(context, rent),
      notYouBlock(context),
    ],
    why: words.answer_waits.why,
    reader: 'stranger',
  }),
  answer_waits_by_key: ({ ad: listingFacts, rent, key }, context) => ({
    words: words.answer_waits,
    blocks: [
      textBlock(words.answer_waits.text[context.locale]),
      listingBlock(context, listingFacts),
      ...keyBlocks(
        context,
        words.answer_waits.button[context.locale],
        '/contact/conversation',
        key,
        inboxLimits.openDays,
      ),
      ...safetyBlocks(context, rent),
      notYouBlock(context),
    ],
    why: words.answer_waits.why,
    reader: 'stranger',
  }),
  reply_notice: ({ problem, is_sent: isSent, conversation }, context) => ({
    words: isSent ? words.reply_sent_without_files : words.reply_not_sent,
    blocks: [
      textBlock((isSent ? words.reply_sent_without_files.text : words.reply_problems[problem])[context.locale]),
      ...(conversation === null
        ? [textBlock(words.replyAgain[context.locale])]
        : [buttonBlock(words.openConversation[context.locale], context.page(`/dashboard/inbox/${conversation}`))]),
    ],
    why: words.new_answer.whyStranger,
  }),
};
