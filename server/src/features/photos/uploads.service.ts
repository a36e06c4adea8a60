/**
 * Uploads that survive a cut line, a reload and the end of any process. All they are is a row: a piece is put into the
 * store first and acknowledged in the row after, so what is acknowledged is there, and what is not is sent again.
 */
import { randomBytes } from 'node:crypto';
import { listingLimits } from '@estia/contract/listings/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { enforceRateLimit, enforceRateLimitByNetwork } from '../../platform/security/throttle.ts';
import { deletePhotosFromDraft } from './draft-photos.queries.ts';
import { withLockedDraft } from './draft-photos.service.ts';
import { getPieceKey } from './upload-pieces.ts';
import * as q from './uploads.queries.ts';

const MAX_REFUSED = 30;
/** Our page sends 25 at the most. Each is a file that the worker opens, so thousands would hold up everybody's photos. */
const MAX_PIECES = 256;

/** Unfinished at once: two drafts of twenty photos as large as they may be. */
const UNFINISHED_BYTES = 2 * listingLimits.photosMax * listingLimits.photoBytes;
/** Announced in a day, in kilobytes: an account 10 GB, an address 40 GB. */
const OF_ACCOUNT = { hits: 10 * 1024 * 1024, seconds: 86_400 };
const OF_ADDRESS = { hits: 40 * 1024 * 1024, seconds: 86_400 };

type UploadInput = { draftId: number; clientKey: string; bytes: number };

/** The same client key again is the same upload. */
export function createUpload(
  deps: Deps,
  viewer: Viewer,
  announced: UploadInput,
  address: string,
): Promise<q.UploadRow> {
  const { draftId, clientKey, bytes } = announced;
  const now = deps.clock();
  return withLockedDraft(deps, viewer, draftId, async (trx) => {
    const before = await q.findUploadByClientKey(trx, draftId, clientKey);
    if (before && before.bytes !== bytes) throw new AppError('key_reused');
    if (before) return before;
    if ((await q.countActivePhotos(trx, draftId)) >= listingLimits.photosMax) throw new AppError('too_many_photos');
    const account = viewer?.worksFor ?? 0;
    // What is refused here is rolled back, and counts nothing.
    const kilobytes = Math.ceil(bytes / 1024);
    await enforceRateLimit(trx, `upload bytes account ${account}`, OF_ACCOUNT, now, kilobytes);
    await enforceRateLimitByNetwork(trx, 'upload bytes address', address, OF_ADDRESS, now, kilobytes);
    // After the count above, which lets announcements of one account follow each other.
    if ((await q.unfinishedBytes(trx, account)) + bytes > UNFINISHED_BYTES) throw new AppError('uploads_full');
    const old = await q.listOldRefusals(trx, draftId, MAX_REFUSED);
    if (old.length > 0) await deletePhotosFromDraft(trx, draftId, old, now);
    return q.insertUpload(trx, { draftId, clientKey, bytes, uploadId: randomBytes(16).toString('hex'), now });
  });
}

export async function getUpload(deps: Deps, viewer: Viewer, uploadId: string): Promise<q.UploadRow> {
  const upload = await q.findUpload(deps.db, uploadId, viewer?.worksFor ?? 0);
  if (!upload) throw new AppError('not_found');
  return upload;
}

/** How far the upload has come after this piece. */
export async function storePiece(
  deps: Deps,
  viewer: Viewer,
  uploadId: string,
  piece: { offset: number; body: Buffer },
): Promise<q.UploadRow> {
  const { offset, body } = piece;
  const size = body.byteLength;
  const upload = await getUpload(deps, viewer, uploadId);
  if (upload.received !== offset) throw new AppError('changed_meanwhile');
  if (size === 0) return upload;
  if (offset + size > upload.bytes) throw new AppError('too_large');
  if (upload.pieces >= MAX_PIECES) throw new AppError('invalid_input', { 'upload-offset': 'invalid' });
  await deps.files.put(getPieceKey(uploadId, offset, size), body);
  const moved = await deps.db.transaction().execute(async (trx) => {
    const after = await q.recordPiece(trx, { uploadId, offset, size, now: deps.clock() });
    if (after?.state === 'uploaded') await enqueueJob(trx, 'photos');
    return after;
  });
  if (moved) return { ...upload, ...moved };
  // Somebody sent the same piece and was faster, or the upload was thrown away meanwhile.
  await getUpload(deps, viewer, uploadId);
  throw new AppError('changed_meanwhile');
}

export async function deleteUpload(deps: Deps, viewer: Viewer, uploadId: string): Promise<void> {
  const upload = await getUpload(deps, viewer, uploadId);
  await withLockedDraft(deps, viewer, upload.draft_id, (trx) =>
    deletePhotosFromDraft(trx, upload.draft_id, [upload.id], deps.clock()),
  );
}
