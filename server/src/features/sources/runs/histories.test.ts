/**
 * Random histories of a feed: listings appear, change, leave, come back, numbers are given to other homes, the source sends nothing
 * or half a file. After every step what is on the market is what a model says that knows nothing of the code.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { sized } from '../../../../testing/environment/test-size.ts';
import { createSeededRandom } from '../../../../testing/seeded-random.ts';
import { feedItem } from '../../../../testing/sources/feed-fixture.ts';
import { buildSourceAgency, createUploads, needNoPhotos } from '../../../../testing/sources/source-app.ts';

const HISTORIES = sized({ ci: 12, full: 200 });
const STEPS = 8;
const SEED = 20_261_118;

/** What stands for a reference: the home (its street number) and its price. */
type Home = { home: number; price: number };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  await needNoPhotos(testApp);
});
afterAll(() => testApp.close());

it(`[EXTS-1] ${HISTORIES} random histories of a feed leave the listings that a model has`, async () => {
  const random = createSeededRandom(SEED);
  const below = (n: number) => Math.floor(random() * n);
  for (let history = 0; history < HISTORIES; history++) {
    const agency = await buildSourceAgency(testApp);
    const source = createUploads(testApp, agency);
    const feed = new Map<string, Home>();
    const homes = new Set<number>();
    let nextHome = 1;
    let onMarket = new Map<string, Home>();
    for (let step = 0; step < STEPS; step++) {
      for (let change = 0; change <= below(4); change++) {
        const references = [...feed.keys()];
        const reference = references[below(references.length)];
        const kind = below(6);
        if (kind < 2 || !reference) feed.set(`R-${below(14)}`, { home: nextHome++, price: 50_000 + below(1_000) });
        else if (kind === 2) feed.set(reference, { ...(feed.get(reference) as Home), price: 50_000 + below(1_000) });
        else if (kind === 3) feed.delete(reference);
        else if (kind === 4) feed.set(reference, { home: nextHome++, price: 60_000 + below(1_000) });
        else {
          const back = [...homes].filter((home) => ![...feed.values()].some((each) => each.home === home));
          const home = back[below(back.length)];
          if (home !== undefined) feed.set(`B-${home}`, { home, price: 70_000 + below(1_000) });
        }
      }
      for (const { home } of feed.values()) homes.add(home);
      // Any two differ in street number and by more than a quarter in size, so that another home is told from a correction.
      const items = [...feed].map(([reference, { home, price }]) =>
        feedItem(home, { price: String(price), area: String(Math.round(10 * 1.4 ** home)) }, { reference }),
      );
      const broken = below(6) === 0;
      await source.apply(broken ? { items: items.slice(0, below(3)), broken: 'truncated' } : { items });
      if (!broken && items.length > 0) onMarket = new Map(feed);
      const { rows } = await sql<{ street_number: string; price: number }>`
        select p.street_number, l.price from listing l join property p on p.id = l.property_id
        where p.account_id = ${agency.id} and l.is_active order by p.street_number::int`.execute(testApp.deps.db);
      const expected = [...onMarket.values()]
        .sort((a, b) => a.home - b.home)
        .map(({ home, price }) => ({ street_number: String(home), price }));
      expect(rows, `history ${history}, step ${step}`).toEqual(expected);
    }
  }
});
