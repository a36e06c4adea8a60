/**
 * The demo world: npm run seed -- --listings 2000 --seed 7
 * The models of estimates are trained by the worker when it starts; with --estimates here, for a site without one.
 * With --no-open-work nothing waits for an admin.
 */
import { parseArgs } from 'node:util';
import { loadConfig } from '@estia/server/src/config';
import { refreshAgencyStats } from '@estia/server/src/features/agencies/index';
import { createPlaceTreeCache } from '@estia/server/src/features/places/index';
import { refreshDiscoverLists } from '@estia/server/src/features/search/index';
import {
  rebuildMarketStats,
  runMonthlyBacktest,
  trainModels,
  writeMonthlyStats,
} from '@estia/server/src/features/valuation/index';
import { createDeps } from '@estia/server/src/main/create-deps';
import { writeMandateFiles } from '../load/mandate-files.ts';
import { renderCatalogPhotos } from '../load/photo-files.ts';
import { seedOpenWork } from '../open-work/open-work.ts';
import { hashDemoPassword, seedDemoData } from '../seed.ts';
import { accountIdRanges } from '../tables/accounts.ts';
import { seedDemoAgencyBilling } from './seed-billing.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '7' },
    estimates: { type: 'boolean', default: false },
    'open-work': { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const listings = Number(values.listings);
const seed = Number(values.seed);
if (!Number.isInteger(listings) || listings < 1 || !Number.isInteger(seed)) {
  throw new Error('usage: npm run seed -- --listings N --seed S [--estimates] [--no-open-work]');
}

const started = performance.now();
const { deps, close } = createDeps({ ...loadConfig(), statementTimeoutMs: 0 });
const log = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1)} s  ${line}`);
const passwordHash = await hashDemoPassword(deps.config.secure, deps.passwords);
await seedDemoData({
  pool: deps.pool,
  log,
  listings,
  seed,
  now: deps.clock(),
  passwordHash,
  pictures: renderCatalogPhotos(deps.files, deps.config.cacheDir, log),
});
log(`${await writeMandateFiles(deps.pool, deps.files)} mandate documents`);
await writeMonthlyStats(deps);
await rebuildMarketStats(deps);
log('figures ready');
if (values.estimates) {
  await trainModels(deps);
  await runMonthlyBacktest(deps, { folds: listings < 5_000 ? 2 : 1 });
  log('estimates ready');
}
await refreshDiscoverLists(deps, createPlaceTreeCache(deps.db));
await refreshAgencyStats(deps);
log('discover lists and offices ready');
await seedDemoAgencyBilling(deps, accountIdRanges.firstAgency);
log('the books of the demo office are kept');
if (values['open-work'] && (await seedOpenWork(deps))) log('work waits for the admins');
await close();
