/** A CSV of any delimiter as rows with the line they begin in. */
import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { BrokenFeedError, type FeedLimits } from '../feed-item.ts';

export type TableRow = { line: number; cells: string[] };

const delimiters = [';', ',', '\t', '|'];

/** The delimiter that occurs most evenly in the first lines, outside of quotes. */
export function detectDelimiter(head: string): string {
  const lines = head
    .slice(0, 8_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const first = counts[0] ?? 0;
    const same = counts.filter((count) => count === first).length / (lines.length || 1);
    return { delimiter, score: first === 0 ? 0 : same * 100 + Math.min(first, 50) };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}

const asBroken = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error.lines === 'number' ? error.lines : null;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new BrokenFeedError('truncated', line);
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new BrokenFeedError('text_too_long', line);
  return new BrokenFeedError('not_well_formed', line, error.code);
};

export async function* readCsvRows(
  text: AsyncIterable<string>,
  delimiter: string,
  limits: FeedLimits,
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: limits.itemLength,
  });
  let endsWithLine = true;
  async function* watched(): AsyncGenerator<string> {
    for await (const piece of text) {
      endsWithLine = /[\r\n]$/.test(piece);
      yield piece;
    }
  }
  // The error comes out of the parser; the callback only keeps it from being thrown twice.
  pipeline(Readable.from(watched()), parser, () => {});
  let last = 0;
  let width = 0;
  let cells = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (record.length > limits.columns) throw new BrokenFeedError('columns_too_many', last + 1);
      width ||= record.length;
      cells = record.length;
      yield { line: last + 1, cells: record };
      last = info.lines;
    }
  } catch (error) {
    throw asBroken(error);
  }
  // A row cut in the middle has fewer cells than the header, and no line end.
  if (!endsWithLine && cells < width) throw new BrokenFeedError('truncated', last);
}
