/** SQL of payments that the bank of their payer disputes. */
import type { ChargebackReason, ChargebackState } from '@estia/contract/subscriptions/chargeback-model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { Dispute } from '../../../platform/payments/payment-provider.ts';

export type DisputedPayment = { id: number; account_id: number; at: Date };

export async function findPaymentByRef(db: Db, ref: string): Promise<DisputedPayment | undefined> {
  const { rows } = await sql<DisputedPayment>`
    select id, account_id, at from payment where ref = ${ref} and method = 'card'`.execute(db);
  return rows[0];
}

/** Held until the transaction ends. */
export async function lockChargebackState(trx: Trx, ref: string): Promise<ChargebackState | null> {
  const { rows } = await sql<{ state: ChargebackState }>`
    select state from chargeback where ref = ${ref} for update`.execute(trx);
  return rows[0]?.state ?? null;
}

/** False: a newer answer of the provider is there already. */
export async function saveChargeback(
  trx: Trx,
  { dispute: d, paymentId, readAt }: { dispute: Dispute; paymentId: number; readAt: Date },
): Promise<boolean> {
  const closedAt = d.state === 'needs_response' || d.state === 'under_review' ? null : readAt;
  const { rows } = await sql`
    insert into chargeback as k (ref, payment_id, state, reason, cents, withdrawn_cents, withdrawn_at, reinstated_cents, reinstated_at,
      evidence_due_at, opened_at, closed_at, read_at)
    values (${d.dispute}, ${paymentId}, ${d.state}, ${d.reason}, ${d.cents}, ${d.withdrawn?.cents ?? 0}, ${d.withdrawn?.at ?? null},
      ${d.reinstated?.cents ?? 0}, ${d.reinstated?.at ?? null}, ${d.evidenceDueAt}, ${d.openedAt}, ${closedAt}, ${readAt})
    on conflict (ref) do update set state = excluded.state, reason = excluded.reason, cents = excluded.cents,
      withdrawn_cents = excluded.withdrawn_cents, withdrawn_at = excluded.withdrawn_at,
      reinstated_cents = excluded.reinstated_cents, reinstated_at = excluded.reinstated_at,
      evidence_due_at = excluded.evidence_due_at, read_at = excluded.read_at,
      closed_at = case when excluded.closed_at is not null then coalesce(k.closed_at, excluded.closed_at) end
    where k.read_at <= excluded.read_at
    returning true as saved`.execute(trx);
  return rows.length > 0;
}

/** Whose end, or whose money, nobody may have told us of. */
export async function listOpenChargebacks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select ref from chargeback
    where state in ('needs_response', 'under_review') or (state = 'won' and reinstated_cents < withdrawn_cents) order by id`.execute(
    db,
  );
  return rows.map(({ ref }) => ref);
}

const isWaiting = sql<boolean>`(k.state in ('needs_response', 'lost') and k.handled_at is null)`;

export type ChargebackRow = {
  id: number;
  ref: string;
  user_id: number;
  name: string | null;
  payment_id: number;
  charge_id: number | null;
  paid_at: Date;
  state: ChargebackState;
  reason: ChargebackReason;
  cents: number;
  withdrawn_cents: number;
  reinstated_cents: number;
  opened_at: Date;
  evidence_due_at: Date | null;
  closed_at: Date | null;
  is_waiting: boolean;
  handled_at: Date | null;
  note: string | null;
  count: number;
};

export async function listChargebacks(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChargebackRow[]> {
  const { rows } = await sql<ChargebackRow>`
    select k.id, k.ref, p.account_id as user_id, coalesce(g.name_el, u.username) as name, p.id as payment_id, p.charge_id, p.at as paid_at,
      k.state, k.reason, k.cents, k.withdrawn_cents, k.reinstated_cents, k.opened_at, k.evidence_due_at, k.closed_at,
      ${isWaiting} as is_waiting, k.handled_at, k.note, (count(*) over ())::int as count
    from chargeback k join payment p on p.id = k.payment_id
    left join account u on u.id = p.account_id left join agency g on g.account_id = p.account_id
    order by ${isWaiting} desc, k.opened_at desc, k.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

type LockedChargeback = {
  state: ChargebackState;
  cents: number;
  payment_id: number;
  account_id: number;
  handled_at: Date | null;
};

/** Held until the transaction ends. */
export async function lockChargeback(trx: Trx, id: number): Promise<LockedChargeback | undefined> {
  const { rows } = await sql<LockedChargeback>`
    select k.state, k.cents, k.payment_id, p.account_id, k.handled_at
    from chargeback k join payment p on p.id = k.payment_id where k.id = ${id} for update of k`.execute(trx);
  return rows[0];
}

export const markChargebackHandled = (
  trx: Trx,
  id: number,
  { adminId, note, now }: { adminId: number; note: string; now: Date },
): Promise<unknown> =>
  trx.updateTable('chargeback').set({ handled_at: now, handled_by: adminId, note }).where('id', '=', id).execute();
