/**
 * One picture that an admin sends in whole: opened under the same limits as photos of listings, stripped to its pixels,
 * made in all sizes. AVIF comes later from the worker, as for every photo.
 */
import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Trx } from '../../platform/db/db.ts';
import { cancelFileDeletion, enqueueFileDeletion } from '../../platform/files/file-deletion.queries.ts';
import { DecodeTimeoutError, decodeImage, ImageRefusedError } from './image-decoding.ts';
import { insertSitePhoto, type NewSitePhoto } from './photos.queries.ts';
import { type Pixels, renderAllSizes, renderPlaceholder } from './renditions.ts';
import { runSerially } from './serial-queue.ts';

/** Files that no record names by then belong to nobody. */
const ORPHAN_FILE_MS = 86_400_000;

/** By its bytes, whatever it calls itself: `data:image/png;base64,…` */
export function parseImageDataUrl(text: string): Buffer {
  const found = /^data:image\/[\w.+-]{1,40};base64,/.exec(text.slice(0, 80));
  if (!found) throw new AppError('not_an_image');
  return Buffer.from(text.slice(found[0].length), 'base64');
}

const decodeOrThrow = (file: Buffer): Promise<Pixels> =>
  runSerially(() => decodeImage(file)).catch((error: unknown) => {
    if (error instanceof ImageRefusedError)
      throw new AppError(error.code === 'not_an_image' ? 'not_an_image' : 'image_error', { image: error.code });
    if (error instanceof DecodeTimeoutError) throw new AppError('image_error', { image: 'broken' });
    throw error;
  });

/**
 * All files first, then the record: where a picture is named, it is there whole. `keep` writes in the same transaction
 * whose it is.
 */
export async function storeSitePhoto(
  deps: Deps,
  file: Buffer,
  attach: (trx: Trx, photoId: number) => Promise<unknown>,
): Promise<NewSitePhoto> {
  const pixels = await decodeOrThrow(file);
  const key = randomBytes(16).toString('hex');
  const folder = `photos/${key}`;
  await enqueueFileDeletion(deps.db, [folder], new Date(deps.clock().getTime() + ORPHAN_FILE_MS));
  for await (const { name, body } of renderAllSizes(pixels)) await deps.files.put(`${folder}/${name}`, body);
  const { width, height } = pixels;
  const picture = { key, width, height, placeholder: await renderPlaceholder(pixels) };
  await deps.db.transaction().execute(async (trx) => {
    await attach(trx, await insertSitePhoto(trx, picture, deps.clock()));
    await cancelFileDeletion(trx, folder);
  });
  return picture;
}
