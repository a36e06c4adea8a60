/**
 * What of listings is kept no longer: listings removed long ago, hashes of visitors. Drafts and their files are the
 * photos' to sweep.
 */
import type { Deps } from '../../deps.ts';
import { deleteOldReviewRuns, deleteOldReviews } from './review/review.queries.ts';
import { deleteRemovedListings } from './states/states.service.ts';
import { deleteVisitsBefore } from './views/views.queries.ts';

const BATCH_SIZE = 200;
const VISIT_RETENTION_DAYS = 2;
/** Decisions are remembered for two years, as steps on accounts are; rates look back 90 days. */
const REVIEW_RETENTION_DAYS = 730;

/** Each step is whole: killed in between, the next sweep goes on. */
export async function deleteExpiredListingData(deps: Deps, removedBefore: Date): Promise<void> {
  while ((await deleteRemovedListings(deps, removedBefore, BATCH_SIZE)) === BATCH_SIZE);
  const daysAgo = (days: number) => new Date(deps.clock().getTime() - days * 86_400_000);
  await deleteVisitsBefore(deps.db, daysAgo(VISIT_RETENTION_DAYS));
  while ((await deleteOldReviews(deps.db, daysAgo(REVIEW_RETENTION_DAYS), BATCH_SIZE)) === BATCH_SIZE);
  while ((await deleteOldReviewRuns(deps.db, daysAgo(REVIEW_RETENTION_DAYS), BATCH_SIZE)) === BATCH_SIZE);
}
