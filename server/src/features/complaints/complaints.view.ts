import { statementView } from '../statements-of-reasons/index.ts';
import type { ComplaintRow } from './complaints.queries.ts';

export const complaintView = (row: ComplaintRow, adminId: number) => ({
  decision: statementView(row),
  decided_by: row.decider,
  report_id: row.report_id,
  user_id: row.account_id,
  username: row.username,
  text: row.text,
  made_at: row.made_at.toISOString(),
  outcome: row.outcome,
  answer: row.answer,
  decided_at: row.answered_at?.toISOString() ?? null,
  is_own_decision: row.decided_by === adminId,
});
