/**
 * Uploads that survive a cut line, a reload and the end of any process. All they are is a row: a piece is put into the
 * store first and acknowledged in the row after, so what is acknowledged is there, and what is not is sent again.
 */
import { randomBytes } from 'node:crypto';
import { listingLimits } from '@estia/contract/listings/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { takeTurn, takeTurnFrom } from '../../platform/throttle.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { dropFromDraft } from './draft-photos.queries.ts';
import { withDraft } from './draft-photos.service.ts';
import * as q from './uploads.queries.ts';
import { pieceKey } from './uploads.ts';

const REFUSED_KEPT = 30;
/** Our page sends 25 at the most. Each is a file that the worker opens, so thousands would hold up everybody's photos. */
const MAX_PIECES = 256;

/** Unfinished at once: two drafts of twenty photos as large as they may be. */
const UNFINISHED_BYTES = 2 * listingLimits.photosMax * listingLimits.photoBytes;
/** Announced in a day, in kilobytes: an account 10 GB, an address 40 GB. */
const OF_ACCOUNT = { hits: 10 * 1024 * 1024, seconds: 86_400 };
const OF_ADDRESS = { hits: 40 * 1024 * 1024, seconds: 86_400 };

type Announcement = { draftId: number; clientKey: string; bytes: number };

/** The same client key again is the same upload. */
export function announceUpload(
  deps: Deps,
  viewer: Viewer,
  announced: Announcement,
  address: string,
): Promise<q.UploadRow> {
  const { draftId, clientKey, bytes } = announced;
  const now = deps.clock();
  return withDraft(deps, viewer, draftId, async (trx) => {
    const before = await q.announcedBefore(trx, draftId, clientKey);
    if (before && before.bytes !== bytes) throw new AppError('key_reused');
    if (before) return before;
    if ((await q.livePhotos(trx, draftId)) >= listingLimits.photosMax) throw new AppError('too_many_photos');
    const account = viewer?.worksFor ?? 0;
    // What is refused here is rolled back, and counts nothing.
    const kilobytes = Math.ceil(bytes / 1024);
    await takeTurn(trx, `upload bytes account ${account}`, OF_ACCOUNT, now, kilobytes);
    await takeTurnFrom(trx, 'upload bytes address', address, OF_ADDRESS, now, kilobytes);
    // After the count above, which lets announcements of one account follow each other.
    if ((await q.unfinishedBytes(trx, account)) + bytes > UNFINISHED_BYTES) throw new AppError('uploads_full');
    const old = await q.oldRefusals(trx, draftId, REFUSED_KEPT);
    if (old.length > 0) await dropFromDraft(trx, draftId, old, now);
    return q.announce(trx, { draftId, clientKey, bytes, uploadId: randomBytes(16).toString('hex'), now });
  });
}

export async function ownUpload(deps: Deps, viewer: Viewer, uploadId: string): Promise<q.UploadRow> {
  const upload = await q.findUpload(deps.db, uploadId, viewer?.worksFor ?? 0);
  if (!upload) throw new AppError('not_found');
  return upload;
}

/** How far the upload has come after this piece. */
export async function takePiece(
  deps: Deps,
  viewer: Viewer,
  uploadId: string,
  piece: { offset: number; body: Buffer },
): Promise<q.UploadRow> {
  const { offset, body } = piece;
  const size = body.byteLength;
  const upload = await ownUpload(deps, viewer, uploadId);
  if (upload.received !== offset) throw new AppError('changed_meanwhile');
  if (size === 0) return upload;
  if (offset + size > upload.bytes) throw new AppError('too_large');
  if (upload.pieces >= MAX_PIECES) throw new AppError('invalid_input', { 'upload-offset': 'invalid' });
  await deps.files.put(pieceKey(uploadId, offset, size), body);
  const moved = await q.acknowledge(deps.db, { uploadId, offset, size, now: deps.clock() });
  if (moved) return { ...upload, ...moved };
  // Somebody sent the same piece and was faster, or the upload was thrown away meanwhile.
  await ownUpload(deps, viewer, uploadId);
  throw new AppError('changed_meanwhile');
}

export async function dropUpload(deps: Deps, viewer: Viewer, uploadId: string): Promise<void> {
  const upload = await ownUpload(deps, viewer, uploadId);
  await withDraft(deps, viewer, upload.draft_id, (trx) =>
    dropFromDraft(trx, upload.draft_id, [upload.id], deps.clock()),
  );
}
