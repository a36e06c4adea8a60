/**
 * What fails while nobody waits for it: a log line, a count for the metrics, and an entry that an admin can read. The
 * entry is written apart from the work that failed; while the database is away entries wait in memory.
 */
import type { FailureKind } from '@estia/contract/site/failure';
import { sql } from 'kysely';
import { Counter } from 'prom-client';
import type { Db } from './db/db.ts';
import { type Log, logSafeError } from './log.ts';

type FailureInput = {
  kind: FailureKind;
  /** Of the job, the email template or the connection. */
  name: string;
  error: unknown;
  /** In place of what the error says, where its words must be stored nowhere. */
  reason?: string;
  /** For the log line: ids, never what a person could be known by. */
  details?: Readonly<Record<string, unknown>>;
  /** Expected to pass by itself, like a mail server that asks to try later. */
  isTemporary?: boolean;
};

type Pending = { kind: FailureKind; name: string; reason: string; count: number; firstAt: Date; lastAt: Date };

const MAX_REASON = 300;
const MAX_NAME = 80;
const MAX_PENDING = 500;
const RETRY_MS = 2_000;
const KEEP_DAYS = 90;

const describeDatabaseError = ({ fault, table, constraint }: Record<string, unknown>): string =>
  ['database error', fault, table, constraint].filter((part) => typeof part === 'string').join(' ');

/** The same words for the same fault, so that repetitions are counted in one row. */
function reasonOf(error: unknown): string {
  const safe = logSafeError(error);
  if (typeof safe === 'string') return safe;
  const text = safe.isDatabase ? describeDatabaseError(safe.line) : `${safe.line.type}: ${safe.line.message}`;
  return text.slice(0, MAX_REASON);
}

export type Failures = ReturnType<typeof makeFailures>;

export function makeFailures(log: Log, clock: () => Date) {
  const counter = new Counter({
    name: 'estia_failures_total',
    help: 'Jobs, emails and database connections that failed, by kind and name',
    labelNames: ['kind', 'name'],
    registers: [],
  });
  const pending = new Map<string, Pending>();
  let db: Db | null = null;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let isClosed = false;

  function schedule(delayMs: number): void {
    if (timer || isClosed || !db) return;
    timer = setTimeout(() => {
      timer = null;
      flush().catch(() => schedule(RETRY_MS));
    }, delayMs).unref();
  }

  async function write(): Promise<void> {
    if (!db) return;
    for (const [key, entry] of pending) {
      pending.delete(key);
      try {
        await insertFailure(db, entry);
      } catch (error) {
        merge(key, entry);
        throw error;
      }
    }
  }

  function merge(key: string, entry: Pending): void {
    const known = pending.get(key);
    if (known) {
      known.count += entry.count;
      if (entry.firstAt < known.firstAt) known.firstAt = entry.firstAt;
      if (entry.lastAt > known.lastAt) known.lastAt = entry.lastAt;
    } else if (pending.size < MAX_PENDING) pending.set(key, entry);
  }

  /** Writes all entries that wait. Rejects while the database is away; they then go on waiting. */
  async function flush(): Promise<void> {
    while (writing) await writing.catch(() => {});
    writing = write();
    await writing.finally(() => {
      writing = null;
    });
  }

  return {
    counter,
    record({ kind, name, error, reason = reasonOf(error), details = {}, isTemporary = false }: FailureInput): void {
      const line = {
        ...(kind === 'job' ? { job: name } : { name }),
        ...details,
        reason,
        ...(error === undefined ? {} : { err: error }),
      };
      log[isTemporary ? 'warn' : 'error'](line, `${kind} failed`);
      counter.inc({ kind, name });
      const at = clock();
      const entry = { kind, name: name.slice(0, MAX_NAME), reason: reason.slice(0, MAX_REASON) };
      const key = [at.toISOString().slice(0, 10), kind, entry.name, entry.reason].join('\n');
      merge(key, { ...entry, count: 1, firstAt: at, lastAt: at });
      schedule(0);
    },
    /** Without a database only the log and the metrics hear of a failure. */
    storeIn(database: Db): void {
      db = database;
      if (pending.size > 0) schedule(0);
    },
    flush,
    /** Before the pool is closed: what waits is written if the database takes it. */
    async close(): Promise<void> {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await flush().catch(() => {});
    },
  };
}

const insertFailure = (db: Db, { kind, name, reason, count, firstAt, lastAt }: Pending): Promise<unknown> =>
  sql`
    insert into failure as f (day, kind, name, reason, count, first_at, last_at)
    values (${firstAt.toISOString().slice(0, 10)}, ${kind}, ${name}, ${reason}, ${count}, ${firstAt}, ${lastAt})
    on conflict (day, kind, name, reason) do update set
      count = f.count + excluded.count,
      first_at = least(f.first_at, excluded.first_at),
      last_at = greatest(f.last_at, excluded.last_at),
      handled_at = null,
      handled_by = null`.execute(db);

/** Called by the retention sweep. */
export const deleteOldFailures = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom('failure')
    .where('last_at', '<', new Date(now.getTime() - KEEP_DAYS * 86_400_000))
    .execute();
