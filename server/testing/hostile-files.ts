/**
 * What somebody may send in place of a photo: bombs, files that are two things at once, broken ones, ones that say more
 * than a picture should. Each with what may become of it: 'photo' (its pixels, and nothing else of it) or a refusal.
 */
import sharp, { type Sharp } from 'sharp';
import { bombs, heavyBombs } from './hostile-bombs.ts';
import { brokenFiles } from './hostile-broken.ts';
import type { Bases, HostileFile } from './hostile-file.ts';
import { notImages } from './hostile-not-images.ts';
import * as b from './picture-bytes.ts';
import { randomFrom } from './seeded-random.ts';

export const BASE_WIDTH = 480;
export const BASE_HEIGHT = 360;

const drawn = new Map<string, Buffer>();

/** A picture with edges, slopes and grain, not the same when it is turned or mirrored. */
export function basePixels(width = BASE_WIDTH, height = BASE_HEIGHT, channels: 3 | 4 = 3): Sharp {
  const key = `${width} ${height} ${channels}`;
  const data = drawn.get(key) ?? drawPixels(width, height, channels);
  drawn.set(key, data);
  return sharp(data, { raw: { width, height, channels } });
}

function drawPixels(width: number, height: number, channels: 3 | 4): Buffer {
  const random = randomFrom(width);
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

export async function bases(width = BASE_WIDTH, height = BASE_HEIGHT): Promise<Bases> {
  const image = basePixels(width, height);
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

function polyglots({ jpeg, png, webp, gif, avif }: Bases): [string, Buffer][] {
  const behind = (file: Buffer, more: Buffer | string) => Buffer.concat([file, Buffer.from(more as string, 'latin1')]);
  const gifJs = Buffer.from(gif);
  return [
    ['jpeg and page', behind(jpeg, script)],
    ['jpeg and zip', behind(jpeg, zip)],
    ['jpeg and second jpeg', behind(jpeg, jpeg)],
    ['jpeg and php', behind(jpeg, php)],
    ['jpeg with page as comment', b.jpegWith(jpeg, b.segment(0xfe, script))],
    ['jpeg with php as comment', b.jpegWith(jpeg, b.segment(0xfe, php))],
    ['jpeg with script in JFIF', b.jpegWith(jpeg, b.segment(0xe0, `*/=1;alert(1)/*${'A'.repeat(9000)}`))],
    ['png and zip', behind(png, zip)],
    ['png and page', behind(png, script)],
    ['png with php as text', b.pngWith(png, b.chunk('tEXt', `Comment\0${php}`))],
    ['png with page in an unknown chunk', b.pngWith(png, b.chunk('juNk', script))],
    ['webp and script', behind(webp, script)],
    ['webp with unknown chunk', b.webpWith(webp, BASE_WIDTH, BASE_HEIGHT, 0, b.riffChunk('JUNK', Buffer.from(php)))],
    ['gif and script', behind(gifJs, '*/=1;alert(document.domain);')],
    ['gif and page', behind(gif, script)],
    ['avif and page', behind(avif, script)],
    ['avif with free box', Buffer.concat([avif, b.box('free', script)])],
  ];
}

async function talkative({ jpeg, png, webp, gif, avif }: Bases): Promise<[string, Buffer][]> {
  const small = await basePixels(160, 120).jpeg().toBuffer();
  const icc = (profile: Buffer) =>
    b.segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]));
  const extended = `http://ns.adobe.com/xmp/extension/\0${'0'.repeat(32)}\0\0\x03\xe8\0\0\0\0${xmp}`;
  const list: [string, Buffer][] = [
    ['exif with place', b.jpegWith(jpeg, b.exifSegment())],
    ['exif with thumbnail', b.jpegWith(jpeg, b.exifSegment({ thumbnail: small }))],
    ['exif with maker note', b.jpegWith(jpeg, b.exifSegment({ note: 30_000 }))],
    ['exif that goes in a circle', b.jpegWith(jpeg, b.exifSegment({ loop: true }))],
    ['exif twice', b.jpegWith(jpeg, b.exifSegment(), b.exifSegment({ orientation: 6 }))],
    ['exif of noise', b.jpegWith(jpeg, b.segment(0xe1, `Exif\0\0II*\0${'\xff'.repeat(400)}`))],
    ['xmp', b.jpegWith(jpeg, b.segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`))],
    ['extended xmp', b.jpegWith(jpeg, b.segment(0xe1, extended))],
    ['iptc', b.jpegWith(jpeg, b.segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0c\x1c\x02\x50\0\x07Someone'))],
    ['comment', b.jpegWith(jpeg, b.segment(0xfe, 'taken at 12 Example Street'))],
    ['jfxx thumbnail', b.jpegWith(jpeg, b.segment(0xe0, Buffer.concat([Buffer.from('JFXX\0\x10', 'latin1'), small])))],
    ['mpf', b.jpegWith(jpeg, b.segment(0xe2, 'MPF\0II*\0\x08\0\0\0'))],
    ['c2pa', b.jpegWith(jpeg, b.segment(0xeb, 'JP\0\x01\0\0\0\x01\0\0\0\x20jumb'))],
    [
      'forty comments',
      b.jpegWith(jpeg, ...Array.from({ length: 40 }, (_, i) => b.segment(0xfe, `note ${i}`.repeat(900)))),
    ],
    ['icc of noise', b.jpegWith(jpeg, icc(Buffer.alloc(300, 0xab)))],
    [
      'icc cut short',
      b.jpegWith(
        jpeg,
        icc(Buffer.concat([b.u32(4000), Buffer.from('lcms\x04\0\0\0mntrRGB XYZ ', 'latin1'), Buffer.alloc(120)])),
      ),
    ],
    ['p3 profile', await basePixels().withIccProfile('p3').jpeg().toBuffer()],
    ['cmyk profile on rgb', await basePixels().withIccProfile('cmyk', { attach: true }).jpeg().toBuffer()],
    ['png text', b.pngWith(png, b.chunk('tEXt', 'Author\0Somebody'), b.chunk('tIME', '\x07\xea\x0b\x0f\x0a\0\0'))],
    ['png xmp', b.pngWith(png, b.chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`))],
    ['png exif', b.pngWith(png, b.chunk('eXIf', b.exif()))],
    [
      'png profile of noise',
      b.pngWith(png, b.chunk('iCCP', Buffer.concat([Buffer.from('odd\0\0'), Buffer.alloc(90, 7)]))),
    ],
    ['webp exif', b.webpWith(webp, BASE_WIDTH, BASE_HEIGHT, 8, b.riffChunk('EXIF', b.exif()))],
    ['webp xmp', b.webpWith(webp, BASE_WIDTH, BASE_HEIGHT, 4, b.riffChunk('XMP ', Buffer.from(xmp)))],
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
    list.push([`jpeg turned ${orientation}`, b.jpegWith(jpeg, b.exifSegment({ orientation }))]);
    list.push([`png turned ${orientation}`, b.pngWith(png, b.chunk('eXIf', b.exif({ orientation })))]);
    list.push([
      `webp turned ${orientation}`,
      b.webpWith(webp, BASE_WIDTH, BASE_HEIGHT, 8, b.riffChunk('EXIF', b.exif({ orientation }))),
    ]);
  }
  return list;
}

