/** SQL of sending: one delivery of an endpoint at a time, and what came of it. */
import type { DeliveryError } from '@estia/contract/sources/webhook-model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type ClaimedDelivery = {
  id: number;
  endpoint_id: number;
  account_id: number;
  message_id: string;
  body: string;
  attempts: number;
  url: string;
  secret: Buffer;
  previous_secret: Buffer | null;
  failures: number;
  failing_since: Date | null;
};

/**
 * The endpoint that waits longest since its last turn, and its oldest delivery. Nothing goes to an agency that is blocked. A worker that dies has it until `claimMs` have
 * passed: then it is sent again, under the same id.
 */
export async function claimDelivery(trx: Trx, now: Date, claimMs: number): Promise<ClaimedDelivery | null> {
  const taken = await sql<{ id: number }>`
    update webhook_endpoint set taken_until = ${new Date(now.getTime() + claimMs)}
    where id = (
      select e.id from webhook_endpoint e
      where e.state = 'active' and e.account_id in (select id from account where status = 'approved') and coalesce(e.retry_at, '-infinity') <= ${now} and coalesce(e.taken_until, '-infinity') <= ${now}
        and exists (select from webhook_delivery d where d.endpoint_id = e.id and d.state = 'pending' and d.next_at <= ${now})
      order by e.taken_until nulls first, e.id limit 1 for no key update skip locked)
    returning id`.execute(trx);
  const endpointId = taken.rows[0]?.id;
  if (endpointId === undefined) return null;
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_delivery d set attempts = attempts + 1, last_at = ${now}
    from webhook_endpoint e
    where e.id = d.endpoint_id and d.id = (
      select id from webhook_delivery
      where endpoint_id = ${endpointId} and state = 'pending' and next_at <= ${now} order by next_at, id limit 1 for no key update)
    returning d.id, d.endpoint_id, e.account_id, d.message_id, d.body, d.attempts, e.url, e.secret,
      case when e.previous_until > ${now} then e.previous_secret end as previous_secret, e.failures, e.failing_since`.execute(
    trx,
  );
  return rows[0] ?? null;
}

export type Attempt = { status: number | null; error: DeliveryError | null; ms: number };

/** The turn is over: who waits longest since then is next. */
const endTurn = (now: Date) => sql`taken_until = ${now}`;

export async function recordDelivered(trx: Trx, row: ClaimedDelivery, attempt: Attempt, now: Date): Promise<void> {
  await sql`
    update webhook_delivery set state = 'delivered', last_status = ${attempt.status}, last_error = null, last_ms = ${attempt.ms}
    where id = ${row.id}`.execute(trx);
  await sql`
    update webhook_endpoint set failures = 0, failing_since = null, retry_at = null, ${endTurn(now)}
    where id = ${row.endpoint_id}`.execute(trx);
}

export async function recordFailed(
  trx: Trx,
  row: ClaimedDelivery,
  attempt: Attempt,
  next: { now: Date; deliveryAt: Date | null; endpointAt: Date },
): Promise<void> {
  await sql`
    update webhook_delivery set state = ${next.deliveryAt ? 'pending' : 'failed'}, next_at = coalesce(${next.deliveryAt}, next_at),
      last_status = ${attempt.status}, last_error = ${attempt.error}, last_ms = ${attempt.ms}
    where id = ${row.id}`.execute(trx);
  await sql`
    update webhook_endpoint set failures = failures + 1, failing_since = coalesce(failing_since, ${next.now}),
      retry_at = ${next.endpointAt}, ${endTurn(next.now)}
    where id = ${row.endpoint_id}`.execute(trx);
}

/** False: somebody else did, or its owner paused it. What waited is not sent, and can be sent again by hand. */
export async function disableEndpoint(
  trx: Trx,
  { id, reason, now }: { id: number; reason: 'failing' | 'gone'; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_endpoint set state = 'disabled', disabled_reason = ${reason}, disabled_at = ${now}
    where id = ${id} and state = 'active'`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await sql`update webhook_delivery set state = 'failed' where endpoint_id = ${id} and state = 'pending'`.execute(trx);
  return true;
}

export type Owner = { id: number; email: string; locale: string; username: string };

export async function findOwner(db: Db, accountId: number): Promise<Owner | null> {
  const { rows } = await sql<Owner>`
    select id, email, locale, username from account
    where id = ${accountId} and status <> 'blocked' and erase_after is null`.execute(db);
  return rows[0] ?? null;
}

/** When something is due next: null, never as things are. */
export async function findNextDelivery(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(case when isfinite(at) then at else now() - interval '1 second' end) as at from (
      select greatest(min(d.next_at), e.retry_at, e.taken_until) as at
      from webhook_endpoint e join webhook_delivery d on d.endpoint_id = e.id and d.state = 'pending'
      where e.state = 'active' and e.account_id in (select id from account where status = 'approved') group by e.id) due`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

export async function hasPendingDelivery(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from webhook_delivery where state = 'pending' and next_at = '-infinity' limit 1`.execute(db);
  return rows.length > 0;
}
