/** Pictures that were sent in and never shown, or whose article is gone. In slices; safe to run twice and to be killed. */
import type { Deps } from '../../deps.ts';
import { enqueueFileDeletion } from '../../platform/files/file-deletion.queries.ts';
import { deleteUnusedPhotos } from '../photos/index.ts';
import { listUnusedPictures } from './admin-articles.queries.ts';

/** Whoever writes an article saves it within a day of sending its picture. */
const UNUSED_MS = 86_400_000;
const BATCH_SIZE = 50;

export async function deleteUnusedArticlePictures(deps: Deps): Promise<number> {
  const before = new Date(deps.clock().getTime() - UNUSED_MS);
  let swept = 0;
  for (let gone = BATCH_SIZE; gone === BATCH_SIZE; swept += gone) {
    gone = await deps.db.transaction().execute(async (trx) => {
      const files = await deleteUnusedPhotos(trx, await listUnusedPictures(trx, before, BATCH_SIZE));
      await enqueueFileDeletion(trx, files, deps.clock());
      return files.length;
    });
  }
  return swept;
}
