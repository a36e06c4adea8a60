/** AVIF is a third smaller than WebP and ten times slower to make: the worker makes it after the ad is up. */
import { photoWidths } from '@estia/contract/photos/model';
import sharp from 'sharp';
import type { Deps } from '../../deps.ts';
import { markAvif, photosWithoutAvif } from './photos.queries.ts';

const BATCH = 8;
/** libaom's effort: 2 of 9 keeps a 1600 px picture near 0.4 s of CPU; higher gains 3 % of bytes for 4× the time. */
const EFFORT = 2;

async function makeAvif(deps: Deps, key: string): Promise<void> {
  const source = await deps.files.open(`photos/${key}/1600.webp`);
  if (!source) throw new Error(`Photo ${key} has no 1600 px rendition`);
  const chunks: Buffer[] = [];
  for await (const chunk of source.read()) chunks.push(chunk as Buffer);
  const picture = Buffer.concat(chunks);
  for (const width of photoWidths) {
    const avif = await sharp(picture)
      .resize({ width, withoutEnlargement: true })
      .avif({ quality: 55, effort: EFFORT })
      .toBuffer();
    await deps.files.put(`photos/${key}/${width}.avif`, avif);
  }
}

/** Marks a photo only when all its widths exist; killed half way, the next run writes the same files again. */
export async function makeMissingAvif(deps: Deps): Promise<number> {
  const photos = await photosWithoutAvif(deps.db, BATCH);
  for (const { id, key } of photos) {
    await makeAvif(deps, key);
    await markAvif(deps.db, id);
  }
  return photos.length;
}
