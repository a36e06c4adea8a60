/** Pairs that wait for a person: listed, compared and decided by admins. */
import * as calls from '@estia/contract/matches/calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { comparisonView, unclearMatchView } from './comparison.view.ts';
import * as q from './match-review.queries.ts';
import { decideMatch } from './match-review.service.ts';

export function matchReviewRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.listUnclearMatches, async ({ query }) => {
    const [rows, count] = await Promise.all([q.listUnclearMatches(deps.db, query), q.countUnclearMatches(deps.db)]);
    return {
      matches: rows.map(unclearMatchView),
      count,
      pagination: { limit: query.limit, offset: query.offset },
    };
  });

  serve(calls.getUnclearMatch, async ({ params }) => {
    const ids = [params.property_id, params.other_id] as const;
    const match = await q.findMatch(deps.db, ...ids);
    if (!match) throw new AppError('not_found');
    const [properties, next] = await Promise.all([
      q.listComparedProperties(deps.db, ids),
      q.findNextUnclearMatch(deps.db, ids),
    ]);
    return { comparison: comparisonView(match, properties), decision: match.decision, next };
  });

  serve(calls.decideMatch, async ({ params, body }, { viewer }) => {
    await decideMatch(deps, viewer, params, body);
    return { message: 'Success!' as const };
  });
}
