/**
 * Paid charges and refunds as the money core leaves them, and their documents: for tests of invoices, e2e and access.
 */
import { computeTaxedAmount } from '@estia/contract/subscriptions/billing-amounts';
import { sql } from 'kysely';
import type { Deps } from '../../src/deps.ts';
import { issueCreditNote, issueInvoice } from '../../src/features/invoices/index.ts';
import type { Db } from '../../src/platform/db/db.ts';

let serial = 0;
const one = (rows: readonly { id: number }[]): number => rows[0]?.id ?? 0;

export type PaidChargeOptions = {
  accountId: number;
  net_cents?: number;
  vat_percent?: number;
  at?: Date;
  paidBy?: 'card' | 'deposit';
  kind?: 'period' | 'upgrade';
  /** The provider's name for the payment. */
  ref?: string;
};

/** A charge that is paid, and its payment. */
export async function buildPaidCharge(db: Db, of: PaidChargeOptions) {
  serial += 1;
  const at = of.at ?? new Date('2026-11-15T10:00:00Z');
  const paidBy = of.paidBy ?? 'card';
  const kind = of.kind ?? 'upgrade';
  const sum = computeTaxedAmount(of.net_cents ?? 4_900, of.vat_percent ?? 24);
  const period = { periodFrom: '2026-11-15', periodTo: '2026-12-15' };
  const { rows } = await sql<{ charge_id: number; id: number }>`
    with paid as (
      insert into charge (subscription_id, account_id, kind, plan_id, period_from, period_to, net_cents, vat_percent, vat_cents,
        gross_cents, payment, state, due_on, created_at, paid_at)
      values (${9_000_000 + serial}, ${of.accountId}, ${kind}, 1, ${period.periodFrom}, ${period.periodTo}, ${sum.net_cents},
        ${sum.vat_percent}, ${sum.vat_cents}, ${sum.gross_cents}, ${paidBy}, 'paid', ${period.periodFrom}, ${at}, ${at})
      returning *)
    insert into payment (account_id, charge_id, method, cents, ref, at)
    select account_id, id, payment, gross_cents, coalesce(${of.ref ?? null}, 'test-' || id), paid_at from paid returning charge_id, id`.execute(
    db,
  );
  const chargeId = rows[0]?.charge_id ?? 0;
  const paymentId = one(rows);
  return {
    chargeId,
    paymentId,
    kind,
    paidBy,
    at,
    planId: 1,
    accountId: of.accountId,
    ...sum,
    ...period,
  };
}

export async function buildRefund(db: Db, paymentId: number, cents: number, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into refund (payment_id, cents, state, reason, requested_by, created_at, next_check_at, done_at)
    values (${paymentId}, ${cents}, 'done', 'δοκιμή', 1, ${at}, ${at}, ${at}) returning id`.execute(db);
  return one(rows);
}

type Issuer = Pick<Deps, 'db' | 'secrets'> & { config: Pick<Deps['config'], 'secure'> };

/** An invoice of an agency, issued the way the money core does. */
export const buildInvoice = (deps: Issuer, of: PaidChargeOptions) =>
  deps.db.transaction().execute(async (trx) => {
    const paid = await buildPaidCharge(trx, of);
    return { ...paid, ...(await issueInvoice(trx, deps, paid)) };
  });

export const buildCreditNote = (
  deps: Issuer,
  paid: { accountId: number; chargeId: number; paymentId: number; at: Date },
  gross_cents: number,
  reason = 'Χρεώθηκε δύο φορές',
) =>
  deps.db.transaction().execute(async (trx) => {
    const refundId = await buildRefund(trx, paid.paymentId, gross_cents, paid.at);
    const { accountId, chargeId, at } = paid;
    return {
      refundId,
      ...(await issueCreditNote(trx, deps, { accountId, chargeId, refundId, gross_cents, at, reason })),
    };
  });
