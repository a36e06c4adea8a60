import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

/** Oldest first, beginning behind the one named. */
export const listPhotosWithoutAvif = (db: Db, limit: number, after: number) =>
  db
    .selectFrom('photo')
    .select(['id', 'key'])
    .where(sql<boolean>`not has_avif`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

export const markAvifReady = (db: Db, id: number) =>
  db.updateTable('photo').set({ has_avif: true }).where('id', '=', id).execute();

export type NewSitePhoto = { key: string; width: number; height: number; placeholder: string };

/** A picture of the house: it belongs to no account. */
export async function insertSitePhoto(trx: Trx, picture: NewSitePhoto, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('photo')
    .values({ ...picture, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
