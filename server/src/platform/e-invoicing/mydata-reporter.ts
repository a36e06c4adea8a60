/** myDATA of the tax authority (AADE) over HTTP. Every question has a timeout and an answer of limited size. */
import type { EInvoice, InvoiceReporter, ReportReceipt, ReportResult } from './invoice-reporter.ts';
import {
  getInvoiceTypeCode,
  parseSendInvoicesResponse,
  parseTransmittedDocs,
  renderInvoicesXml,
  vatCategory,
} from './mydata-xml.ts';

export type MyDataConfig = { url: string; user: string; key: string; timeoutMs?: number };

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 8_000_000;
/** Parts of a list that are read before it is taken to be endless. */
const MAX_PAGES = 50;

async function readBodyWithLimit(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new Error('myDATA answered more than is read');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** `2026-11-15` → `15/11/2026`, as its filters want days. */
const toMyDataDate = (day: string): string => day.split('-').reverse().join('/');

/** What would be refused anyway, in words that an admin understands. */
function findInvoiceError(invoice: EInvoice): string | null {
  if (!/^[0-9]{9}$/.test(invoice.customer_tax_number)) return 'The customer has no tax number';
  if (!/^[0-9]{9}$/.test(invoice.issuer_tax_number)) return 'The issuer has no tax number';
  if (vatCategory(invoice.vat_percent) === null) return `There is no category for VAT of ${invoice.vat_percent} %`;
  if (invoice.kind === 'credit_note' && !invoice.credits_mark) return 'The credited invoice has no MARK';
  return null;
}

export function createMyDataReporter({ url, user, key, timeoutMs = TIMEOUT_MS }: MyDataConfig): InvoiceReporter {
  const base = url.replace(/\/+$/, '');
  const headers = { 'aade-user-id': user, 'Ocp-Apim-Subscription-Key': key };

  async function sendRequest(path: string, init: { method: string; body?: string }): Promise<string> {
    const response = await fetch(`${base}/${path}`, {
      ...init,
      headers: { ...headers, ...(init.body ? { 'content-type': 'application/xml; charset=utf-8' } : {}) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readBodyWithLimit(response);
    if (!response.ok) throw new Error(`myDATA answered ${response.status}`);
    return text;
  }

  async function find(invoice: EInvoice): Promise<ReportReceipt | null> {
    const filter = {
      mark: '0',
      dateFrom: toMyDataDate(invoice.issued_on),
      dateTo: toMyDataDate(invoice.issued_on),
      receiverVatNumber: invoice.customer_tax_number,
      invType: getInvoiceTypeCode(invoice),
    };
    let next: Record<string, string> = {};
    for (let page = 0; page < MAX_PAGES; page++) {
      const query = new URLSearchParams({ ...filter, ...next });
      const read = parseTransmittedDocs(await sendRequest(`RequestTransmittedDocs?${query}`, { method: 'GET' }));
      const found = read.invoices.find(
        (each) =>
          !each.cancelled &&
          each.series === invoice.series &&
          each.number === String(invoice.number) &&
          each.type === getInvoiceTypeCode(invoice),
      );
      if (found) return { mark: found.mark, uid: found.uid, qr_url: found.qr_url, auth_code: found.auth_code };
      if (!read.next) return null;
      next = read.next;
    }
    throw new Error('myDATA has no end of transmitted documents');
  }

  async function report(invoice: EInvoice): Promise<ReportResult> {
    const wrong = findInvoiceError(invoice);
    const category = vatCategory(invoice.vat_percent);
    if (wrong !== null || category === null) return { state: 'refused', fault: wrong ?? '' };
    const { status, reported, fault } = parseSendInvoicesResponse(
      await sendRequest('SendInvoices', { method: 'POST', body: renderInvoicesXml(invoice, category) }),
    );
    if (status === 'Success' && reported) return { state: 'reported', ...reported };
    if (status === 'ValidationError' || status === 'XMLSyntaxError') {
      // A second copy is refused too: what arrived before is what counts.
      const before = await find(invoice);
      return before ? { state: 'reported', ...before } : { state: 'refused', fault };
    }
    throw new Error(`myDATA: ${fault}`);
  }

  return { byHand: false, report, find };
}
