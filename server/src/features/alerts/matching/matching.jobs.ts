/** ALRT-2: what changed since the last look is matched with what people have saved. */
import type { JobName } from '@estia/contract/site/failure-messages';
import type { Deps } from '../../../deps.ts';
import { hasChanges, matchChanges, postponeFirstChange, restoreChanges } from './matching.queries.ts';

/** Few enough that one statement stays under a few seconds when each listing matches thousands of searches. */
const CHANGES_PER_BATCH = 200;
/** A worker that is asked to stop ends the batch it has, not all that wait. */
const MAX_BATCHES = 20;
/** So many listings one after the other that cannot be matched are no fault of theirs. */
const MAX_FAILED = 5;

type MatchingDeps = Pick<Deps, 'pool' | 'clock'> & { failures: Pick<Deps['failures'], 'record'> };

/** Also what another worker is at: whoever was told that nothing was matched looks again. */
export const hasListingChanges = ({ pool, clock }: Pick<MatchingDeps, 'pool' | 'clock'>): Promise<boolean> =>
  hasChanges(pool, clock());

/** The number of listings matched; 0 also while another worker is at it. */
export async function matchListingChanges(deps: MatchingDeps): Promise<number> {
  const { pool, clock } = deps;
  let listings = 0;
  for (let batch = 0; batch < MAX_BATCHES && (await hasChanges(pool, clock())); batch++) {
    const matched = await matchBatch(deps);
    if (matched === null) break;
    listings += matched;
  }
  return listings;
}

/** A batch that fails is halved until the listing is found that cannot be matched: the others do not wait for it. */
async function matchBatch({ pool, clock, failures }: MatchingDeps): Promise<number | null> {
  const failed: { listingId: number; error: unknown }[] = [];
  for (let changes = CHANGES_PER_BATCH; ; ) {
    try {
      const matched = await matchChanges(pool, { changes, now: clock() });
      for (const { listingId, error } of failed)
        failures.record({ kind: 'job', name: 'alert-matching' satisfies JobName, error, details: { listingId } });
      return matched?.listings ?? null;
    } catch (error) {
      if (changes > 1) changes = Math.ceil(changes / 2);
      else {
        const listingId = failed.length < MAX_FAILED ? await postponeFirstChange(pool, clock()) : null;
        if (listingId === null) {
          await restoreChanges(
            pool,
            failed.map((each) => each.listingId),
          );
          throw error;
        }
        failed.push({ listingId, error });
      }
    }
  }
}
