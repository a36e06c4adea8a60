/** The newest models in each process's memory. */
import type { Deps } from '../../deps.ts';
import { keepFresh } from '../../platform/keep-fresh.ts';
import { type KeptModel, newestModels, readModels } from './model.queries.ts';
import { type Models, marketKey } from './model.train.ts';

/** Other processes follow a new version this late. */
const FRESH_MS = 60_000;

export type NewestModels = { version: number; trainedAt: Date; models: Models };
export type KeptModels = () => Promise<NewestModels | null>;

export function keepModels({ db }: Pick<Deps, 'db'>): KeptModels {
  let last: NewestModels | null = null;
  return keepFresh(async () => {
    const newest = await newestModels(db);
    if (!newest) return null;
    if (last?.version === newest.version) return last;
    const rows = await readModels(db, newest.version);
    const [first] = rows;
    if (!first) return last;
    const models = new Map(rows.map(({ body }: KeptModel) => [marketKey(body), body]));
    last = { version: newest.version, trainedAt: first.trained_at, models };
    return last;
  }, FRESH_MS);
}
