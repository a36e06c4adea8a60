export { invoiceLetters } from './invoices.letters.ts';
export { invoiceRoutes } from './invoices.routes.ts';
export {
  hasInvoiceDetails,
  hasIssuer,
  issueCreditNote,
  issueInvoice,
} from './issue.service.ts';
export { alertUnmarked, reportInvoices } from './report.jobs.ts';
