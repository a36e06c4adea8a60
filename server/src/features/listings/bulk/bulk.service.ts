/**
 * One change for many listings. It is written down first, so that there is something to look at before the yes; then it
 * is done in small batches, each in a transaction that holds the account for as long as a batch takes. What became of a
 * listing is written in the transaction that changed it: asked twice or killed half way, every listing is changed at
 * most once.
 */

import { athensDay } from '@estia/contract/athens';
import type { HandlerInput } from '@estia/contract/call';
import type { ErrorCode } from '@estia/contract/errors';
import type { createBulkChange } from '@estia/contract/listings/dashboard/dashboard-calls';
import { listingLimits } from '@estia/contract/listings/limits';
import { getListingState, type ListingAction, listingTransitions } from '@estia/contract/listings/states';
import { findByName } from '@estia/contract/map-names';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { PlaceTree } from '../../places/index.ts';
import { listingTableCondition } from '../dashboard/listing-table.queries.ts';
import { getAttentionRules, resolveTableFilter } from '../dashboard/listing-table.service.ts';
import { type AdvertiserRow, lockAdvertiser } from '../drafts/drafts.queries.ts';
import { mayChange, mayChangeProperty, mayPublish, mayReverseAdminPause } from '../listings.policy.ts';
import { getMinimumPhotos } from '../publishing/listing-rules.service.ts';
import { getRemainingQuota } from '../publishing/publish.service.ts';
import { isUnderReview, reviewStoredListings } from '../review/review.service.ts';
import { type LockedListing, lockListings, updateListingStates } from '../states/states.queries.ts';
import { findMissingRequirements } from '../states/states.service.ts';
import * as q from './bulk.queries.ts';

/** Listings of one transaction: who publishes meanwhile waits for so many, and no longer. */
export const BATCH = 50;
/** What is not done by then is done when asked again, or by the worker. */
const REQUEST_BUDGET_MS = 4_000;
/** A change that nobody confirmed for so long is no longer what anybody has before their eyes. */
const CONFIRM_TTL_MS = 24 * 3_600_000;

type BulkInput = HandlerInput<typeof createBulkChange>['body'];

function resolvePrice({ action, price }: BulkInput) {
  if (action !== 'price') return q.unchangedPriceSql;
  if (!price) throw new AppError('invalid_input', { amount: 'required' });
  const { by, amount, round } = price;
  if (by === 'value') {
    if (!Number.isInteger(amount) || amount < 1) throw new AppError('invalid_input', { amount: 'invalid' });
    return q.fixedPriceSql(amount);
  }
  if (amount === 0 || amount > 200) throw new AppError('invalid_input', { amount: 'invalid' });
  return q.percentPriceSql(amount, round);
}

function resolveContact({ action, contact }: BulkInput): q.NewBulkChange['contact'] {
  if (action !== 'contact') return null;
  const [name, phone] = [contact?.name || null, contact?.phone ?? null];
  if (name === null && phone === null) throw new AppError('invalid_input', { phone: 'required' });
  return { name, phone };
}

async function resolveSelection(
  deps: Deps,
  accountId: number,
  { listing_ids: ids, filter }: BulkInput,
  tree: PlaceTree,
): Promise<q.ListingSelection> {
  if (ids) return { ids };
  if (!filter) throw new AppError('invalid_input', { listing_ids: 'nothing_chosen' });
  const rules = await getAttentionRules(deps.db, deps);
  return {
    all: listingTableCondition(accountId, resolveTableFilter(filter, tree), rules),
    most: listingLimits.bulkMost,
  };
}

