/** POST-5: a listing from one state to another. All that are named or none, in one transaction. */

import { athensDay } from '@estia/contract/athens';
import type { HandlerInput } from '@estia/contract/call';
import type { updateListingStates } from '@estia/contract/listings/calls';
import { ENERGY_EXEMPT_ID, ENERGY_PENDING_ID, parseField } from '@estia/contract/listings/draft/listing-fields';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import {
  endingActions,
  getListingState,
  type ListingAction,
  type ListingState,
  listingTransitions,
} from '@estia/contract/listings/states';
import { purposeNames } from '@estia/contract/search/model';
import type { RestrictionGround, RestrictionKind } from '@estia/contract/statements-of-reasons/model';
import type { Deps } from '../../../deps.ts';
import type { AfterDecision } from '../../../platform/after-decision.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { enqueueFileDeletion } from '../../../platform/files/file-deletion.queries.ts';
import { logSecurityEvent } from '../../../platform/security/security-log.ts';
import { closeCooperationsOfListings } from '../../cooperation/index.ts';
import { deleteDraftPhotos, deletePropertyPhotos } from '../../photos/index.ts';
import { writeStatement } from '../../statements-of-reasons/index.ts';
import { type AdvertiserRow, deleteDraft, lockAdvertiser } from '../drafts/drafts.queries.ts';
import { enqueueListingEmail, summarizeListings } from '../listings.emails.ts';
import { getActingRole, mayPublish, mayReverseAdminPause } from '../listings.policy.ts';
import { deleteMandateDocuments } from '../mandates/mandate-documents.queries.ts';
import { getMinimumPhotos } from '../publishing/listing-rules.service.ts';
import { assertListingQuota } from '../publishing/publish.service.ts';
import { isUnderReview, reviewStoredListings } from '../review/review.service.ts';
import * as q from './states.queries.ts';

type StateChangeInput = {
  ids: readonly number[];
  /** What is to be done to a listing that is in this state. */
  getAction: (state: ListingState) => ListingAction;
  purpose?: 1 | 2;
  reason?: string | undefined;
  ending?: q.Ending | undefined;
  /** On what a restriction by an admin rests, where it is known. */
  ground?: RestrictionGround;
  onDecided?: AfterDecision;
};

type Named = Extract<HandlerInput<typeof updateListingStates>['body'], { action: unknown }>;

/** Nobody has to say what became of a property; a price belongs to one that was agreed on. */
function endingOf({ listing_ids: ids, action, outcome, outcome_price }: Named): q.Ending | undefined {
  const typed = outcome_price?.trim() ?? '';
  if (outcome === undefined && typed === '') return undefined;
  if (!endingActions.includes(action) || ids.length !== 1) throw new AppError('invalid_input', { outcome: 'invalid' });
  if (typed === '') return { outcome: outcome ?? null, price: null };
  if (outcome !== 'agreed') throw new AppError('invalid_input', { outcome: 'required' });
  const read = parseField('price', typed);
  if ('error' in read || typeof read.value !== 'number')
    throw new AppError('invalid_input', { outcome_price: 'error' in read ? read.error : 'invalid' });
  return { outcome, price: read.value };
}

/** Both shapes of the call → one wish. */
export function parseStateChange(body: HandlerInput<typeof updateListingStates>['body']): StateChangeInput {
  if ('action' in body)
    return { ids: body.listing_ids, getAction: () => body.action, reason: body.reason, ending: endingOf(body) };
  const { property_for_sale_id: sale, property_for_rent_id: rent, is_active, deleted_at, reason } = body;
  const id = sale ?? rent;
  if (id === undefined || (sale !== undefined && rent !== undefined))
    throw new AppError('invalid_input', { property_for_sale_id: 'required' });
  // Removed is set in both columns; one without the other is no state.
  if ((is_active === null) !== (typeof deleted_at === 'string'))
    throw new AppError('invalid_input', { deleted_at: 'invalid' });
  const getAction = (state: ListingState): ListingAction => {
    if (is_active === null) return 'remove';
    if (is_active) return 'activate';
    return state === 'removed' ? 'restore' : 'deactivate';
  };
  return { ids: [id], getAction, purpose: sale === undefined ? 2 : 1, reason };
}

type LockedListings = { listings: q.LockedListing[]; owners: Map<number, AdvertiserRow>; as: 'owner' | 'admin' };

/**
 * Holds owners, then listings, each in the order of ids. What is not the viewer's to act on is as if it were not there.
 */
