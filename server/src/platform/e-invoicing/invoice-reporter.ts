/**
 * How the tax authority hears of invoices. A port with two adapters: `manualReporter` here (an admin reports by hand and
 * types the MARK) and `createMyDataReporter` (mydata-reporter.ts). Whatever throws is tried again later.
 */
export type EInvoice = {
  kind: 'invoice' | 'credit_note';
  series: string;
  number: number;
  /** The day of Athens. */
  issued_on: string;
  issuer_tax_number: string;
  customer_tax_number: string;
  lines: readonly { text: string; net_cents: number; vat_cents: number }[];
  net_cents: number;
  vat_percent: number;
  vat_cents: number;
  gross_cents: number;
  paid_by: 'card' | 'deposit';
  /** MARK of the invoice that a credit note takes back from. */
  credits_mark: string | null;
};

export type ReportReceipt = {
  mark: string;
  uid: string | null;
  qr_url: string | null;
  auth_code: string | null;
};

export type ReportResult =
  | ({ state: 'reported' } & ReportReceipt)
  /** For good, unless somebody changes something. The fault is the authority's own words. */
  | { state: 'refused'; fault: string }
  | { state: 'manual' };

export type InvoiceReporter = {
  /** Nobody is asked: an admin does it. */
  byHand: boolean;
  report: (invoice: EInvoice) => Promise<ReportResult>;
  /** Whether it arrived although its answer was lost. */
  find: (invoice: EInvoice) => Promise<ReportReceipt | null>;
};

export const manualReporter: InvoiceReporter = {
  byHand: true,
  report: async () => ({ state: 'manual' }),
  find: async () => null,
};
