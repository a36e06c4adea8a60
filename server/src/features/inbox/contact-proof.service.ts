/**
 * LIST-6: the email of a message is proved, by the key or the code of the mail that was sent there; that mail is sent again, or to a
 * corrected address. A message that waited goes out then; one that is with the advertiser loses its mark.
 */
import { inboxLimits } from '@estia/contract/inbox/limits';
import { purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Trx } from '../../platform/db/db.ts';
import type { CallContext } from '../../platform/http/call-server.ts';
import { getClientNetwork } from '../../platform/http/client-network.ts';
import {
  decrementHits,
  enforceRateLimit,
  enforceRateLimitByNetwork,
  giveBackFrom,
} from '../../platform/security/throttle.ts';
import * as q from './contact.queries.ts';
import {
  assertContactAllowed,
  type ContactInput,
  type ContactLead,
  type ContactResult,
  countListingMessage,
  resolveLead,
  sendConfirmation,
} from './contact.service.ts';
import * as keys from './conversation-keys.queries.ts';
import { codeKey, createOpenKey, hashConversationKey, hashLeadEmail } from './conversation-keys.service.ts';
import { mayWrite } from './inbox.policy.ts';
import { deliverMessage } from './message-delivery.service.ts';

const CODES = { hits: inboxLimits.codeTries, seconds: 3_600 };

type Resend = Pick<ContactInput, 'for' | 'property_id' | 'email' | 'client_key' | 'proof_of_work'> & {
  new_email?: string | undefined;
};

/** The mail again. With another address the message moves there: the keys of the first mail are worth nothing then. */
export async function resendContact(deps: Deps, body: Resend, context: CallContext): Promise<ContactResult> {
  const { db, secrets } = deps;
  const listing = await q.findContactedListing(db, body.property_id, purposeIds[body.for]);
  if (!listing?.reachable || !listing.is_active) throw new AppError('not_found');
  // Name and language are with the message.
  const first = await resolveLead(deps, { email: body.email, name: 'unknown', locale: 'el' }, context);
  const email = first.leadId === null ? (body.new_email ?? first.email) : first.email;
  // Before anything is looked up: the answer says nothing about an email to who did not write from it.
  await assertContactAllowed(deps, body, { ...first, email, proven: false }, context);
  const ofPage = first.hash && (await q.findPageConversation(db, listing.listing_id, first.hash, body.client_key));
  const known = ofPage ?? (await q.findConversation(db, listing.listing_id, first));
  if (!known) throw new AppError('gone');
  return db.transaction().execute(async (trx) => {
    const locked = await q.lockConversation(trx, known.id);
    if (!locked) throw new AppError('gone');
    const message = await q.lockWaiting(trx, known.id, body.client_key);
    if (!message) throw new AppError('gone');
    if (locked.lead_email_unconfirmed && !message.awaiting_confirmation)
      return resendDelivered(trx, deps, { ...first, email }, { listing, conversation: locked, messageId: message.id });
    if (!message.awaiting_confirmation) return { delivered: true, confirm: false, sent_to: null };
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
      await keys.deleteConfirmKeys(trx, message.id);
      await sendConfirmation(trx, deps, writer, {
        listing,
        conversationId: known.id,
        messageId: message.id,
        delivered: false,
      });
      return { delivered: false, confirm: true, sent_to: email };
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
      unconfirmed: false,
      now: deps.clock(),
    });
    if (!conversation) throw new AppError('overloaded');
    // Somebody who has only typed an email learns nothing about it.
    if (!mayWrite(conversation)) return { delivered: false, confirm: true, sent_to: email };
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
      await sendConfirmation(trx, deps, writer, {
        listing,
        conversationId: conversation.id,
        messageId: moved.id,
        delivered: false,
      });
    return { delivered: false, confirm: true, sent_to: email };
  });
}

type Delivered = { listing: q.ContactedListing; conversation: q.ConversationRow; messageId: number };

/** The advertiser has the message; only where answers go, and the mail that proves it, are other ones. */
async function resendDelivered(
  trx: Trx,
  deps: Deps,
  first: ContactLead,
  { listing, conversation, messageId }: Delivered,
): Promise<ContactResult> {
  const { email } = first;
  const hash = first.leadId === null ? hashLeadEmail(deps.secrets, email) : null;
  if (hash && conversation.lead_email_hash && !hash.equals(conversation.lead_email_hash)) {
    const { page_key } = conversation;
    // The page has written from that one too.
    if (page_key !== null && (await q.findPageConversation(trx, listing.listing_id, hash, page_key)))
      throw new AppError('gone');
    await keys.correctLeadEmail(trx, conversation.id, { hash, email: deps.secrets.seal('asker', email) });
  } else await keys.deleteConfirmKeys(trx, messageId);
  const writer = { ...first, hash, name: conversation.lead_name, locale: conversation.locale };
  await sendConfirmation(trx, deps, writer, { listing, conversationId: conversation.id, messageId, delivered: true });
  return { delivered: true, confirm: true, sent_to: email };
}

/** Who has registered with this email, and proved it, since they wrote finds the conversation among their messages. */
async function attachToAccount(trx: Trx, { secrets }: Deps, { lead_email, lead_email_hash }: q.ConversationRow) {
  if (lead_email === null || lead_email_hash === null) return;
  const account = await q.accountThatProved(trx, secrets.open('asker', lead_email));
  if (account) await q.attachConversations(trx, account.id, lead_email_hash);
}

/** `was_delivered`: the advertiser had the message before its email was proved. */
type Confirmed = { conversation_key: string; was_delivered: boolean };
type Proof = { key: string } | { email: string; code: string };

/** Wrong codes are counted for the email, whoever types them; the link of the mail works all the same. */
export async function confirmContact(deps: Deps, proof: Proof, { request }: CallContext): Promise<Confirmed> {
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
async function confirmByKey(deps: Deps, key: string, unknown: 'gone' | 'wrong_code'): Promise<Confirmed> {
  const { db, secrets, clock } = deps;
  return db.transaction().execute(async (trx) => {
    const find = () => keys.findConversationKey(trx, hashConversationKey(secrets, key), 'confirm', clock());
    const known = await find();
    const conversation = known && (await q.lockConversation(trx, known.conversation_id));
    // Again, now that nobody can correct the email: the key of another address is worth nothing.
    const found = conversation && (await find());
    if (!found || found.message_id === null)
      throw new AppError(unknown, unknown === 'wrong_code' ? { code: 'wrong_code' } : undefined);
    if (!mayWrite(conversation)) throw new AppError('forbidden');
    const released = await q.releaseMessage(trx, found.message_id, conversation);
    if (released) {
      if (conversation.listing_id !== null) await countListingMessage(trx, deps, conversation.listing_id);
      await deliverMessage(trx, deps, released.conversation, { fromOwner: false, body: released.body });
    }
    if (conversation.lead_email_unconfirmed) await keys.confirmLeadEmail(trx, conversation);
    if (released || conversation.lead_email_unconfirmed) await attachToAccount(trx, deps, conversation);
    return {
      conversation_key: await createOpenKey(trx, deps, conversation.id, key),
      was_delivered: conversation.page_key !== null,
    };
  });
}
