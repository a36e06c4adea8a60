/** The worker process: everything that must happen, but not while somebody waits. */
import { configOfProcess } from '../config.ts';
import { accountLetters } from '../features/accounts/index.ts';
import { teamLetters } from '../features/agencies/index.ts';
import { inboxLetters } from '../features/inbox/index.ts';
import { invoiceLetters } from '../features/invoices/index.ts';
import { listingLetters } from '../features/listings/index.ts';
import { moderationLetters } from '../features/moderation/index.ts';
import { legalLetters } from '../features/pages/index.ts';
import { ruleLetters } from '../features/rules/index.ts';
import { depositLetters, subscriptionLetters } from '../features/subscriptions/index.ts';
import { makeJobStats } from '../platform/job-stats.ts';
import { keepDoing, startJobs } from '../platform/jobs.ts';
import { renderLetters } from '../platform/letter-shelf.ts';
import { keepSending } from '../platform/outbox-worker.ts';
import { onStop } from './on-stop.ts';
import { openDeps } from './open-deps.ts';
import { listenForHealth } from './worker-health.ts';
import { workerJobs } from './worker-jobs.ts';

const config = configOfProcess();
const { deps, close } = openDeps({ ...config, statementTimeoutMs: 120_000 });
const { workOn } = config;
const all = workerJobs(deps);
const names = [...all.loops, ...all.scheduled].map((job) => job.name as string);
const unknown = workOn?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) throw new Error(`WORK_ON names no job: ${unknown.join(', ')}`);
const isMine = ({ name }: { name: string }): boolean => workOn === null || workOn.includes(name);
const scheduled = all.scheduled.filter(isMine);
const loops = all.loops.filter(isMine);

const stats = makeJobStats(
  [...loops, ...scheduled].map((job) => job.name),
  deps.clock,
);
const healthServer = config.workerHealthPort > 0 ? listenForHealth(config.workerHealthPort, deps, stats) : null;

const stopLetters = keepSending(
  deps,
  renderLetters(
    config.origin,
    accountLetters,
    listingLetters,
    inboxLetters,
    invoiceLetters(deps),
    moderationLetters,
    legalLetters,
    ruleLetters,
    depositLetters,
    subscriptionLetters,
    teamLetters,
  ),
);
const reporting = { log: deps.log, failures: deps.failures, stats };
const stopJobs = await startJobs(config.databaseUrl, scheduled, reporting);
const stopLoops = loops.map((loop) => keepDoing(loop, reporting));
deps.log.info('working');

onStop(deps.log, async () => {
  await Promise.all([stopJobs(), stopLetters(), ...stopLoops.map((stop) => stop())]);
  healthServer?.close();
  await close();
});
