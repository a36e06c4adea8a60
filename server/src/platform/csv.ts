/** Rows of a CSV file by column name. Our own place files: small, UTF-8, quotes where a comma needs them. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c !== '"') cell += c;
      else if (text[i + 1] === '"') {
        cell += '"';
        i++;
      } else quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === ',' || c === '\n') {
      row.push(cell);
      cell = '';
      if (c === '\n') {
        rows.push(row);
        row = [];
      }
    } else if (c !== '\r') cell += c;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  const [header, ...body] = rows;
  if (!header) return [];
  return body.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])));
}

/** `cents`: a sum of money, always with two decimals. */
export type Cell = string | number | { cents: number } | null;

/** A spreadsheet that opens the file must not take somebody's words for a formula. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

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
