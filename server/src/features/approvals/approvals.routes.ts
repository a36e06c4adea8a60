import * as calls from '@estia/contract/approvals/calls';
import type { Deps } from '../../deps.ts';
import type { ApprovalPerformers } from '../../platform/approvals.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { changesOf, toAuditFields } from '../accounts/index.ts';
import type { PlaceTree, PlaceTreeLoader } from '../places/index.ts';
import * as q from './approvals.queries.ts';
import { approve, findDependentAdmins, rejectApproval, withdrawApproval } from './approvals.service.ts';

const success = { message: 'Success!' } as const;

function approvalView(
  row: q.ApprovalRow,
  { viewer, dependent, places }: { viewer: SignedInViewer; dependent: readonly number[]; places: PlaceTree },
) {
  const isMine = row.requested_by === viewer.userId;
  return {
    approval_id: row.id,
    kind: row.kind,
    state: row.state,
    account: row.account_id !== null && row.account !== null ? { user_id: row.account_id, name: row.account } : null,
    changes: changesOf({ before: toAuditFields(row.before), after: toAuditFields(row.after) }, places),
    reason: row.reason,
    requested_by: row.requester,
    requested_at: row.requested_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    decided_by: row.decider,
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
    is_mine: isMine,
    is_independent: !dependent.includes(row.requested_by),
    can_decide: row.state === 'open' && !isMine && row.account_id !== viewer.userId,
  };
}

export function approvalRoutes(
  { serve }: CallServer,
  deps: Deps,
  places: PlaceTreeLoader,
  performers: ApprovalPerformers,
): void {
  const { db, clock } = deps;

  serve(calls.listApprovals, async ({ query: { limit, offset, ...filter } }, { viewer }) => {
    const now = clock();
    const [rows, count, open_count, tree, dependent] = await Promise.all([
      q.listApprovals(db, filter, now, { limit, offset }),
      q.countApprovals(db, filter, now),
      q.countApprovals(db, { tab: 'open' }, now),
      places(),
      findDependentAdmins(db, viewer.userId, now),
    ]);
    return {
      approvals: rows.map((row) => approvalView(row, { viewer, dependent, places: tree })),
      count,
      open_count,
      pagination: { limit, offset },
    };
  });

  serve(calls.approve, async ({ params: { id } }, { viewer }) => {
    await approve(deps, performers, viewer, id);
    return success;
  });

  serve(calls.rejectApproval, async ({ params: { id }, body: { reason } }, { viewer }) => {
    await rejectApproval(deps, viewer, id, reason);
    return success;
  });

  serve(calls.withdrawApproval, async ({ params: { id } }, { viewer }) => {
    await withdrawApproval(deps, viewer, id);
    return success;
  });
}
