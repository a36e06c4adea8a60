/**
 * An archive as it lies in the file store: in pieces of 16 MB, because a store takes a file whole and a whole archive would
 * not fit into memory. Reading goes over them as if they were one.
 */
import { buffer } from 'node:stream/consumers';
import { createMemoryCache } from '../../../platform/cache/memory-cache.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { StreetFileError } from './pmtiles.ts';
import type { ByteSource } from './pmtiles-reader.ts';

const PIECE_BYTES = 16_777_216;
/** 256 pieces. Greece is some hundred megabytes. */
export const MAX_ARCHIVE_BYTES = 256 * PIECE_BYTES;
const DAY_MS = 86_400_000;

export const getArchiveKey = (hash: string): string => `streets/${hash}`;
const getPieceKey = (hash: string, piece: number): string => `${getArchiveKey(hash)}/${piece}`;

type Archive = { hash: string; sizeBytes: number };

export async function storeArchive(
  files: Pick<FileStore, 'put'>,
  { hash, sizeBytes }: Archive,
  source: ByteSource,
): Promise<void> {
  for (let at = 0; at < sizeBytes; at += PIECE_BYTES) {
    const piece = await source.read(at, Math.min(PIECE_BYTES, sizeBytes - at));
    await files.put(getPieceKey(hash, at / PIECE_BYTES), piece);
  }
}

export function readStoredArchive(files: Pick<FileStore, 'open'>, { hash, sizeBytes }: Archive): ByteSource {
  const pieces = createMemoryCache(MAX_ARCHIVE_BYTES / PIECE_BYTES);
  const openPiece = (piece: number) =>
    pieces(String(piece), DAY_MS, async () => {
      const found = await files.open(getPieceKey(hash, piece));
      if (!found) throw new StreetFileError(`Piece ${piece} of the streets is not in the file store`);
      return found;
    });
  return {
    size: sizeBytes,
    async read(offset, length) {
      const parts: Uint8Array[] = [];
      for (let at = offset; at < offset + length; ) {
        const piece = Math.floor(at / PIECE_BYTES);
        const end = Math.min(offset + length, (piece + 1) * PIECE_BYTES);
        const found = await openPiece(piece);
        parts.push(await buffer(found.read({ start: at - piece * PIECE_BYTES, end: end - piece * PIECE_BYTES })));
        at = end;
      }
      const bytes = new Uint8Array(length);
      let filled = 0;
      for (const part of parts) {
        bytes.set(part, filled);
        filled += part.length;
      }
      if (filled !== length) throw new StreetFileError('The file store gave fewer bytes than were asked for');
      return bytes;
    },
  };
}
