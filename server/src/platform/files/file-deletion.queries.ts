/** The list of files that must go: written in the transaction that takes their record away, read by the sweep. */
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** A key stands for everything under it. Safe to repeat; of two moments the earlier counts. */
export async function enqueueFileDeletion(db: Db, keys: readonly string[], due: Date): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    insert into file_to_delete (key, due) select distinct key, ${due}::timestamptz from unnest(${keys}::text[]) key
    on conflict (key) do update set due = least(file_to_delete.due, excluded.due)`.execute(db);
}

export async function isFileDeletionEnqueued(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom('file_to_delete').select('key').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

/** A record names the file now: it stays. */
export const cancelFileDeletion = (db: Db, key: string) =>
  db.deleteFrom('file_to_delete').where('key', '=', key).execute();
