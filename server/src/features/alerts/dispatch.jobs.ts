import type { JobName } from '@estia/contract/site/failure-messages';
import type { Deps } from '../../deps.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { dispatchNext } from './dispatch.service.ts';

/** 200,000 digests of a day must leave within the hour: with one at a time the round trips to the database would not allow it. */
const CONCURRENCY = 3;

/** Until nobody has anything due. A subscriber that cannot be served is reported and left for the next round. */
export async function dispatchAlerts(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock' | 'failures'>,
  getPlaceTree: PlaceTreeLoader,
): Promise<number> {
  // Not inside the transactions: each would need a second connection while it holds one.
  const tree = await getPlaceTree();
  let count = 0;
  const skipped: number[] = [];
  const lane = async () => {
    for (;;) {
      const result = await dispatchNext(deps, tree, skipped);
      if (result === 'none') return;
      if (result === 'done') count += 1;
      else {
        skipped.push(result.failedId);
        deps.failures.record({ kind: 'job', name: 'alert-dispatch' satisfies JobName, error: result.error });
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return count;
}
