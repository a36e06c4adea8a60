/**
 * What somebody may send in place of a photo: bombs, files that are two things at once, broken ones, ones that say more
 * than a picture should. Each with what may become of it: 'photo' (its pixels, and nothing else of it) or a refusal.
 */
import sharp, { type Sharp } from 'sharp';
import * as b from '../photos/image-bytes.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { createCorruptImages } from './corrupt-images.ts';
import { createDecompressionBombs, createLargestBombs } from './decompression-bombs.ts';
import type { BaseImages, MaliciousFile } from './malicious-file.ts';
import { createNonImages } from './not-images.ts';

export const BASE_WIDTH = 480;
export const BASE_HEIGHT = 360;

const drawn = new Map<string, Buffer>();

/** A picture with edges, slopes and grain, not the same when it is turned or mirrored. */
export function createBasePixels(width = BASE_WIDTH, height = BASE_HEIGHT, channels: 3 | 4 = 3): Sharp {
  const key = `${width} ${height} ${channels}`;
  const data = drawn.get(key) ?? drawPixels(width, height, channels);
  drawn.set(key, data);
  return sharp(data, { raw: { width, height, channels } });
}

function drawPixels(width: number, height: number, channels: 3 | 4): Buffer {
  const random = createSeededRandom(width);
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dark = x < width / 3 && y < height / 2 ? 80 : 0;
      const at = (y * width + x) * channels;
      data[at] = Math.min(255, (x * 255) / width + random() * 20);
      data[at + 1] = Math.min(255, (y * 200) / height + dark + random() * 20);
      data[at + 2] = 120 + random() * 20 - dark;
      if (channels === 4) data[at + 3] = (x * 255) / width;
    }
  return data;
}

export async function createBaseImages(width = BASE_WIDTH, height = BASE_HEIGHT): Promise<BaseImages> {
  const image = createBasePixels(width, height);
  return {
    jpeg: await image.clone().jpeg({ quality: 80 }).toBuffer(),
    png: await image.clone().png({ compressionLevel: 3 }).toBuffer(),
    webp: await image.clone().webp({ quality: 80, effort: 1 }).toBuffer(),
    gif: await image.clone().gif({ effort: 1 }).toBuffer(),
    avif: await image.clone().avif({ quality: 50, effort: 0 }).toBuffer(),
  };
}

const script = '<html><script>alert(document.cookie)</script></html>';
const php = '<?php system($_GET["c"]); __HALT_COMPILER(); ?>';
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>38,1.23N</exif:GPSLatitude></x:xmpmeta>';
const zip = Buffer.from('504b0304140000000000000021000000000000000000000000000500000068692e7478', 'hex');

function createPolyglots({ jpeg, png, webp, gif, avif }: BaseImages): [string, Buffer][] {
  const behind = (file: Buffer, more: Buffer | string) => Buffer.concat([file, Buffer.from(more as string, 'latin1')]);
  const gifJs = Buffer.from(gif);
  return [
    ['jpeg and page', behind(jpeg, script)],
    ['jpeg and zip', behind(jpeg, zip)],
    ['jpeg and second jpeg', behind(jpeg, jpeg)],
    ['jpeg and php', behind(jpeg, php)],
    ['jpeg with page as comment', b.insertJpegSegments(jpeg, b.segment(0xfe, script))],
    ['jpeg with php as comment', b.insertJpegSegments(jpeg, b.segment(0xfe, php))],
    ['jpeg with script in JFIF', b.insertJpegSegments(jpeg, b.segment(0xe0, `*/=1;alert(1)/*${'A'.repeat(9000)}`))],
    ['png and zip', behind(png, zip)],
    ['png and page', behind(png, script)],
    ['png with php as text', b.insertPngChunks(png, b.chunk('tEXt', `Comment\0${php}`))],
    ['png with page in an unknown chunk', b.insertPngChunks(png, b.chunk('juNk', script))],
    ['webp and script', behind(webp, script)],
    [
      'webp with unknown chunk',
      b.createExtendedWebp(webp, BASE_WIDTH, BASE_HEIGHT, 0, b.riffChunk('JUNK', Buffer.from(php))),
    ],
    ['gif and script', behind(gifJs, '*/=1;alert(document.domain);')],
    ['gif and page', behind(gif, script)],
    ['avif and page', behind(avif, script)],
    ['avif with free box', Buffer.concat([avif, b.box('free', script)])],
  ];
}

