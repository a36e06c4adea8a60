/** ADMN-5: an item is taken in hand by one admin, put back, or given to another. */
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { RulesCache } from '../rules/index.ts';
import * as q from './queue.queries.ts';
import type { QueueMoment } from './work-items.queries.ts';

async function readHours(rules: RulesCache): Promise<QueueMoment['rules']> {
  const { work_queue, approval } = await rules.inForce();
  return { ...work_queue.params, approval_hours: approval.params.approval_hours };
}

export const getQueueMoment = async ({ clock }: Pick<Deps, 'clock'>, rules: RulesCache): Promise<QueueMoment> => ({
  now: clock(),
  rules: await readHours(rules),
});

/** Again by the same admin it lasts longer. */
export async function claimItem(
  { db }: Deps,
  viewer: SignedInViewer,
  moment: QueueMoment,
  key: q.WorkItemKey,
): Promise<Date> {
  const adminId = viewer.userId;
  const item = await q.findWorkItem(db, { ...moment, adminId }, key);
  if (!item) throw new AppError('not_found');
  // Whoever asked for it may not decide it, nor keep others from doing so.
  if (item.kind === 'approval' && item.about?.requested_by_id === adminId) throw new AppError('own_request');
  if (!(await q.saveClaim(db, moment, { ...key, adminId }))) throw new AppError('claimed_by_other');
  return new Date(moment.now.getTime() + moment.rules.claim_minutes * 60_000);
}

/** What is no longer one's own is already released. */
export const releaseItem = (deps: Deps, viewer: SignedInViewer, key: q.WorkItemKey): Promise<boolean> =>
  q.deleteClaim(deps.db, { ...key, adminId: viewer.userId });

type HandOver = q.WorkItemKey & { admin_id: number; note: string };

export async function handOverItem(
  { db }: Deps,
  viewer: SignedInViewer,
  moment: QueueMoment,
  { kind, subject, admin_id: adminId, note }: HandOver,
): Promise<void> {
  const key = { kind, subject };
  await db.transaction().execute(async (trx) => {
    if (!(await q.isColleague(trx, viewer.userId, adminId)))
      throw new AppError('invalid_input', { admin_id: 'invalid' });
    if (!(await q.lockOwnClaim(trx, moment, { ...key, adminId: viewer.userId })))
      throw new AppError('changed_meanwhile');
    await q.updateHolder(trx, moment, { ...key, adminId, handedBy: viewer.userId, note });
  });
}

/** What nobody has had in hand for a day is nobody's. */
export const deleteExpiredClaims = ({ db, clock }: Deps) =>
  q.deleteOldClaims(db, new Date(clock().getTime() - 2 * 86_400_000));

/** For whoever watches the site. */
export const countOverdueWork = async (deps: Pick<Deps, 'db' | 'clock'>, rules: RulesCache): Promise<q.WorkCounts> =>
  q.countOverdueWork(deps.db, await getQueueMoment(deps, rules));
