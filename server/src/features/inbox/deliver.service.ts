/** A message reaches the other side: what they see, and one letter until they have looked, or a day has passed. */
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import { harmless } from '../../platform/letter-shelf.ts';
import { orderLetter } from '../../platform/outbox.ts';
import { countHit, forgetHits } from '../../platform/throttle.ts';
import { composedTitle } from '../listings/index.ts';
import * as q from './contact.queries.ts';
import type { InboxLetters } from './inbox.letters.ts';
import { newOpenKey } from './keys.ts';

const QUOTED = 1_000;
const DAY_SECONDS = 86_400;
const TOLD = { hits: 1, seconds: DAY_SECONDS };
/** To an address that a listing names and nobody proved, whatever listings name it: it may be a stranger's. */
const TO_UNPROVEN = { hits: 3, seconds: DAY_SECONDS };

export const tellInbox = <T extends keyof InboxLetters>(
  trx: Db,
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  reader: { id: number | null; email: string; locale: string; username?: string },
  template: T,
  values: InboxLetters[T],
  goodUntil?: Date,
): Promise<void> =>
  orderLetter(trx, {
    secrets,
    now: clock(),
    order: {
      ...{ accountId: reader.id, to: reader.email, locale: reader.locale as Locale, template },
      values: { name: reader.username ?? '', ...values },
      ...(goodUntil ? { goodUntil } : {}),
    },
  });

/** A title is what somebody typed: one that could be an advertisement is not mailed to strangers, the facts are. */
export async function titleOfAd(db: Db, listingId: number | null, locale: Locale): Promise<string> {
  const ad = await q.aboutAd(db, listingId);
  if (!ad) return '';
  const own = locale === 'el' ? ad.title_el : ad.title_en;
  return harmless(own ?? '') || composedTitle(ad.type_id, ad.area)[locale];
}

const quoted = (body: string): string => (body.length > QUOTED ? `${body.slice(0, QUOTED).trimEnd()}…` : body);

type Delivery = { fromOwner: boolean; body: string };

/** `conversation` is held by this transaction: its unread counts are those of this moment. */
export async function deliver(trx: Db, deps: Deps, held: q.ConversationRow, { fromOwner, body }: Delivery) {
  await q.noteMessage(trx, held, fromOwner, deps.clock());
  const unread = fromOwner ? held.asker_unread : held.owner_unread;
  const told = `conversation told ${held.id} ${fromOwner ? 'asker' : 'owner'}`;
  if (unread === 0) await forgetHits(trx, told);
  // Told already, and nothing of it marked read: a second letter on the same day would only be noise. Without scripts
  // nothing is ever marked read.
  if ((await countHit(trx, told, TOLD, deps.clock())) > TOLD.hits) return;
  if (fromOwner) await tellAsker(trx, deps, held, body);
  else await tellOwner(trx, deps, held, body);
}

async function memberToTell(trx: Db, id: number) {
  const account = await q.accountOf(trx, id);
  const told = account?.mail_messages && account.status !== 'blocked' && account.erase_after === null;
  return told ? account : null;
}

async function tellOwner(trx: Db, deps: Deps, held: q.ConversationRow, body: string): Promise<void> {
  const phone = held.asker_phone === null ? null : deps.secrets.open('asker', held.asker_phone);
  const messageIn = async (locale: Locale) => ({
    from: held.asker_name,
    phone,
    ad: await titleOfAd(trx, held.listing_id, locale),
    body: quoted(body),
    conversation: held.id,
  });
  for (const reader of await q.leadReaders(trx, held.owner_id, held.assigned_to)) {
    const message = await messageIn(reader.locale);
    if (reader.id !== held.owner_id) {
      await tellInbox(trx, deps, reader, 'agency_message', message);
      continue;
    }
    await tellInbox(trx, deps, reader, 'new_message', message);
    const contact = await q.contactEmailOf(trx, held.listing_id);
    if (!contact || contact.email.toLowerCase() === reader.email.toLowerCase()) continue;
    // What becomes of this mail says nothing about the account.
    const copy = { ...reader, id: null, email: contact.email };
    if (contact.proven) await tellInbox(trx, deps, copy, 'new_message', message);
    else await tellUnproven(trx, deps, copy, { ad: message.ad, conversation: held.id });
  }
}

/** Who asks, how to call them and what they wrote are nothing for an address that may be mistyped. */
async function tellUnproven(
  trx: Db,
  deps: Deps,
  reader: { id: null; email: string; locale: Locale },
  values: InboxLetters['message_waits'],
): Promise<void> {
  const key = `contact email unproven ${reader.email.toLowerCase()}`;
  if ((await countHit(trx, key, TO_UNPROVEN, deps.clock())) > TO_UNPROVEN.hits) return;
  const { id, email, locale } = reader;
  await tellInbox(trx, deps, { id, email, locale }, 'message_waits', values);
}

/** To the agent who got a lead from a colleague, with what was asked last. */
export async function emailAssignedAgent(
  trx: Db,
  deps: Deps,
  conversation: q.ConversationRow,
  { agentId, by }: { agentId: number; by: string },
): Promise<void> {
  const agent = await memberToTell(trx, agentId);
  if (!agent) return;
  await tellInbox(trx, deps, agent, 'lead_assigned', {
    by,
    from: conversation.asker_name,
    phone: conversation.asker_phone === null ? null : deps.secrets.open('asker', conversation.asker_phone),
    ad: await titleOfAd(trx, conversation.listing_id, agent.locale as Locale),
    body: quoted(await q.lastQuestion(trx, conversation.id)),
    conversation: conversation.id,
  });
}

async function tellAsker(trx: Db, deps: Deps, held: q.ConversationRow, body: string): Promise<void> {
  const answer = async (locale: Locale) => ({
    ad: await titleOfAd(trx, held.listing_id, locale),
    body: quoted(body),
    rent: held.purpose === 2,
  });
  if (held.asker_id !== null) {
    const asker = await memberToTell(trx, held.asker_id);
    if (!asker) return;
    const values = { ...(await answer(asker.locale as Locale)), conversation: held.id };
    await tellInbox(trx, deps, asker, 'new_answer', values);
    return;
  }
  if (held.asker_email === null) return;
  const reader = { id: null, email: deps.secrets.open('asker', held.asker_email), locale: held.locale };
  const key = await newOpenKey(trx, deps, held.id);
  await tellInbox(trx, deps, reader, 'new_answer_by_key', { ...(await answer(held.locale as Locale)), key });
}
