/** The worker's plan of matching is made once for a connection, often while nobody was told anything yet. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryPlans, type QueryPlans } from '../../../../testing/environment/query-plans.ts';
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
