/** Feeds of tests on disk: as text in any encoding, or in a ZIP. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { ColumnMapping, FeedItem, FeedLimits, FeedSummary } from '../../src/features/sources/formats/feed-item.ts';
import { defaultFeedLimits } from '../../src/features/sources/formats/feed-item.ts';
import { readFeed } from '../../src/features/sources/formats/read-feed.ts';

let folder: string | null = null;
let count = 0;
process.once('exit', () => folder && rmSync(folder, { recursive: true, force: true }));

export function writeFeed(bytes: Uint8Array | string): string {
  folder ??= mkdtempSync(join(tmpdir(), 'feeds-'));
  count += 1;
  const file = join(folder, `feed-${count}`);
  writeFileSync(file, bytes);
  return file;
}

const greekLetters: Record<string, Map<string, number>> = {};
/** Node decodes Greek encodings and encodes none: the table is what the decoder says of each byte. */
export function encodeGreek(text: string, encoding: 'windows-1253' | 'iso-8859-7'): Uint8Array {
  const decoder = new TextDecoder(encoding);
  greekLetters[encoding] ??= new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from([...text].map((sign) => greekLetters[encoding]?.get(sign) ?? 0x3f));
}

export const encodeUtf16 = (text: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

export const zip = (files: Record<string, Uint8Array | string>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, data]) => [name, typeof data === 'string' ? Buffer.from(data) : data]),
    ),
  );

type Options = {
  format?: Parameters<typeof readFeed>[1]['format'];
  columns?: ColumnMapping;
  limits?: Partial<FeedLimits>;
};

export async function readAll(
  bytes: Uint8Array | string,
  { format = 'detect', columns, limits }: Options = {},
): Promise<{ items: FeedItem[]; summary: FeedSummary }> {
  const reading = readFeed(writeFeed(bytes), {
    format,
    ...(columns && { columns }),
    limits: { ...defaultFeedLimits, ...limits },
  });
  const items: FeedItem[] = [];
  for (;;) {
    const next = await reading.next();
    if (next.done) return { items, summary: next.value };
    items.push(next.value);
  }
}
