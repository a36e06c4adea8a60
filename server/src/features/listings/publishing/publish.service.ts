/**
 * POST-4: a draft becomes a listing, in one transaction. Who holds the row of the account takes turns with everybody
 * who would count or compare its listings at the same time; killed at any moment, there is a draft or there is a
 * listing.
 */

import { roleIds } from '@estia/contract/accounts/roles';
import { athensDay } from '@estia/contract/athens';
import { getListingKind, hasExclusiveMandate, parseAnswers } from '@estia/contract/listings/draft/listing-fields';
import { type FieldValues, offerFields, propertyFields } from '@estia/contract/listings/fields';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { pickNames } from '@estia/contract/map-names';
import { type Purpose, purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { listDraftPhotos, moveDraftPhotosToProperty } from '../../photos/index.ts';
import { findAddressPoint, type PlaceTree } from '../../places/index.ts';
import { countActiveListings, findListingAllowance, getListingAllowance } from '../../subscriptions/index.ts';
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
import { hasBadgeNow, updateBadges } from '../mandates/mandate-documents.queries.ts';
import { computeDuplicateKey } from './duplicate-key.ts';
import { getCurrentListingRules } from './listing-rules.service.ts';
import * as q from './publish.queries.ts';

export type PublishResult = { listing_id: number; property_id: number; for: Purpose; is_active: boolean };

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

/** The property this listing is of: the one that is being changed, one of the account that is the same, or none yet. */
async function findPropertyOfDraft(
  trx: Trx,
  draft: DraftRow,
  identity: { key: Buffer | null; kaek: string | null },
): Promise<number | null> {
  const alike = await q.listDuplicateProperties(trx, {
    ...identity,
    accountId: draft.account_id,
    purpose: draft.purpose,
    not: draft.property_id,
  });
  if (alike.some((other) => other.listing_id !== null && other.is_active !== null))
    throw new AppError('duplicate_property');
  // The stop holds for the property: not for the other purpose either, nor as another draft of it.
  const isOwner = draft.property_id !== null && (await q.isStopped(trx, draft.property_id));
  if (isOwner || alike.some((other) => other.stopped)) throw new AppError('forbidden');
  return draft.property_id ?? alike[0]?.property_id ?? null;
}

/** Where it stands. Without a pin only roughly, and then the address is never shown as if it were exact. */
async function resolveLocation(trx: Trx, values: FieldValues) {
  const postcode = values.postal_code?.replace(/\s/g, '') ?? null;
  if (values.lat !== null && values.lon !== null)
    return { point: { lat: values.lat, lon: values.lon }, hide_address: values.hide_address, postcode };
  const point = await findAddressPoint(trx, { district_id: values.district_id ?? 0, postal_code: postcode });
  if (!point) throw new AppError('listing_incomplete', { district_id: 'invalid' });
  return { point, hide_address: true, postcode };
}

const requireValue = <T>(value: T | null): T => {
  if (value === null) throw new Error('A whole ad lacks a required value');
  return value;
};

function toPropertyColumns(
  v: FieldValues,
  account: AdvertiserRow,
): Omit<q.PropertyColumns, 'postcode' | 'hide_address' | 'duplicate_key'> {
  return {
    ...pickNames(v, propertyFields),
    account_id: account.id,
    agency_id: account.role_id === roleIds.agency ? account.agency_id : null,
    category_id: requireValue(v.category_id),
    type_id: requireValue(v.type_id),
    district_id: requireValue(v.district_id),
    area: requireValue(v.area),
    // Said of land only: of a flat it is not known, rather than no.
    within_city_plan: v.category_id === 3 ? v.within_city_plan : null,
  };
}

const listChangedFacts = (before: q.TrackedFacts, after: FieldValues, price: number): q.NewListingEvent[] =>
  q.trackedFacts
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ kind: 'facts', price, detail: [name, before[name], after[name]] as const }));

type PublishContext = {
  draft: DraftRow;
  account: AdvertiserRow;
  values: FieldValues;
  propertyId: number;
  isNew: boolean;
  now: Date;
};

