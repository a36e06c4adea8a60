/** What an admin sees of a report: who reported only by the name they go by. */
import { getAthensDayStart } from '@estia/contract/athens';
import { getListingState, getShownListingState } from '@estia/contract/listings/states';
import { findLookup } from '@estia/contract/lookups/model';
import { getNextMeasure } from '@estia/contract/moderation/misuse';
import type { RuleParams } from '@estia/contract/rules/rule-params';
import { purposeNames } from '@estia/contract/search/model';
import type { Secrets } from '../../platform/security/secrets.ts';
import { composeTitle } from '../listings/index.ts';
import type { ReportedListingRow, ReportRow } from './moderation.queries.ts';
import type { MisuseRow, ReporterRecordRow } from './report-misuse.queries.ts';
import { unsealReporter } from './reporters.ts';

const HOUR_MS = 3_600_000;

/** Hours within which a report should be decided, by the rule of the day: what may be against the law comes first. */
export type DecisionHours = { illegal: number; other: number };

export const getDecisionHours = (reasonId: number, { illegal, other }: DecisionHours): number =>
  findLookup('report_reasons', reasonId)?.extra.illegal ? illegal : other;

function listingTitleView(listing: Pick<ReportedListingRow, 'title_el' | 'title_en' | 'type_id' | 'area'>) {
  const composed = composeTitle(listing.type_id, listing.area);
  return { el: listing.title_el ?? composed.el, en: listing.title_en ?? composed.en };
}

/** Of who reported, as far as it is known who that is. */
export function reporterView(
  row: ReportRow,
  record: ReporterRecordRow | undefined,
  { rule, measures }: { rule: RuleParams<'report_misuse'>; measures: readonly MisuseRow[] },
) {
  if (!record) return null;
  const { decided, was_warned, unfounded_ids, counts } = record;
  const unfounded = unfounded_ids.length;
  return {
    decided,
    unfounded,
    next: row.state === 'open' && counts ? getNextMeasure({ decided, unfounded, was_warned }, rule) : null,
    measures: measures.map(misuseView),
  };
}

export const misuseView = (row: MisuseRow) => ({
  id: row.id,
  kind: row.kind,
  imposed_at: row.at.toISOString(),
  until: row.until,
  lifted_at: row.lifted_at?.toISOString() ?? null,
  report_ids: row.report_ids,
  statement_id: row.statement_id,
});

function emailStateView({
  reporter_id,
  email_hash,
  email_confirmed_at,
}: ReportRow): 'confirmed' | 'unconfirmed' | null {
  if (reporter_id !== null || email_hash === null) return null;
  return email_confirmed_at === null ? 'unconfirmed' : 'confirmed';
}

type Reviewed = { hours: DecisionHours; now: Date; reporter: ReturnType<typeof reporterView> };

export function reportView(row: ReportRow, secrets: Secrets, { hours, now, reporter }: Reviewed) {
  const listing = row.ad;
  const since = row.handle_day === null ? row.at : getAthensDayStart(row.handle_day);
  const due = since.getTime() + getDecisionHours(row.reason_id, hours) * HOUR_MS;
  return {
    id: row.id,
    created_at: row.at.toISOString(),
    reason_id: row.reason_id,
    description: row.description,
    reporter_user_id: row.reporter_id,
    reporter: row.reporter_name ?? unsealReporter(secrets, row.reporter).name,
    state: row.state,
    decision: row.decision,
    is_unfounded: row.is_unfounded,
    is_reversed: row.is_reversed,
    handle_from: row.handle_day,
    reporter_email: emailStateView(row),
    reporter_record: reporter,
    decided_at: row.decided_at?.toISOString() ?? null,
    hours_left: row.state === 'open' ? Math.floor((due - now.getTime()) / HOUR_MS) : null,
    property: listing && {
      property_id: listing.property_id,
      listing_id: listing.listing_id,
      for: purposeNames[listing.purpose],
      title: listingTitleView(listing),
      shown_state: getShownListingState(getListingState(listing), listing.pause_reason),
      user_id: listing.user_id,
      username: listing.username,
    },
  };
}
