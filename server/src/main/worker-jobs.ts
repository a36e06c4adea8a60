/**
 * Everything that must happen, but not while somebody waits: the jobs of the worker, by the names of logs and metrics.
 */
import type { Deps } from '../deps.ts';
import { buildDataExports, deleteExpiredData, eraseAccounts } from '../features/accounts/index.ts';
import { checkNewAgencies, refreshAgencyStats } from '../features/agencies/index.ts';
import {
  createConfiguredPushSender,
  dispatchAlerts,
  matchListingChanges,
  sendDuePushMessages,
} from '../features/alerts/index.ts';
import { deleteUnusedArticlePictures } from '../features/articles/index.ts';
import { expireProposals } from '../features/cooperation/index.ts';
import { scoreHiddenBrokers } from '../features/hidden-brokers/index.ts';
import { enqueueMissingMarkAlert, reportInvoices } from '../features/invoices/index.ts';
import { createLegalNoticeJob } from '../features/legal/index.ts';
import {
  finishBulkChanges,
  processExpiringMandates,
  processUnconfirmedListings,
  refreshMandates,
} from '../features/listings/index.ts';
import { endExclusiveCases, matchProperties, processScheduledPauses } from '../features/matches/index.ts';
import { createMissingAvif, processUploads } from '../features/photos/index.ts';
import { createPlaceTreeCache } from '../features/places/index.ts';
import { enqueueRuleReviewReminder, refreshGoldenVisaBadges } from '../features/rules/index.ts';
import { refreshDiscoverLists } from '../features/search/index.ts';
import { enqueuePriceChangeEmails, runBilling } from '../features/subscriptions/index.ts';
import {
  applyStatsChanges,
  rebuildMarketStats,
  retrainIfStale,
  runMonthlyBacktest,
  updateMonthlyStats,
} from '../features/valuation/index.ts';
import { manualReporter } from '../platform/e-invoicing/invoice-reporter.ts';
import { createMyDataReporter } from '../platform/e-invoicing/mydata-reporter.ts';
import type { Job, Loop } from '../platform/jobs.ts';

/** Somebody sits in front of the page that says it is being made. */
const EXPORTS_EVERY_MS = 3_000;
const NOTICES_EVERY_MS = 5_000;
const PHOTOS_EVERY_MS = 300;
/** Who has just paid sits in front of the page that says so. */
const MONEY_EVERY_MS = 5_000;
/** A change of a listing is in the figures of its area this soon. */
const MARKET_STATS_INTERVAL_MS = 2_000;
/**
 * Of the second between a commit and its queued message. Polled: NOTIFY would make all who publish commit one after the
 * other.
 */
const ALERTS_EVERY_MS = 200;
/** Who publishes what somebody else offers is to hear of it at once. */
const MATCHES_EVERY_MS = 2_000;
/** What falls due happens within a minute, also after a worker was killed; a job of cron would begin up to a minute late. */
const PAUSES_EVERY_MS = 15_000;
const DAYS_EVERY_MS = 30_000;
/** A worker that is asked to stop ends the photo it has, not all that wait. */
const PHOTOS_INTERVAL_MS = 2_000;

async function untilNone(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0);
}

export type WorkerJobs = { scheduled: readonly Job[]; loops: readonly Loop[] };

export function workerJobs(deps: Deps): WorkerJobs {
  const { config } = deps;
  const places = createPlaceTreeCache(deps.db);
  const reporting = config.myData ? createMyDataReporter(config.myData) : manualReporter;
  const pushSender = createConfiguredPushSender(config);
  return {
    scheduled: [
      { name: 'discover-refresh', every: '*/5 * * * *', run: () => refreshDiscoverLists(deps, places) },
      { name: 'agency-stats', every: '*/5 * * * *', run: () => refreshAgencyStats(deps) },
      { name: 'market-stats-rebuild', every: '10 3 * * *', run: () => rebuildMarketStats(deps) },
      { name: 'market-stats-months', every: '35 2 * * *', run: () => updateMonthlyStats(deps) },
      { name: 'valuation-train', every: '40 3 * * *', run: () => retrainIfStale(deps) },
      { name: 'valuation-backtest', every: '20 4 1 * *', run: async () => void (await runMonthlyBacktest(deps)) },
      { name: 'photos-avif', every: '* * * * *', run: () => untilNone(() => createMissingAvif(deps)) },
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
      { name: 'listings-confirm', every: '15 * * * *', run: () => processUnconfirmedListings(deps) },
      { name: 'mandate-badges', every: '1 * * * *', run: () => refreshMandates(deps) },
      { name: 'hidden-brokers', every: '50 3 * * *', run: () => scoreHiddenBrokers(deps) },
      { name: 'listings-bulk', every: '* * * * *', run: () => finishBulkChanges(deps) },
      { name: 'account-erase', every: '7 * * * *', run: async () => void (await eraseAccounts(deps)) },
      { name: 'retention', every: '30 3 * * *', run: () => deleteExpiredData(deps) },
      { name: 'invoices-report', every: '* * * * *', run: async () => void (await reportInvoices(deps, reporting)) },
      { name: 'invoices-alert', every: '25 * * * *', run: async () => void (await enqueueMissingMarkAlert(deps)) },
      { name: 'register-check', every: '* * * * *', run: async () => void (await checkNewAgencies(deps)) },
    ],
    loops: [
      { name: 'account-exports', pauseMs: EXPORTS_EVERY_MS, run: () => buildDataExports(deps) },
      { name: 'legal-notices', pauseMs: NOTICES_EVERY_MS, run: createLegalNoticeJob(deps) },
      { name: 'money', pauseMs: MONEY_EVERY_MS, run: () => runBilling(deps) },
      { name: 'photos', pauseMs: PHOTOS_EVERY_MS, run: () => processUploads(deps, PHOTOS_INTERVAL_MS) },
      { name: 'alert-matching', pauseMs: ALERTS_EVERY_MS, run: () => matchListingChanges(deps) },
      { name: 'property-matching', pauseMs: MATCHES_EVERY_MS, run: () => matchProperties(deps) },
      { name: 'scheduled-pauses', pauseMs: PAUSES_EVERY_MS, run: () => processScheduledPauses(deps) },
      { name: 'exclusive-cases', pauseMs: PAUSES_EVERY_MS, run: () => endExclusiveCases(deps) },
      { name: 'mandate-expiry', pauseMs: DAYS_EVERY_MS, run: () => processExpiringMandates(deps) },
      { name: 'cooperation-expiry', pauseMs: DAYS_EVERY_MS, run: () => expireProposals(deps) },
      { name: 'alert-dispatch', pauseMs: ALERTS_EVERY_MS, run: () => dispatchAlerts(deps) },
      ...(pushSender
        ? [
            {
              name: 'push-messages',
              pauseMs: ALERTS_EVERY_MS,
              run: () => sendDuePushMessages(deps, { sender: pushSender, getPlaceTree: places }),
            } as const,
          ]
        : []),
      { name: 'market-stats', pauseMs: MARKET_STATS_INTERVAL_MS, run: () => applyStatsChanges(deps) },
    ],
  };
}
