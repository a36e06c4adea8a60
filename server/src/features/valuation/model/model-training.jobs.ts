/** VALU-2: each night new models from the live listings. */
import type { Deps } from '../../../deps.ts';
import { findLatestVersion, insertModels, listModelListings, runningAlone } from './model.queries.ts';
import { trainAllMarkets } from './model-training.ts';

/** Decides which listings of a large market are read; the version says the rest. */
const SEED = 1;

/** A worker that starts anew in the middle of a day has nothing to do here. */
const MAX_AGE_MS = 20 * 3_600_000;

/** Each night, and when a worker starts where there are none or only old ones. */
export async function retrainIfStale(deps: Deps): Promise<void> {
  const newest = await findLatestVersion(deps.db);
  if (newest && deps.clock().getTime() - newest.trained_at.getTime() < MAX_AGE_MS) return;
  await trainModels(deps);
}

/**
 * The new version; null where nothing could be made or another is at it. Killed half way, it leaves the version before.
 */
export async function trainModels({ db, clock, log }: Deps, seed = SEED): Promise<number | null> {
  return runningAlone(db, 'valuation_model', async () => {
    const models = await trainAllMarkets((market) => listModelListings(db, market, seed), { seed });
    if (models.size === 0) return null;
    const version = await insertModels(db, [...models.values()], seed, clock());
    log.info({ version, markets: models.size }, 'valuation models');
    return version;
  });
}
