/** When each job last succeeded, how long it took and how often it failed: for the worker's metrics and its health page. */
import { Gauge } from 'prom-client';

type Stat = { last_success: string | null; last_ms: number | null; failures: number; failing: boolean };

export type JobStats = ReturnType<typeof makeJobStats>;

export function makeJobStats(names: readonly string[], clock: () => Date) {
  const stats = new Map<string, Stat>(
    names.map((name) => [name, { last_success: null, last_ms: null, failures: 0, failing: false }]),
  );
  const lastSuccess = new Gauge({
    name: 'estia_job_last_success_timestamp_seconds',
    help: 'When a job last ended well; 0 = not since the worker started',
    labelNames: ['job'],
    registers: [],
  });
  const seconds = new Gauge({
    name: 'estia_job_last_duration_seconds',
    help: 'How long the last good run of a job took',
    labelNames: ['job'],
    registers: [],
  });
  for (const job of names) lastSuccess.set({ job }, 0);
  const of = (name: string): Stat => {
    const stat = stats.get(name) ?? { last_success: null, last_ms: null, failures: 0, failing: false };
    stats.set(name, stat);
    return stat;
  };
  return {
    metrics: [lastSuccess, seconds],
    succeeded(job: string, ms: number): void {
      const now = clock();
      Object.assign(of(job), { last_success: now.toISOString(), last_ms: ms, failing: false });
      lastSuccess.set({ job }, now.getTime() / 1_000);
      seconds.set({ job }, ms / 1_000);
    },
    failed(job: string): void {
      const stat = of(job);
      stat.failures += 1;
      stat.failing = true;
    },
    read: (): Record<string, Stat> => Object.fromEntries(stats),
  };
}
