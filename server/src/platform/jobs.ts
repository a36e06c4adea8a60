/** Background work in PostgreSQL (pg-boss): crashed workers are noticed by their heartbeat, failures end in a dead letter. */
import { setTimeout as pause } from 'node:timers/promises';
import type { JobName } from '@estia/contract/site/failure-messages';
import { PgBoss } from 'pg-boss';
import type { Failures } from './failures.ts';
import type { JobStats } from './job-stats.ts';
import type { Log } from './log.ts';

export type Job = {
  name: JobName;
  /** Cron, in Athens time. */
  every: string;
  /** Must be safe to run twice and to be killed half way. */
  run: () => Promise<void>;
};

/** Again and again with a pause between: for what a person waits for, where a minute of cron is long. */
export type Loop = { name: JobName; pauseMs: number; run: () => Promise<unknown> };

type Reporting = { log: Log; failures: Pick<Failures, 'record'>; stats?: JobStats };

/** What a job throws is reported here, under its name, before anything else sees it. */
async function runReported(
  name: JobName,
  run: () => Promise<unknown>,
  { failures, stats }: Reporting,
): Promise<number> {
  const started = performance.now();
  try {
    await run();
  } catch (error) {
    stats?.failed(name);
    failures.record({ kind: 'job', name, error });
    throw error;
  }
  const ms = Math.round(performance.now() - started);
  stats?.succeeded(name, ms);
  return ms;
}

export function startPolling({ name, pauseMs, run }: Loop, reporting: Reporting): () => Promise<void> {
  const stopped = new AbortController();
  const rounds = (async () => {
    while (!stopped.signal.aborted) {
      // Reported already; the next round is the second attempt.
      await runReported(name, run, reporting).catch(() => {});
      await pause(pauseMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return () => {
    stopped.abort();
    return rounds;
  };
}

const DEAD_LETTER_QUEUE = 'dead-letter';
const EXPIRE_SECONDS = 600;
/** Below `EXPIRE_SECONDS`, after which the queue gives the job to somebody else and nothing here hears of it. */
const RUN_LIMIT_MS = (EXPIRE_SECONDS - 10) * 1_000;

/** The job itself cannot be stopped; that it hangs is reported, and the queue tries again. */
async function withinLimit(run: () => Promise<void>, limitMs: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`Not finished after ${limitMs / 1_000} s`)), limitMs);
  try {
    await Promise.race([run(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export async function startJobs(
  databaseUrl: string,
  jobs: readonly Job[],
  reporting: Reporting,
  { runLimitMs = RUN_LIMIT_MS, retryLimit = 3 } = {},
): Promise<() => Promise<void>> {
  const { log, failures } = reporting;
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'pgboss', max: 3, connectionTimeoutMillis: 10_000 });
  boss.on('error', (error) => failures.record({ kind: 'database', name: 'job-queue', error }));
  await boss.start();
  await boss.createQueue(DEAD_LETTER_QUEUE);
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: 'short',
      retryLimit,
      retryDelay: 10,
      expireInSeconds: EXPIRE_SECONDS,
      deadLetter: DEAD_LETTER_QUEUE,
    });
    // The name travels along: a dead letter does not say which queue it comes from.
    const data = { job: job.name };
    await boss.schedule(job.name, job.every, data, { tz: 'Europe/Athens' });
    await boss.work(job.name, async () => {
      const ms = await runReported(job.name, () => withinLimit(job.run, runLimitMs), reporting);
      log.info({ job: job.name, ms }, 'job done');
    });
    // The first run does not wait for the clock.
    await boss.send(job.name, data);
  }
  // Also of jobs whose worker was killed: no handler has seen those fail.
  await boss.work<{ job?: string }>(DEAD_LETTER_QUEUE, async (dead) => {
    for (const { data } of dead)
      failures.record({
        kind: 'job',
        name: data?.job ?? DEAD_LETTER_QUEUE,
        error: undefined,
        reason: 'given up after all attempts; it runs again at its next time',
      });
  });
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}
