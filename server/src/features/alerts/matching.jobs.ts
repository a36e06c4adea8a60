/** ALRT-2: what changed since the last look is matched with what people have saved. */
import type { Deps } from '../../deps.ts';
import { hasChanges, matchChanges } from './matching.queries.ts';

/** Few enough that one statement stays under a few seconds when each listing matches thousands of searches. */
const CHANGES_PER_BATCH = 200;
/** A worker that is asked to stop ends the batch it has, not all that wait. */
const MAX_BATCHES = 20;

/** The number of listings matched; 0 also while another worker is at it. */
export async function matchListingChanges({ pool, clock }: Pick<Deps, 'pool' | 'clock'>): Promise<number> {
  let listings = 0;
  for (let batch = 0; batch < MAX_BATCHES && (await hasChanges(pool)); batch++) {
    const matched = await matchChanges(pool, { changes: CHANGES_PER_BATCH, now: clock() });
    if (!matched) break;
    listings += matched.listings;
  }
  return listings;
}
