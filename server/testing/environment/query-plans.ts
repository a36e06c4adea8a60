/** A database of its own for a test that fills it and reads how PostgreSQL finds what is asked for. */
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { inject } from 'vitest';
import { createDb, createPool, type Db } from '../../src/platform/db/db.ts';
import type { DB } from '../../src/platform/generated/schema.ts';
import { cloneDatabase } from './test-app.ts';

export type QueryPlans = {
  pool: pg.Pool;
  db: Db;
  planOf: (query: Pick<CompiledQuery, 'sql' | 'parameters'>) => Promise<string>;
  /** Of all statements that are run with the database it is given. */
  plansOf: (run: (db: Db) => Promise<unknown>) => Promise<string[]>;
  close: () => Promise<void>;
};

/**
 * Rows that the scans of a plan touched, those they threw away again included: what a statement costs, on any machine.
 * `table` alone, or all of them.
 */
export function rowsRead(plan: string, table = '\\w+'): number {
  let sum = 0;
  const scan = new RegExp(`Scan.* on ${table}\\b.*actual rows=([\\d.]+) loops=(\\d+)`);
  let loops = 0;
  for (const line of plan.split('\n')) {
    const found = scan.exec(line);
    if (found) {
      loops = Number(found[2]);
      sum += Number(found[1]) * loops;
    } else if (line.includes('->')) loops = 0;
    const removed = /Rows Removed by (?:Filter|Index Recheck): (\d+)/.exec(line);
    if (removed) sum += Number(removed[1]) * loops;
  }
  return sum;
}

const isTransactionControl = ({ sql }: CompiledQuery): boolean => /^(begin|commit|rollback)\b/.test(sql);

export async function openQueryPlans(): Promise<QueryPlans> {
  const database = await cloneDatabase(inject('services'));
  const pool = createPool({ databaseUrl: database.url, dbPool: 1, statementTimeoutMs: 0 });
  const planOf: QueryPlans['planOf'] = async ({ sql, parameters }) => {
    const { rows } = await pool.query(`explain (analyze, costs off, timing off) ${sql}`, [...parameters]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  return {
    pool,
    db: createDb(pool),
    planOf,
    plansOf: async (run) => {
      const queries: CompiledQuery[] = [];
      const dialect = new PostgresDialect({ pool });
      await run(new Kysely<DB>({ dialect, log: (event) => void queries.push(event.query) }));
      const plans: string[] = [];
      for (const query of queries) if (!isTransactionControl(query)) plans.push(await planOf(query));
      return plans;
    },
    close: async () => {
      await pool.end();
      await database.drop();
    },
  };
}
