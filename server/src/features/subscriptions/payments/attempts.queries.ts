/** SQL of what a provider is asked for, and of the money that came and went back. */
import type { ChargebackState } from '@estia/contract/subscriptions/chargeback-model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export type AttemptRow = {
  id: number;
  charge_id: number;
  account_id: number;
  kind: 'away' | 'checkout';
  state: 'asked' | 'succeeded' | 'declined' | 'closed';
  customer_ref: string;
  card_ref: string | null;
  checkout_ref: string | null;
  cents: number;
  created_at: Date;
};

const columns = sql.raw(
  `a.id, a.charge_id, c.account_id, a.kind, a.state, a.customer_ref, a.card_ref, a.checkout_ref, a.cents, a.created_at`,
);

export async function findAttempt(
  db: Db,
  by: { id: number } | { checkout: string } | { charge: number },
): Promise<AttemptRow | undefined> {
  const where =
    'id' in by
      ? sql`a.id = ${by.id}`
      : 'checkout' in by
        ? sql`a.checkout_ref = ${by.checkout}`
        : sql`a.charge_id = ${by.charge} and a.state = 'asked'`;
  const { rows } = await sql<AttemptRow>`
    select ${columns} from attempt a join charge c on c.id = a.charge_id where ${where}`.execute(db);
  return rows[0];
}

export async function insertAttempt(
  trx: Trx,
  row: Pick<AttemptRow, 'charge_id' | 'kind' | 'customer_ref' | 'card_ref' | 'cents'>,
  now: Date,
  checkAt: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into attempt (charge_id, kind, state, customer_ref, card_ref, cents, created_at, next_check_at)
    values (${row.charge_id}, ${row.kind}, 'asked', ${row.customer_ref}, ${row.card_ref}, ${row.cents}, ${now}, ${checkAt})
    returning id`.execute(trx);
  const [made] = rows;
  if (!made) throw new Error('No attempt was written');
  return made.id;
}

export const setAttemptCheckout = (db: Db, id: number, checkout: string): Promise<unknown> =>
  db.updateTable('attempt').set({ checkout_ref: checkout }).where('id', '=', id).execute();

export const scheduleAttemptCheck = (db: Db, id: number, at: Date): Promise<unknown> =>
  db.updateTable('attempt').set({ next_check_at: at }).where('id', '=', id).where('state', '=', 'asked').execute();

/** False: it had come to its end before. */
export async function markAttemptDone(
  trx: Trx,
  id: number,
  end: { state: 'succeeded' | 'declined' | 'closed'; code: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('attempt')
    .set({ state: end.state, decline_code: end.code, done_at: now })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listAttemptsToCheck(db: Db, now: Date, limit: number): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select ${columns} from attempt a join charge c on c.id = a.charge_id
    where a.state = 'asked' and a.next_check_at <= ${now} order by a.next_check_at limit ${limit}`.execute(db);
  return rows;
}

export async function listOpenAttempts(db: Db, accountId: number): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select ${columns} from attempt a join charge c on c.id = a.charge_id
    where c.account_id = ${accountId} and c.state = 'due' and a.state = 'asked' order by a.id`.execute(db);
  return rows;
}

/** False: this money is on record already. */
export async function insertPayment(
  trx: Trx,
  row: {
    accountId: number;
    chargeId: number | null;
    method: 'card' | 'deposit';
    cents: number;
    isCredit?: boolean;
    ref: string;
    at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into payment (account_id, charge_id, method, cents, is_credit, ref, at)
    values (${row.accountId}, ${row.chargeId}, ${row.method}, ${row.cents}, ${row.isCredit ?? false}, ${row.ref}, ${row.at})
    on conflict (ref) do nothing returning id`.execute(trx);
  return rows.length > 0;
}

export type PaymentRow = {
  id: number;
  account_id: number;
  charge_id: number | null;
  method: 'card' | 'deposit';
  cents: number;
  is_credit: boolean;
  ref: string;
  at: Date;
  /** Given back, or about to be. */
  refunded_cents: number;
  /** Taken back by a bank, or disputed there at this moment. */
  charged_back_cents: number;
  /** The newest dispute of it. */
  chargeback: { state: ChargebackState; cents: number } | null;
};

const paymentColumns = sql.raw(
  `p.id, p.account_id, p.charge_id, p.method, p.cents, p.is_credit, p.ref, p.at,
   (select coalesce(sum(r.cents), 0)::int from refund r where r.payment_id = p.id and r.state <> 'failed') as refunded_cents,
   (select coalesce(sum(case when k.state in ('needs_response', 'under_review') then greatest(k.cents, k.withdrawn_cents - k.reinstated_cents)
      else k.withdrawn_cents - k.reinstated_cents end), 0)::int from chargeback k where k.payment_id = p.id) as charged_back_cents,
   (select jsonb_build_object('state', k.state, 'cents', k.cents) from chargeback k where k.payment_id = p.id
      order by k.opened_at desc, k.id desc limit 1) as chargeback`,
);

export async function findPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`select ${paymentColumns} from payment p where p.id = ${id}`.execute(db);
  return rows[0];
}

export async function listPaymentsByCharge(db: Db, chargeIds: readonly number[]): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payment p where p.charge_id = any (${chargeIds}::bigint[]) order by p.id`.execute(db);
  return rows;
}

export async function listUnallocatedPayments(db: Db, accountId: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payment p where p.account_id = ${accountId} and p.charge_id is null
    order by p.id desc limit 50`.execute(db);
  return rows;
}

