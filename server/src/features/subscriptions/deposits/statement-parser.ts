/** A bank's statement: which column is which is guessed, shown to an admin, and read as they say. No database, no clock. */
import { isCalendarDay } from '@estia/contract/rules/rule-params';
import type { StatementColumns } from '@estia/contract/subscriptions/deposit-model';
import { depositLimits as limits } from '@estia/contract/subscriptions/deposit-states';
import { parseCents } from '@estia/contract/subscriptions/payment-inputs';
import { type Separator, splitRows } from '../../../platform/csv.ts';
import { decodeStatement, type Encoding, guessSeparator } from './statement-decoder.ts';

export type BankStatement = { rows: string[][]; encoding: Encoding; separator: Separator };
export type StatementLine = { booked_on: string; cents: number; text: string };

const TEXT_LENGTH = 500;
/** Account, period and balance stand above the headings. */
const MAX_HEADING_ROW = 40;

/** Null: it is no table, or larger than we take. */
export function parseStatement(bytes: Buffer): BankStatement | null {
  if (bytes.length === 0 || bytes.length > limits.fileBytes) return null;
  const { text, encoding } = decodeStatement(bytes);
  const separator = guessSeparator(text);
  const rows = splitRows(text, separator, limits.lines + MAX_HEADING_ROW);
  return rows?.some((row) => row.length > 1) ? { rows, encoding, separator } : null;
}

/** `15/11/2026`, `5-1-26`, `15.11.2026 10:22`, `2026-11-15T…`, `20261115` → `2026-11-15`. */
export function parseStatementDate(typed: string): string | null {
  const text = typed.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const greek = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text);
  const [year = '', month = '', date = ''] = iso ? iso.slice(1) : greek ? greek.slice(1).reverse() : [];
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim();

/** Headings of Greek and English statements, folded. Of several that fit the earliest in the list wins. */
const headings = {
  date: [
    /ΗΜ.*(ΣΥΝΑΛΛΑΓ|ΚΙΝΗΣ|ΕΚΤΕΛ|ΛΟΓΙΣΤ|ΕΓΓΡΑΦ)/,
    /(BOOKING|TRANSACTION|POSTING|ENTRY) ?DATE/,
    /^(ΗΜΕΡΟΜΗΝΙΑ|ΗΜ\/ΝΙΑ|ΗΜΝΙΑ|ΗΜΕΡ\.?|DATE)$/,
    /^(ΗΜΕΡ|ΗΜ\/ΝΙΑ)/,
    /DATE/,
  ],
  amount: [/^(ΠΟΣΟ|AMOUNT)( ?\(?(ΣΕ )?(EUR|ΕΥΡΩ|€)\)?)?$/, /ΠΟΣΟ|AMOUNT/],
  credit: [/ΠΙΣΤΩΣ|CREDIT|PAID IN|MONEY IN|ΚΑΤΑΘΕΣ/],
  debit: [/ΧΡΕΩΣ|DEBIT|PAID OUT|MONEY OUT|ΑΝΑΛΗΨ/],
  sign: [/ΠΡΟΣΗΜΟ|^(Χ ?\/ ?Π|Χ-Π|D ?\/ ?C|C ?\/ ?D|DC|CD|SIGN)$|CREDIT ?\/ ?DEBIT|ΧΡΕΩΣΗ ?\/ ?ΠΙΣΤΩΣΗ/],
} as const;
const textHeading =
  /ΑΙΤΙΟΛΟΓ|ΠΕΡΙΓΡΑΦ|ΣΧΟΛΙΑ|ΛΕΠΤΟΜΕΡ|ΠΛΗΡΟΦΟΡ|ΕΝΤΟΛΕΑ|ΑΝΤΙΣΥΜΒ|ΠΑΡΑΤΗΡ|DESCRIPTION|DETAILS|REMITTANCE|REFERENCE|NARRATIVE|PAYER|SENDER|COUNTERPARTY|COMMENT|REMARK|NOTES?$/;
const balance = /ΥΠΟΛΟΙΠ|BALANCE/;

