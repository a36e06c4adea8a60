import { athensDay } from '@estia/contract/athens';
import * as calls from '@estia/contract/statements-of-reasons/calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { getDecidedAccount } from './statements.policy.ts';
import { countStatements, findOwnComplaint, findStatement, listStatements } from './statements.queries.ts';
import { statementView } from './statements.view.ts';

export function statementRoutes({ serve }: CallServer, { db, clock }: Deps): void {
  serve(calls.listDecisions, async ({ query }, { viewer }) => {
    const account = getDecidedAccount(viewer);
    const [rows, count] = await Promise.all([listStatements(db, account, query), countStatements(db, account)]);
    return { decisions: rows.map(statementView), count, pagination: query };
  });

  serve(calls.getDecision, async ({ params }, { viewer }) => {
    const row = await findStatement(db, params.id);
    if (row?.account_id !== getDecidedAccount(viewer)) throw new AppError('not_found');
    const complaint = await findOwnComplaint(db, row.id);
    return {
      decision: statementView(row),
      complaint: complaint ? { ...complaint, made_at: complaint.made_at.toISOString() } : null,
      may_complain: athensDay(clock()) <= row.complain_by,
    };
  });
}
