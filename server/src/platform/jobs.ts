/** Background work in PostgreSQL (pg-boss): crashed workers are noticed by their heartbeat, failures end in a dead letter. */
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Log } from './log.ts';

export type Job = {
  name: string;
  /** Cron, in Athens time. */
  every: string;
  /** Must be safe to run twice and to be killed half way. */
  run: () => Promise<void>;
};

/** Again and again with a pause between: for what a person waits for, where a minute of cron is long. */
export function keepDoing(run: () => Promise<unknown>, pauseMs: number, log: Log): () => Promise<void> {
  const stopped = new AbortController();
  const rounds = (async () => {
    while (!stopped.signal.aborted) {
      await run().catch((error: unknown) => log.error({ err: error }, 'jobs'));
      await pause(pauseMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return () => {
    stopped.abort();
    return rounds;
  };
}

const DEAD = 'dead-letter';

export async function startJobs(databaseUrl: string, jobs: readonly Job[], log: Log): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'pgboss', max: 3 });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  await boss.createQueue(DEAD);
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: 'short',
      retryLimit: 3,
      retryDelay: 10,
      expireInSeconds: 600,
      deadLetter: DEAD,
    });
    await boss.schedule(job.name, job.every, {}, { tz: 'Europe/Athens' });
    await boss.work(job.name, async () => {
      const started = performance.now();
      await job.run();
      log.info({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done');
    });
    // The first run does not wait for the clock.
    await boss.send(job.name, {});
  }
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}
