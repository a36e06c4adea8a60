/** A confirmed decision carried out row by row: while its page waits, and by the worker where nobody does. */

import { roleIds } from '@estia/contract/accounts/roles';
import type { BulkRefusal } from '@estia/contract/admin-bulk/bulk-choices';
import type { ErrorCode } from '@estia/contract/errors';
import { toLocale } from '@estia/contract/pair';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import { runDecision } from '../work-queue/index.ts';
import { type BulkContext, lookAt } from './admin-bulk.service.ts';
import * as q from './bulk.queries.ts';
import { decideSubject, workKindOf } from './bulk-decisions.service.ts';
import { type BulkSubject, findDecider } from './bulk-subjects.queries.ts';

/** What is not done by then is done when asked again, or by the worker. */
const REQUEST_BUDGET_MS = 4_000;
const MOST_TRIES = 3;

const refusalsByError: Readonly<Partial<Record<ErrorCode, BulkRefusal>>> = {
  not_found: 'gone',
  not_in_this_state: 'not_in_this_state',
  invalid_input: 'not_in_this_state',
  already_decided: 'already_decided',
  claimed_by_other: 'claimed_by_other',
  changed_meanwhile: 'changed_meanwhile',
  forbidden: 'forbidden',
};

/** Another process settled the row between its being read and its being decided. */
class SettledMeanwhile extends Error {}

/** Decided since it was chosen: by another admin, or by its owner and the site. */
async function leave({ deps }: BulkContext, bulk: q.BulkRow, subject: BulkSubject | undefined, found: BulkRefusal) {
  const since = bulk.created_at;
  const isOthers = found !== 'claimed_by_other' && found !== 'gone' && subject !== undefined;
  const by = isOthers ? await findDecider(deps.db, bulk.list, subject, { since, adminId: bulk.admin_id }) : null;
  return { refusal: by !== null && found !== 'forbidden' ? ('already_decided' as const) : found, decidedBy: by };
}

async function decideItem(context: BulkContext, viewer: SignedInViewer, bulk: q.BulkRow, item: q.BulkItemRow) {
  const { deps, rules, onStatusChange } = context;
  const [looked] = await lookAt(context, viewer, bulk, [item]);
  const subject = looked?.subject;
  const setLeft = async (refusal: BulkRefusal, by: number | null = null) => {
    const left = by === null ? await leave(context, bulk, subject, refusal) : { refusal, decidedBy: by };
    await q.markItemLeft(deps.db, bulk.id, item.subject_id, left);
  };
  if (!subject) return setLeft('gone');
  if (looked.forecast.refusal !== null) return setLeft(looked.forecast.refusal, looked.forecast.by);
  if (subject.state !== item.based_on) return setLeft('changed_meanwhile');
  const kind = workKindOf(bulk.list);
  const items = kind === null ? [] : [{ kind, subject: String(subject.id) }];
  const onDecided: Parameters<typeof decideSubject>[2]['onDecided'] = async (trx) => {
    if (!(await q.markItemDone(trx, bulk.id, subject.id))) throw new SettledMeanwhile();
  };
  try {
    await runDecision(deps, rules, { items, viewer }, () =>
      decideSubject(deps, viewer, { subject, given: bulk, onDecided }, onStatusChange),
    );
    // What its service found decided as asked for was decided before.
    await setLeft('already_decided');
  } catch (error) {
    if (error instanceof SettledMeanwhile) return;
    const refusal = error instanceof AppError ? refusalsByError[error.code] : undefined;
    if (refusal === undefined) {
      deps.log.error({ err: error, bulk: bulk.id, subject: subject.id }, 'A row of a bulk action failed');
      await q.countFailedTry(deps.db, bulk.id, subject.id, MOST_TRIES);
      return;
    }
    // As it is now: whoever was first has decided it.
    const [after] = await lookAt(context, viewer, bulk, [item]);
    const by = after?.forecast.by ?? null;
    const left = by === null ? await leave(context, bulk, after?.subject, refusal) : { refusal, decidedBy: by };
    await q.markItemLeft(deps.db, bulk.id, item.subject_id, left);
  }
}

async function runUntil(context: BulkContext, viewer: SignedInViewer, bulk: q.BulkRow, isOver: () => boolean) {
  const { db, clock } = context.deps;
  for (let after = 0; !isOver(); ) {
    const item = await q.findWaitingItem(db, bulk.id, after);
    if (!item) break;
    await decideItem(context, viewer, bulk, item);
    after = item.subject_id;
  }
  await q.finishBulk(db, bulk.id, clock());
}

/** Of a bulk that its admin has confirmed. */
export async function runInRequest(context: BulkContext, viewer: SignedInViewer, bulk: q.BulkRow): Promise<void> {
  const until = performance.now() + REQUEST_BUDGET_MS;
  await runUntil(context, viewer, bulk, () => performance.now() >= until);
}

const STALE_AFTER_MS = 30_000;
const MOST_RESUMED = 20;

/** Whoever confirmed had given a second factor then. Null: they decide nothing any more. */
async function findDecidingAdmin({ deps }: BulkContext, id: number): Promise<SignedInViewer | null> {
  const admin = await q.findAdmin(deps.db, id);
  if (admin?.status !== 'approved') return null;
  return {
    userId: id,
    worksFor: id,
    agencyRole: null,
    roleId: roleIds.admin,
    isMainAdmin: admin.is_main_admin,
    status: 'approved',
    username: admin.username,
    locale: toLocale(admin.locale),
    sessionId: 0,
    strong: true,
  };
}

/** What somebody confirmed and nobody carried out: the worker does. True: there is more. */
export async function finishAdminBulks(context: BulkContext, isOver: () => boolean): Promise<boolean> {
  const { db, clock } = context.deps;
  await q.deleteOldBulks(db, clock());
  for (const bulk of await q.listUnfinished(db, new Date(clock().getTime() - STALE_AFTER_MS), MOST_RESUMED)) {
    const viewer = await findDecidingAdmin(context, bulk.admin_id);
    if (viewer === null) await q.leaveWaitingItems(db, bulk.id, 'forbidden');
    await (viewer ? runUntil(context, viewer, bulk, isOver) : q.finishBulk(db, bulk.id, clock()));
    if (isOver()) return true;
  }
  return false;
}
