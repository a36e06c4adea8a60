/** A draft and the files that were uploaded to it, as they lie there when the worker comes. */
import { randomBytes } from 'node:crypto';
import type { Deps } from '../../src/deps.ts';
import { getPieceKey } from '../../src/features/photos/upload-pieces.ts';
import { buildDraft as emptyDraft } from '../factories/drafts.ts';

type Store = Pick<Deps, 'db' | 'files' | 'clock'>;

export const buildEmptyDraft = ({ db, clock }: Store, accountId: number): Promise<number> =>
  emptyDraft(db, accountId, clock());

const CHUNK_BYTES = 400_000;

/** Whole and in pieces, its last byte acknowledged. */
export async function buildUploadedPhoto(
  { db, files, clock }: Store,
  draftId: number,
  file: Buffer,
  position = 1,
): Promise<number> {
  const upload_id = randomBytes(16).toString('hex');
  const pieces: number[] = [];
  for (let at = 0; at < file.length; at += CHUNK_BYTES) {
    const piece = file.subarray(at, at + CHUNK_BYTES);
    await files.put(getPieceKey(upload_id, at, piece.length), piece);
    pieces.push(piece.length);
  }
  const now = clock();
  const { id } = await db
    .insertInto('draft_photo')
    .values({
      draft_id: draftId,
      client_key: upload_id.slice(0, 16),
      upload_id,
      position,
      bytes: file.length,
      received: file.length,
      pieces,
      state: 'uploaded',
      created_at: now,
      uploaded_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
