/**
 * SUBS-4: an invoice for money received, a credit note for money given back. Both run in the transaction of the money
 * itself, so that neither is there without the other, and each charge and refund gets one however often it is asked for.
 * Call them late in the transaction: the series is held from here to its end.
 */

import { formatInvoiceDate } from '@estia/contract/invoices/invoice-date';
import { invoiceLineMessages } from '@estia/contract/invoices/line-messages';
import type { Customer, InvoiceLine, Issuer } from '@estia/contract/invoices/model';
import { findLookup } from '@estia/contract/lookups/model';
import { type Locale, type Pair, pair } from '@estia/contract/pair';
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import { athensDay } from '@estia/contract/rules/in-force';
import { isPlaceholderOperator, type Operator } from '@estia/contract/site/operator';
import { addDays, splitGrossAmount } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { readOperator } from '../../platform/operator.ts';
import * as q from './invoice-issuing.queries.ts';
import { enqueueInvoiceEmail } from './invoices.emails.ts';

type SiteDeps = { config: Pick<Deps['config'], 'secure'> };
type IssuingDeps = Pick<Deps, 'secrets'> & SiteDeps;

export type InvoiceInput = {
  accountId: number;
  chargeId: number;
  kind: 'period' | 'upgrade' | 'restart';
  planId: number;
  periodFrom: string;
  periodTo: string;
  net_cents: number;
  vat_percent: number;
  vat_cents: number;
  gross_cents: number;
  paidBy: 'card' | 'deposit';
  at: Date;
};

export type CreditNoteInput = {
  accountId: number;
  refundId: number;
  chargeId: number;
  gross_cents: number;
  at: Date;
  /** Why, for the letter; an admin's own words. */
  reason: string;
};

/** The details without which no first charge is made: see `officeDetails`. */
export async function hasInvoiceDetails(db: Db, accountId: number): Promise<boolean> {
  const agency = await q.findAgencyDetails(db, accountId);
  return Boolean(
    agency?.company && agency.tax_number && agency.tax_office && agency.invoice_address && agency.activity,
  );
}

/** A real site (https) issues nothing in the name of the placeholder. */
const mayIssue = (operator: Operator, { config }: SiteDeps): boolean =>
  !config.secure || !isPlaceholderOperator(operator);

export const hasIssuer = async (db: Db, deps: SiteDeps): Promise<boolean> =>
  mayIssue((await readOperator(db)).operator, deps);

/** The last lock before a number is used. What arrived all the same is not lost: whoever brought it tries again. */
async function getIssuer(trx: Trx, deps: IssuingDeps): Promise<Issuer> {
  const { operator } = await readOperator(trx);
  if (!mayIssue(operator, deps)) throw new AppError('not_billing_yet');
  const { name, legal_form, seat, gemi, tax_number, telephone, email } = operator;
  return { name, legal_form, seat, gemi, tax_number, telephone, email };
}

/** The money is here: what is missing is left empty and an admin sees it, but the invoice is issued. */
async function getCustomer(trx: Trx, accountId: number): Promise<Customer> {
  const agency = await q.findAgencyDetails(trx, accountId);
  if (!agency) {
    const nobody = { company: '', tax_number: '', tax_office: '', address: '', activity: '', gemi: '' };
    return (await q.findLastCustomer(trx, accountId)) ?? nobody;
  }
  const street = [agency.street, agency.street_number].filter(Boolean).join(' ');
  return {
    company: agency.company ?? agency.name_el,
    tax_number: agency.tax_number ?? '',
    tax_office: agency.tax_office ?? '',
    address: agency.invoice_address ?? [street, agency.postcode].filter(Boolean).join(', '),
    activity: agency.activity ?? '',
    gemi: agency.gemi,
  };
}

/** ` akron akinita 094014201 123456789000 `: every word begins after a space. */
const buildSearchKey = (customer: Customer): string =>
  ` ${[createPhoneticKey(customer.company), customer.tax_number, customer.gemi].filter(Boolean).join(' ')} `;

const inBothLocales = (make: (locale: Locale) => string): Pair => pair(make('el'), make('en'));

