/** Rows of a CSV file by column name. Our own place files: small, UTF-8, quotes where a comma needs them. */
export function readCsv(text: string): Record<string, string>[] {
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

type Cell = string | number | null;

/** A spreadsheet that opens the file must not take somebody's words for a formula. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Spreadsheets split at what their language does not write numbers with, and know Greek letters by the mark in front. */
export function csvWriter(locale: 'el' | 'en') {
  const between = locale === 'el' ? ';' : ',';
  const cell = (value: Cell): string => {
    if (value === null) return '';
    const text = typeof value === 'number' ? String(value).replace('.', locale === 'el' ? ',' : '.') : harmless(value);
    return text.includes(between) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return { begin: '\uFEFF', row: (cells: readonly Cell[]): string => `${cells.map(cell).join(between)}\r\n` };
}
