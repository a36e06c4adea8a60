/** An admin says whether two properties are one. */
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import { openExclusiveCases } from '../exclusives/exclusive-cases.service.ts';
import { openScheduledPauses } from '../pauses/scheduled-pauses.service.ts';
import { regroupProperties } from '../property-groups.queries.ts';
import * as q from './match-review.queries.ts';

type Pair = { property_id: number; other_id: number };

/** What is the same may pause an owner's listing, or open a case of two exclusive mandates: that begins with the answer. */
export async function decideMatch(
  deps: Deps,
  viewer: SignedInViewer,
  { property_id: propertyId, other_id: otherId }: Pair,
  { decision, based_on: basedOn }: { decision: q.Decision; based_on?: q.BasedOn | undefined },
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const saved = await q.savePersonsDecision(trx, [propertyId, otherId], {
      decision,
      adminId: viewer.userId,
      now,
      basedOn,
    });
    if (!saved) throw new AppError((await q.findMatch(trx, propertyId, otherId)) ? 'already_decided' : 'not_found');
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: `match_${decision}`,
      subject: 'property',
      subjectId: Math.min(propertyId, otherId),
      reason: null,
      after: { other_property_id: Math.max(propertyId, otherId) },
      now,
    });
    await regroupProperties(trx, [propertyId, otherId]);
    if (decision !== 'same') return;
    await openScheduledPauses(trx, deps, propertyId);
    await openExclusiveCases(trx, deps, propertyId);
  });
}
