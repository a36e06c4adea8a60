/** Reports and what was decided. */
import { Readable } from 'node:stream';
import { athensDay } from '@estia/contract/athens';
import * as calls from '@estia/contract/moderation/calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { auditListExport } from '../../platform/list-export.ts';
import { previewAlertEmail, sendAlertEmail } from './alert-emails.service.ts';
import { countReportsByState, listReports } from './moderation.queries.ts';
import { confirmReport, createReport, decideReport, readDecisionHours } from './moderation.service.ts';
import { reportView } from './moderation.view.ts';
import { liftMisuseMeasure, readReporters } from './report-misuse.service.ts';
import { streamReportsCsv } from './reports-csv.service.ts';

const success = { message: 'Success!' } as const;

export function moderationRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.reportListing, async ({ body }, context) => ({
    ...success,
    ...(await createReport(deps, body, context)),
  }));

  serve(calls.confirmReport, async ({ body }, context) => {
    await confirmReport(deps, body, context);
    return success;
  });

  serve(calls.liftMisuseMeasure, async ({ params, body }, { viewer }) => {
    await liftMisuseMeasure(deps, viewer, params.id, body);
    return success;
  });

  serve(calls.listReports, async ({ query }) => {
    const { limit, offset, state, reason_id } = query;
    const now = deps.clock();
    const [rows, counts, hours] = await Promise.all([
      listReports(deps.db, query),
      countReportsByState(deps.db, reason_id),
      readDecisionHours(deps.db, now),
    ]);
    const reporters = await readReporters(deps, query.id === undefined ? [] : rows);
    const alerts = rows.map((row) =>
      reportView(row, deps.secrets, { hours, now, reporter: reporters.get(row.id) ?? null }),
    );
    return {
      alerts,
      count: query.id === undefined ? counts[state] : alerts.length,
      counts,
      pagination: { limit, offset },
    };
  });

  serve(calls.exportReports, async ({ body: { lang, ...filter } }, { viewer, reply }) => {
    const counts = await countReportsByState(deps.db, filter.reason_id);
    await auditListExport(deps, viewer, { action: 'reports_exported', rows: counts[filter.state] });
    reply?.header('content-disposition', `attachment; filename="estia-reports-${athensDay(deps.clock())}.csv"`);
    return Readable.from(streamReportsCsv(deps.db, filter, lang));
  });

  serve(calls.decideReport, async ({ params, body }, { viewer }) => {
    await decideReport(deps, viewer, params.id, body);
    return success;
  });

  serve(calls.previewAlertEmail, ({ body }) => previewAlertEmail(deps, body));

  serve(calls.sendAlertEmail, async ({ body }, { viewer }) => {
    await sendAlertEmail(deps, viewer, body);
    return { message: 'Email sent!' as const };
  });
}
