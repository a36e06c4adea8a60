/** What an admin sees of a report: who reported only by the name they go by. */
import { findLookup } from '@estia/contract/lookups/model';
import type { ReportState } from '@estia/contract/moderation/model';
import { purposeNames } from '@estia/contract/search/model';
import type { Secrets } from '../../platform/secrets.ts';
import { composedTitle } from '../listings/index.ts';
import type { AdRow, ReportRow } from './moderation.queries.ts';

const HOUR = 3_600_000;
const ILLEGAL_HOURS = 24;
const OTHER_HOURS = 7 * 24;

/** Hours within which a report should be decided: what may be against the law comes first. */
export const hoursFor = (reasonId: number): number =>
  findLookup('report_reasons', reasonId)?.extra.illegal ? ILLEGAL_HOURS : OTHER_HOURS;

function titleOf(ad: Pick<AdRow, 'title_el' | 'title_en' | 'type_id' | 'area'>) {
  const composed = composedTitle(ad.type_id, ad.area);
  return { el: ad.title_el ?? composed.el, en: ad.title_en ?? composed.en };
}

export type Reporter = { name: string | null; email: string | null };
export const openReporter = (secrets: Secrets, sealed: Buffer | null): Reporter =>
  sealed ? (JSON.parse(secrets.open('reporter', sealed)) as Reporter) : { name: null, email: null };

export function alertView(row: ReportRow, secrets: Secrets, now: Date) {
  const ad = row.ad;
  const due = row.at.getTime() + hoursFor(row.reason_id) * HOUR;
  return {
    id: row.id,
    at: row.at.toISOString(),
    reason_id: row.reason_id,
    description: row.description,
    reporter: row.reporter_name ?? openReporter(secrets, row.reporter).name,
    state: row.state as ReportState,
    decision: row.decision,
    decided_at: row.decided_at?.toISOString() ?? null,
    hours_left: row.state === 'open' ? Math.floor((due - now.getTime()) / HOUR) : null,
    property: ad && {
      property_id: ad.property_id,
      listing_id: ad.listing_id,
      for: purposeNames[ad.purpose],
      title: titleOf(ad),
      is_active: ad.is_active,
      user_id: ad.user_id,
      username: ad.username,
    },
  };
}
