/** Uploads nobody came back to finish, and drafts nobody came back to. In slices; safe to run twice and to be killed. */
import type { Deps } from '../../deps.ts';
import { enqueueFileDeletion } from '../../platform/files/file-deletion.queries.ts';
import { deleteStaleDraft, listStaleDrafts } from './draft-photos.queries.ts';
import { getUploadFolder } from './upload-pieces.ts';
import { deleteUnfinishedUploads } from './uploads.queries.ts';

const BATCH_SIZE = 200;

export async function deleteAbandonedDrafts(deps: Deps, before: { uploads: Date; drafts: Date }): Promise<void> {
  const { db } = deps;
  const now = deps.clock();
  for (let dropped = BATCH_SIZE; dropped === BATCH_SIZE; ) {
    dropped = await db.transaction().execute(async (trx) => {
      const uploads = await deleteUnfinishedUploads(trx, before.uploads, BATCH_SIZE);
      await enqueueFileDeletion(trx, uploads.map(getUploadFolder), now);
      return uploads.length;
    });
  }
  // A round that could drop none has met only drafts that somebody is at: they are for the next night.
  for (let dropped = 1; dropped > 0; ) {
    dropped = 0;
    for (const id of await listStaleDrafts(db, before.drafts, BATCH_SIZE))
      if (await db.transaction().execute((trx) => deleteStaleDraft(trx, id, before.drafts, now))) dropped += 1;
  }
}
