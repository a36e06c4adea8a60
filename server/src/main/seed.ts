/** The demo world: npm run seed -- --listings 2000 --seed 7 */
import { parseArgs } from 'node:util';
import { configOfProcess } from '../config.ts';
import { accountIds } from '../demo/people.ts';
import { demoPasswordHash, seedWorld } from '../demo/seed.ts';
import { refreshAgencies } from '../features/agencies/index.ts';
import { keepPlaces } from '../features/places/index.ts';
import { refreshDiscover } from '../features/search/index.ts';
import { backtestMonth, rebuildFigures, trainModels, writeMonths } from '../features/valuation/index.ts';
import { openDeps } from './open-deps.ts';
import { liveDemoOffice } from './seed-money.ts';

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '2000' }, seed: { type: 'string', default: '7' } },
});
const listings = Number(values.listings);
const seed = Number(values.seed);
if (!Number.isInteger(listings) || listings < 1 || !Number.isInteger(seed)) {
  throw new Error('usage: npm run seed -- --listings N --seed S');
}

const started = performance.now();
const { deps, close } = openDeps({ ...configOfProcess(), statementTimeoutMs: 0 });
const log = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1)} s  ${line}`);
const passwordHash = await demoPasswordHash(deps.config.secure, deps.passwords);
await seedWorld({ pool: deps.pool, files: deps.files, log, listings, seed, now: deps.clock(), passwordHash });
await writeMonths(deps);
await rebuildFigures(deps);
log('figures ready');
// A large world leaves minutes of learning to the worker, which begins with it.
if (listings <= 20_000) {
  await trainModels(deps);
  await backtestMonth(deps, { folds: listings < 5_000 ? 2 : 1 });
  log('estimates ready');
}
await refreshDiscover(deps, keepPlaces(deps.db));
await refreshAgencies(deps);
log('discover lists and offices ready');
await liveDemoOffice(deps, accountIds.firstAgency);
log('the books of the demo office are kept');
await close();
