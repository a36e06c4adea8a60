/** Disputes, as admins list, read and decide them. */
import * as calls from '@estia/contract/matches/calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { listRegisteredMandates } from '../registered-mandates.queries.ts';
import { registeredMandateView } from '../registered-mandates.view.ts';
import { comparisonView } from '../review/comparison.view.ts';
import { findMatch, listComparedProperties } from '../review/match-review.queries.ts';
import * as lists from './dispute-lists.queries.ts';
import { listEntries } from './disputes.queries.ts';
import { decideDispute, reopenDispute, writeToSide } from './disputes.service.ts';
import { adminEntryView, disputeSummaryView, disputeView } from './disputes.view.ts';

const success = { message: 'Success!' } as const;

export function disputeRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.listDisputes, async ({ query }) => {
    const [rows, counts] = await Promise.all([lists.listDisputes(deps.db, query), lists.countDisputes(deps.db)]);
    return {
      disputes: rows.map(disputeSummaryView),
      count: counts[query.state],
      counts,
      pagination: { limit: query.limit, offset: query.offset },
    };
  });

  serve(calls.getDispute, async ({ params }) => {
    const row = await lists.findDispute(deps.db, params.id);
    if (!row) throw new AppError('not_found');
    const { owner_property_id: ownerId, agency_property_id: agencyId } = row;
    const ids = agencyId === null ? [ownerId] : [ownerId, agencyId];
    const [entries, match, properties, mandates] = await Promise.all([
      listEntries(deps.db, row.id, null),
      agencyId === null ? undefined : findMatch(deps.db, ownerId, agencyId),
      listComparedProperties(deps.db, ids),
      listRegisteredMandates(deps.db, agencyId === null ? [] : [agencyId]),
    ]);
    return {
      dispute: disputeView(row),
      entries: entries.map(adminEntryView),
      registered_mandate: registeredMandateView(mandates, agencyId),
      comparison: comparisonView(match, properties),
    };
  });

  serve(calls.decideDispute, async ({ params, body }, { viewer }) => {
    await decideDispute(deps, viewer, params.id, body);
    return success;
  });

  serve(calls.reopenDispute, async ({ params, body }, { viewer }) => {
    await reopenDispute(deps, viewer, params.id, body);
    return success;
  });

  serve(calls.writeToSide, async ({ params, body }) => {
    await writeToSide(deps, params.id, body);
    return success;
  });
}
