/** Cases of two exclusive mandates: the agencies state their sides, admins read both and decide. */
import * as calls from '@estia/contract/matches/exclusive-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { listRegisteredMandates } from '../registered-mandates.queries.ts';
import { registeredMandateView } from '../registered-mandates.view.ts';
import { comparisonView } from '../review/comparison.view.ts';
import { findMatch, listComparedProperties } from '../review/match-review.queries.ts';
import * as lists from './exclusive-case-lists.queries.ts';
import { findExclusiveSide } from './exclusive-cases.policy.ts';
import { findCase } from './exclusive-cases.queries.ts';
import { addStatement, decideExclusiveCase, reopenExclusiveCase } from './exclusive-cases.service.ts';
import { adminCaseView, ownCaseView, statementsView } from './exclusive-cases.view.ts';

const success = { message: 'Success!' } as const;

export function exclusiveCaseRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.listExclusiveCases, async ({ query }, { viewer }) => {
    const [rows, count] = await Promise.all([
      lists.listCasesOf(deps.db, viewer.worksFor, query),
      lists.countCasesOf(deps.db, viewer.worksFor, query.state),
    ]);
    const cases = rows.flatMap((row) => {
      const side = findExclusiveSide(viewer, row);
      return side ? [ownCaseView(row, side)] : [];
    });
    return { cases, count, pagination: { limit: query.limit, offset: query.offset } };
  });

  serve(calls.getExclusiveCase, async ({ params }, { viewer }) => {
    const row = await findCase(deps.db, params.id);
    const side = row && findExclusiveSide(viewer, row);
    if (!side) throw new AppError('not_found');
    const statements = await lists.listStatements(deps.db, row.id);
    return { case: ownCaseView(row, side), statements: statementsView(statements, side) };
  });

  serve(calls.addExclusiveStatement, async ({ params, body }, { viewer }) => {
    await addStatement(deps, viewer, params.id, body.text);
    return success;
  });

  serve(calls.listExclusiveCasesForAdmin, async ({ query }) => {
    const now = deps.clock();
    const [rows, counts] = await Promise.all([lists.listCases(deps.db, now, query), lists.countCases(deps.db, now)]);
    return {
      cases: rows.map((row) => adminCaseView(row, now)),
      count: counts[query.state],
      counts,
      pagination: { limit: query.limit, offset: query.offset },
    };
  });

  serve(calls.getExclusiveCaseForAdmin, async ({ params }) => {
    const row = await findCase(deps.db, params.id);
    if (!row) throw new AppError('not_found');
    const ids = [row.first.property_id, row.second.property_id].filter((id) => id !== null);
    const [a, b] = ids;
    const [statements, mandates, match, properties] = await Promise.all([
      lists.listStatements(deps.db, row.id),
      listRegisteredMandates(deps.db, ids),
      a !== undefined && b !== undefined ? findMatch(deps.db, a, b) : undefined,
      listComparedProperties(deps.db, ids),
    ]);
    return {
      case: adminCaseView(row, deps.clock()),
      mandates: {
        first: registeredMandateView(mandates, row.first.property_id),
        second: registeredMandateView(mandates, row.second.property_id),
      },
      statements: { first: statementsView(statements, 'first'), second: statementsView(statements, 'second') },
      comparison: comparisonView(match, properties),
    };
  });

  serve(calls.decideExclusiveCase, async ({ params, body }, { viewer }) => {
    await decideExclusiveCase(deps, viewer, params.id, body);
    return success;
  });

  serve(calls.reopenExclusiveCase, async ({ params, body }, { viewer }) => {
    await reopenExclusiveCase(deps, viewer, params.id, body);
    return success;
  });
}
