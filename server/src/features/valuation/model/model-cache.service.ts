/** The newest models in each process's memory. */
import type { Deps } from '../../../deps.ts';
import { cached } from '../../../platform/cache/memory-cache.ts';
import { findLatestVersion, listModels, type StoredModel } from './model.queries.ts';
import { type MarketModels, marketKey } from './model-training.ts';

/** Other processes follow a new version this late. */
const CACHE_TTL_MS = 60_000;

export type LatestModels = { version: number; trainedAt: Date; models: MarketModels };
export type LatestModelsLoader = () => Promise<LatestModels | null>;

export function createModelCache({ db }: Pick<Deps, 'db'>): LatestModelsLoader {
  let last: LatestModels | null = null;
  return cached(async () => {
    const newest = await findLatestVersion(db);
    if (!newest) return null;
    if (last?.version === newest.version) return last;
    const rows = await listModels(db, newest.version);
    const [first] = rows;
    if (!first) return last;
    const models = new Map(rows.map(({ body }: StoredModel) => [marketKey(body), body]));
    last = { version: newest.version, trainedAt: first.trained_at, models };
    return last;
  }, CACHE_TTL_MS);
}
