/** The worker process: everything that must happen, but not while somebody waits. */
import { loadConfig } from '../config.ts';
import { accountEmails } from '../features/accounts/index.ts';
import { teamEmails } from '../features/agencies/index.ts';
import { alertEmails, createAlertEmailReader } from '../features/alerts/index.ts';
import { cooperationEmails } from '../features/cooperation/index.ts';
import { reviewEmails } from '../features/hidden-brokers/index.ts';
import { inboxEmails } from '../features/inbox/index.ts';
import { createInvoiceEmails } from '../features/invoices/index.ts';
import { legalEmails } from '../features/legal/index.ts';
import { listingEmails } from '../features/listings/index.ts';
import { exclusiveEmails, pauseEmails } from '../features/matches/index.ts';
import { moderationEmails } from '../features/moderation/index.ts';
import { createPlaceTreeCache } from '../features/places/index.ts';
import { ruleEmails } from '../features/rules/index.ts';
import { depositEmails, subscriptionEmails } from '../features/subscriptions/index.ts';
import { createEmailRenderer } from '../platform/email/email-templates.ts';
import { makeJobStats } from '../platform/jobs/job-stats.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { createDeps } from './create-deps.ts';
import { onShutdown } from './shutdown.ts';
import { listenForHealth } from './worker-health.ts';
import { createCommonJobs, workerJobs } from './worker-jobs.ts';

const config = loadConfig();
const { deps, close } = createDeps({ ...config, statementTimeoutMs: 120_000 });
const { workOn } = config;
const all = workerJobs(deps);
const names = all.map((job) => job.name as string);
const unknown = workOn?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) throw new Error(`WORK_ON names no job: ${unknown.join(', ')}`);

const commonJobs = createCommonJobs(
  deps,
  createEmailRenderer(
    config.origin,
    accountEmails,
    listingEmails,
    cooperationEmails,
    inboxEmails,
    createInvoiceEmails(deps),
    pauseEmails,
    exclusiveEmails,
    reviewEmails,
    moderationEmails,
    legalEmails,
    ruleEmails,
    depositEmails,
    subscriptionEmails,
    teamEmails,
    alertEmails,
  ),
  { alert: createAlertEmailReader(deps, createPlaceTreeCache(deps.db)) },
);
const jobs = [...commonJobs, ...all.filter(({ name }) => workOn?.includes(name) ?? true)];
const stats = makeJobStats(
  jobs.map((job) => job.name),
  deps.clock,
);
const healthServer = config.workerHealthPort > 0 ? listenForHealth(config.workerHealthPort, deps, stats) : null;
const stopJobs = await startJobs(config.databaseUrl, jobs, { ...deps, stats });
deps.log.info('working');

onShutdown(deps.log, async () => {
  await stopJobs();
  healthServer?.close();
  await close();
});
