/** Scheduled pauses as the owner and the agency see them, and what they may do. */
import * as calls from '@estia/contract/matches/calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { listEntries } from '../disputes/disputes.queries.ts';
import { answerObjection, objectToPause, sendDisputeMessage } from '../disputes/disputes.service.ts';
import { listRegisteredMandates } from '../registered-mandates.queries.ts';
import { registeredMandateView } from '../registered-mandates.view.ts';
import * as q from './pause-lists.queries.ts';
import { entryView, mandateView, pauseView } from './scheduled-pauses.view.ts';

const success = { message: 'Success!' } as const;

export function scheduledPauseRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.listScheduledPauses, async ({ query }, { viewer }) => {
    const [rows, count] = await Promise.all([
      q.listPausesOf(deps.db, viewer.worksFor, query),
      q.countPausesOf(deps.db, viewer.worksFor),
    ]);
    return { pauses: rows.map(pauseView), count, pagination: { limit: query.limit, offset: query.offset } };
  });

  serve(calls.getScheduledPause, async ({ params }, { viewer }) => {
    const row = await q.findPauseOf(deps.db, viewer.worksFor, params.id);
    if (!row) throw new AppError('not_found');
    const ownMandateOf = row.side === 'agency' ? row.agency_property_id : null;
    const [entries, mandates] = await Promise.all([
      listEntries(deps.db, row.id, row.side),
      ownMandateOf === null ? [] : listRegisteredMandates(deps.db, [ownMandateOf]),
    ]);
    return {
      pause: pauseView(row),
      entries: entries.map(entryView),
      mandate: mandateView(row),
      registered_mandate: registeredMandateView(mandates, ownMandateOf),
    };
  });

  serve(calls.objectToPause, async ({ params, body }, { viewer }) => {
    await objectToPause(deps, viewer, params.id, body);
    return success;
  });

  serve(calls.answerObjection, async ({ params, body }, { viewer }) => {
    await answerObjection(deps, viewer, params.id, body);
    return success;
  });

  serve(calls.sendDisputeMessage, async ({ params, body }, { viewer }) => {
    await sendDisputeMessage(deps, viewer, params.id, body.text);
    return success;
  });
}
