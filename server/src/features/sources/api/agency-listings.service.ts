/** API-1: what programs of an agency read of it, and change of one listing by its reference. */
import type { HandlerInput } from '@estia/contract/call';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { getListingState, type ListingAction, type ListingState } from '@estia/contract/listings/states';
import { purposeNames } from '@estia/contract/search/model';
import type * as calls from '@estia/contract/sources/api/agency-api-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { ApiKeyViewer } from '../../../platform/auth/viewer.ts';
import { changeListingStates, setPrice } from '../../listings/index.ts';
import * as q from './agency-listings.queries.ts';
import { agencyListingDetailView, agencyListingView } from './agency-listings.view.ts';
import { cutPage, readCursor } from './cursor.ts';

export async function listAgencyListings(
  { db, config }: Deps,
  { worksFor }: ApiKeyViewer,
  { limit, cursor, state, updated_since }: HandlerInput<typeof calls.listAgencyListings>['query'],
) {
  const rows = await q.listAgencyListings(db, worksFor, {
    state,
    updatedSince: updated_since,
    cursor: readCursor(cursor),
    limit: limit + 1,
  });
  const { page, next_cursor } = cutPage(rows, limit, (row) => ({ at: row.updated_at_text, id: row.listing_id }));
  return { listings: page.map((row) => agencyListingView(row, config.origin)), next_cursor };
}

async function getOwnListing({ db }: Pick<Deps, 'db'>, { worksFor }: ApiKeyViewer, listingId: number) {
  const row = await q.findAgencyListing(db, worksFor, listingId);
  if (!row) throw new AppError('not_found');
  return row;
}

export async function getAgencyListing(deps: Deps, viewer: ApiKeyViewer, reference: string) {
  const found = await q.findListingIdByReference(deps.db, viewer.worksFor, reference);
  if (!found) throw new AppError('not_found');
  return { listing: agencyListingDetailView(await getOwnListing(deps, viewer, found.listing_id), deps.config.origin) };
}

/** Only what was pushed is changed by programs: what a feed brings would be changed back by its next run. */
async function findPushedListing(deps: Deps, viewer: ApiKeyViewer, reference: string) {
  const found = await q.findListingIdByReference(deps.db, viewer.worksFor, reference);
  if (!found?.is_pushed) throw new AppError('not_found');
  return getOwnListing(deps, viewer, found.listing_id);
}

export const getChangedListing = async (deps: Deps, viewer: ApiKeyViewer, listingId: number) =>
  agencyListingView(await getOwnListing(deps, viewer, listingId), deps.config.origin);

const changedReply = async (deps: Deps, viewer: ApiKeyViewer, listingId: number) => ({
  message: 'Success!' as const,
  listing: await getChangedListing(deps, viewer, listingId),
});

export async function setAgencyListingPrice(deps: Deps, viewer: ApiKeyViewer, reference: string, price: number) {
  const { listing_id, price: old_price } = await findPushedListing(deps, viewer, reference);
  // Before: ended between the two, the next push is compared anew.
  await q.updatePushedPrice(deps.db, { accountId: viewer.worksFor, listingId: listing_id, price });
  await setPrice(deps, viewer, { body: { listing_id, old_price, price: String(price) } });
  return changedReply(deps, viewer, listing_id);
}

/** In the state already: nothing happens, so that a program may send it again. */
export async function setAgencyListingState(
  deps: Deps,
  viewer: ApiKeyViewer,
  { reference, action, to }: { reference: string; action: ListingAction; to: ListingState },
) {
  const listing = await findPushedListing(deps, viewer, reference);
  if (getListingState(listing) !== to)
    await changeListingStates(deps, viewer, { ids: [listing.listing_id], getAction: () => action });
  return changedReply(deps, viewer, listing.listing_id);
}

export async function compareReferences({ db }: Deps, { worksFor }: ApiKeyViewer, references: readonly string[]) {
  const theirs = new Set(references);
  const here = await q.listPushedReferences(db, worksFor);
  const known = new Set(here);
  return {
    missing: [...theirs].filter((reference) => !known.has(reference)),
    unknown: here.filter((reference) => !theirs.has(reference)),
    matching: here.filter((reference) => theirs.has(reference)).length,
  };
}

export async function getAgencyStatistics(
  { db, clock }: Deps,
  { worksFor }: ApiKeyViewer,
  { limit, cursor, days }: HandlerInput<typeof calls.getAgencyStatistics>['query'],
) {
  const rows = await q.listAgencyStatistics(db, worksFor, {
    now: clock(),
    days,
    cursor: readCursor(cursor),
    limit: limit + 1,
  });
  const { page, next_cursor } = cutPage(rows, limit, (row) => ({ at: row.created_at_text, id: row.listing_id }));
  const listings = page.map(({ property_id, purpose, created_at_text: _, ...row }) => ({
    ...row,
    code: formatListingCode(property_id, purpose),
    for: purposeNames[purpose],
  }));
  return { days, listings, next_cursor };
}