async function createImagesWithMetadata({ jpeg, png, webp, gif, avif }: BaseImages): Promise<[string, Buffer][]> {
  const small = await createBasePixels(160, 120).jpeg().toBuffer();
  const icc = (profile: Buffer) =>
    b.segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]));
  const extended = `http://ns.adobe.com/xmp/extension/\0${'0'.repeat(32)}\0\0\x03\xe8\0\0\0\0${xmp}`;
  const list: [string, Buffer][] = [
    ['exif with place', b.insertJpegSegments(jpeg, b.createExifSegment())],
    ['exif with thumbnail', b.insertJpegSegments(jpeg, b.createExifSegment({ thumbnail: small }))],
    ['exif with maker note', b.insertJpegSegments(jpeg, b.createExifSegment({ note: 30_000 }))],
    ['exif that goes in a circle', b.insertJpegSegments(jpeg, b.createExifSegment({ loop: true }))],
    ['exif twice', b.insertJpegSegments(jpeg, b.createExifSegment(), b.createExifSegment({ orientation: 6 }))],
    ['exif of noise', b.insertJpegSegments(jpeg, b.segment(0xe1, `Exif\0\0II*\0${'\xff'.repeat(400)}`))],
    ['xmp', b.insertJpegSegments(jpeg, b.segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`))],
    ['extended xmp', b.insertJpegSegments(jpeg, b.segment(0xe1, extended))],
    [
      'iptc',
      b.insertJpegSegments(
        jpeg,
        b.segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0c\x1c\x02\x50\0\x07Someone'),
      ),
    ],
    ['comment', b.insertJpegSegments(jpeg, b.segment(0xfe, 'taken at 12 Example Street'))],
    [
      'jfxx thumbnail',
      b.insertJpegSegments(jpeg, b.segment(0xe0, Buffer.concat([Buffer.from('JFXX\0\x10', 'latin1'), small]))),
    ],
    ['mpf', b.insertJpegSegments(jpeg, b.segment(0xe2, 'MPF\0II*\0\x08\0\0\0'))],
    ['c2pa', b.insertJpegSegments(jpeg, b.segment(0xeb, 'JP\0\x01\0\0\0\x01\0\0\0\x20jumb'))],
    [
      'forty comments',
      b.insertJpegSegments(jpeg, ...Array.from({ length: 40 }, (_, i) => b.segment(0xfe, `note ${i}`.repeat(900)))),
    ],
    ['icc of noise', b.insertJpegSegments(jpeg, icc(Buffer.alloc(300, 0xab)))],
    [
      'icc cut short',
      b.insertJpegSegments(
        jpeg,
        icc(Buffer.concat([b.u32(4000), Buffer.from('lcms\x04\0\0\0mntrRGB XYZ ', 'latin1'), Buffer.alloc(120)])),
      ),
    ],
    ['p3 profile', await createBasePixels().withIccProfile('p3').jpeg().toBuffer()],
    ['cmyk profile on rgb', await createBasePixels().withIccProfile('cmyk', { attach: true }).jpeg().toBuffer()],
    [
      'png text',
      b.insertPngChunks(png, b.chunk('tEXt', 'Author\0Somebody'), b.chunk('tIME', '\x07\xea\x0b\x0f\x0a\0\0')),
    ],
    ['png xmp', b.insertPngChunks(png, b.chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`))],
    ['png exif', b.insertPngChunks(png, b.chunk('eXIf', b.createExif()))],
    [
      'png profile of noise',
      b.insertPngChunks(png, b.chunk('iCCP', Buffer.concat([Buffer.from('odd\0\0'), Buffer.alloc(90, 7)]))),
    ],
    ['webp exif', b.createExtendedWebp(webp, BASE_WIDTH, BASE_HEIGHT, 8, b.riffChunk('EXIF', b.createExif()))],
    ['webp xmp', b.createExtendedWebp(webp, BASE_WIDTH, BASE_HEIGHT, 4, b.riffChunk('XMP ', Buffer.from(xmp)))],
    ['gif comment', Buffer.concat([gif.subarray(0, -1), Buffer.from('!\xfe\x0asecret not\0;', 'latin1')])],
    [
      'avif exif',
      await sharp(avif)
        .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '38/1 1/1 0/1' } })
        .avif({ effort: 0 })
        .toBuffer(),
    ],
    ['avif xmp', await sharp(avif).withXmp(xmp).avif({ effort: 0 }).toBuffer()],
  ];
  for (let orientation = 0; orientation <= 9; orientation++) {
    list.push([`jpeg turned ${orientation}`, b.insertJpegSegments(jpeg, b.createExifSegment({ orientation }))]);
    list.push([`png turned ${orientation}`, b.insertPngChunks(png, b.chunk('eXIf', b.createExif({ orientation })))]);
    list.push([
      `webp turned ${orientation}`,
      b.createExtendedWebp(webp, BASE_WIDTH, BASE_HEIGHT, 8, b.riffChunk('EXIF', b.createExif({ orientation }))),
    ]);
  }
  return list;
}

