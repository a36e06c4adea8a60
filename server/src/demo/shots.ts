/** The drawn pictures as files: every width a page may ask for, once. */
import { photoWidths } from '@estia/contract/photos/model';
import sharp from 'sharp';
import { placeholderOf } from '../features/photos/index.ts';
import type { Files } from '../platform/files.ts';
import { draw } from './pictures/draw.ts';
import { pool } from './pictures/pool.ts';

const height = 1200;
const width = 1600;

export type Shot = { key: string; width: number; height: number; placeholder: string };

const fileKey = (key: string, size: number, format: 'webp' | 'jpg') => `photos/${key}/${size}.${format}`;

async function develop(files: Files, index: number): Promise<Shot> {
  const picture = pool[index];
  if (!picture) throw new RangeError('No such picture');
  const { key } = picture;
  const tiny = `photos/${key}/placeholder.txt`;
  const kept = await files.open(tiny);
  if (kept) {
    let placeholder = '';
    for await (const part of kept.read()) placeholder += String(part);
    return { key, width, height, placeholder };
  }
  // Drawn to pixels once; every rendition starts from those, because reading the drawing is the slow part.
  const drawn = await sharp(Buffer.from(draw(picture.kind, picture.seed)))
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: drawn.info.width, height: drawn.info.height, channels: drawn.info.channels };
  const open = (size: number) => {
    const image = sharp(drawn.data, { raw });
    return size === raw.width ? image : image.resize({ width: size });
  };
  for (const size of photoWidths) {
    await files.put(fileKey(key, size, 'webp'), await open(size).webp({ quality: 80, effort: 1 }).toBuffer());
    await files.put(fileKey(key, size, 'jpg'), await open(size).jpeg({ quality: 80, mozjpeg: false }).toBuffer());
  }
  const placeholder = await placeholderOf({ data: drawn.data, ...raw });
  // Written last: where it stands, the other files do too.
  await files.put(tiny, Buffer.from(placeholder));
  return { key, width, height, placeholder };
}

/** Two at a time: sharp itself uses the other cores. */
export async function developPool(files: Files): Promise<Shot[]> {
  const shots: Shot[] = new Array(pool.length);
  let next = 0;
  const lane = async () => {
    while (next < pool.length) {
      const index = next++;
      shots[index] = await develop(files, index);
    }
  };
  await Promise.all([lane(), lane()]);
  return shots;
}
