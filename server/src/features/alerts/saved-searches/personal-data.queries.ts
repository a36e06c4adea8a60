/** What is kept of a person: their copy of it, how long, and how it goes. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

type Subject = { accountId: number; provenEmail: string | null };

/** Also what was saved with the email before there was an account, where the person has proved that it is theirs. */
const subscribersOf = ({ accountId, provenEmail }: Subject) =>
  sql`(account_id = ${accountId} or email = lower(${provenEmail}::text))`;

export async function listAlertDataForExport(db: Db, subject: Subject) {
  const read = async (query: ReturnType<typeof sql<Record<string, unknown>>>) => (await query.execute(db)).rows;
  const mine = sql`subscriber_id in (select id from subscriber where ${subscribersOf(subject)})`;
  return {
    settings: await read(sql`
      select email, locale, confirmed_at, quiet_from, quiet_to, favorite_alerts, unsubscribed_at, created_at
      from subscriber where ${subscribersOf(subject)} order by id`),
    searches: await read(sql`
      select name, query, frequency, hour, weekday, on_new, on_price_drop, min_drop_percent, on_back, by_email, by_push,
        confirmed_at, paused_at, email_stopped_at, created_at, updated_at
      from saved_search where ${mine} order by id`),
    alerts: await read(sql`
      select listing_id, property_id, event, price, previous_price, created_at, due_at, sent_at, seen_at
      from alert where ${mine} order by id`),
    push_subscriptions: await read(sql`
      select created_at, last_error, last_error_at from push_subscription where ${mine} order by id`),
  };
}

export const deleteAlertData = (trx: Trx, subject: Subject) =>
  sql`delete from subscriber where ${subscribersOf(subject)}`.execute(trx);

const BATCH = 5_000;

/** In pieces: what is older may be millions of rows. */
export async function deleteOldAlerts(db: Db, before: Date): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH; ) {
    const { numAffectedRows } = await sql`
      delete from alert where ctid = any(array(select ctid from alert where created_at < ${before} limit ${BATCH}))`.execute(
      db,
    );
    deleted = Number(numAffectedRows ?? 0n);
  }
}

/** With the address of a visitor, once nothing is saved with it any more. */
export async function deleteUnconfirmedSearches(db: Db, before: Date): Promise<void> {
  await sql`
    delete from saved_search where confirmed_at is null and coalesce(confirm_requested_at, created_at) < ${before}`.execute(
    db,
  );
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select id from subscriber b where account_id is null and merged_into_id is null and created_at < ${before}
        and not exists (select from saved_search s where s.subscriber_id = b.id)
      for update skip locked`.execute(trx);
    // Looked at again now that they are locked: somebody may have saved a search in between.
    await sql`
      delete from subscriber b where id = any (${rows.map(({ id }) => id)}::bigint[])
        and not exists (select from saved_search s where s.subscriber_id = b.id)`.execute(trx);
  });
}
