/** Makes an archive of streets the one that the map draws: checked, stored, then named by a row. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { cancelFileDeletion, enqueueFileDeletion } from '../../../platform/files/file-deletion.queries.ts';
import { StreetFileError } from './pmtiles.ts';
import { type ByteSource, openPmtiles } from './pmtiles-reader.ts';
import { getArchiveKey, MAX_ARCHIVE_BYTES, storeArchive } from './stored-archive.ts';
import * as q from './streets.queries.ts';

type ImportDeps = Pick<Deps, 'db' | 'files' | 'clock'>;

/** All of Greece down to zoom 14 is about a hundred thousand. */
const MAX_ENTRIES = 5_000_000;

const metadata = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

/** Many archives that can be had have other layers, of which nothing would be drawn. One that does not say is believed. */
function assertOpenMapTiles(text: string): void {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return;
  }
  const said = metadata.safeParse(json);
  if (said.success && !said.data.vector_layers.some(({ id }) => id === 'transportation'))
    throw new StreetFileError('The archive has other layers than those of the OpenMapTiles schema');
}

const createFileSource = (file: FileHandle, size: number): ByteSource => ({
  size,
  async read(offset, length) {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await file.read(bytes, 0, length, offset);
    if (bytesRead !== length) throw new StreetFileError('The archive is shorter than it was');
    return bytes;
  },
});

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) hash.update(chunk);
  return hash.digest('hex').slice(0, 32);
}

/** Safe to repeat. The archive before stays for pages that are open; older ones leave the file store. */
export async function importStreets(
  { db, files, clock }: ImportDeps,
  path: string,
): Promise<{ hash: string; sizeBytes: number; entries: number; maxZoom: number }> {
  const file = await open(path).catch(() => {
    throw new StreetFileError(`${path} cannot be read`);
  });
  try {
    const { size: sizeBytes } = await file.stat();
    if (sizeBytes > MAX_ARCHIVE_BYTES) throw new StreetFileError('The archive is larger than 4 GB');
    const source = createFileSource(file, sizeBytes);
    const { header, readMetadata, check } = await openPmtiles(source);
    assertOpenMapTiles(await readMetadata());
    const { entries } = await check({ maxEntries: MAX_ENTRIES });
    const { minZoom, maxZoom, bounds } = header;
    const archive = { hash: await hashFile(path), sizeBytes, minZoom, maxZoom, bounds };
    await cancelFileDeletion(db, getArchiveKey(archive.hash));
    await storeArchive(files, archive, source);
    await db.transaction().execute(async (trx) => {
      await q.lockStreetArchives(trx);
      await q.endCurrentStreets(trx);
      await q.saveCurrentStreets(trx, archive, clock());
      const old = await q.deleteOldStreets(trx);
      await enqueueFileDeletion(trx, old.map(getArchiveKey), clock());
    });
    return { hash: archive.hash, sizeBytes, entries, maxZoom };
  } finally {
    await file.close();
  }
}

/** The map is then drawn without streets, and says so. */
export const removeStreets = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await q.lockStreetArchives(trx);
    await q.endCurrentStreets(trx);
  });
