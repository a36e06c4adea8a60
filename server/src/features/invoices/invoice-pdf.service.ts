/** The PDF of an invoice: drawn from its record each time, stored nowhere, so that it can never differ from it. */
import { fileNames } from '@estia/contract/invoices/pdf-messages';
import type { Locale } from '@estia/contract/pair';
import type { Db } from '../../platform/db/db.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { findInvoice, type InvoiceRow } from './invoices.queries.ts';

/** `estia-timologio-12.pdf`. Letters that every file system and header keeps. */
export const getInvoiceFileName = (row: Pick<InvoiceRow, 'kind' | 'number'>, locale: Locale): string =>
  `estia-${fileNames[row.kind][locale]}-${row.number}.pdf`;

export async function createInvoicePdf(db: Db, id: number, locale: Locale) {
  const row = await findInvoice(db, id);
  if (!row) throw new Error(`No invoice ${id}`);
  return { name: getInvoiceFileName(row, locale), bytes: await renderInvoicePdf(row, locale) };
}
