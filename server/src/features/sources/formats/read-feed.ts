/** One reading of a file, whatever its format: bytes in, listings out, in constant memory. */
import type { FeedFormat } from '@estia/contract/sources/feed-codes';
import { readEstia } from './estia/estia-reader.ts';
import {
  BrokenFeedError,
  type ColumnMapping,
  type FeedItem,
  type FeedLimits,
  type FeedReading,
  type FeedSummary,
} from './feed-item.ts';
import { readKyero } from './kyero/kyero-reader.ts';
import { readOpenImmo } from './openimmo/openimmo-reader.ts';
import { type OpenedFeed, openFeed } from './reading/open-feed.ts';
import { detectDelimiter, readCsvRows } from './table/csv-rows.ts';
import { readTable, readTableHead, type TableColumn } from './table/table-reader.ts';
import { readXlsxRows } from './table/xlsx-rows.ts';
import { readXe } from './xe/xe-reader.ts';

type FormatReading = AsyncGenerator<FeedItem, Pick<FeedSummary, 'isFull' | 'missingColumns'>>;

function openRows(opened: OpenedFeed, delimiter: string | undefined, limits: FeedLimits) {
  if (opened.format === 'xlsx') return { rows: readXlsxRows(opened.entries, limits), delimiter: null };
  const found = delimiter ?? detectDelimiter(opened.head);
  return { rows: readCsvRows(opened.text(), found, limits), delimiter: found };
}

async function* readRows(opened: OpenedFeed, columns: ColumnMapping | undefined, limits: FeedLimits): FormatReading {
  const { rows } = openRows(opened, columns?.delimiter, limits);
  return yield* readTable(rows, columns, { zipNames: opened.zipNames, limits });
}

function readFormat(opened: OpenedFeed, columns: ColumnMapping | undefined, limits: FeedLimits): FormatReading {
  switch (opened.format) {
    case 'xe':
      return readXe(opened.text(), opened.zipNames, limits);
    case 'kyero':
      return readKyero(opened.text(), limits);
    case 'estia':
      return readEstia(opened.text(), limits);
    case 'openimmo':
      return readOpenImmo(opened.text(), opened.zipNames, limits);
    case 'csv':
    case 'xlsx':
      return readRows(opened, columns, limits);
  }
}

export type TableDescription = {
  format: 'csv' | 'xlsx';
  encoding: string;
  delimiter: string | null;
  columns: TableColumn[];
};

type TableOptions = { format?: FeedFormat | 'detect'; delimiter?: string | undefined };

/** The columns of a table with what we take them for: for the screen that matches columns. Null: the file is no table. */
export async function describeTable(
  file: string,
  limits: FeedLimits,
  { format: expected = 'detect', delimiter: asked }: TableOptions = {},
): Promise<TableDescription | null> {
  const opened = await openFeed(file, expected, limits);
  try {
    const { format, encoding } = opened;
    if (format !== 'csv' && format !== 'xlsx') return null;
    const { rows, delimiter } = openRows(opened, asked, limits);
    const { columns } = await readTableHead(rows, undefined);
    await rows.return(undefined);
    return { format, encoding, delimiter, columns };
  } finally {
    opened.close();
  }
}

/**
 * Ends with the summary only when the whole file was read: who applies anything before it does so at its own risk. A
 * reference that came before is refused, because nobody can say which of the two is meant.
 */
export async function* readFeed(
  file: string,
  options: { format: FeedFormat | 'detect'; columns?: ColumnMapping; limits: FeedLimits },
): FeedReading {
  const { limits } = options;
  const opened = await openFeed(file, options.format, limits);
  try {
    const reading = readFormat(opened, options.columns, limits);
    const seen = new Set<string>();
    let items = 0;
    for (;;) {
      const next = await reading.next();
      if (next.done) {
        if (items === 0 && next.value.isFull) throw new BrokenFeedError('no_items');
        const { isFull, missingColumns = [] } = next.value;
        const summary = { format: opened.format, encoding: opened.encoding, items, isFull };
        return missingColumns.length > 0 ? { ...summary, missingColumns } : summary;
      }
      const item = next.value;
      items += 1;
      if (items > limits.items) throw new BrokenFeedError('too_many_items', item.line);
      if (item.reference !== '') {
        if (seen.has(item.reference))
          item.faults.push({ line: item.line, from: null, value: item.reference, code: 'reference_duplicate' });
        // Taken out of the text that it was read from, which would stay in memory with it.
        seen.add(Buffer.from(item.reference).toString());
      }
      yield item;
    }
  } finally {
    opened.close();
  }
}
