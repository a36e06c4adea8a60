import { findLookup } from '@estia/contract/lookups/model';
import type { StatementRow } from './statements.queries.ts';

const findReason = (id: number | null) => {
  const reason = id === null ? undefined : findLookup('report_reasons', id);
  return reason ? { code: reason.code, name: reason.name } : null;
};

/** Which admin decided stays with us. */
export const statementView = (row: StatementRow) => ({
  id: row.id,
  kind: row.kind,
  codes: row.codes,
  listing_count: row.listing_count,
  subject_name: row.subject_name,
  ground: row.ground,
  reason: findReason(row.reason_id),
  found_by: row.found_by,
  is_automatic: row.is_automatic,
  facts: row.facts,
  decided_at: row.decided_at.toISOString(),
  until: row.until,
  effective_on: row.effective_on,
  notice_exception: row.notice_exception,
  complain_by: row.complain_by,
  lifted_at: row.lifted_at?.toISOString() ?? null,
});
