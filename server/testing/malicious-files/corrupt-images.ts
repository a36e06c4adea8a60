/** Pictures that end too early, lie about their parts, or were hit by a stray bit. */

import * as b from '../photos/image-bytes.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { BaseImages, MaliciousFile } from './malicious-file.ts';

const kinds = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
const heads = {
  jpeg: 'ffd8ffe000104a46494600010100000100010000',
  png: '89504e470d0a1a0a',
  webp: '52494646ffff000057454250',
  gif: '474946383961e0016801f70000',
  avif: '0000001c667479706176696600000000617669666d6966316d696166',
} as const;

export async function createCorruptImages(base: BaseImages): Promise<MaliciousFile[]> {
  const list: MaliciousFile[] = [];
  const add = (name: string, body: Buffer, ...may: MaliciousFile['may']) => list.push({ name, body, may });
  const random = createSeededRandom(4711);
  const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => Math.floor(random() * 256)));

  for (const kind of kinds) {
    const file = base[kind];
    for (const share of [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98])
      add(`${kind} cut at ${share}`, file.subarray(0, Math.floor(file.length * share)), 'broken');
    for (const bytes of [13, 24, 40])
      add(`${kind} cut at ${bytes} bytes`, file.subarray(0, bytes), 'broken', 'not_an_image');
    for (const bytes of [20, 300, 5_000, 200_000])
      add(
        `${kind} head and ${bytes} of noise`,
        Buffer.concat([Buffer.from(heads[kind], 'hex'), noise(bytes)]),
        'broken',
        'too_many_pixels',
        'too_small',
        'not_an_image',
      );
    // Some bits do not matter, some change the kind or the size: whatever happens, it happens in order.
    for (let i = 0; i < 8; i++) {
      const hit = Buffer.from(file);
      for (let k = 0; k < 3; k++) {
        const at = Math.floor(random() * (i < 4 ? Math.min(600, hit.length) : hit.length));
        hit[at] = (hit[at] ?? 0) ^ (1 << Math.floor(random() * 8));
      }
      add(`${kind} hit ${i}`, hit, 'photo', 'broken', 'too_many_pixels', 'too_small', 'not_an_image');
    }
  }

  const { jpeg, png } = base;
  const body = png.subarray(33);
  const size = { width: 480, height: 360 };
  add('png header with a wrong sum', Buffer.concat([png.subarray(0, 29), Buffer.alloc(4), body]), 'broken');
  const rows = Buffer.from(png);
  rows[rows.indexOf('IDAT') + 40] = (rows[rows.indexOf('IDAT') + 40] ?? 0) ^ 255;
  add('png rows with a wrong sum', rows, 'broken');
  add('png text with a wrong sum', b.insertPngChunks(png, b.chunk('tEXt', 'a\0b', 1)), 'photo', 'broken');
  add('png without header', b.createPng(body), 'broken');
  add('png without rows', b.createPng(b.ihdr(size)), 'broken');
  add('png with two headers', b.insertPngChunks(png, b.ihdr({ width: 60_000, height: 60_000 })), 'photo', 'broken');
  add('png of depth 3', b.createPng(b.ihdr({ ...size, depth: 3 }), body), 'broken');
  add('png of no width', b.createPng(b.ihdr({ width: 0, height: 360 }), body), 'broken');
  add('png of a palette it has not', b.createPng(b.ihdr({ ...size, colour: 3 }), body), 'broken');
  add(
    'png chunk longer than the file',
    b.insertPngChunks(png, Buffer.concat([b.u32(0x7ffffff0), Buffer.from('tEXtabc')])),
    'broken',
  );
  add(
    'jpeg marker longer than the file',
    b.insertJpegSegments(jpeg, Buffer.from([0xff, 0xe1, 0xff, 0xff])),
    'broken',
    'photo',
  );
  add('jpeg marker of no length', b.insertJpegSegments(jpeg, Buffer.from([0xff, 0xe1, 0, 0])), 'photo', 'broken');
  add('jpeg full of fill bytes', b.insertJpegSegments(jpeg, Buffer.alloc(50_000, 0xff)), 'photo', 'broken');
  add('jpeg with a table of noise', b.insertJpegSegments(jpeg, b.segment(0xc4, noise(60))), 'broken', 'photo');
  add(
    'jpeg with two frames',
    b.insertJpegSegments(jpeg, jpeg.subarray(b.findJpegFrame(jpeg), b.findJpegFrame(jpeg) + 19)),
    'broken',
  );
  const frame = b.findJpegFrame(jpeg);
  const without = Buffer.concat([jpeg.subarray(0, frame), jpeg.subarray(frame + 2 + jpeg.readUInt16BE(frame + 2))]);
  add('jpeg without a frame', without, 'broken');
  const lossless = Buffer.from(jpeg);
  lossless[frame + 1] = 0xc3;
  add('lossless jpeg that is not', lossless, 'broken');
  add('jpeg without its end', jpeg.subarray(0, -2), 'photo', 'broken');
  const colours = Buffer.from(jpeg);
  colours[frame + 9] = 200;
  add('jpeg of 200 colours', colours, 'broken');
  return list;
}
