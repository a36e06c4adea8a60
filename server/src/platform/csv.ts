export type Separator = ';' | ',' | '\t';

const MAX_CELLS = 100;
const MAX_CELL_LENGTH = 2_000;

/**
 * Rows of trimmed cells, without empty rows; a quoted cell may hold separators and line ends. Banks write `"ΑΛΦΑ" ΑΕ`
 * without escaping it, so a quote in the wrong place never makes a file unreadable. Null: more than `maxRows`.
 */
export function splitRows(text: string, separator: Separator, maxRows = Number.POSITIVE_INFINITY): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  // `cell.trim()` at every quote would copy the cell each time: minutes for one cell of a megabyte.
  let isBlank = true;
  let quoted = false;
  const startCell = () => {
    cell = '';
    isBlank = true;
  };
  const append = (sign: string) => {
    cell += sign;
    isBlank &&= sign.trim() === '';
  };
  const endCell = () => {
    if (row.length < MAX_CELLS) row.push(cell.trim().slice(0, MAX_CELL_LENGTH));
    startCell();
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign !== '"') append(sign);
      else if (text[at + 1] === '"') {
        append('"');
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && isBlank) {
      startCell();
      quoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')) {
      endRow();
      if (rows.length > maxRows) return null;
    } else if (sign !== '\r') append(sign);
  }
  endRow();
  return rows.length > maxRows ? null : rows;
}

/** Rows of one of our own place files by column name. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...body] = splitRows(text, ',') ?? [];
  return body.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])));
}

/** `cents`: a sum of money, always with two decimals. */
export type Cell = string | number | { cents: number } | null;

/** A spreadsheet that opens the file must not take somebody's words for a formula. */
const escapeFormula = (text: string): string =>
  (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
    // One of another language splits where this file does not, also between quotes.
    .replaceAll(/[;,\t\r\n](?=[=+\-@])/g, "$&'");

/** Spreadsheets split at what their language does not write numbers with, and know Greek letters by the mark in front. */
export function createCsvWriter(locale: 'el' | 'en') {
  const between = locale === 'el' ? ';' : ',';
  const point = (text: string) => text.replace('.', locale === 'el' ? ',' : '.');
  const cell = (value: Cell, isNumber = typeof value === 'number'): string => {
    if (value === null) return '';
    if (typeof value === 'object') return cell((value.cents / 100).toFixed(2), true);
    const text = isNumber ? point(String(value)) : escapeFormula(String(value));
    return text.includes(between) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return {
    begin: '\uFEFF',
    row: (cells: readonly Cell[]): string => `${cells.map((each) => cell(each)).join(between)}\r\n`,
  };
}
