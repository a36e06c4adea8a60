/**
 * LIST-6: somebody writes to an advertiser. A member's message goes out at once. A visitor's waits for the key of a
 * email: whoever types an email has not shown that it is theirs, and the owner hears of nothing until then.
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
  decrementHits,
  enforceRateLimit,
  enforceRateLimitByNetwork,
  giveBackFrom,
} from '../../platform/security/throttle.ts';
import { resolveClientKey } from './client-key.ts';
import * as q from './contact.queries.ts';
import {
  codeKey,
  createConfirmKey,
  createOpenKey,
  hashConversationKey,
  hashLeadEmail,
} from './conversation-keys.service.ts';
import { mayWrite } from './inbox.policy.ts';
import { deliverMessage, enqueueInboxEmail, getListingTitle } from './message-delivery.service.ts';
import { assertProofOfWork, consumeProofOfWork, type ProofOfWork } from './proof-of-work.ts';

const DAY_SECONDS = 86_400;
const HOURLY_LIMIT = { hits: inboxLimits.freeMessages, seconds: 3_600 };
const DAILY_LIMIT = { hits: inboxLimits.messagesADay, seconds: DAY_SECONDS };
/**
 * Delivered, of all leads together: a busy listing of a busy agency stays below it. What nobody confirms takes no
 * place.
 */
const LISTING_LIMIT = { hits: 100, seconds: DAY_SECONDS };
/** Nobody's mailbox is filled by somebody else's typing. */
const EMAIL_LIMIT = { hits: 5, seconds: DAY_SECONDS };
const CODES = { hits: inboxLimits.codeTries, seconds: 3_600 };

type ContactInput = {
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
};

type ContactLead = q.LeadIdentity & { name: string; email: string; locale: Locale; proven: boolean };

