/** What may leave of an invoice: to the agency, and to an admin. */

import type { InvoiceRow } from './invoices.queries.ts';
import { REPORTING_DEADLINE_MS } from './reporting-deadline.ts';

export const invoiceView = (row: InvoiceRow) => ({
  invoice_id: row.id,
  kind: row.kind,
  series: row.series,
  number: row.number,
  issued_on: row.issued_on,
  lines: row.lines,
  net_cents: row.net_cents,
  vat_percent: row.vat_percent,
  vat_cents: row.vat_cents,
  gross_cents: row.gross_cents,
  period_from: row.period_from,
  period_to: row.period_to,
  paid_by: row.paid_by,
  credits:
    row.credits_series !== null && row.credits_number !== null
      ? { series: row.credits_series, number: row.credits_number }
      : null,
  mark: row.mark,
  qr_url: row.qr_url,
});

export const adminInvoiceView = (row: InvoiceRow, now: Date) => ({
  ...invoiceView(row),
  user_id: row.account_id,
  customer: row.customer,
  reporting: row.reporting,
  uid: row.uid,
  marked_by_hand: row.marked_by !== null,
  tries: row.tries,
  next_try_at: row.next_try_at?.toISOString() ?? null,
  last_fault: row.last_fault,
  issued_at: row.issued_at.toISOString(),
  is_late: row.mark === null && row.issued_at.getTime() <= now.getTime() - REPORTING_DEADLINE_MS,
});
