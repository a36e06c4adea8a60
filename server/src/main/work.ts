/** The worker process: everything that must happen, but not while somebody waits. */
import { configOfProcess } from '../config.ts';
import { accountLetters, eraseAccounts, makeExports, sweepRetention } from '../features/accounts/index.ts';
import { checkNewOffices, refreshAgencies, teamLetters } from '../features/agencies/index.ts';
import { sweepArticlePictures } from '../features/articles/index.ts';
import { inboxLetters } from '../features/inbox/index.ts';
import { alertUnmarked, invoiceLetters, reportInvoices } from '../features/invoices/index.ts';
import { confirmAds, finishBulks, listingLetters } from '../features/listings/index.ts';
import { moderationLetters } from '../features/moderation/index.ts';
import { keepTelling, legalLetters } from '../features/pages/index.ts';
import { makeMissingAvif, makePhotos } from '../features/photos/index.ts';
import { keepPlaces } from '../features/places/index.ts';
import { recheckRules, refreshBadges, ruleLetters } from '../features/rules/index.ts';
import { refreshDiscover } from '../features/search/index.ts';
import { depositLetters, mindMoney, subscriptionLetters, tellOfPrices } from '../features/subscriptions/index.ts';
import { backtestMonth, foldFigures, mindModels, mindMonths, rebuildFigures } from '../features/valuation/index.ts';
import { manualReporting } from '../platform/e-invoicing.ts';
import { type Job, keepDoing, startJobs } from '../platform/jobs.ts';
import { renderLetters } from '../platform/letter-shelf.ts';
import { myDataReporting } from '../platform/mydata-reporting.ts';
import { keepSending } from '../platform/outbox-worker.ts';
import { onStop } from './on-stop.ts';
import { openDeps } from './open-deps.ts';

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

const config = configOfProcess();
const { deps, close } = openDeps({ ...config, statementTimeoutMs: 120_000 });
const places = keepPlaces(deps.db);

async function untilNone(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0);
}

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
const reporting = config.myData ? myDataReporting(config.myData) : manualReporting;
const jobs: Job[] = [
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
];
const { workOn } = config;
const names = ['account-exports', 'figures', 'legal-notices', 'money', 'photos', ...jobs.map((job) => job.name)];
const unknown = workOn?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) throw new Error(`WORK_ON names no job: ${unknown.join(', ')}`);
const stop = await startJobs(
  config.databaseUrl,
  jobs.filter((job) => workOn === null || workOn.includes(job.name)),
  deps.log,
);
const does = (name: string) => workOn === null || workOn.includes(name);
const nothing = async () => {};
const stopExports = does('account-exports') ? keepDoing(() => makeExports(deps), EXPORTS_EVERY_MS, deps.log) : nothing;
const stopNotices = does('legal-notices') ? keepDoing(keepTelling(deps), NOTICES_EVERY_MS, deps.log) : nothing;
const stopMoney = does('money') ? keepDoing(() => mindMoney(deps), MONEY_EVERY_MS, deps.log) : nothing;
const stopPhotos = does('photos')
  ? keepDoing(() => makePhotos(deps, PHOTOS_TURN_MS), PHOTOS_EVERY_MS, deps.log)
  : nothing;
const stopFigures = does('figures') ? keepDoing(() => foldFigures(deps), FIGURES_EVERY_MS, deps.log) : nothing;
deps.log.info('working');

onStop(deps.log, async () => {
  await Promise.all([stop(), stopLetters(), stopExports(), stopNotices(), stopMoney(), stopPhotos(), stopFigures()]);
  await close();
});
