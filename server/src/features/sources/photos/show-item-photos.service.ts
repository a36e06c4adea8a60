/** What the property of an item, or its draft, shows of the photos that its source names. */
import { athensDay } from '@estia/contract/athens';
import { listingLimits } from '@estia/contract/listings/limits';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import {
  activateListingsWithPhotos,
  getCurrentListingRules,
  getRemainingQuota,
  lockAdvertiser,
  reviewStoredListings,
} from '../../listings/index.ts';
import { addSourcePhotosToDraft, replacePropertyPhotos } from '../../photos/index.ts';
import {
  findItemDraftPhotos,
  findItemPhotos,
  lockListingsOfProperty,
  requeueLostPhotos,
} from './source-photos.queries.ts';

/**
 * The property shows what is ready. One that is live keeps the photos it has until all new ones are there; one that waits goes
 * live with its least number.
 */
export async function showItemPhotos(trx: Trx, deps: Deps, itemId: number): Promise<void> {
  // A picture that another property showed too is gone when that one has shown it no more before this one did.
  if (await requeueLostPhotos(trx, itemId, deps.clock())) await enqueueJob(trx, 'source-photos');
  const draft = await findItemDraftPhotos(trx, itemId);
  if (draft) {
    await addSourcePhotosToDraft(trx, draft.draft_id, draft.photos, deps.clock());
    return;
  }
  const item = await findItemPhotos(trx, itemId);
  if (!item) return;
  const { photosMin } = await getCurrentListingRules(trx, deps);
  const ids = [...new Set(item.photo_ids)].slice(0, listingLimits.photosMax);
  const isWaiting = item.shown_ids.length < photosMin;
  const isReady = item.waiting === 0 || isWaiting;
  const isSame = JSON.stringify(ids) === JSON.stringify(item.shown_ids);
  // Fewer than are needed would take a listing off: what it shows stays.
  const isReplaced = isReady && !isSame && ids.length > 0 && (isWaiting || ids.length >= photosMin);
  const account = await lockAdvertiser(trx, item.account_id);
  if (!account) return;
  if (isReplaced) {
    const listingIds = await lockListingsOfProperty(trx, item.property_id);
    await replacePropertyPhotos(trx, item.property_id, ids, deps.clock());
    // As when somebody changes them by hand: other photos are looked at by the rules.
    await reviewStoredListings(trx, deps, account, { ids: listingIds, cause: 'photos' });
  }
  if (ids.length < photosMin) return;
  const { left } = await getRemainingQuota(trx, deps, account);
  await activateListingsWithPhotos(trx, {
    ids: [item.listing_id],
    hasRoom: left >= 1,
    now: deps.clock(),
    today: athensDay(deps.clock()),
    selectUnheld: async (ids) => {
      const { heldIds } = await reviewStoredListings(trx, deps, account, { ids, cause: 'activation' });
      return ids.filter((id) => !heldIds.has(id));
    },
  });
}
