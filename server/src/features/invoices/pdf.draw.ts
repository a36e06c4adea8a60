/**
 * SUBS-4: one A4 page that an accountant accepts. Drawn from the record alone, so that the same record is the same
 * bytes; tagged, so that it can be read aloud.
 */
import { formatInvoiceDate } from '@estia/contract/invoices/figures';
import { invoicePdfMessages as words } from '@estia/contract/invoices/pdf-messages';
import { formatCents } from '@estia/contract/numbers';
import type { Locale, Pair } from '@estia/contract/pair';
import { addDays } from '@estia/contract/subscriptions/money';
import { drawable, qrSquares } from '../../platform/pdf.ts';
import {
  decorate,
  drawPaper,
  INK,
  LEFT,
  letterhead,
  type Paper,
  RIGHT,
  rule,
  SAND,
  SOFT,
  table,
  WIDTH,
  write,
} from '../../platform/pdf-paper.ts';
import type { InvoiceRow } from './invoices.queries.ts';

const GAP = 20;
const HALF = (WIDTH - GAP) / 2;

type Page = Paper & { row: InvoiceRow };

export const drawInvoice = (
  row: InvoiceRow,
  locale: Locale,
  { compress = true } = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const title = `${words.kind[row.kind][locale]} ${row.series} ${row.number}`;
  const about = { locale, title, author: drawable(row.issuer.name[locale]), at: row.issued_at, compress };
  return drawPaper(about, (paper) => {
    const page: Page = { ...paper, row };
    heading(page);
    let y = parties(page, 112) + 18;
    y = facts(page, y) + 16;
    y = lines(page, y) + 12;
    y = totals(page, y) + 24;
    authority(page, Math.max(y, 710));
  });
};

function heading(page: Page): void {
  const { row, locale } = page;
  letterhead(page, words.brand[locale]);
  const x = LEFT + 175;
  const width = RIGHT - x;
  write(page, words.kind[row.kind][locale], x, 34, width, { bold: true, size: 16, as: 'H1', align: 'right' });
  const number = `${words.series[locale]} ${row.series} · ${words.number[locale]} ${row.number}`;
  write(page, number, x, 57, width, { bold: true, size: 11, align: 'right' });
  const issued = `${words.issuedOn[locale]} ${formatInvoiceDate(row.issued_on)}`;
  write(page, issued, x, 74, width, { colour: SOFT, align: 'right' });
  rule(page, 98);
}

type Fact = readonly [label: Pair, value: string];

/** A name and what is known of it, one under the other; returns where it ends. */
function party(page: Page, title: Pair, name: string, known: readonly Fact[], x: number, top: number): number {
  const { locale } = page;
  let y = top;
  y += write(page, title[locale], x, y, HALF, { size: 9, colour: SOFT, as: 'H2' }) + 2;
  y += write(page, name, x, y, HALF, { bold: true, size: 11.5 }) + 5;
  const label = 80;
  for (const [of, value] of known) {
    if (drawable(value) === '') continue;
    const left = write(page, of[locale], x, y, label - 6, { size: 8.5, colour: SOFT });
    y += Math.max(left, write(page, value, x + label, y - 0.5, HALF - label, { size: 9.5 })) + 2.5;
  }
  return y;
}

function parties(page: Page, top: number): number {
  const { locale, row } = page;
  const { issuer, customer } = row;
  const name = issuer.legal_form[locale]
    ? `${issuer.name[locale]} (${issuer.legal_form[locale]})`
    : issuer.name[locale];
  const left = party(
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
    LEFT,
    top,
  );
  const right = party(
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
    LEFT + HALF + GAP,
    top,
  );
  return Math.max(left, right);
}

/** Period, way of payment and, on a credit note, what it takes back from: side by side on a ground. */
function facts(page: Page, top: number): number {
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
  const width = (WIDTH - 24) / perRow;
  const height = 38;
  const rows = Math.ceil(shown.length / perRow);
  decorate(page, () => page.doc.roundedRect(LEFT, top, WIDTH, rows * height + 6, 6).fill(SAND));
  for (const [index, [label, value]] of shown.entries()) {
    const x = LEFT + 12 + (index % perRow) * width;
    const y = top + 8 + Math.floor(index / perRow) * height;
    write(page, label[locale], x, y, width - 8, { size: 8.5, colour: SOFT });
    const room = index === perRow ? WIDTH - 24 : width - 8;
    write(page, value, x, y + 12, room, { bold: true, size: 10 });
  }
  return top + rows * height + 6;
}

const COLUMNS = [
  { of: words.line.description, x: LEFT, width: 255, align: 'left' },
  { of: words.line.quantity, x: LEFT + 262, width: 55, align: 'right' },
  { of: words.line.price, x: LEFT + 322, width: 78, align: 'right' },
  { of: words.line.vat, x: LEFT + 402, width: 35, align: 'right' },
  { of: words.line.net, x: LEFT + 440, width: 75, align: 'right' },
] as const;

function lines(page: Page, top: number): number {
  const { locale, row } = page;
  const rows = row.lines.map((line) => {
    const net = formatCents(line.net_cents);
    return [line.text[locale], '1', net, `${row.vat_percent} %`, net];
  });
  return table(page, top, COLUMNS, rows, { size: 10, pad: 8 });
}

function totals(page: Page, top: number): number {
  const { locale, row } = page;
  const x = LEFT + 262;
  const width = RIGHT - x;
  let y = top;
  const sum = (label: string, cents: number, last = false) => {
    const style = { bold: last, size: last ? 13 : 10 };
    write(page, label, x, y, width - 110, style);
    write(page, formatCents(cents), RIGHT - 110, y, 110, { ...style, bold: true, align: 'right' });
    y += last ? 20 : 17;
  };
  sum(words.net[locale], row.net_cents);
  sum(words.vat[locale](row.vat_percent), row.vat_cents);
  decorate(page, () =>
    page.doc
      .lineWidth(1)
      .moveTo(x, y + 1)
      .lineTo(RIGHT, y + 1)
      .stroke(INK),
  );
  y += 8;
  sum(words.gross[row.kind][locale], row.gross_cents, true);
  write(page, words.settled[row.kind][locale], LEFT, top, 240, { colour: SOFT });
  return y;
}

function authority(page: Page, top: number): void {
  const { doc, locale, row } = page;
  rule(page, top);
  const size = 84;
  const width = row.qr_url ? WIDTH - size - GAP : WIDTH;
  let y = top + 12;
  y += write(page, words.authority[locale], LEFT, y, width, { bold: true, size: 10.5, as: 'H2' }) + 4;
  if (row.mark === null) {
    write(page, words.notYet[locale], LEFT, y, width, { size: 9, colour: SOFT });
    return;
  }
  const known: readonly Fact[] = [
    [words.mark, row.mark],
    [words.uid, row.uid ?? ''],
    [words.authCode, row.auth_code ?? ''],
  ];
  for (const [label, value] of known) {
    if (value === '') continue;
    write(page, label[locale], LEFT, y, 125, { size: 8.5, colour: SOFT });
    y += write(page, value, LEFT + 130, y - 0.5, width - 130, { size: 9.5 }) + 3;
  }
  const { qr_url } = row;
  if (!qr_url) return;
  page.body.add(
    doc.struct('Figure', { alt: words.qr[locale] }, () => qrSquares(doc, qr_url, RIGHT - size, top + 10, size)),
  );
}
