/** Reports and what was decided. */
import * as calls from '@estia/contract/moderation/calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { countReportsByState, listReports } from './moderation.queries.ts';
import { createReport, decideReport } from './moderation.service.ts';
import { reportView } from './moderation.view.ts';

const success = { message: 'Success!' } as const;

export function moderationRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.reportListing, async ({ body }, context) => ({
    ...success,
    number: await createReport(deps, body, context),
  }));

  serve(calls.listReports, async ({ query }) => {
    const { limit, offset, state, reason_id } = query;
    const [rows, counts] = await Promise.all([listReports(deps.db, query), countReportsByState(deps.db, reason_id)]);
    const alerts = rows.map((row) => reportView(row, deps.secrets, deps.clock()));
    return { alerts, count: counts[state], counts, pagination: { limit, offset } };
  });

  serve(calls.decideReport, async ({ params, body }, { viewer }) => {
    await decideReport(deps, viewer, params.id, body);
    return success;
  });
}
