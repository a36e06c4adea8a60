/** What each agency and the admins see of a case of two exclusive mandates, field by field. */
import { type ExclusiveSide, standsAfter } from '@estia/contract/matches/model';
import { agencyView, publicListingView } from '../pauses/scheduled-pauses.view.ts';
import type { StatementRow } from './exclusive-case-lists.queries.ts';
import { getOtherSide, isReadyToDecide } from './exclusive-cases.policy.ts';
import type { ExclusiveCaseRow, ExclusiveSideRow } from './exclusive-cases.queries.ts';

const summaryView = (row: ExclusiveCaseRow) => ({
  id: row.id,
  state: row.state,
  end_reason: row.end_reason,
  opened_at: row.opened_at.toISOString(),
  answer_due_at: row.answer_due_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  reopened_at: row.reopened_at?.toISOString() ?? null,
});

/** Of the other agency its name and the listings on offer; not its dates, its document or its words. */
export function ownCaseView(row: ExclusiveCaseRow, side: ExclusiveSide) {
  const other = row[getOtherSide(side)];
  return {
    ...summaryView(row),
    is_exclusive: row.decision && standsAfter(row.decision, side),
    reasons: row.reasons,
    reasons_locale: row.reasons_locale,
    has_answered: row[side].answered_at !== null,
    own_listings: row[side].listings.map(publicListingView),
    other_agency: other.agency && agencyView(other.agency),
    other_listings: other.listings.filter((listing) => listing.is_active).map(publicListingView),
  };
}

const adminSideView = (side: ExclusiveSideRow) => ({
  property_id: side.property_id,
  agency: side.agency && agencyView(side.agency),
  listings: side.listings.map(publicListingView),
  signed_on: side.signed_on,
  answered_at: side.answered_at && new Date(side.answered_at).toISOString(),
});

export const adminCaseView = (row: ExclusiveCaseRow, now: Date) => ({
  ...summaryView(row),
  decision: row.decision,
  reasons: row.reasons,
  reasons_locale: row.reasons_locale,
  is_ready: row.state === 'open' && isReadyToDecide(row, now),
  sides: { first: adminSideView(row.first), second: adminSideView(row.second) },
});

export const statementsView = (rows: readonly StatementRow[], side: ExclusiveSide) =>
  rows.filter(({ author }) => author === side).map(({ at, text }) => ({ created_at: at.toISOString(), text }));
