/** Saved views of admins. */
import type { ViewedList } from '@estia/contract/admin-lists/list-views';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type ListViewRow = { id: number; list: ViewedList; name: string; query: string };

const columns = sql.raw('id, list, name, query');

export async function listViews(db: Db, accountId: number, list: ViewedList): Promise<ListViewRow[]> {
  const { rows } = await sql<ListViewRow>`
    select ${columns} from admin_list_view where account_id = ${accountId} and list = ${list}
    order by name collate "el-x-icu", id`.execute(db);
  return rows;
}

/** Whoever counts the views of an admin holds that account, so that two at once are one after the other. */
export async function lockViewOwner(trx: Trx, accountId: number): Promise<void> {
  await sql`select id from account where id = ${accountId} for no key update`.execute(trx);
}

type NewView = { accountId: number; list: ViewedList; name: string; query: string; now: Date };

export async function insertView(trx: Trx, { accountId, list, name, query, now }: NewView): Promise<number> {
  const { id } = await trx
    .insertInto('admin_list_view')
    .values({ account_id: accountId, list, name, query, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One’s own alone. */
export async function findView(trx: Trx, accountId: number, id: number): Promise<ListViewRow | undefined> {
  const { rows } = await sql<ListViewRow>`
    select ${columns} from admin_list_view where id = ${id} and account_id = ${accountId}`.execute(trx);
  return rows[0];
}

export const updateViewName = (trx: Trx, id: number, name: string) =>
  trx.updateTable('admin_list_view').set({ name }).where('id', '=', id).execute();

/** False: there is none, or it is somebody else’s. */
export async function deleteOwnView(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from admin_list_view where id = ${id} and account_id = ${accountId}`.execute(db);
  return numAffectedRows > 0n;
}
