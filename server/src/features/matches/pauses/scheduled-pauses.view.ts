/** What either side sees of a scheduled pause, field by field. */
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { purposeNames } from '@estia/contract/search/model';
import { composeTitle } from '../../listings/index.ts';
import type { DisputeEntryRow } from '../disputes/disputes.queries.ts';
import type { PauseListingRow, PauseRow } from './pause-lists.queries.ts';

export function publicListingView(
  row: Pick<PauseListingRow, 'property_id' | 'purpose' | 'title_el' | 'title_en' | 'type_id' | 'area'>,
) {
  const composed = composeTitle(row.type_id, row.area);
  return {
    property_id: row.property_id,
    for: purposeNames[row.purpose],
    code: formatListingCode(row.property_id, row.purpose),
    title: { el: row.title_el ?? composed.el, en: row.title_en ?? composed.en },
  };
}

export const agencyView = ({ id, el, en, gemi }: PauseRow['agency']) => ({ agency_id: id, name: { el, en }, gemi });

export const pauseView = (row: PauseRow) => ({
  id: row.id,
  side: row.side,
  state: row.state,
  end_reason: row.end_reason,
  opened_at: row.opened_at.toISOString(),
  reminder_at: row.reminder_at.toISOString(),
  pause_at: row.pause_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  agency: agencyView(row.agency),
  dispute: row.dispute && {
    state: row.dispute.state,
    reason: row.dispute.reason,
    answer_due_at: new Date(row.dispute.answer_due_at).toISOString(),
  },
  own_listings: row.own_listings.map((listing) => ({
    ...publicListingView(listing),
    listing_id: listing.listing_id,
    is_active: listing.is_active === true,
    is_paused_for_agency: listing.is_active === false && listing.pause_reason === 'agency_listing',
  })),
  other_listings: row.other_listings.map(publicListingView),
});

export const entryView = ({ at, kind, author, text, locale }: DisputeEntryRow) => ({
  created_at: at.toISOString(),
  kind,
  author,
  text,
  locale,
});

/** What the agency stated of its mandate is the agency's and the admins'. */
export const mandateView = ({ side, dispute }: Pick<PauseRow, 'side' | 'dispute'>) =>
  side === 'agency' && dispute?.signed_on ? { signed_on: dispute.signed_on, expires_on: dispute.expires_on } : null;
