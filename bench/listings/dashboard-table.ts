/**
 * DASH-1: the table of own listings of one agency, every filter and every order, as the call answers them.
 *   npm run bench -- listings/dashboard-table --listings 2500 --rounds 20
 */
import { listingTableSorts } from '@estia/contract/listings/dashboard/dashboard-choices';
import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';
import { openTestApp } from '@estia/server/testing/environment/test-app';
import { fillListingTable } from '@estia/server/testing/factories/many-listings';
import { buildSignedInUser } from '@estia/server/testing/people/api-users';
import { computePercentiles, formatPercentiles, parseOptions } from '../harness/site.ts';

const BAR_MS = 100;
const options = parseOptions({ listings: '2500', rounds: '20' });
const [listings, rounds] = [Number(options.listings), Number(options.rounds)];
const services = findServices();
const testApp = await openTestApp({ ...services, template: await createTemplateDatabase(services.databaseUrl) });
let worst = 0;
try {
  const agency = await buildSignedInUser(testApp, { role_id: 3 });
  await fillListingTable(testApp.deps.db, agency.id, listings);
  const filters = [
    '',
    'for=rent',
    'type=2',
    'place=municipality_id-4612',
    'attention=photos',
    'attention=mandate',
    'attention=unconfirmed',
    'attention=rejected',
    'state=inactive',
    'search=ES-77S',
    'search=kifisias',
    `search=${encodeURIComponent('Ηρακλείου 12')}`,
    'search=xalandri+diamerisma&for=sale&attention=photos',
    'offset=2400&limit=100',
    ...listingTableSorts.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc&limit=100`]),
  ];
  for (const filter of filters) {
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      const { status } = await agency.call('GET', `/property/table?${filter}`);
      if (status !== 200) throw new Error(`answered ${status}: ${filter}`);
      took.push(performance.now() - start);
    }
    const found = computePercentiles(took);
    worst = Math.max(worst, found.p95);
    console.log(`${formatPercentiles(found)}  ${filter || 'no filter'}`);
  }
} finally {
  await testApp.close();
}
console.log(`${listings} listings of one agency: p95 of the slowest filter or order ${worst} ms, bar ${BAR_MS}`);
process.exit(worst <= BAR_MS ? 0 : 1);
