/**
 * LIST-6: somebody writes to an advertiser. A member's message goes out at once. A visitor's waits for the key of a
 * letter: whoever types an email has not shown that it is theirs, and the owner hears of nothing until then.
 */
import { inboxLimits } from '@estia/contract/inbox/limits';
import type { Locale } from '@estia/contract/pair';
import { type Purpose, purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { countedAs } from '../../platform/mailbox.ts';
import { addressOf } from '../../platform/network.ts';
import type { Asker } from '../../platform/serve.ts';
import { countHit, giveBack, giveBackFrom, takeTurn, takeTurnFrom } from '../../platform/throttle.ts';
import * as q from './contact.queries.ts';
import { deliver, tellInbox, titleOfAd } from './deliver.service.ts';
import { mayWrite } from './inbox.policy.ts';
import { codeKey, hashOfEmail, hashOfKey, newConfirmKey, newOpenKey } from './keys.ts';
import { checkWork, spendWork, type Work } from './work.ts';

const DAY_SECONDS = 86_400;
const HOUR = { hits: inboxLimits.freeMessages, seconds: 3_600 };
const MESSAGES = { hits: inboxLimits.messagesADay, seconds: DAY_SECONDS };
/** Delivered, of all askers together: a busy ad of a busy office stays below it. What nobody confirms takes no place. */
const TO_ONE_AD = { hits: 100, seconds: DAY_SECONDS };
/** Nobody's mailbox is filled by somebody else's typing. */
const LETTERS = { hits: 5, seconds: DAY_SECONDS };
const CODES = { hits: inboxLimits.codeTries, seconds: 3_600 };

type Contact = {
  for: Purpose;
  property_id: number;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | null | undefined;
  show_email: boolean;
  body: string;
  client_key: string;
  locale: Locale;
  work?: Work | undefined;
};

type Writer = q.Who & { name: string; email: string; locale: Locale; proven: boolean };

async function writerOf(
  deps: Deps,
  body: Pick<Contact, 'name' | 'email' | 'locale'>,
  { viewer }: Asker,
): Promise<Writer> {
  if (viewer) {
    const account = await q.accountOf(deps.db, viewer.userId);
    if (!account) throw new AppError('not_authenticated');
    const proven = account.email_confirmed_at !== null;
    const { username: name, email } = account;
    return { askerId: account.id, hash: null, name, email, locale: viewer.locale, proven };
  }
  const { name, email } = body;
  if (!name || !email) {
    const missing = { ...(name ? {} : { name: 'required' }), ...(email ? {} : { email: 'required' }) };
    throw new AppError('invalid_input', missing);
  }
  return { askerId: null, hash: hashOfEmail(deps.secrets, email), name, email, locale: body.locale, proven: false };
}

type Result = { confirm: boolean; sent_to: string | null };

export async function contact(deps: Deps, body: Contact, asker: Asker): Promise<Result> {
  const { db, secrets } = deps;
  const ad = await q.adOf(db, body.property_id, purposeIds[body.for]);
  if (!ad?.reachable || (asker.viewer === null && !ad.is_active)) throw new AppError('not_found');
  if (asker.viewer?.worksFor === ad.owner_id) throw new AppError('forbidden');
  const writer = await writerOf(deps, body, asker);
  const known = await q.conversationOf(db, ad.listing_id, writer);
  if (!ad.is_active && !known?.confirmed_at) throw new AppError('not_found');
  const result = { confirm: !writer.proven, sent_to: writer.proven ? null : writer.email };
  if (known && (await q.hasMessage(db, known.id, body.client_key))) return result;
  const work = await admit(deps, body, writer, asker);
  if (writer.proven) await toOneAd(db, deps, ad.listing_id);

  await db.transaction().execute(async (trx) => {
    if (work) await spendWork(trx, deps, work);
    const phone = body.phone ? secrets.seal('asker', body.phone) : null;
    const held = await q.holdConversationOf(trx, {
      ...{ ad, askerId: writer.askerId, hash: writer.hash, name: writer.name, locale: writer.locale },
      email: writer.askerId === null ? secrets.seal('asker', writer.email) : null,
      ...{ phone, showEmail: body.show_email, proven: writer.proven, now: deps.clock() },
    });
    if (!held) throw new AppError('overloaded');
    if (!mayWrite(held)) {
      // Who has proved an email is told; who has only typed one learns nothing about it.
      if (writer.proven) throw new AppError('forbidden');
      return;
    }
    const message = await q.insertMessage(trx, {
      ...{ conversationId: held.id, fromOwner: false, body: body.body, clientKey: body.client_key },
      ...{ waiting: !writer.proven, now: deps.clock() },
      about: { asker_name: writer.name, asker_phone: phone, show_email: body.show_email, locale: writer.locale },
    });
    if (!message) return;
    if (writer.proven) await deliver(trx, deps, held, { fromOwner: false, body: body.body });
    else await sendConfirmation(trx, deps, writer, { ad, conversationId: held.id, messageId: message.id });
  });
  return result;
}

type Waiting = { ad: q.Ad; conversationId: number; messageId: number };

async function sendConfirmation(trx: Db, deps: Deps, writer: Writer, { ad, conversationId, messageId }: Waiting) {
  const { email, locale } = writer;
  const { key, code, expiresAt } = await newConfirmKey(trx, deps, { conversationId, messageId, email });
  const values = { ad: await titleOfAd(trx, ad.listing_id, locale), key, code, rent: ad.purpose === 2 };
  await tellInbox(trx, deps, { id: writer.askerId, email, locale }, 'confirm_message', values, expiresAt);
}

type Resend = Pick<Contact, 'for' | 'property_id' | 'email' | 'client_key' | 'work'> & {
  new_email?: string | undefined;
};

/** The mail again. With another address the message moves there: the keys of the first mail are worth nothing then. */
export async function resendContact(deps: Deps, body: Resend, asker: Asker): Promise<Result> {
  const { db, secrets } = deps;
  const ad = await q.adOf(db, body.property_id, purposeIds[body.for]);
  if (!ad?.reachable || !ad.is_active) throw new AppError('not_found');
  // Name and language are with the message.
  const first = await writerOf(deps, { email: body.email, name: 'unknown', locale: 'el' }, asker);
  const email = first.askerId === null ? (body.new_email ?? first.email) : first.email;
  // Before anything is looked up: the answer says nothing about an email to who did not write from it.
  const work = await admit(deps, body, { ...first, email, proven: false }, asker);
  const known = await q.conversationOf(db, ad.listing_id, first);
  if (!known) throw new AppError('gone');
  return db.transaction().execute(async (trx) => {
    if (work) await spendWork(trx, deps, work);
    await q.holdConversation(trx, known.id);
    const message = await q.lockWaiting(trx, known.id, body.client_key);
    if (!message) throw new AppError('gone');
    if (!message.waiting) return { confirm: false, sent_to: null };
    const { asker_name, asker_phone, show_email, locale } = message;
    const about = {
      ...{ asker_name: asker_name ?? known.asker_name, asker_phone, show_email: show_email ?? false },
      locale: locale ?? known.locale,
    };
    const hash = first.askerId === null ? hashOfEmail(secrets, email) : null;
    const writer = { ...first, hash, email, name: about.asker_name, locale: about.locale as Locale };
    if (email === first.email) {
      await q.deleteConfirmKeys(trx, message.id);
      await sendConfirmation(trx, deps, writer, { ad, conversationId: known.id, messageId: message.id });
      return { confirm: true, sent_to: email };
    }
    await q.deleteMessage(trx, message.id);
    const held = await q.holdConversationOf(trx, {
      ...{ ad, askerId: null, hash, name: writer.name, locale: writer.locale, phone: asker_phone },
      ...{ email: secrets.seal('asker', email), showEmail: about.show_email, proven: false, now: deps.clock() },
    });
    if (!held) throw new AppError('overloaded');
    // Somebody who has only typed an email learns nothing about it.
    if (!mayWrite(held)) return { confirm: true, sent_to: email };
    const moved = await q.insertMessage(trx, {
      ...{ conversationId: held.id, fromOwner: false, body: message.body, clientKey: body.client_key },
      ...{ waiting: true, now: deps.clock(), about },
    });
    if (moved) await sendConfirmation(trx, deps, writer, { ad, conversationId: held.id, messageId: moved.id });
    return { confirm: true, sent_to: email };
  });
}

const toOneAd = (db: Db, { clock }: Deps, listingId: number) =>
  takeTurn(db, `contact ad ${listingId}`, TO_ONE_AD, clock());

/** How often, and with how much work. The work to be spent, where some was asked for. */
async function admit(
  deps: Deps,
  body: Pick<Contact, 'work'>,
  writer: Writer,
  { request }: Asker,
): Promise<Work | null> {
  const { db, clock } = deps;
  const now = clock();
  if (!writer.proven) {
    const work = checkWork(deps, body.work);
    await takeTurnFrom(db, 'contact address', addressOf(request), MESSAGES, now);
    await takeTurn(db, `contact letter ${countedAs(writer.email)}`, LETTERS, now);
    return work;
  }
  const often = (await countHit(db, `contact hour ${writer.askerId}`, HOUR, now)) > HOUR.hits;
  const work = often ? checkWork(deps, body.work) : null;
  await takeTurn(db, `contact account ${writer.askerId}`, MESSAGES, now);
  return work;
}

/** Who has registered with this email, and proved it, since they wrote finds the conversation among their messages. */
async function attachToAccount(trx: Db, { secrets }: Deps, { asker_email, asker_hash }: q.ConversationRow) {
  if (asker_email === null || asker_hash === null) return;
  const account = await q.accountThatProved(trx, secrets.open('asker', asker_email));
  if (account) await q.attachConversations(trx, account.id, asker_hash);
}

type Proof = { key: string } | { email: string; code: string };

/** Wrong codes are counted for the email, whoever types them; the link of the mail works all the same. */
export async function confirmContact(deps: Deps, proof: Proof, { request }: Asker): Promise<{ open: string }> {
  if ('key' in proof) return confirmByKey(deps, proof.key, 'gone');
  const { db, clock } = deps;
  const counted = `contact code ${proof.email.toLowerCase()}`;
  await takeTurnFrom(db, 'contact code', addressOf(request), CODES, clock());
  await takeTurn(db, counted, CODES, clock());
  const confirmed = await confirmByKey(deps, codeKey(proof.email, proof.code), 'wrong_code');
  await giveBack(db, counted);
  await giveBackFrom(db, 'contact code', addressOf(request));
  return confirmed;
}

/** The same key again gives the same answer: the page may have been closed before it came. */
async function confirmByKey(deps: Deps, key: string, unknown: 'gone' | 'wrong_code'): Promise<{ open: string }> {
  const { db, secrets, clock } = deps;
  return db.transaction().execute(async (trx) => {
    const found = await q.keyOf(trx, hashOfKey(secrets, key), 'confirm', clock());
    const held = found && (await q.holdConversation(trx, found.conversation_id));
    if (!held || found.message_id === null)
      throw new AppError(unknown, unknown === 'wrong_code' ? { code: 'wrong_code' } : undefined);
    if (!mayWrite(held)) throw new AppError('forbidden');
    const released = await q.releaseMessage(trx, found.message_id, held);
    if (released) {
      if (held.listing_id !== null) await toOneAd(trx, deps, held.listing_id);
      await deliver(trx, deps, released.conversation, { fromOwner: false, body: released.body });
      await attachToAccount(trx, deps, held);
    }
    return { open: await newOpenKey(trx, deps, held.id, key) };
  });
}
