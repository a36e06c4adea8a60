/**
 * The parts of a PMTiles archive, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md): its header, the
 * numbers of its tiles, and its directories. Whoever reads it does not trust it: every number has a limit.
 */

export const HEADER_BYTES = 127;
/** Header and root directory lie within the first bytes, so that one read gets both. */
export const ROOT_BYTES = 16_384;
export const MAX_ZOOM = 16;
/** Of one directory. Writers make leaves of some thousand entries; 24 bytes each in memory. */
const MAX_ENTRIES = 100_000;
/** Decompressed. An entry is 4 to 12 bytes. */
export const MAX_DIRECTORY_BYTES = 2_097_152;

export const compressions = { none: 1, gzip: 2 } as const;
export const MVT = 1;

export class StreetFileError extends Error {
  override readonly name = 'StreetFileError';
}

type Section = { offset: number; length: number };
export type PmtilesHeader = {
  root: Section;
  metadata: Section;
  leaves: Section;
  tiles: Section;
  addressedTiles: number;
  tileEntries: number;
  tileContents: number;
  isClustered: boolean;
  internalCompression: number;
  tileCompression: number;
  tileType: number;
  minZoom: number;
  maxZoom: number;
  /** Degrees. */
  bounds: { west: number; south: number; east: number; north: number };
};

const MAGIC = Buffer.from('PMTiles');
const VERSION = 3;
const DEGREE = 10_000_000;

const sections = { root: 8, metadata: 24, leaves: 40, tiles: 56 } as const;
const corners = { west: 102, south: 106, east: 110, north: 114 } as const;

function readNumber(bytes: Buffer, at: number): number {
  const value = Number(bytes.readBigUInt64LE(at));
  if (!Number.isSafeInteger(value)) throw new StreetFileError('A number of the header is too large');
  return value;
}

/** What the archive says of itself; whether that fits the file is a second question (`assertPlausible`). */
export function parseHeader(from: Uint8Array): PmtilesHeader {
  const bytes = Buffer.from(from.buffer, from.byteOffset, from.byteLength);
  if (bytes.length < HEADER_BYTES || !bytes.subarray(0, MAGIC.length).equals(MAGIC))
    throw new StreetFileError('This is no PMTiles archive');
  if (bytes[7] !== VERSION) throw new StreetFileError(`PMTiles version ${bytes[7]}: only version 3 can be read`);
  const section = (at: number): Section => ({ offset: readNumber(bytes, at), length: readNumber(bytes, at + 8) });
  const degrees = (at: number): number => bytes.readInt32LE(at) / DEGREE;
  return {
    root: section(sections.root),
    metadata: section(sections.metadata),
    leaves: section(sections.leaves),
    tiles: section(sections.tiles),
    addressedTiles: readNumber(bytes, 72),
    tileEntries: readNumber(bytes, 80),
    tileContents: readNumber(bytes, 88),
    isClustered: bytes[96] === 1,
    internalCompression: bytes.readUInt8(97),
    tileCompression: bytes.readUInt8(98),
    tileType: bytes.readUInt8(99),
    minZoom: bytes.readUInt8(100),
    maxZoom: bytes.readUInt8(101),
    bounds: {
      west: degrees(corners.west),
      south: degrees(corners.south),
      east: degrees(corners.east),
      north: degrees(corners.north),
    },
  };
}

export function formatHeader(header: PmtilesHeader): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(bytes);
  bytes[7] = VERSION;
  const number = (value: number, at: number) => bytes.writeBigUInt64LE(BigInt(value), at);
  const section = ({ offset, length }: Section, at: number) => {
    number(offset, at);
    number(length, at + 8);
  };
  section(header.root, sections.root);
  section(header.metadata, sections.metadata);
  section(header.leaves, sections.leaves);
  section(header.tiles, sections.tiles);
  number(header.addressedTiles, 72);
  number(header.tileEntries, 80);
  number(header.tileContents, 88);
  bytes[96] = header.isClustered ? 1 : 0;
  bytes[97] = header.internalCompression;
  bytes[98] = header.tileCompression;
  bytes[99] = header.tileType;
  bytes[100] = header.minZoom;
  bytes[101] = header.maxZoom;
  const { west, south, east, north } = header.bounds;
  const degrees = (value: number, at: number) => bytes.writeInt32LE(Math.round(value * DEGREE), at);
  degrees(west, corners.west);
  degrees(south, corners.south);
  degrees(east, corners.east);
  degrees(north, corners.north);
  // Where a viewer would begin: the middle, from far away.
  bytes[118] = header.minZoom;
  degrees((west + east) / 2, 119);
  degrees((south + north) / 2, 123);
  return bytes;
}

/** Every part lies in the file, tiles are vector tiles, and nothing is larger than we would read. */
export function assertPlausible(header: PmtilesHeader, size: number): void {
  for (const { offset, length } of [header.root, header.metadata, header.leaves, header.tiles])
    if (offset + length > size) throw new StreetFileError('The archive is cut off: it names bytes beyond its end');
  if (header.root.length === 0 || header.root.offset + header.root.length > ROOT_BYTES)
    throw new StreetFileError('The first directory is missing or too large');
  if (header.tileType !== MVT) throw new StreetFileError('The archive has no vector tiles (MVT)');
  const known: readonly number[] = Object.values(compressions);
  if (!known.includes(header.internalCompression) || !known.includes(header.tileCompression))
    throw new StreetFileError('The archive is compressed in another way than gzip');
  if (header.minZoom > header.maxZoom || header.maxZoom > MAX_ZOOM)
    throw new StreetFileError(`Zooms ${header.minZoom} to ${header.maxZoom}: at most ${MAX_ZOOM} can be read`);
  const { west, south, east, north } = header.bounds;
  if (!(west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90))
    throw new StreetFileError('The bounds of the archive are no bounds');
}

