/** The worker process: everything that must happen, but not while somebody waits. */
import { loadConfig } from '../config.ts';
import { accountEmails } from '../features/accounts/index.ts';
import { teamEmails } from '../features/agencies/index.ts';
import { alertEmails, createAlertEmailReader } from '../features/alerts/index.ts';
import { complaintEmails } from '../features/complaints/index.ts';
import { contractEndEmails } from '../features/contract-ends/index.ts';
import { cooperationEmails } from '../features/cooperation/index.ts';
import { createListNoticeReader, listEmails } from '../features/favorites/index.ts';
import { reviewEmails } from '../features/hidden-brokers/index.ts';
import { inboxEmails } from '../features/inbox/index.ts';
import { createInvoiceEmails } from '../features/invoices/index.ts';
import { legalEmails } from '../features/legal/index.ts';
import { listingEmails } from '../features/listings/index.ts';
import { exclusiveEmails, pauseEmails } from '../features/matches/index.ts';
import { moderationEmails } from '../features/moderation/index.ts';
import { createPlaceTreeCache } from '../features/places/index.ts';
import { ruleEmails } from '../features/rules/index.ts';
import { apiKeyEmails, sourceEmails } from '../features/sources/index.ts';
import { statementEmails } from '../features/statements-of-reasons/index.ts';
import { depositEmails, subscriptionEmails } from '../features/subscriptions/index.ts';
import { webhookEmails } from '../features/webhooks/index.ts';
import { createSchemaCheck } from '../platform/db/schema-check.ts';
import { createEmailRenderer } from '../platform/email/email-templates.ts';
import { getExpectedSeconds } from '../platform/jobs/job-schedule.ts';
import { makeJobStats } from '../platform/jobs/job-stats.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { reportHashKeyProblem } from '../platform/security/reencryption.jobs.ts';
import { createDeps } from './create-deps.ts';
import { createGroupFilter } from './queue-groups.ts';
import { listenForReplies } from './reply-listener.ts';
import { onShutdown } from './shutdown.ts';
import { listenForHealth } from './worker-health.ts';
import { createCommonJobs, workerJobs } from './worker-jobs.ts';

const config = loadConfig('worker');
const { directDatabaseUrl: databaseUrl } = config;
// Never through a pooler: it takes locks of a session, counts in temporary tables and needs few connections.
const { deps, close } = createDeps({
  ...config,
  databaseUrl,
  isPooled: false,
  namedStatements: true,
  statementTimeoutMs: 120_000,
});
if (!(await createSchemaCheck(deps)())) throw new Error('The database must be migrated first: npm run migrate');
await reportHashKeyProblem(deps);
const { workOn, workerQueues } = config;
const all = workerJobs(deps);
const names = all.map((job): string => job.name);
const unknown = workOn?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) throw new Error(`WORK_ON names no job: ${unknown.join(', ')}`);

const commonJobs = createCommonJobs(
  deps,
  createEmailRenderer(
    config.origin,
    accountEmails,
    listingEmails,
    cooperationEmails,
    listEmails,
    sourceEmails,
    inboxEmails,
    createInvoiceEmails(deps),
    pauseEmails,
    exclusiveEmails,
    reviewEmails,
    moderationEmails,
    statementEmails,
    complaintEmails,
    contractEndEmails,
    legalEmails,
    ruleEmails,
    depositEmails,
    subscriptionEmails,
    teamEmails,
    alertEmails,
    apiKeyEmails,
    webhookEmails,
  ),
  {
    alert: createAlertEmailReader(deps, createPlaceTreeCache(deps.db)),
    list_comments: createListNoticeReader(deps),
  },
);
const jobs = workerQueues
  ? [...commonJobs, ...all].filter(createGroupFilter(workerQueues))
  : [...commonJobs, ...all.filter(({ name }) => workOn?.includes(name) ?? true)];
const elsewhere = [...commonJobs, ...all].filter((job) => !jobs.includes(job));
const toExpected = (job: (typeof jobs)[number]) => ({ name: job.name, expectedSeconds: getExpectedSeconds(job) });
const stats = makeJobStats(jobs.map(toExpected), deps.clock, elsewhere.map(toExpected));
const healthServer = config.workerHealthPort > 0 ? listenForHealth(config.workerHealthPort, deps, stats) : null;
stats.saveIn(deps.db);
const stopJobs = await startJobs(databaseUrl, jobs, { ...deps, stats });
const replyListener = await listenForReplies(deps);
deps.log.info({ jobs: jobs.map(({ name }) => name) }, 'working');

onShutdown(deps.log, async () => {
  // First: what is under way is stored, or sent again.
  await replyListener?.close();
  await stopJobs();
  await stats.close(deps.db);
  healthServer?.close();
  await close();
});
