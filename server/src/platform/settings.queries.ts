/** What an admin may change about the site itself: one row a setting, whole. */
import { sql } from 'kysely';
import type { Db, Trx } from './db/db.ts';

/** What was written under the name; fields that came later are not in it. */
export async function findSetting<T extends object>(db: Db, name: string) {
  const { rows } = await sql<{ value: Partial<T>; changed_at: Date }>`
    select value, changed_at from site_setting where name = ${name}`.execute(db);
  return rows[0];
}

/** Held until the transaction ends: two admins write one after the other, and each sees what was before. */
export async function lockSetting<T extends object>(trx: Trx, name: string, first: T, now: Date): Promise<T> {
  await trx
    .insertInto('site_setting')
    .values({ name, value: JSON.stringify(first), changed_at: now, changed_by: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ value: Partial<T> }>`
    select value from site_setting where name = ${name} for update`.execute(trx);
  return { ...first, ...rows[0]?.value };
}

export const updateSetting = (trx: Trx, name: string, value: object, by: number, now: Date) =>
  trx
    .updateTable('site_setting')
    .set({ value: JSON.stringify(value), changed_at: now, changed_by: by })
    .where('name', '=', name)
    .execute();
