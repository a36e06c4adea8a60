/**
 * Everything that must happen, but not while somebody waits: the jobs of the worker, by the names of logs and metrics.
 */
import type { Deps } from '../deps.ts';
import {
  buildDataExports,
  checkAuditLog,
  deleteExpiredData,
  eraseAccounts,
  findNextExportTime,
} from '../features/accounts/index.ts';
import { finishAdminBulks } from '../features/admin-bulk/index.ts';
import { checkNewAgencies, refreshAgencyStats } from '../features/agencies/index.ts';
import {
  createConfiguredPushSender,
  dispatchAlerts,
  hasListingChanges,
  matchListingChanges,
  sendDuePushMessages,
} from '../features/alerts/index.ts';
import { deleteUnusedArticlePictures } from '../features/articles/index.ts';
import { findNextContractEnd, processContractEnds } from '../features/contract-ends/index.ts';
import { expireProposals } from '../features/cooperation/index.ts';
import { sendListNotices } from '../features/favorites/index.ts';
import {
  askForStatements,
  endSuspensionByStatus,
  noteMissedDeadlines,
  scoreHiddenBrokers,
} from '../features/hidden-brokers/index.ts';
import { enqueueMissingMarkAlert, reportInvoices } from '../features/invoices/index.ts';
import { createLegalNoticeJob } from '../features/legal/index.ts';
import {
  finishBulkChanges,
  pauseUnchangedListings,
  processExpiringMandates,
  processUnconfirmedListings,
  refreshMandates,
} from '../features/listings/index.ts';
import { endExclusiveCases, matchProperties, processScheduledPauses } from '../features/matches/index.ts';
import { createMissingAvif, findNextPhotoTime, processUploads } from '../features/photos/index.ts';
import { createPlaceTreeCache, recountWalks } from '../features/places/index.ts';
import { createRulesCache, enqueueRuleReviewReminder, refreshGoldenVisaBadges } from '../features/rules/index.ts';
import { refreshDiscoverLists } from '../features/search/index.ts';
import { hasCachePurge, purgeSharedCaches } from '../features/site/index.ts';
import { findNextSourceTime, processSourcePhotos, processSourceRuns, readFeed } from '../features/sources/index.ts';
import { enqueuePriceChangeEmails, reconcileDisputes, runBilling } from '../features/subscriptions/index.ts';
import {
  applyStatsChanges,
  hasStatsChanges,
  rebuildMarketStats,
  retrainIfStale,
  runMonthlyBacktest,
  updateMonthlyStats,
} from '../features/valuation/index.ts';
import { hasPendingDelivery, sendWebhooks } from '../features/webhooks/index.ts';
import { manualReporter } from '../platform/e-invoicing/invoice-reporter.ts';
import { createMyDataReporter } from '../platform/e-invoicing/mydata-reporter.ts';
import type { EmailContentReaders, EmailRenderer } from '../platform/email/outbox.ts';
import { createEmailJobs } from '../platform/email/outbox-jobs.ts';
import { enqueueJob } from '../platform/jobs/enqueue-job.ts';
import { type Job, SWEEP } from '../platform/jobs/jobs.ts';
import { createRunLimit } from '../platform/jobs/run-limit.ts';
import { reencryptSecrets } from '../platform/security/reencryption.jobs.ts';

/** Somebody waits: an upload, or the second between the commit of a listing and the message about it. */
const AT_ONCE_SECONDS = 0.5;
/** Somebody sits in front of the page that says it is being made, or has just paid. */
const SOON_SECONDS = 2;
/** Of what falls due by a date in a row. It happens within a minute, also after a worker was killed. */
const DUE_SECONDS = 5;
/** A change of a listing that waits for the market stats while they are rebuilt. */
const STATS_LOCKED_MS = 2_000;
/** And one that waits for the matching, which another worker is at or was when it died. */
const MATCHING_LOCKED_MS = 1_000;
/** A worker that is asked to stop ends the photo it has, not all that wait. */
const PHOTOS_INTERVAL_MS = 2_000;

/** True: the run was over before. */
async function runUntilNone(stopping: AbortSignal, batch: () => Promise<number>): Promise<boolean> {
  const isOver = createRunLimit(stopping);
  while (!isOver()) if ((await batch()) === 0) return false;
  return true;
}

/**
 * Of changes that the triggers note, however many: one job for each of those who follow them. Publishing writes one job and
 * not three.
 */
