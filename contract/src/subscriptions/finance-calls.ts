/** ADMN-5: how the business does, and the close of each month, for admins. All sums are cents; months and days are those of Athens. */
import { z } from 'zod';
import { locale } from '../accounts/model.ts';
import { call } from '../call.ts';
import { calendarDay } from '../rules/model.ts';
import { overdueAges } from './finance-model.ts';

const sums = z.object({ net_cents: z.int(), vat_cents: z.int(), gross_cents: z.int() });

const month = z.object({
  /** Its first day. */
  month: calendarDay,
  invoices: sums.extend({ count: z.int() }),
  credit_notes: sums.extend({ count: z.int() }),
  /** Received, by card and by deposit, whatever it was for. */
  received_cents: z.int(),
  refunded_cents: z.int(),
  /** Taken by banks for disputes, and given back by them. */
  chargebacks: z.object({ withdrawn_cents: z.int(), reinstated_cents: z.int() }),
  /** Subscriptions that paid for the first time, and what their month costs before VAT. */
  new: z.object({ count: z.int(), net_cents: z.int() }),
  /** Subscriptions that had paid and ended. */
  lost: z.object({ count: z.int(), net_cents: z.int() }),
  /** What was paid and given back less what invoices and credit notes say: 0, or something has no document. */
  difference_cents: z.int(),
});

export const getFinance = call({
  method: 'GET',
  path: '/adminPanel/finance',
  access: 'admin',
  summary: 'Recurring revenue, overdue sums by age, credit balances, and the last 12 months with their close',
  reply: z.object({
    as_of: z.iso.datetime(),
    recurring: z.object({ subscriptions: z.int(), net_cents: z.int() }),
    /** In free months: nothing is paid yet. */
    trials: z.int(),
    overdue: z.array(z.object({ age: z.enum(overdueAges), charges: z.int(), cents: z.int() })),
    /** Money of agencies that no charge has used: also parts of a sum that were paid. The largest are named. */
    credit: z.object({
      agencies: z.int(),
      cents: z.int(),
      largest: z.array(z.object({ user_id: z.int(), name: z.string(), cents: z.int() })),
    }),
    months: z.array(month),
    /** Paid charges that have no invoice yet: the newest of them. */
    without_invoice: z.array(
      z.object({ charge_id: z.int(), user_id: z.int(), name: z.string(), paid_on: calendarDay, gross_cents: z.int() }),
    ),
  }),
});

export const exportFinance = call({
  method: 'GET',
  path: '/adminPanel/finance/export',
  access: 'admin',
  summary: 'The months as CSV',
  perMinute: 10,
  query: z.object({ lang: locale.default('el') }),
  produces: 'text/csv; charset=utf-8',
  reply: z.instanceof(Uint8Array),
});
