/** What an admin is shown of what belongs to a user. */
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { getListingState, getShownListingState } from '@estia/contract/listings/states';
import { findLookup } from '@estia/contract/lookups/lookups';
import { purposeNames } from '@estia/contract/search/model';
import { composeTitle } from '../../listings/index.ts';
import { type listMisuseOf, misuseView } from '../../moderation/index.ts';
import { type StatementRow, statementView } from '../../statements-of-reasons/index.ts';
import type { getUserHistory, HistoryListingRow, HistoryReportRow, NoteRow } from './user-history.queries.ts';

const listingRef = (propertyId: number, purpose: 1 | 2) => ({
  property_id: propertyId,
  for: purposeNames[purpose],
  code: formatListingCode(propertyId, purpose),
});

function listingView(row: HistoryListingRow) {
  const composed = composeTitle(row.type_id, row.area);
  return {
    ...listingRef(row.property_id, row.purpose),
    listing_id: row.id,
    state: getListingState(row),
    shown_state: getShownListingState(getListingState(row), row.pause_reason),
    title: { el: row.title_el ?? composed.el, en: row.title_en ?? composed.en },
    price: row.price,
    updated_at: row.updated_at.toISOString(),
  };
}

const reportView = (row: HistoryReportRow) => ({
  id: row.id,
  created_at: row.at.toISOString(),
  state: row.state,
  is_reversed: row.is_reversed,
  reason: findLookup('report_reasons', row.reason_id)?.name ?? { el: '', en: '' },
  listing: row.property_id === null ? null : listingRef(row.property_id, row.purpose),
});

const noteView = (row: NoteRow, viewerId: number) => ({
  id: row.id,
  text: row.text,
  created_at: row.created_at.toISOString(),
  author: row.author_id === null ? null : { user_id: row.author_id, username: row.author ?? '' },
  is_mine: row.author_id === viewerId,
});

type Read = {
  history: Awaited<ReturnType<typeof getUserHistory>>;
  measures: Awaited<ReturnType<typeof listMisuseOf>>;
  decisions: readonly StatementRow[];
};

export const userHistoryView = ({ history, measures, decisions }: Read, viewerId: number) => ({
  listings: history.listings.map(listingView),
  subscription: history.subscription,
  charges: history.charges.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
  sessions: history.sessions.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  })),
  reports_about: history.reportsAbout.map(reportView),
  reports_by: history.reportsBy.map(reportView),
  report_measures: measures.map(misuseView),
  decisions: decisions.map((row) => ({ ...statementView(row), report_id: row.report_id })),
  cases: history.cases.map((row) => ({
    kind: row.kind,
    id: row.id,
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  })),
  notes: history.notes.map((row) => noteView(row, viewerId)),
});
