/**
 * LIST-6: somebody writes to an advertiser, and the message goes out at once. Whoever types an email has not shown that it
 * is theirs: until the key of a mail has come back, the advertiser is told so, and the conversation is one of its own. A visitor
 * whose browser did no sum, or to a listing that has had many such messages today, waits for that key.
 */
import { inboxLimits } from '@estia/contract/inbox/limits';
import type { Locale } from '@estia/contract/pair';
import { type Purpose, purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { CallContext } from '../../platform/http/call-server.ts';
import { getClientNetwork } from '../../platform/http/client-network.ts';
import { countedAs } from '../../platform/mailbox.ts';
import {
  countHit,
  enforceRateLimit,
  enforceRateLimitByNetwork,
  getHitCount,
} from '../../platform/security/throttle.ts';
import { resolveClientKey } from './client-key.ts';
import * as q from './contact.queries.ts';
import { createConfirmKey, hashLeadEmail } from './conversation-keys.service.ts';
import { mayWrite } from './inbox.policy.ts';
import { deliverMessage, enqueueInboxEmail, getListingTitle } from './message-delivery.service.ts';
import {
  assertProofOfWork,
  consumeProofOfWork,
  contactSubject,
  isProofOfWork,
  type ProofOfWork,
} from './proof-of-work.ts';

const DAY_SECONDS = 86_400;
const HOURLY_LIMIT = { hits: inboxLimits.freeMessages, seconds: 3_600 };
const DAILY_LIMIT = { hits: inboxLimits.messagesADay, seconds: DAY_SECONDS };
/** Of a browser that did no sum: each costs us an email to somebody. */
const NO_WORK_LIMIT = { hits: inboxLimits.messagesWithoutWorkADay, seconds: DAY_SECONDS };
/** Of leads whose email is proved: a busy listing of a busy agency stays below it. */
const LISTING_LIMIT = { hits: 100, seconds: DAY_SECONDS };
/** Beside them, of those before their email is proved. Beyond it they wait: proved leads keep their places. */
const UNPROVEN_LISTING_LIMIT = { hits: 30, seconds: DAY_SECONDS };
/** Nobody's mailbox is filled by somebody else's typing. */
const EMAIL_LIMIT = { hits: 5, seconds: DAY_SECONDS };

export type ContactInput = {
  for: Purpose;
  property_id: number;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | null | undefined;
  show_email: boolean;
  body: string;
  client_key: string;
  locale: Locale;
  proof_of_work?: ProofOfWork | undefined;
  confirm_first?: boolean | undefined;
};

export type ContactLead = q.LeadIdentity & { name: string; email: string; locale: Locale; proven: boolean };

export async function resolveLead(
  deps: Deps,
  body: Pick<ContactInput, 'name' | 'email' | 'locale'>,
  { viewer }: CallContext,
): Promise<ContactLead> {
  if (viewer) {
    const account = await q.findContactAccount(deps.db, viewer.userId);
    if (!account) throw new AppError('not_authenticated');
    const proven = account.email_confirmed_at !== null;
    const { username: name, email } = account;
    return { leadId: account.id, hash: null, name, email, locale: viewer.locale, proven };
  }
  const { name, email } = body;
  if (!name || !email) {
    const missing = { ...(name ? {} : { name: 'required' }), ...(email ? {} : { email: 'required' }) };
    throw new AppError('invalid_input', missing);
  }
  return { leadId: null, hash: hashLeadEmail(deps.secrets, email), name, email, locale: body.locale, proven: false };
}

export type ContactResult = { delivered: boolean; confirm: boolean; sent_to: string | null };

/** The conversation in which a page's message was stored before: the one of the page, or the one its writer goes on in. */
async function findSentMessage(
  db: Db,
  listingId: number,
  writer: ContactLead,
  text: Parameters<typeof resolveClientKey>[2],
) {
  const ofPage = writer.hash && (await q.findPageConversation(db, listingId, writer.hash, text.clientKey));
  for (const known of [ofPage, await q.findConversation(db, listingId, writer)])
    if (known && (await resolveClientKey(db, known.id, text)).sent) return known;
  return null;
}

export async function contactAdvertiser(deps: Deps, body: ContactInput, context: CallContext): Promise<ContactResult> {
  const { db, secrets } = deps;
  const listing = await q.findContactedListing(db, body.property_id, purposeIds[body.for]);
  if (!listing?.reachable || (context.viewer === null && !listing.is_active)) throw new AppError('not_found');
  if (context.viewer?.worksFor === listing.advertiser_id) throw new AppError('forbidden');
  const writer = await resolveLead(deps, body, context);
  const known = await q.findConversation(db, listing.listing_id, writer);
  if (!listing.is_active && !known?.confirmed_at) throw new AppError('not_found');
  const resultOf = (delivered: boolean): ContactResult => ({
    delivered,
    confirm: !writer.proven,
    sent_to: writer.proven ? null : writer.email,
  });
  const text = { clientKey: body.client_key, fromOwner: false, body: body.body };
  const sent = await findSentMessage(db, listing.listing_id, writer, text);
  if (sent) return resultOf(sent.confirmed_at !== null);
  const { mayDeliver } = await assertContactAllowed(deps, body, writer, context);
  const delivered = await takeListingPlace(deps, listing.listing_id, { ...writer, mayDeliver });

  return db.transaction().execute(async (trx) => {
    const phone = body.phone ? secrets.seal('asker', body.phone) : null;
    const atOnce = delivered && !writer.proven;
    // Who has only typed an email learns nothing about it, not even that it was stopped here.
    if (atOnce && writer.hash && (await q.isStoppedAtListing(trx, listing.listing_id, writer.hash)))
      return resultOf(true);
    const conversation = await q.lockOrCreateConversation(trx, {
      listing,
      leadId: writer.leadId,
      hash: writer.hash,
      name: writer.name,
      locale: writer.locale,
      email: writer.leadId === null ? secrets.seal('asker', writer.email) : null,
      phone,
      showEmail: body.show_email,
      proven: delivered,
      unconfirmed: atOnce,
      pageKey: atOnce ? body.client_key : undefined,
      now: deps.clock(),
    });
    if (!conversation) throw new AppError('overloaded');
    if (!mayWrite(conversation)) {
      // Who has proved an email is told; who has only typed one learns nothing about it.
      if (writer.proven) throw new AppError('forbidden');
      return resultOf(delivered);
    }
    // Again, now that nobody else writes here: the same page may have sent it meanwhile.
    const resolved = await resolveClientKey(trx, conversation.id, text);
    if (resolved.sent) return resultOf(delivered);
    const message = await q.insertMessage(trx, {
      conversationId: conversation.id,
      fromOwner: false,
      body: body.body,
      clientKey: resolved.key,
      awaiting_confirmation: !delivered,
      now: deps.clock(),
      about: { lead_name: writer.name, lead_phone: phone, show_email: body.show_email, locale: writer.locale },
    });
    if (!message) return resultOf(delivered);
    if (delivered) await deliverMessage(trx, deps, conversation, { fromOwner: false, body: body.body });
    if (!writer.proven)
      await sendConfirmation(trx, deps, writer, {
        listing,
        conversationId: conversation.id,
        messageId: message.id,
        delivered,
      });
    return resultOf(delivered);
  });
}

type Proving = { listing: q.ContactedListing; conversationId: number; messageId: number; delivered: boolean };

/** The mail whose key proves the address: of a message that waits for it, or of one that is with the advertiser. */
export async function sendConfirmation(
  trx: Trx,
  deps: Deps,
  writer: ContactLead,
  { listing, conversationId, messageId, delivered }: Proving,
) {
  const { email, locale } = writer;
  const { key, code, expiresAt } = await createConfirmKey(trx, deps, { conversationId, messageId, email });
  const values = { ad: await getListingTitle(trx, listing.listing_id, locale), key, code, rent: listing.purpose === 2 };
  const template = delivered ? 'confirm_sender' : 'confirm_message';
  await enqueueInboxEmail(trx, deps, { id: writer.leadId, email, locale }, template, values, {
    goodUntil: expiresAt,
  });
}

export const countListingMessage = (db: Db, { clock }: Pick<Deps, 'clock'>, listingId: number) =>
  enforceRateLimit(db, `contact ad ${listingId}`, LISTING_LIMIT, clock());

/** Whether it goes out now. A proved lead beyond the limit is refused; an unproved one waits for their email instead. */
async function takeListingPlace(
  deps: Deps,
  listingId: number,
  { proven, mayDeliver }: { proven: boolean; mayDeliver: boolean },
): Promise<boolean> {
  const { db, clock } = deps;
  if (proven) {
    await countListingMessage(db, deps, listingId);
    return true;
  }
  if (!mayDeliver || (await getHitCount(db, `contact ad ${listingId}`, clock())) >= LISTING_LIMIT.hits) return false;
  const taken = await countHit(db, `contact ad unproven ${listingId}`, UNPROVEN_LISTING_LIMIT, clock());
  return taken <= UNPROVEN_LISTING_LIMIT.hits;
}

type Allowed = { mayDeliver: boolean };

/** How often, and with how much work. It is spent here, before others' mailboxes and places are counted: once for each. */
export async function assertContactAllowed(
  deps: Deps,
  body: Pick<ContactInput, 'for' | 'property_id' | 'proof_of_work' | 'confirm_first'>,
  writer: ContactLead,
  { request }: CallContext,
): Promise<Allowed> {
  const { db, clock } = deps;
  const now = clock();
  const work = body.proof_of_work;
  const isOfListing = work !== undefined && isProofOfWork(deps, work, contactSubject(body));
  if (!writer.proven) {
    // Work of before puzzles named their listing, as pages that are open still have it: the message waits, as they say.
    const proof = isOfListing ? work : body.confirm_first && !work ? null : assertProofOfWork(deps, work);
    const network = getClientNetwork(request);
    await enforceRateLimitByNetwork(db, 'contact address', network, DAILY_LIMIT, now);
    if (proof) await consumeProofOfWork(db, deps, proof);
    else await enforceRateLimitByNetwork(db, 'contact without work', network, NO_WORK_LIMIT, now);
    await enforceRateLimit(db, `contact letter ${countedAs(writer.email)}`, EMAIL_LIMIT, now);
    return { mayDeliver: isOfListing && !body.confirm_first };
  }
  const often = (await countHit(db, `contact hour ${writer.leadId}`, HOURLY_LIMIT, now)) > HOURLY_LIMIT.hits;
  const proof = often && work && isOfListing ? work : often ? assertProofOfWork(deps, work) : null;
  await enforceRateLimit(db, `contact account ${writer.leadId}`, DAILY_LIMIT, now);
  if (proof) await consumeProofOfWork(db, deps, proof);
  return { mayDeliver: true };
}
