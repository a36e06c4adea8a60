/** SQL of which reports a filter of their list finds. */
import type { ReportState } from '@estia/contract/moderation/model';
import type { Db } from '../../platform/db/db.ts';
import { countReportsByState, listReportsBefore } from './moderation.queries.ts';

type Filter = { state: ReportState; reason_id?: number | undefined };

/** The newest that are found, and how many there are. */
export async function findReportIds(db: Db, filter: Filter, limit: number): Promise<{ ids: number[]; count: number }> {
  const [rows, counts] = await Promise.all([
    listReportsBefore(db, filter, undefined, limit),
    countReportsByState(db, filter.reason_id),
  ]);
  return { ids: rows.map(({ id }) => id), count: counts[filter.state] };
}
