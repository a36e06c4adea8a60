/** SUBS-4 as it travels: invoices and credit notes with what both sides were called on the day. Money is whole cents. */
import { z } from 'zod';
import { calendarDay } from '../rules/model.ts';
import { paymentMethods, taxedAmount } from '../subscriptions/model.ts';

export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/**
 * What the tax authority knows of it. queued: the worker reports it. reported: it has its MARK. failed: refused, somebody
 * has to look. manual: an admin reports it by hand and types the MARK.
 */
export const reportingStates = ['queued', 'reported', 'failed', 'manual'] as const;
export type ReportingState = (typeof reportingStates)[number];

const words = z.object({ el: z.string(), en: z.string() });

/** Who issued it, as the operator of the site was called that day. */
export const issuer = z.object({
  name: words,
  legal_form: words,
  seat: words,
  gemi: z.string(),
  tax_number: z.string(),
  telephone: z.string(),
  email: z.string(),
});
export type Issuer = z.output<typeof issuer>;

/** Whom it was issued to. Empty text: it was not filled in. */
export const customer = z.object({
  company: z.string(),
  tax_number: z.string(),
  tax_office: z.string(),
  address: z.string(),
  activity: z.string(),
  gemi: z.string(),
});
export type Customer = z.output<typeof customer>;

export const invoiceLine = z.object({ text: words, net_cents: z.int() });
export type InvoiceLine = z.output<typeof invoiceLine>;

export const invoice = taxedAmount.extend({
  invoice_id: z.int(),
  kind: z.enum(invoiceKinds),
  series: z.string(),
  number: z.int(),
  issued_on: calendarDay,
  lines: z.array(invoiceLine),
  period_from: calendarDay,
  /** The first day that is not part of it. */
  period_to: calendarDay,
  paid_by: z.enum(paymentMethods),
  /** The number and series of the invoice that a credit note takes back from. */
  credits: z.object({ series: z.string(), number: z.int() }).nullable(),
  mark: z.string().nullable(),
  qr_url: z.string().nullable(),
});
export type Invoice = z.output<typeof invoice>;

/** What an admin sees besides. */
export const adminInvoice = invoice.extend({
  user_id: z.int(),
  customer,
  reporting: z.enum(reportingStates),
  uid: z.string().nullable(),
  /** Typed by an admin, so that it may be typed again. */
  marked_by_hand: z.boolean(),
  tries: z.int(),
  next_try_at: z.iso.datetime().nullable(),
  /** What the authority answered, in its words. */
  last_fault: z.string().nullable(),
  issued_at: z.iso.datetime(),
  /** No MARK a day after it was issued. */
  is_late: z.boolean(),
});
export type AdminInvoice = z.output<typeof adminInvoice>;
