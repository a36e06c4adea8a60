/** SQL of issuing. Rows are only added; the database refuses to rewrite one. */
import type { Customer, InvoiceKind, InvoiceLine, Issuer } from '@estia/contract/invoices/model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

/**
 * The next number of a series. Its row is held until the transaction ends: whoever issues next waits, and a rollback
 * gives it back.
 */
export async function allocateInvoiceNumber(trx: Trx, kind: InvoiceKind): Promise<{ series: string; number: number }> {
  const { series, last_number } = await trx
    .updateTable('invoice_series')
    .set(({ eb }) => ({ last_number: eb('last_number', '+', 1) }))
    .where('kind', '=', kind)
    .returning(['series', 'last_number'])
    .executeTakeFirstOrThrow();
  return { series, number: last_number };
}

export const findInvoiceByCharge = (trx: Trx, chargeId: number) =>
  trx.selectFrom('invoice').select('id').where('charge_id', '=', chargeId).executeTakeFirst();

export const findCreditNoteByRefund = (trx: Trx, refundId: number) =>
  trx.selectFrom('invoice').select('id').where('refund_id', '=', refundId).executeTakeFirst();

/** Held: two refunds of one payment are split one after the other. */
export async function lockInvoiceByCharge(trx: Trx, chargeId: number) {
  const { rows } = await sql<{
    id: number;
    series: string;
    number: number;
    customer: Customer;
    customer_key: string;
    net_cents: number;
    vat_percent: number;
    vat_cents: number;
    gross_cents: number;
    period_from: string;
    period_to: string;
    paid_by: 'card' | 'deposit';
  }>`
    select id, series, number, customer, customer_key, net_cents, vat_percent, vat_cents, gross_cents,
      period_from::text as period_from, period_to::text as period_to, paid_by
    from invoice where charge_id = ${chargeId} for update`.execute(trx);
  return rows[0];
}

export async function getCreditedCents(trx: Trx, invoiceId: number): Promise<number> {
  const { sum } = await trx
    .selectFrom('invoice')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('gross_cents'), sql<string>`0`).as('sum'))
    .where('credits_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

export type NewInvoice = {
  kind: InvoiceKind;
  series: string;
  number: number;
  account_id: number;
  charge_id: number | null;
  refund_id: number | null;
  credits_id: number | null;
  issued_at: Date;
  issued_on: string;
  issuer: Issuer;
  customer: Customer;
  customer_key: string;
  lines: readonly InvoiceLine[];
  net_cents: number;
  vat_percent: number;
  vat_cents: number;
  gross_cents: number;
  period_from: string;
  period_to: string;
  paid_by: 'card' | 'deposit';
};

export const insertInvoice = (trx: Trx, row: NewInvoice) =>
  trx
    .insertInto('invoice')
    .values({
      ...row,
      issuer: JSON.stringify(row.issuer),
      customer: JSON.stringify(row.customer),
      lines: JSON.stringify(row.lines),
      reporting: 'queued',
      next_try_at: row.issued_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const findAgencyDetails = (db: Db, accountId: number) =>
  db
    .selectFrom('agency')
    .select(['company', 'name_el', 'tax_number', 'tax_office', 'invoice_address', 'activity', 'gemi'])
    .select(['street', 'street_number', 'postcode'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** What the customer was called last: an agency that has gone still has its money sorted out. */
export async function findLastCustomer(db: Db, accountId: number): Promise<Customer | null> {
  const row = await db
    .selectFrom('invoice')
    .select('customer')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.customer as Customer | undefined) ?? null;
}

export const findEmailRecipient = (db: Db, accountId: number) =>
  db.selectFrom('account').select(['id', 'email', 'locale', 'username']).where('id', '=', accountId).executeTakeFirst();
