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
import { addressOf } from '../../platform/network.ts';
import type { Asker } from '../../platform/serve.ts';
import { countHit, takeTurn } from '../../platform/throttle.ts';
import * as q from './contact.queries.ts';
import { deliver, tellInbox, titleOfAd } from './deliver.service.ts';
import { mayWrite } from './inbox.policy.ts';
import { hashOfEmail, hashOfKey, newConfirmKey, newOpenKey } from './keys.ts';
import { checkWork, spendWork, type Work } from './work.ts';

const DAY_SECONDS = 86_400;
const HOUR = { hits: inboxLimits.freeMessages, seconds: 3_600 };
const MESSAGES = { hits: inboxLimits.messagesADay, seconds: DAY_SECONDS };
/** Delivered, of all askers together: a busy ad of a busy office stays below it. What nobody confirms takes no place. */
const TO_ONE_AD = { hits: 100, seconds: DAY_SECONDS };
/** Nobody's mailbox is filled by somebody else's typing. */
const LETTERS = { hits: 5, seconds: DAY_SECONDS };

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

async function writerOf(deps: Deps, body: Contact, { viewer }: Asker): Promise<Writer> {
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

export async function contact(deps: Deps, body: Contact, asker: Asker): Promise<{ confirm: boolean }> {
  const { db, secrets } = deps;
  const ad = await q.adOf(db, body.property_id, purposeIds[body.for]);
  if (!ad?.reachable || (asker.viewer === null && !ad.is_active)) throw new AppError('not_found');
  if (asker.viewer?.worksFor === ad.owner_id) throw new AppError('forbidden');
  const writer = await writerOf(deps, body, asker);
  const known = await q.conversationOf(db, ad.listing_id, writer);
  if (!ad.is_active && !known?.confirmed_at) throw new AppError('not_found');
  const confirm = !writer.proven;
  if (known && (await q.hasMessage(db, known.id, body.client_key))) return { confirm };
  const work = await admit(deps, body, writer, asker);
  if (writer.proven) await toOneAd(db, deps, ad.listing_id);

  await db.transaction().execute(async (trx) => {
    if (work) await spendWork(trx, deps, work);
    const held = await q.holdConversationOf(trx, {
      ...{ ad, askerId: writer.askerId, hash: writer.hash, name: writer.name, locale: writer.locale },
      email: writer.askerId === null ? secrets.seal('asker', writer.email) : null,
      phone: body.phone ? secrets.seal('asker', body.phone) : null,
      ...{ showEmail: body.show_email, now: deps.clock() },
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
    });
    if (!message) return;
    if (writer.proven) await deliver(trx, deps, held, { fromOwner: false, body: body.body });
    else {
      const { key, expiresAt } = await newConfirmKey(trx, deps, held.id, message.id);
      const reader = { id: writer.askerId, email: writer.email, locale: writer.locale };
      const values = { ad: await titleOfAd(trx, ad.listing_id, writer.locale), key, rent: ad.purpose === 2 };
      await tellInbox(trx, deps, reader, 'confirm_message', values, expiresAt);
    }
  });
  return { confirm };
}

const toOneAd = (db: Db, { clock }: Deps, listingId: number) =>
  takeTurn(db, `contact ad ${listingId}`, TO_ONE_AD, clock());

/** How often, and with how much work. The work to be spent, where some was asked for. */
async function admit(deps: Deps, body: Contact, writer: Writer, { request }: Asker): Promise<Work | null> {
  const { db, clock } = deps;
  const now = clock();
  if (!writer.proven) {
    const work = checkWork(deps, body.work);
    await takeTurn(db, `contact address ${addressOf(request)}`, MESSAGES, now);
    await takeTurn(db, `contact letter ${writer.email.toLowerCase()}`, LETTERS, now);
    return work;
  }
  const often = (await countHit(db, `contact hour ${writer.askerId}`, HOUR, now)) > HOUR.hits;
  const work = often ? checkWork(deps, body.work) : null;
  await takeTurn(db, `contact account ${writer.askerId}`, MESSAGES, now);
  return work;
}

/** The same key again gives the same answer: the page may have been closed before it came. */
export async function confirmContact(deps: Deps, key: string): Promise<{ open: string }> {
  const { db, secrets, clock } = deps;
  return db.transaction().execute(async (trx) => {
    const found = await q.keyOf(trx, hashOfKey(secrets, key), 'confirm', clock());
    const held = found && (await q.holdConversation(trx, found.conversation_id));
    if (!held || found.message_id === null) throw new AppError('gone');
    if (!mayWrite(held)) throw new AppError('forbidden');
    const body = await q.releaseMessage(trx, found.message_id);
    if (body !== null) {
      if (held.listing_id !== null) await toOneAd(trx, deps, held.listing_id);
      await deliver(trx, deps, held, { fromOwner: false, body });
    }
    return { open: await newOpenKey(trx, deps, held.id, key) };
  });
}
