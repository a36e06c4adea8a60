/** Pictures that were sent in and never shown, or whose article is gone. In slices; safe to run twice and to be killed. */
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../../platform/forget-files.ts';
import { forgetUnshown } from '../photos/index.ts';
import { unusedPictures } from './desk.queries.ts';

/** Whoever writes an article saves it within a day of sending its picture. */
const UNUSED_MS = 86_400_000;
const SLICE = 50;

export async function sweepArticlePictures(deps: Deps): Promise<number> {
  const before = new Date(deps.clock().getTime() - UNUSED_MS);
  let swept = 0;
  for (let gone = SLICE; gone === SLICE; swept += gone) {
    gone = await deps.db.transaction().execute(async (trx) => {
      const files = await forgetUnshown(trx, await unusedPictures(trx, before, SLICE));
      await forgetFiles(trx, files, deps.clock());
      return files.length;
    });
  }
  return swept;
}
