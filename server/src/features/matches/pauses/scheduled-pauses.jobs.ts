/** SAME-1: what falls due of scheduled pauses and disputes. Each step and its emails are one transaction of one row. */
import { formatListingCode } from '@estia/contract/listings/listing-code';
import type { EndReason } from '@estia/contract/matches/model';
import type { JobName } from '@estia/contract/site/failure-messages';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { runInBatches } from '../../../platform/jobs/run-in-batches.ts';
import { pauseListings } from '../../listings/index.ts';
import { writeStatement } from '../../statements-of-reasons/index.ts';
import { endDispute, listSilentDisputes, markAgencySilent } from '../disputes/disputes.queries.ts';
import { enqueuePauseEmail } from './pauses.emails.ts';
import { toPublicListing } from './public-listing.emails.ts';
import * as q from './scheduled-pauses.queries.ts';
import {
  enqueueFirstEmails,
  formatCodes,
  getOwnerValues,
  getPauseDates,
  listPurposesAtOdds,
} from './scheduled-pauses.service.ts';

/** Null while both are on offer for one of the purposes, the agency approved, the two the same and without a cooperation. */
async function findEndReason(trx: Trx, pause: q.PauseParties): Promise<EndReason | null> {
  const active = pause.owner_listings.filter((listing) => listing.is_active);
  if (active.length === 0) return 'owner_listing_ended';
  const isShared = active.some(({ purpose }) =>
    pause.agency_listings.some((theirs) => theirs.is_active && theirs.purpose === purpose),
  );
  if (!isShared || !pause.is_agency_approved) return 'agency_listing_ended';
  if (!pause.is_same) return 'not_same';
  return (await listPurposesAtOdds(trx, pause)).length === 0 ? 'cooperation' : null;
}

async function endPause(trx: Trx, deps: Deps, pause: q.PauseParties, reason: EndReason): Promise<void> {
  await endForOwner(trx, deps, pause, reason);
  if (pause.state === 'disputed')
    await enqueuePauseEmail(trx, deps, pause.agency_account, 'dispute_cancelled', {
      pause_id: pause.id,
      own_codes: formatCodes(pause.agency_listings),
      reason,
    });
}

async function endForOwner(trx: Trx, deps: Deps, pause: q.PauseParties, reason: EndReason): Promise<void> {
  const now = deps.clock();
  await q.markEnded(trx, pause.id, { reason, now });
  if (reason === 'agency_listing_ended' || reason === 'not_same' || reason === 'cooperation')
    await enqueuePauseEmail(trx, deps, pause.owner, 'pause_cancelled', { ...getOwnerValues(pause), reason });
  if (pause.state === 'disputed') await endDispute(trx, pause.id, now);
}

/** Before the account of an agency is erased. The owners hear of it; the agency hears no more of anything. */
export async function endPausesOfAgency(trx: Trx, deps: Deps, accountId: number): Promise<void> {
  const ids = await q.listOpenPausesOfAgency(trx, accountId);
  await q.lockOwnerListings(trx, ids);
  for (const id of ids) {
    await q.lockPause(trx, id, { wait: true });
    const pause = await q.findPauseParties(trx, id);
    if (pause?.state === 'scheduled' || pause?.state === 'disputed')
      await endForOwner(trx, deps, pause, 'agency_listing_ended');
  }
}

/** The owner is an agency from now on: the five days are for private owners. Who objected hears of it. */
export async function endPausesOfOwner(trx: Trx, deps: Deps, accountId: number): Promise<void> {
  const ids = await q.listOpenPausesOfOwner(trx, accountId);
  await q.lockOwnerListings(trx, ids);
  for (const id of ids) {
    await q.lockPause(trx, id, { wait: true });
    const pause = await q.findPauseParties(trx, id);
    if (pause?.state === 'scheduled' || pause?.state === 'disputed')
      await endPause(trx, deps, pause, 'owner_listing_ended');
  }
}

/** Only what the agency offers too, and without a cooperation; another purpose of the owner's stays as it is. */
async function applyPause(trx: Trx, deps: Deps, pause: q.PauseParties): Promise<void> {
  const now = deps.clock();
  const purposes = await listPurposesAtOdds(trx, pause);
  const listings = pause.owner_listings.filter(({ purpose }) => purposes.includes(purpose));
  await pauseListings(trx, { ids: listings.map(({ listing_id }) => listing_id), reason: 'agency_listing', now });
  await q.markPaused(trx, pause.id, now);
  const statement = await writeStatement(trx, deps, {
    accountId: pause.owner.id,
    kind: 'paused_for_agency',
    ground: 'five_days',
    foundBy: 'program',
    decidedBy: null,
    listings: listings.map(({ listing_id, property_id, purpose }) => ({
      id: listing_id,
      code: formatListingCode(property_id, purpose),
    })),
  });
  await enqueuePauseEmail(trx, deps, pause.owner, 'pause_applied', {
    ...getOwnerValues(pause),
    statement,
    listings: listings.map(toPublicListing),
    after_dispute: pause.has_dispute,
  });
}

/** Looked at again under its locks: of two workers one finds nothing left to do. */
async function processPause(deps: Deps, id: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await q.lockOwnerListings(trx, [id]);
    if (!(await q.lockPause(trx, id, { wait: false }))) return;
    const pause = await q.findPauseParties(trx, id);
    if (!pause || (pause.state !== 'scheduled' && pause.state !== 'disputed')) return;
    const now = deps.clock();
    const reason = await findEndReason(trx, pause);
    if (reason !== null) return endPause(trx, deps, pause, reason);
    if (pause.state === 'disputed') return;
    if (pause.pause_at <= now) return applyPause(trx, deps, pause);
    if (pause.reminded_at !== null || pause.reminder_at > now) return;
    await q.markReminded(trx, id, now);
    await enqueuePauseEmail(trx, deps, pause.owner, 'pause_reminder', getOwnerValues(pause));
  });
}

/** Who worked together with the agency for a moment has not ended the five days for ever. */
async function restartPause(deps: Deps, id: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await q.lockOwnerListings(trx, [id]);
    if (!(await q.lockPause(trx, id, { wait: false }))) return;
    const pause = await q.findPauseParties(trx, id);
    if (pause?.state !== 'ended' || pause.end_reason !== 'cooperation') return;
    if ((await findEndReason(trx, pause)) !== null) return;
    await q.restartPause(trx, id, getPauseDates(deps.clock()));
    const restarted = await q.findPauseParties(trx, id);
    if (restarted) await enqueueFirstEmails(trx, deps, restarted);
  });
}

const recordFailureOf = (deps: Deps, pause: number) => (error: unknown) =>
  deps.failures.record({ kind: 'job', name: 'scheduled-pauses' satisfies JobName, error, details: { pause } });

/** One that fails holds up none of the others. */
export async function processScheduledPauses(deps: Deps): Promise<void> {
  const now = deps.clock();
  await runInBatches(deps, {
    name: 'scheduled-pauses',
    subject: 'pause',
    list: (batch) => q.listDuePauses(deps.db, { now, ...batch }),
    run: (id) => processPause(deps, id),
  });
  await runInBatches(deps, {
    name: 'scheduled-pauses',
    subject: 'pause',
    list: (batch) => q.listPausesToRestart(deps.db, batch),
    run: (id) => restartPause(deps, id),
  });
  for (const id of await listSilentDisputes(deps.db, now))
    await deps.db
      .transaction()
      .execute((trx) => markAgencySilent(trx, id, now))
      .catch(recordFailureOf(deps, id));
}