export type RefundRow = {
  id: number;
  payment_id: number;
  account_id: number;
  charge_id: number | null;
  method: 'card' | 'deposit';
  payment_ref: string;
  cents: number;
  state: 'asked' | 'done' | 'failed';
  reason: string;
  created_at: Date;
};

const refundColumns = sql.raw(
  `r.id, r.payment_id, p.account_id, p.charge_id, p.method, p.ref as payment_ref, r.cents, r.state, r.reason, r.created_at`,
);

export async function insertRefund(
  trx: Trx,
  row: { paymentId: number; cents: number; reason: string; by: number; now: Date; checkAt: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into refund (payment_id, cents, state, reason, requested_by, created_at, next_check_at)
    values (${row.paymentId}, ${row.cents}, 'asked', ${row.reason}, ${row.by}, ${row.now}, ${row.checkAt}) returning id`.execute(
    trx,
  );
  const [made] = rows;
  if (!made) throw new Error('No refund was written');
  return made.id;
}

export async function findRefund(db: Db, id: number): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    select ${refundColumns} from refund r join payment p on p.id = r.payment_id where r.id = ${id}`.execute(db);
  return rows[0];
}

export async function markRefundDone(
  trx: Trx,
  id: number,
  end: { state: 'done' | 'failed'; ref: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refund')
    .set({ ...end, done_at: now })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of an agency since a moment; what failed was given to nobody. */
export async function sumRefunds(db: Db, accountId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(r.cents), 0)::int as cents from payment p join refund r on r.payment_id = p.id
    where p.account_id = ${accountId} and r.created_at >= ${since} and r.state <> 'failed'`.execute(db);
  return rows[0]?.cents ?? 0;
}

export async function listRefundsToCheck(db: Db, now: Date, limit: number): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select ${refundColumns} from refund r join payment p on p.id = r.payment_id
    where r.state = 'asked' and r.next_check_at <= ${now} order by r.next_check_at limit ${limit}`.execute(db);
  return rows;
}

export const scheduleRefundCheck = (db: Db, id: number, at: Date): Promise<unknown> =>
  db.updateTable('refund').set({ next_check_at: at }).where('id', '=', id).execute();

/** True: it is new, or was left half way. */
export async function recordPaymentEvent(db: Db, event: { id: string; type: string }, now: Date): Promise<boolean> {
  await sql`insert into payment_event (id, type, received_at) values (${event.id}, ${event.type}, ${now})
    on conflict (id) do nothing`.execute(db);
  const { rows } = await sql<{
    done_at: Date | null;
  }>`select done_at from payment_event where id = ${event.id}`.execute(db);
  return rows[0]?.done_at === null;
}

export const markPaymentEventDone = (db: Db, id: string, now: Date): Promise<unknown> =>
  db.updateTable('payment_event').set({ done_at: now }).where('id', '=', id).execute();

export type CardSetupRow = { id: string; account_id: number; mandate_version: string; done_at: Date | null };

export async function insertCardSetup(
  db: Db,
  row: { id: string; subscriptionId: number; mandate: string; now: Date },
): Promise<void> {
  await sql`insert into card_setup (id, subscription_id, mandate_version, created_at)
    values (${row.id}, ${row.subscriptionId}, ${row.mandate}, ${row.now}) on conflict (id) do nothing`.execute(db);
}

export async function findCardSetup(db: Db, id: string): Promise<CardSetupRow | undefined> {
  const { rows } = await sql<CardSetupRow>`
    select c.id, s.account_id, c.mandate_version, c.done_at from card_setup c join subscription s on s.id = c.subscription_id
    where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Pages of an agency that may have come to their end without anybody telling us, oldest first. */
export async function listOpenCardSetups(db: Db, accountId: number): Promise<{ id: string; created_at: Date }[]> {
  const { rows } = await sql<{ id: string; created_at: Date }>`
    select c.id, c.created_at from card_setup c join subscription s on s.id = c.subscription_id
    where s.account_id = ${accountId} and c.done_at is null order by c.created_at, c.id limit 20`.execute(db);
  return rows;
}

export const deleteCardSetup = (db: Db, id: string): Promise<unknown> =>
  db.deleteFrom('card_setup').where('id', '=', id).where('done_at', 'is', null).execute();

/** Another card was set up on a page that was opened after this one. */
export async function isCardSetupSuperseded(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from card_setup c join card_setup o on o.subscription_id = c.subscription_id
    where c.id = ${id} and o.done_at is not null and o.created_at > c.created_at limit 1`.execute(db);
  return rows.length > 0;
}

export const markCardSetupDone = (trx: Trx, id: string, now: Date): Promise<unknown> =>
  trx.updateTable('card_setup').set({ done_at: now }).where('id', '=', id).execute();

export const enqueueCardDetachment = (trx: Trx, card: string, now: Date): Promise<unknown> =>
  sql`insert into card_to_detach (card_ref, at) values (${card}, ${now}) on conflict do nothing`.execute(trx);

export async function listCardsToDetach(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ card_ref: string }>`
    select card_ref from card_to_detach c
    where not exists (select from attempt a where a.card_ref = c.card_ref and a.state = 'asked') order by at limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.card_ref);
}

export const deleteCardDetachment = (db: Db, card: string): Promise<unknown> =>
  db.deleteFrom('card_to_detach').where('card_ref', '=', card).execute();
