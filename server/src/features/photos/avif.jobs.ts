/** AVIF is a third smaller than WebP and ten times slower to make: the worker makes it after the listing is up. */
import { buffer } from 'node:stream/consumers';
import { photoWidths } from '@estia/contract/photos/model';
import sharp from 'sharp';
import type { Deps } from '../../deps.ts';
import { listPhotosWithoutAvif, markAvifReady } from './photos.queries.ts';
import { runSerially } from './serial-queue.ts';

const BATCH = 8;
/** libaom's effort: 2 of 9 keeps a 1600 px picture near 0.4 s of CPU; higher gains 3 % of bytes for 4× the time. */
const AVIF_EFFORT = 2;

/** False when the photo has gone meanwhile. */
async function createAvif(deps: Deps, key: string): Promise<boolean> {
  const source = await deps.files.open(`photos/${key}/1600.webp`);
  if (!source) return false;
  const picture = await buffer(source.read());
  for (const width of photoWidths) {
    const avif = await runSerially(() =>
      sharp(picture).resize({ width, withoutEnlargement: true }).avif({ quality: 55, effort: AVIF_EFFORT }).toBuffer(),
    );
    await deps.files.put(`photos/${key}/${width}.avif`, avif);
  }
  return true;
}

/**
 * Marks a photo only when all its widths exist; killed half way, the next run writes the same files again. One that
 * cannot be made holds up none of the others; how many could.
 */
export async function createMissingAvif(deps: Deps): Promise<number> {
  let made = 0;
  let after = 0;
  for (let result = 0; result < BATCH; ) {
    const photos = await listPhotosWithoutAvif(deps.db, BATCH, after);
    if (photos.length === 0) break;
    for (const { id, key } of photos) {
      after = id;
      const done = await createAvif(deps, key).catch((error: unknown) => {
        deps.failures.record({ kind: 'job', name: 'photos-avif', error, details: { photo: id } });
        return false;
      });
      if (!done) continue;
      await markAvifReady(deps.db, id);
      made += 1;
      result += 1;
    }
  }
  return made;
}
