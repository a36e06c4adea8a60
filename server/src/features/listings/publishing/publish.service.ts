/**
 * POST-4: a draft becomes a listing, in one transaction. Who holds the row of the account takes turns with everybody
 * who would count or compare its listings at the same time; killed at any moment, there is a draft or there is a
 * listing.
 */

import { roleIds } from '@estia/contract/accounts/roles';
import { athensDay } from '@estia/contract/athens';
import { getListingKind, hasExclusiveMandate, parseAnswers } from '@estia/contract/listings/draft/listing-fields';
import type { FieldValues } from '@estia/contract/listings/fields';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { type Purpose, purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { listDraftPhotos, moveDraftPhotosToProperty } from '../../photos/index.ts';
import type { PlaceTree } from '../../places/index.ts';
import { countActiveListings, findListingAllowance, getListingAllowance } from '../../subscriptions/index.ts';
import { findDraftSource, linkItemToListing } from '../drafts/draft-sources.queries.ts';
import {
  type AdvertiserRow,
  type DraftRow,
  findDraftListing,
  lockAdvertiser,
  lockDraft,
  markDraftPublished,
} from '../drafts/drafts.queries.ts';
import { findPhotosFault, getAdvertiserKind } from '../drafts/drafts.service.ts';
import { enqueueListingEmail } from '../listings.emails.ts';
import { mayPublish, refusalToPost } from '../listings.policy.ts';
import { hasBadgeNow } from '../mandates/mandate-documents.queries.ts';
import { findReviewDueAt } from '../review/held-listings.service.ts';
import { getCurrentListingRules } from './listing-rules.service.ts';
import { lockListingsOfProperties } from './listing-writing.queries.ts';
import { writeListings } from './listing-writing.service.ts';

export type PublishResult = {
  listing_id: number;
  property_id: number;
  for: Purpose;
  is_active: boolean;
  /** By when an admin has looked at one that is held; null: it is not. */
  review_due_at: string | null;
};

/** POST-7. `wanted`: how many more would be active. Counted under the lock of the account. */
export async function assertListingQuota(
  trx: Trx,
  deps: Pick<Deps, 'config' | 'clock' | 'secrets'>,
  account: { id: number; role_id: number },
  wanted: number,
): Promise<void> {
  const { maxListings, expired, limited } = await getListingAllowance(trx, deps, {
    id: account.id,
    roleId: account.role_id,
  });
  if (expired) throw new AppError('subscription_expired');
  if (maxListings !== null && (await countActiveListings(trx, account.id)) + wanted > maxListings)
    throw new AppError(limited ? 'account_limited' : 'over_limit');
}

/** How many are active, and how many may be: for a screen. */
export async function getListingQuota(db: Db, deps: Deps, account: { id: number; role_id: number }) {
  const { maxListings, expired } = await findListingAllowance(db, deps, { id: account.id, roleId: account.role_id });
  return { used: await countActiveListings(db, account.id), maxListings, expired };
}

/** How many more may be active: counted, as `assertListingQuota` does, under the lock of the account. */
export async function getRemainingQuota(trx: Trx, deps: Deps, account: { id: number; role_id: number }) {
  const { maxListings, expired, limited } = await getListingAllowance(trx, deps, {
    id: account.id,
    roleId: account.role_id,
  });
  return {
    limited: limited ?? false,
    left: maxListings === null ? Number.POSITIVE_INFINITY : maxListings - (await countActiveListings(trx, account.id)),
    expired,
  };
}

/** The values of a whole listing, or everything that is missing, field by field. */
async function readCompleteDraft(
  trx: Trx,
  deps: Deps,
  { draft, account, tree }: { draft: DraftRow; account: AdvertiserRow; tree: PlaceTree },
) {
  const what = getListingKind(purposeNames[draft.purpose], draft.answers);
  const rules = await getCurrentListingRules(trx, deps);
  const { values, errors } = parseAnswers(draft.answers, what, {
    advertiser_kind: getAdvertiserKind(account.role_id),
    rules,
  });
  const faults: Record<string, string> = { ...errors };
  if (values.district_id !== null && !tree.districts.has(values.district_id)) faults.district_id = 'invalid';
  if (account.role_id === roleIds.agency && (values.mandate_expires_on ?? '9999') < athensDay(deps.clock()))
    faults.mandate_expires_on = 'mandate_expired';
  const photos = await listDraftPhotos(trx, draft.id);
  const fault = findPhotosFault(photos, { made: true, least: rules.photosMin });
  if (fault) faults.photos = fault;
  if (Object.keys(faults).length > 0) throw new AppError('listing_incomplete', faults);
  return { values, photos: photos.filter((photo) => photo.state === 'ready').length };
}

type DraftToWrite = { draft: DraftRow; account: AdvertiserRow; values: FieldValues; photos: number; now: Date };

async function writeDraft(trx: Trx, deps: Deps, { draft, account, values, photos, now }: DraftToWrite) {
  const attachPhotos = async (properties: readonly { propertyId: number }[]) => {
    for (const { propertyId } of properties) await moveDraftPhotosToProperty(trx, draft.id, propertyId, now);
  };
  const sourceId = await findDraftSource(trx, draft.id);
  const [written] = await writeListings(trx, deps, { account, now, attachPhotos }, [
    {
      purpose: draft.purpose,
      values,
      propertyId: draft.property_id,
      photos,
      decideState: () => 'active',
      ...(sourceId === null ? {} : { importedFrom: `source ${sourceId}` }),
    },
  ]);
  if (!written) throw new Error('A draft was written without a result');
  if (!('refusal' in written)) return written;
  if (written.refusal === 'district_unknown') throw new AppError('listing_incomplete', { district_id: 'invalid' });
  throw new AppError(written.refusal);
}

export async function publishDraft(
  deps: Deps,
  viewer: SignedInViewer,
  { draftId, tree }: { draftId: number; tree: PlaceTree },
): Promise<PublishResult> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAdvertiser(trx, viewer.worksFor);
    // An agent may be refused although the agency is approved.
    if (account && viewer.status !== 'approved') throw new AppError(...refusalToPost(account, viewer.status));
    const draft = account && (await lockDraft(trx, account.id, draftId));
    if (!draft) throw new AppError('not_found');
    if (draft.published_at) return getEarlierResult(trx, draft);
    if (!mayPublish(account)) throw new AppError(...refusalToPost(account));
    const [listing] =
      draft.property_id === null
        ? []
        : await lockListingsOfProperties(trx, [{ property_id: draft.property_id, purpose: draft.purpose }]);
    if (!listing?.is_active) await assertListingQuota(trx, deps, account, 1);
    const completeDraft = await readCompleteDraft(trx, deps, { draft, account, tree });
    const { listingId, propertyId, isNewlyActive, isHeld } = await writeDraft(trx, deps, {
      draft,
      account,
      now,
      ...completeDraft,
    });
    await markDraftPublished(trx, draft.id, { listing_id: listingId, property_id: propertyId, published_at: now });
    await linkItemToListing(trx, draft.id, { listing_id: listingId, property_id: propertyId });
    const purpose = purposeNames[draft.purpose];
    if (isNewlyActive) {
      const code = formatListingCode(propertyId, draft.purpose);
      await enqueueListingEmail(trx, deps, account, 'listing_published', {
        code,
        for: purpose,
        property_id: propertyId,
        needs_document:
          account.role_id === roleIds.agency &&
          hasExclusiveMandate(completeDraft.values) &&
          !(await hasBadgeNow(trx, listingId)),
      });
    }
    const review_due_at = isHeld ? ((await findReviewDueAt(trx, listingId))?.toISOString() ?? null) : null;
    return { listing_id: listingId, property_id: propertyId, for: purpose, is_active: !isHeld, review_due_at };
  });
}

/** The first answer was lost: the same one again, and nothing is done. */
async function getEarlierResult(trx: Trx, draft: DraftRow): Promise<PublishResult> {
  const listing = draft.listing_id === null ? undefined : await findDraftListing(trx, draft.listing_id);
  if (!draft.listing_id || !listing) throw new AppError('gone');
  const { property_id, purpose, is_active } = listing;
  return {
    listing_id: draft.listing_id,
    property_id,
    for: purposeNames[purpose],
    is_active: is_active === true,
    review_due_at: (await findReviewDueAt(trx, draft.listing_id))?.toISOString() ?? null,
  };
}
