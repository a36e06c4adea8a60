/**
 * Takes what has changed out of the shared cache of every machine. A row is gone when all of them have confirmed it twice: a
 * page that was being made while its listing changed may be kept just after the first time.
 */
import type { Deps } from '../../../deps.ts';
import * as q from './cache-purge.queries.ts';
import { listCachedAddresses } from './cached-addresses.ts';
import { openProxyCache } from './proxy-cache.ts';

const BATCH = 200;
/** As long as nginx waits for a page (proxy_read_timeout of ops/nginx.conf), and a little. */
const REPEAT_SECONDS = 40;
/** A cache that is away may come back with what it kept, so it is asked until it answers. */
const RETRY_MS = 2_000;

type PurgeDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'failures'>;

/** False: it did not answer, and will be asked again. */
async function purgeCache({ db, failures }: PurgeDeps, url: string, stopping: AbortSignal): Promise<boolean> {
  const cache = openProxyCache(url);
  try {
    while (!stopping.aborted) {
      const due = await q.listDuePurges(db, url, BATCH);
      if (due.length === 0) return true;
      const tags = new Set(due.map(({ tag }) => tag));
      await cache.remove([...tags].flatMap(listCachedAddresses));
      await q.confirmPurges(
        db,
        url,
        due.map(({ id }) => id),
      );
    }
    return true;
  } catch (error) {
    failures.record({ kind: 'job', name: 'cache-purge', error });
    return false;
  } finally {
    cache.close();
  }
}

/** Returns when there is more to do. */
export async function purgeSharedCaches(deps: PurgeDeps, stopping: AbortSignal): Promise<Date | null> {
  const { db, config, clock } = deps;
  const urls = config.cachePurgeUrls;
  if (urls.length === 0) {
    await q.deleteAllPurges(db);
    return null;
  }
  const answers = await Promise.all(urls.map((url) => purgeCache(deps, url, stopping)));
  await db.transaction().execute((trx) => q.finishPurges(trx, urls, REPEAT_SECONDS));
  const seconds = await q.findSecondsToPurge(db);
  if (seconds === null) return null;
  return new Date(clock().getTime() + Math.max(answers.every(Boolean) ? 0 : RETRY_MS, seconds * 1_000));
}
