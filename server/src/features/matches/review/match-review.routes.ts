/** Pairs that wait for a person: listed, compared and decided by admins. */
import * as calls from '@estia/contract/matches/calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { openExclusiveCases } from '../exclusives/exclusive-cases.service.ts';
import { openScheduledPauses } from '../pauses/scheduled-pauses.service.ts';
import { regroupProperties } from '../property-groups.queries.ts';
import { comparisonView, unclearMatchView } from './comparison.view.ts';
import * as q from './match-review.queries.ts';

type Pair = { property_id: number; other_id: number };

/** What is the same may pause an owner's listing, or open a case of two exclusive mandates: that begins with the answer. */
async function decideMatch(
  deps: Deps,
  viewer: SignedInViewer,
  { property_id: propertyId, other_id: otherId }: Pair,
  decision: q.Decision,
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const saved = await q.savePersonsDecision(trx, [propertyId, otherId], { decision, adminId: viewer.userId, now });
    if (!saved) throw new AppError('not_found');
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: `match_${decision}`,
      subject: 'property',
      subjectId: Math.min(propertyId, otherId),
      reason: null,
      now,
    });
    await regroupProperties(trx, [propertyId, otherId]);
    if (decision !== 'same') return;
    await openScheduledPauses(trx, deps, propertyId);
    await openExclusiveCases(trx, deps, propertyId);
  });
}

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
    await decideMatch(deps, viewer, params, body.decision);
    return { message: 'Success!' as const };
  });
}
