/** What the advertiser is told of listings that wait for a look: at once, in the transaction that holds them. */
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { ruleReasons } from '@estia/contract/listings/review/review-messages';
import { toLocale } from '@estia/contract/pair';
import type { Deps } from '../../../deps.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { writeStatement } from '../../statements-of-reasons/index.ts';
import { type EmailRecipient, enqueueListingEmail, summarizeListings } from '../listings.emails.ts';
import { listHeldReviews } from './review.queries.ts';

export type HeldListing = { id: number; property_id: number; purpose: 1 | 2 };

/** Null: it does not wait unseen. */
export async function findReviewDueAt(db: Db, listingId: number): Promise<Date | null> {
  return (await listHeldReviews(db, [listingId]))[0]?.due_at ?? null;
}

/** One statement of reasons and one email for all of them. By when the last of them is looked at; null: there are none. */
export async function notifyHeld(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  owner: EmailRecipient,
  listings: readonly HeldListing[],
): Promise<string | null> {
  if (listings.length === 0) return null;
  const reviews = await listHeldReviews(
    trx,
    listings.map((listing) => listing.id),
  );
  const dueAt = reviews.at(-1)?.due_at.toISOString();
  if (dueAt === undefined) throw new Error('A held listing has no review');
  const rules = [...new Set(reviews.flatMap((review) => review.rules))];
  const named = listings.map(({ id, property_id, purpose }) => ({ id, code: formatListingCode(property_id, purpose) }));
  const statement = await writeStatement(trx, deps, {
    accountId: owner.id,
    kind: 'listing_held',
    ground: 'moderation',
    foundBy: 'program',
    decidedBy: null,
    facts: rules.map((rule) => ruleReasons[rule][toLocale(owner.locale)]).join(' '),
    listings: named,
  });
  await enqueueListingEmail(trx, deps, owner, 'listing_held', {
    ...summarizeListings(named.map((listing) => listing.code)),
    due_at: dueAt,
    statement,
  });
  return dueAt;
}
