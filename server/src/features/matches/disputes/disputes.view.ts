/** A dispute as an admin sees it, field by field. */
import { agencyView, entryView, publicListingView } from '../pauses/scheduled-pauses.view.ts';
import type { DisputeRow } from './dispute-lists.queries.ts';
import { canReopen } from './disputes.policy.ts';
import type { DisputeEntryRow } from './disputes.queries.ts';

export const disputeSummaryView = (row: DisputeRow) => ({
  id: row.id,
  state: row.state,
  reason: row.reason,
  opened_at: row.opened_at.toISOString(),
  answer_due_at: row.answer_due_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
  closed_at: row.closed_at?.toISOString() ?? null,
  owner: { user_id: row.owner.id, username: row.owner.username },
  agency: agencyView(row.agency),
  listing: row.listing && publicListingView(row.listing),
});

export const disputeView = (row: DisputeRow) => ({
  ...disputeSummaryView(row),
  pause_at: row.pause_at.toISOString(),
  mandate: row.signed_on === null ? null : { signed_on: row.signed_on, expires_on: row.expires_on },
  agency_property_id: row.agency_property_id,
  can_reopen: canReopen(row),
});

export const adminEntryView = (row: DisputeEntryRow) => ({ ...entryView(row), side: row.side });
