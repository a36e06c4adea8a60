/** Plain SQL migrations, forward only, each in its own transaction, one process at a time; then the queues of the jobs. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { prepareJobQueues } from '../jobs/job-queues.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const LOCK = 7_305_110_424;

export async function migrate(client: Client, log: (line: string) => void): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await client.query(
      `create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const applied = new Map(
      (await client.query<{ name: string; sha256: string }>('select name, sha256 from migration')).rows.map((row) => [
        row.name,
        row.sha256,
      ]),
    );
    const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
    if (names.length === 0) throw new Error('No migrations found');
    for (const name of names) {
      const text = await readFile(new URL(name, folder), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const before = applied.get(name);
      if (before === sha256) continue;
      if (before) throw new Error(`${name} was changed after it had been applied`);
      await client.query('begin');
      try {
        await client.query(text);
        await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`${name} failed`, { cause: error });
      }
      log(`applied ${name}`);
    }
    await prepareJobQueues(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}
