/**
 * ADMN-5: the search of admins and their lists of users and listings among as many records as are expected, as the calls answer.
 *   npm run bench -- admin/search-and-lists --users 300000 --listings 1000000 --invoices 400000 --rounds 20
 */
import { adminListingSorts, userSorts } from '@estia/contract/admin-lists/list-choices';
import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';
import { fillAdminTables } from '@estia/server/testing/factories/many-records';
import { openAdminTestApp } from '@estia/server/testing/people/admins';
import { computePercentiles, formatPercentiles, parseOptions } from '../harness/site.ts';

const SEARCH_BAR_MS = 60;
const LIST_BAR_MS = 100;
const options = parseOptions({ users: '300000', listings: '1000000', invoices: '400000', rounds: '20' });
const counts = {
  users: Number(options.users),
  listings: Number(options.listings),
  invoices: Number(options.invoices),
};
const rounds = Number(options.rounds);
const services = findServices();
const testApp = await openAdminTestApp({ ...services, template: await createTemplateDatabase(services.databaseUrl) });
const { token } = testApp.admin;

async function measure(what: string, ask: () => Promise<{ status: number }>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`answered ${status}: ${what}`);
    took.push(performance.now() - start);
  }
  const found = computePercentiles(took);
  console.log(`${formatPercentiles(found)}  ${what}`);
  return found.p95;
}

const texts = [
  'ES-4711S',
  '4711',
  '6900004711',
  '69000047',
  'p4711@m.example',
  'p4711',
  'm.example',
  '000004720',
  '400000000004711',
  'τεστ 4711',
  'Μαρία c4ca4238',
  'maria',
  'Γιώργος',
  'Βενιζέλου 33',
  'venizelou',
  'venizelou xalandri',
  'odos cfcd208495',
  'τίποτα τέτοιο',
];
const orders = <Sort extends string>(sorts: readonly Sort[]) =>
  sorts.flatMap((sort) => (['asc', 'desc'] as const).map((order) => `sort=${sort}&order=${order}`));
const users = [
  '',
  'status=approved',
  'status=waiting',
  'role_id=1',
  'role_id=3',
  'search=maria',
  'search=p4711',
  'offset=9990',
];
const listings = [
  '',
  'state=inactive',
  'state=removed',
  'search=4711',
  'user_id=4711',
  'search=p4711@m',
  'offset=9990',
];

let [slowestSearch, slowestList] = [0, 0];
try {
  // The people of the test are there already: theirs are numbers that the records would take.
  await fillAdminTables(testApp.db, counts);
  // What a process reads once is not what is measured.
  await testApp.call(token, 'POST', '/adminPanel/search', { text: 'αρχή' });
  for (const text of texts)
    slowestSearch = Math.max(
      slowestSearch,
      await measure(`search ${text}`, () => testApp.call(token, 'POST', '/adminPanel/search', { text })),
    );
  for (const filter of users)
    for (const order of orders(userSorts))
      slowestList = Math.max(
        slowestList,
        await measure(`users ${filter} ${order}`, () =>
          testApp.call(token, 'GET', `/adminPanel/users?${filter}&${order}`),
        ),
      );
  for (const filter of listings)
    for (const order of orders(adminListingSorts))
      slowestList = Math.max(
        slowestList,
        await measure(`listings ${filter} ${order}`, () =>
          testApp.call(token, 'GET', `/adminPanel/propertiesForSale?${filter}&${order}`),
        ),
      );
} finally {
  await testApp.world.close();
}
console.log(
  `${counts.users} users, ${counts.listings} listings, ${counts.invoices} invoices: p95 of the slowest search ${slowestSearch} ms (bar ${SEARCH_BAR_MS}), of the slowest list ${slowestList} ms (bar ${LIST_BAR_MS})`,
);
process.exit(slowestSearch <= SEARCH_BAR_MS && slowestList <= LIST_BAR_MS ? 0 : 1);
