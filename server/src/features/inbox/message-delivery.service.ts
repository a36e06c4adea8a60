/**
 * A message reaches the other side: what they see, and one email until they have looked or a day has passed. Who has no
 * account is sent every one.
 */
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { sanitizeDisplayName } from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import { mailboxOf } from '../../platform/mailbox.ts';
import { countHit, resetHits } from '../../platform/security/throttle.ts';
import { composeTitle } from '../listings/index.ts';
import * as q from './contact.queries.ts';
import { createOpenKey } from './conversation-keys.service.ts';
import { createReplyAddress, type ReplyRecipient } from './email-replies/reply-address.ts';
import type { InboxEmailValues } from './inbox.emails.ts';

const MAX_QUOTE_LENGTH = 1_000;
const DAY_SECONDS = 86_400;
const ACCOUNT_EMAIL_LIMIT = { hits: 1, seconds: DAY_SECONDS };
/** Who has no account has the emails alone, each with its text: none of an ordinary conversation may be missing. */
const NO_ACCOUNT_EMAIL_LIMIT = { hits: 20, seconds: DAY_SECONDS };
/** Where answers by email are taken a conversation may be read there alone: each message is sent. */
const ANSWERED_BY_EMAIL_LIMIT = NO_ACCOUNT_EMAIL_LIMIT;
/** To an address that nobody proved, whatever listings or conversations name it: it may be a stranger's. */
const UNPROVEN_EMAIL_LIMIT = { hits: 3, seconds: DAY_SECONDS };

export const enqueueInboxEmail = <T extends keyof InboxEmailValues>(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  recipient: { id: number | null; email: string; locale: string; username?: string },
  template: T,
  values: InboxEmailValues[T],
  { goodUntil, replyTo }: { goodUntil?: Date; replyTo?: string | undefined } = {},
): Promise<void> => enqueueEmailTo(trx, deps, recipient, { template, values, goodUntil, replyTo });

type AnswerableTemplate = 'new_message' | 'agency_message' | 'lead_assigned' | 'new_answer' | 'new_answer_by_key';
type Addressee = { id: number | null; email: string; locale: Locale; username?: string };

/** With the address that its reader can answer to, where answers by email are taken. */
function enqueueAnswerable<T extends AnswerableTemplate>(
  trx: Trx,
  deps: Deps,
  recipient: { id: number | null; email: string; locale: string; username?: string },
  { template, values }: { template: T; values: InboxEmailValues[T] },
  reader: ReplyRecipient,
): Promise<void> {
  const replyTo = createReplyAddress(deps, reader, recipient.email);
  return enqueueInboxEmail(trx, deps, recipient, template, { ...values, by_email: replyTo !== undefined }, { replyTo });
}

/** A title is what somebody typed: one that could be an advertisement is not mailed to strangers, the facts are. */
export async function getListingTitle(db: Db, listingId: number | null, locale: Locale): Promise<string> {
  const listing = await q.findListingSummary(db, listingId);
  if (!listing) return '';
  const title = locale === 'el' ? listing.title_el : listing.title_en;
  return sanitizeDisplayName(title ?? '') || composeTitle(listing.type_id, listing.area)[locale];
}

/** What an address that is not proved is told of a listing: nothing that somebody typed. */
async function getListingFacts(db: Db, listingId: number | null, locale: Locale): Promise<string> {
  const listing = await q.findListingSummary(db, listingId);
  return listing ? composeTitle(listing.type_id, listing.area)[locale] : '';
}

