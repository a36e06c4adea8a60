/** ADMN-3: what an admin decides about a listing, and what follows from a change that was not made in time. */

import { athensDay } from '@estia/contract/athens';
import type { HandlerInput } from '@estia/contract/call';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import type { decideListingReview } from '@estia/contract/listings/review/review-calls';
import type { RecordedDecision, ReviewReason } from '@estia/contract/listings/review/review-choices';
import { reviewReasonMessages } from '@estia/contract/listings/review/review-messages';
import { toLocale } from '@estia/contract/pair';
import { purposeNames } from '@estia/contract/search/model';
import type { RestrictionGround } from '@estia/contract/statements-of-reasons/model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { getRulesNow } from '../../rules/index.ts';
import { writeStatement } from '../../statements-of-reasons/index.ts';
import { type AdvertiserRow, lockAdvertiser } from '../drafts/drafts.queries.ts';
import { enqueueListingEmail, summarizeListings } from '../listings.emails.ts';
import { mayPublish } from '../listings.policy.ts';
import { getRemainingQuota } from '../publishing/publish.service.ts';
import { pauseListingAsAdmin } from '../states/admin-pause.queries.ts';
import { type LockedListing, lockListings, pauseListings } from '../states/states.queries.ts';
import * as q from './decide-review.queries.ts';

const DAY_MS = 86_400_000;
type Input = HandlerInput<typeof decideListingReview>['body'];
type Locked = { review: q.LockedReview; listing: LockedListing; owner: AdvertiserRow };

/** In the order of everybody: account, listing, then the review of it. */
async function lockReviewed(trx: Trx, id: number): Promise<Locked | null> {
  const found = await q.findReviewOwner(trx, id);
  const owner = found && (await lockAdvertiser(trx, found.account_id));
  const [listing] = owner ? await lockListings(trx, [found.listing_id]) : [];
  const review = listing && (await q.lockReview(trx, id));
  return owner && listing && review ? { review, listing, owner } : null;
}

const summaryOf = ({ listing }: Locked) => ({
  ...summarizeListings([formatListingCode(listing.property_id, listing.purpose)]),
  property_id: listing.property_id,
  for: purposeNames[listing.purpose],
});

/** Up, or why it is not yet although nobody holds it any more. */
async function bringUp(trx: Trx, deps: Deps, { listing, owner }: Locked, now: Date): Promise<q.StillWaits | null> {
  const isOver = listing.mandate_expires_on !== null && listing.mandate_expires_on < athensDay(now);
  // It has had its room all the while.
  const room = await getRemainingQuota(trx, deps, owner);
  const waits = !mayPublish(owner) ? 'account' : isOver ? 'mandate' : room.expired || room.left < 0 ? 'plan' : null;
  await q.releaseHeldListing(trx, listing.id, { waits, now });
  return waits;
}

async function approve(trx: Trx, deps: Deps, locked: Locked, now: Date): Promise<void> {
  const { review, listing, owner } = locked;
  await q.closeReview(trx, review.id, { state: 'approved', agreed: [] });
  const isHeld = listing.is_active === false && listing.pause_reason === 'review';
  // A stop holds for the whole property: it ends before anything of it comes up.
  if (isHeld && listing.is_property_stopped) throw new AppError('not_in_this_state');
  const waits = isHeld ? await bringUp(trx, deps, locked, now) : null;
  if (listing.is_active === null) await q.forgetHold(trx, listing.id);
  // Whose listing was up all the while, and who was asked for nothing, has nothing to hear.
  if (isHeld || review.was_asked)
    await enqueueListingEmail(trx, deps, owner, 'listing_review_approved', { ...summaryOf(locked), waits });
}

type Told = { reason: ReviewReason; text: string; adminId: number };

/** What each reason rests on, by law or by contract. */
export const reviewGrounds: Readonly<Record<ReviewReason, RestrictionGround>> = {
  price: 'listing_rules',
  words: 'forbidden',
  contact: 'listing_rules',
  photos: 'listing_rules',
  location: 'listing_rules',
  facts: 'listing_rules',
  duplicate: 'listing_rules',
  not_theirs: 'who',
  fraud: 'forbidden',
  other: 'moderation',
};

/** Rules found it, whoever decides. */
const statementOf = ({ listing, owner }: Locked, reason: ReviewReason) => ({
  accountId: owner.id,
  ground: reviewGrounds[reason],
  foundBy: 'program' as const,
  listings: [{ id: listing.id, code: formatListingCode(listing.property_id, listing.purpose) }],
});

async function requestChange(
  trx: Trx,
  deps: Deps,
  locked: Locked,
  { reason, text, adminId, dueAt }: Told & { dueAt: Date },
): Promise<void> {
  const { review, listing, owner } = locked;
  await q.markChangeRequested(trx, review.id, dueAt);
  // One that stays up meanwhile is not restricted.
  const statement =
    listing.is_active === true
      ? null
      : await writeStatement(trx, deps, {
          ...statementOf(locked, reason),
          kind: 'changes_requested',
          decidedBy: adminId,
          facts: text,
        });
  await enqueueListingEmail(trx, deps, owner, 'listing_change_requested', {
    ...summaryOf(locked),
    due_at: dueAt.toISOString(),
    reason,
    text,
    statement,
  });
}

