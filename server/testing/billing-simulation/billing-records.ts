/** What the judge reads: every table that knows of money, and what was done to the world. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

export type ExternalEvents = {
  /** What reached our bank account, by its line. */
  deposits: Map<string, { accountId: number; cents: number }>;
  /** An admin moved the end of what was free or paid for. */
  moves: { accountId: number; endDate: string; at: Date; state: string }[];
  /** Accounts that were erased: their periods are not judged. */
  erased: Set<number>;
};
export const createExternalEvents = (): ExternalEvents => ({ deposits: new Map(), moves: [], erased: new Set() });

export type ChargeRow = {
  id: number;
  subscription_id: number;
  account_id: number;
  kind: 'period' | 'upgrade' | 'restart';
  plan_id: number;
  from_plan_id: number | null;
  period_from: string;
  period_to: string;
  net_cents: number;
  vat_percent: number;
  vat_cents: number;
  gross_cents: number;
  payment: string;
  state: 'due' | 'paid' | 'void';
  created_at: Date;
};
export type PaymentRow = {
  id: number;
  account_id: number;
  charge_id: number | null;
  method: string;
  cents: number;
  ref: string;
};
export type RefundRow = { id: number; payment_id: number; cents: number; state: string; ref: string | null };
export type InvoiceRow = {
  id: number;
  kind: 'invoice' | 'credit_note';
  series: string;
  number: number;
  account_id: number;
  charge_id: number | null;
  refund_id: number | null;
  credits_id: number | null;
  issued_at: Date;
  net_cents: number;
  vat_percent: number;
  vat_cents: number;
  gross_cents: number;
  period_from: string;
  period_to: string;
};
export type SubscriptionRow = {
  id: number;
  account_id: number;
  plan_id: number;
  state: string;
  started_at: Date;
  customer_ref: string | null;
  period_from: string;
  period_to: string;
  cancel_at_end: boolean;
  is_active: boolean;
  trial_to: string;
};
export type PriceRow = {
  plan_id: number;
  version: number;
  max_active_listings: number | null;
  net_cents: number;
  valid_from: string;
  changed_at: Date;
};
export type RuleRow = { code: string; version: number; valid_from: string; changed_at: Date; value: number };

/** Everything there is, read once. */
export type BillingRecords = {
  charges: ChargeRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  invoices: InvoiceRow[];
  subscriptions: SubscriptionRow[];
  prices: PriceRow[];
  rules: RuleRow[];
  attempts: { id: number; charge_id: number; kind: string; state: string; cents: number }[];
};

export async function readBillingRecords(db: Db): Promise<BillingRecords> {
  const all = async <T>(text: string): Promise<T[]> => (await sql.raw<T>(text).execute(db)).rows;
  return {
    charges:
      await all(`select id, subscription_id, account_id, kind, plan_id, from_plan_id, period_from::text, period_to::text, net_cents,
      vat_percent, vat_cents, gross_cents, payment, state, created_at from charge order by id`),
    payments: await all('select id, account_id, charge_id, method, cents, ref from payment order by id'),
    refunds: await all('select id, payment_id, cents, state, ref from refund order by id'),
    invoices:
      await all(`select id, kind, series, number, account_id, charge_id, refund_id, credits_id, issued_at, net_cents, vat_percent,
      vat_cents, gross_cents, period_from::text, period_to::text from invoice order by id`),
    subscriptions:
      await all(`select id, account_id, plan_id, state, started_at, customer_ref, period_from::text, period_to::text,
      cancel_at_end, is_active, trial_to::text from subscription order by id`),
    prices: await all(
      'select plan_id, version, max_active_listings, net_cents, valid_from::text, changed_at from plan_price order by plan_id, version',
    ),
    rules:
      await all(`select code, version, valid_from::text, changed_at, coalesce(params ->> 'percent', params ->> 'months')::int as value
      from rule where code in ('vat', 'trial_months') order by code, version`),
    attempts: await all('select id, charge_id, kind, state, cents from attempt order by id'),
  };
}
