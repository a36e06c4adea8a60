/** Small files that are enormous once opened, or say that they are. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import * as b from '../photos/image-bytes.ts';
import type { BaseImages, MaliciousFile } from './malicious-file.ts';

const MB = 1_000_000;

/** The same scan again and again: each is a whole walk over the picture. */
function manyScans(progressive: Buffer, times: number): Buffer {
  const isScan = (at: number) => progressive[at] === 0xff && progressive[at + 1] === 0xda;
  let last = progressive.length - 2;
  while (!isScan(last)) last -= 1;
  const scan = progressive.subarray(last, -2);
  return Buffer.concat([
    progressive.subarray(0, -2),
    ...Array.from({ length: times }, () => scan),
    progressive.subarray(-2),
  ]);
}

/** Writes another size into the box of an AVIF that tells it. */
function avifSized(avif: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(avif);
  const at = copy.indexOf('ispe');
  copy.writeUInt32BE(width, at + 8);
  copy.writeUInt32BE(height, at + 12);
  return copy;
}

export async function createDecompressionBombs({ jpeg, png, webp, gif, avif }: BaseImages): Promise<MaliciousFile[]> {
  const list: MaliciousFile[] = [];
  const add = (name: string, body: Buffer, ...may: MaliciousFile['may']) => list.push({ name, body, may });
  const huge = (width: number, height: number) =>
    b.createPng(b.ihdr({ width, height }), b.chunk('IDAT', deflateSync(Buffer.alloc(10_000))));
  add('60,000 pixel png', huge(60_000, 60_000), 'too_many_pixels');
  add('60,000 pixel line', huge(60_000, 300), 'too_many_pixels');
  add('60,000 pixel column', huge(300, 60_000), 'too_many_pixels');
  add('largest png there is', huge(0x7fffffff, 0x7fffffff), 'too_many_pixels', 'broken');
  add('png just too wide', huge(16_001, 400), 'too_many_pixels');
  add('png just too many', huge(10_001, 10_000), 'too_many_pixels');
  const bits = b.createPng(
    b.ihdr({ width: 20_000, height: 20_000, depth: 1, colour: 0 }),
    b.createEmptyRows(2_501 * 20_000),
  );
  add('real 400 million pixels of one bit', bits, 'too_many_pixels');
  const deep = { width: 8_000, height: 8_000, depth: 16, colour: 6, interlaced: true };
  add(
    'interlaced 64 million of 64 bits',
    b.createPng(b.ihdr(deep), b.chunk('IDAT', deflateSync(Buffer.alloc(9)))),
    'too_many_pixels',
  );
  const small = b.ihdr({ width: 500, height: 400 });
  add('rows that go on for 200 MB', b.createPng(small, b.createEmptyRows(200 * MB)), 'photo', 'broken');
  const packed = deflateSync(Buffer.alloc(100 * MB), { level: 1 });
  add(
    'packed text of 100 MB',
    b.insertPngChunks(png, b.chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), packed]))),
    'photo',
    'broken',
  );
  add(
    'packed profile of 100 MB',
    b.insertPngChunks(png, b.chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), packed]))),
    'photo',
    'broken',
  );
  add(
    'packed words of 100 MB',
    b.insertPngChunks(png, b.chunk('iTXt', Buffer.concat([Buffer.from('a\0\x01\0\0\0'), packed]))),
    'photo',
    'broken',
  );
  add(
    '20,000 texts',
    b.insertPngChunks(png, ...Array.from({ length: 20_000 }, (_, i) => b.chunk('tEXt', `k${i}\0v`))),
    'photo',
    'broken',
  );
  add('2,000 empty rows chunks', b.createPng(small, ...Array.from({ length: 2_000 }, () => b.chunk('IDAT'))), 'broken');
  for (const [width, height] of [
    [65_535, 65_535],
    [30_000, 30_000],
    [400, 60_000],
    [16_000, 16_000],
  ] as const)
    add(`jpeg that says ${width} × ${height}`, b.resizeJpegHeader(jpeg, width, height), 'too_many_pixels', 'broken');
  add('jpeg of no height', b.resizeJpegHeader(jpeg, 480, 0), 'broken');
  add('jpeg of no width', b.resizeJpegHeader(jpeg, 0, 360), 'broken');
  const progressive = await sharp(jpeg).jpeg({ progressive: true }).toBuffer();
  add('jpeg of 300 scans', manyScans(progressive, 300), 'broken');
  add('jpeg of 5,000 scans', manyScans(progressive, 5_000), 'broken', 'too_large');
  add('progressive jpeg that says 9,500 × 9,500', b.resizeJpegHeader(progressive, 9_500, 9_500), 'too_many_pixels');
  add('webp that says 16,384 × 16,384', b.createWebpHeader(16_384, 16_384), 'too_many_pixels', 'broken');
  add('webp that says 8,000 × 8,000', b.createWebpHeader(8_000, 8_000), 'too_many_pixels', 'broken');
  add(
    'webp with a canvas of 16 million',
    b.createExtendedWebp(webp, 0xffffff, 0xffffff, 0),
    'too_many_pixels',
    'broken',
  );
  add('gif that says 65,535 × 65,535', b.createGif(65_535, 65_535), 'too_many_pixels', 'broken');
  add('gif that says 9,000 × 9,000', b.createGif(9_000, 9_000), 'too_many_pixels', 'broken');
  add(
    'gif with a frame larger than itself',
    b.createGif(500, 400, { frame: [60_000, 60_000] }),
    'photo',
    'broken',
    'too_many_pixels',
  );
  const frame = gif.subarray(gif.indexOf(0x2c, 13), -1);
  const many = Array.from({ length: 60 }, () => frame);
  add('gif of 60 frames', Buffer.concat([gif.subarray(0, -1), ...many, Buffer.from(';')]), 'photo', 'broken');
  const blank = b.createGif(500, 400).subarray(19, -1);
  const flicker = Buffer.concat([
    b.createGif(500, 400).subarray(0, -1),
    ...Array.from({ length: 30_000 }, () => blank),
    Buffer.from(';'),
  ]);
  add('gif of 30,000 frames', flicker, 'photo', 'broken');
  for (const [width, height] of [
    [60_000, 60_000],
    [20_000, 20_000],
    [6_000, 6_000],
  ] as const)
    add(`avif that says ${width} × ${height}`, avifSized(avif, width, height), 'too_many_pixels', 'broken');
  const tiny = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'avif' } as const;
  for (const kind of Object.values(tiny)) {
    const one = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
    add(`one pixel of ${kind}`, await one.toFormat(kind).toBuffer(), 'too_small', 'broken');
  }
  for (const [width, height] of [
    [399, 300],
    [400, 299],
    [10_000, 20],
    [20, 10_000],
  ] as const) {
    const image = sharp({ create: { width, height, channels: 3, background: '#c84' } });
    add(`${width} × ${height}`, await image.jpeg().toBuffer(), 'too_small');
  }
  return list;
}

