/** Uploaded files → photos: decoded for real, stripped, turned, made in all sizes, compared with the others of the draft. */
import { randomBytes } from 'node:crypto';
import { listingLimits } from '@estia/contract/listings/limits';
import type { PhotoRejection } from '@estia/contract/photos/model';
import sharp from 'sharp';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import { cancelFileDeletion, enqueueFileDeletion } from '../../platform/files/file-deletion.queries.ts';
import { DecodeTimeoutError, decodeImage, ImageRefusedError } from './image-decoding.ts';
import * as q from './photo-processing.queries.ts';
import { type Pixels, renderAllSizes, renderPlaceholder } from './renditions.ts';
import { runSerially } from './serial-queue.ts';
import { computeFingerprint, isSamePicture } from './similarity/image-fingerprint.ts';
import { computePerceptualHash, listNearbyHashes } from './similarity/perceptual-hash.ts';
import { getUploadFolder, readUpload } from './upload-pieces.ts';

/** Whoever makes a photo says so this often; one whose worker died is taken again that much later. */
const HEARTBEAT_MS = 3_000;
const CLAIM_MS = 12_000;
/** Each try that is missing an end was a worker that died of it, or with it. */
const MAX_TRIES = 5;
/** A picture that takes too long twice does not do so because the machine was busy. */
const MAX_SLOW_TRIES = 2;
/** The store or the database is away: not the picture's fault for so long. */
const OUTAGE_GRACE_MS = 3_600_000;
const RETRY_MS = 5_000;
/** Files that no record names by then belong to nobody. */
const ORPHAN_FILE_MS = 86_400_000;

const fromNow = (deps: Deps, ms: number): Date => new Date(deps.clock().getTime() + ms);

async function refusePhoto(deps: Deps, photo: q.PendingPhoto, code: PhotoRejection): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (await q.markPhotoRefused(trx, photo.id, code))
      await enqueueFileDeletion(trx, [getUploadFolder(photo.upload_id)], deps.clock());
  });
}

async function isDuplicateInDraft(db: Db, draftId: number, fingerprint: Buffer): Promise<boolean> {
  const others = await q.listFingerprints(db, draftId);
  return others.some((other) => isSamePicture(other, fingerprint));
}

/** All files first, then the record: where a photo is named, it is there whole. */
async function storePhoto(deps: Deps, photo: q.PendingPhoto, pixels: Pixels, fingerprint: Buffer): Promise<void> {
  const key = randomBytes(16).toString('hex');
  const folder = `photos/${key}`;
  await enqueueFileDeletion(deps.db, [folder], fromNow(deps, ORPHAN_FILE_MS));
  for await (const { name, body } of renderAllSizes(pixels)) await deps.files.put(`${folder}/${name}`, body);
  const placeholder = await renderPlaceholder(pixels);
  const { width, height } = pixels;
  const hash = computePerceptualHash(fingerprint);
  await deps.db.transaction().execute(async (trx) => {
    const lockedDraft = await q.lockDraftOfPhoto(trx, photo);
    // Nobody wants it any more: its files go with the others that no record names.
    if (!lockedDraft) return;
    if (await isDuplicateInDraft(trx, photo.draft_id, fingerprint)) throw new ImageRefusedError('same_picture');
    const now = deps.clock();
    const row = { key, width, height, placeholder, fingerprint, hash, accountId: lockedDraft.accountId, now };
    const id = await q.insertPhoto(trx, photo.id, row);
    const duplicates = (await q.listLikelyDuplicates(trx, lockedDraft.accountId, listNearbyHashes(fingerprint))).filter(
      (duplicate) => isSamePicture(duplicate.fingerprint, fingerprint),
    );
    if (duplicates.length > 0)
      await q.insertDuplicates(
        trx,
        id,
        duplicates.map((duplicate) => duplicate.id),
        now,
      );
    await cancelFileDeletion(trx, folder);
    await enqueueFileDeletion(trx, [getUploadFolder(photo.upload_id)], now);
  });
}

async function processPhoto(deps: Deps, photo: q.PendingPhoto): Promise<void> {
  if (photo.tries > MAX_TRIES) throw new ImageRefusedError('broken');
  if (photo.bytes > listingLimits.photoBytes) throw new ImageRefusedError('too_large');
  const file = await readUpload(deps.files, photo);
  const pixels = await runSerially(() => decodeImage(file));
  const fingerprint = await computeFingerprint(pixels);
  // Asked again under the lock; here it spares a copy the making of its files.
  if (await isDuplicateInDraft(deps.db, photo.draft_id, fingerprint)) throw new ImageRefusedError('same_picture');
  await storePhoto(deps, photo, pixels, fingerprint);
}

async function handleFailure(deps: Deps, photo: q.PendingPhoto, error: unknown): Promise<void> {
  if (error instanceof ImageRefusedError) return refusePhoto(deps, photo, error.code);
  deps.failures.record({ kind: 'job', name: 'photos', error, details: { draftPhoto: photo.id, tries: photo.tries } });
  if (error instanceof DecodeTimeoutError && photo.tries >= MAX_SLOW_TRIES) return refusePhoto(deps, photo, 'broken');
  const waited = deps.clock().getTime() - (photo.uploaded_at?.getTime() ?? 0);
  const counts = error instanceof DecodeTimeoutError || waited > OUTAGE_GRACE_MS;
  await q.releaseClaim(deps.db, photo.id, fromNow(deps, RETRY_MS), counts ? photo.tries : photo.tries - 1);
}

/**
 * Takes what waits, one after another, until nothing waits or the time is up. How many it has dealt with. One at a time
 * and in one thread: a large picture takes hundreds of megabytes, and the rest of the worker goes on.
 */
export async function processUploads(deps: Deps, forMs = Number.POSITIVE_INFINITY): Promise<number> {
  const begun = performance.now();
  let done = 0;
  while (performance.now() - begun < forMs) {
    const photo = await q.claimNextPhoto(deps.db, deps.clock(), fromNow(deps, CLAIM_MS));
    if (!photo) break;
    sharp.cache(false);
    sharp.concurrency(1);
    const alive = setInterval(
      () => void q.extendClaim(deps.db, photo, fromNow(deps, CLAIM_MS)).catch(() => {}),
      HEARTBEAT_MS,
    );
    await processPhoto(deps, photo)
      .finally(() => clearInterval(alive))
      .catch((error: unknown) => handleFailure(deps, photo, error));
    done += 1;
  }
  return done;
}