function findColumnsByHeading(row: readonly string[]) {
  const names = row.map(fold);
  const taken = new Set<number>();
  const find = (of: readonly RegExp[]): number | null => {
    for (const pattern of of) {
      const at = names.findIndex((name, i) => !taken.has(i) && !balance.test(name) && pattern.test(name));
      if (at !== -1) {
        taken.add(at);
        return at;
      }
    }
    return null;
  };
  // The column that says which of the two it is has both words in its name: it is looked for first.
  const sign = find(headings.sign);
  const [date, credit, debit, amount] = [headings.date, headings.credit, headings.debit, headings.amount].map(find);
  const text = names.flatMap((name, at) => (!taken.has(at) && textHeading.test(name) ? [at] : []));
  return { date: date ?? null, amount: amount ?? null, credit: credit ?? null, debit: debit ?? null, sign, text };
}

/** Without headings: a column of days, one of sums, and the one with the longest words. */
function findColumnsByContent(rows: readonly string[][]): StatementColumns {
  const width = Math.max(...rows.map((row) => row.length));
  const at = (fits: (cell: string) => number) => {
    const scores = Array.from({ length: width }, (_, i) => rows.reduce((total, row) => total + fits(row[i] ?? ''), 0));
    return scores.indexOf(Math.max(...scores));
  };
  const date = at((cell) => (parseStatementDate(cell) ? 1 : 0));
  const amount = at((cell) =>
    !parseStatementDate(cell) && /[.,]\d{2}\D*$/.test(cell) && parseCents(cell) !== null ? 1 : 0,
  );
  const text = at((cell) => (parseCents(cell) === null && !parseStatementDate(cell) ? cell.length : 0));
  const first = rows.findIndex((row) => parseStatementDate(row[date] ?? ''));
  return {
    skip: Math.max(0, first),
    date,
    amount,
    credit: null,
    debit: null,
    sign: null,
    text: text === date || text === amount ? [] : [text],
  };
}

export function guessColumns({ rows }: BankStatement): StatementColumns {
  for (const [at, row] of rows.slice(0, MAX_HEADING_ROW).entries()) {
    const { date, amount, credit, debit, sign, text } = findColumnsByHeading(row);
    if (date === null || (amount === null && credit === null)) continue;
    // With a column of signed sums the others say nothing more.
    const both = amount === null ? { credit, debit } : { credit: null, debit: null };
    return { skip: at + 1, date, amount, ...both, sign: amount === null ? null : sign, text };
  }
  return findColumnsByContent(rows.slice(0, 200));
}

/** Π and C are credits, Χ and D debits: also Greek letters that look Latin, and the signs themselves. */
function parseSign(cell: string): 1 | -1 | null {
  const word = fold(cell);
  if (/^(Π|P|C|CR|\+|Κ$|ΠΙΣΤ|CRED)/.test(word)) return 1;
  return /^(Χ|X|D|-|ΧΡΕ|DEB)/.test(word) ? -1 : null;
}

function parseRowCents(row: readonly string[], columns: StatementColumns): number | null {
  const of = (at: number | null) => (at === null ? '' : (row[at] ?? ''));
  if (columns.amount !== null) {
    const cents = parseCents(of(columns.amount));
    if (cents === null || columns.sign === null) return cents;
    const sign = parseSign(of(columns.sign));
    return sign === null ? null : sign * Math.abs(cents);
  }
  const [received, went] = [of(columns.credit), of(columns.debit)].map((cell) => (cell === '' ? 0 : parseCents(cell)));
  if (received === null || went === null || received === undefined || went === undefined) return null;
  // Both or neither: not a line that we understand.
  if ((received === 0) === (went === 0)) return null;
  return received !== 0 ? received : -Math.abs(went);
}

/** Lines in their order; rows that are no line (totals, notes) are counted. */
export function parseStatementLines(
  { rows }: BankStatement,
  columns: StatementColumns,
): { lines: StatementLine[]; unreadable: number } {
  const body = rows.slice(columns.skip);
  const lines = body.flatMap((row): StatementLine[] => {
    const booked_on = parseStatementDate(row[columns.date] ?? '');
    const cents = parseRowCents(row, columns);
    if (!booked_on || cents === null || cents === 0 || Math.abs(cents) > 2_000_000_000) return [];
    const text = columns.text.map((at) => row[at] ?? '').filter((cell) => cell !== '');
    return [
      {
        booked_on,
        cents,
        text: text
          .join(' · ')
          .replace(/[\p{Cc}\p{Co}]+/gu, ' ')
          .slice(0, TEXT_LENGTH),
      },
    ];
  });
  return { lines, unreadable: body.length - lines.length };
}