export async function prepareBulkChange(
  deps: Deps,
  viewer: SignedInViewer,
  input: BulkInput,
  tree: PlaceTree,
): Promise<q.BulkChangeRow> {
  const accountId = viewer.worksFor;
  const [price, contact] = [resolvePrice(input), resolveContact(input)];
  const which = await resolveSelection(deps, accountId, input, tree);
  const now = deps.clock();
  const id = await deps.db.transaction().execute(async (trx) => {
    const bulkId = await q.insertBulkChange(trx, {
      accountId,
      madeBy: viewer.userId,
      action: input.action,
      contact,
      now,
    });
    const found = await q.insertBulkListings(trx, bulkId, accountId, which, price);
    if ('ids' in which && found !== which.ids.length) throw new AppError('not_found');
    if (found === 0) throw new AppError('invalid_input', { listing_ids: 'nothing_chosen' });
    return bulkId;
  });
  return getBulkChange(deps.db, viewer, id);
}

export async function getBulkChange(db: Db, viewer: SignedInViewer, id: number): Promise<q.BulkChangeRow> {
  const found = await q.findBulkChange(db, viewer.worksFor, id);
  if (!found) throw new AppError('not_found');
  return found;
}

type BatchWrites = {
  moves: Map<ListingAction, number[]>;
  prices: { listing_id: number; price: number }[];
  propertyIds: number[];
};
type BatchContext = {
  change: q.BulkChangeRow;
  account: AdvertiserRow;
  required: { photos: number; today: string };
  room: number;
  expired: boolean;
  limited: boolean;
};

const buildRefusal = (
  listing_id: number,
  refusal: ErrorCode,
  missing: readonly string[] = [],
): q.BulkListingResult => ({
  listing_id,
  state: 'refused',
  refusal,
  missing,
});

/** What is to become of one listing; what is to be done is collected, so that a batch is a few statements. */
function decideListing(
  listing: LockedListing,
  wanted: q.PendingListing,
  batch: BatchContext,
  done: BatchWrites,
): q.BulkListingResult {
  const { action } = batch.change;
  const state = getListingState(listing);
  const unchanged: q.BulkListingResult = { listing_id: listing.id, state: 'unchanged' };
  const yes: q.BulkListingResult = { listing_id: listing.id, state: 'done' };
  if (action === 'price' || action === 'contact') {
    if (state === 'removed') return buildRefusal(listing.id, 'not_in_this_state');
    if (!mayChange('owner', listing)) return buildRefusal(listing.id, 'forbidden');
    if (action === 'contact') {
      if (!mayChangeProperty('owner', listing)) return buildRefusal(listing.id, 'forbidden');
      done.propertyIds.push(listing.property_id);
      return yes;
    }
    if (wanted.new_price === null || listing.price === wanted.new_price) return unchanged;
    if (listing.price !== wanted.price) return buildRefusal(listing.id, 'changed_meanwhile');
    done.prices.push({ listing_id: listing.id, price: wanted.new_price });
    return yes;
  }
  const to = listingTransitions[state][action];
  if (!to) return isAlreadyInState(state, action) ? unchanged : buildRefusal(listing.id, 'not_in_this_state');
  if (!mayReverseAdminPause('owner', action, listing)) return buildRefusal(listing.id, 'forbidden');
  if (action === 'activate') {
    if (isUnderReview(listing.pause_reason)) return buildRefusal(listing.id, 'under_review');
    const missing = findMissingRequirements(listing, batch.required);
    if (Object.keys(missing).length > 0) return buildRefusal(listing.id, 'listing_incomplete', Object.values(missing));
    if (batch.expired) return buildRefusal(listing.id, 'subscription_expired');
    if (batch.room < 1) return buildRefusal(listing.id, batch.limited ? 'account_limited' : 'over_limit');
    batch.room -= 1;
  }
  done.moves.set(action, [...(done.moves.get(action) ?? []), listing.id]);
  return yes;
}

const targetStates = { activate: 'active', deactivate: 'inactive', remove: 'removed', restore: 'inactive' } as const;
const isAlreadyInState = (state: string, action: ListingAction): boolean => findByName(targetStates, action) === state;

