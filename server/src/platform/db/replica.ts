/** A copy of the database that follows it: for reads that may be a second old. */
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { createDb, createPool } from './db.ts';

/** Asked directly, so statements keep their names. That it is away is no failure of the site: its reads go to the leader. */
export function openReplica(
  config: Config,
  failures: Parameters<typeof createPool>[1],
  measures: Deps['measures'],
): Deps['replica'] {
  if (config.readDatabaseUrl === null) return null;
  const pool = measures.pool(
    createPool({ ...config, databaseUrl: config.readDatabaseUrl, isPooled: false, namedStatements: true }, failures),
  );
  return { db: createDb(pool), pool };
}
