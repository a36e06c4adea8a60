/** SQL of the requests for a second admin. */
import type { ApprovalKind, ApprovalState, ApprovalTab } from '@estia/contract/approvals/model';
import { sql } from 'kysely';
import type { AuditSubject } from '../../platform/audit.ts';
import type { Db, Trx } from '../../platform/db/db.ts';

export type ApprovalFilter = {
  tab: ApprovalTab;
  kind?: ApprovalKind | undefined;
  user_id?: number | undefined;
  id?: number | undefined;
};

export type ApprovalRow = {
  id: number;
  kind: ApprovalKind;
  state: ApprovalState;
  account_id: number | null;
  account: string | null;
  before: unknown;
  after: unknown;
  reason: string;
  requested_by: number;
  requester: string;
  requested_at: Date;
  expires_at: Date;
  decider: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
};

/** One that ran out without an answer is over, also before anybody wrote that down. */
const isOpen = (now: Date) => sql`(a.state = 'open' and a.expires_at > ${now})`;

const filterRows = ({ tab, kind, user_id, id }: ApprovalFilter, now: Date) => {
  if (id !== undefined) return sql`where a.id = ${id}`;
  const inTab = tab === 'open' ? isOpen(now) : sql`(a.state <> 'open' or a.expires_at <= ${now})`;
  return sql`where ${inTab} ${kind === undefined ? sql`` : sql`and a.kind = ${kind}`} ${user_id === undefined ? sql`` : sql`and a.account_id = ${user_id}`}`;
};

export const approvalsStatement = (
  filter: ApprovalFilter,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
) => sql<ApprovalRow>`
  select a.id, a.kind, case when a.state = 'open' and a.expires_at <= ${now} then 'expired' else a.state end as state, a.account_id,
    u.username as account, a.before, a.after, a.reason, a.requested_by, r.username as requester, a.requested_at, a.expires_at,
    d.username as decider, coalesce(a.decided_at, case when a.expires_at <= ${now} then a.expires_at end) as decided_at, a.decision_reason
  from approval a
  join account r on r.id = a.requested_by
  left join account u on u.id = a.account_id
  left join account d on d.id = a.decided_by
  ${filterRows(filter, now)}
  ${filter.tab === 'open' ? sql`order by a.requested_at, a.id` : sql`order by a.id desc`} limit ${limit} offset ${offset}`;

export const listApprovals = async (
  db: Db,
  filter: ApprovalFilter,
  now: Date,
  page: { limit: number; offset: number },
): Promise<ApprovalRow[]> => (await approvalsStatement(filter, now, page).execute(db)).rows;

export async function countApprovals(db: Db, filter: ApprovalFilter, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from approval a ${filterRows(filter, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type OpenApproval = {
  id: number;
  kind: ApprovalKind;
  target_id: number;
  account_id: number | null;
  subject: AuditSubject;
  subject_id: number;
  input: unknown;
  before: unknown;
  reason: string;
  requested_by: number;
  /** Who asked for it is still an admin. */
  stands: boolean;
};

/** The account that it is about is locked before the request, as it is when somebody asks. */
export const lockAccountOfApproval = (trx: Trx, id: number) =>
  sql`select from account u where u.id = (select a.account_id from approval a where a.id = ${id}) for update of u`.execute(
    trx,
  );

/** Held until the transaction ends. Undefined: it is over, or was never there. */
export async function lockOpenApproval(trx: Trx, id: number, now: Date): Promise<OpenApproval | undefined> {
  const { rows } = await sql<OpenApproval>`
    select a.id, a.kind, a.target_id, a.account_id, a.subject, a.subject_id, a.input, a.before, a.reason, a.requested_by,
      exists (select from account r where r.id = a.requested_by and r.role_id = 1 and r.status = 'approved') as stands
    from approval a where a.id = ${id} and ${isOpen(now)} for update of a`.execute(trx);
  return rows[0];
}

/** Who brought this admin since then, whom this admin brought, and whom the same admin brought: behind them may stand one person. */
export async function listDependentAdmins(db: Db, adminId: number, since: Date): Promise<number[]> {
  const brought = sql`audit_log where subject = 'account' and action = 'administrator_added' and at > ${since}`;
  const { rows } = await sql<{ id: number }>`
    select admin_id as id from ${brought} and subject_id = ${adminId}
    union select subject_id from ${brought} and admin_id = ${adminId}
    union select subject_id from ${brought} and admin_id in (select admin_id from ${brought} and subject_id = ${adminId})`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

export async function isApprovalKnown(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from approval where id = ${id}`.execute(db);
  return rows.length > 0;
}

export const closeApproval = (
  trx: Trx,
  id: number,
  end: { state: 'approved' | 'rejected' | 'withdrawn'; by: number; reason: string | null; now: Date },
) =>
  sql`update approval set state = ${end.state}, decided_by = ${end.by}, decided_at = ${end.now}, decision_reason = ${end.reason}
    where id = ${id}`.execute(trx);
