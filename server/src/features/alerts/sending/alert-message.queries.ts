/** SQL of a message at the moment it is sent: its reader, and what is still wanted and on offer. */
import type { AlertEvent } from '@estia/contract/alerts/model';
import type { Locale } from '@estia/contract/pair';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { type ListingCardRow, listingCardColumns, listingCardJoins } from '../../listings/index.ts';

/** Of `subscriber b left join account a`. */
export const recipientColumns = (now: Date) => sql`
  b.id, b.account_id, b.locale, b.key_version,
  case when b.account_id is null then b.email
    when a.email_confirmed_at is not null and a.mail_alerts then a.email::text end as email,
  b.confirmed_at is not null and b.unsubscribed_at is null
    and (a.id is null or (a.status not in ('blocked', 'rejected') and a.erase_after is null)) as may_receive,
  nullif(alert_due_at(${now}, 'instant', 0::smallint, 1::smallint, b.quiet_from, b.quiet_to), ${now}) as quiet_until`;

export type Recipient = {
  id: number;
  account_id: number | null;
  locale: Locale;
  key_version: number;
  /** Null: no email is sent (not confirmed, not wanted, or the account is going). */
  email: string | null;
  may_receive: boolean;
  /** When quiet hours end; null outside of them. */
  quiet_until: Date | null;
};

export async function findRecipient(db: Db, alertIds: readonly number[], now: Date): Promise<Recipient | null> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns(now)}
    from alert l join subscriber b on b.id = l.subscriber_id left join account a on a.id = b.account_id
    where l.id = any (${alertIds}::bigint[]) limit 1`.execute(db);
  return rows[0] ?? null;
}

export type AlertWay = 'email' | 'push';

export type MessageAlert = {
  listing_id: number;
  event: AlertEvent;
  price: number;
  previous_price: number | null;
  is_favorite: boolean;
  /** The searches that send it by this way. */
  saved_search_ids: number[];
};

/** Newest first. An alert of which every search was stopped, paused or deleted meanwhile is left out. */
export async function listMessageAlerts(db: Db, alertIds: readonly number[], way: AlertWay): Promise<MessageAlert[]> {
  const isSent = sql.raw(way === 'email' ? 's.by_email and s.email_stopped_at is null' : 's.by_push');
  const { rows } = await sql<MessageAlert>`
    select l.listing_id, l.event, l.price, l.previous_price, l.is_favorite and b.favorite_alerts as is_favorite,
      w.saved_search_ids
    from alert l join subscriber b on b.id = l.subscriber_id,
      lateral (select coalesce(array_agg(s.id order by s.id), '{}') as saved_search_ids from saved_search s
        where s.id = any (l.saved_search_ids) and s.subscriber_id = b.id and s.paused_at is null and ${isSent}) w
    where l.id = any (${alertIds}::bigint[]) and l.listing_id is not null
      and ((l.is_favorite and b.favorite_alerts) or w.saved_search_ids <> '{}')
    order by l.id desc`.execute(db);
  return rows;
}

export type NamedSearch = { id: number; name: string | null; query: string };

/** Oldest first. */
export const listSearchNames = (db: Db, ids: readonly number[]): Promise<NamedSearch[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('saved_search').select(['id', 'name', 'query']).where('id', 'in', ids).orderBy('id').execute();

export type AlertCardRow = ListingCardRow & { is_active: boolean | null };

export async function listAlertCards(db: Db, listingIds: readonly number[]): Promise<AlertCardRow[]> {
  const { rows } = await sql<AlertCardRow>`
    select ${sql.raw(listingCardColumns)}, l.is_active
    from listing l
    ${sql.raw(listingCardJoins)}
    where l.id = any (${listingIds}::bigint[])`.execute(db);
  return rows;
}