const createListingChangesJob = ({ db }: Pick<Deps, 'db'>): Job => ({
  name: 'listing-changes',
  lookSeconds: AT_ONCE_SECONDS,
  run: () =>
    db.transaction().execute(async (trx) => {
      for (const name of ['alert-matching', 'property-matching', 'market-stats'] as const) await enqueueJob(trx, name);
      // Triggers that write purges or deliveries enqueue this job, because they cannot tell pg-boss of another.
      if (await hasCachePurge(trx)) await enqueueJob(trx, 'cache-purge');
      if (await hasPendingDelivery(trx)) await enqueueJob(trx, 'webhooks');
    }),
});

/** Of every worker, whatever else it is for. */
export const createCommonJobs = (deps: Deps, render: EmailRenderer, readers?: EmailContentReaders): readonly Job[] => [
  ...createEmailJobs(deps, render, readers),
  createListingChangesJob(deps),
];

/** By name, as `WORK_ON` has them. */
export function workerJobs(deps: Deps): readonly Job[] {
  const { config, db, clock } = deps;
  /** What has done something looks at once whether there is more. */
  const continueAfter = (count: number): Date | null => (count > 0 ? clock() : null);
  const places = createPlaceTreeCache(deps.db);
  const reporting = config.myData ? createMyDataReporter(config.myData) : manualReporter;
  const pushSender = createConfiguredPushSender(config);
  return [
    { name: 'discover-refresh', every: '*/5 * * * *', run: () => refreshDiscoverLists(deps, places) },
    { name: 'agency-stats', every: '*/5 * * * *', run: () => refreshAgencyStats(deps) },
    { name: 'market-stats-rebuild', every: '10 3 * * *', run: () => rebuildMarketStats(deps) },
    { name: 'market-stats-months', every: '35 2 * * *', run: () => updateMonthlyStats(deps) },
    { name: 'valuation-train', every: '40 3 * * *', run: () => retrainIfStale(deps) },
    { name: 'valuation-backtest', every: '20 4 1 * *', run: async () => void (await runMonthlyBacktest(deps)) },
    {
      name: 'photos-avif',
      every: '* * * * *',
      run: async (stopping) => ((await runUntilNone(stopping, () => createMissingAvif(deps))) ? clock() : null),
    },
    {
      name: 'article-pictures',
      every: '40 3 * * *',
      run: async () => void (await deleteUnusedArticlePictures(deps)),
    },
    {
      name: 'rules-badges',
      every: '20 * * * *',
      run: async () => void (await refreshGoldenVisaBadges(deps, places)),
    },
    { name: 'rules-recheck', every: '0 9 * * *', run: async () => void (await enqueueRuleReviewReminder(deps)) },
    { name: 'plan-prices', every: '*/5 * * * *', run: async () => void (await enqueuePriceChangeEmails(deps)) },
    { name: 'listing-reviews', every: '*/10 * * * *', run: () => pauseUnchangedListings(deps) },
    { name: 'listings-confirm', every: '15 * * * *', run: () => processUnconfirmedListings(deps) },
    { name: 'mandate-badges', every: '1 * * * *', run: () => refreshMandates(deps) },
    {
      name: 'hidden-brokers',
      every: '50 3 * * *',
      run: async () => {
        await scoreHiddenBrokers(deps);
        await askForStatements(deps);
      },
    },
    { name: 'statement-deadlines', every: '5 * * * *', run: () => noteMissedDeadlines(deps) },
    {
      name: 'admin-bulk',
      every: '* * * * *',
      run: async (stopping) => {
        const context = { deps, places, rules: createRulesCache(deps), onStatusChange: endSuspensionByStatus };
        return (await finishAdminBulks(context, createRunLimit(stopping))) ? clock() : null;
      },
    },
    { name: 'listings-bulk', every: '* * * * *', run: () => finishBulkChanges(deps) },
    { name: 'account-erase', every: '7 * * * *', run: async () => void (await eraseAccounts(deps)) },
    { name: 'audit-log-check', every: '15 4 * * *', run: () => checkAuditLog(deps) },
    { name: 'secret-keys', every: '45 3 * * *', run: (stopping) => reencryptSecrets(deps, stopping) },
    { name: 'retention', every: '30 3 * * *', run: () => deleteExpiredData(deps) },
    { name: 'invoices-report', every: '* * * * *', run: async () => void (await reportInvoices(deps, reporting)) },
    { name: 'invoices-alert', every: '25 * * * *', run: async () => void (await enqueueMissingMarkAlert(deps)) },
    { name: 'register-check', every: '* * * * *', run: async () => void (await checkNewAgencies(deps)) },
    { name: 'legal-notices', repeatSeconds: 60, lookSeconds: DUE_SECONDS, run: createLegalNoticeJob(deps) },
    { name: 'money', repeatSeconds: 5, lookSeconds: SOON_SECONDS, run: (stopping) => runBilling(deps, stopping) },
    { name: 'chargebacks', every: '40 * * * *', run: () => reconcileDisputes(deps) },
    {
      name: 'contract-ends',
      repeatSeconds: 60,
      lookSeconds: DUE_SECONDS,
      run: async (stopping) => ((await processContractEnds(deps, stopping)) > 0 ? clock() : findNextContractEnd(deps)),
    },
    {
      name: 'scheduled-pauses',
      repeatSeconds: 15,
      lookSeconds: DUE_SECONDS,
      run: () => processScheduledPauses(deps),
    },
    { name: 'exclusive-cases', repeatSeconds: 15, lookSeconds: DUE_SECONDS, run: () => endExclusiveCases(deps) },
    { name: 'mandate-expiry', repeatSeconds: 30, lookSeconds: DUE_SECONDS, run: () => processExpiringMandates(deps) },
    { name: 'list-notices', repeatSeconds: 60, lookSeconds: DUE_SECONDS, run: () => sendListNotices(deps) },
    { name: 'cooperation-expiry', repeatSeconds: 30, lookSeconds: DUE_SECONDS, run: () => expireProposals(deps) },
    {
      name: 'account-exports',
      every: SWEEP,
      lookSeconds: SOON_SECONDS,
      run: async () => ((await buildDataExports(deps)) > 0 ? clock() : findNextExportTime(db)),
    },
    {
      name: 'photos',
      every: SWEEP,
      lookSeconds: AT_ONCE_SECONDS,
      run: async () => ((await processUploads(deps, PHOTOS_INTERVAL_MS)) > 0 ? clock() : findNextPhotoTime(db)),
    },
    {
      name: 'source-runs',
      every: SWEEP,
      lookSeconds: SOON_SECONDS,
      run: async (stopping) =>
        (await processSourceRuns(deps, { readFeed, getPlaceTree: places }, stopping)) > 0
          ? clock()
          : findNextSourceTime(deps),
    },
    {
      name: 'source-photos',
      every: SWEEP,
      lookSeconds: SOON_SECONDS,
      run: (stopping) => processSourcePhotos(deps, stopping),
    },
    {
      name: 'alert-matching',
      every: SWEEP,
      lookSeconds: AT_ONCE_SECONDS,
      run: async () => {
        if ((await matchListingChanges(deps)) > 0) return clock();
        return (await hasListingChanges(deps)) ? new Date(clock().getTime() + MATCHING_LOCKED_MS) : null;
      },
    },
    {
      name: 'cache-purge',
      every: SWEEP,
      lookSeconds: AT_ONCE_SECONDS,
      run: (stopping) => purgeSharedCaches(deps, stopping),
    },
    { name: 'webhooks', every: SWEEP, lookSeconds: SOON_SECONDS, run: (stopping) => sendWebhooks(deps, stopping) },
    {
      name: 'nearby-walks',
      every: SWEEP,
      lookSeconds: DUE_SECONDS,
      run: async (stopping) => ((await runUntilNone(stopping, () => recountWalks(deps))) ? clock() : null),
    },
    {
      name: 'property-matching',
      every: SWEEP,
      lookSeconds: SOON_SECONDS,
      run: async () => continueAfter(await matchProperties(deps)),
    },
    {
      name: 'market-stats',
      every: SWEEP,
      lookSeconds: SOON_SECONDS,
      run: async () => {
        await applyStatsChanges(deps);
        return (await hasStatsChanges(db)) ? new Date(clock().getTime() + STATS_LOCKED_MS) : null;
      },
    },
    {
      name: 'alert-dispatch',
      repeatSeconds: 15,
      lookSeconds: AT_ONCE_SECONDS,
      run: async (stopping) => continueAfter(await dispatchAlerts(deps, stopping)),
    },
    ...(pushSender
      ? [
          {
            name: 'push-messages',
            repeatSeconds: 15,
            lookSeconds: AT_ONCE_SECONDS,
            run: async () =>
              continueAfter(await sendDuePushMessages(deps, { sender: pushSender, getPlaceTree: places })),
          } as const,
        ]
      : []),
  ];
}
