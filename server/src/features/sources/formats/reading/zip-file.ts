/** A ZIP that a stranger sent: what it claims and what it unpacks to are held to limits, and nothing is written to disk. */
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BrokenFeedError, type FeedLimits } from '../feed-item.ts';

/** `version`: checksum and size, as the ZIP claims them. */
export type ZipEntry = { name: string; size: number; version: string; open: () => AsyncIterable<Uint8Array> };

/** Small files may be all zeros: only what grows beyond this is measured by its ratio. */
const RATIO_FROM_BYTES = 1_000_000;
const archivePattern = /\.(zip|rar|7z|gz|tgz|bz2|xz|tar|jar)$/i;
const isJunk = (name: string): boolean => /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/.test(name);

const asBroken = (error: unknown): BrokenFeedError => {
  if (error instanceof BrokenFeedError) return error;
  const message = error instanceof Error ? error.message : '';
  if (/encrypt/i.test(message)) return new BrokenFeedError('zip_encrypted', null, message);
  if (/relative path|absolute path|invalid characters/i.test(message))
    return new BrokenFeedError('zip_path', null, message);
  if (/too many bytes/i.test(message)) return new BrokenFeedError('zip_ratio', null, message);
  // Without its end a ZIP has no list of its files: it was cut.
  if (/end of central directory|unexpected end|unexpected EOF/i.test(message))
    return new BrokenFeedError('truncated', null, message);
  return new BrokenFeedError('zip_damaged', null, message);
};

async function* readEntry(zip: ZipFile, entry: Entry, limits: FeedLimits): AsyncGenerator<Uint8Array> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    let bytes = 0;
    let sum = 0;
    for await (const piece of stream as AsyncIterable<Uint8Array>) {
      bytes += piece.length;
      if (bytes > limits.unpackedBytes) throw new BrokenFeedError('zip_ratio');
      sum = crc32(piece, sum);
      yield piece;
    }
    if (sum !== entry.crc32) throw new BrokenFeedError('zip_damaged', null, entry.fileName);
  } catch (error) {
    throw asBroken(error);
  }
}

function checkEntry(entry: Entry, limits: FeedLimits): void {
  if (entry.isEncrypted()) throw new BrokenFeedError('zip_encrypted');
  const name = entry.fileName;
  if (name.includes('\0') || name.length > 500) throw new BrokenFeedError('zip_path');
  if (archivePattern.test(name)) throw new BrokenFeedError('zip_nested');
  if (entry.uncompressedSize > RATIO_FROM_BYTES && entry.uncompressedSize > entry.compressedSize * limits.ratio)
    throw new BrokenFeedError('zip_ratio');
}

/** The files of the ZIP by name. `close` must be called. */
export async function openZip(file: string, limits: FeedLimits): Promise<{ entries: ZipEntry[]; close: () => void }> {
  let zip: ZipFile;
  try {
    zip = await openPromise(file, {
      autoClose: false,
      strictFileNames: false,
      lazyEntries: true,
      validateEntrySizes: true,
    });
  } catch (error) {
    throw asBroken(error);
  }
  try {
    const entries: ZipEntry[] = [];
    let packed = 0;
    let unpacked = 0;
    let count = 0;
    for await (const entry of zip.eachEntry()) {
      count += 1;
      if (count > limits.entries) throw new BrokenFeedError('zip_entries');
      if (entry.fileName.endsWith('/') || isJunk(entry.fileName)) continue;
      checkEntry(entry, limits);
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      // Entries that lie over each other unpack the same bytes again and again.
      if (unpacked > limits.unpackedBytes || packed > zip.fileSize) throw new BrokenFeedError('zip_ratio');
      entries.push({
        name: entry.fileName,
        size: entry.uncompressedSize,
        version: `${entry.crc32.toString(16).padStart(8, '0')}-${entry.uncompressedSize}`,
        open: () => readEntry(zip, entry, limits),
      });
    }
    return { entries, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw asBroken(error);
  }
}
