/** What an admin sees of a report: who reported only by the name they go by. */
import { findLookup } from '@estia/contract/lookups/model';
import type { ReportState } from '@estia/contract/moderation/model';
import { purposeNames } from '@estia/contract/search/model';
import type { Secrets } from '../../platform/security/secrets.ts';
import { composeTitle } from '../listings/index.ts';
import type { ReportedListingRow, ReportRow } from './moderation.queries.ts';

const HOUR_MS = 3_600_000;
const ILLEGAL_HOURS = 24;
const OTHER_HOURS = 7 * 24;

/** Hours within which a report should be decided: what may be against the law comes first. */
export const getDecisionHours = (reasonId: number): number =>
  findLookup('report_reasons', reasonId)?.extra.illegal ? ILLEGAL_HOURS : OTHER_HOURS;

function listingTitleView(listing: Pick<ReportedListingRow, 'title_el' | 'title_en' | 'type_id' | 'area'>) {
  const composed = composeTitle(listing.type_id, listing.area);
  return { el: listing.title_el ?? composed.el, en: listing.title_en ?? composed.en };
}

export type Reporter = { name: string | null; email: string | null };
export const unsealReporter = (secrets: Secrets, sealed: Buffer | null): Reporter =>
  sealed ? (JSON.parse(secrets.open('reporter', sealed)) as Reporter) : { name: null, email: null };

export function reportView(row: ReportRow, secrets: Secrets, now: Date) {
  const listing = row.ad;
  const due = row.at.getTime() + getDecisionHours(row.reason_id) * HOUR_MS;
  return {
    id: row.id,
    created_at: row.at.toISOString(),
    reason_id: row.reason_id,
    description: row.description,
    reporter: row.reporter_name ?? unsealReporter(secrets, row.reporter).name,
    state: row.state as ReportState,
    decision: row.decision,
    decided_at: row.decided_at?.toISOString() ?? null,
    hours_left: row.state === 'open' ? Math.floor((due - now.getTime()) / HOUR_MS) : null,
    property: listing && {
      property_id: listing.property_id,
      listing_id: listing.listing_id,
      for: purposeNames[listing.purpose],
      title: listingTitleView(listing),
      is_active: listing.is_active,
      user_id: listing.user_id,
      username: listing.username,
    },
  };
}
