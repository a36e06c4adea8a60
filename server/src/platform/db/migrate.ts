/**
 * Plain SQL migrations, forward only, each in its own transaction unless it says otherwise, one process at a time; then the queues of
 * the jobs and the rights of the roles.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { readProperty } from '@estia/contract/read-property';
import type { Client } from 'pg';
import { prepareJobQueues } from '../jobs/job-queues.ts';
import { grantRights } from './roles.ts';
import { listMigrations } from './schema-check.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const LOCK = 7_305_110_424;
/** Who waits for a lock on a table holds up all who come after: give up soon, let them pass, and try again. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_TRIES = 60;
const LOCK_PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';
/**
 * First line of a migration whose statements run one by one, each by itself: an index of a large table is built concurrently. Ended half
 * way it runs again from its first statement, so each must be safe to repeat (if not exists).
 */
const NO_TRANSACTION = /^-- no transaction\b/;

const isLockTimeout = (error: unknown): boolean => readProperty(error, 'code') === LOCK_NOT_AVAILABLE;

/** Of a migration without a transaction: no bodies of functions, so each statement ends with a line. */
const splitStatements = (text: string): string[] =>
  text.split(/;\s*$/m).filter((statement) => /^\s*[^\s-]/m.test(statement));

const CONCURRENT_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/im;

/** What was killed or failed while it was built stays behind, is used by no query, and would be taken for the index itself. */
async function dropInvalidIndex(client: Client, statement: string, log: (line: string) => void): Promise<void> {
  const name = CONCURRENT_INDEX.exec(statement)?.[1];
  if (!name) return;
  const { rows } = await client.query<{ index: string }>(
    'select indexrelid::regclass::text as index from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  for (const { index } of rows) {
    log(`${index} was left unfinished: it is dropped and built anew`);
    await client.query(`drop index concurrently ${index}`);
  }
}

async function runStatements(client: Client, text: string, log: (line: string) => void): Promise<void> {
  // Built in pieces and waited for by nobody; a lock would have to wait for the oldest transaction anyway.
  await client.query('set lock_timeout = 0');
  try {
    for (const statement of splitStatements(text)) {
      await dropInvalidIndex(client, statement, log);
      await client.query(statement);
    }
  } finally {
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  }
}

type Migration = { name: string; text: string; sha256: string };

async function apply(client: Client, { name, text, sha256 }: Migration, log: (line: string) => void): Promise<void> {
  const isWithout = NO_TRANSACTION.test(text);
  if (isWithout) await runStatements(client, text, log);
  await client.query('begin');
  try {
    if (!isWithout) await client.query(text);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyPatiently(
  client: Client,
  migration: Migration,
  { log, tries, pauseMs }: { log: (line: string) => void; tries: number; pauseMs: number },
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, migration, log);
    } catch (error) {
      if (!isLockTimeout(error) || attempt >= tries) throw new Error(`${migration.name} failed`, { cause: error });
      log(`${migration.name} waits for a lock (${attempt} of ${tries})`);
      await pause(pauseMs);
    }
  }
}

export async function migrate(
  client: Client,
  log: (line: string) => void,
  { directory = folder, tries = LOCK_TRIES, pauseMs = LOCK_PAUSE_MS } = {},
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}; set statement_timeout = 0`);
    await client.query(
      `create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const applied = new Map(
      (await client.query<{ name: string; sha256: string }>('select name, sha256 from migration')).rows.map((row) => [
        row.name,
        row.sha256,
      ]),
    );
    const names = await listMigrations(directory);
    if (names.length === 0) throw new Error('No migrations found');
    for (const name of names) {
      const text = await readFile(new URL(name, directory), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const before = applied.get(name);
      if (before === sha256) continue;
      if (before) throw new Error(`${name} was changed after it had been applied`);
      await applyPatiently(client, { name, text, sha256 }, { log, tries, pauseMs });
      log(`applied ${name}`);
    }
    await prepareJobQueues(client);
    await grantRights(client, log);
  } finally {
    await client.query('reset lock_timeout; reset statement_timeout');
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}
