/** What the admin dashboard is shown. */
import type { ListingState } from '@estia/contract/listings/states';
import type { Purpose } from '@estia/contract/search/model';
import type { UserRow } from '../accounts.queries.ts';
import { userView } from '../accounts.view.ts';

type UserListRow = UserRow & {
  agency_id: number | null;
  agency_name: string | null;
  gemi: string | null;
  agency_updated_at: Date | null;
  last_seen_on: string;
};

export const userListItemView = (row: UserListRow) => ({
  ...userView(row),
  last_seen_on: row.last_seen_on,
  agency:
    row.agency_id === null
      ? null
      : {
          agency_id: row.agency_id,
          name: row.agency_name ?? '',
          general_commercial_agency_id: row.gemi ?? '',
          updated_at: row.agency_updated_at?.toISOString() ?? '',
        },
});

type LastSeenColumns = { second_factor: boolean; last_seen_on: string };

export const administratorView = (row: UserRow & LastSeenColumns) => ({
  ...userView(row),
  second_factor: row.second_factor,
  last_seen_on: row.last_seen_on,
});

type Listings = { listings: number; listings_by: { for: Purpose; state: ListingState; count: number }[] };
type UserDetailRow = UserRow & LastSeenColumns & { email_refused_at: Date | null; sessions: number } & Listings;

export const userDetailView = (row: UserDetailRow) => ({
  ...administratorView(row),
  email_refused: row.email_refused_at !== null,
  sessions: row.sessions,
  listings: row.listings,
  listings_by: row.listings_by,
});

type RegisterCheckRow = {
  at: Date;
  verdict: 'match' | 'mismatch' | 'not_found' | 'unreachable';
  found: unknown;
};

export const registerCheckView = (row: RegisterCheckRow) => ({
  checked_at: row.at.toISOString(),
  verdict: row.verdict,
  // An object that we wrote ourselves, or nothing.
  found: row.found as Record<string, unknown> | null,
});
