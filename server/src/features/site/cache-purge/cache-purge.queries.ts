/** SQL of what has to leave the shared caches (server/migrations/0250_cache_purge.sql). By the clock of the database, which notes it. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export async function hasCachePurge(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    due: boolean;
  }>`select exists (select from cache_purge where due_at <= now()) as due`.execute(db);
  return rows[0]?.due === true;
}

export type DuePurge = { id: number; tag: string };

/** What this cache has not confirmed yet: one that is away holds up no other. */
export async function listDuePurges(db: Db, cache: string, limit: number): Promise<DuePurge[]> {
  const { rows } = await sql<DuePurge>`
    select id, tag from cache_purge where due_at <= now() and not done @> array[${cache}] order by id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export const confirmPurges = (db: Db, cache: string, ids: readonly number[]) =>
  sql`
    update cache_purge set done = done || array[${cache}]
    where id = any (${ids}::bigint[]) and not done @> array[${cache}] and due_at <= now()`.execute(db);

/** What every cache has confirmed is done once more after `repeatSeconds`, and gone the second time. */
export async function finishPurges(trx: Trx, caches: readonly string[], repeatSeconds: number): Promise<void> {
  await sql`delete from cache_purge where is_repeat and due_at <= now() and done @> ${caches}::text[]`.execute(trx);
  await sql`
    update cache_purge set is_repeat = true, done = '{}', due_at = now() + make_interval(secs => ${repeatSeconds})
    where not is_repeat and done @> ${caches}::text[]`.execute(trx);
}

/** Null: nothing waits. */
export async function findSecondsToPurge(db: Db): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from min(greatest(due_at, noted_at)) - now())::float8 as seconds from cache_purge`.execute(db);
  const seconds = rows[0]?.seconds ?? null;
  return seconds === null ? null : Math.max(0, seconds);
}

export const deleteAllPurges = (db: Db) => sql`delete from cache_purge`.execute(db);