/** As large as may be taken: what the worker's memory is measured with. */
export async function createLargestBombs(): Promise<MaliciousFile[]> {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c84', noise: undefined }, limitInputPixels: false });
  const row = 10_000 * 3 + 1;
  const deep = { width: 6_400, height: 6_400, depth: 16, colour: 6 };
  const files: [string, Buffer][] = [
    [
      '100 million pixels of png',
      b.createPng(b.ihdr({ width: 10_000, height: 10_000 }), b.createEmptyRows(row * 10_000)),
    ],
    ['100 million pixels of jpeg', await plain(10_000, 10_000).jpeg().toBuffer()],
    [
      '100 million pixels turned',
      b.insertJpegSegments(await plain(10_000, 10_000).jpeg().toBuffer(), b.createExifSegment({ orientation: 6 })),
    ],
    [
      '100 million pixels of png turned',
      b.createPng(
        b.ihdr({ width: 10_000, height: 10_000 }),
        b.chunk('eXIf', b.createExif({ orientation: 6 })),
        b.createEmptyRows(row * 10_000),
      ),
    ],
    [
      '36 million pixels, progressive',
      await plain(6_000, 6_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    ['40 million pixels of 64 bits', b.createPng(b.ihdr(deep), b.createEmptyRows((6_400 * 8 + 1) * 6_400))],
    ['40 million pixels, interlaced', await plain(6_400, 6_400).png({ progressive: true }).toBuffer()],
    ['36 million pixels of webp', await plain(6_000, 6_000).webp({ effort: 0 }).toBuffer()],
    ['36 million pixels of lossless webp', await plain(6_000, 6_000).webp({ lossless: true, effort: 0 }).toBuffer()],
    ['27 million pixels of gif', await plain(5_200, 5_200).gif({ effort: 1 }).toBuffer()],
    ['12 million pixels of avif', await plain(3_480, 3_480).avif({ effort: 0 }).toBuffer()],
    ['16,000 pixels upright', await plain(1_600, 16_000).jpeg().toBuffer()],
  ];
  // A busy machine may need longer for the largest than a picture is given.
  return files.map(([name, body]) => ({ name, body, may: ['photo', 'broken'] }));
}
