/** Picture files put together byte by byte, right or wrong on purpose. */
import { crc32, deflateSync } from 'node:zlib';

export const u16 = (n: number): Buffer => {
  const b = Buffer.alloc(2);
  b.writeUInt16BE(n);
  return b;
};
export const u32 = (n: number): Buffer => {
  const b = Buffer.alloc(4);
  b.writeUInt32BE(n >>> 0);
  return b;
};
const le16 = (n: number) => Buffer.from([n & 255, (n >> 8) & 255]);
const le32 = (n: number) => Buffer.from([n & 255, (n >> 8) & 255, (n >> 16) & 255, (n >>> 24) & 255]);

const pngSign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function chunk(type: string, body: Buffer | string = '', crc?: number): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(body as string, 'latin1')]);
  return Buffer.concat([u32(named.length - 4), named, u32(crc ?? crc32(named))]);
}

type Header = { width: number; height: number; depth?: number; colour?: number; interlaced?: boolean };

export const ihdr = ({ width, height, depth = 8, colour = 2, interlaced = false }: Header): Buffer =>
  chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([depth, colour, 0, 0, interlaced ? 1 : 0])]));

export const createPng = (...chunks: Buffer[]): Buffer => Buffer.concat([pngSign, ...chunks, chunk('IEND')]);

/** Rows of nothing: as long as they are said to be, packed two hundred times smaller. */
export const createEmptyRows = (bytes: number): Buffer => chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 1 }));

/** After the header of a PNG. */
export const insertPngChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** A PNG with rows of its own, for depths that no encoder offers. */
export function createPlainPng(header: Header, palette?: Buffer, more: Buffer[] = []): Buffer {
  const { width, height, depth = 8, colour = 2 } = header;
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour] ?? 3;
  const row = Math.ceil((width * channels * depth) / 8);
  const rows = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < row; x++) rows[y * (row + 1) + 1 + x] = (x * 3 + y * 5) & 255;
  return createPng(
    ihdr(header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    ...more,
    chunk('IDAT', deflateSync(rows)),
  );
}

/** Segments of a JPEG go right behind its first two bytes. */
export const segment = (marker: number, body: Buffer | string): Buffer => {
  const bytes = Buffer.from(body as string, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker]), u16(bytes.length + 2), bytes]);
};
export const insertJpegSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** Where the header of the frame begins: its marker, of any kind of coding. */
export function findJpegFrame(jpeg: Buffer): number {
  for (let at = 2; at + 4 < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return at;
  }
  throw new Error('A JPEG without a frame');
}

export function resizeJpegHeader(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = findJpegFrame(copy);
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

type Tag = { id: number; type: number; count: number; value: Buffer };

function directory(tags: readonly Tag[], at: number, next = 0): Buffer {
  const heads: Buffer[] = [];
  const bodies: Buffer[] = [];
  let free = at + 2 + tags.length * 12 + 4;
  for (const { id, type, count, value } of tags) {
    const inline = value.length <= 4;
    heads.push(
      le16(id),
      le16(type),
      le32(count),
      inline ? Buffer.concat([value, Buffer.alloc(4 - value.length)]) : le32(free),
    );
    if (inline) continue;
    bodies.push(value);
    free += value.length;
  }
  return Buffer.concat([le16(tags.length), ...heads, le32(next), ...bodies]);
}

const text = (id: number, words: string): Tag => {
  const value = Buffer.from(`${words}\0`, 'latin1');
  return { id, type: 2, count: value.length, value };
};
const degrees = (id: number, d: number, m: number, s: number): Tag => ({
  id,
  type: 5,
  count: 3,
  value: Buffer.concat([d, 1, m, 1, s * 100, 100].map((n) => le32(n))),
});

/** What a telephone writes beside a picture: where it was taken, by whom, with which device; here also a note of its maker. */
export function createExif(
  options: { orientation?: number; thumbnail?: Buffer; note?: number; loop?: boolean } = {},
): Buffer {
  const { orientation = 1, thumbnail, note = 0, loop = false } = options;
  const gps = [text(1, 'N'), degrees(2, 38, 1, 13.8), text(3, 'E'), degrees(4, 23, 47, 51)];
  const plain = (gpsAt: number): Tag[] => [
    text(0x010f, 'Maker of the camera'),
    text(0x0110, 'Model 7'),
    { id: 0x0112, type: 3, count: 1, value: le16(orientation) },
    text(0x013b, 'Somebody by Name'),
    { id: 0x8825, type: 4, count: 1, value: le32(gpsAt) },
    ...(note > 0 ? [{ id: 0x927c, type: 7, count: note, value: Buffer.alloc(note, 'maker note ') }] : []),
  ];
  const gpsAt = 8 + directory(plain(0), 8).length;
  const thumbAt = gpsAt + directory(gps, gpsAt).length;
  const small = thumbnail
    ? directory(
        [
          { id: 0x0201, type: 4, count: 1, value: le32(thumbAt + 30) },
          { id: 0x0202, type: 4, count: 1, value: le32(thumbnail.length) },
        ],
        thumbAt,
      )
    : Buffer.alloc(0);
  return Buffer.concat([
    Buffer.from('II*\0', 'latin1'),
    le32(8),
    directory(plain(gpsAt), 8, loop ? 8 : thumbnail ? thumbAt : 0),
    directory(gps, gpsAt),
    small,
    thumbnail ?? Buffer.alloc(0),
  ]);
}

export const createExifSegment = (options?: Parameters<typeof createExif>[0]): Buffer =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), createExif(options)]));

export const riffChunk = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type, 'latin1'), le32(body.length), body, Buffer.alloc(body.length % 2)]);

export const createWebp = (...chunks: Buffer[]): Buffer => {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), le32(body.length), body]);
};

/** The chunks of a simple WebP behind an extended header that names what else comes. */
export function createExtendedWebp(
  webp: Buffer,
  width: number,
  height: number,
  flags: number,
  ...more: Buffer[]
): Buffer {
  const sizes = Buffer.concat([le32(width - 1).subarray(0, 3), le32(height - 1).subarray(0, 3)]);
  const head = riffChunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), sizes]));
  return createWebp(head, webp.subarray(12), ...more);
}

/** A lossless WebP that says how large it is, and no more. */
export function createWebpHeader(width: number, height: number): Buffer {
  const bits = ((width - 1) | ((height - 1) << 14)) >>> 0;
  return createWebp(riffChunk('VP8L', Buffer.concat([Buffer.from([0x2f]), le32(bits), Buffer.alloc(64)])));
}

export const box = (type: string, body: Buffer | string): Buffer => {
  const bytes = Buffer.from(body as string, 'latin1');
  return Buffer.concat([u32(bytes.length + 8), Buffer.from(type, 'latin1'), bytes]);
};

/** A GIF of one colour, its canvas as large as wished and its one frame as well. */
export function createGif(
  width: number,
  height: number,
  { frame = [width, height], codes = '\x02\x02\x4c\x01\x00' } = {},
): Buffer {
  const [w = 1, h = 1] = frame;
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    le16(width),
    le16(height),
    Buffer.from([0x80, 0, 0, 10, 60, 90, 200, 220, 240]),
    Buffer.from([0x2c, 0, 0, 0, 0]),
    le16(w),
    le16(h),
    Buffer.from([0]),
    Buffer.from(codes, 'latin1'),
    Buffer.from(';'),
  ]);
}
