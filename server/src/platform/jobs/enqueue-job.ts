/** A job is written in the transaction that causes it: it is there when that commits, and never when it does not. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { JobName } from '@estia/contract/site/failure-messages';
import type { PoolClient } from 'pg';
import { fromKysely, type Db as JobDatabase, PgBoss } from 'pg-boss';
import type { Trx } from '../db/db.ts';

export const JOB_SCHEMA = 'pgboss';

/** Not by the `db` of each send: pg-boss reads a queue's options, once, through the database that it was made with. */
const transaction = new AsyncLocalStorage<JobDatabase>();
/** Never started: whatever it does is a statement in the transaction of its caller. */
const queue = new PgBoss({
  schema: JOB_SCHEMA,
  db: {
    executeSql(text, values) {
      const caller = transaction.getStore();
      if (!caller) throw new Error('A job is enqueued in a transaction');
      return caller.executeSql(text, values);
    },
  },
});

const enqueued = new WeakMap<object, Set<JobName>>();
const listeners = new Set<(name: JobName) => void>();

/** Of this process: a worker need not wait for its next look at what it has enqueued itself. */
export function watchEnqueuedJobs(listener: (name: JobName) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A job says that there is work of its name, and the rows say what it is: one is enough for a transaction. Its key is like
 * no other, because a key in common would make transactions wait for one another.
 */
async function enqueueOnce(key: object, database: JobDatabase, name: JobName): Promise<void> {
  const names = enqueued.get(key) ?? new Set();
  if (names.has(name)) return;
  await transaction.run(database, () => queue.send(name, null, { singletonKey: randomUUID() }));
  enqueued.set(key, names.add(name));
  for (const listener of listeners) listener(name);
}

/** `trx` is the transaction of what the job is to do. Not within a savepoint that may be rolled back. */
export const enqueueJob = (trx: Trx, name: JobName): Promise<void> => enqueueOnce(trx, fromKysely(trx), name);

/** For the few transactions of statements that are prepared by name. Once in each of them. */
export const enqueueJobByClient = (client: PoolClient, name: JobName): Promise<void> =>
  enqueueOnce({}, { executeSql: (text, values) => client.query(text, values) }, name);
