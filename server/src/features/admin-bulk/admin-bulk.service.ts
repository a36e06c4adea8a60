/**
 * ADMN-1: one decision of an admin for many rows. It is written down first, so that there is something to look at before the
 * yes. Then every row is decided in a transaction of its own, which also writes what became of it: asked twice, decided by two
 * admins at once or killed half way, a row is decided at most once.
 */
import { adminBulkLimits, type BulkList, isBulkActionOf } from '@estia/contract/admin-bulk/bulk-choices';
import { findBulkReason } from '@estia/contract/admin-bulk/bulk-reasons';
import type { confirmAdminBulk, createAdminBulk } from '@estia/contract/admin-bulk/calls';
import type { HandlerInput } from '@estia/contract/call';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import { findUserIds, type OnStatusChange } from '../accounts/index.ts';
import { findAgencyAccountIds } from '../agencies/index.ts';
import { findInvoiceIds } from '../invoices/index.ts';
import { findAdminListingIds } from '../listings/index.ts';
import { findReportIds } from '../moderation/index.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import type { RulesCache } from '../rules/index.ts';
import { getQueueMoment, listHolders } from '../work-queue/index.ts';
import * as q from './bulk.queries.ts';
import { workKindOf } from './bulk-decisions.service.ts';
import { type Forecast, forecast } from './bulk-forecast.ts';
import { type BulkSubject, listSubjects } from './bulk-subjects.queries.ts';

const HOUR_MS = 3_600_000;

/** What the rows are decided with. */
export type BulkContext = {
  deps: Deps;
  rules: RulesCache;
  places: PlaceTreeLoader;
  onStatusChange: OnStatusChange;
};

type NewBulk = HandlerInput<typeof createAdminBulk>['body'];

function findMatching({ deps, places }: BulkContext, input: NewBulk, limit: number) {
  const { db } = deps;
  switch (input.list) {
    case 'users':
      return findUserIds(db, input.filter ?? {}, limit);
    case 'agencies':
      return findAgencyAccountIds(db, places, input.filter ?? {}, limit);
    case 'sale_listings':
      return findAdminListingIds(db, { state: 'active', ...input.filter, purpose: 1 }, limit);
    case 'rent_listings':
      return findAdminListingIds(db, { state: 'active', ...input.filter, purpose: 2 }, limit);
    case 'reports':
      return findReportIds(db, { state: 'open', ...input.filter }, limit);
    case 'invoices':
      return findInvoiceIds(deps, input.filter ?? {}, limit);
  }
}

/** Nothing is done yet. Rows of another page go into one that waits for its yes. */
export async function createBulk(context: BulkContext, viewer: SignedInViewer, input: NewBulk): Promise<number> {
  const { deps } = context;
  const { list, action } = input;
  if (!isBulkActionOf(list, action)) throw new AppError('invalid_input', { action: 'invalid' });
  const ids = [...new Set(input.ids ?? [])];
  const found = input.ids
    ? { ids, count: ids.length }
    : input.filter
      ? await findMatching(context, input, adminBulkLimits.most)
      : { ids: [], count: 0 };
  const subjects = await listSubjects(deps.db, list, found.ids);
  if (input.ids && subjects.size < ids.length) throw new AppError('not_found');
  if (subjects.size === 0 && input.add_to === undefined) throw new AppError('invalid_input', { ids: 'nothing_chosen' });
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const before = input.add_to === undefined ? undefined : await q.lockOwnBulk(trx, viewer.userId, input.add_to);
    if (input.add_to !== undefined && before === undefined) throw new AppError('not_found');
    if (before && (before.list !== list || before.action !== action))
      throw new AppError('invalid_input', { add_to: 'invalid' });
    if (before?.confirmed_at) throw new AppError('already_decided');
    const id = before?.id ?? (await q.insertBulk(trx, { adminId: viewer.userId, list, action, now }));
    const count = await q.insertItems(
      trx,
      id,
      [...subjects.values()].map((subject) => ({ id: subject.id, seen: subject.state })),
    );
    if (count > adminBulkLimits.most) throw new AppError('invalid_input', { ids: 'too_many' });
    await q.setMatchedCount(trx, id, Math.max(count, found.count));
    return id;
  });
}

export type LookedAt = { item: q.BulkItemRow; subject: BulkSubject | undefined; forecast: Forecast };

/** Rows as they are now, with what would become of each. */
export async function lookAt(
  { deps, rules }: Pick<BulkContext, 'deps' | 'rules'>,
  viewer: SignedInViewer,
  { list, action }: Pick<q.BulkRow, 'list' | 'action'>,
  items: readonly q.BulkItemRow[],
): Promise<LookedAt[]> {
  const ids = items.map(({ subject_id: id }) => id);
  const [subjects, holders] = await Promise.all([
    listSubjects(deps.db, list, ids),
    findHolders({ deps, rules }, list, ids),
  ]);
  return items.map((item) => {
    const subject = subjects.get(item.subject_id);
    const holder = holders.get(String(item.subject_id)) ?? null;
    return { item, subject, forecast: forecast(action, { subject, holder, viewer }) };
  });
}

async function findHolders(
  { deps, rules }: Pick<BulkContext, 'deps' | 'rules'>,
  list: BulkList,
  ids: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const kind = workKindOf(list);
  if (kind === null) return new Map();
  return listHolders(deps.db, await getQueueMoment(deps, rules), kind, ids.map(String));
}

export async function getOwnBulk({ deps }: Pick<BulkContext, 'deps'>, viewer: SignedInViewer, id: number) {
  const bulk = await q.findOwnBulk(deps.db, viewer.userId, id);
  if (!bulk) throw new AppError('not_found');
  return bulk;
}

/** Nobody has it before their eyes any more. */
export const isExpired = (bulk: q.BulkRow, now: Date): boolean =>
  bulk.confirmed_at === null && now.getTime() - bulk.created_at.getTime() > adminBulkLimits.hoursToConfirm * HOUR_MS;

/** The first yes counts; a second finds it said. Without words of ours the admin has to type some. */
export async function confirm(
  { deps }: Pick<BulkContext, 'deps'>,
  bulk: q.BulkRow,
  { reason_id: id, reason }: HandlerInput<typeof confirmAdminBulk>['body'],
): Promise<void> {
  if (bulk.confirmed_at) return;
  const now = deps.clock();
  if (isExpired(bulk, now)) throw new AppError('gone');
  const ready = id ? findBulkReason(bulk.action, id) : undefined;
  if (id && !ready) throw new AppError('invalid_input', { reason_id: 'invalid' });
  if (!ready && reason === '') throw new AppError('invalid_input', { reason_id: 'required' });
  if (!ready?.text && reason === '') throw new AppError('invalid_input', { reason: 'required' });
  await q.confirmBulk(deps.db, bulk.id, { reason_id: ready?.id ?? null, reason: reason || null, now });
}
