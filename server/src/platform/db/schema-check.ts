/** Whether the database has every migration that this release came with. What is missing is logged once, by name. */
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Log } from '../log.ts';
import type { Db } from './db.ts';

const folder = new URL('../../../migrations/', import.meta.url);

export const listMigrations = async (directory = folder): Promise<string[]> =>
  (await readdir(directory)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();

/** Asked until it is so, and then no more: nothing takes a migration back while a process lives. */
export function createSchemaCheck({ db, log }: { db: Db; log: Pick<Log, 'error'> }): () => Promise<boolean> {
  let isCurrent = false;
  let wasLogged = false;
  return async () => {
    if (isCurrent) return true;
    const names = await listMigrations();
    const { rows } = await sql<{ name: string }>`
      select wanted.name from unnest(${names}::text[]) wanted (name)
      where not exists (select from migration m where m.name = wanted.name) order by 1`.execute(db);
    isCurrent = rows.length === 0;
    if (!isCurrent && !wasLogged)
      log.error({ missing: rows.map(({ name }) => name) }, 'the database must be migrated first: npm run migrate');
    wasLogged = !isCurrent;
    return isCurrent;
  };
}
