/** SQL of the calls about one's own data: deletion, its undoing, exports. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export const scheduleErasure = (
  trx: Trx,
  id: number,
  set: { erase_after: Date; status?: 'blocked'; status_reason?: string },
) => trx.updateTable('account').set(set).where('id', '=', id).execute();

/** Who was deleted by an admin is blocked, and stays so whatever code they still have. */
export const cancelErasure = (trx: Trx, id: number) =>
  trx
    .updateTable('account')
    .set({ erase_after: null })
    .where('id', '=', id)
    .where('erase_after', 'is not', null)
    .where('status', '!=', 'blocked')
    .returning(['id', 'email', 'locale', 'username', 'role_id', 'status'])
    .executeTakeFirst();

export async function getRetentionDays(db: Db, what: string): Promise<number> {
  const row = await db.selectFrom('retention').select('days').where('what', '=', what).executeTakeFirst();
  if (!row) throw new Error(`Nothing says how long ${what} is kept`);
  return row.days;
}

export const listDataExports = (db: Db, accountId: number) =>
  db
    .selectFrom('data_export')
    .select(['id', 'requested_at', 'ready_at', 'expires_at', 'bytes'])
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    // Three a day for a week is all there can be.
    .limit(30)
    .execute();

/** Being made now, and asked for since. */
export async function countRecentExports(
  db: Db,
  accountId: number,
  since: Date,
): Promise<{ open: number; recent: number }> {
  const { rows } = await sql<{ open: number; recent: number }>`
    select count(*) filter (where ready_at is null) as open, count(*) filter (where requested_at > ${since}) as recent
    from data_export where account_id = ${accountId}`.execute(db);
  return rows[0] ?? { open: 0, recent: 0 };
}

export const insertDataExport = (db: Db, accountId: number, now: Date) =>
  db.insertInto('data_export').values({ account_id: accountId, requested_at: now }).execute();

/** Only a file that is ready and has not expired. */
export const findExportFile = (db: Db, accountId: number, id: number, now: Date) =>
  db
    .selectFrom('data_export')
    .select(['file_key', 'ready_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('ready_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** What the books keep of somebody: an admin does not take them away alone. */
export async function hasInvoices(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from invoice where account_id = ${accountId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}