async function processBatch(deps: Deps, accountId: number, change: q.BulkChangeRow): Promise<number> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAdvertiser(trx, accountId);
    if (!account) throw new AppError('not_found');
    if (!mayPublish(account)) throw new AppError('forbidden');
    const waiting = await q.lockPendingListings(trx, change.id, BATCH);
    if (waiting.length === 0) {
      await q.finishBulkChange(trx, change.id, now);
      return 0;
    }
    const wanted = new Map(waiting.map((each) => [each.listing_id, each]));
    const listings = await lockListings(trx, [...wanted.keys()]);
    const room =
      change.action === 'activate'
        ? await getRemainingQuota(trx, deps, account)
        : { left: 0, expired: false, limited: false };
    const required = { photos: await getMinimumPhotos(trx, deps), today: athensDay(now) };
    const batch: BatchContext = {
      change,
      account,
      required,
      room: room.left,
      expired: room.expired,
      limited: room.limited,
    };
    const done: BatchWrites = { moves: new Map(), prices: [], propertyIds: [] };
    const outcomes = listings.flatMap((listing) => {
      const each = wanted.get(listing.id);
      return each ? [decideListing(listing, each, batch, done)] : [];
    });
    const activated = done.moves.get('activate') ?? [];
    const review = await reviewStoredListings(trx, deps, account, { ids: activated, cause: 'activation' });
    done.moves.set(
      'activate',
      activated.filter((id) => !review.heldIds.has(id)),
    );
    for (const [action, ids] of done.moves) {
      if (ids.length === 0) continue;
      const to = ({ ...targetStates, confirm: 'active' } as const)[action as keyof typeof targetStates | 'confirm'];
      await updateListingStates(trx, { ids, action, to, now, byAdmin: false });
    }
    if (done.prices.length > 0) await q.updatePrices(trx, done.prices, now);
    const priced = done.prices.map((each) => each.listing_id);
    await reviewStoredListings(trx, deps, account, { ids: priced, cause: 'price' });
    const contact = { name: change.contact_name, phone: change.contact_phone };
    if (done.propertyIds.length > 0) await q.updateContacts(trx, [...new Set(done.propertyIds)], contact);
    const results = outcomes.map((each) =>
      review.heldIds.has(each.listing_id) ? buildRefusal(each.listing_id, 'under_review') : each,
    );
    await q.saveListingResults(trx, change.id, results);
    return waiting.length;
  });
}

async function processUntil(deps: Deps, accountId: number, change: q.BulkChangeRow, until: number): Promise<void> {
  while (Date.now() < until && (await processBatch(deps, accountId, change)) > 0);
}

export async function executeBulkChange(deps: Deps, viewer: SignedInViewer, id: number): Promise<q.BulkChangeRow> {
  const change = await getBulkChange(deps.db, viewer, id);
  if (change.done_at) return change;
  const now = deps.clock();
  if (!change.confirmed_at && now.getTime() - change.created_at.getTime() > CONFIRM_TTL_MS) throw new AppError('gone');
  await q.confirmBulkChange(deps.db, id, now);
  await processUntil(deps, viewer.worksFor, change, Date.now() + REQUEST_BUDGET_MS);
  return getBulkChange(deps.db, viewer, id);
}

const STALE_AFTER_MS = 60_000;
const MAX_RESUMED = 20;

/** What somebody confirmed and nobody finished: the worker does. */
export async function finishBulkChanges(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - STALE_AFTER_MS);
  for (const { id, account_id } of await q.listUnfinishedBulkChanges(deps.db, before, MAX_RESUMED)) {
    const change = await q.findBulkChange(deps.db, account_id, id);
    // Whose account may not post any more has nothing to wait for.
    if (change)
      await processUntil(deps, account_id, change, Date.now() + STALE_AFTER_MS).catch((error) =>
        closeFailedChange(deps, id, error),
      );
  }
}

async function closeFailedChange({ db, clock }: Deps, id: number, error: unknown): Promise<void> {
  if (!(error instanceof AppError)) throw error;
  await q.finishBulkChange(db, id, clock());
}
