/** SQL of one decision for many rows: what was chosen, and what became of each. */

import { roleIds } from '@estia/contract/accounts/roles';
import type { AdminBulkAction, BulkList, BulkRefusal } from '@estia/contract/admin-bulk/bulk-choices';
import { requireValue } from '@estia/contract/require-value';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type BulkRow = {
  id: number;
  admin_id: number;
  list: BulkList;
  action: AdminBulkAction;
  matched_count: number;
  reason_id: string | null;
  reason: string | null;
  created_at: Date;
  confirmed_at: Date | null;
  done_at: Date | null;
};

type NewBulk = { adminId: number; list: BulkList; action: AdminBulkAction; now: Date };

export async function insertBulk(trx: Trx, { adminId, list, action, now }: NewBulk): Promise<number> {
  const { id } = await trx
    .insertInto('admin_bulk_action')
    .values({ admin_id: adminId, list, action, matched_count: 0, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Held until the transaction ends: rows are added one page after the other, and none once it is confirmed. */
export const lockOwnBulk = (trx: Trx, adminId: number, id: number): Promise<BulkRow | undefined> =>
  trx
    .selectFrom('admin_bulk_action')
    .selectAll()
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .forUpdate()
    .executeTakeFirst();

export const findOwnBulk = (db: Db, adminId: number, id: number): Promise<BulkRow | undefined> =>
  db
    .selectFrom('admin_bulk_action')
    .selectAll()
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .executeTakeFirst();

type NewItem = { id: number; seen: string };

/** What is in it already stays as it was seen then. The number of rows that are in it now. */
export async function insertItems(trx: Trx, bulkId: number, items: readonly NewItem[]): Promise<number> {
  await sql`
    insert into admin_bulk_item (bulk_id, subject_id, based_on)
    select ${bulkId}, g.id, g.seen from unnest(${items.map(({ id }) => id)}::bigint[], ${items.map(({ seen }) => seen)}::text[]) as g (id, seen)
    order by g.id on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from admin_bulk_item where bulk_id = ${bulkId}`.execute(trx);
  return requireValue(rows[0]).count;
}

export const setMatchedCount = (trx: Trx, id: number, count: number) =>
  trx.updateTable('admin_bulk_action').set({ matched_count: count }).where('id', '=', id).execute();

export type BulkItemRow = {
  subject_id: number;
  based_on: string;
  state: 'waiting' | 'done' | 'left';
  refusal: BulkRefusal | null;
  decided_by: number | null;
};

/** At most as many as one takes. */
export const listItems = (db: Db, bulkId: number): Promise<BulkItemRow[]> =>
  db
    .selectFrom('admin_bulk_item')
    .select(['subject_id', 'based_on', 'state', 'refusal', 'decided_by'])
    .where('bulk_id', '=', bulkId)
    .orderBy('subject_id')
    .execute();

/** The first yes counts, with its reason. */
export const confirmBulk = (
  db: Db,
  id: number,
  given: { reason_id: string | null; reason: string | null; now: Date },
) =>
  db
    .updateTable('admin_bulk_action')
    .set({ confirmed_at: given.now, reason_id: given.reason_id, reason: given.reason })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const findWaitingItem = (db: Db, bulkId: number, after: number): Promise<BulkItemRow | undefined> =>
  db
    .selectFrom('admin_bulk_item')
    .select(['subject_id', 'based_on', 'state', 'refusal', 'decided_by'])
    .where('bulk_id', '=', bulkId)
    .where('state', '=', 'waiting')
    .where('subject_id', '>', after)
    .orderBy('subject_id')
    .limit(1)
    .executeTakeFirst();

/** In the transaction of the decision. False: it was settled meanwhile, and must not be decided again. */
export async function markItemDone(trx: Trx, bulkId: number, subjectId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('admin_bulk_item')
    .set({ state: 'done', refusal: null, decided_by: null })
    .where('bulk_id', '=', bulkId)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Left = { refusal: BulkRefusal; decidedBy: number | null };

export const markItemLeft = (db: Db, bulkId: number, subjectId: number, { refusal, decidedBy }: Left) =>
  db
    .updateTable('admin_bulk_item')
    .set({ state: 'left', refusal, decided_by: decidedBy })
    .where('bulk_id', '=', bulkId)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'waiting')
    .execute();

/** What failed for a cause of ours is tried again, and after the last try it is left. */
export const countFailedTry = (db: Db, bulkId: number, subjectId: number, most: number) =>
  sql`
    update admin_bulk_item set tries = tries + 1,
      state = case when tries + 1 >= ${most} then 'left' else state end,
      refusal = case when tries + 1 >= ${most} then 'failed' else refusal end
    where bulk_id = ${bulkId} and subject_id = ${subjectId} and state = 'waiting'`.execute(db);

export const leaveWaitingItems = (db: Db, bulkId: number, refusal: BulkRefusal) =>
  db
    .updateTable('admin_bulk_item')
    .set({ state: 'left', refusal })
    .where('bulk_id', '=', bulkId)
    .where('state', '=', 'waiting')
    .execute();

/** Once nothing of it waits. */
export const finishBulk = (db: Db, id: number, now: Date) =>
  sql`
    update admin_bulk_action set done_at = ${now}
    where id = ${id} and done_at is null and not exists (
      select from admin_bulk_item i where i.bulk_id = ${id} and i.state = 'waiting')`.execute(db);

/** Said yes to, and left by a process that died or a browser that was closed. */
export const listUnfinished = (db: Db, before: Date, limit: number): Promise<BulkRow[]> =>
  db
    .selectFrom('admin_bulk_action')
    .selectAll()
    .where('confirmed_at', '<', before)
    .where('done_at', 'is', null)
    .orderBy('confirmed_at')
    .limit(limit)
    .execute();

export const findAdmin = (db: Db, id: number) =>
  db
    .selectFrom('account')
    .select(['id', 'username', 'locale', 'is_main_admin', 'status'])
    .where('id', '=', id)
    .where('role_id', '=', roleIds.admin)
    .executeTakeFirst();

export async function listAdminNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'username']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** As long as other changes of many are kept. */
export const deleteOldBulks = (db: Db, now: Date) =>
  sql`
    delete from admin_bulk_action where created_at < ${now}::timestamptz - (
      select make_interval(days => days) from retention where what = 'bulk_change')`.execute(db);
