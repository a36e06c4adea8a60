/** Listings that are about to be written: what would be public is looked at by the rules first. */
import { textFields } from '@estia/contract/listings/draft/text-checks';
import type { FieldValues } from '@estia/contract/listings/fields';
import { pickNames } from '@estia/contract/map-names';
import { requireValue } from '@estia/contract/require-value';
import type { Trx } from '../../../platform/db/db.ts';
import {
  evaluateListings,
  isBackByItself,
  isUnderReview,
  type ReviewDeps,
  type ReviewVerdict,
} from './review.service.ts';

type StateDecision = 'active' | 'unchanged' | { pausedFor: string };
export type DecidedOffer = {
  writing: { propertyId: number; input: { purpose: 1 | 2; values: FieldValues } };
  id: number;
  before: { is_active: boolean | null; pause_reason: string | null } | undefined;
  decision: StateDecision;
};

/** The same offers; those that a rule holds are paused for their review. */
export async function reviewOffers<O extends DecidedOffer>(
  trx: Trx,
  deps: ReviewDeps,
  accountId: number,
  offers: readonly O[],
): Promise<{ decided: O[]; verdicts: ReviewVerdict[] }> {
  const isEvaluated = ({ before, decision }: O) =>
    decision === 'active' ||
    // What waits for room comes up by itself when there is some.
    (decision !== 'unchanged' && isBackByItself(decision.pausedFor)) ||
    (decision === 'unchanged' &&
      (before?.is_active === true || (before?.is_active === false && isBackByItself(before.pause_reason))));
  const verdicts = await evaluateListings(
    trx,
    deps,
    accountId,
    offers.filter(isEvaluated).map(({ writing: { propertyId, input }, id, before }) => ({
      listing_id: id,
      property_id: propertyId,
      purpose: input.purpose,
      price: requireValue(input.values.price),
      texts: pickNames(input.values, textFields),
      isHeld: isUnderReview(before?.pause_reason),
    })),
  );
  const heldIds = new Set(
    verdicts.filter(({ outcome }) => outcome === 'hold').map(({ candidate }) => candidate.listing_id),
  );
  const decided = offers.map((offer) =>
    heldIds.has(offer.id) ? { ...offer, decision: { pausedFor: 'review' } } : offer,
  );
  return { decided, verdicts };
}