function buildInvoiceLine(order: InvoiceInput): InvoiceLine {
  const plan = findLookup('subscription_plans', order.planId)?.name;
  const text = inBothLocales((locale) => {
    const days = invoiceLineMessages.days[locale](
      formatInvoiceDate(order.periodFrom),
      formatInvoiceDate(addDays(order.periodTo, -1)),
    );
    return invoiceLineMessages[order.kind][locale](plan?.[locale] ?? String(order.planId), days);
  });
  return { text, net_cents: order.net_cents };
}

async function enqueueIssuedEmail(
  trx: Trx,
  deps: IssuingDeps,
  accountId: number,
  id: number,
  at: Date,
  reason: string,
): Promise<void> {
  const reader = await q.findEmailRecipient(trx, accountId);
  if (!reader) return;
  if (reason) await enqueueInvoiceEmail(trx, deps, reader, 'credit_note_issued', { invoice: id, reason }, at);
  else await enqueueInvoiceEmail(trx, deps, reader, 'invoice_issued', { invoice: id }, at);
}

export async function issueInvoice(trx: Trx, deps: IssuingDeps, order: InvoiceInput): Promise<{ id: number }> {
  const before = await q.findInvoiceByCharge(trx, order.chargeId);
  if (before) return before;
  const [issuer, customer] = [await getIssuer(trx, deps), await getCustomer(trx, order.accountId)];
  const { id } = await q.insertInvoice(trx, {
    kind: 'invoice',
    ...(await q.allocateInvoiceNumber(trx, 'invoice')),
    account_id: order.accountId,
    charge_id: order.chargeId,
    refund_id: null,
    credits_id: null,
    issued_at: order.at,
    issued_on: athensDay(order.at),
    issuer,
    customer,
    customer_key: buildSearchKey(customer),
    lines: [buildInvoiceLine(order)],
    net_cents: order.net_cents,
    vat_percent: order.vat_percent,
    vat_cents: order.vat_cents,
    gross_cents: order.gross_cents,
    period_from: order.periodFrom,
    period_to: order.periodTo,
    paid_by: order.paidBy,
  });
  await enqueueIssuedEmail(trx, deps, order.accountId, id, order.at, '');
  return { id };
}

/** Parts are split one after the other, so that notes that give back everything sum to the invoice's net and VAT exactly. */
export async function issueCreditNote(trx: Trx, deps: IssuingDeps, order: CreditNoteInput): Promise<{ id: number }> {
  const invoice = await q.lockInvoiceByCharge(trx, order.chargeId);
  if (!invoice) throw new Error(`Charge ${order.chargeId} has no invoice to credit`);
  const before = await q.findCreditNoteByRefund(trx, order.refundId);
  if (before) return before;
  const credited = await q.getCreditedCents(trx, invoice.id);
  if (order.gross_cents <= 0 || credited + order.gross_cents > invoice.gross_cents)
    throw new Error(`Charge ${order.chargeId} cannot be credited ${order.gross_cents} cents more`);
  const { net_cents, vat_cents } = splitGrossAmount(invoice, credited, order.gross_cents);
  const { id } = await q.insertInvoice(trx, {
    kind: 'credit_note',
    issuer: await getIssuer(trx, deps),
    ...(await q.allocateInvoiceNumber(trx, 'credit_note')),
    account_id: order.accountId,
    charge_id: null,
    refund_id: order.refundId,
    credits_id: invoice.id,
    issued_at: order.at,
    issued_on: athensDay(order.at),
    customer: invoice.customer,
    customer_key: invoice.customer_key,
    lines: [
      {
        text: inBothLocales((locale) => invoiceLineMessages.credit[locale](`${invoice.series} ${invoice.number}`)),
        net_cents,
      },
    ],
    net_cents,
    vat_percent: invoice.vat_percent,
    vat_cents,
    gross_cents: order.gross_cents,
    period_from: invoice.period_from,
    period_to: invoice.period_to,
    paid_by: invoice.paid_by,
  });
  await enqueueIssuedEmail(trx, deps, order.accountId, id, order.at, order.reason);
  return { id };
}
