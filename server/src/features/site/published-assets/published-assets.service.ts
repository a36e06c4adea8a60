/** The assets of a release, in the file store that all machines share: a page of one release finds them on a process of another. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../../deps.ts';
import { cancelFileDeletion, enqueueFileDeletion } from '../../../platform/files/file-deletion.queries.ts';
import { getAssetKey, isAssetName } from '../../../platform/http/asset-names.ts';
import * as q from './published-assets.queries.ts';

const AT_ONCE = 8;

type AssetDeps = Pick<Deps, 'db' | 'files' | 'clock'>;

/** Safe to repeat. Files first, then the rows that name them; what is there already is not sent again. */
export async function publishAssets(deps: AssetDeps, folder: string): Promise<{ names: number; sent: number }> {
  const { db, files, clock } = deps;
  const names = (await readdir(folder)).filter(isAssetName).sort();
  if (names.length === 0) throw new Error(`${folder} holds no assets: npm run build`);
  const known = new Set(
    await db.transaction().execute(async (trx) => {
      const reclaimed = await q.reclaimPublishedNames(trx, names);
      // What is about to be deleted has to stay; after the rows, so that a deletion which they waited for is seen.
      for (const name of names) await cancelFileDeletion(trx, getAssetKey(name));
      return reclaimed;
    }),
  );
  const left = names.filter((name) => !known.has(name)).values();
  let sent = 0;
  async function send(): Promise<void> {
    for (const name of left) {
      await files.put(getAssetKey(name), await readFile(join(folder, name)));
      sent += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  await db.transaction().execute((trx) => q.recordPublishedNames(trx, names, clock()));
  return { names: names.length, sent };
}

/** Of releases that have been followed by another for long enough. */
export const deleteSupersededAssets = ({ db, clock }: AssetDeps, before: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const names = await q.forgetSupersededAssets(trx, before);
    await enqueueFileDeletion(trx, names.map(getAssetKey), clock());
  });