async function unusual(): Promise<[string, Buffer][]> {
  const image = basePixels();
  const frames = Array.from({ length: 6 }, (_, i) =>
    basePixels(400 + i, 300)
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
    ['apng', b.pngWith(await image.clone().png().toBuffer(), b.chunk('acTL', Buffer.concat([b.u32(2), b.u32(0)])))],
    ['cmyk', await image.clone().toColourspace('cmyk').jpeg().toBuffer()],
    ['cmyk with profile', await image.clone().withIccProfile('cmyk').jpeg().toBuffer()],
    ['16 bits', await image.clone().toColourspace('rgb16').png().toBuffer()],
    ['16 bits and alpha', b.plainPng({ ...size, depth: 16, colour: 6 })],
    ['16 bits grey', b.plainPng({ ...size, depth: 16, colour: 0 })],
    ['grey and alpha', b.plainPng({ ...size, colour: 4 })],
    ['1 bit', b.plainPng({ ...size, depth: 1, colour: 0 })],
    ['2 bits', b.plainPng({ ...size, depth: 2, colour: 0 })],
    ['4 bits of palette', b.plainPng({ ...size, depth: 4, colour: 3 }, palette.subarray(0, 48))],
    ['8 bits of palette', b.plainPng({ ...size, colour: 3 }, palette)],
    ['transparent palette', b.plainPng({ ...size, colour: 3 }, palette, [b.chunk('tRNS', Buffer.alloc(200, 90))])],
    ['grey jpeg', await image.clone().greyscale().jpeg().toBuffer()],
    ['progressive jpeg', await image.clone().jpeg({ progressive: true }).toBuffer()],
    ['full colour jpeg', await image.clone().jpeg({ chromaSubsampling: '4:4:4', quality: 100 }).toBuffer()],
    ['best jpeg', await image.clone().jpeg({ mozjpeg: true }).toBuffer()],
    ['worst jpeg', await image.clone().jpeg({ quality: 1 }).toBuffer()],
    ['interlaced png', await image.clone().png({ progressive: true }).toBuffer()],
    ['see-through png', await basePixels(480, 360, 4).png().toBuffer()],
    ['see-through webp', await basePixels(480, 360, 4).webp({ effort: 0 }).toBuffer()],
    ['see-through avif', await basePixels(480, 360, 4).avif({ effort: 0 }).toBuffer()],
    ['lossless webp', await image.clone().webp({ lossless: true, effort: 0 }).toBuffer()],
    ['10 bit avif', await image.clone().avif({ effort: 0, chromaSubsampling: '4:4:4', bitdepth: 8 }).toBuffer()],
    ['upright', await basePixels(300, 400).jpeg().toBuffer()],
    ['long and narrow', await basePixels(310, 6000).jpeg().toBuffer()],
  ];
}

const photos = (list: readonly [string, Buffer][]): HostileFile[] =>
  list.map(([name, body]) => ({ name, body, may: ['photo'] }));

/** `heavy` adds those that take the worker a second and more each. */
export async function hostileFiles({ heavy = false } = {}): Promise<HostileFile[]> {
  const base = await bases();
  return [
    ...photos(polyglots(base)),
    ...photos(await talkative(base)),
    ...photos(await unusual()),
    ...(await notImages(base)),
    ...(await bombs(base)),
    ...(heavy ? await heavyBombs() : []),
    ...(await brokenFiles(base)),
  ];
}
