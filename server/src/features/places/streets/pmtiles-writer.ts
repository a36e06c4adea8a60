/**
 * Writes a PMTiles archive in one pass: the tiles as they come, then the directories, and the header last, in the room that
 * was left for it. In memory is the list of tiles, not their bytes.
 */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import {
  compressions,
  type Entry,
  formatDirectory,
  formatHeader,
  HEADER_BYTES,
  MVT,
  type PmtilesHeader,
  ROOT_BYTES,
  StreetFileError,
} from './pmtiles.ts';

/** `number`: see getTileNumber. `bytes` are gzip. */
type NumberedTile = { number: number; bytes: Uint8Array };
type About = Pick<PmtilesHeader, 'minZoom' | 'maxZoom' | 'bounds'> & { metadata: Record<string, unknown> };

const FIRST_LEAF_ENTRIES = 4_096;
/** Tiles are small: they are written many at once. */
const CHUNK_BYTES = 1_048_576;

type Directories = { root: Buffer; leaves: Buffer };

/** All in the root where it has room, else leaves as small as the root can name. */
function packDirectories(entries: readonly Entry[]): Directories {
  const limit = ROOT_BYTES - HEADER_BYTES;
  if (entries.length <= FIRST_LEAF_ENTRIES) {
    const root = gzipSync(formatDirectory(entries));
    if (root.length <= limit) return { root, leaves: Buffer.alloc(0) };
  }
  for (let size = FIRST_LEAF_ENTRIES; ; size = Math.ceil(size * 1.5)) {
    const leaves: Buffer[] = [];
    const named: Entry[] = [];
    let offset = 0;
    for (let from = 0; from < entries.length; from += size) {
      const part = entries.slice(from, from + size);
      const leaf = gzipSync(formatDirectory(part));
      named.push({ number: part[0]?.number ?? 0, offset, length: leaf.length, runLength: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = gzipSync(formatDirectory(named));
    if (root.length <= limit) return { root, leaves: Buffer.concat(leaves) };
  }
}

async function writeTo(
  file: FileHandle,
  tiles: Iterable<NumberedTile>,
  { minZoom, maxZoom, bounds, metadata }: About,
): Promise<void> {
  const entries: Entry[] = [];
  /** Tiles of nothing but sea or forest are alike: where their bytes are already. */
  const known = new Map<string, number>();
  let length = 0;
  let addressedTiles = 0;
  let waiting: Uint8Array[] = [];
  let written = 0;
  const writeWaiting = async () => {
    const chunk = Buffer.concat(waiting);
    await file.write(chunk, 0, chunk.length, ROOT_BYTES + written);
    written += chunk.length;
    waiting = [];
  };
  for (const { number, bytes } of tiles) {
    const last = entries.at(-1);
    const free = last ? last.number + last.runLength : 0;
    if (number < free) throw new StreetFileError('Tiles are not in order, or one is there twice');
    addressedTiles += 1;
    const hash = createHash('sha256').update(bytes).digest('base64');
    const found = known.get(hash);
    if (last && found === last.offset && number === free) {
      last.runLength += 1;
      continue;
    }
    entries.push({ number, offset: found ?? length, length: bytes.length, runLength: 1 });
    if (found !== undefined) continue;
    known.set(hash, length);
    waiting.push(bytes);
    length += bytes.length;
    if (length - written > CHUNK_BYTES) await writeWaiting();
  }
  await writeWaiting();
  if (entries.length === 0) throw new StreetFileError('There are no tiles to write');
  const { root, leaves } = packDirectories(entries);
  const about = gzipSync(JSON.stringify(metadata));
  const metadataAt = ROOT_BYTES + length;
  await file.write(about, 0, about.length, metadataAt);
  const leavesAt = metadataAt + about.length;
  await file.write(leaves, 0, leaves.length, leavesAt);
  const header = formatHeader({
    root: { offset: HEADER_BYTES, length: root.length },
    metadata: { offset: metadataAt, length: about.length },
    leaves: { offset: leavesAt, length: leaves.length },
    tiles: { offset: ROOT_BYTES, length },
    addressedTiles,
    tileEntries: entries.length,
    tileContents: known.size,
    isClustered: true,
    internalCompression: compressions.gzip,
    tileCompression: compressions.gzip,
    tileType: MVT,
    minZoom,
    maxZoom,
    bounds,
  });
  await file.write(Buffer.concat([header, root]), 0, HEADER_BYTES + root.length, 0);
}

/** `tiles` in the order of their numbers. */
export async function writePmtiles(path: string, tiles: Iterable<NumberedTile>, about: About): Promise<void> {
  const file = await open(path, 'w');
  try {
    await writeTo(file, tiles, about);
  } finally {
    await file.close();
  }
}
