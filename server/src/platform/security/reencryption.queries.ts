/** Sealed columns, row by row, and how far each has come. Which columns there are: secret-uses.ts. */
import { sql } from 'kysely';
import type { Db, Trx } from '../db/db.ts';
import type { SealedColumn } from './secret-uses.ts';
import { SEAL_HEADER_BYTES } from './secrets.ts';

const headerOf = ({ column }: SealedColumn) =>
  sql`substring(${sql.ref(column)} from 1 for ${SEAL_HEADER_BYTES}::integer)`;

export type KeyCount = { key_id: string | null; rows: number };

/** How many values each key has sealed. Null: they name no key that is known here, as those sealed before values did. */
export async function countByKey(
  db: Db,
  column: SealedColumn,
  keys: readonly { id: string; header: Buffer }[],
): Promise<KeyCount[]> {
  const { rows } = await sql<KeyCount>`
    select k.id as key_id, count(*)::integer as rows from ${sql.table(column.table)}
    left join unnest(${keys.map(({ id }) => id)}::text[], ${keys.map(({ header }) => header)}::bytea[]) k (id, header)
      on k.header = ${headerOf(column)}
    where ${sql.ref(column.column)} is not null group by 1 order by 1`.execute(db);
  return rows;
}

/** Rows that are locked are skipped: the next pass takes them. */
export async function lockOldRows(
  trx: Trx,
  column: SealedColumn,
  { after, header, limit }: { after: number; header: Buffer; limit: number },
): Promise<{ row_id: number; sealed: Buffer }[]> {
  const { rows } = await sql<{ row_id: number; sealed: Buffer | null }>`
    select ${sql.ref(column.id)} as row_id, ${sql.ref(column.column)} as sealed from ${sql.table(column.table)}
    where ${sql.ref(column.id)} > ${after} and ${headerOf(column)} <> ${header}
    order by ${sql.ref(column.id)} limit ${limit} for update skip locked`.execute(trx);
  return rows.flatMap(({ row_id, sealed }) => (sealed ? [{ row_id, sealed }] : []));
}

export const updateSealed = (
  trx: Trx,
  { table, column, id }: SealedColumn,
  rows: readonly { row_id: number; sealed: Buffer }[],
): Promise<unknown> =>
  sql`
    update ${sql.table(table)} set ${sql.ref(column)} = sealed_anew
    from unnest(${rows.map((row) => row.row_id)}::bigint[], ${rows.map((row) => row.sealed)}::bytea[]) v (row_id, sealed_anew)
    where ${sql.ref(id)} = v.row_id`.execute(trx);

/** Columns that a pass with this key has not ended yet. */
export async function listOpenColumns(db: Db, keyId: string): Promise<{ name: string; after_id: number }[]> {
  const { rows } = await sql<{ name: string; after_id: number | null }>`
    select name, after_id from sealed_column where key_id = ${keyId} and after_id is not null`.execute(db);
  return rows.map(({ name, after_id }) => ({ name, after_id: after_id ?? 0 }));
}

/** All of them, from their first row. What was counted with another key says nothing of this one. */
export const beginPass = (db: Db, keyId: string, names: readonly string[]): Promise<unknown> =>
  sql`
    insert into sealed_column as c (name, key_id, after_id) select name, ${keyId}, 0 from unnest(${names}::text[]) name
    on conflict (name) do update set key_id = excluded.key_id, after_id = 0, unreadable_rows = 0,
      old_rows = case when c.key_id = excluded.key_id then c.old_rows end`.execute(db);

export const saveProgress = (
  trx: Trx,
  { name, after, unreadable }: { name: string; after: number; unreadable: number },
): Promise<unknown> =>
  trx
    .updateTable('sealed_column')
    .set((eb) => ({ after_id: after, unreadable_rows: eb('unreadable_rows', '+', unreadable) }))
    .where('name', '=', name)
    .execute();

/** Answers how many values no key opened. */
export async function saveColumnResult(
  db: Db,
  { name, old, now }: { name: string; old: number; now: Date },
): Promise<number> {
  const row = await db
    .updateTable('sealed_column')
    .set({ after_id: null, old_rows: old, checked_at: now })
    .where('name', '=', name)
    .returning('unreadable_rows')
    .executeTakeFirst();
  return row?.unreadable_rows ?? 0;
}

export type SealedRows = { old_rows: number | null; unreadable_rows: number; checked_at: Date | null };

/** Of all columns together, as last counted. Null where one has not been counted since the key was changed. */
export async function getSealedRows(db: Db): Promise<SealedRows> {
  const { rows } = await sql<SealedRows>`
    select case when bool_and(old_rows is not null) then sum(old_rows)::integer end as old_rows,
      coalesce(sum(unreadable_rows), 0)::integer as unreadable_rows, min(checked_at) as checked_at
    from sealed_column`.execute(db);
  return rows[0] ?? { old_rows: null, unreadable_rows: 0, checked_at: null };
}

/** The key that stored hashes are known to be made with. */
export async function findHashKey(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('hash_key').select('key_id').executeTakeFirst();
  return row?.key_id;
}

/** Of two that say so at once the first counts. */
export const recordHashKey = (db: Db, keyId: string, now: Date): Promise<unknown> =>
  sql`insert into hash_key (key_id, since) values (${keyId}, ${now}) on conflict do nothing`.execute(db);

/** Whether people used the site when it had one key for everything. */
export async function hasAccountsBeforeHashKey(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from account a join migration m on m.name = '0280_secret_keys.sql' and a.created_at < m.applied_at
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export const replaceHashKey = (db: Db, keyId: string, now: Date): Promise<unknown> =>
  sql`
    insert into hash_key (key_id, since) values (${keyId}, ${now})
    on conflict (only_one) do update set key_id = excluded.key_id, since = excluded.since`.execute(db);
