/** SQL of what releases have put into the file store (server/migrations/0251_published_assets.sql). */
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';

/**
 * Those of the names that are in the store already. From now on no retention takes them: one that had begun to is waited
 * for, and what it took is not among them.
 */
export async function reclaimPublishedNames(trx: Trx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update published_asset set superseded_at = null where name = any(${names}::text[]) returning name`.execute(trx);
  return rows.map(({ name }) => name);
}

/** From now on the newest release is the one that names these, and no other. */
export async function recordPublishedNames(trx: Trx, names: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into published_asset (name) select unnest(${names}::text[])
    on conflict (name) do update set superseded_at = null`.execute(trx);
  await sql`
    update published_asset set superseded_at = ${now}
    where superseded_at is null and name <> all (${names}::text[])`.execute(trx);
}

/** Which files must go. */
export async function forgetSupersededAssets(trx: Trx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from published_asset where superseded_at < ${before} returning name`.execute(trx);
  return rows.map(({ name }) => name);
}
