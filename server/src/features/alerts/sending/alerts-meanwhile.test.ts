/** [ALRT-2] The matching writes alerts while messages are made of those before them: none is marked as sent without being in one. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildProperty } from '../../../../testing/factories/records.ts';
import { buildSavedSearch, buildSubscriber } from '../../../../testing/factories/saved-searches.ts';
import { takeDueAlerts } from './dispatch.queries.ts';

const ALERTS = 200;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
});
afterAll(() => testApp.close());

it('[ALRT-2] takes each alert that it marks as sent, also those committed just then', async () => {
  const { db } = testApp.deps;
  const subscriberId = await buildSubscriber(db, { email: 'maria@estia.example' });
  const searchId = await buildSavedSearch(db, subscriberId);
  const listingId = await buildListing(db, { property_id: await buildProperty(db, { district_id: 461200 }) });
  const due = new Date(Date.now() - 1_000);
  let isWriting = true;
  const write = async () => {
    for (let price = 1; price <= ALERTS; price++)
      await sql`
        insert into alert (subscriber_id, saved_search_ids, listing_id, property_id, event, price, created_at, due_at)
        select ${subscriberId}, array[${searchId}::bigint], ${listingId}, property_id, 'price_drop', ${price}, ${due}, ${due}
        from listing where id = ${listingId}`.execute(db);
    isWriting = false;
  };
  const taken: number[] = [];
  const take = async () => {
    for (let isLast = false; !isLast; ) {
      isLast = !isWriting;
      const alerts = await db.transaction().execute((trx) => takeDueAlerts(trx, subscriberId, new Date(), ALERTS));
      taken.push(...alerts.map(({ id }) => id));
    }
  };
  await Promise.all([write(), take()]);
  const { rows } = await sql<{ id: number }>`select id from alert order by id`.execute(db);
  expect(taken.sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
  expect(taken).toHaveLength(ALERTS);
});
