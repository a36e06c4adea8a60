import { complainByCode as complainByCodeCall } from '@estia/contract/hidden-brokers/calls';
import * as calls from '@estia/contract/statements-of-reasons/complaint-calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { hasOtherAdmin } from '../../platform/auth/has-other-admin.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import * as q from './complaints.queries.ts';
import { complainAboutDecision, complainByCode, decideComplaint } from './complaints.service.ts';
import { complaintView } from './complaints.view.ts';

const success = { message: 'Success!' } as const;

export function complaintRoutes({ serve }: CallServer, deps: Deps): void {
  const { db } = deps;

  serve(calls.complainAboutDecision, async ({ params, body }, { viewer }) => {
    await complainAboutDecision(deps, viewer, params.id, body.text);
    return success;
  });

  serve(complainByCodeCall, async ({ body }, context) => {
    await complainByCode(deps, body, context);
    return success;
  });

  serve(calls.listComplaints, async ({ query }, { viewer }) => {
    const [rows, counts] = await Promise.all([q.listComplaints(db, query), q.countComplaints(db)]);
    return {
      complaints: rows.map((row) => complaintView(row, viewer.userId)),
      count: counts[query.state],
      counts,
      pagination: { limit: query.limit, offset: query.offset },
    };
  });

  serve(calls.getComplaint, async ({ params }, { viewer }) => {
    const row = await q.findComplaint(db, params.id);
    if (!row) throw new AppError('not_found');
    return {
      complaint: complaintView(row, viewer.userId),
      has_other_admin: await hasOtherAdmin(db, row.decided_by ?? 0),
    };
  });

  serve(calls.decideComplaint, async ({ params, body }, { viewer }) => {
    await decideComplaint(deps, viewer, params.id, body);
    return success;
  });
}
