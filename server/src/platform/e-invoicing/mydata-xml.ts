/** The XML of myDATA: what is sent, and reading what comes back without trusting it. */
import { XMLParser } from 'fast-xml-parser';
import type { EInvoice, ReportReceipt } from './invoice-reporter.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** What XML 1.0 has no sign for is left out. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
const tag = (name: string, value: string | number): string => `<${name}>${escapeXml(String(value))}</${name}>`;
const amount = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(Math.abs(cents % 100)).padStart(2, '0')}`;

/** Rates that have a category of their own; without VAT an exemption would have to be named. */
const categories: Readonly<Record<number, number>> = { 24: 1, 13: 2, 6: 3, 17: 4, 9: 5, 4: 6, 3: 9 };
export const vatCategory = (percent: number): number | null => categories[percent] ?? null;

/** Service invoice; credit note that names what it takes back from. */
export const getInvoiceTypeCode = ({ kind }: Pick<EInvoice, 'kind'>): string => (kind === 'invoice' ? '2.1' : '5.1');

/** e-POS; an account of the business in Greece. */
const paymentTypes = { card: 7, deposit: 1 } as const;

const party = (name: string, taxNumber: string): string =>
  `<${name}>${tag('vatNumber', taxNumber)}<country>GR</country><branch>0</branch></${name}>`;

/** Revenue from services, to businesses in the country. */
const income = (cents: number): string =>
  `<incomeClassification><icls:classificationType>E3_561_001</icls:classificationType><icls:classificationCategory>category1_3</icls:classificationCategory>${tag('icls:amount', amount(cents))}</incomeClassification>`;

export function renderInvoicesXml(invoice: EInvoice, category: number): string {
  const rows = invoice.lines.map(
    (line, index) =>
      `<invoiceDetails>${tag('lineNumber', index + 1)}${tag('itemDescr', line.text.slice(0, 300))}${tag('netValue', amount(line.net_cents))}${tag('vatCategory', category)}${tag('vatAmount', amount(line.vat_cents))}${income(line.net_cents)}</invoiceDetails>`,
  );
  const correlated = invoice.credits_mark ? tag('correlatedInvoices', invoice.credits_mark) : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0" xmlns:icls="https://www.aade.gr/myDATA/incomeClassificaton/v1.0"><invoice>${party('issuer', invoice.issuer_tax_number)}${party('counterpart', invoice.customer_tax_number)}<invoiceHeader>${tag('series', invoice.series)}${tag('aa', invoice.number)}${tag('issueDate', invoice.issued_on)}${tag('invoiceType', getInvoiceTypeCode(invoice))}<currency>EUR</currency>${correlated}</invoiceHeader><paymentMethods><paymentMethodDetails>${tag('type', paymentTypes[invoice.paid_by])}${tag('amount', amount(invoice.gross_cents))}</paymentMethodDetails></paymentMethods>${rows.join('')}<invoiceSummary>${tag('totalNetValue', amount(invoice.net_cents))}${tag('totalVatAmount', amount(invoice.vat_cents))}<totalWithheldAmount>0.00</totalWithheldAmount><totalFeesAmount>0.00</totalFeesAmount><totalStampDutyAmount>0.00</totalStampDutyAmount><totalOtherTaxesAmount>0.00</totalOtherTaxesAmount><totalDeductionsAmount>0.00</totalDeductionsAmount>${tag('totalGrossValue', amount(invoice.gross_cents))}${income(invoice.net_cents)}</invoiceSummary></invoice></InvoicesDoc>`;
}

const REPEATED_ELEMENTS = new Set(['response', 'error', 'invoice']);
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => REPEATED_ELEMENTS.has(name),
});

type Node = Readonly<Record<string, unknown>>;
const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const asList = (value: unknown): Node[] => (Array.isArray(value) ? value.map(asNode) : []);
const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A document type could name entities that grow; none of theirs has one. */
function parseXml(text: string): Node {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Error('myDATA answered with a document type');
  return asNode(parser.parse(text));
}

const MARK = /^[0-9]{6,20}$/;
const UID = /^[0-9A-F]{40}$/;

function parseReportReceipt(
  node: Node,
  names: { mark: string; uid: string; qr: string; auth: string },
): ReportReceipt | null {
  const mark = asText(node[names.mark]);
  if (!mark || !MARK.test(mark)) return null;
  const uid = asText(node[names.uid])?.toUpperCase() ?? null;
  const qr = asText(node[names.qr]);
  return {
    mark,
    uid: uid && UID.test(uid) ? uid : null,
    qr_url: qr && qr.length <= 1_000 && /^https?:\/\//.test(qr) ? qr : null,
    auth_code: asText(node[names.auth])?.slice(0, 100) ?? null,
  };
}

export type SendInvoicesResponse = { status: string; reported: ReportReceipt | null; fault: string };

/** The answer to the one invoice that was sent. */
export function parseSendInvoicesResponse(text: string): SendInvoicesResponse {
  const first = asList(asNode(parseXml(text).ResponseDoc).response)[0];
  const status = asText(first?.statusCode);
  if (!first || !status) throw new Error('myDATA answered without a status');
  const faults = asList(asNode(first.errors).error).map((error) =>
    [asText(error.code), asText(error.message)].filter(Boolean).join(' '),
  );
  return {
    status,
    reported: parseReportReceipt(first, {
      mark: 'invoiceMark',
      uid: 'invoiceUid',
      qr: 'qrUrl',
      auth: 'authenticationCode',
    }),
    fault: [status, ...faults].join('; ').slice(0, 500),
  };
}

type Transmitted = ReportReceipt & { series: string; number: string; type: string; cancelled: boolean };
export type TransmittedDocsPage = {
  invoices: Transmitted[];
  next: { nextPartitionKey: string; nextRowKey: string } | null;
};

export function parseTransmittedDocs(text: string): TransmittedDocsPage {
  const doc = asNode(parseXml(text).RequestedDoc);
  const token = asNode(doc.continuationToken);
  const [nextPartitionKey, nextRowKey] = [asText(token.nextPartitionKey), asText(token.nextRowKey)];
  const invoices = asList(asNode(doc.invoicesDoc).invoice).flatMap((node) => {
    const reported = parseReportReceipt(node, {
      mark: 'mark',
      uid: 'uid',
      qr: 'qrCodeUrl',
      auth: 'authenticationCode',
    });
    const header = asNode(node.invoiceHeader);
    const of = {
      series: asText(header.series) ?? '',
      number: asText(header.aa) ?? '',
      type: asText(header.invoiceType) ?? '',
      cancelled: asText(node.cancelledByMark) !== null,
    };
    return reported ? [{ ...reported, ...of }] : [];
  });
  return { invoices, next: nextPartitionKey && nextRowKey ? { nextPartitionKey, nextRowKey } : null };
}
