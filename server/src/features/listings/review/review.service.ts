/**
 * ADMN-3: whether a listing may be public as it stands, decided by the rules of the day in the transaction that would make it
 * so. What is held stays held until a person has looked: an edit that takes away what was found does not free it.
 */

import { textFields } from '@estia/contract/listings/draft/text-checks';
import { type ReviewAction, reviewRules } from '@estia/contract/listings/review/review-choices';
import { pickNames } from '@estia/contract/map-names';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { getRulesNow } from '../../rules/index.ts';
import { estimateStoredProperties } from '../../valuation/index.ts';
import type { EmailRecipient } from '../listings.emails.ts';
import { pauseListings } from '../states/states.queries.ts';
import { notifyHeld } from './held-listings.service.ts';
import * as q from './review.queries.ts';
import { approvalKeys, evaluateRules, type ReviewFacts, type ReviewHit } from './review-rules.ts';

/** A listing that would be on the market. Its property is stored already, with its photos. */
export type ReviewCandidate = q.ReviewedOffer &
  Pick<ReviewFacts, 'texts' | 'price'> & {
    /** It waits for a look, or a change that was asked for did not come: it is not freed by being written again. */
    isHeld: boolean;
  };
export type ReviewVerdict = {
  candidate: ReviewCandidate;
  outcome: ReviewAction | null;
  hits: readonly ReviewHit[];
  /** By when an admin looks. */
  dueAt: Date;
};
export type ReviewDeps = Pick<Deps, 'clock' | 'pool'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What stands in `pause_reason` of a listing that only a decision or a change brings back. */
const reviewPauses: readonly string[] = ['review', 'change'];
export const isUnderReview = (pauseReason: string | null | undefined): boolean =>
  reviewPauses.includes(pauseReason ?? '');

/** Five statements, however many there are, beside those of the estimate. */
export async function evaluateListings(
  trx: Trx,
  deps: ReviewDeps,
  accountId: number,
  candidates: readonly ReviewCandidate[],
): Promise<ReviewVerdict[]> {
  if (candidates.length === 0) return [];
  const now = deps.clock();
  const ids = candidates.map((each) => each.listing_id);
  const propertyIds = candidates.map((each) => each.property_id);
  const rules = await getRulesNow(trx, deps, [...reviewRules, 'review_deadlines']);
  const since = new Date(now.getTime() - rules.review_account.params.stopped_days * DAY_MS);
  const account = await q.findAccountHistory(trx, accountId, { since, except: ids });
  const photos = new Map((await q.listKnownPhotos(trx, propertyIds)).map((row) => [row.property_id, row]));
  const approved = Map.groupBy(await q.listApprovedFindings(trx, ids), (row) => row.listing_id);
  const open = new Map((await q.listOpenReviews(trx, ids)).map((row) => [row.listing_id, row]));
  const estimateOf = await estimateStoredProperties(trx, deps, candidates);
  const isHolding = rules.review_first_listing.params.action === 'hold';
  return candidates.map((candidate, at) => {
    const photo = photos.get(candidate.property_id);
    const hits = evaluateRules(
      {
        ...pickNames(candidate, ['texts', 'price']),
        estimate: estimateOf(candidate),
        // One look at a newcomer is enough, where all are up meanwhile.
        isFirst: !account.has_listed && (isHolding || at === 0),
        knownPhoto: photo ? { property_id: photo.other_property_id, position: photo.position } : null,
        stopped: account.stopped,
        points: account.points,
      },
      rules,
      new Set(approved.get(candidate.listing_id)?.flatMap(({ rule, finding }) => approvalKeys(rule, finding))),
    );
    const before = open.get(candidate.listing_id);
    const mustHold = candidate.isHeld || before?.outcome === 'hold' || hits.some((hit) => hit.action === 'hold');
    const hours = rules.review_deadlines.params[mustHold ? 'held_hours' : 'queued_hours'];
    return {
      candidate,
      hits,
      outcome: mustHold ? 'hold' : hits.length > 0 || before ? 'queue' : null,
      dueAt: new Date(now.getTime() + hours * HOUR_MS),
    };
  });
}

/** After the listings are there. */
export async function recordVerdicts(
  trx: Trx,
  now: Date,
  verdicts: readonly ReviewVerdict[],
  { isEdited }: { isEdited: boolean },
): Promise<void> {
  if (verdicts.length === 0) return;
  await q.insertReviewRun(trx, now, verdicts.length);
  await q.saveReviews(
    trx,
    now,
    verdicts.flatMap(({ candidate: { listing_id, property_id, purpose }, outcome, hits, dueAt }) =>
      outcome === null ? [] : [{ listing_id, property_id, purpose, outcome, hits, due_at: dueAt }],
    ),
    { isEdited },
  );
}

/** Back by themselves some day, without anybody who looks: what changes in them meanwhile is looked at when it changes. */
const comesBack: readonly string[] = ['plan', 'account', 'deletion', ...reviewPauses];
export const isBackByItself = (pauseReason: string | null | undefined): boolean =>
  comesBack.includes(pauseReason ?? '');

/**
 * Listings of one advertiser as they are stored: those whose price has changed, and those that are about to come up. The ids of
 * those that are held, and by when they are looked at; the advertiser is told. Who calls brings up the others.
 */
export async function reviewStoredListings(
  trx: Trx,
  deps: ReviewDeps & Pick<Deps, 'secrets'>,
  owner: EmailRecipient,
  { ids, cause }: { ids: readonly number[]; cause: 'price' | 'activation' | 'photos' },
): Promise<{ heldIds: ReadonlySet<number>; dueAt: string | null }> {
  const now = deps.clock();
  const stored = ids.length === 0 ? [] : await q.listStoredTexts(trx, ids);
  const evaluated = stored.filter(
    (row) =>
      row.account_id === owner.id &&
      (cause === 'activation' || row.is_active || (row.is_active === false && isBackByItself(row.pause_reason))),
  );
  const verdicts = await evaluateListings(
    trx,
    deps,
    owner.id,
    evaluated.map((row) => ({
      ...pickNames(row, ['listing_id', 'property_id', 'purpose', 'price']),
      texts: pickNames(row, textFields),
      isHeld: isUnderReview(row.pause_reason),
    })),
  );
  await recordVerdicts(trx, now, verdicts, { isEdited: cause !== 'activation' });
  const heldIds = new Set(
    verdicts.filter(({ outcome }) => outcome === 'hold').map(({ candidate }) => candidate.listing_id),
  );
  const newlyHeld = evaluated.filter((row) => heldIds.has(row.listing_id) && row.pause_reason !== 'review');
  const active = newlyHeld.filter((row) => row.is_active).map((row) => row.listing_id);
  if (active.length > 0) await pauseListings(trx, { ids: active, reason: 'review', now });
  const others = newlyHeld.filter((row) => !row.is_active).map((row) => row.listing_id);
  if (others.length > 0) await q.markHeld(trx, others, now);
  const dueAt = await notifyHeld(
    trx,
    deps,
    owner,
    newlyHeld.map(({ listing_id: id, property_id, purpose }) => ({ id, property_id, purpose })),
  );
  return { heldIds, dueAt };
}
