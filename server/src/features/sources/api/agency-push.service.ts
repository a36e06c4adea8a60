/** API-1: one pushed listing, through the same code as an item of a feed, in one transaction. */
import type { ErrorCode } from '@estia/contract/errors';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { ApiKeyViewer } from '../../../platform/auth/viewer.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { findReviewDueAt, lockAdvertiser, mayPublish } from '../../listings/index.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { type AppliedItemResult, applyItem } from '../apply-item.service.ts';
import { readEstiaListing } from '../formats/estia/estia-reader.ts';
import { defaultFeedLimits, type FeedItem } from '../formats/feed-item.ts';
import { lockSource } from '../sources.queries.ts';
import { findListingIdByReference } from './agency-listings.queries.ts';
import { getChangedListing } from './agency-listings.service.ts';
import { getOrInsertPushSource } from './agency-push.queries.ts';

const readItem = (reference: string, sent: Record<string, unknown>): FeedItem =>
  readEstiaListing({ ...sent, reference, action: 'upsert' }, defaultFeedLimits);
const removal = (reference: string): FeedItem => readEstiaListing({ reference, action: 'remove' }, defaultFeedLimits);

/** What refuses a person's listing has an error of its own. */
const errorByRefusal: Record<string, ErrorCode> = {
  duplicate_property: 'duplicate_property',
  over_limit: 'over_limit',
  account_limited: 'account_limited',
  subscription_expired: 'subscription_expired',
};

function assertTaken({ outcome, faults, refusal }: AppliedItemResult): void {
  if (outcome !== 'rejected') return;
  const fields = Object.fromEntries(
    faults.filter(({ is_rejecting }) => is_rejecting).map(({ field, code }) => [field ?? 'body', code]),
  );
  if (refusal === null) throw new AppError('invalid_input', fields);
  const code = errorByRefusal[refusal];
  if (code) throw new AppError(code, fields);
  if (refusal === 'place_unresolved') throw new AppError('invalid_input', { ...fields, district_id: refusal });
  throw new AppError('not_in_this_state', { ...fields, reference: refusal });
}

async function applyPushed(
  trx: Trx,
  deps: Deps,
  { viewer, item, places }: { viewer: ApiKeyViewer; item: FeedItem; places: PlaceTreeLoader },
): Promise<AppliedItemResult> {
  const account = await lockAdvertiser(trx, viewer.worksFor);
  if (!account || !mayPublish(account)) throw new AppError('forbidden');
  const source = await lockSource(trx, await getOrInsertPushSource(trx, account.id, deps.clock()), account.id);
  // Stopped by an admin, who had a reason.
  if (source?.state !== 'active') throw new AppError('forbidden', { source: source?.state ?? 'removed' });
  return applyItem(trx, deps, { account, source, item, tree: await places() });
}

export async function pushAgencyListing(
  deps: Deps,
  viewer: ApiKeyViewer,
  { reference, sent, places }: { reference: string; sent: Record<string, unknown>; places: PlaceTreeLoader },
) {
  // The address names it: another name in the body would be one of two.
  if ('reference' in sent && sent.reference !== reference)
    throw new AppError('invalid_input', { reference: 'invalid' });
  const item = readItem(reference, sent);
  const result = await deps.db.transaction().execute((trx) => applyPushed(trx, deps, { viewer, item, places }));
  assertTaken(result);
  const { outcome, listing_id, faults } = result;
  if (listing_id === null || outcome === 'removed' || outcome === 'not_found' || outcome === 'rejected')
    throw new Error(`Pushed, and nothing is there: ${outcome}`);
  return {
    message: 'Success!' as const,
    outcome,
    listing: await getChangedListing(deps, viewer, listing_id),
    review_due_at: (await findReviewDueAt(deps.db, listing_id))?.toISOString() ?? null,
    warnings: faults.map(({ field, code }) => ({ field, code })),
  };
}

/** Taken off already: the same answer. */
export async function removeAgencyListing(
  deps: Deps,
  viewer: ApiKeyViewer,
  { reference, places }: { reference: string; places: PlaceTreeLoader },
) {
  const found = await findListingIdByReference(deps.db, viewer.worksFor, reference);
  if (!found?.is_pushed) throw new AppError('not_found');
  await deps.db.transaction().execute((trx) => applyPushed(trx, deps, { viewer, item: removal(reference), places }));
  return { message: 'Success!' as const, listing: await getChangedListing(deps, viewer, found.listing_id) };
}
