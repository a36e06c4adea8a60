/** Where pictures and documents are stored. A plain directory for a laptop, an S3 store (`s3-file-store.ts`) for a site. */
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes from `start` up to but not with `end`. */
export type ByteRange = { start: number; end: number };
type StoredFile = { size: number; modifiedAt: Date; read: (range?: ByteRange) => Readable };

export type FileStore = {
  /** Whole or not at all: a reader sees the file before or the file after. */
  put(key: string, body: Uint8Array): Promise<void>;
  open(key: string): Promise<StoredFile | null>;
  /** The file, and everything under it. */
  remove(key: string): Promise<void>;
};

const MAX_KEY = 512;
/** One rule for every store. No name begins with a dot: `..` leaves the store, `.x` is a file being written. */
const KEY_PART = /^[\w-][\w.-]*$/;

export function assertFileKey(key: string): string {
  if (key.length > MAX_KEY || !key.split('/').every((name) => KEY_PART.test(name)))
    throw new Error('File key leaves the store');
  return key;
}

/** An empty range has no name in HTTP, and one beyond the file would be answered with less than was asked for. */
export function assertByteRange({ start, end }: ByteRange, size: number): void {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || start >= end || end > size)
    throw new RangeError(`No bytes ${start} to ${end} in a file of ${size}`);
}

export function createDirectoryFileStore(root: string): FileStore {
  const base = resolve(root);
  const pathOf = (key: string): string => join(base, assertFileKey(key));
  return {
    async put(key, body) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written aside and renamed, so that a reader never sees half a file.
      const aside = join(dirname(path), `.${process.pid}-${Date.now()}-${Math.random().toString(36).slice(2)}`);
      await writeFile(aside, body);
      await rename(aside, path);
    },
    async open(key) {
      const path = pathOf(key);
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
        throw error;
      });
      if (!found?.isFile()) return null;
      return {
        size: found.size,
        modifiedAt: found.mtime,
        read(range) {
          if (!range) return createReadStream(path);
          assertByteRange(range, found.size);
          return createReadStream(path, { start: range.start, end: range.end - 1 });
        },
      };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true, recursive: true });
    },
  };
}
