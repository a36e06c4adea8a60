/** SAME-4: two agencies claim exclusive mandates of one property. Each states its side, an admin decides. */
import { athensDay } from '@estia/contract/athens';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import {
  type ExclusiveDecision,
  type ExclusiveSide,
  exclusiveCaseLimits,
  exclusiveSides,
  standsAfter,
} from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { updateBadges } from '../../listings/index.ts';
import { writeStatement } from '../../statements-of-reasons/index.ts';
import { toPublicListing } from '../pauses/public-listing.emails.ts';
import { enqueueExclusiveEmail } from './exclusive-cases.emails.ts';
import { findExclusiveSide, getOtherSide, isReadyToDecide } from './exclusive-cases.policy.ts';
import * as q from './exclusive-cases.queries.ts';
import { copyDecision, moveOpenCase } from './republished-properties.queries.ts';

const HOUR_MS = 3_600_000;

export const formatCodes = ({ listings }: q.ExclusiveSideRow): string =>
  listings.map(({ property_id, purpose }) => formatListingCode(property_id, purpose)).join(', ');

async function enqueueFirstEmails(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  found: q.ExclusiveCaseRow,
): Promise<void> {
  for (const side of exclusiveSides) {
    const other = found[getOtherSide(side)];
    const [listing] = other.listings;
    if (!listing || !other.agency) throw new Error(`Exclusive case ${found.id} has no listing or no agency`);
    await enqueueExclusiveEmail(trx, deps, found[side].account, 'exclusive_case_opened', {
      case_id: found.id,
      own_codes: formatCodes(found[side]),
      agency_el: other.agency.el,
      agency_en: other.agency.en,
      gemi: other.agency.gemi,
      listing: toPublicListing(listing),
      answer_due_at: found.answer_due_at.toISOString(),
    });
  }
}

/** Inside the transaction that called a pair of this property the same. Again, it finds nothing new. */
export async function openExclusiveCases(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  propertyId: number,
): Promise<void> {
  const now = deps.clock();
  const answerDueAt = new Date(now.getTime() + exclusiveCaseLimits.answerHours * HOUR_MS);
  const today = athensDay(now);
  for (const pair of await q.listExclusivePairs(trx, propertyId, today)) {
    // Published anew, a property goes on with what its agencies have between them.
    if ((await moveOpenCase(trx, pair)) || (await copyDecision(trx, pair))) {
      await updateBadges(trx, [pair.property_id, pair.other_id], today);
      continue;
    }
    const id = await q.openCase(trx, pair, { now, answerDueAt });
    const found = id === null ? undefined : await q.findCase(trx, id);
    if (found) await enqueueFirstEmails(trx, deps, found);
  }
}

/** Also after the 48 hours, until it is decided. */
export async function addStatement(deps: Deps, viewer: SignedInViewer, id: number, text: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await q.lockCase(trx, id, { wait: true });
    const found = await q.findCase(trx, id);
    const author = found && findExclusiveSide(viewer, found);
    if (!author) throw new AppError('not_found');
    if (found.state !== 'open') throw new AppError('not_in_this_state');
    if ((await q.countStatements(trx, id, author)) >= exclusiveCaseLimits.statementsOfSide)
      throw new AppError('too_many_requests');
    await q.insertStatement(trx, { caseId: id, author, text, now: deps.clock() });
    await enqueueExclusiveEmail(trx, deps, found[author].account, 'exclusive_statement_received', {
      case_id: id,
      own_codes: formatCodes(found[author]),
      text,
      answer_due_at: found.answer_due_at.toISOString(),
    });
  });
}

type Decision = { decision: ExclusiveDecision; reasons: string; reasons_locale: Locale };

const listPropertyIds = ({ first, second }: q.ExclusiveCaseRow): number[] =>
  [first.property_id, second.property_id].filter((id) => id !== null);

