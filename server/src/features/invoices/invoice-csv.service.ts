/** The accountant's file: the admin's list as CSV, read slice by slice while it is sent. */
import { invoiceExportHeadings } from '@estia/contract/invoices/export-messages';
import { formatInvoiceDate } from '@estia/contract/invoices/invoice-date';
import { invoicePdfMessages } from '@estia/contract/invoices/pdf-messages';
import type { Locale } from '@estia/contract/pair';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '../../deps.ts';
import { type Cell, createCsvWriter } from '../../platform/csv.ts';
import { type InvoiceFilter, type InvoiceRow, listInvoicesAfter } from './invoices.queries.ts';
import { getReportingCutoff } from './reporting-deadline.ts';

const SLICE = 500;

/** What a credit note takes back counts against. */
function toCells(row: InvoiceRow, locale: Locale): Cell[] {
  const sign = row.kind === 'invoice' ? 1 : -1;
  const euros = (cents: number) => ({ cents: sign * cents });
  return [
    invoicePdfMessages.kind[row.kind][locale],
    row.series,
    row.number,
    formatInvoiceDate(row.issued_on),
    row.customer.company,
    row.customer.tax_number,
    row.customer.tax_office,
    euros(row.net_cents),
    row.vat_percent,
    euros(row.vat_cents),
    euros(row.gross_cents),
    invoicePdfMessages.paidBy[row.paid_by][locale],
    formatInvoiceDate(row.period_from),
    formatInvoiceDate(addDays(row.period_to, -1)),
    row.credits_number === null ? null : `${row.credits_series} ${row.credits_number}`,
    row.mark,
    row.uid,
  ];
}

export async function* streamInvoicesCsv(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  filter: InvoiceFilter,
  locale: Locale,
): AsyncGenerator<Uint8Array> {
  const csv = createCsvWriter(locale);
  const before = getReportingCutoff(clock());
  yield Buffer.from(csv.begin + csv.row(invoiceExportHeadings.map((head) => head[locale])));
  for (let after = 0; ; ) {
    const rows = await listInvoicesAfter(db, filter, before, after, SLICE);
    if (rows.length > 0) yield Buffer.from(rows.map((row) => csv.row(toCells(row, locale))).join(''));
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return;
    after = last.id;
  }
}
