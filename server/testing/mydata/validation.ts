/** What the double of myDATA refuses: the order of elements as its schema has it, sums, and what a credit note must name. */
import { XMLParser } from 'fast-xml-parser';

type Ordered = Record<string, unknown>;
/** An element with its children in their order. */
export type XmlElement = { name: string; text: string; children: XmlElement[] };

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false });

function toElements(nodes: readonly Ordered[]): XmlElement[] {
  return nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text');
    if (!name || name.startsWith('?')) return [];
    const inner = node[name] as Ordered[];
    const text = inner.flatMap((child) => ('#text' in child ? [String(child['#text'])] : [])).join('');
    return [{ name, text, children: toElements(inner) }];
  });
}

export const parseElements = (xml: string): XmlElement[] => toElements(parser.parse(xml) as Ordered[]);
export const findChild = (of: XmlElement | undefined, name: string): XmlElement | undefined =>
  of?.children.find((each) => each.name === name);
export const getTextAt = (of: XmlElement | undefined, ...path: string[]): string =>
  path.reduce<XmlElement | undefined>((at, name) => findChild(at, name), of)?.text ?? '';

const ORDER: Readonly<Record<string, readonly string[]>> = {
  invoice: ['issuer', 'counterpart', 'invoiceHeader', 'paymentMethods', 'invoiceDetails', 'invoiceSummary'],
  issuer: ['vatNumber', 'country', 'branch'],
  counterpart: ['vatNumber', 'country', 'branch'],
  invoiceHeader: ['series', 'aa', 'issueDate', 'invoiceType', 'currency', 'correlatedInvoices'],
  invoiceDetails: ['lineNumber', 'itemDescr', 'netValue', 'vatCategory', 'vatAmount', 'incomeClassification'],
  incomeClassification: ['icls:classificationType', 'icls:classificationCategory', 'icls:amount'],
  paymentMethodDetails: ['type', 'amount'],
  invoiceSummary: [
    'totalNetValue',
    'totalVatAmount',
    'totalWithheldAmount',
    'totalFeesAmount',
    'totalStampDutyAmount',
    'totalOtherTaxesAmount',
    'totalDeductionsAmount',
    'totalGrossValue',
    'incomeClassification',
  ],
};
const MAY_MISS = new Set(['correlatedInvoices', 'itemDescr']);
const MANY = new Set(['invoiceDetails', 'correlatedInvoices']);
const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;
const AMOUNTS = /Value$|Amount$|^amount$|:amount$/;

/** Null: as the schema has it. */
export function findSchemaFault(of: XmlElement): string | null {
  const order = ORDER[of.name];
  if (order) {
    const names = of.children
      .map((each) => each.name)
      .filter((name, at, all) => !MANY.has(name) || all[at - 1] !== name);
    const wanted = order.filter((name) => names.includes(name) || !MAY_MISS.has(name));
    if (JSON.stringify(names) !== JSON.stringify(wanted)) return `${of.name} has ${names.join(', ')}`;
  }
  if (AMOUNTS.test(of.name) && !AMOUNT.test(of.text)) return `${of.name} is no amount: ${of.text}`;
  for (const each of of.children) {
    const fault = findSchemaFault(each);
    if (fault) return fault;
  }
  return null;
}

const cents = (text: string): number => Math.round(Number(text) * 100);
const RATES: Readonly<Record<string, number>> = { 1: 24, 2: 13, 3: 6, 4: 17, 5: 9, 6: 4, 9: 3 };
/** Rounding of parts of a whole. */
const TOLERANCE = 3;

export type ValidationFault = { code: string; message: string };

export function findAmountFaults(invoice: XmlElement): ValidationFault[] {
  const rows = invoice.children.filter((each) => each.name === 'invoiceDetails');
  const sum = (...path: string[]) => rows.reduce((all, row) => all + cents(getTextAt(row, ...path)), 0);
  const summary = findChild(invoice, 'invoiceSummary');
  const [net, vat, gross] = ['totalNetValue', 'totalVatAmount', 'totalGrossValue'].map((name) =>
    cents(getTextAt(summary, name)),
  ) as [number, number, number];
  const faults: ValidationFault[] = [];
  const check = (holds: boolean, code: string, message: string) => {
    if (!holds) faults.push({ code, message });
  };
  check(sum('netValue') === net, '203', 'totalNetValue differs from the lines');
  check(sum('vatAmount') === vat, '204', 'totalVatAmount differs from the lines');
  check(net + vat === gross, '207', 'totalGrossValue differs from net and VAT');
  check(sum('incomeClassification', 'icls:amount') === net, '219', 'Classifications differ from the net value');
  for (const row of rows) {
    const rate = RATES[getTextAt(row, 'vatCategory')];
    const exact = (cents(getTextAt(row, 'netValue')) * (rate ?? 0)) / 100;
    check(rate !== undefined, '217', 'vatCategory needs an exemption');
    check(
      Math.abs(exact - cents(getTextAt(row, 'vatAmount'))) <= TOLERANCE,
      '208',
      'vatAmount does not fit vatCategory',
    );
  }
  const paid = cents(getTextAt(findChild(findChild(invoice, 'paymentMethods'), 'paymentMethodDetails'), 'amount'));
  check(paid <= gross, '407', 'Payments are more than the total');
  check(/^\d{9}$/.test(getTextAt(invoice, 'counterpart', 'vatNumber')), '104', 'Requested VAT number is not valid');
  return faults;
}
