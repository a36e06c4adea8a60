/** PostgreSQL: one pool, typed by the generated schema. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { DB } from './generated/schema.ts';

export type Db = Kysely<DB>;

// Ids are bigint in the database and far below 2^53 in any life of this product: plain numbers everywhere.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openPool(config: Pick<Config, 'databaseUrl' | 'dbPool' | 'statementTimeoutMs'>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: config.databaseUrl,
    max: config.dbPool,
    application_name: 'estia',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: config.statementTimeoutMs,
    // Compiling a plan costs more than any of our statements takes.
    options: '-c jit=off',
  });
  // An idle connection that dies (server restart) must not take the process with it; the next query opens another.
  pool.on('error', () => {});
  // Neither must one that is in use: between two statements of a transaction nobody else listens, and the next one fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export const openDb = (pool: pg.Pool): Db => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
