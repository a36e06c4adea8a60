/** SQL of the dispatch: whose alerts are due, and what of them is still worth telling. */
import type { AlertEvent } from '@estia/contract/alerts/model';
import type { Locale } from '@estia/contract/pair';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { type ListingCardRow, listingCardColumns, listingCardJoins } from '../listings/index.ts';

/** Several dispatchers look at these many, so that each finds one that nobody else has locked. */
const LOOK_AT = 200;

export type DueSubscriber = {
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

/**
 * Locked to the end of the transaction: of two dispatchers one sends. Not against a new alert that refers to it, so the
 * matching never waits for an email.
 */
export async function lockDueSubscriber(
  trx: Db,
  now: Date,
  skipped: readonly number[] = [],
): Promise<DueSubscriber | null> {
  const { rows } = await sql<DueSubscriber>`
    select s.id, s.account_id, s.locale, s.key_version,
      case when s.account_id is null then s.email
        when a.email_confirmed_at is not null and a.mail_alerts then a.email::text end as email,
      s.confirmed_at is not null and s.unsubscribed_at is null
        and (a.id is null or (a.status not in ('blocked', 'rejected') and a.erase_after is null)) as may_receive,
      nullif(alert_due_at(${now}, 'instant', 0::smallint, 1::smallint, s.quiet_from, s.quiet_to), ${now}) as quiet_until
    from subscriber s left join account a on a.id = s.account_id
    where s.id in (
      select subscriber_id from alert
      where sent_at is null and due_at <= ${now} and subscriber_id <> all (${skipped}::bigint[])
      order by due_at limit ${LOOK_AT})
    limit 1 for no key update of s skip locked`.execute(trx);
  return rows[0] ?? null;
}

export type DueAlert = {
  id: number;
  saved_search_id: number | null;
  listing_id: number;
  event: AlertEvent;
  price: number;
  previous_price: number | null;
  name: string | null;
  query: string | null;
  by_email: boolean;
  by_push: boolean;
  is_paused: boolean;
};

/** Newest first; what is beyond the limit stays due, for a message of its own. */
export async function listDueAlerts(trx: Db, subscriberId: number, now: Date, limit: number): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    select a.id, a.saved_search_id, a.listing_id, a.event, a.price, a.previous_price, s.name, s.query,
      s.id is null or (s.by_email and s.email_stopped_at is null) as by_email,
      s.id is null or s.by_push as by_push,
      s.paused_at is not null as is_paused
    from alert a left join saved_search s on s.id = a.saved_search_id
    where a.subscriber_id = ${subscriberId} and a.sent_at is null and a.due_at <= ${now}
    order by a.id desc limit ${limit}`.execute(trx);
  return rows;
}

export const postponeAlerts = (trx: Db, ids: readonly number[], until: Date): Promise<unknown> =>
  sql`update alert set due_at = ${until} where id = any (${ids}::bigint[])`.execute(trx);

export const markAlertsSent = (trx: Db, ids: readonly number[], now: Date): Promise<unknown> =>
  sql`update alert set sent_at = ${now} where id = any (${ids}::bigint[])`.execute(trx);

export type AlertCardRow = ListingCardRow & { is_active: boolean | null };

export async function listAlertCards(trx: Db, listingIds: readonly number[]): Promise<AlertCardRow[]> {
  const { rows } = await sql<AlertCardRow>`
    select ${sql.raw(listingCardColumns)}, l.is_active
    from listing l
    ${sql.raw(listingCardJoins)}
    where l.id = any (${listingIds}::bigint[])`.execute(trx);
  return rows;
}
