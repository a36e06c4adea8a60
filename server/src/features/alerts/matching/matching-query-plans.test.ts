/** The worker's plan of matching is made once for a connection, often while nobody was told anything yet. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryPlans, type QueryPlans, rowsRead } from '../../../../testing/environment/query-plans.ts';
import { countUnseenProperties, listMatches, listSavedSearches } from '../saved-searches/saved-searches.queries.ts';
import { takeDueAlerts } from '../sending/dispatch.queries.ts';
import { matchChangesSql, readByIndexes } from './matching.queries.ts';

describe('[ALRT-2] plan of matching', () => {
  let plans: QueryPlans;
  beforeAll(async () => {
    plans = await openQueryPlans();
  });
  afterAll(() => plans.close());

  it('reads no whole table of alerts or searches, though all were empty when it was made', async () => {
    await plans.pool.query(
      'vacuum analyze alert, saved_search, saved_search_key, subscriber, listing_change, favorite',
    );
    const client = await plans.pool.connect();
    try {
      await client.query('begin');
      await client.query(readByIndexes);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>({
        text: `explain ${matchChangesSql}`,
        values: [200, new Date()],
      });
      const read = rows.flatMap((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? []);
      // What waits is read once a batch.
      expect(read.filter((table) => table !== 'listing_change')).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('[ALRT-2] plan of what reads the alerts of one subscriber', () => {
  const SUBSCRIBERS = 200;
  const ALERTS_EACH = 60;
  let plans: QueryPlans;
  beforeAll(async () => {
    plans = await openQueryPlans();
    await plans.pool.query(`
      insert into subscriber (id, email, locale, confirmed_at, created_at)
      select i, 'subscriber' || i || '@mail.example', 'el', now(), now() from generate_series(1, ${SUBSCRIBERS}) i;
      insert into alert (subscriber_id, saved_search_ids, listing_id, property_id, event, price, created_at, due_at, sent_at)
      select s, array[s], p, p, 'new', 1000, now(), now(), case when p % 2 = 0 then now() end
      from generate_series(1, ${ALERTS_EACH}) p, generate_series(1, ${SUBSCRIBERS}) s`);
    await plans.pool.query('vacuum analyze alert, saved_search, subscriber');
  });
  afterAll(() => plans.close());

  it('reads theirs and nobody else’s', async () => {
    const now = new Date();
    const search = { subscriberId: 7, id: 7 };
    const read = await plans.plansOf(async (db) => {
      await db.transaction().execute((trx) => takeDueAlerts(trx, 7, now, 20));
      await listMatches(db, search, { limit: 20, offset: 0 });
      await listSavedSearches(db, 7);
      await countUnseenProperties(db, 7);
    });
    for (const plan of read.filter((each) => each.includes(' on alert')))
      expect(rowsRead(plan, 'alert'), plan).toBeLessThanOrEqual(ALERTS_EACH);
    expect(read.filter((plan) => plan.includes(' on alert')).length).toBeGreaterThanOrEqual(5);
  });
});
