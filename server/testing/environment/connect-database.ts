import pg from 'pg';
import { createDb, type Db } from '../../src/platform/db/db.ts';

/** For instruments that write as the product does. A connection that is lost is opened again. */
export function connectDatabase(databaseUrl: string): { db: Db; close: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  // In the middle of a transaction nobody else listens.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: createDb(pool), close: () => pool.end() };
}
