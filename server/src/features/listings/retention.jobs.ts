/**
 * What of listings is kept no longer: listings removed long ago, hashes of visitors. Drafts and their files are the
 * photos' to sweep.
 */
import type { Deps } from '../../deps.ts';
import { deleteRemovedListings } from './states/states.service.ts';
import { deleteVisitsBefore } from './views/views.queries.ts';

const BATCH_SIZE = 200;
const VISIT_RETENTION_DAYS = 2;

/** Each step is whole: killed in between, the next sweep goes on. */
export async function deleteExpiredListingData(deps: Deps, removedBefore: Date): Promise<void> {
  while ((await deleteRemovedListings(deps, removedBefore, BATCH_SIZE)) === BATCH_SIZE);
  await deleteVisitsBefore(deps.db, new Date(deps.clock().getTime() - VISIT_RETENTION_DAYS * 86_400_000));
}
