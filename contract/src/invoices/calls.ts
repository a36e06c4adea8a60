/** SUBS-4: an agency reads its invoices; admins read all of them and see to what the tax authority knows. */
import { z } from 'zod';
import { locale, reason } from '../accounts/model.ts';
import { literalMessage } from '../accounts/replies.ts';
import { csvFile } from '../admin-lists/csv-file.ts';
import { invoiceFilter } from '../admin-lists/list-filters.ts';
import { call } from '../call.ts';
import { adminInvoice, invoice } from './model.ts';

const page = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};
const pagination = z.object({ limit: z.int(), offset: z.int() });
const id = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const listOwnInvoices = call({
  method: 'GET',
  path: '/user/invoices',
  access: 'professional',
  summary: 'Invoices and credit notes of the agency, newest first; for its owners',
  query: z.object(page),
  reply: z.object({ invoices: z.array(invoice), count: z.int(), pagination }),
});

export const downloadInvoice = call({
  method: 'GET',
  path: '/user/invoices/{id}/pdf',
  access: 'professional',
  summary: 'An invoice as PDF in either language; for owners of the agency, and for admins',
  perMinute: 60,
  params: id,
  query: z.object({ lang: locale.optional() }),
  produces: 'application/pdf',
  reply: z.instanceof(Uint8Array),
});

export const listInvoicesForAdmin = call({
  method: 'GET',
  path: '/adminPanel/invoices',
  access: 'admin',
  summary: 'All invoices and credit notes with what the tax authority knows of each, newest first',
  query: z.object({
    ...page,
    ...invoiceFilter,
    id: z.union([z.literal('').transform(() => undefined), id.shape.id]).optional(),
  }),
  reply: z.object({
    invoices: z.array(adminInvoice),
    count: z.int(),
    /** How many wait for a MARK longer than a day, whatever is filtered. */
    late_count: z.int(),
    pagination,
  }),
});

export const exportInvoices = call({
  ...csvFile,
  path: '/adminPanel/invoices/export',
  summary: 'The same list for the accountant, as CSV, oldest first. Each file is in the audit log',
  body: z.object({ ...invoiceFilter, lang: locale.default('el') }),
});

export const setInvoiceMark = call({
  method: 'PUT',
  path: '/adminPanel/invoices/{id}/mark',
  access: 'admin',
  idempotent: true,
  summary: 'Type the MARK of an invoice that was reported by hand; written down with the reason',
  params: id,
  body: z.object({
    mark: z
      .string('required')
      .trim()
      .min(1, 'required')
      .regex(/^[0-9]{15}$/, 'mark'),
    uid: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([0-9A-F]{40})?$/, 'invalid')
      .default(''),
    /** The address that the QR of the authority leads to. */
    qr_url: z
      .union([z.literal(''), z.url({ protocol: /^https$/, error: 'invalid' }).max(1_000, 'too_long')])
      .default(''),
    reason,
  }),
  reply: z.object({ message: literalMessage('Success!') }),
});

export const retryInvoiceReport = call({
  method: 'POST',
  path: '/adminPanel/invoices/{id}/retry',
  access: 'admin',
  idempotent: true,
  summary: 'Report an invoice again that was refused or left to be reported by hand',
  params: id,
  body: z.object({ reason }),
  reply: z.object({ message: literalMessage('Success!') }),
});
