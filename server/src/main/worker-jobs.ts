/** Everything that must happen, but not while somebody waits: the jobs of the worker, by the names of logs and metrics. */
import type { Deps } from '../deps.ts';
import { eraseAccounts, makeExports, sweepRetention } from '../features/accounts/index.ts';
import { checkNewOffices, refreshAgencies } from '../features/agencies/index.ts';
import { sweepArticlePictures } from '../features/articles/index.ts';
import { alertUnmarked, reportInvoices } from '../features/invoices/index.ts';
import { confirmAds, finishBulks } from '../features/listings/index.ts';
import { keepTelling } from '../features/pages/index.ts';
import { makeMissingAvif, makePhotos } from '../features/photos/index.ts';
import { keepPlaces } from '../features/places/index.ts';
import { recheckRules, refreshBadges } from '../features/rules/index.ts';
import { refreshDiscover } from '../features/search/index.ts';
import { mindMoney, tellOfPrices } from '../features/subscriptions/index.ts';
import { backtestMonth, foldFigures, mindModels, mindMonths, rebuildFigures } from '../features/valuation/index.ts';
import { manualReporting } from '../platform/e-invoicing.ts';
import type { Job, Loop } from '../platform/jobs.ts';
import { myDataReporting } from '../platform/mydata-reporting.ts';

/** Somebody sits in front of the page that says it is being made. */
const EXPORTS_EVERY_MS = 3_000;
const NOTICES_EVERY_MS = 5_000;
const PHOTOS_EVERY_MS = 300;
/** Who has just paid sits in front of the page that says so. */
const MONEY_EVERY_MS = 5_000;
/** A change of an ad is in the figures of its area this soon. */
const FIGURES_EVERY_MS = 2_000;
/** A worker that is asked to stop ends the photo it has, not all that wait. */
const PHOTOS_TURN_MS = 2_000;

async function untilNone(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0);
}

export type WorkerJobs = { scheduled: readonly Job[]; loops: readonly Loop[] };

export function workerJobs(deps: Deps): WorkerJobs {
  const { config } = deps;
  const places = keepPlaces(deps.db);
  const reporting = config.myData ? myDataReporting(config.myData) : manualReporting;
  return {
    scheduled: [
      { name: 'discover-refresh', every: '*/5 * * * *', run: () => refreshDiscover(deps, places) },
      { name: 'agency-figures', every: '*/5 * * * *', run: () => refreshAgencies(deps) },
      { name: 'figures-rebuild', every: '10 3 * * *', run: () => rebuildFigures(deps) },
      { name: 'figures-months', every: '35 2 * * *', run: () => mindMonths(deps) },
      { name: 'valuation-train', every: '40 3 * * *', run: () => mindModels(deps) },
      { name: 'valuation-backtest', every: '20 4 1 * *', run: async () => void (await backtestMonth(deps)) },
      { name: 'photos-avif', every: '* * * * *', run: () => untilNone(() => makeMissingAvif(deps)) },
      { name: 'article-pictures', every: '40 3 * * *', run: async () => void (await sweepArticlePictures(deps)) },
      { name: 'rules-badges', every: '20 * * * *', run: async () => void (await refreshBadges(deps, places)) },
      { name: 'rules-recheck', every: '0 9 * * *', run: async () => void (await recheckRules(deps)) },
      { name: 'plan-prices', every: '*/5 * * * *', run: async () => void (await tellOfPrices(deps)) },
      { name: 'ads-confirm', every: '15 * * * *', run: () => confirmAds(deps) },
      { name: 'ads-bulk', every: '* * * * *', run: () => finishBulks(deps) },
      { name: 'account-erase', every: '7 * * * *', run: async () => void (await eraseAccounts(deps)) },
      { name: 'retention', every: '30 3 * * *', run: () => sweepRetention(deps) },
      { name: 'invoices-report', every: '* * * * *', run: async () => void (await reportInvoices(deps, reporting)) },
      { name: 'invoices-alert', every: '25 * * * *', run: async () => void (await alertUnmarked(deps)) },
      { name: 'register-check', every: '* * * * *', run: async () => void (await checkNewOffices(deps)) },
    ],
    loops: [
      { name: 'account-exports', pauseMs: EXPORTS_EVERY_MS, run: () => makeExports(deps) },
      { name: 'legal-notices', pauseMs: NOTICES_EVERY_MS, run: keepTelling(deps) },
      { name: 'money', pauseMs: MONEY_EVERY_MS, run: () => mindMoney(deps) },
      { name: 'photos', pauseMs: PHOTOS_EVERY_MS, run: () => makePhotos(deps, PHOTOS_TURN_MS) },
      { name: 'figures', pauseMs: FIGURES_EVERY_MS, run: () => foldFigures(deps) },
    ],
  };
}
