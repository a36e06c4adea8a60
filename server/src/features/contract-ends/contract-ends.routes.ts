import { roleIds } from '@estia/contract/accounts/roles';
import * as calls from '@estia/contract/contract-ends/calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { getDecidedAccount } from '../statements-of-reasons/index.ts';
import { findAgencyAccount } from '../subscriptions/index.ts';
import { type ContractEndRow, findContractEnd, listContractEnds } from './contract-ends.queries.ts';
import { findEarliestEnd, giveNotice, withdrawNotice } from './contract-ends.service.ts';

const success = { message: 'Success!' } as const;

const ownView = (row: ContractEndRow) => ({
  decision_id: row.statement_id,
  given_at: row.given_at.toISOString(),
  exception: row.exception,
  ends_on: row.ends_on,
  ended_at: row.ended_at?.toISOString() ?? null,
});
const adminView = (row: ContractEndRow) => ({
  ...ownView(row),
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  withdrawal_reason: row.withdrawal_reason,
});

export function contractEndRoutes({ serve }: CallServer, deps: Deps): void {
  const { db } = deps;

  serve(calls.giveContractNotice, async ({ params, body }, { viewer }) => {
    await giveNotice(deps, viewer.userId, params.id, body);
    return success;
  });

  serve(calls.withdrawContractNotice, async ({ params, body }, { viewer }) => {
    await withdrawNotice(deps, params.id, { adminId: viewer.userId, reason: body.reason });
    return success;
  });

  serve(calls.getContractEnds, async ({ params }) => {
    const agency = await findAgencyAccount(db, params.id);
    if (!agency) throw new AppError('not_found');
    const rows = await listContractEnds(db, params.id);
    const { earliest, paidUntil } = await findEarliestEnd(db, deps, params.id);
    const mayEnd =
      agency.role_id === roleIds.agency &&
      agency.status === 'approved' &&
      rows.every(({ withdrawn_at }) => withdrawn_at !== null);
    return { contract_ends: rows.map(adminView), earliest: mayEnd ? earliest : null, paid_until: paidUntil };
  });

  serve(calls.getOwnContractEnd, async (_, { viewer }) => {
    const row = await findContractEnd(db, getDecidedAccount(viewer));
    return { contract_end: row ? ownView(row) : null };
  });
}