/** Turns a square so that the Hilbert curve goes on where it left off. */
const turn = (side: number, x: number, y: number, right: number, down: number): [x: number, y: number] => {
  if (down !== 0) return [x, y];
  return right === 0 ? [y, x] : [side - 1 - y, side - 1 - x];
};

/** Tiles are numbered along a Hilbert curve, zoom after zoom: neighbours on the map are neighbours in the file. */
export function getTileNumber(z: number, x: number, y: number): number {
  if (!Number.isInteger(z) || z < 0 || z > MAX_ZOOM || !(x >= 0 && x < 2 ** z && y >= 0 && y < 2 ** z))
    throw new RangeError(`No tile ${z}/${x}/${y}`);
  let number = (4 ** z - 1) / 3;
  let [left, top] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const [right, down] = [left & side ? 1 : 0, top & side ? 1 : 0];
    number += side * side * ((3 * right) ^ down);
    [left, top] = turn(side, left & (side - 1), top & (side - 1), right, down);
  }
  return number;
}

/** `runLength` 0: not tiles but a further directory. Columns, not objects: a directory stays in memory. */
export type Directory = {
  numbers: Float64Array;
  offsets: Float64Array;
  lengths: Uint32Array;
  runLengths: Uint32Array;
};
export type Entry = { number: number; offset: number; length: number; runLength: number };

export const getEntry = (directory: Directory, at: number): Entry => ({
  number: directory.numbers[at] ?? 0,
  offset: directory.offsets[at] ?? 0,
  length: directory.lengths[at] ?? 0,
  runLength: directory.runLengths[at] ?? 0,
});

function createVarintReader(bytes: Uint8Array) {
  let at = 0;
  return {
    next(): number {
      let value = 0;
      for (let scale = 1; scale <= 2 ** 49; scale *= 128) {
        const byte = bytes[at];
        if (byte === undefined) throw new StreetFileError('A directory ends too early');
        at += 1;
        value += (byte & 127) * scale;
        if (byte < 128) {
          if (!Number.isSafeInteger(value)) break;
          return value;
        }
      }
      throw new StreetFileError('A number of a directory is too large');
    },
    isAtEnd: () => at === bytes.length,
  };
}

const MAX_UINT32 = 2 ** 32 - 1;

export function parseDirectory(bytes: Uint8Array): Directory {
  const varints = createVarintReader(bytes);
  const count = varints.next();
  // Four columns of at least a byte each.
  if (count === 0 || count > MAX_ENTRIES || count * 4 > bytes.length)
    throw new StreetFileError('A directory is empty or too large');
  const numbers = new Float64Array(count);
  const offsets = new Float64Array(count);
  const lengths = new Uint32Array(count);
  const runLengths = new Uint32Array(count);
  const next32 = (): number => {
    const value = varints.next();
    if (value > MAX_UINT32) throw new StreetFileError('A number of a directory is too large');
    return value;
  };
  let number = 0;
  for (let at = 0; at < count; at += 1) {
    const step = varints.next();
    if (at > 0 && step === 0) throw new StreetFileError('A directory names a tile twice');
    number += step;
    if (!Number.isSafeInteger(number)) throw new StreetFileError('A number of a directory is too large');
    numbers[at] = number;
  }
  for (let at = 0; at < count; at += 1) runLengths[at] = next32();
  for (let at = 0; at < count; at += 1) {
    const length = next32();
    if (length === 0) throw new StreetFileError('A directory names an empty tile');
    lengths[at] = length;
  }
  for (let at = 0; at < count; at += 1) {
    const value = varints.next();
    if (value === 0 && at === 0) throw new StreetFileError('A directory does not say where its first tile is');
    // Zero: right after the one before.
    offsets[at] = value === 0 ? (offsets[at - 1] ?? 0) + (lengths[at - 1] ?? 0) : value - 1;
  }
  if (!varints.isAtEnd()) throw new StreetFileError('A directory goes on after its end');
  return { numbers, offsets, lengths, runLengths };
}

export function formatDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const write = (value: number) => {
    let left = value;
    while (left >= 128) {
      bytes.push((left % 128) + 128);
      left = Math.floor(left / 128);
    }
    bytes.push(left);
  };
  write(entries.length);
  let before = 0;
  for (const { number } of entries) {
    write(number - before);
    before = number;
  }
  for (const { runLength } of entries) write(runLength);
  for (const { length } of entries) write(length);
  let end: number | null = null;
  for (const { offset, length } of entries) {
    write(offset === end ? 0 : offset + 1);
    end = offset + length;
  }
  return Buffer.from(bytes);
}

/** Which entry may hold a tile: the last one that does not begin after it. -1: none. */
export function findEntryIndex({ numbers }: Directory, number: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= number) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}