async function stop(trx: Trx, deps: Deps, locked: Locked, told: Told & { now: Date }): Promise<void> {
  const { listing, owner } = locked;
  await pauseListingAsAdmin(trx, listing.id, told.now);
  const statement = await writeStatement(trx, deps, {
    ...statementOf(locked, told.reason),
    kind: 'listing_stopped',
    decidedBy: told.adminId,
    facts: told.text,
  });
  await enqueueListingEmail(trx, deps, owner, 'listing_review_stopped', {
    ...summaryOf(locked),
    reason: told.reason,
    statement,
  });
}

const recorded = { approve: 'approved', change: 'change_requested', stop: 'stopped' } as const satisfies Record<
  Input['decision'],
  RecordedDecision
>;
const auditActions = {
  approve: 'listing_review_approved',
  change: 'listing_review_change',
  stop: 'listing_review_stopped',
} as const;

export async function decideReview(deps: Deps, viewer: SignedInViewer, id: number, input: Input): Promise<void> {
  const { decision, version, reason = 'other', agreed } = input;
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const locked = await lockReviewed(trx, id);
    if (!locked) throw new AppError('not_found');
    const { review, listing, owner } = locked;
    // The advertiser's own people do not judge what they advertise.
    if (owner.id === viewer.worksFor) throw new AppError('forbidden');
    const isSame = review.last_decision === recorded[decision] && review.last_admin_id === viewer.userId;
    if (review.state !== 'open') {
      // Sent twice, it is done once.
      if (isSame && review.version === version + 1) return;
      throw new AppError('already_decided');
    }
    if (review.version !== version) throw new AppError('changed_meanwhile');
    const isReady = decision !== 'approve' && input.text === '';
    const text = isReady ? reviewReasonMessages[reason][decision][toLocale(owner.locale)] : input.text;
    const days = input.days ?? (await getRulesNow(trx, deps, ['review_deadlines'])).review_deadlines.params.change_days;
    const dueAt = new Date(now.getTime() + days * DAY_MS);
    await q.insertDecision(trx, {
      review_id: id,
      decision: recorded[decision],
      admin_id: viewer.userId,
      reason: decision === 'approve' ? null : reason,
      text: text || null,
      at: now,
    });
    if (decision === 'approve') await approve(trx, deps, locked, now);
    else await q.markAgreed(trx, id, agreed ?? null);
    if (decision === 'change') await requestChange(trx, deps, locked, { reason, text, adminId: viewer.userId, dueAt });
    if (decision === 'stop') {
      await q.closeReview(trx, id, { state: 'stopped', agreed: null });
      await stop(trx, deps, locked, { reason, text, adminId: viewer.userId, now });
    }
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: auditActions[decision],
      subject: 'property',
      subjectId: listing.property_id,
      reason: text || null,
      now,
      after: { listing_review: id, ...(decision === 'change' ? { due_at: dueAt.toISOString() } : {}) },
    });
  });
}

const BATCH_SIZE = 100;

/** A change that was not made in time pauses the listing. Safe to run twice and to be killed. */
export async function pauseUnchangedListings(deps: Deps): Promise<void> {
  const now = deps.clock();
  for (let ids = await q.listLapsedReviews(deps.db, now, BATCH_SIZE); ids.length > 0; ) {
    for (const id of ids) await deps.db.transaction().execute((trx) => lapse(trx, deps, id, now));
    ids = ids.length < BATCH_SIZE ? [] : await q.listLapsedReviews(deps.db, now, BATCH_SIZE);
  }
}

async function lapse(trx: Trx, deps: Deps, id: number, now: Date): Promise<void> {
  const locked = await lockReviewed(trx, id);
  const { review, listing, owner } = locked ?? {};
  if (!locked || !review || !listing || !owner || review.state !== 'change_requested' || review.due_at > now) return;
  await q.closeReview(trx, id, { state: 'lapsed', agreed: null });
  await q.insertDecision(trx, {
    review_id: id,
    decision: 'lapsed',
    admin_id: null,
    reason: null,
    text: null,
    at: now,
  });
  if (listing.pause_reason === 'admin') return;
  // One that its advertiser has removed stays removed: it waits for the change when it is restored.
  const isRemoved = listing.is_active === null;
  if (isRemoved && listing.pause_reason !== 'review') return;
  if (listing.is_active) await pauseListings(trx, { ids: [listing.id], reason: 'change', now });
  else await q.markUnchanged(trx, listing.id, now);
  const statement = await writeStatement(trx, deps, {
    ...statementOf(locked, review.last_reason ?? 'other'),
    kind: 'changes_requested',
    decidedBy: null,
    facts: review.last_text ?? '',
  });
  if (!isRemoved)
    await enqueueListingEmail(trx, deps, owner, 'listing_change_missed', { ...summaryOf(locked), statement });
}
