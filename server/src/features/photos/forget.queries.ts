import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/**
 * Forgets the pictures that nothing but homes of this account shows, and says which files must go. `db` is a transaction that
 * then deletes the homes.
 */
export async function forgetPhotosOf(db: Db, accountId: number): Promise<string[]> {
  const own = await sql<{ id: number; key: string }>`
    select distinct f.id, f.key from property p
    join property_photo pp on pp.property_id = p.id
    join photo f on f.id = pp.photo_id
    where p.account_id = ${accountId} and not exists (
      select from property_photo other join property home on home.id = other.property_id
      where other.photo_id = f.id and home.account_id <> ${accountId})
      and not exists (select from article where photo_id = f.id)`.execute(db);
  const ids = own.rows.map((row) => row.id);
  await sql`
    delete from property_photo where property_id in (select id from property where account_id = ${accountId})`.execute(
    db,
  );
  await sql`delete from photo where id = any (${ids}::bigint[])`.execute(db);
  return own.rows.map((row) => `photos/${row.key}`);
}
