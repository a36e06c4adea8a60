/** Which invoices a filter of their list finds. */
import type { Deps } from '../../deps.ts';
import { type InvoiceQuery, toInvoiceFilter } from './invoice-filter.ts';
import { listInvoices } from './invoices.queries.ts';
import { getReportingCutoff } from './reporting-deadline.ts';

/** The newest that are found, and how many there are. */
export async function findInvoiceIds({ db, clock }: Pick<Deps, 'db' | 'clock'>, query: InvoiceQuery, limit: number) {
  const page = { limit, offset: 0 };
  const { rows, count } = await listInvoices(db, toInvoiceFilter(query), getReportingCutoff(clock()), page);
  return { ids: rows.map(({ id }) => id), count };
}
