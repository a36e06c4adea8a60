/** Uploads nobody came back to finish, and drafts nobody came back to. In slices; safe to run twice and to be killed. */
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../../platform/forget-files.ts';
import { dropOldDraft, oldDrafts } from './draft-photos.queries.ts';
import { dropUnfinished } from './uploads.queries.ts';
import { uploadFolder } from './uploads.ts';

const SLICE = 200;

export async function sweepDrafts(deps: Deps, before: { uploads: Date; drafts: Date }): Promise<void> {
  const { db } = deps;
  const now = deps.clock();
  for (let dropped = SLICE; dropped === SLICE; ) {
    dropped = await db.transaction().execute(async (trx) => {
      const uploads = await dropUnfinished(trx, before.uploads, SLICE);
      await forgetFiles(trx, uploads.map(uploadFolder), now);
      return uploads.length;
    });
  }
  // A round that could drop none has met only drafts that somebody is at: they are for the next night.
  for (let dropped = 1; dropped > 0; ) {
    dropped = 0;
    for (const id of await oldDrafts(db, before.drafts, SLICE))
      if (await db.transaction().execute((trx) => dropOldDraft(trx, id, before.drafts, now))) dropped += 1;
  }
}