async function createUnusualImages(): Promise<[string, Buffer][]> {
  const image = createBasePixels();
  const frames = Array.from({ length: 6 }, (_, i) =>
    createBasePixels(400 + i, 300)
      .resize(400, 300, { fit: 'fill' })
      .png()
      .toBuffer(),
  );
  const animated = sharp(await Promise.all(frames), { join: { animated: true } });
  const size = { width: 420, height: 320 };
  const palette = Buffer.from(Array.from({ length: 768 }, (_, i) => (i * 37) & 255));
  return [
    ['animated gif', await animated.clone().gif({ effort: 1 }).toBuffer()],
    ['animated webp', await animated.clone().webp({ effort: 0 }).toBuffer()],
    [
      'apng',
      b.insertPngChunks(await image.clone().png().toBuffer(), b.chunk('acTL', Buffer.concat([b.u32(2), b.u32(0)]))),
    ],
    ['cmyk', await image.clone().toColourspace('cmyk').jpeg().toBuffer()],
    ['cmyk with profile', await image.clone().withIccProfile('cmyk').jpeg().toBuffer()],
    ['16 bits', await image.clone().toColourspace('rgb16').png().toBuffer()],
    ['16 bits and alpha', b.createPlainPng({ ...size, depth: 16, colour: 6 })],
    ['16 bits grey', b.createPlainPng({ ...size, depth: 16, colour: 0 })],
    ['grey and alpha', b.createPlainPng({ ...size, colour: 4 })],
    ['1 bit', b.createPlainPng({ ...size, depth: 1, colour: 0 })],
    ['2 bits', b.createPlainPng({ ...size, depth: 2, colour: 0 })],
    ['4 bits of palette', b.createPlainPng({ ...size, depth: 4, colour: 3 }, palette.subarray(0, 48))],
    ['8 bits of palette', b.createPlainPng({ ...size, colour: 3 }, palette)],
    [
      'transparent palette',
      b.createPlainPng({ ...size, colour: 3 }, palette, [b.chunk('tRNS', Buffer.alloc(200, 90))]),
    ],
    ['grey jpeg', await image.clone().greyscale().jpeg().toBuffer()],
    ['progressive jpeg', await image.clone().jpeg({ progressive: true }).toBuffer()],
    ['full colour jpeg', await image.clone().jpeg({ chromaSubsampling: '4:4:4', quality: 100 }).toBuffer()],
    ['best jpeg', await image.clone().jpeg({ mozjpeg: true }).toBuffer()],
    ['worst jpeg', await image.clone().jpeg({ quality: 1 }).toBuffer()],
    ['interlaced png', await image.clone().png({ progressive: true }).toBuffer()],
    ['see-through png', await createBasePixels(480, 360, 4).png().toBuffer()],
    ['see-through webp', await createBasePixels(480, 360, 4).webp({ effort: 0 }).toBuffer()],
    ['see-through avif', await createBasePixels(480, 360, 4).avif({ effort: 0 }).toBuffer()],
    ['lossless webp', await image.clone().webp({ lossless: true, effort: 0 }).toBuffer()],
    ['10 bit avif', await image.clone().avif({ effort: 0, chromaSubsampling: '4:4:4', bitdepth: 8 }).toBuffer()],
    ['upright', await createBasePixels(300, 400).jpeg().toBuffer()],
    ['long and narrow', await createBasePixels(310, 6000).jpeg().toBuffer()],
  ];
}

const photos = (list: readonly [string, Buffer][]): MaliciousFile[] =>
  list.map(([name, body]) => ({ name, body, may: ['photo'] }));

/** `heavy` adds those that take the worker a second and more each. */
export async function createMaliciousFiles({ heavy = false } = {}): Promise<MaliciousFile[]> {
  const base = await createBaseImages();
  return [
    ...photos(createPolyglots(base)),
    ...photos(await createImagesWithMetadata(base)),
    ...photos(await createUnusualImages()),
    ...(await createNonImages(base)),
    ...(await createDecompressionBombs(base)),
    ...(heavy ? await createLargestBombs() : []),
    ...(await createCorruptImages(base)),
  ];
}