async function resolveLead(
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

type Result = { confirm: boolean; sent_to: string | null };

export async function contactAdvertiser(deps: Deps, body: ContactInput, context: CallContext): Promise<Result> {
  const { db, secrets } = deps;
  const listing = await q.findContactedListing(db, body.property_id, purposeIds[body.for]);
  if (!listing?.reachable || (context.viewer === null && !listing.is_active)) throw new AppError('not_found');
  if (context.viewer?.worksFor === listing.advertiser_id) throw new AppError('forbidden');
  const writer = await resolveLead(deps, body, context);
  const known = await q.findConversation(db, listing.listing_id, writer);
  if (!listing.is_active && !known?.confirmed_at) throw new AppError('not_found');
  const result = { confirm: !writer.proven, sent_to: writer.proven ? null : writer.email };
  const text = { clientKey: body.client_key, fromOwner: false, body: body.body };
  if (known && (await resolveClientKey(db, known.id, text)).sent) return result;
  const proof = await assertContactAllowed(deps, body, writer, context);
  if (writer.proven) await countListingMessage(db, deps, listing.listing_id);

  await db.transaction().execute(async (trx) => {
    if (proof) await consumeProofOfWork(trx, deps, proof);
    const phone = body.phone ? secrets.seal('asker', body.phone) : null;
    const conversation = await q.lockOrCreateConversation(trx, {
      listing,
      leadId: writer.leadId,
      hash: writer.hash,
      name: writer.name,
      locale: writer.locale,
      email: writer.leadId === null ? secrets.seal('asker', writer.email) : null,
      phone,
      showEmail: body.show_email,
      proven: writer.proven,
      now: deps.clock(),
    });
    if (!conversation) throw new AppError('overloaded');
    if (!mayWrite(conversation)) {
      // Who has proved an email is told; who has only typed one learns nothing about it.
      if (writer.proven) throw new AppError('forbidden');
      return;
    }
    // Again, now that nobody else writes here: the same page may have sent it meanwhile.
    const resolved = await resolveClientKey(trx, conversation.id, text);
    if (resolved.sent) return;
    const message = await q.insertMessage(trx, {
      conversationId: conversation.id,
      fromOwner: false,
      body: body.body,
      clientKey: resolved.key,
      awaiting_confirmation: !writer.proven,
      now: deps.clock(),
      about: { lead_name: writer.name, lead_phone: phone, show_email: body.show_email, locale: writer.locale },
    });
    if (!message) return;
    if (writer.proven) await deliverMessage(trx, deps, conversation, { fromOwner: false, body: body.body });
    else
      await sendConfirmation(trx, deps, writer, {
        listing,
        conversationId: conversation.id,
        messageId: message.id,
      });
  });
  return result;
}

type Waiting = { listing: q.ContactedListing; conversationId: number; messageId: number };

async function sendConfirmation(
  trx: Trx,
  deps: Deps,
  writer: ContactLead,
  { listing, conversationId, messageId }: Waiting,
) {
  const { email, locale } = writer;
  const { key, code, expiresAt } = await createConfirmKey(trx, deps, { conversationId, messageId, email });
  const values = { ad: await getListingTitle(trx, listing.listing_id, locale), key, code, rent: listing.purpose === 2 };
  await enqueueInboxEmail(trx, deps, { id: writer.leadId, email, locale }, 'confirm_message', values, expiresAt);
}

type Resend = Pick<ContactInput, 'for' | 'property_id' | 'email' | 'client_key' | 'proof_of_work'> & {
  new_email?: string | undefined;
};

/** The mail again. With another address the message moves there: the keys of the first mail are worth nothing then. */
export async function resendContact(deps: Deps, body: Resend, context: CallContext): Promise<Result> {
  const { db, secrets } = deps;
  const listing = await q.findContactedListing(db, body.property_id, purposeIds[body.for]);
  if (!listing?.reachable || !listing.is_active) throw new AppError('not_found');
  // Name and language are with the message.
  const first = await resolveLead(deps, { email: body.email, name: 'unknown', locale: 'el' }, context);
  const email = first.leadId === null ? (body.new_email ?? first.email) : first.email;
  // Before anything is looked up: the answer says nothing about an email to who did not write from it.
  const proof = await assertContactAllowed(deps, body, { ...first, email, proven: false }, context);
  const known = await q.findConversation(db, listing.listing_id, first);
  if (!known) throw new AppError('gone');
  return db.transaction().execute(async (trx) => {
    if (proof) await consumeProofOfWork(trx, deps, proof);
    await q.lockConversation(trx, known.id);
    const message = await q.lockWaiting(trx, known.id, body.client_key);
    if (!message) throw new AppError('gone');
    if (!message.awaiting_confirmation) return { confirm: false, sent_to: null };
    const { lead_name, lead_phone, show_email, locale } = message;
    const about = {
      lead_name: lead_name ?? known.lead_name,
      lead_phone,
      show_email: show_email ?? false,
      locale: locale ?? known.locale,
    };
    const hash = first.leadId === null ? hashLeadEmail(secrets, email) : null;
    const writer = { ...first, hash, email, name: about.lead_name, locale: about.locale };
    if (email === first.email) {
      await q.deleteConfirmKeys(trx, message.id);
      await sendConfirmation(trx, deps, writer, { listing, conversationId: known.id, messageId: message.id });
      return { confirm: true, sent_to: email };
    }
    await q.deleteMessage(trx, message.id);
    const conversation = await q.lockOrCreateConversation(trx, {
      listing,
      leadId: null,
      hash,
      name: writer.name,
      locale: writer.locale,
      phone: lead_phone,
      email: secrets.seal('asker', email),
      showEmail: about.show_email,
      proven: false,
      now: deps.clock(),
    });
    if (!conversation) throw new AppError('overloaded');
    // Somebody who has only typed an email learns nothing about it.
    if (!mayWrite(conversation)) return { confirm: true, sent_to: email };
    const moved = await q.insertMessage(trx, {
      conversationId: conversation.id,
      fromOwner: false,
      body: message.body,
      clientKey: body.client_key,
      awaiting_confirmation: true,
      now: deps.clock(),
      about,
    });
    if (moved)
      await sendConfirmation(trx, deps, writer, { listing, conversationId: conversation.id, messageId: moved.id });
    return { confirm: true, sent_to: email };
  });
}

const countListingMessage = (db: Db, { clock }: Deps, listingId: number) =>
  enforceRateLimit(db, `contact ad ${listingId}`, LISTING_LIMIT, clock());

/** How often, and with how much work. The work to be spent, where some was asked for. */
async function assertContactAllowed(
  deps: Deps,
  body: Pick<ContactInput, 'proof_of_work'>,
  writer: ContactLead,
  { request }: CallContext,
): Promise<ProofOfWork | null> {
  const { db, clock } = deps;
  const now = clock();
  if (!writer.proven) {
    const proof = assertProofOfWork(deps, body.proof_of_work);
    await enforceRateLimitByNetwork(db, 'contact address', getClientNetwork(request), DAILY_LIMIT, now);
    await enforceRateLimit(db, `contact letter ${countedAs(writer.email)}`, EMAIL_LIMIT, now);
    return proof;
  }
  const often = (await countHit(db, `contact hour ${writer.leadId}`, HOURLY_LIMIT, now)) > HOURLY_LIMIT.hits;
  const proof = often ? assertProofOfWork(deps, body.proof_of_work) : null;
  await enforceRateLimit(db, `contact account ${writer.leadId}`, DAILY_LIMIT, now);
  return proof;
}

/** Who has registered with this email, and proved it, since they wrote finds the conversation among their messages. */
async function attachToAccount(trx: Trx, { secrets }: Deps, { lead_email, lead_email_hash }: q.ConversationRow) {
  if (lead_email === null || lead_email_hash === null) return;
  const account = await q.accountThatProved(trx, secrets.open('asker', lead_email));
  if (account) await q.attachConversations(trx, account.id, lead_email_hash);
}

type Proof = { key: string } | { email: string; code: string };

/** Wrong codes are counted for the email, whoever types them; the link of the mail works all the same. */
export async function confirmContact(
  deps: Deps,
  proof: Proof,
  { request }: CallContext,
): Promise<{ conversation_key: string }> {
  if ('key' in proof) return confirmByKey(deps, proof.key, 'gone');
  const { db, clock } = deps;
  const counted = `contact code ${proof.email.toLowerCase()}`;
  await enforceRateLimitByNetwork(db, 'contact code', getClientNetwork(request), CODES, clock());
  await enforceRateLimit(db, counted, CODES, clock());
  const confirmed = await confirmByKey(deps, codeKey(proof.email, proof.code), 'wrong_code');
  await decrementHits(db, counted);
  await giveBackFrom(db, 'contact code', getClientNetwork(request));
  return confirmed;
}

/** The same key again gives the same answer: the page may have been closed before it came. */
async function confirmByKey(
  deps: Deps,
  key: string,
  unknown: 'gone' | 'wrong_code',
): Promise<{ conversation_key: string }> {
  const { db, secrets, clock } = deps;
  return db.transaction().execute(async (trx) => {
    const found = await q.findConversationKey(trx, hashConversationKey(secrets, key), 'confirm', clock());
    const conversation = found && (await q.lockConversation(trx, found.conversation_id));
    if (!conversation || found.message_id === null)
      throw new AppError(unknown, unknown === 'wrong_code' ? { code: 'wrong_code' } : undefined);
    if (!mayWrite(conversation)) throw new AppError('forbidden');
    const released = await q.releaseMessage(trx, found.message_id, conversation);
    if (released) {
      if (conversation.listing_id !== null) await countListingMessage(trx, deps, conversation.listing_id);
      await deliverMessage(trx, deps, released.conversation, { fromOwner: false, body: released.body });
      await attachToAccount(trx, deps, conversation);
    }
    return { conversation_key: await createOpenKey(trx, deps, conversation.id, key) };
  });
}
