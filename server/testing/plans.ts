/** A database of its own for a test that fills it and reads how PostgreSQL finds what is asked for. */
import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { inject } from 'vitest';
import { type Db, openDb, openPool } from '../src/platform/db.ts';
import { cloneDatabase } from './world.ts';

export type Plans = {
  pool: pg.Pool;
  db: Db;
  planOf: (query: Pick<CompiledQuery, 'sql' | 'parameters'>) => Promise<string>;
  close: () => Promise<void>;
};

export async function openPlans(): Promise<Plans> {
  const database = await cloneDatabase(inject('services'));
  const pool = openPool({ databaseUrl: database.url, dbPool: 1, statementTimeoutMs: 0 });
  return {
    pool,
    db: openDb(pool),
    planOf: async ({ sql, parameters }) => {
      const { rows } = await pool.query(`explain (analyze, costs off) ${sql}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    },
    close: async () => {
      await pool.end();
      await database.drop();
    },
  };
}
