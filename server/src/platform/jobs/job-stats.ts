/**
 * When each job last succeeded, how long it took and how often it failed: for the worker's metrics and its health page,
 * and kept in the database, so that a restart forgets nothing and other processes can tell.
 */
import { Counter, Gauge } from 'prom-client';
import type { Db } from '../db/db.ts';
import { type JobRun, listJobRuns, saveJobRuns } from './job-runs.queries.ts';

type Stat = { last_success: string | null; last_ms: number | null; failures: number; failing: boolean };

/** Some jobs run every few seconds; a row that is a little late harms nobody. */
const SAVE_MS = 15_000;

export type JobStats = ReturnType<typeof makeJobStats>;

/** A job runs at least this often, where anything calls it by the clock. */
export type ExpectedJob = { name: string; expectedSeconds: number | null };

/** `elsewhere`: jobs of other workers. Each gives them as figures, so that one which no worker has is missed. */
export function makeJobStats(jobs: readonly ExpectedJob[], clock: () => Date, elsewhere: readonly ExpectedJob[] = []) {
  const stats = new Map<string, Stat>(
    jobs.map(({ name }) => [name, { last_success: null, last_ms: null, failures: 0, failing: false }]),
  );
  const own = { labelNames: ['job'] as const, registers: [] };
  const lastSuccess = new Gauge({
    name: 'estia_job_last_success_timestamp_seconds',
    help: 'When a job last ended well, on any worker; 0 = never',
    ...own,
  });
  const seconds = new Gauge({
    name: 'estia_job_last_duration_seconds',
    help: 'How long the last good run of a job took',
    ...own,
  });
  const expected = new Gauge({
    name: 'estia_job_expected_seconds',
    help: 'How often the clock calls a job',
    ...own,
  });
  const failing = new Gauge({
    name: 'estia_job_failing',
    help: '1 while the last run of a job on this worker failed',
    ...own,
  });
  const runs = new Counter({
    name: 'estia_job_runs_total',
    help: 'Runs of a job on this worker, by how they ended',
    labelNames: ['job', 'result'],
    registers: [],
  });
  for (const { name: job, expectedSeconds } of [...jobs, ...elsewhere]) {
    lastSuccess.set({ job }, 0);
    if (expectedSeconds !== null) expected.set({ job }, expectedSeconds);
  }
  for (const { name: job } of jobs) {
    failing.set({ job }, 0);
    for (const result of ['ok', 'failed']) runs.inc({ job, result }, 0);
  }
  const known = new Set([...jobs, ...elsewhere].map(({ name }) => name));
  const of = (name: string): Stat => {
    const stat = stats.get(name) ?? { last_success: null, last_ms: null, failures: 0, failing: false };
    stats.set(name, stat);
    return stat;
  };
  const expectedOf = new Map(jobs.map(({ name, expectedSeconds }) => [name, expectedSeconds]));
  const unsaved = new Map<string, JobRun>();
  const unsavedOf = (name: string): JobRun => {
    const run = unsaved.get(name) ?? {
      name,
      last_success_at: null,
      last_ms: null,
      last_failure_at: null,
      expected_seconds: expectedOf.get(name) ?? null,
    };
    unsaved.set(name, run);
    return run;
  };
  let timer: NodeJS.Timeout | null = null;

  async function save(db: Db): Promise<void> {
    const batch = [...unsaved.values()];
    if (batch.length === 0) return;
    unsaved.clear();
    try {
      await saveJobRuns(db, batch);
    } catch (error) {
      // What was noted since is newer.
      for (const run of batch) if (!unsaved.has(run.name)) unsaved.set(run.name, run);
      throw error;
    }
  }

  return {
    metrics: [lastSuccess, seconds, expected, failing, runs],
    succeeded(job: string, ms: number): void {
      const now = clock();
      Object.assign(of(job), { last_success: now.toISOString(), last_ms: ms, failing: false });
      Object.assign(unsavedOf(job), { last_success_at: now, last_ms: ms });
      lastSuccess.set({ job }, now.getTime() / 1_000);
      seconds.set({ job }, ms / 1_000);
      failing.set({ job }, 0);
      runs.inc({ job, result: 'ok' });
    },
    failed(job: string): void {
      const stat = of(job);
      stat.failures += 1;
      stat.failing = true;
      unsavedOf(job).last_failure_at = clock();
      failing.set({ job }, 1);
      runs.inc({ job, result: 'failed' });
    },
    /** What other workers, and this one before it was started anew, have noted. A job of an earlier release is nobody's. */
    async readSaved(db: Db): Promise<void> {
      for (const { name: job, last_success_at: at, last_ms: ms } of await listJobRuns(db)) {
        const own = stats.get(job)?.last_success;
        if (!known.has(job) || !at || (own && new Date(own) >= at)) continue;
        lastSuccess.set({ job }, at.getTime() / 1_000);
        if (ms !== null) seconds.set({ job }, ms / 1_000);
      }
    },
    /** While the database is away, what is to be saved waits. */
    saveIn(db: Db): void {
      timer ??= setInterval(() => void save(db).catch(() => {}), SAVE_MS).unref();
    },
    save,
    async close(db: Db): Promise<void> {
      if (timer) clearInterval(timer);
      await save(db).catch(() => {});
    },
    read: (): Record<string, Stat> => Object.fromEntries(stats),
  };
}
