/** SQL of the dispatch: whose alerts are due, and by which way each may be sent. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { type Recipient, recipientColumns } from './alert-message.queries.ts';

/** Several dispatchers look at these many, so that each finds one that nobody else has locked. */
const CANDIDATES = 200;

export type DueSubscriber = Recipient & {
  messages_since: Date | null;
  messages: number;
  /** A visitor who is an account by now. */
  merged_into_id: number | null;
};

/**
 * Locked to the end of the transaction: of two dispatchers one sends. Not against a new alert that refers to it, so the
 * matching never waits for an email.
 */
export async function lockDueSubscriber(trx: Trx, now: Date): Promise<DueSubscriber | null> {
  const { rows } = await sql<DueSubscriber>`
    select ${recipientColumns(now)}, b.messages_since, b.messages, b.merged_into_id
    from subscriber b left join account a on a.id = b.account_id
    where b.id in (
      select subscriber_id from alert where sent_at is null and due_at <= ${now} order by due_at limit ${CANDIDATES})
    limit 1 for no key update of b skip locked`.execute(trx);
  return rows[0] ?? null;
}

export type DueAlert = { id: number; by_email: boolean; by_push: boolean };

/**
 * Marks what is due as sent, in one statement with reading it: the matching commits alerts meanwhile that were due before.
 * Newest first, at most `limit`; all are marked.
 */
export async function takeDueAlerts(trx: Trx, subscriberId: number, now: Date, limit: number): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    with taken as (
      update alert set sent_at = ${now}
      where subscriber_id = ${subscriberId} and sent_at is null and due_at <= ${now}
      returning id, saved_search_ids, is_favorite)
    select l.id, coalesce(w.by_email, false) or l.is_favorite as by_email, coalesce(w.by_push, false) or l.is_favorite as by_push
    from taken l,
      lateral (select bool_or(s.by_email and s.email_stopped_at is null) as by_email, bool_or(s.by_push) as by_push
        from saved_search s where s.id = any (l.saved_search_ids) and s.paused_at is null) w
    order by l.id desc limit ${limit}`.execute(trx);
  return rows;
}

export const postponeAlerts = (db: Db, subscriberId: number, now: Date, until: Date): Promise<unknown> =>
  sql`
    update alert set due_at = ${until}
    where subscriber_id = ${subscriberId} and sent_at is null and due_at <= ${now}`.execute(db);

export const setMessageCount = (trx: Trx, id: number, since: Date, messages: number): Promise<unknown> =>
  sql`update subscriber set messages_since = ${since}, messages = ${messages} where id = ${id}`.execute(trx);
