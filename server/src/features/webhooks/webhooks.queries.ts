/** SQL of endpoints and of the log of what was sent to them. */
import type { DeliveryError, deliveryStates, WebhookEvent, webhookStates } from '@estia/contract/sources/webhook-model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type EndpointRow = {
  id: number;
  url: string;
  events: WebhookEvent[];
  state: (typeof webhookStates)[number];
  disabled_reason: 'failing' | 'gone' | null;
  failing_since: Date | null;
  previous_until: Date | null;
  created_at: Date;
  last_at: Date | null;
  last_status: number | null;
  last_error: DeliveryError | null;
  last_state: (typeof deliveryStates)[number] | null;
};

export async function listEndpoints(db: Db, accountId: number): Promise<EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`
    select e.id, e.url, e.events, e.state, e.disabled_reason, e.failing_since, e.previous_until, e.created_at,
      d.last_at, d.last_status, d.last_error, d.state as last_state
    from webhook_endpoint e
    left join lateral (
      select last_at, last_status, last_error, state from webhook_delivery
      where endpoint_id = e.id and last_at is not null order by id desc limit 1) d on true
    where e.account_id = ${accountId} order by e.id`.execute(db);
  return rows;
}

/** Null: the account has as many as it may. Its row is locked, so that two at once count each other. */
export async function insertEndpoint(
  trx: Trx,
  input: { accountId: number; url: string; events: readonly WebhookEvent[]; secret: Buffer; now: Date; max: number },
): Promise<number | null> {
  await sql`select from account where id = ${input.accountId} for no key update`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    insert into webhook_endpoint (account_id, url, events, secret, created_at)
    select ${input.accountId}, ${input.url}, ${input.events}::text[], ${input.secret}, ${input.now}
    where (select count(*) from webhook_endpoint where account_id = ${input.accountId}) < ${input.max}
    returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** What it waited for after failures is forgotten: its owner has changed something. */
export async function updateEndpoint(
  db: Db,
  input: { id: number; accountId: number; url: string; events: readonly WebhookEvent[]; isActive: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_endpoint set url = ${input.url}, events = ${input.events}::text[],
      state = ${input.isActive ? 'active' : 'paused'}, disabled_reason = null, disabled_at = null,
      failing_since = null, failures = 0, retry_at = null
    where id = ${input.id} and account_id = ${input.accountId}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteEndpoint(db: Db, id: number, accountId: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from webhook_endpoint where id = ${id} and account_id = ${accountId}`.execute(db);
  return numAffectedRows === 1n;
}

/** The one before the one before is forgotten at once. */
export async function replaceSecret(
  db: Db,
  input: { id: number; accountId: number; secret: Buffer; previousUntil: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_endpoint set previous_secret = secret, previous_until = ${input.previousUntil}, secret = ${input.secret}
    where id = ${input.id} and account_id = ${input.accountId}`.execute(db);
  return numAffectedRows === 1n;
}

export async function findEndpointState(db: Db, id: number, accountId: number): Promise<EndpointRow['state'] | null> {
  const { rows } = await sql<Pick<EndpointRow, 'state'>>`
    select state from webhook_endpoint where id = ${id} and account_id = ${accountId}`.execute(db);
  return rows[0]?.state ?? null;
}

export async function insertTestDelivery(
  trx: Trx,
  input: { endpointId: number; messageId: string; event: string; body: string; now: Date },
): Promise<void> {
  await sql`
    insert into webhook_delivery (endpoint_id, message_id, event, cause, body, next_at, created_at)
    values (${input.endpointId}, ${input.messageId}, ${input.event}, ${`test ${input.messageId}`}, ${input.body}, ${input.now}, ${input.now})`.execute(
    trx,
  );
  await forgetRetry(trx, input.endpointId);
}

const forgetRetry = (trx: Trx, endpointId: number) =>
  sql`update webhook_endpoint set retry_at = null where id = ${endpointId}`.execute(trx);

/** Null: there is none of this account. False: its endpoint takes none now. */
export async function replayDelivery(
  trx: Trx,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
): Promise<boolean | null> {
  const { rows } = await sql<{ endpoint_id: number; state: EndpointRow['state'] }>`
    select d.endpoint_id, e.state from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
    where d.id = ${id} and e.account_id = ${accountId} for no key update of d`.execute(trx);
  const [found] = rows;
  if (!found) return null;
  if (found.state !== 'active') return false;
  await sql`update webhook_delivery set state = 'pending', next_at = ${now} where id = ${id}`.execute(trx);
  await forgetRetry(trx, found.endpoint_id);
  return true;
}

export type DeliveryRow = {
  id: number;
  message_id: string;
  event: string;
  state: (typeof deliveryStates)[number];
  attempts: number;
  created_at: Date;
  last_at: Date | null;
  last_status: number | null;
  last_error: DeliveryError | null;
  last_ms: number | null;
  /** Null: as soon as a worker looks. */
  next_at: Date | null;
  body: string;
};

type LogQuery = { endpointId: number; state?: DeliveryRow['state'] | undefined; limit: number; offset: number };

export async function listDeliveries(db: Db, query: LogQuery): Promise<{ rows: DeliveryRow[]; count: number }> {
  const filter = query.state ? sql`and state = ${query.state}` : sql``;
  const { rows } = await sql<DeliveryRow>`
    select id, message_id, event, state, attempts, created_at, last_at, last_status, last_error, last_ms,
      case when isfinite(next_at) then next_at end as next_at, body
    from webhook_delivery where endpoint_id = ${query.endpointId} ${filter}
    order by id desc limit ${query.limit} offset ${query.offset}`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from webhook_delivery where endpoint_id = ${query.endpointId} ${filter}`.execute(
    db,
  );
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  for (let done = 1_000n; done === 1_000n; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from webhook_delivery where id = any (array(
        select id from webhook_delivery where created_at < ${before} order by created_at limit 1000))`.execute(db);
    done = numAffectedRows;
  }
}
