/**
 * Listings whose owners do not say that they still stand: reminded twice, then paused. Safe to run twice and to be
 * killed.
 */
import { formatListingCode } from '@estia/contract/listings/listing-code';
import type { Deps } from '../../../deps.ts';
import { writeStatement } from '../../statements-of-reasons/index.ts';
import { enqueueListingEmail, summarizeListings } from '../listings.emails.ts';
import * as q from './confirmation.queries.ts';
import { pauseListings } from './states.queries.ts';

const BATCH_SIZE = 500;

const reminderTemplates = {
  first: 'listing_reminder',
  second: 'listing_reminder_last',
} as const;

/**
 * One slice, in one transaction with its emails: an owner gets one for all listings of the slice. Less than a slice:
 * none is left.
 */
async function processBatch(deps: Deps, what: keyof typeof q.reminderSteps): Promise<number> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const listings = await q.lockUnconfirmedListings(trx, what, now, BATCH_SIZE);
    if (listings.length === 0) return 0;
    const ids = listings.map((listing) => listing.id);
    if (what === 'pause') await pauseListings(trx, { ids, reason: 'unconfirmed', now });
    else await q.markReminded(trx, ids, now);
    const byOwner = Map.groupBy(listings, (listing) => listing.account_id);
    for (const owner of await q.listEmailRecipients(trx, [...byOwner.keys()])) {
      const named = (byOwner.get(owner.id) ?? []).map(({ id, property_id, purpose }) => ({
        id,
        code: formatListingCode(property_id, purpose),
      }));
      const summary = summarizeListings(named.map(({ code }) => code));
      if (what !== 'pause') {
        await enqueueListingEmail(trx, deps, owner, reminderTemplates[what], summary);
        continue;
      }
      const statement = await writeStatement(trx, deps, {
        accountId: owner.id,
        kind: 'unconfirmed',
        ground: 'listing_rules',
        foundBy: 'program',
        decidedBy: null,
        listings: named,
      });
      await enqueueListingEmail(trx, deps, owner, 'listing_paused', { ...summary, statement });
    }
    return listings.length;
  });
}

/** The last step first: a listing takes one step a run, however long the worker slept. */
export async function processUnconfirmedListings(deps: Deps): Promise<void> {
  for (const what of ['pause', 'second', 'first'] as const)
    for (let done = BATCH_SIZE; done === BATCH_SIZE; ) done = await processBatch(deps, what);
}
