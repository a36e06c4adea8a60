/**
 * Reads tiles out of a PMTiles archive by byte ranges. In memory are its header and some directories, never the archive:
 * one of a gigabyte costs no more than a small one.
 */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createMemoryCache } from '../../../platform/cache/memory-cache.ts';
import {
  assertPlausible,
  compressions,
  type Directory,
  type Entry,
  findEntryIndex,
  getEntry,
  getTileNumber,
  HEADER_BYTES,
  MAX_DIRECTORY_BYTES,
  type PmtilesHeader,
  parseDirectory,
  parseHeader,
  ROOT_BYTES,
  StreetFileError,
} from './pmtiles.ts';

export type ByteSource = {
  size: number;
  /** Exactly these bytes. */
  read: (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>>;
};

/** As it is stored. A tile of a large city has some 300 KB. */
const MAX_TILE_BYTES = 2_097_152;
const MAX_UNPACKED_TILE_BYTES = 8_388_608;
const MAX_METADATA_BYTES = 2_097_152;
/** Directories under directories. Writers make one level; a circle of them ends here. */
const MAX_DEPTH = 3;
/** 100,000 entries of 24 bytes at most each: under 40 MB for an archive made to be large, 2 MB for one of Greece. */
const MAX_LEAVES_IN_MEMORY = 16;
/** A leaf of an archive that is current never changes: the limit is the number of them. */
const LEAF_MS = 86_400_000;

const unpack = promisify(gunzip);
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function unpackWithin(bytes: Uint8Array<ArrayBuffer>, maxOutputLength: number): Promise<Uint8Array<ArrayBuffer>> {
  const unpacked = await unpack(bytes, { maxOutputLength }).catch(() => {
    throw new StreetFileError(`Something in the archive is no gzip, or more than ${maxOutputLength} bytes unpacked`);
  });
  return Uint8Array.from(unpacked);
}

/** A tile without its compression, for who cannot take it. */
export const unpackTile = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  unpackWithin(bytes, MAX_UNPACKED_TILE_BYTES);

type StoredTile = { bytes: Uint8Array<ArrayBuffer>; isGzip: boolean };
type Pmtiles = {
  header: PmtilesHeader;
  /** What the archive says of itself: JSON, or empty. */
  readMetadata: () => Promise<string>;
  /** Null: the archive has nothing there. */
  findTile: (z: number, x: number, y: number) => Promise<StoredTile | null>;
  /** Every tile's bytes once, in the order of the directories. Fails where anything is not as it should be. */
  check: (limits: { maxEntries: number }) => Promise<{ entries: number }>;
};

export async function openPmtiles(source: ByteSource): Promise<Pmtiles> {
  const start = await source.read(0, Math.min(ROOT_BYTES, source.size));
  const header = parseHeader(start.subarray(0, HEADER_BYTES));
  assertPlausible(header, source.size);

  async function unpackDirectory(bytes: Uint8Array<ArrayBuffer>): Promise<Directory> {
    const isPacked = header.internalCompression === compressions.gzip;
    return parseDirectory(isPacked ? await unpackWithin(bytes, MAX_DIRECTORY_BYTES) : bytes);
  }
  const root = await unpackDirectory(start.slice(header.root.offset, header.root.offset + header.root.length));

  async function readLeaf({ offset, length }: Entry): Promise<Directory> {
    if (length > MAX_DIRECTORY_BYTES || offset + length > header.leaves.length)
      throw new StreetFileError('A directory lies outside of its part of the archive');
    return unpackDirectory(await source.read(header.leaves.offset + offset, length));
  }
  const leaves = createMemoryCache(MAX_LEAVES_IN_MEMORY);
  const getLeaf = (entry: Entry): Promise<Directory> =>
    leaves(`${entry.offset} ${entry.length}`, LEAF_MS, () => readLeaf(entry));

  async function readTile({ offset, length }: Entry): Promise<StoredTile> {
    if (length > MAX_TILE_BYTES || offset + length > header.tiles.length)
      throw new StreetFileError('A tile is too large or lies outside of its part of the archive');
    const bytes = await source.read(header.tiles.offset + offset, length);
    const isPacked = header.tileCompression === compressions.gzip;
    if (isPacked !== isGzip(bytes)) throw new StreetFileError('A tile is not compressed as the archive says');
    return { bytes, isGzip: isPacked };
  }

  async function findTile(z: number, x: number, y: number): Promise<StoredTile | null> {
    if (z < header.minZoom || z > header.maxZoom) return null;
    const number = getTileNumber(z, x, y);
    let directory = root;
    for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
      const at = findEntryIndex(directory, number);
      if (at < 0) return null;
      const entry = getEntry(directory, at);
      if (entry.runLength > 0) return number < entry.number + entry.runLength ? readTile(entry) : null;
      directory = await getLeaf(entry);
    }
    throw new StreetFileError('Directories lie too deep in the archive');
  }

  async function check({ maxEntries }: { maxEntries: number }): Promise<{ entries: number }> {
    const checked = new Set<string>();
    let entries = 0;
    let free = 0;
    const end = getTileNumber(header.maxZoom, 0, 0) + 4 ** header.maxZoom;

    async function checkTile(entry: Entry): Promise<void> {
      const place = `${entry.offset} ${entry.length}`;
      if (checked.has(place)) return;
      checked.add(place);
      const { bytes, isGzip } = await readTile(entry);
      if (isGzip) await unpackTile(bytes);
    }
    /** Numbers only rise, through all directories: so none can lead back to one before it. */
    async function checkDirectory(directory: Directory, depth: number): Promise<void> {
      if (depth > MAX_DEPTH) throw new StreetFileError('Directories lie too deep in the archive');
      for (let at = 0; at < directory.numbers.length; at += 1) {
        const entry = getEntry(directory, at);
        if (entry.number < free) throw new StreetFileError('The directories of the archive are not in order');
        entries += 1;
        if (entries > maxEntries) throw new StreetFileError(`The archive has more than ${maxEntries} entries`);
        if (entry.runLength === 0) {
          const leaf = await readLeaf(entry);
          if (leaf.numbers[0] !== entry.number)
            throw new StreetFileError('The directories of the archive are not in order');
          await checkDirectory(leaf, depth + 1);
        } else {
          free = entry.number + entry.runLength;
          if (free > end) throw new StreetFileError('The archive names tiles that no map has');
          await checkTile(entry);
        }
      }
    }
    await checkDirectory(root, 0);
    return { entries };
  }

  async function readMetadata(): Promise<string> {
    const { offset, length } = header.metadata;
    if (length === 0) return '';
    if (length > MAX_METADATA_BYTES) throw new StreetFileError('The archive says too much of itself');
    const bytes = await source.read(offset, length);
    const isPacked = header.internalCompression === compressions.gzip;
    return Buffer.from(isPacked ? await unpackWithin(bytes, MAX_METADATA_BYTES) : bytes).toString();
  }

  return { header, readMetadata, findTile, check };
}
