/** SAME-1: the owner objects, the agency answers, an admin decides. */
import {
  type DisputeSide,
  disputeHours,
  disputeLimits,
  isOpenDispute,
  type ObjectionReason,
} from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { enqueuePauseEmail } from '../pauses/pauses.emails.ts';
import { toPublicListing } from '../pauses/public-listing.emails.ts';
import * as pauses from '../pauses/scheduled-pauses.queries.ts';
import { formatCodes } from '../pauses/scheduled-pauses.service.ts';
import { enqueueComparison, restoreSame, savePersonsDecision } from '../review/match-review.queries.ts';
import { canReopen, getDisputeSide } from './disputes.policy.ts';
import * as q from './disputes.queries.ts';

const HOUR_MS = 3_600_000;
const addHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** To who is neither of the two it is as if it were not there. */
async function lockAsSide(
  trx: Trx,
  viewer: SignedInViewer,
  id: number,
): Promise<{ pause: pauses.PauseParties; side: DisputeSide }> {
  await pauses.lockPause(trx, id, { wait: true });
  const pause = await pauses.findPauseParties(trx, id);
  const side =
    pause && getDisputeSide(viewer, { owner_id: pause.owner.id, agency_account_id: pause.agency_account.id });
  if (!pause || !side) throw new AppError('not_found');
  return { pause, side };
}

async function lockOpenDispute(trx: Trx, id: number): Promise<q.LockedDispute> {
  const dispute = await q.lockDispute(trx, id);
  if (!dispute || !isOpenDispute(dispute.state)) throw new AppError('not_in_this_state');
  return dispute;
}

export async function objectToPause(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  { reason, text }: { reason: ObjectionReason; text: string },
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const { pause, side } = await lockAsSide(trx, viewer, id);
    if (side !== 'owner') throw new AppError('not_found');
    if (pause.state !== 'scheduled' || pause.has_dispute || pause.pause_at <= now)
      throw new AppError('not_in_this_state');
    const answerDueAt = addHours(now, disputeHours.answer);
    await q.insertDispute(trx, id, { reason, now, answerDueAt });
    await q.insertEntry(trx, { pauseId: id, at: now, kind: 'objected', author: 'owner' });
    if (text) await q.insertEntry(trx, { pauseId: id, at: now, kind: 'message', author: 'owner', side: 'owner', text });
    await pauses.markDisputed(trx, id);
    await enqueuePauseEmail(trx, deps, pause.owner, 'objection_received', {
      pause_id: id,
      listings: pause.owner_listings.map(toPublicListing),
      reason,
      text,
      answer_due_at: answerDueAt.toISOString(),
    });
    await enqueuePauseEmail(trx, deps, pause.agency_account, 'mandate_requested', {
      pause_id: id,
      own_codes: formatCodes(pause.agency_listings),
      answer_due_at: answerDueAt.toISOString(),
      reason,
    });
  });
}

type Answer = { text: string; mandate_signed_on: string | null; mandate_expires_on: string | null };

/** Also after the 48 hours, until it is decided. */
export async function answerObjection(deps: Deps, viewer: SignedInViewer, id: number, answer: Answer): Promise<void> {
  const now = deps.clock();
  const { mandate_signed_on: signedOn, mandate_expires_on: expiresOn } = answer;
  if (expiresOn !== null && signedOn === null) throw new AppError('invalid_input', { mandate_signed_on: 'required' });
  if (signedOn !== null && expiresOn !== null && expiresOn < signedOn)
    throw new AppError('invalid_input', { mandate_expires_on: 'mandate_order' });
  await deps.db.transaction().execute(async (trx) => {
    const { pause, side } = await lockAsSide(trx, viewer, id);
    if (side !== 'agency') throw new AppError('not_found');
    await lockOpenDispute(trx, id);
    await assertMayWrite(trx, id, side);
    await q.saveAnswer(trx, id, { signedOn, expiresOn, now });
    await q.insertEntry(trx, { pauseId: id, at: now, kind: 'answered', author: 'agency' });
    await q.insertEntry(trx, { pauseId: id, at: now, kind: 'message', author: 'agency', side, text: answer.text });
    await enqueuePauseEmail(trx, deps, pause.agency_account, 'answer_received', {
      pause_id: id,
      own_codes: formatCodes(pause.agency_listings),
      signed_on: signedOn,
      expires_on: expiresOn,
      text: answer.text,
    });
  });
}