/** The same decision again changes nothing. */
export async function decideExclusiveCase(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  decided: Decision,
): Promise<void> {
  const now = deps.clock();
  const { decision, reasons } = decided;
  await deps.db.transaction().execute(async (trx) => {
    await q.lockListingsOfCase(trx, id);
    await q.lockCase(trx, id, { wait: true });
    const found = await q.findCase(trx, id);
    if (!found) throw new AppError('not_found');
    const isRepeated = found.decision === decision && found.reasons === reasons && found.decided_by === viewer.userId;
    if (found.state === 'decided' && isRepeated) return;
    if (found.state === 'decided') throw new AppError('already_decided');
    const [firstId, secondId] = listPropertyIds(found);
    // One that was reopened is decided also when one of the two properties has been deleted since.
    if (found.state !== 'open' || !isReadyToDecide(found, now) || firstId === undefined)
      throw new AppError('not_in_this_state');
    if (secondId === undefined && found.decision === null) throw new AppError('not_in_this_state');
    // Decided before, and reopened: the terms promise another person.
    if (found.decided_by === viewer.userId) throw new AppError('own_decision');
    await q.saveDecision(trx, id, { ...decided, adminId: viewer.userId, now });
    await updateBadges(trx, listPropertyIds(found), athensDay(now));
    // A mandate signed after the first decision may be waiting behind a case that was reopened.
    await q.compareAgain(trx, listPropertyIds(found));
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: `exclusive_${decision}`,
      subject: 'property',
      subjectId: firstId,
      reason: reasons,
      after: { other_property_id: secondId ?? null },
      now,
    });
    for (const side of exclusiveSides)
      await enqueueDecisionEmail(trx, deps, { found, side, adminId: viewer.userId }, decided);
  });
}

/** Who loses the label reads why in a statement of reasons. */
async function enqueueDecisionEmail(
  trx: Trx,
  deps: Deps,
  { found, side, adminId }: { found: q.ExclusiveCaseRow; side: ExclusiveSide; adminId: number },
  { decision, reasons, reasons_locale }: Decision,
): Promise<void> {
  const { account, listings } = found[side];
  const values = {
    case_id: found.id,
    own_codes: formatCodes(found[side]),
    reasons,
    reasons_locale,
    stood_before: found.decision === null ? null : standsAfter(found.decision, side),
  };
  if (standsAfter(decision, side)) return enqueueExclusiveEmail(trx, deps, account, 'exclusive_confirmed', values);
  const statement = await writeStatement(trx, deps, {
    accountId: account?.id ?? null,
    kind: 'exclusive_lost',
    ground: 'brokerage_law',
    foundBy: 'program',
    decidedBy: adminId,
    facts: account ? reasons : '',
    subject: { id: found.id, name: listings.length === 0 ? '' : formatCodes(found[side]) },
  });
  return enqueueExclusiveEmail(trx, deps, account, 'exclusive_lost', { ...values, statement });
}

type Reopening = { reason: string; reason_locale: Locale };

type CaseReopening = Reopening & { id: number };

/** Of a case that is decided. False: it is open, or has another open one, and is looked at already. */
export async function reopenLockedExclusiveCase(
  trx: Trx,
  deps: Deps,
  viewer: SignedInViewer,
  { id, reason, reason_locale }: CaseReopening,
): Promise<boolean> {
  const now = deps.clock();
  const answerDueAt = new Date(now.getTime() + exclusiveCaseLimits.answerHours * HOUR_MS);
  await q.lockCase(trx, id, { wait: true });
  const found = await q.findCase(trx, id);
  if (!found) return false;
  const [propertyId, otherId] = listPropertyIds(found);
  if (found.state !== 'decided' || propertyId === undefined || (await q.hasOtherOpenCase(trx, id))) return false;
  await q.reopenCase(trx, id, { now, answerDueAt });
  await writeAuditLog(trx, {
    adminId: viewer.userId,
    action: 'exclusive_reopened',
    subject: 'property',
    subjectId: propertyId,
    reason,
    after: { other_property_id: otherId ?? null },
    now,
  });
  for (const side of exclusiveSides)
    await enqueueExclusiveEmail(trx, deps, found[side].account, 'exclusive_case_reopened', {
      case_id: id,
      own_codes: formatCodes(found[side]),
      reasons: reason,
      reasons_locale: reason_locale,
      answer_due_at: answerDueAt.toISOString(),
    });
  return true;
}

/** What was decided holds until there is another decision; both agencies have their time to write again. */
export async function reopenExclusiveCase(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  reopening: Reopening,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await q.findCase(trx, id))) throw new AppError('not_found');
    const { reason, reason_locale } = reopening;
    if (!(await reopenLockedExclusiveCase(trx, deps, viewer, { id, reason, reason_locale })))
      throw new AppError('not_in_this_state');
  });
}
