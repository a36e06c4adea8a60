/** The worker with all its jobs, each of which fails once: what is left of that, somebody must be able to see. */
import type { Deps } from '../../src/deps.ts';
import { createCommonJobs, workerJobs } from '../../src/main/worker-jobs.ts';
import { startJobs } from '../../src/platform/jobs/jobs.ts';
import { withRole } from './test-app.ts';

const failOnce = (name: string, failed: Set<string>) => async () => {
  if (failed.has(name)) return;
  failed.add(name);
  throw new Error(`made to fail once, as ${name.replaceAll('-', ' ')}`);
};

const renderNothing = () => {
  throw new Error('No email is due');
};

/** Resolves when every job has failed; the names of all of them. */
export async function failEveryJob(deps: Deps): Promise<string[]> {
  const jobs = [...createCommonJobs(deps, renderNothing), ...workerJobs(deps)];
  const names = jobs.map(({ name }) => name as string);
  const failed = new Set<string>();
  const stop = await startJobs(
    withRole(deps.config.databaseUrl, 'estia_worker'),
    jobs.map((job) => ({ ...job, run: failOnce(job.name, failed) })),
    deps,
  );
  while (failed.size < names.length) await new Promise((over) => setTimeout(over, 50));
  await stop();
  await deps.failures.flush();
  return names;
}
