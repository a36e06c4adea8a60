/** SQL of push subscriptions and of the queue of push messages. */
import { alertLimits } from '@estia/contract/alerts/limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type NewPushSubscription = { subscriberId: number; endpointHash: Buffer; target: Buffer; now: Date };

/** A browser that was somebody else's is theirs now. Of too many the oldest go: most of them have run out. */
export async function upsertPushSubscription(
  trx: Db,
  { subscriberId, endpointHash, target, now }: NewPushSubscription,
) {
  await sql`
    delete from push_subscription where endpoint_hash = ${endpointHash} and subscriber_id <> ${subscriberId}`.execute(
    trx,
  );
  await sql`
    insert into push_subscription (subscriber_id, endpoint_hash, target, created_at)
    values (${subscriberId}, ${endpointHash}, ${target}, ${now})
    on conflict (endpoint_hash) do update set target = excluded.target, last_error = null, last_error_at = null`.execute(
    trx,
  );
  await sql`
    delete from push_subscription where id in (
      select id from push_subscription where subscriber_id = ${subscriberId}
      order by id desc offset ${alertLimits.pushSubscriptions})`.execute(trx);
}

export const deletePushSubscription = (db: Db, accountId: number, endpointHash: Buffer): Promise<unknown> =>
  sql`
    delete from push_subscription p using subscriber s
    where s.id = p.subscriber_id and s.account_id = ${accountId} and p.endpoint_hash = ${endpointHash}`.execute(db);

/** Whoever used the account before gets nothing more. */
export const deletePushSubscriptions = (trx: Db, accountId: number): Promise<unknown> =>
  sql`
    delete from push_subscription p using subscriber s
    where s.id = p.subscriber_id and s.account_id = ${accountId}`.execute(trx);

/** To every browser of the subscriber; the number of them. */
export async function insertPushMessages(
  trx: Db,
  {
    subscriberId,
    alertIds,
    topic,
    now,
  }: { subscriberId: number; alertIds: readonly number[]; topic: string; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into push_message (push_subscription_id, alert_ids, topic, next_at, created_at)
    select id, ${alertIds}::bigint[], ${topic}, ${now}, ${now} from push_subscription where subscriber_id = ${subscriberId}`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}

export type ClaimedPush = {
  id: number;
  push_subscription_id: number;
  alert_ids: number[];
  target: Buffer;
  topic: string;
  tries: number;
};

export async function claimPushMessage(db: Db, now: Date, claimMs: number): Promise<ClaimedPush | null> {
  const { rows } = await sql<ClaimedPush>`
    update push_message m set tries = m.tries + 1, next_at = ${new Date(now.getTime() + claimMs)}
    from push_subscription p
    where p.id = m.push_subscription_id and m.id = (
      select id from push_message where next_at <= ${now} order by next_at limit 1 for update skip locked
    )
    returning m.id, m.push_subscription_id, m.alert_ids, p.target, m.topic, m.tries`.execute(db);
  return rows[0] ?? null;
}

export const deletePushMessage = (db: Db, id: number): Promise<unknown> =>
  sql`delete from push_message where id = ${id}`.execute(db);

/** With all that waits for it. */
export const deleteExpiredPushSubscription = (db: Db, id: number): Promise<unknown> =>
  sql`delete from push_subscription where id = ${id}`.execute(db);

export const recordPushError = (db: Db, subscriptionId: number, reason: string, now: Date): Promise<unknown> =>
  sql`update push_subscription set last_error = ${reason}, last_error_at = ${now} where id = ${subscriptionId}`.execute(
    db,
  );

/** Only while it is still ours: not if somebody else has claimed it by now. */
export const postponePushMessage = (db: Db, { id, tries }: ClaimedPush, nextAt: Date): Promise<unknown> =>
  sql`update push_message set next_at = ${nextAt} where id = ${id} and tries = ${tries}`.execute(db);
