export { createInvoiceEmails } from './invoices.letters.ts';
export { invoiceRoutes } from './invoices.routes.ts';
export {
  hasInvoiceDetails,
  hasIssuer,
  issueCreditNote,
  issueInvoice,
} from './issue.service.ts';
export { enqueueMissingMarkAlert, reportInvoices } from './report.jobs.ts';
