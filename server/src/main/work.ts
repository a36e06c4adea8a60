/** The worker process: everything that must happen, but not while somebody waits. */
import { configOfProcess } from '../config.ts';
import { eraseAccounts, makeExports, renderAccountLetter, sweepRetention } from '../features/accounts/index.ts';
import { checkNewOffices } from '../features/agencies/index.ts';
import { makeMissingAvif } from '../features/photos/index.ts';
import { keepPlaces } from '../features/places/index.ts';
import { refreshDiscover } from '../features/search/index.ts';
import { type Job, keepDoing, startJobs } from '../platform/jobs.ts';
import { keepSending } from '../platform/outbox-worker.ts';
import { onStop } from './on-stop.ts';
import { openDeps } from './open-deps.ts';

/** Somebody sits in front of the page that says it is being made. */
const EXPORTS_EVERY_MS = 3_000;

const config = configOfProcess();
const { deps, close } = openDeps({ ...config, statementTimeoutMs: 120_000 });
const places = keepPlaces(deps.db);

async function untilNone(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) > 0);
}

const stopLetters = keepSending(deps, renderAccountLetter(config.origin));
const jobs: Job[] = [
  { name: 'discover-refresh', every: '*/5 * * * *', run: () => refreshDiscover(deps, places) },
  { name: 'photos-avif', every: '* * * * *', run: () => untilNone(() => makeMissingAvif(deps)) },
  { name: 'account-erase', every: '7 * * * *', run: async () => void (await eraseAccounts(deps)) },
  { name: 'retention', every: '30 3 * * *', run: () => sweepRetention(deps) },
  { name: 'register-check', every: '* * * * *', run: async () => void (await checkNewOffices(deps)) },
];
const { workOn } = config;
const names = ['account-exports', ...jobs.map((job) => job.name)];
const unknown = workOn?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) throw new Error(`WORK_ON names no job: ${unknown.join(', ')}`);
const stop = await startJobs(
  config.databaseUrl,
  jobs.filter((job) => workOn === null || workOn.includes(job.name)),
  deps.log,
);
const doesExports = workOn === null || workOn.includes('account-exports');
const stopExports = doesExports ? keepDoing(() => makeExports(deps), EXPORTS_EVERY_MS, deps.log) : async () => {};
deps.log.info('working');

onStop(deps.log, async () => {
  await Promise.all([stop(), stopLetters(), stopExports()]);
  await close();
});