async function lockForChange(
  trx: Trx,
  viewer: SignedInViewer,
  { ids, purpose, reason }: Omit<StateChangeInput, 'getAction'>,
): Promise<LockedListings> {
  const owners = new Map<number, AdvertiserRow>();
  for (const id of await q.listAdvertiserIds(trx, ids)) {
    if (getActingRole(viewer, { account_id: id }) === null) throw new AppError('not_found');
    const owner = await lockAdvertiser(trx, id);
    if (owner) owners.set(id, owner);
  }
  const listings = await q.lockListings(trx, ids);
  const known = listings.every(
    (listing) => owners.has(listing.account_id) && (purpose === undefined || listing.purpose === purpose),
  );
  if (listings.length !== ids.length || !known) throw new AppError('not_found');
  const as = listings.some((listing) => getActingRole(viewer, listing) === 'admin') ? 'admin' : 'owner';
  if (as === 'admin' && !reason) throw new AppError('invalid_input', { reason: 'required' });
  return { listings, owners, as };
}

const builtCategories = [1, 2];

/** POST-8 and POST-3: what a listing must have to be shown, whenever it was written. */
export function findMissingRequirements(
  listing: q.LockedListing,
  { photos, today }: { photos: number; today: string },
): Record<string, string> {
  const lacks: Record<string, string> = {};
  if (builtCategories.includes(listing.category_id)) {
    const { energy_class_id: energy } = listing;
    if (energy === null || energy === ENERGY_PENDING_ID) lacks.energy_class_id = 'energy_required';
    if (energy === ENERGY_EXEMPT_ID && !listing.energy_exempt_reason) lacks.energy_exempt_reason = 'required';
  }
  if (listing.photo_count < photos) lacks.photos = 'photos_few';
  if (listing.mandate_expires_on !== null && listing.mandate_expires_on < today)
    lacks.mandate_expires_on = 'mandate_expired';
  return lacks;
}

async function assertMayActivate(
  trx: Trx,
  deps: Deps,
  { listings, owners }: Pick<LockedListings, 'listings' | 'owners'>,
): Promise<void> {
  const required = { photos: await getMinimumPhotos(trx, deps), today: athensDay(deps.clock()) };
  const lacks: Record<string, string> = Object.assign(
    {},
    ...listings.map((listing) => findMissingRequirements(listing, required)),
  );
  if (Object.keys(lacks).length > 0) throw new AppError('listing_incomplete', lacks);
  for (const owner of owners.values()) {
    const wanted = listings.filter((listing) => listing.account_id === owner.id).length;
    if (wanted === 0) continue;
    if (!mayPublish(owner)) throw new AppError('forbidden');
    await assertListingQuota(trx, deps, owner, wanted);
  }
}

const restrictionByAction: Partial<Record<ListingAction, RestrictionKind>> = {
  deactivate: 'listing_stopped',
  remove: 'listing_removed',
  delete: 'listing_deleted',
};

/** What a rule holds does not come up; its owner is told. */
async function holdBeforeActivation(
  trx: Trx,
  deps: Deps,
  listings: readonly q.LockedListing[],
  owners: LockedListings['owners'],
): Promise<ReadonlySet<number>> {
  const heldIds = new Set<number>();
  for (const owner of owners.values()) {
    const ids = listings.filter((listing) => listing.account_id === owner.id).map((listing) => listing.id);
    const review = await reviewStoredListings(trx, deps, owner, { ids, cause: 'activation' });
    for (const id of review.heldIds) heldIds.add(id);
  }
  return heldIds;
}

/** What an admin did is logged, and emailed to each owner once: a restriction with its statement of reasons. */
async function recordAdminAction(
  trx: Trx,
  deps: Deps,
  {
    viewer,
    listings,
    owners,
    action,
    reason,
    ground = 'forbidden',
  }: Pick<LockedListings, 'listings' | 'owners'> & {
    viewer: SignedInViewer;
    action: ListingAction;
    reason: string;
    ground?: RestrictionGround | undefined;
  },
): Promise<void> {
  const now = deps.clock();
  const others = listings.filter((listing) => listing.account_id !== viewer.worksFor);
  for (const listing of others) {
    const purposeName = purposeNames[listing.purpose];
    // Under the home, which is there for as long as its owner is: words about a listing that was deleted are still
    // found.
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: `listing_${action}`,
      subject: 'property',
      subjectId: listing.property_id,
      reason,
      now,
      before: { [purposeName]: getListingState(listing) },
      after: { [purposeName]: listingTransitions[getListingState(listing)][action] ?? null },
    });
  }
  for (const owner of owners.values()) {
    const listings = others
      .filter((listing) => listing.account_id === owner.id)
      .map(({ id, property_id, purpose }) => ({ id, code: formatListingCode(property_id, purpose) }));
    if (listings.length === 0) continue;
    const kind = restrictionByAction[action];
    const statement = kind
      ? await writeStatement(trx, deps, {
          accountId: owner.id,
          kind,
          ground,
          foundBy: 'own_check',
          decidedBy: viewer.userId,
          facts: reason,
          listings,
        })
      : null;
    await enqueueListingEmail(trx, deps, owner, 'listing_changed_by_admin', {
      ...summarizeListings(listings.map(({ code }) => code)),
      act: action,
      reason,
      statement,
    });
    logSecurityEvent(deps, 'admin_action', { account: owner.id, admin: viewer.userId, action: `listing_${action}` });
  }
}

