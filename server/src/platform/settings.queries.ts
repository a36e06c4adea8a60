/** What an admin may change about the site itself: one row a setting, whole. */
import type { Db, Trx } from './db/db.ts';

export const findSetting = (db: Db, name: string) =>
  db.selectFrom('site_setting').select(['value', 'changed_at']).where('name', '=', name).executeTakeFirst();

/** Held until the transaction ends: two admins write one after the other, and each sees what was before. */
export async function lockSetting(trx: Trx, name: string, first: object, now: Date): Promise<unknown> {
  await trx
    .insertInto('site_setting')
    .values({ name, value: JSON.stringify(first), changed_at: now, changed_by: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const current = await trx
    .selectFrom('site_setting')
    .select('value')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return current.value;
}

export const updateSetting = (trx: Trx, name: string, value: object, by: number, now: Date) =>
  trx
    .updateTable('site_setting')
    .set({ value: JSON.stringify(value), changed_at: now, changed_by: by })
    .where('name', '=', name)
    .execute();
