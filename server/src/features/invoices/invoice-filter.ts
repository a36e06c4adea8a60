/** What admins filter invoices by, as they typed it and as it is searched for. */
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import type { InvoiceFilter } from './invoices.queries.ts';

export type InvoiceQuery = Omit<InvoiceFilter, 'agencyWords'> & { agency?: string | undefined };
export const toInvoiceFilter = ({ id, reporting, kind, agency = '', from, to }: InvoiceQuery): InvoiceFilter => ({
  id,
  reporting,
  kind,
  from,
  to,
  agencyWords: createPhoneticKey(agency)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8),
});
