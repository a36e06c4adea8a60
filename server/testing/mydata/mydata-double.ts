/**
 * A double of myDATA that keeps what it was sent: checks it, gives MARK and UID, refuses a second copy of the same
 * number, and can lose answers, fail, refuse and be slow. Speaks the real protocol, so the real adapter is tested.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import {
  findAmountFaults,
  findChild,
  findSchemaFault,
  getTextAt,
  parseElements,
  type ValidationFault,
  type XmlElement,
} from './validation.ts';

export const myDataCredentials = { user: 'estia-test', key: 'test-subscription-key' };

export type MyDataFault =
  /** The action is done, its answer never arrives. */
  | 'lose_answer'
  /** Nothing is done, the connection breaks. */
  | 'drop'
  | 'server_error'
  | 'technical'
  | 'refuse'
  | 'garbage'
  | 'slow';

export type ReceivedInvoice = {
  mark: string;
  uid: string;
  qr: string;
  issuer: string;
  counterpart: string;
  series: string;
  aa: string;
  type: string;
  issued: string;
  gross: string;
  correlated: string;
};

const FIRST_MARK = 400_001_900_000_000;
const PAGE = 2;
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const responseDoc = (inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?><ResponseDoc xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><response><index>1</index>${inner}</response></ResponseDoc>`;
const refusedDoc = (status: string, faults: readonly ValidationFault[]) =>
  responseDoc(
    `<statusCode>${status}</statusCode><errors>${faults.map(({ code, message }) => `<error><message>${escapeXml(message)}</message><code>${code}</code></error>`).join('')}</errors>`,
  );

export async function startMyDataDouble({ slowMs = 60_000 } = {}) {
  const received: ReceivedInvoice[] = [];
  const faults: MyDataFault[] = [];
  let asked = 0;

  function acceptInvoice(invoice: XmlElement): string {
    const header = findChild(invoice, 'invoiceHeader');
    const fields = {
      issuer: getTextAt(invoice, 'issuer', 'vatNumber'),
      counterpart: getTextAt(invoice, 'counterpart', 'vatNumber'),
      series: getTextAt(header, 'series'),
      aa: getTextAt(header, 'aa'),
      type: getTextAt(header, 'invoiceType'),
      issued: getTextAt(header, 'issueDate'),
      correlated: getTextAt(header, 'correlatedInvoices'),
      gross: getTextAt(invoice, 'invoiceSummary', 'totalGrossValue'),
    };
    const wrong = findAmountFaults(invoice);
    const same = received.find(
      (each) => each.issuer === fields.issuer && each.series === fields.series && each.aa === fields.aa,
    );
    if (same) wrong.push({ code: '228', message: `The document has already been sent with MARK ${same.mark}` });
    if (fields.type === '5.1') {
      const credited = received.find((each) => each.mark === fields.correlated);
      if (!credited || credited.counterpart !== fields.counterpart)
        wrong.push({ code: '220', message: 'correlatedInvoices is not known' });
    } else if (fields.type !== '2.1') wrong.push({ code: '201', message: 'invoiceType is not allowed' });
    if (wrong.length > 0) return refusedDoc('ValidationError', wrong);
    const mark = String(FIRST_MARK + received.length + 1);
    const name = [fields.issuer, fields.issued, '0', fields.type, fields.series, fields.aa].join('-');
    const uid = createHash('sha1').update(name).digest('hex').toUpperCase();
    const qr = `https://mydataapidev.aade.gr/TimologioQR/QRInfo?q=${uid.slice(0, 24)}&v=1`;
    received.push({ ...fields, mark, uid, qr });
    return responseDoc(
      `<invoiceUid>${uid}</invoiceUid><invoiceMark>${mark}</invoiceMark><qrUrl>${escapeXml(qr)}</qrUrl><statusCode>Success</statusCode>`,
    );
  }

  function send(xml: string): string {
    const [root] = parseElements(xml);
    const invoice = findChild(root, 'invoice');
    const fault = root?.name === 'InvoicesDoc' && invoice ? findSchemaFault(invoice) : 'No InvoicesDoc';
    if (!invoice || fault) return refusedDoc('XMLSyntaxError', [{ code: '101', message: fault ?? '' }]);
    return acceptInvoice(invoice);
  }

  function listTransmitted(query: URLSearchParams): string {
    const day = (query.get('dateFrom') ?? '').split('/').reverse().join('-');
    const matching = received.filter(
      (each) =>
        each.mark > (query.get('mark') ?? '') &&
        each.issued === day &&
        each.type === query.get('invType') &&
        each.counterpart === query.get('receiverVatNumber'),
    );
    const start = Number(query.get('nextRowKey') ?? '0');
    const docs = matching
      .slice(start, start + PAGE)
      .map(
        (each) =>
          `<invoice><uid>${each.uid}</uid><mark>${each.mark}</mark><invoiceHeader><series>${escapeXml(each.series)}</series><aa>${each.aa}</aa><invoiceType>${each.type}</invoiceType></invoiceHeader><qrCodeUrl>${escapeXml(each.qr)}</qrCodeUrl></invoice>`,
      );
    const more =
      start + PAGE < matching.length
        ? `<continuationToken><nextPartitionKey>p</nextPartitionKey><nextRowKey>${start + PAGE}</nextRowKey></continuationToken>`
        : '';
    return `<?xml version="1.0" encoding="utf-8"?><RequestedDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0">${more}<invoicesDoc>${docs.join('')}</invoicesDoc></RequestedDoc>`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked += 1;
    const { headers, method, url = '/' } = request;
    const body = await bodyOf(request);
    const { pathname, searchParams } = new URL(url, 'http://double');
    const say = (status: number, xml: string) =>
      void response.writeHead(status, { 'content-type': 'application/xml; charset=utf-8' }).end(xml);
    if (
      headers['aade-user-id'] !== myDataCredentials.user ||
      headers['ocp-apim-subscription-key'] !== myDataCredentials.key
    )
      return say(401, '');
    // Faults belong to sending; asking what has arrived is how one recovers from them.
    const fault = method === 'POST' ? faults.shift() : undefined;
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'server_error') return say(503, '');
    if (fault === 'technical') return say(200, refusedDoc('TechnicalError', [{ code: '500', message: 'Try later' }]));
    if (fault === 'refuse') return say(200, refusedDoc('ValidationError', [{ code: '999', message: 'Not today' }]));
    if (fault === 'garbage') return say(200, '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>');
    if (fault === 'slow') await new Promise((over) => setTimeout(over, slowMs));
    if (method === 'POST' && pathname === '/SendInvoices') {
      const xml = send(body);
      if (fault === 'lose_answer') return void request.socket.destroy();
      return say(200, xml);
    }
    if (method === 'GET' && pathname === '/RequestTransmittedDocs') return say(200, listTransmitted(searchParams));
    say(404, '');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** What it has taken, in order. */
    received,
    /** The next sends meet these, one each. */
    faults,
    asked: () => asked,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
