/**
 * SUBS-4: one A4 page that an accountant accepts. Drawn from the record alone, so that the same record is the same
 * bytes; tagged, so that it can be read aloud.
 */

import { formatCents } from '@estia/contract/format';
import { formatInvoiceDate } from '@estia/contract/invoices/invoice-date';
import { invoicePdfMessages as words } from '@estia/contract/invoices/pdf-messages';
import type { Locale, Pair } from '@estia/contract/pair';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import {
  CONTENT_LEFT,
  CONTENT_RIGHT,
  CONTENT_WIDTH,
  drawArtifact,
  drawLetterhead,
  drawLine,
  drawTable,
  MUTED_COLOR,
  PANEL_COLOR,
  type PdfContext,
  renderPdf,
  TEXT_COLOR,
  writeText,
} from '../../platform/pdf/pdf-document.ts';
import { drawQrCode, stripUnsupportedCharacters } from '../../platform/pdf/pdf-elements.ts';
import type { InvoiceRow } from './invoices.queries.ts';

const GAP = 20;
const HALF = (CONTENT_WIDTH - GAP) / 2;

type InvoicePage = PdfContext & { row: InvoiceRow };

export const renderInvoicePdf = (
  row: InvoiceRow,
  locale: Locale,
  { compress = true } = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const title = `${words.kind[row.kind][locale]} ${row.series} ${row.number}`;
  const about = {
    locale,
    title,
    author: stripUnsupportedCharacters(row.issuer.name[locale]),
    at: row.issued_at,
    compress,
  };
  return renderPdf(about, (paper) => {
    const page: InvoicePage = { ...paper, row };
    drawHeading(page);
    let y = drawParties(page, 112) + 18;
    y = drawFacts(page, y) + 16;
    y = drawInvoiceLines(page, y) + 12;
    y = drawTotals(page, y) + 24;
    drawTaxAuthority(page, Math.max(y, 710));
  });
};

function drawHeading(page: InvoicePage): void {
  const { row, locale } = page;
  drawLetterhead(page, words.brand[locale]);
  const x = CONTENT_LEFT + 175;
  const width = CONTENT_RIGHT - x;
  writeText(page, words.kind[row.kind][locale], x, 34, width, { bold: true, size: 16, as: 'H1', align: 'right' });
  const number = `${words.series[locale]} ${row.series} · ${words.number[locale]} ${row.number}`;
  writeText(page, number, x, 57, width, { bold: true, size: 11, align: 'right' });
  const issued = `${words.issuedOn[locale]} ${formatInvoiceDate(row.issued_on)}`;
  writeText(page, issued, x, 74, width, { colour: MUTED_COLOR, align: 'right' });
  drawLine(page, 98);
}

type Fact = readonly [label: Pair, value: string];

/** A name and what is known of it, one under the other; returns where it ends. */
function drawParty(
  page: InvoicePage,
  title: Pair,
  name: string,
  known: readonly Fact[],
  x: number,
  top: number,
): number {
  const { locale } = page;
  let y = top;
  y += writeText(page, title[locale], x, y, HALF, { size: 9, colour: MUTED_COLOR, as: 'H2' }) + 2;
  y += writeText(page, name, x, y, HALF, { bold: true, size: 11.5 }) + 5;
  const label = 80;
  for (const [of, value] of known) {
    if (stripUnsupportedCharacters(value) === '') continue;
    const left = writeText(page, of[locale], x, y, label - 6, { size: 8.5, colour: MUTED_COLOR });
    y += Math.max(left, writeText(page, value, x + label, y - 0.5, HALF - label, { size: 9.5 })) + 2.5;
  }
  return y;
}

function drawParties(page: InvoicePage, top: number): number {
  const { locale, row } = page;
  const { issuer, customer } = row;
  const name = issuer.legal_form[locale]
    ? `${issuer.name[locale]} (${issuer.legal_form[locale]})`
    : issuer.name[locale];
  const left = drawParty(
    page,
    words.issuer,
    name,
    [
      [words.seat, issuer.seat[locale]],
      [words.taxNumber, issuer.tax_number],
      [words.gemi, issuer.gemi],
      [words.telephone, issuer.telephone],
      [words.email, issuer.email],
    ],
    CONTENT_LEFT,
    top,
  );
  const right = drawParty(
    page,
    words.customer,
    customer.company,
    [
      [words.address, customer.address],
      [words.taxNumber, customer.tax_number],
      [words.taxOffice, customer.tax_office],
      [words.gemi, customer.gemi],
      [words.activity, customer.activity],
    ],
    CONTENT_LEFT + HALF + GAP,
    top,
  );
  return Math.max(left, right);
}

