/** SAME-2: one side proposes, the other accepts, declines or lets it pass; either ends it. */

import { roleIds } from '@estia/contract/accounts/roles';
import { athensDay } from '@estia/contract/athens';
import {
  type CooperationAction,
  type CooperationSide,
  cooperationLimits,
  listCooperationActions,
} from '@estia/contract/cooperation/model';
import { findByName } from '@estia/contract/map-names';
import { purposeIds } from '@estia/contract/search/model';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Trx } from '../../platform/db/db.ts';
import { enforceRateLimit } from '../../platform/security/throttle.ts';
import { enqueueCooperationEmail } from './cooperation.emails.ts';
import * as q from './cooperation.queries.ts';

const DAY_SECONDS = 86_400;
const PROPOSAL_LIMIT = { hits: cooperationLimits.proposalsPerDay, seconds: DAY_SECONDS };

const getDaysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_SECONDS * 1_000);

const otherSide = (side: CooperationSide): CooperationSide => (side === 'agency' ? 'advertiser' : 'agency');

export const getSide = (row: q.CooperationRow, accountId: number): CooperationSide =>
  row.advertiser_id === accountId ? 'advertiser' : 'agency';

/** `ES-123S`, `es 123 r`, or an address that ends in `/properties/for-sale/123`. */
export function parseListingReference(text: string): { propertyId: number; purpose: 1 | 2 } | null {
  const code = /^(?:es[\s-]*)?(\d{1,15})\s*([sr])$/i.exec(text.trim());
  if (code) return { propertyId: Number(code[1]), purpose: code[2]?.toLowerCase() === 's' ? 1 : 2 };
  const address = /\/properties\/for-(sale|rent)\/(\d{1,15})(?:[/?#]|$)/.exec(text);
  const purpose = findByName(purposeIds, address?.[1]);
  return address && purpose ? { propertyId: Number(address[2]), purpose } : null;
}

type ProposalInput = { listing: string; gemi?: string | undefined; message: string | null };

/** Who is proposed to: the agency of a number, on an own listing; on another's, the own agency offers itself. */
async function resolveSides(trx: Trx, viewer: SignedInViewer, { listing: typed, gemi }: ProposalInput) {
  const reference = parseListingReference(typed);
  const listing = reference && (await q.findProposableListing(trx, reference.propertyId, reference.purpose));
  if (!listing) throw new AppError('invalid_input', { listing: 'listing_unknown' });
  if (listing.account_id === viewer.worksFor) {
    if (!gemi) throw new AppError('invalid_input', { gemi: 'required' });
    const agency = await q.findPublicAgency(trx, { gemi });
    if (!agency) throw new AppError('invalid_input', { gemi: 'gemi_unknown' });
    if (agency.account_id === viewer.worksFor) throw new AppError('invalid_input', { gemi: 'own_agency' });
    return { listing, agency, proposedBy: 'advertiser' as const };
  }
  if (viewer.roleId !== roleIds.agency) throw new AppError('invalid_input', { listing: 'not_own_listing' });
  const agency = await q.findPublicAgency(trx, { accountId: viewer.worksFor });
  if (!agency) throw new AppError('forbidden');
  if (listing.no_brokers) throw new AppError('invalid_input', { listing: 'no_agents' });
  return { listing, agency, proposedBy: 'agency' as const };
}

export async function proposeCooperation(deps: Deps, viewer: SignedInViewer, input: ProposalInput): Promise<number> {
  const now = deps.clock();
  const answerBy = addDays(athensDay(now), cooperationLimits.answerDays);
  // Counted also where it is refused: who tries numbers is slowed as well.
  await enforceRateLimit(deps.db, `cooperation proposals of ${viewer.worksFor}`, PROPOSAL_LIMIT, now);
  return deps.db.transaction().execute(async (trx) => {
    const { listing, agency, proposedBy } = await resolveSides(trx, viewer, input);
    const key = { propertyId: listing.property_id, purpose: listing.purpose, agencyId: agency.id };
    const since = getDaysBefore(now, cooperationLimits.declinedDays);
    const field = proposedBy === 'agency' ? 'listing' : 'gemi';
    if (await q.wasDeclinedSince(trx, { ...key, proposedBy, since }))
      throw new AppError('invalid_input', { [field]: 'proposal_declined' });
    const id = await q.insertProposal(trx, { ...key, proposedBy, message: input.message, now, answerBy });
    if (id === null) throw new AppError('invalid_input', { [field]: 'proposal_open' });
    // After the insert, which waits for whoever proposes the same at this moment.
    if (await q.hasOtherProposalSince(trx, { id, since: getDaysBefore(now, cooperationLimits.repeatDays) }))
      throw new AppError('invalid_input', { [field]: 'proposal_recent' });
    const cooperation = await q.lockCooperation(trx, id, viewer.worksFor);
    if (!cooperation) throw new Error('A proposal has no sides');
    const to = otherSide(proposedBy);
    await enqueueCooperationEmail(trx, deps, {
      template: 'cooperation_proposed',
      cooperation,
      to: [to],
      values: { to, answer_by: answerBy },
    });
    return id;
  });
}

const auditCooperation = (
  trx: Trx,
  deps: Deps,
  entry: { by: number; cooperation: q.CooperationRow; action: 'cooperation_accepted' | 'cooperation_ended' },
) =>
  writeAuditLog(trx, {
    adminId: entry.by,
    action: entry.action,
    subject: 'property',
    subjectId: entry.cooperation.property_id,
    reason: null,
    now: deps.clock(),
    after: { name: entry.cooperation.agency_el, general_commercial_agency_id: entry.cooperation.agency_gemi },
  });

const bothSides = ['advertiser', 'agency'] as const;

async function accept(trx: Trx, deps: Deps, viewer: SignedInViewer, cooperation: q.CooperationRow): Promise<void> {
  // Who may not publish may not have their name on a listing.
  if (viewer.status !== 'approved') throw new AppError('forbidden');
  const now = deps.clock();
  if (!cooperation.is_active || cooperation.answer_by < athensDay(now)) throw new AppError('not_in_this_state');
  if (!(await q.findPublicAgency(trx, { accountId: cooperation.agency_account_id })))
    throw new AppError('not_in_this_state');
  await q.markAccepted(trx, cooperation.id, now);
  await enqueueCooperationEmail(trx, deps, {
    template: 'cooperation_accepted',
    cooperation,
    to: bothSides,
    values: { from: athensDay(now), terms: cooperation.message },
  });
  await auditCooperation(trx, deps, { by: viewer.userId, cooperation, action: 'cooperation_accepted' });
}

export async function answerCooperation(
  deps: Deps,
  viewer: SignedInViewer,
  { id, action }: { id: number; action: CooperationAction },
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const cooperation = await q.lockCooperation(trx, id, viewer.worksFor);
    if (!cooperation) throw new AppError('not_found');
    const by = getSide(cooperation, viewer.worksFor);
    if (!listCooperationActions(cooperation, by).includes(action)) throw new AppError('not_in_this_state');
    if (action === 'accept') return accept(trx, deps, viewer, cooperation);
    const state = ({ decline: 'declined', withdraw: 'withdrawn', end: 'ended' } as const)[action];
    await q.markClosed(trx, [id], { state, by, now });
    if (action === 'decline')
      await enqueueCooperationEmail(trx, deps, {
        template: 'cooperation_declined',
        cooperation,
        to: [otherSide(by)],
        values: {},
      });
    if (action === 'end') {
      await enqueueEnded(trx, deps, cooperation, bothSides);
      await auditCooperation(trx, deps, { by: viewer.userId, cooperation, action: 'cooperation_ended' });
    }
  });
}