/** The offer itself, and what its coming or changing means for the timeline. */
async function writeListing(trx: Trx, { draft, values, propertyId, isNew, now }: Omit<PublishContext, 'account'>) {
  const price = requireValue(values.price);
  const listingColumns = {
    ...pickNames(values, offerFields),
    price,
    is_active: true,
    deleted_at: null,
    pause_reason: null,
    reminders: 0,
    reminded_at: null,
    updated_at: now,
    confirmed_at: now,
  };
  const before = isNew ? undefined : await q.lockListingOfProperty(trx, propertyId, draft.purpose);
  if (before?.pause_reason === 'admin') throw new AppError('forbidden');
  if (!before) {
    const again = !isNew && (await q.wasListedBefore(trx, propertyId, draft.purpose));
    const kind = again ? 'relisted' : 'published';
    const newListingColumns = { property_id: propertyId, purpose: draft.purpose, created_at: now, activated_at: now };
    return {
      listingId: await q.insertListing(trx, { ...listingColumns, ...newListingColumns }),
      events: [{ kind, price }] as q.NewListingEvent[],
      isNewlyActive: true,
    };
  }
  const events: q.NewListingEvent[] = [];
  if (before.price !== price) events.push({ kind: 'price', price });
  if (!before.is_active) events.push({ kind: 'relisted', price });
  await q.updateListing(trx, before.id, {
    ...listingColumns,
    ...(before.price === price ? {} : { previous_price: before.price, price_changed_at: now }),
    // One that was taken away begins anew; a pause makes nothing new.
    ...(before.is_active === null ? { activated_at: now } : { activated_at: before.activated_at ?? now }),
  });
  return { listingId: before.id, events, isNewlyActive: !before.is_active };
}

async function writePropertyAndListing(
  trx: Trx,
  deps: Deps,
  publication: Omit<PublishContext, 'propertyId' | 'isNew'> & { photos: number },
) {
  const { draft, account, values, now } = publication;
  const key = computeDuplicateKey(deps.secrets, values);
  const known = await findPropertyOfDraft(trx, draft, { key, kaek: values.kaek });
  const { point, ...place } = await resolveLocation(trx, values);
  const columns = { ...toPropertyColumns(values, account), ...place, duplicate_key: key };
  const before = known === null ? undefined : await q.lockTrackedFacts(trx, account.id, known);
  if (known !== null && !before) throw new AppError('not_found');
  const propertyId = known ?? (await q.insertProperty(trx, columns, { point, photos: publication.photos, now }));
  if (known !== null) await q.updatePropertyRow(trx, known, columns, { point, photos: publication.photos });
  await q.upsertContact(trx, propertyId, values);
  await q.upsertPrivateData(trx, propertyId, values);
  const photos = await moveDraftPhotosToProperty(trx, draft.id, propertyId, now);
  if (photos !== publication.photos) await q.updatePhotoCount(trx, propertyId, photos);
  const { listingId, events, isNewlyActive } = await writeListing(trx, {
    ...publication,
    propertyId,
    isNew: known === null,
  });
  await updateBadges(trx, [propertyId], athensDay(now));
  const facts = before ? listChangedFacts(before, values, requireValue(values.price)) : [];
  await q.insertListingEvents(trx, { property_id: propertyId, purpose: draft.purpose, at: now }, [...events, ...facts]);
  return { listingId, propertyId, isNewlyActive };
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
    const listing =
      draft.property_id === null ? undefined : await q.lockListingOfProperty(trx, draft.property_id, draft.purpose);
    if (!listing?.is_active) await assertListingQuota(trx, deps, account, 1);
    const completeDraft = await readCompleteDraft(trx, deps, { draft, account, tree });
    const { listingId, propertyId, isNewlyActive } = await writePropertyAndListing(trx, deps, {
      draft,
      account,
      now,
      ...completeDraft,
    });
    await markDraftPublished(trx, draft.id, { listing_id: listingId, property_id: propertyId, published_at: now });
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
    return { listing_id: listingId, property_id: propertyId, for: purpose, is_active: true };
  });
}

/** The first answer was lost: the same one again, and nothing is done. */
async function getEarlierResult(trx: Trx, draft: DraftRow): Promise<PublishResult> {
  const listing = draft.listing_id === null ? undefined : await findDraftListing(trx, draft.listing_id);
  if (!draft.listing_id || !listing) throw new AppError('gone');
  const { property_id, purpose, is_active } = listing;
  return { listing_id: draft.listing_id, property_id, for: purposeNames[purpose], is_active: is_active === true };
}
