import { readProperty } from '@estia/contract/read-property';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

const NAME = 'home_image';

export async function findHomeImageKey(db: Db): Promise<string | null> {
  const row = await db.selectFrom('site_setting').select('value').where('name', '=', NAME).executeTakeFirst();
  const key = readProperty(row?.value, 'key');
  return typeof key === 'string' ? key : null;
}

/** Two admins at once: one after the other, so that each knows which picture it takes away. */
export const lockHomeImage = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtext('site_setting'), hashtext(${NAME}))`.execute(trx);

export function setHomeImage(db: Db, to: { key: string | null; now: Date; adminId: number }) {
  const row = { value: JSON.stringify({ key: to.key }), changed_at: to.now, changed_by: to.adminId };
  return db
    .insertInto('site_setting')
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** A record names them now: the sweep leaves them. */
export const cancelHomeImageDeletion = (db: Db, folder: string) =>
  db.deleteFrom('file_to_delete').where('key', '=', folder).execute();
