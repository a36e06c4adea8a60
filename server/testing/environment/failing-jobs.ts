/** The worker with all its jobs, each of which fails once: what is left of that, somebody must be able to see. */
import type { Deps } from '../../src/deps.ts';
import { workerJobs } from '../../src/main/worker-jobs.ts';
import { startJobs, startPolling } from '../../src/platform/jobs.ts';

const failOnce = (name: string, failed: Set<string>) => async () => {
  if (failed.has(name)) return;
  failed.add(name);
  throw new Error(`made to fail once, as ${name.replaceAll('-', ' ')}`);
};

/** Resolves when every job has failed; the names of all of them. */
export async function failEveryJob(deps: Deps): Promise<string[]> {
  const { scheduled, loops } = workerJobs(deps);
  const names = [...scheduled, ...loops].map(({ name }) => name as string);
  const failed = new Set<string>();
  const stopLoops = loops.map((loop) => startPolling({ ...loop, run: failOnce(loop.name, failed) }, deps));
  const stopJobs = await startJobs(
    deps.config.databaseUrl,
    scheduled.map((job) => ({ ...job, run: failOnce(job.name, failed) })),
    deps,
  );
  while (failed.size < names.length) await new Promise((over) => setTimeout(over, 50));
  await Promise.all([stopJobs(), ...stopLoops.map((stop) => stop())]);
  await deps.failures.flush();
  return names;
}