const enqueueEnded = (trx: Trx, deps: Deps, cooperation: q.CooperationRow, to: readonly CooperationSide[]) =>
  enqueueCooperationEmail(trx, deps, {
    template: 'cooperation_ended',
    cooperation,
    to,
    values: { until: athensDay(deps.clock()) },
  });

/** What nobody ended and nobody can go on with. The side that stays hears of it, as far as it waits for something. */
async function closeLocked(
  trx: Trx,
  deps: Deps,
  rows: readonly q.CooperationRow[],
  getRemainingSide: (row: q.CooperationRow) => CooperationSide,
): Promise<void> {
  const now = deps.clock();
  for (const row of rows) {
    const to = getRemainingSide(row);
    const wasInForce = row.state === 'accepted';
    await q.markClosed(trx, [row.id], { state: wasInForce ? 'ended' : 'expired', by: null, now });
    if (wasInForce) await enqueueEnded(trx, deps, row, [to]);
    else if (row.proposed_by === to)
      await enqueueCooperationEmail(trx, deps, {
        template: 'cooperation_expired',
        cooperation: row,
        to: [to],
        values: {},
      });
  }
}

/** Before the listings are deleted. */
export const closeCooperationsOfListings = async (
  trx: Trx,
  deps: Deps,
  listings: readonly { property_id: number; purpose: 1 | 2 }[],
): Promise<void> => closeLocked(trx, deps, await q.lockOfListings(trx, listings), () => 'agency');

/** Before the account is erased. */
export const closeCooperationsOfAccount = async (trx: Trx, deps: Deps, accountId: number): Promise<void> =>
  closeLocked(trx, deps, await q.lockOfAccount(trx, accountId), (row) => otherSide(getSide(row, accountId)));
