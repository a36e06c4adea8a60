/**
 * One picture that an admin sends in whole: opened under the same limits as photos of ads, stripped to its pixels, made in
 * all sizes. AVIF comes later from the worker, as for every photo.
 */
import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { forgetFiles } from '../../platform/forget-files.ts';
import { decode, Refused, TookTooLong } from './decode.ts';
import { inTurn } from './in-turn.ts';
import { keepFile } from './make-photos.queries.ts';
import { insertPicture, type NewPicture } from './photos.queries.ts';
import { allRenditions, type Pixels, placeholderOf } from './renditions.ts';

/** Files that no record names by then belong to nobody. */
const UNCLAIMED_MS = 86_400_000;

/** By its bytes, whatever it calls itself: `data:image/png;base64,…` */
export function bytesOfDataUrl(text: string): Buffer {
  const found = /^data:image\/[\w.+-]{1,40};base64,/.exec(text.slice(0, 80));
  if (!found) throw new AppError('not_an_image');
  return Buffer.from(text.slice(found[0].length), 'base64');
}

const open = (file: Buffer): Promise<Pixels> =>
  inTurn(() => decode(file)).catch((error: unknown) => {
    if (error instanceof Refused)
      throw new AppError(error.code === 'not_an_image' ? 'not_an_image' : 'image_error', { image: error.code });
    if (error instanceof TookTooLong) throw new AppError('image_error', { image: 'broken' });
    throw error;
  });

/** All files first, then the record: where a picture is named, it is there whole. `keep` writes in the same transaction whose it is. */
export async function storePicture(
  deps: Deps,
  file: Buffer,
  keep: (trx: Db, photoId: number) => Promise<unknown>,
): Promise<NewPicture> {
  const pixels = await open(file);
  const key = randomBytes(16).toString('hex');
  const folder = `photos/${key}`;
  await forgetFiles(deps.db, [folder], new Date(deps.clock().getTime() + UNCLAIMED_MS));
  for await (const { name, body } of allRenditions(pixels)) await deps.files.put(`${folder}/${name}`, body);
  const { width, height } = pixels;
  const picture = { key, width, height, placeholder: await placeholderOf(pixels) };
  await deps.db.transaction().execute(async (trx) => {
    await keep(trx, await insertPicture(trx, picture, deps.clock()));
    await keepFile(trx, folder);
  });
  return picture;
}
