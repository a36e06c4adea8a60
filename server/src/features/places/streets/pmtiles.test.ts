/** The archive of streets: what was written is read, and what was made to harm is refused. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { sized } from '../../../../testing/environment/test-size.ts';
import { createSeededRandom } from '../../../../testing/seeded-random.ts';
import {
  compressions,
  type Entry,
  formatDirectory,
  formatHeader,
  getTileNumber,
  HEADER_BYTES,
  MVT,
  type PmtilesHeader,
  parseDirectory,
  parseHeader,
  ROOT_BYTES,
} from './pmtiles.ts';
import { type ByteSource, openPmtiles } from './pmtiles-reader.ts';
import { writePmtiles } from './pmtiles-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'estia-pmtiles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const about = { minZoom: 0, maxZoom: 14, bounds: { west: 19, south: 34, east: 30, north: 42 }, metadata: {} };
const asSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (offset, length) => Uint8Array.from(bytes.subarray(offset, offset + length)),
});

describe('numbers of tiles', () => {
  it('[MAPS-1] follow the Hilbert curve of the specification', () => {
    const known = [
      [0, 0, 0, 0],
      [1, 0, 0, 1],
      [1, 0, 1, 2],
      [1, 1, 1, 3],
      [1, 1, 0, 4],
      [2, 0, 0, 5],
      [2, 1, 0, 6],
      [12, 3423, 1763, 19_078_479],
    ] as const;
    for (const [z, x, y, number] of known) expect(getTileNumber(z, x, y), `${z}/${x}/${y}`).toBe(number);
  });

  it('[MAPS-1] are each of one tile, and neighbours along the curve touch', () => {
    const byNumber = new Map<number, [number, number]>();
    for (let x = 0; x < 32; x += 1) for (let y = 0; y < 32; y += 1) byNumber.set(getTileNumber(5, x, y), [x, y]);
    expect(byNumber.size).toBe(1_024);
    const first = (4 ** 5 - 1) / 3;
    for (let number = first; number < first + 1_023; number += 1) {
      const [x, y] = byNumber.get(number) ?? [0, 0];
      const [nextX, nextY] = byNumber.get(number + 1) ?? [0, 0];
      expect(Math.abs(x - nextX) + Math.abs(y - nextY)).toBe(1);
    }
    for (const [z, x, y] of [
      [3, 8, 0],
      [3, 0, -1],
      [17, 0, 0],
      [1.5, 0, 0],
    ] as const)
      expect(() => getTileNumber(z, x, y)).toThrow(RangeError);
  });
});

describe('writer and reader', () => {
  it('[MAPS-1] thousands of tiles come back as they were, and the others are not there', async () => {
    const side = sized({ ci: 92, full: 220 });
    const random = createSeededRandom(11);
    const sea = gzipSync('sea');
    const written = new Map<number, string>();
    const places: { z: number; x: number; y: number; number: number }[] = [];
    for (let x = 9_000; x < 9_000 + side; x += 1)
      for (let y = 6_300; y < 6_300 + side; y += 1) places.push({ z: 14, x, y, number: getTileNumber(14, x, y) });
    for (let z = 0; z < 14; z += 1) {
      const [x, y] = [9_050 >> (14 - z), 6_350 >> (14 - z)];
      places.push({ z, x, y, number: getTileNumber(z, x, y) });
    }
    places.sort((a, b) => a.number - b.number);
    const kept = places.filter(() => random() < 0.9);
    const tiles = kept.map(({ number }) => {
      const isSea = random() < 0.4;
      const text = isSea ? 'sea' : `tile ${number}`;
      written.set(number, text);
      return { number, bytes: isSea ? sea : gzipSync(text, { level: 1 }) };
    });
    const path = join(folder, 'many.pmtiles');
    await writePmtiles(path, tiles, about);
    const bytes = readFileSync(path);
    const { header, findTile, check } = await openPmtiles(asSource(bytes));
    expect(header.addressedTiles).toBe(kept.length);
    expect(header.leaves.length).toBeGreaterThan(0);
    expect(header.tileEntries).toBeLessThan(kept.length);
    expect(header.tileContents).toBe(new Set(written.values()).size);
    expect(header.bounds).toEqual(about.bounds);
    expect((await check({ maxEntries: 60_000 })).entries).toBeGreaterThanOrEqual(header.tileEntries);
    for (const { z, x, y, number } of places) {
      const tile = await findTile(z, x, y);
      const text = tile && gunzipSync(tile.bytes).toString();
      if (text !== (written.get(number) ?? null)) expect(text, `${z}/${x}/${y}`).toBe(written.get(number) ?? null);
    }
    expect(await findTile(14, 0, 0)).toBeNull();
    expect(await findTile(14, 16_383, 0)).toBeNull();
    expect(await findTile(15, 0, 0)).toBeNull();
    await expect(check({ maxEntries: 1_000 })).rejects.toThrow('more than 1000 entries');
  });

  it('[MAPS-1] a tile of an archive of a gigabyte is read by a few kilobytes', async () => {
    const path = join(folder, 'far.pmtiles');
    await writePmtiles(path, [{ number: 0, bytes: gzipSync('far away') }], about);
    const bytes = readFileSync(path);
    const far = 1_000_000_000;
    const length = parseHeader(bytes).tiles.length;
    const header: PmtilesHeader = { ...parseHeader(bytes), tiles: { offset: far, length } };
    const start = Buffer.concat([formatHeader(header), bytes.subarray(HEADER_BYTES, ROOT_BYTES)]);
    const reads: number[] = [];
    const { findTile } = await openPmtiles({
      size: far + length,
      read: async (offset, wanted) => {
        reads.push(wanted);
        const from = offset < far ? start.subarray(offset) : bytes.subarray(ROOT_BYTES + offset - far);
        return Uint8Array.from(from.subarray(0, wanted));
      },
    });
    expect(gunzipSync((await findTile(0, 0, 0))?.bytes ?? '').toString()).toBe('far away');
    expect(reads).toEqual([ROOT_BYTES, length]);
  });

  it('[MAPS-1] tiles out of order, twice or none at all are not written', async () => {
    const tile = (number: number) => ({ number, bytes: gzipSync(`tile ${number}`) });
    for (const tiles of [[tile(5), tile(4)], [tile(5), tile(5)], []])
      await expect(writePmtiles(join(folder, 'bad.pmtiles'), tiles, about)).rejects.toThrow();
  });
});

describe('archives that were made to harm', () => {
  const tile = gzipSync('tile');
  const whole = { offset: 0, length: tile.length, runLength: 1, number: 0 };
  type Parts = { header?: Partial<PmtilesHeader>; root?: readonly Entry[]; leaves?: Buffer; tiles?: Buffer };

  function build({ header = {}, root = [whole], leaves = Buffer.alloc(0), tiles = tile }: Parts): Buffer {
    const directory = gzipSync(formatDirectory(root));
    const leavesAt = HEADER_BYTES + directory.length;
    const tilesAt = leavesAt + leaves.length;
    const start = formatHeader({
      root: { offset: HEADER_BYTES, length: directory.length },
      metadata: { offset: 0, length: 0 },
      leaves: { offset: leavesAt, length: leaves.length },
      tiles: { offset: tilesAt, length: tiles.length },
      addressedTiles: 1,
      tileEntries: 1,
      tileContents: 1,
      isClustered: true,
      internalCompression: compressions.gzip,
      tileCompression: compressions.gzip,
      tileType: MVT,
      minZoom: 0,
      maxZoom: 14,
      bounds: about.bounds,
      ...header,
    });
    return Buffer.concat([start, directory, leaves, tiles]);
  }
  const overwrite = (bytes: Buffer, at: number, text: string): Buffer => {
    bytes.write(text, at, 'latin1');
    return bytes;
  };
  const read = async (bytes: Buffer) => {
    const archive = await openPmtiles(asSource(bytes));
    await archive.check({ maxEntries: 1_000 });
    return archive;
  };
  /** A leaf that leads to itself: wherever it is looked up, the same bytes answer. */
  const circle = gzipSync(formatDirectory([{ number: 0, offset: 0, length: 25, runLength: 0 }]));
  const bomb = gzipSync(Buffer.alloc(32 * 1_048_576));

  it('[MAPS-1] the same archive without harm is read', async () => {
    const archive = await read(build({}));
    expect(gunzipSync((await archive.findTile(0, 0, 0))?.bytes ?? '').toString()).toBe('tile');
    expect(circle.length).toBe(25);
  });

  it.each<[what: string, bytes: () => Buffer, error: string]>([
    ['another kind of file', () => overwrite(build({}), 0, 'SQLite '), 'no PMTiles archive'],
    ['a short file', () => build({}).subarray(0, 100), 'no PMTiles archive'],
    ['version 2', () => overwrite(build({}), 7, '\x02'), 'version 2'],
    ['pictures', () => build({ header: { tileType: 2 } }), 'no vector tiles'],
    ['brotli', () => build({ header: { internalCompression: 3 } }), 'another way than gzip'],
    ['tiles in Zstandard', () => build({ header: { tileCompression: 4 } }), 'another way than gzip'],
    ['zoom 26', () => build({ header: { maxZoom: 26 } }), 'at most 16'],
    ['no bounds', () => build({ header: { bounds: { ...about.bounds, west: 31 } } }), 'no bounds'],
    ['a file that was cut off', () => build({}).subarray(0, -1), 'beyond its end'],
    ['an offset of 2^60', () => overwrite(build({}), 63, '\x10'), 'too large'],
    [
      'a root directory of 17 KB',
      () => build({ header: { root: { offset: 127, length: 16_500 } }, tiles: Buffer.alloc(20_000) }),
      'missing or too large',
    ],
    [
      'a directory that is a bomb',
      () =>
        Buffer.concat([
          build({ header: { root: { offset: 127, length: 16_000 } } }).subarray(0, 127),
          gzipSync(Buffer.alloc(12_000_000)),
          Buffer.alloc(20_000),
        ]),
      'bytes unpacked',
    ],
    [
      'a directory in a circle',
      () => build({ root: [{ number: 0, offset: 0, length: 25, runLength: 0 }], leaves: circle }),
      'too deep',
    ],
    [
      'a directory beyond the others',
      () => build({ root: [{ ...whole, runLength: 0, length: 90 }], leaves: circle }),
      'outside of its part',
    ],
    ['a tile beyond the others', () => build({ root: [{ ...whole, offset: 1 }] }), 'outside of its part'],
    [
      'a tile of 3 MB',
      () => build({ root: [{ ...whole, length: 3_000_000 }], tiles: Buffer.alloc(3_000_000) }),
      'too large',
    ],
    [
      'a tile that is a bomb',
      () => build({ root: [{ ...whole, length: bomb.length }], tiles: bomb }),
      'bytes unpacked',
    ],
    [
      'a tile that is not compressed',
      () => build({ root: [{ ...whole, length: 4 }], tiles: Buffer.from('tile') }),
      'not compressed as',
    ],
    ['more tiles than a zoom has', () => build({ root: [{ ...whole, runLength: 2 ** 31 }] }), 'no map has'],
    [
      'tiles that overlap',
      () =>
        build({
          root: [
            { ...whole, runLength: 5 },
            { ...whole, number: 2 },
          ],
        }),
      'not in order',
    ],
    [
      'a leaf that begins elsewhere',
      () => {
        const leaf = gzipSync(formatDirectory([whole]));
        return build({ root: [{ number: 3, offset: 0, length: leaf.length, runLength: 0 }], leaves: leaf });
      },
      'not in order',
    ],
  ])('[MAPS-1] %s is refused', async (_what, bytes, error) => {
    await expect(read(bytes())).rejects.toThrow(error);
  });

  it('[MAPS-1] a circle of directories ends for who only asks for a tile', async () => {
    const archive = await openPmtiles(
      asSource(build({ root: [{ number: 0, offset: 0, length: 25, runLength: 0 }], leaves: circle })),
    );
    await expect(archive.findTile(3, 1, 1)).rejects.toThrow('too deep');
  });

  it.each<[what: string, bytes: number[]]>([
    ['nothing', []],
    ['no entries', [0]],
    ['more entries than bytes', [200, 1, 1, 1]],
    ['a thousand million entries', [0x80, 0x94, 0xeb, 0xdc, 3]],
    ['a number without an end', Array.from({ length: 12 }, () => 0xff)],
    ['the same tile twice', [2, 1, 0, 1, 1, 4, 4, 1, 5]],
    ['an empty tile', [1, 0, 1, 0, 1]],
    ['a first tile that is nowhere', [1, 0, 1, 4, 0]],
    ['a length of 5 GB', [1, 0, 1, 0x80, 0x80, 0x80, 0x80, 0x20, 1]],
    ['bytes that are left over', [1, 0, 1, 4, 1, 0]],
  ])('[MAPS-1] a directory of %s is refused', (_what, bytes) => {
    expect(() => parseDirectory(Uint8Array.from(bytes))).toThrow(/directory/);
  });

  it('[MAPS-1] of 1,000 archives with a byte changed each is read or refused, and none hangs or takes memory', async () => {
    const path = join(folder, 'changed.pmtiles');
    const numbers = Array.from({ length: 400 }, (_, at) => at * 3);
    await writePmtiles(
      path,
      numbers.map((number) => ({ number, bytes: gzipSync(`tile ${number}`) })),
      about,
    );
    const good = readFileSync(path);
    const random = createSeededRandom(5);
    const { root } = parseHeader(good);
    const outcomes = { read: 0, refused: 0 };
    for (let round = 0; round < 1_000; round += 1) {
      const bytes = Buffer.from(good);
      bytes[Math.floor(random() * (root.offset + root.length))] = Math.floor(random() * 256);
      const found = await openPmtiles(asSource(bytes)).then(
        ({ findTile }) =>
          findTile(3, 1, 1).then(
            () => 'read' as const,
            (error: Error) => error.name,
          ),
        (error: Error) => error.name,
      );
      expect(['read', 'StreetFileError']).toContain(found);
      outcomes[found === 'read' ? 'read' : 'refused'] += 1;
    }
    expect(outcomes.read).toBeGreaterThan(100);
    expect(outcomes.refused).toBeGreaterThan(100);
  });
});
