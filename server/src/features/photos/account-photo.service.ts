/**
 * Bytes that somebody else sent for an account, without a draft: opened under the same limits as uploads, stripped to their
 * pixels, made in all sizes, and compared with the photos of others.
 */
import { randomBytes } from 'node:crypto';
import { listingLimits } from '@estia/contract/listings/limits';
import type { PhotoRejection } from '@estia/contract/photos/model';
import sharp from 'sharp';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import { cancelFileDeletion, enqueueFileDeletion } from '../../platform/files/file-deletion.queries.ts';
import { DecodeTimeoutError, decodeImage, ImageRefusedError } from './image-decoding.ts';
import { insertAccountPhoto, insertDuplicates, listLikelyDuplicates } from './photo-processing.queries.ts';
import { type Pixels, renderAllSizes, renderPlaceholder } from './renditions.ts';
import { runSerially } from './serial-queue.ts';
import { computeFingerprint, isSamePicture } from './similarity/image-fingerprint.ts';
import { computePerceptualHash, listNearbyHashes } from './similarity/perceptual-hash.ts';

/** Files that no record names by then belong to nobody. */
const ORPHAN_FILE_MS = 86_400_000;

type AccountPhotoInput = {
  file: Buffer;
  accountId: number;
  /** Whose it is, in the transaction that names it. */
  attach: (trx: Trx, photoId: number) => Promise<void>;
};

async function decode(file: Buffer): Promise<Pixels | { refusal: PhotoRejection }> {
  if (file.byteLength > listingLimits.photoBytes) return { refusal: 'too_large' };
  try {
    sharp.cache(false);
    sharp.concurrency(1);
    return await runSerially(() => decodeImage(file));
  } catch (error) {
    if (error instanceof ImageRefusedError) return { refusal: error.code };
    if (error instanceof DecodeTimeoutError) return { refusal: 'broken' };
    throw error;
  }
}

/** All files first, then the record: where a photo is named, it is there whole. */
export async function makeAccountPhoto(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  { file, accountId, attach }: AccountPhotoInput,
): Promise<{ photoId: number } | { refusal: PhotoRejection }> {
  const pixels = await decode(file);
  if ('refusal' in pixels) return pixels;
  const fingerprint = await computeFingerprint(pixels);
  const key = randomBytes(16).toString('hex');
  const folder = `photos/${key}`;
  await enqueueFileDeletion(deps.db, [folder], new Date(deps.clock().getTime() + ORPHAN_FILE_MS));
  for await (const { name, body } of renderAllSizes(pixels)) await deps.files.put(`${folder}/${name}`, body);
  const placeholder = await renderPlaceholder(pixels);
  const { width, height } = pixels;
  const hash = computePerceptualHash(fingerprint);
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const row = { key, width, height, placeholder, fingerprint, hash, accountId, now };
    const photoId = await insertAccountPhoto(trx, row);
    const alike = (await listLikelyDuplicates(trx, accountId, listNearbyHashes(fingerprint))).filter((other) =>
      isSamePicture(other.fingerprint, fingerprint),
    );
    if (alike.length > 0)
      await insertDuplicates(
        trx,
        photoId,
        alike.map((other) => other.id),
        now,
      );
    await attach(trx, photoId);
    await cancelFileDeletion(trx, folder);
    return { photoId };
  });
}
