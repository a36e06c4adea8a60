/**
 * Background work in PostgreSQL (pg-boss). A job says that there is work of its name; the rows say what it is. Crashed
 * workers are noticed by their heartbeat and their jobs run again, failures are tried again or end in a dead letter.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobName } from '@estia/contract/site/failure-messages';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { createPool } from '../db/db.ts';
import type { Failures } from '../failures.ts';
import type { Log } from '../log.ts';
import { JOB_SCHEMA, watchEnqueuedJobs } from './enqueue-job.ts';
import { DEAD_LETTER_QUEUE, EXPIRE_SECONDS, HEARTBEAT_REFRESH_SECONDS, prepareJobQueue } from './job-queues.ts';
import type { JobStats } from './job-stats.ts';

/** The cron of a second look, for rows that an operator has put back by hand: all others are written down with their job. */
export const SWEEP = '*/5 * * * *';

type AnyJob = {
  name: JobName;
  /**
   * Must be safe to run twice, and to be killed half way. Returns when there is more to do, where that is known: at once if
   * the date has passed. Told by `stopping` to end, because the worker stops or somebody else has the job by now, it begins
   * nothing more.
   */
  run: (stopping: AbortSignal) => Promise<unknown>;
};
/** By the clock alone: nobody waits for it. */
type ScheduledJob = AnyJob & {
  /** Cron, in Athens time. */
  every: string;
  repeatSeconds?: never;
  lookSeconds?: never;
  lanes?: never;
};
/** By whoever enqueues it. */
type CausedJob = AnyJob & {
  /** Also by the clock. */
  every?: string;
  /** And so many seconds after each run: for what falls due by a date in a row, where a minute of cron is long. */
  repeatSeconds?: number;
  /** How often it is looked for. */
  lookSeconds: number;
  /** Runs side by side, for work that may hang. Each looks for itself. */
  lanes?: number;
};
export type Job = ScheduledJob | CausedJob;

const isScheduled = (job: Job): job is ScheduledJob => job.lookSeconds === undefined;

/** What repeats writes its next run itself; should that be lost, it begins anew within this. */
const REPEATED_ANEW = '* * * * *';
const getCron = ({ every, repeatSeconds }: Job): string | undefined =>
  every ?? (repeatSeconds ? REPEATED_ANEW : undefined);

type Reporting = { log: Log; failures: Pick<Failures, 'record'>; clock: () => Date; stats?: JobStats };

/** What a job throws is reported here, under its name, before anything else sees it. */
async function runReported<T>(name: JobName, run: () => Promise<T>, { failures, stats }: Reporting): Promise<T> {
  const started = performance.now();
  try {
    const result = await run();
    stats?.succeeded(name, Math.round(performance.now() - started));
    return result;
  } catch (error) {
    stats?.failed(name);
    failures.record({ kind: 'job', name, error });
    throw error;
  }
}

/** Below `EXPIRE_SECONDS`, after which the queue gives the job to somebody else and nothing here hears of it. */
const RUN_LIMIT_MS = (EXPIRE_SECONDS - 70) * 1_000;
/** Then a job that has more to do is written down anew: it begins with a fresh limit, here or elsewhere. */
const RUNS_LIMIT_MS = 60_000;
const AGAIN_MS = 20;
const SELDOM_SECONDS = 10;
/** Who looks this often is wanted at once; the others gather what comes until they look. */
const WAKEN_SECONDS = 1;
/** So that the lanes of a job share what waits; one that has none takes all there is. */
const LANE_BATCH = 25;
const BATCH = 1_000;
const LATER_STEP_MS = 1_000;
/** What waits for longer, because nobody works on it or it fails, is deleted: the clock writes another. */
const RETENTION_SECONDS = 3_600;
const STOP_LIMIT_MS = 12_000;

