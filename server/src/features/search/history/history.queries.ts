/** Searches of an account. Every statement names the account: a record of somebody else is not found, whoever asks. */
import { requireValue } from '@estia/contract/require-value';
import { historyLimits } from '@estia/contract/search/history-limits';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type SearchHistoryRow = {
  id: number;
  query: string;
  name: string | null;
  count: number | null;
  runs: number;
  first_ran_at: Date;
  ran_at: Date;
};

const columns = sql`id, query, name, count, runs, first_ran_at, ran_at`;

/**
 * Run again, a search moves to the top and counts up. The oldest beyond the limit go in the same statement: it reads the
 * table as it was before, so one place is kept for the row that is being written.
 */
export async function recordSearch(
  db: Db,
  account: number,
  { query, count, now }: { query: string; count: number | null; now: Date },
): Promise<SearchHistoryRow> {
  const { rows } = await sql<SearchHistoryRow>`
    with saved as (
      insert into search_history as h (account_id, query, count, first_ran_at, ran_at)
      values (${account}, ${query}, ${count}, ${now}, ${now})
      on conflict (account_id, md5(query)) do update
        set runs = h.runs + 1, count = coalesce(excluded.count, h.count), ran_at = excluded.ran_at
      returning ${columns}
    ), dropped as (
      delete from search_history where id in (
        select id from search_history
        where account_id = ${account} and id not in (select id from saved)
        order by ran_at desc, id desc offset ${historyLimits.server - 1})
    )
    select ${columns} from saved`.execute(db);
  return requireValue(rows[0]);
}

export async function listSearchHistory(
  db: Db,
  account: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: SearchHistoryRow[] }> {
  const { rows } = await sql<SearchHistoryRow>`
    select ${columns} from search_history where account_id = ${account}
    order by ran_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from search_history where account_id = ${account}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

export async function renameSearch(
  db: Db,
  account: number,
  id: number,
  name: string | null,
): Promise<SearchHistoryRow | null> {
  const { rows } = await sql<SearchHistoryRow>`
    update search_history set name = ${name} where id = ${id} and account_id = ${account}
    returning ${columns}`.execute(db);
  return rows[0] ?? null;
}

export async function deleteSearch(db: Db, account: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from search_history where id = ${id} and account_id = ${account}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