/** `is_held`: it waits until a person has looked. */
type ChangedState = { listing_id: number; state: ListingState; is_held?: true };

export async function changeListingStates(
  deps: Deps,
  viewer: SignedInViewer,
  input: StateChangeInput,
): Promise<ChangedState[]> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const { listings, owners, as } = await lockForChange(trx, viewer, input);
    const groups = new Map<ListingAction, { to: ListingState; listings: q.LockedListing[] }>();
    for (const listing of listings) {
      const action = input.getAction(getListingState(listing));
      const to = listingTransitions[getListingState(listing)][action];
      if (!to) throw new AppError('not_in_this_state');
      if (!mayReverseAdminPause(getActingRole(viewer, listing) ?? 'owner', action, listing))
        throw new AppError('forbidden');
      if (action === 'activate' && isUnderReview(listing.pause_reason)) throw new AppError('under_review');
      const group = groups.get(action) ?? { to, listings: [] };
      group.listings.push(listing);
      groups.set(action, group);
    }
    const states: ChangedState[] = [];
    for (const [action, { to, listings }] of groups) {
      if (action === 'activate') await assertMayActivate(trx, deps, { listings, owners });
      for (const byAdmin of [false, true]) {
        const group = listings.filter((listing) => (getActingRole(viewer, listing) === 'admin') === byAdmin);
        const ids = group.map((listing) => listing.id);
        const heldIds =
          action === 'activate' && !byAdmin ? await holdBeforeActivation(trx, deps, group, owners) : new Set<number>();
        const others = ids.filter((id) => !heldIds.has(id));
        if (others.length > 0)
          await q.updateListingStates(trx, { ids: others, action, to, now, byAdmin, ending: input.ending });
        states.push(
          ...ids.map((listing_id) =>
            heldIds.has(listing_id)
              ? { listing_id, state: 'inactive' as const, is_held: true as const }
              : { listing_id, state: to },
          ),
        );
      }
      if (as === 'admin')
        await recordAdminAction(trx, deps, {
          viewer,
          listings,
          owners,
          action,
          reason: input.reason ?? '',
          ground: input.ground,
        });
    }
    await input.onDecided?.(trx);
    return states;
  });
}

/**
 * The end of listings: with them go the drafts that would have changed them and, of a property that has no other, all but
 * its history.
 */
async function deleteLockedListings(trx: Trx, deps: Deps, listings: readonly q.LockedListing[]): Promise<void> {
  const now = deps.clock();
  await closeCooperationsOfListings(trx, deps, listings);
  for (const id of await q.lockOpenDrafts(trx, listings)) {
    await deleteDraftPhotos(trx, id, now);
    await deleteDraft(trx, id);
  }
  await q.deleteListings(
    trx,
    listings.map((listing) => listing.id),
  );
  const propertyIds = await q.lockPropertiesWithoutListing(trx, [
    ...new Set(listings.map((listing) => listing.property_id)),
  ]);
  await q.detachDrafts(trx, propertyIds);
  for (const id of propertyIds) await deletePropertyPhotos(trx, id, now);
  await enqueueFileDeletion(trx, await deleteMandateDocuments(trx, propertyIds), now);
  await q.anonymizeProperties(trx, propertyIds);
}

export async function deleteListingsPermanently(
  deps: Deps,
  viewer: SignedInViewer,
  input: { ids: readonly number[]; reason?: string | undefined },
): Promise<number> {
  return deps.db.transaction().execute(async (trx) => {
    const { listings, owners, as } = await lockForChange(trx, viewer, input);
    for (const listing of listings) {
      if (listingTransitions[getListingState(listing)].delete === undefined) throw new AppError('not_in_this_state');
      if (!mayReverseAdminPause(getActingRole(viewer, listing) ?? 'owner', 'delete', listing))
        throw new AppError('forbidden');
    }
    await deleteLockedListings(trx, deps, listings);
    if (as === 'admin')
      await recordAdminAction(trx, deps, { viewer, listings, owners, action: 'delete', reason: input.reason ?? '' });
    return listings.length;
  });
}

/** What the sweep calls: listings nobody has brought back for so long. The number of those that are gone. */
export async function deleteRemovedListings(deps: Deps, before: Date, limit: number): Promise<number> {
  const ids = await q.listRemovedBefore(deps.db, before, limit);
  for (const id of ids) {
    await deps.db.transaction().execute(async (trx) => {
      const [owner] = await q.listAdvertiserIds(trx, [id]);
      if (owner !== undefined) await lockAdvertiser(trx, owner);
      const listings = (await q.lockListings(trx, [id])).filter((listing) => getListingState(listing) === 'removed');
      if (listings.length > 0) await deleteLockedListings(trx, deps, listings);
    });
  }
  return ids.length;
}
