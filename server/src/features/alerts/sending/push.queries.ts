/** SQL of push subscriptions and of the queue of push messages. */
import { alertLimits } from '@estia/contract/alerts/limits';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export type NewPushSubscription = { subscriberId: number; endpointHash: Buffer; target: Buffer; now: Date };

/** A browser that was somebody else's is theirs now. Of too many the oldest go: most of them have run out. */
export async function upsertPushSubscription(
  trx: Trx,
  { subscriberId, endpointHash, target, now }: NewPushSubscription,
) {
  await sql`
    delete from push_subscription where endpoint_hash = ${endpointHash} and subscriber_id <> ${subscriberId}`.execute(
    trx,
  );
  await sql`
    insert into push_subscription (subscriber_id, endpoint_hash, target, created_at)
    values (${subscriberId}, ${endpointHash}, ${target}, ${now})
    on conflict (endpoint_hash) do update set target = excluded.target, last_error = null, last_error_at = null,
      timed_out_since = null`.execute(trx);
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
export const deletePushSubscriptions = (trx: Trx, accountId: number): Promise<unknown> =>
  sql`
    delete from push_subscription p using subscriber s
    where s.id = p.subscriber_id and s.account_id = ${accountId}`.execute(trx);

/** To every browser of the subscriber; the number of them. */
export async function insertPushMessages(
  trx: Trx,
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
  subscriber_id: number;
  push_subscription_id: number;
  alert_ids: number[];
  target: Buffer;
  topic: string;
  tries: number;
};

type ClaimOptions = {
  claimMs: number /** Subscribers with a message on its way: theirs wait. */;
  busy: readonly number[];
};

export async function claimPushMessage(
  db: Db,
  now: Date,
  { claimMs, busy }: ClaimOptions,
): Promise<ClaimedPush | null> {
  const { rows } = await sql<ClaimedPush>`
    update push_message m set tries = m.tries + 1, next_at = ${new Date(now.getTime() + claimMs)}
    from push_subscription p
    where p.id = m.push_subscription_id and m.id = (
      select d.id from push_message d join push_subscription t on t.id = d.push_subscription_id
      where d.next_at <= ${now} and t.subscriber_id <> all (${busy}::bigint[])
      order by d.next_at limit 1 for update of d skip locked
    )
    returning m.id, p.subscriber_id, m.push_subscription_id, m.alert_ids, p.target, m.topic, m.tries`.execute(db);
  return rows[0] ?? null;
}

export const deletePushMessage = (db: Db, id: number): Promise<unknown> =>
  sql`delete from push_message where id = ${id}`.execute(db);

export const deleteSentPushMessage = (db: Db, row: ClaimedPush): Promise<unknown> =>
  sql`
    with sent as (delete from push_message where id = ${row.id})
    update push_subscription set timed_out_since = null
    where id = ${row.push_subscription_id} and timed_out_since is not null`.execute(db);

/** With all that waits for it. */
export const deleteExpiredPushSubscription = (db: Db, id: number): Promise<unknown> =>
  sql`delete from push_subscription where id = ${id}`.execute(db);

type PushError = { subscriptionId: number; reason: string; isTimeout: boolean; now: Date };

/** Since when it has been timing out; null: it has answered. */
export async function recordPushError(
  db: Db,
  { subscriptionId, reason, isTimeout, now }: PushError,
): Promise<Date | null> {
  const { rows } = await sql<{ timed_out_since: Date | null }>`
    update push_subscription set last_error = ${reason}, last_error_at = ${now},
      timed_out_since = case when ${isTimeout} then coalesce(timed_out_since, ${now}) end
    where id = ${subscriptionId} returning timed_out_since`.execute(db);
  return rows[0]?.timed_out_since ?? null;
}

/** Only while it is still ours: not if somebody else has claimed it by now. */
export const postponePushMessage = (db: Db, { id, tries }: ClaimedPush, nextAt: Date): Promise<unknown> =>
  sql`update push_message set next_at = ${nextAt} where id = ${id} and tries = ${tries}`.execute(db);