async function assertMayWrite(trx: Trx, id: number, side: DisputeSide): Promise<void> {
  if ((await q.countMessages(trx, id, side)) >= disputeLimits.messagesOfSide) throw new AppError('too_many_requests');
}

export async function sendDisputeMessage(deps: Deps, viewer: SignedInViewer, id: number, text: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { side } = await lockAsSide(trx, viewer, id);
    await lockOpenDispute(trx, id);
    await assertMayWrite(trx, id, side);
    await q.insertEntry(trx, { pauseId: id, at: deps.clock(), kind: 'message', author: side, side, text });
  });
}

/** What an admin writes to one side the other never reads. */
export async function writeToSide(
  deps: Deps,
  id: number,
  { to, text }: { to: DisputeSide; text: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await pauses.lockPause(trx, id, { wait: true });
    const pause = await pauses.findPauseParties(trx, id);
    if (!pause || !(await q.lockDispute(trx, id))) throw new AppError('not_found');
    await lockOpenDispute(trx, id);
    await q.insertEntry(trx, { pauseId: id, at: deps.clock(), kind: 'message', author: 'admin', side: to, text });
    await enqueuePauseEmail(trx, deps, to === 'owner' ? pause.owner : pause.agency_account, 'dispute_message', {
      pause_id: id,
      own_codes: formatCodes(to === 'owner' ? pause.owner_listings : pause.agency_listings),
      text,
    });
  });
}

type Decision = { for: DisputeSide; decision: string; decision_locale: Locale };

async function enqueueDecisionEmails(
  trx: Trx,
  deps: Deps,
  pause: pauses.PauseParties,
  { decided, reason, pauseAt }: { decided: Decision; reason: ObjectionReason; pauseAt: Date },
): Promise<void> {
  const staysOnline = decided.for === 'owner' && reason === 'no_mandate';
  const agencyListings = staysOnline ? pause.agency_listings.filter((listing) => listing.is_active) : [];
  for (const side of ['owner', 'agency'] as const)
    await enqueuePauseEmail(trx, deps, side === 'owner' ? pause.owner : pause.agency_account, 'dispute_decided', {
      pause_id: pause.id,
      own_codes: formatCodes(side === 'owner' ? pause.owner_listings : pause.agency_listings),
      agency_el: pause.agency.el,
      agency_en: pause.agency.en,
      gemi: pause.agency.gemi,
      side,
      decided_for: decided.for,
      decision: decided.decision,
      decision_locale: decided.decision_locale,
      pause_at: pauseAt.toISOString(),
      agency_listings: side === 'owner' ? agencyListings.map(toPublicListing) : [],
    });
}

/** For the owner: not again, unless the case is reopened. For the agency: the clock goes on, with a day left at least. */
async function applyDecision(
  trx: Trx,
  { pause, reason, decided }: { pause: pauses.PauseParties; reason: ObjectionReason; decided: Decision },
  { adminId, now }: { adminId: number; now: Date },
): Promise<Date> {
  if (decided.for === 'owner') {
    const isOther = reason === 'not_same_property';
    await pauses.markEnded(trx, pause.id, { reason: isOther ? 'not_same' : 'no_mandate', now });
    if (isOther && pause.agency_property_id !== null) {
      const pair = [pause.owner_property_id, pause.agency_property_id] as const;
      await savePersonsDecision(trx, pair, { decision: 'different', adminId, now });
      await enqueueComparison(trx, pair);
    }
    return pause.pause_at;
  }
  const earliest = addHours(now, disputeHours.afterDecision);
  const pauseAt = pause.pause_at > earliest ? pause.pause_at : earliest;
  await pauses.resumePause(trx, pause.id, { pauseAt, now });
  return pauseAt;
}

