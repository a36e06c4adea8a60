/** What somebody saved as a visitor is in their account as soon as they have shown that the mailbox is theirs. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { findSubscriberOfAccount, rescheduleAlerts } from './subscribers.queries.ts';

export async function attachSavedSearches(
  trx: Db,
  { accountId, email, now }: { accountId: number; email: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from subscriber where email = lower(${email}) for update`.execute(trx);
  const [visitor] = rows;
  if (!visitor) return;
  // A visitor's search that a link has stopped is not matched: in an account that is a pause, and resuming it is all it needs.
  await sql`
    update saved_search set paused_at = coalesce(paused_at, email_stopped_at), email_stopped_at = null
    where subscriber_id = ${visitor.id}`.execute(trx);
  const subscriber = await findSubscriberOfAccount(trx, accountId);
  if (subscriber) await moveTo(trx, visitor.id, subscriber.id);
  else
    await sql`
      update subscriber set account_id = ${accountId}, email = null, confirmed_at = coalesce(confirmed_at, ${now})
      where id = ${visitor.id}`.execute(trx);
  await rescheduleAlerts(trx, subscriber?.id ?? visitor.id, now);
}

/** The visitor stays as a name for the links of old emails, without an address. */
async function moveTo(trx: Db, visitorId: number, subscriberId: number): Promise<void> {
  await sql`
    update saved_search s set subscriber_id = ${subscriberId} where subscriber_id = ${visitorId}
      and not exists (select from saved_search t where t.subscriber_id = ${subscriberId} and md5(t.query) = md5(s.query))`.execute(
    trx,
  );
  await sql`
    update alert a set subscriber_id = ${subscriberId} where subscriber_id = ${visitorId}
      and not exists (select from alert t where t.subscriber_id = ${subscriberId}
        and t.property_id = a.property_id and t.event = a.event and t.price = a.price)`.execute(trx);
  await sql`delete from saved_search where subscriber_id = ${visitorId}`.execute(trx);
  await sql`delete from alert where subscriber_id = ${visitorId}`.execute(trx);
  await sql`update subscriber set email = null, merged_into_id = ${subscriberId} where id = ${visitorId}`.execute(trx);
}
