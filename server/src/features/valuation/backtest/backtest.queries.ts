/** All SQL of backtests. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Split } from './backtest.ts';

export type BacktestRow = {
  month: string;
  purpose: number;
  category: number;
  split: Split;
  made_at: Date;
  listing_count: number;
  median_error: number;
  share_in_range: number;
  area_median_error: number;
  linear_error: number;
};

export const hasBacktest = async (db: Db, month: string): Promise<boolean> =>
  (await sql`select 1 from valuation_backtest where month = ${month}::date limit 1`.execute(db)).rows.length > 0;

/** All rows of a month at once; a month that is there stays as it is. */
export async function insertBacktests(db: Db, rows: readonly BacktestRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('valuation_backtest')
    .values(rows.map((row) => ({ ...row, month: sql<Date>`${row.month}::date` })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listBacktests(db: Db, limit: number): Promise<BacktestRow[]> {
  const { rows } = await sql<BacktestRow>`
    select to_char(b.month, 'YYYY-MM-DD') as month, purpose, category, split, made_at, listing_count, median_error, share_in_range, area_median_error, linear_error
    from valuation_backtest b
    where b.month in (select distinct month from valuation_backtest order by month desc limit ${limit})
    order by b.month desc, category, purpose, split`.execute(db);
  return rows;
}