/** Period, way of payment and, on a credit note, what it takes back from: side by side on a ground. */
function drawFacts(page: InvoicePage, top: number): number {
  const { locale, row } = page;
  const period = words.days[locale](formatInvoiceDate(row.period_from), formatInvoiceDate(addDays(row.period_to, -1)));
  const shown: Fact[] = [
    [words.period, period],
    [row.kind === 'invoice' ? words.payment : words.refund, words.paidBy[row.paid_by][locale]],
    [words.currency, words.euro[locale]],
  ];
  if (row.credits_number !== null) {
    const mark = row.credits_mark ? `, ${words.mark[locale]} ${row.credits_mark}` : '';
    shown.push([words.credits, `${row.credits_series} ${row.credits_number}${mark}`]);
  }
  const perRow = 3;
  const width = (CONTENT_WIDTH - 24) / perRow;
  const height = 38;
  const rows = Math.ceil(shown.length / perRow);
  drawArtifact(page, () =>
    page.doc.roundedRect(CONTENT_LEFT, top, CONTENT_WIDTH, rows * height + 6, 6).fill(PANEL_COLOR),
  );
  for (const [index, [label, value]] of shown.entries()) {
    const x = CONTENT_LEFT + 12 + (index % perRow) * width;
    const y = top + 8 + Math.floor(index / perRow) * height;
    writeText(page, label[locale], x, y, width - 8, { size: 8.5, colour: MUTED_COLOR });
    const room = index === perRow ? CONTENT_WIDTH - 24 : width - 8;
    writeText(page, value, x, y + 12, room, { bold: true, size: 10 });
  }
  return top + rows * height + 6;
}

const COLUMNS = [
  { of: words.line.description, x: CONTENT_LEFT, width: 255, align: 'left' },
  { of: words.line.quantity, x: CONTENT_LEFT + 262, width: 55, align: 'right' },
  { of: words.line.price, x: CONTENT_LEFT + 322, width: 78, align: 'right' },
  { of: words.line.vat, x: CONTENT_LEFT + 402, width: 35, align: 'right' },
  { of: words.line.net, x: CONTENT_LEFT + 440, width: 75, align: 'right' },
] as const;

function drawInvoiceLines(page: InvoicePage, top: number): number {
  const { locale, row } = page;
  const rows = row.lines.map((line) => {
    const net = formatCents(line.net_cents);
    return [line.text[locale], '1', net, `${row.vat_percent} %`, net];
  });
  return drawTable(page, top, COLUMNS, rows, { size: 10, pad: 8 });
}

function drawTotals(page: InvoicePage, top: number): number {
  const { locale, row } = page;
  const x = CONTENT_LEFT + 262;
  const width = CONTENT_RIGHT - x;
  let y = top;
  const sum = (label: string, cents: number, last = false) => {
    const style = { bold: last, size: last ? 13 : 10 };
    writeText(page, label, x, y, width - 110, style);
    writeText(page, formatCents(cents), CONTENT_RIGHT - 110, y, 110, { ...style, bold: true, align: 'right' });
    y += last ? 20 : 17;
  };
  sum(words.net[locale], row.net_cents);
  sum(words.vat[locale](row.vat_percent), row.vat_cents);
  drawArtifact(page, () =>
    page.doc
      .lineWidth(1)
      .moveTo(x, y + 1)
      .lineTo(CONTENT_RIGHT, y + 1)
      .stroke(TEXT_COLOR),
  );
  y += 8;
  sum(words.gross[row.kind][locale], row.gross_cents, true);
  writeText(page, words.settled[row.kind][locale], CONTENT_LEFT, top, 240, { colour: MUTED_COLOR });
  return y;
}

function drawTaxAuthority(page: InvoicePage, top: number): void {
  const { doc, locale, row } = page;
  drawLine(page, top);
  const size = 84;
  const width = row.qr_url ? CONTENT_WIDTH - size - GAP : CONTENT_WIDTH;
  let y = top + 12;
  y += writeText(page, words.authority[locale], CONTENT_LEFT, y, width, { bold: true, size: 10.5, as: 'H2' }) + 4;
  if (row.mark === null) {
    writeText(page, words.notYet[locale], CONTENT_LEFT, y, width, { size: 9, colour: MUTED_COLOR });
    return;
  }
  const known: readonly Fact[] = [
    [words.mark, row.mark],
    [words.uid, row.uid ?? ''],
    [words.authCode, row.auth_code ?? ''],
  ];
  for (const [label, value] of known) {
    if (value === '') continue;
    writeText(page, label[locale], CONTENT_LEFT, y, 125, { size: 8.5, colour: MUTED_COLOR });
    y += writeText(page, value, CONTENT_LEFT + 130, y - 0.5, width - 130, { size: 9.5 }) + 3;
  }
  const { qr_url } = row;
  if (!qr_url) return;
  page.body.add(
    doc.struct('Figure', { alt: words.qr[locale] }, () =>
      drawQrCode(doc, qr_url, CONTENT_RIGHT - size, top + 10, size),
    ),
  );
}