/** The same decision again changes nothing. */
export async function decideDispute(deps: Deps, viewer: SignedInViewer, id: number, decided: Decision): Promise<void> {
  const now = deps.clock();
  const state = decided.for === 'owner' ? 'decided_for_owner' : 'decided_for_agency';
  await deps.db.transaction().execute(async (trx) => {
    await pauses.lockPause(trx, id, { wait: true });
    const pause = await pauses.findPauseParties(trx, id);
    const dispute = await q.lockDispute(trx, id);
    if (!pause || !dispute) throw new AppError('not_found');
    if (dispute.state === state && dispute.decision === decided.decision && dispute.decided_by === viewer.userId)
      return;
    if (dispute.state === 'decided_for_owner' || dispute.state === 'decided_for_agency')
      throw new AppError('already_decided');
    if (!isOpenDispute(dispute.state) || pause.state !== 'disputed') throw new AppError('not_in_this_state');
    // Decided before, and reopened: the terms promise another person.
    if (dispute.decided_by === viewer.userId) throw new AppError('own_decision');
    await q.saveDecision(trx, id, { state, adminId: viewer.userId, now });
    await q.insertEntry(trx, {
      pauseId: id,
      at: now,
      kind: state,
      author: 'admin',
      text: decided.decision,
      locale: decided.decision_locale,
    });
    const pauseAt = await applyDecision(
      trx,
      { pause, reason: dispute.reason, decided },
      { adminId: viewer.userId, now },
    );
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: `dispute_${state}`,
      subject: 'property',
      subjectId: pause.owner_property_id,
      reason: decided.decision,
      now,
    });
    await enqueueDecisionEmails(trx, deps, pause, { decided, reason: dispute.reason, pauseAt });
  });
}

type Reopening = { reason: string; reason_locale: Locale };

/**
 * The clock stands still again. Not after the listing was paused: then its owner brings it back by one click, whatever is decided.
 * That the two are different properties was part of a decision for the owner: they are one again until there is another.
 */
export async function reopenDispute(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  { reason, reason_locale }: Reopening,
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    await pauses.lockPause(trx, id, { wait: true });
    const pause = await pauses.findPauseParties(trx, id);
    const dispute = await q.lockDispute(trx, id);
    if (!pause || !dispute) throw new AppError('not_found');
    if (!canReopen({ pause_state: pause.state, state: dispute.state })) throw new AppError('not_in_this_state');
    await q.reopenDispute(trx, id);
    await pauses.reopenPause(trx, id);
    await q.insertEntry(trx, {
      pauseId: id,
      at: now,
      kind: 'reopened',
      author: 'admin',
      text: reason,
      locale: reason_locale,
    });
    const wereTornApart = dispute.state === 'decided_for_owner' && dispute.reason === 'not_same_property';
    if (wereTornApart && pause.agency_property_id !== null) {
      const pair = [pause.owner_property_id, pause.agency_property_id] as const;
      await restoreSame(trx, pair, { adminId: viewer.userId, now });
      await enqueueComparison(trx, pair);
    }
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'dispute_reopened',
      subject: 'property',
      subjectId: pause.owner_property_id,
      reason,
      now,
    });
    for (const side of ['owner', 'agency'] as const)
      await enqueuePauseEmail(trx, deps, side === 'owner' ? pause.owner : pause.agency_account, 'dispute_reopened', {
        pause_id: id,
        own_codes: formatCodes(side === 'owner' ? pause.owner_listings : pause.agency_listings),
        side,
        reasons: reason,
        reasons_locale: reason_locale,
      });
  });
}
