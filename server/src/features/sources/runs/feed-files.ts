/** Files of runs in the file store: in pieces, since a store takes a body whole and a feed may have hundreds of megabytes. */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import type { Deps } from '../../../deps.ts';

export const PIECE_BYTES = sourceLimits.pieceBytes;

type Files = Pick<Deps, 'files'>;
export type StoredFeed = { key: string; hash: Buffer; bytes: number };

export const createFeedKey = (): string => `feeds/${randomBytes(16).toString('hex')}`;
const pieceKey = (key: string, at: number): string => `${key}/${String(at).padStart(6, '0')}`;

export async function storeFeedFile({ files }: Files, key: string, path: string): Promise<StoredFeed> {
  const hash = createHash('sha256');
  let bytes = 0;
  let at = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const piece = Buffer.from(chunk);
    hash.update(piece);
    bytes += piece.byteLength;
    await files.put(pieceKey(key, at), piece);
    at += 1;
  }
  return { key, hash: hash.digest(), bytes };
}

export async function storeFeedBytes({ files }: Files, key: string, body: Buffer): Promise<StoredFeed> {
  for (let at = 0; at * PIECE_BYTES < body.byteLength; at++)
    await files.put(pieceKey(key, at), body.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES));
  return { key, hash: createHash('sha256').update(body).digest(), bytes: body.byteLength };
}

export const storePiece = ({ files }: Files, key: string, at: number, body: Buffer): Promise<void> =>
  files.put(pieceKey(key, at), body);

/** Null: it is not there. */
export async function findPieceSizes({ files }: Files, key: string, count: number): Promise<(number | null)[]> {
  const sizes: (number | null)[] = [];
  for (let at = 0; at < count; at++) sizes.push((await files.open(pieceKey(key, at)))?.size ?? null);
  return sizes;
}

export async function hashFeedFile(deps: Files, key: string): Promise<StoredFeed> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of readPieces(deps, key)) {
    hash.update(chunk);
    bytes += chunk.byteLength;
  }
  return { key, hash: hash.digest(), bytes };
}

async function* readPieces({ files }: Files, key: string): AsyncGenerator<Buffer> {
  for (let at = 0; ; at++) {
    const piece = await files.open(pieceKey(key, at));
    if (!piece) return;
    for await (const chunk of piece.read()) yield Buffer.from(chunk);
  }
}

type OpenedFile = { path: string; remove: () => Promise<void> };

/** Null: it is not stored any more. The caller removes the file it is given. */
export async function openFeedFile(deps: Files, key: string): Promise<OpenedFile | null> {
  if (!(await deps.files.open(pieceKey(key, 0)))) return null;
  return writeLocally(readPieces(deps, key));
}

/** The first whole lines, as many as say what the columns are. Of a ZIP all of it: what it holds stands at its end. */
export async function openFeedHead(deps: Files, key: string): Promise<OpenedFile | null> {
  const first = await deps.files.open(pieceKey(key, 0));
  if (!first) return null;
  const pieces: Buffer[] = [];
  for await (const chunk of first.read()) pieces.push(Buffer.from(chunk));
  const head = Buffer.concat(pieces);
  if (head.subarray(0, 2).toString('latin1') === 'PK') return openFeedFile(deps, key);
  return writeLocally([head.length < PIECE_BYTES ? head : head.subarray(0, head.lastIndexOf(10) + 1)]);
}

async function writeLocally(pieces: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<OpenedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'estia-feed-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'feed');
  try {
    await pipeline(pieces, createWriteStream(path));
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
