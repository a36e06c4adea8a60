/** After an import, and after a release with other stations: counts how far on foot every property is, in batches. */
import type { Deps } from '../../../deps.ts';
import * as q from './nearby.queries.ts';

const PROPERTIES_A_BATCH = 500;

/** How many were counted. Safe to repeat and to be killed: the row says where to go on. */
export async function recountWalks({ db }: Pick<Deps, 'db'>, batch = PROPERTIES_A_BATCH): Promise<number> {
  const next = await q.findNextRecount(db);
  if (next === null) return 0;
  // Whoever reads the places after this reads the new ones.
  if (next === 0) await db.transaction().execute(q.waitForWriters);
  return db.transaction().execute((trx) => q.recountNextWalks(trx, batch));
}
