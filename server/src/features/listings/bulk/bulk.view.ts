/** A change for many listings → what the people of its agency may see of it. */
import type { BulkChange, BulkChangeListing } from '@estia/contract/listings/dashboard/dashboard';
import { getListingState } from '@estia/contract/listings/states';
import { listingSummaryView } from '../dashboard/dashboard.view.ts';
import type { BulkChangeRow, BulkListingRow } from './bulk.queries.ts';

export const bulkChangeView = (row: BulkChangeRow): BulkChange => ({
  id: row.id,
  action: row.action,
  created_at: row.created_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  done_at: row.done_at?.toISOString() ?? null,
  contact: row.action === 'contact' && !row.done_at ? { name: row.contact_name, phone: row.contact_phone } : null,
  listing_count: row.listing_count,
  pending_count: row.pending_count,
  done_count: row.done_count,
  unchanged_count: row.unchanged_count,
  refused_count: row.refused_count,
});

export const bulkChangeListingView = (row: BulkListingRow): BulkChangeListing => ({
  ...listingSummaryView(row),
  listing_state: getListingState(row),
  new_price: row.new_price,
  state: row.state,
  refusal: row.refusal,
  missing: row.missing ?? [],
});