/** Whole where it can be answered by email: its reader may never open the site. */
const quoteOf = ({ config }: Pick<Deps, 'config'>, body: string): string =>
  body.length > MAX_QUOTE_LENGTH && !config.inbound ? `${body.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : body;

type Delivery = { fromOwner: boolean; body: string };

/** `conversation` is held by this transaction: its unread counts are those of this moment. */
export async function deliverMessage(
  trx: Trx,
  deps: Deps,
  conversation: q.ConversationRow,
  { fromOwner, body }: Delivery,
) {
  await q.recordNewMessage(trx, conversation, fromOwner, deps.clock());
  const unread = fromOwner ? conversation.lead_unread : conversation.advertiser_unread;
  const throttleKey = `conversation told ${conversation.id} ${fromOwner ? 'asker' : 'owner'}`;
  if (unread === 0) await resetHits(trx, throttleKey);
  // Told already, and nothing of it marked read: a second email to an account on the same day would only be noise.
  // Without scripts an account marks nothing read.
  const ofAccount = deps.config.inbound ? ANSWERED_BY_EMAIL_LIMIT : ACCOUNT_EMAIL_LIMIT;
  const limit = fromOwner && conversation.lead_id === null ? NO_ACCOUNT_EMAIL_LIMIT : ofAccount;
  if ((await countHit(trx, throttleKey, limit, deps.clock())) > limit.hits) return;
  if (fromOwner) await notifyLead(trx, deps, conversation, body);
  else await notifyAdvertiser(trx, deps, conversation, body);
}

async function findNotifiableAccount(trx: Trx, id: number) {
  const account = await q.findContactAccount(trx, id);
  const isNotifiable = account?.mail_messages && account.status !== 'blocked' && account.erase_after === null;
  return isNotifiable ? account : null;
}

async function notifyAdvertiser(trx: Trx, deps: Deps, conversation: q.ConversationRow, body: string): Promise<void> {
  const phone = conversation.lead_phone === null ? null : deps.secrets.open('asker', conversation.lead_phone);
  const messageIn = async (locale: Locale) => ({
    from: conversation.lead_name,
    phone,
    ad: await getListingTitle(trx, conversation.listing_id, locale),
    body: quoteOf(deps, body),
    conversation: conversation.id,
    unconfirmed: conversation.lead_email_unconfirmed,
  });
  for (const recipient of await q.leadReaders(trx, conversation.advertiser_id, conversation.assigned_to)) {
    const message = await messageIn(recipient.locale);
    const reader = (accountId: number): ReplyRecipient => ({
      conversationId: conversation.id,
      side: 'advertiser',
      accountId,
    });
    const isOwner = recipient.id === conversation.advertiser_id;
    const email = { template: isOwner ? ('new_message' as const) : ('agency_message' as const), values: message };
    await enqueueAnswerable(trx, deps, recipient, email, reader(recipient.id));
    if (!isOwner) continue;
    const contact = await q.contactEmailOf(trx, conversation.listing_id);
    if (!contact || contact.email.toLowerCase() === recipient.email.toLowerCase()) continue;
    // What becomes of this mail says nothing about the account.
    const copy = { ...recipient, id: null, email: contact.email };
    if (contact.account_id !== null) await enqueueAnswerable(trx, deps, copy, email, reader(contact.account_id));
    else await notifyUnprovenAddress(trx, deps, copy, { ad: message.ad, conversation: conversation.id });
  }
}

/** Who asks, how to call them and what they wrote are nothing for an address that may be mistyped. */
async function notifyUnprovenAddress(
  trx: Trx,
  deps: Deps,
  recipient: { id: null; email: string; locale: Locale },
  values: InboxEmailValues['message_waits'],
): Promise<void> {
  const key = `contact email unproven ${recipient.email.toLowerCase()}`;
  if ((await countHit(trx, key, UNPROVEN_EMAIL_LIMIT, deps.clock())) > UNPROVEN_EMAIL_LIMIT.hits) return;
  const { id, email, locale } = recipient;
  await enqueueInboxEmail(trx, deps, { id, email, locale }, 'message_waits', values);
}

/** To the agent who got a lead from a colleague, with what was asked last. */
export async function emailAssignedAgent(
  trx: Trx,
  deps: Deps,
  conversation: q.ConversationRow,
  { agentId, by }: { agentId: number; by: string },
): Promise<void> {
  const agent = await findNotifiableAccount(trx, agentId);
  if (!agent) return;
  const values = {
    by,
    from: conversation.lead_name,
    phone: conversation.lead_phone === null ? null : deps.secrets.open('asker', conversation.lead_phone),
    ad: await getListingTitle(trx, conversation.listing_id, agent.locale),
    body: quoteOf(deps, await q.lastQuestion(trx, conversation.id)),
    conversation: conversation.id,
    unconfirmed: conversation.lead_email_unconfirmed,
  };
  const reader: ReplyRecipient = { conversationId: conversation.id, side: 'advertiser', accountId: agent.id };
  await enqueueAnswerable(trx, deps, agent, { template: 'lead_assigned', values }, reader);
}

async function notifyLead(trx: Trx, deps: Deps, conversation: q.ConversationRow, body: string): Promise<void> {
  const answer = async (locale: Locale) => ({
    ad: await getListingTitle(trx, conversation.listing_id, locale),
    body: quoteOf(deps, body),
    rent: conversation.purpose === 2,
  });
  const reader: ReplyRecipient = { conversationId: conversation.id, side: 'lead', accountId: null };
  if (conversation.lead_id !== null) {
    const lead = await findNotifiableAccount(trx, conversation.lead_id);
    if (!lead) return;
    if (conversation.lead_email_unconfirmed || lead.email_confirmed_at === null)
      return notifyUnprovenLead(trx, deps, conversation, lead);
    const values = { ...(await answer(lead.locale)), conversation: conversation.id };
    await enqueueAnswerable(trx, deps, lead, { template: 'new_answer', values }, { ...reader, accountId: lead.id });
    return;
  }
  if (conversation.lead_email === null) return;
  const recipient = {
    id: null,
    email: deps.secrets.open('asker', conversation.lead_email),
    locale: conversation.locale,
  };
  if (conversation.lead_email_unconfirmed) return notifyUnprovenLead(trx, deps, conversation, recipient);
  const key = await createOpenKey(trx, deps, conversation.id);
  const values = { ...(await answer(conversation.locale)), key };
  await enqueueAnswerable(trx, deps, recipient, { template: 'new_answer_by_key', values }, reader);
}

/**
 * Somebody may have typed a stranger's address at their own listing, to have their "answers" mailed there: until it is proved it gets
 * the way to the answer and nothing of it. It may be replied to all the same: that proves the mailbox.
 */
async function notifyUnprovenLead(trx: Trx, deps: Deps, conversation: q.ConversationRow, lead: Addressee) {
  const { id, email, locale } = lead;
  const counted = `answer unproven ${mailboxOf(email).mailbox}`;
  if ((await countHit(trx, counted, UNPROVEN_EMAIL_LIMIT, deps.clock())) > UNPROVEN_EMAIL_LIMIT.hits) return;
  const ad = await getListingFacts(trx, conversation.listing_id, locale);
  const waiting = { ad, rent: conversation.purpose === 2 };
  const replyTo = createReplyAddress(deps, { conversationId: conversation.id, side: 'lead', accountId: id }, email);
  const to = { id, email, locale };
  if (id !== null) {
    const values = { ...waiting, conversation: conversation.id };
    return enqueueInboxEmail(trx, deps, to, 'answer_waits', values, { replyTo });
  }
  const values = { ...waiting, key: await createOpenKey(trx, deps, conversation.id) };
  return enqueueInboxEmail(trx, deps, to, 'answer_waits_by_key', values, { replyTo });
}