/** The job itself cannot be stopped; that it hangs is reported, and the queue tries again. */
async function withinLimit<T>(run: () => Promise<T>, limitMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`Not finished after ${limitMs / 1_000} s`)), limitMs);
  try {
    return await Promise.race([run(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** A database that freezes, or moves elsewhere without a word, is noticed after this long: pg-boss itself waits for ever. */
const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECTIONS = 4;

const openQueue = (pool: Pool): PgBoss =>
  new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOB_SCHEMA,
    // The trigger and the web processes insert with the statements of one version: only the migrations change the tables.
    migrate: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 60,
    // Jobs that depend on others, and changes of its tables in the background: we have none.
    flowIntervalSeconds: 3_600,
    bamIntervalSeconds: 3_600,
  });

export async function startJobs(
  databaseUrl: string,
  jobs: readonly Job[],
  reporting: Reporting,
  {
    runLimitMs = RUN_LIMIT_MS,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    retryLimit,
  }: { runLimitMs?: number; statementTimeoutMs?: number; retryLimit?: number } = {},
): Promise<() => Promise<void>> {
  const { log, failures, clock } = reporting;
  const stopping = new AbortController();
  const lanes = new Map<string, string[]>();
  const causes = new AsyncLocalStorage<Set<JobName>>();
  const pool = createPool(
    { databaseUrl, dbPool: CONNECTIONS, statementTimeoutMs, connectTimeoutMs: statementTimeoutMs },
    failures,
  );
  const boss = openQueue(pool);
  boss.on('error', (error) => failures.record({ kind: 'database', name: 'job-queue', error }));
  // A query that takes long, many jobs that wait, a table that nothing cleans: what it says, without what the query held.
  boss.on('warning', ({ message }) => log.warn({ queue: JOB_SCHEMA }, message));
  await boss.start();
  const unwatch = watchEnqueuedJobs((name) => void causes.getStore()?.add(name));

  /** What a run has enqueued is committed when it ends, and not when another does. */
  async function runAndWake<T>(run: () => Promise<T>): Promise<T> {
    const caused = new Set<JobName>();
    try {
      return await causes.run(caused, run);
    } finally {
      for (const name of caused) for (const id of lanes.get(name) ?? []) boss.notifyWorker(id);
    }
  }

  /** Two workers that know the same time, in steps, write it down once. */
  async function runLater(job: Job, at: number, stepMs: number): Promise<void> {
    const step = Math.ceil(at / stepMs) * stepMs;
    const seconds = Math.max(LATER_STEP_MS, step - clock().getTime()) / 1_000;
    await boss.send(job.name, null, { startAfter: seconds, singletonKey: new Date(step).toISOString() });
  }

  async function runUntilDone(job: Job, ending: AbortSignal): Promise<Date | null> {
    for (const begun = performance.now(); ; ) {
      const started = performance.now();
      const next = await runReported(job.name, () => withinLimit(() => job.run(ending), runLimitMs), reporting);
      if (isScheduled(job)) log.info({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done');
      if (!(next instanceof Date)) return null;
      const isOver = ending.aborted || performance.now() - begun > RUNS_LIMIT_MS;
      if (next > clock() || isOver) return next;
      // What is due may be locked by somebody for a moment.
      await pause(AGAIN_MS);
    }
  }

  async function handleJobs(job: Job, claims: readonly AbortSignal[]): Promise<void> {
    const ending = AbortSignal.any([stopping.signal, ...claims]);
    const next = await runAndWake(() => runUntilDone(job, ending));
    // Before the job is done: killed in between, it runs again and says so again.
    const now = clock().getTime();
    const repeatMs = (job.repeatSeconds ?? 0) * 1_000;
    if (next && (repeatMs === 0 || next.getTime() < now + repeatMs)) await runLater(job, next.getTime(), LATER_STEP_MS);
    if (repeatMs > 0) await runLater(job, now + 1, repeatMs);
  }

  await boss.createQueue(DEAD_LETTER_QUEUE);
  for (const job of jobs) {
    const cron = getCron(job);
    await prepareJobQueue(boss, job.name, isScheduled(job) ? 'scheduled' : 'caused', {
      ...(cron && { retentionSeconds: RETENTION_SECONDS }),
      ...(retryLimit !== undefined && { retryLimit }),
    });
    if (cron) await boss.schedule(job.name, cron, undefined, { tz: 'Europe/Athens' });
    // The first run waits neither for the clock nor for a cause: what a killed worker left is done now.
    await boss.send(job.name, null);
    const ids: string[] = [];
    const { lookSeconds = SELDOM_SECONDS, lanes: laneCount = 1 } = job;
    for (let lane = 0; lane < laneCount; lane++)
      ids.push(
        await boss.work(
          job.name,
          {
            pollingIntervalSeconds: lookSeconds,
            batchSize: laneCount > 1 ? LANE_BATCH : BATCH,
            burstWhenBatchFull: true,
            heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
          },
          (claimed) =>
            handleJobs(
              job,
              claimed.map(({ signal }) => signal),
            ),
        ),
      );
    if (lookSeconds <= WAKEN_SECONDS) lanes.set(job.name, ids);
  }
  // Also of jobs whose worker was killed: no handler has seen those fail.
  await boss.work(
    DEAD_LETTER_QUEUE,
    { pollingIntervalSeconds: SELDOM_SECONDS, includeMetadata: true, batchSize: BATCH },
    async (dead) => {
      for (const { sourceName } of dead)
        failures.record({
          kind: 'job',
          name: sourceName ?? DEAD_LETTER_QUEUE,
          error: undefined,
          reason: 'given up after all attempts; it runs again at its next time',
        });
    },
  );
  return async () => {
    stopping.abort();
    unwatch();
    await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    await pool.end();
  };
}
