/** A message reaches the other side: what they see, and one letter until they have looked. */
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import { harmless } from '../../platform/letter-shelf.ts';
import { orderLetter } from '../../platform/outbox.ts';
import { composedTitle } from '../listings/index.ts';
import * as q from './contact.queries.ts';
import type { InboxLetters } from './inbox.letters.ts';
import { newOpenKey } from './keys.ts';

const QUOTED = 1_000;

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
  // Told once already, and nothing of it read yet: a second letter would only be noise.
  if (unread > 0) return;
  if (fromOwner) await tellAsker(trx, deps, held, body);
  else await tellOwner(trx, deps, held, body);
}

async function memberToTell(trx: Db, id: number) {
  const account = await q.accountOf(trx, id);
  const told = account?.mail_messages && account.status !== 'blocked' && account.erase_after === null;
  return told ? account : null;
}

async function tellOwner(trx: Db, deps: Deps, held: q.ConversationRow, body: string): Promise<void> {
  const owner = await memberToTell(trx, held.owner_id);
  if (!owner) return;
  await tellInbox(trx, deps, owner, 'new_message', {
    from: held.asker_name,
    ad: await titleOfAd(trx, held.listing_id, owner.locale as Locale),
    body: quoted(body),
    conversation: held.id,
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
