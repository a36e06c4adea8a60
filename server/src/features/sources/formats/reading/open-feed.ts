/** From a file of unknown kind to its text: what it is, in which letters, and which files lie beside it in a ZIP. */
import { createReadStream } from 'node:fs';
import { open as openFile, stat } from 'node:fs/promises';
import type { FeedFormat } from '@estia/contract/sources/feed-codes';
import { BrokenFeedError, type FeedLimits } from '../feed-item.ts';
import { decode, detectEncoding, type FeedEncoding, type OpenBytes } from './encoding.ts';
import { openZip, type ZipEntry } from './zip-file.ts';
import { createZipNames, type ZipNames } from './zip-names.ts';

/** Enough to see the root element behind a long comment. */
const HEAD_LENGTH = 64 * 1024;

export type OpenedFeed = {
  format: FeedFormat;
  encoding: FeedEncoding | 'utf-8';
  text: () => AsyncGenerator<string>;
  /** How the text begins. */
  head: string;
  /** The files beside it in the ZIP; null when the feed came alone. */
  zipNames: ZipNames | null;
  /** The workbook of an XLSX. */
  entries: readonly ZipEntry[];
  close: () => void;
};

async function readHead(text: AsyncGenerator<string>): Promise<string> {
  let head = '';
  for await (const piece of text) {
    head += piece;
    if (head.length >= HEAD_LENGTH) break;
  }
  return head.slice(0, HEAD_LENGTH).replace(/^\uFEFF/, '');
}

/**
 * Pieces of a file in one buffer that is used again: each piece is only good until the next. 16 KB, because texts of 64 KB are
 * large objects for V8, which are collected late: a feed of 100 MB then takes twice the memory.
 */
async function* readPieces(file: string): AsyncGenerator<Uint8Array> {
  const handle = await openFile(file);
  try {
    const buffer = Buffer.allocUnsafeSlow(16 * 1024);
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

async function readSignature(file: string): Promise<Uint8Array> {
  const stream = createReadStream(file, { end: 7 });
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece as Uint8Array);
  return Buffer.concat(pieces);
}

const isZip = (head: Uint8Array): boolean => head[0] === 0x50 && head[1] === 0x4b && (head[2] ?? 99) < 9;

/** What stands behind the declaration and the comments in front of the root. By hand: a pattern of them can be made to take years. */
function skipProlog(head: string): string {
  let text = head.trimStart();
  for (;;) {
    const end = text.startsWith('<?') ? '?>' : text.startsWith('<!--') ? '-->' : null;
    if (end === null) return text;
    const at = text.indexOf(end);
    if (at < 0) return '';
    text = text.slice(at + end.length).trimStart();
  }
}

function detectXml(text: string): FeedFormat | null {
  const root = /^<([A-Za-z_][\w.:-]*)/.exec(text)?.[1];
  const name = root?.slice(root.indexOf(':') + 1);
  if (name === 'AddItemsRequest' || name === 'RemoveItemsRequest') return 'xe';
  if (name === 'openimmo') return 'openimmo';
  if (name === 'root' && /<(kyero|property)[\s>/]/.test(text)) return 'kyero';
  return null;
}

/** The kind of a text by how it begins. Null: nothing that we read. */
function detectText(head: string): FeedFormat | null {
  const text = head.trimStart();
  if (text === '') throw new BrokenFeedError('empty');
  if (text.startsWith('<')) {
    const root = skipProlog(text);
    if (root === '') throw new BrokenFeedError('truncated', 1);
    if (/^<(!doctype\s+html|html|head|body)\b/i.test(root)) throw new BrokenFeedError('html_page', 1);
    if (/^<!doctype/i.test(root)) throw new BrokenFeedError('xml_dtd', 1);
    return detectXml(root);
  }
  if (text.startsWith('{') || text.startsWith('[')) return 'estia';
  const [first = ''] = text.split(/\r?\n/, 1);
  // In two steps: one pattern would look for a letter from each separator of the line.
  const separator = first.search(/[;,\t|]/);
  const isRow = separator >= 0 && first.length < 20_000 && /\p{L}/u.test(first.slice(separator));
  return isRow && !/[^\P{Cc}\n\r\t]/u.test(text) ? 'csv' : null;
}

const isFeedFile = (name: string): boolean => /\.(xml|json|csv|txt|tsv)$/i.test(name);

async function openArchive(
  file: string,
  limits: FeedLimits,
): Promise<Omit<OpenedFeed, 'format'> & { format: FeedFormat | null }> {
  const { entries, close } = await openZip(file, limits);
  try {
    if (entries.some(({ name }) => name === 'xl/workbook.xml'))
      return {
        format: 'xlsx',
        encoding: 'utf-8',
        text: async function* () {},
        head: '',
        zipNames: null,
        entries,
        close,
      };
    const feeds = entries.filter(({ name }) => isFeedFile(name));
    const [feed] = feeds;
    if (!feed) throw new BrokenFeedError('zip_no_feed');
    if (feeds.length > 1) throw new BrokenFeedError('zip_several_feeds');
    return { ...(await openText(feed.open)), zipNames: createZipNames(entries), entries: [], close };
  } catch (error) {
    close();
    throw error;
  }
}

async function openText(
  open: OpenBytes,
): Promise<Pick<OpenedFeed, 'encoding' | 'text' | 'head'> & { format: FeedFormat | null }> {
  const encoding = await detectEncoding(open);
  const text = () => decode(open, encoding);
  const head = await readHead(text());
  return { format: detectText(head), encoding, text, head };
}

/** `close` must be called. `detect` and the format of a source both end in an error when the file is something else. */
export async function openFeed(file: string, format: FeedFormat | 'detect', limits: FeedLimits): Promise<OpenedFeed> {
  const { size } = await stat(file);
  if (size === 0) throw new BrokenFeedError('empty');
  if (size > limits.bytes) throw new BrokenFeedError('too_large');
  const opened = isZip(await readSignature(file))
    ? await openArchive(file, limits)
    : { ...(await openText(() => readPieces(file))), zipNames: null, entries: [], close: () => {} };
  const found = opened.format;
  if (found === null || (format !== 'detect' && found !== format)) {
    opened.close();
    throw new BrokenFeedError(found === null ? 'format_unknown' : 'format_differs', null, found ?? '');
  }
  return { ...opened, format: found };
}
