export { findInvoiceIds } from './invoice-ids.service.ts';
export {
  hasInvoiceDetails,
  hasIssuer,
  issueCreditNote,
  issueInvoice,
} from './invoice-issuing.service.ts';
export { createInvoiceEmails } from './invoices.emails.ts';
export { invoiceRoutes } from './invoices.routes.ts';
export { enqueueMissingMarkAlert, reportInvoices } from './tax-reporting.jobs.ts';
export { retryReporting } from './tax-reporting.service.ts';
