/**
 * A million saved searches: how long one listing takes to find those it matches, what the log of changes costs who publishes,
 * and how long a feed of changes takes. Writes into the database it is given: use a copy.
 *   npm run bench -- alerts/matching --database-url postgres://estia@127.0.0.1:54310/bench_copy
 */
import { countMatchesOf, matchAllChanges, saveManySearches } from '@estia/server/testing/alerts/many-searches';
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import pg from 'pg';
import { computePercentiles, formatPercentiles, parseOptions } from '../harness/site.ts';
import { compareWithoutLog } from './without-log.ts';

const options = parseOptions({
  searches: '1000000',
  copies: '20',
  listings: '2000',
  feed: '50000',
  publishes: '2000',
  seed: '20261117',
  keep: '',
});
const P50_BAR_MS = 2;
const P99_BAR_MS = 10;
const SLOWER_BAR = 1.1;
const FEED_BAR_SECONDS = 300;

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 3 });
const random = createSeededRandom(Number(options.seed));
const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await run();
  return performance.now() - started;
};

async function measureMatching(ids: readonly number[]) {
  const now = new Date();
  const [times, counts]: [number[], number[]] = [[], []];
  for (const [n, id] of ids.entries()) {
    let found = 0;
    const ms = await timed(async () => {
      found = await countMatchesOf(pool, id, now);
    });
    // The first ones warm the cache and settle the plan.
    if (n < ids.length / 10) continue;
    times.push(ms);
    counts.push(found);
  }
  console.log(`matches of a listing: ${formatPercentiles(computePercentiles(counts)).replace(' ms', '')}`);
  return computePercentiles(times);
}

/** As agencies send them: mostly other words and facts, some prices, few new listings. */
async function changeMany(ids: readonly number[]): Promise<void> {
  const part = (from: number, to: number) => ids.slice(Math.floor(ids.length * from), Math.floor(ids.length * to));
  const update = (set: string, of: readonly number[]) =>
    pool.query(`update listing set ${set}, updated_at = now() where id = any($1)`, [of]);
  await update(`description_el = coalesce(description_el, '') || ' Με τζάκι'`, part(0, 0.5));
  await pool.query(
    `update property set bath_rooms = coalesce(bath_rooms, 0) + 1 where id in (select property_id from listing where id = any($1))`,
    [part(0.5, 0.8)],
  );
  await update('price = price * 103 / 100 + 1', part(0.8, 0.9));
  await update('price = greatest(1, price * 96 / 100)', part(0.9, 0.97));
  await update('is_active = false', part(0.97, 1));
  await update('is_active = true', part(0.97, 1));
}

let isGood = true;
const report = (line: string, good: boolean) => {
  isGood &&= good;
  console.log(`${good ? 'ok  ' : 'BAD '} ${line}`);
};
try {
  if (options.keep === '') {
    const distinct = Math.ceil(Number(options.searches) / Number(options.copies));
    const seconds = await timed(() =>
      saveManySearches(pool, { distinct, copies: Number(options.copies), seed: Number(options.seed) }).then((made) =>
        console.log(`${made.searches} saved searches with ${made.keys} keys`),
      ),
    );
    console.log(`made in ${Math.round(seconds / 1_000)} s`);
  }
  await pool.query('truncate listing_change, alert');
  const { rows } = await pool.query<{ listing_id: number }>(
    'select listing_id from listing_search order by listing_id',
  );
  const all = rows.map(({ listing_id }) => Number(listing_id));
  const draw = (count: number) => Array.from({ length: count }, () => all[Math.floor(random() * all.length)] as number);

  const matching = await measureMatching(draw(Number(options.listings)));
  report(
    `matching a listing: ${formatPercentiles(matching)}`,
    matching.p50 <= P50_BAR_MS && matching.p99 <= P99_BAR_MS,
  );

  const { withLog, withoutLog, ratio } = await compareWithoutLog(pool, draw(Number(options.publishes)));
  report(
    `publishing and changing: p50 ${withLog} ms with the log of changes, ${withoutLog} ms without: ${ratio} times`,
    ratio <= SLOWER_BAR,
  );

  await pool.query('truncate listing_change, alert');
  await changeMany([...new Set(draw(Number(options.feed) * 2))].slice(0, Number(options.feed)));
  const { listings, seconds } = await matchAllChanges(pool);
  const { rows: alerts } = await pool.query<{ n: number }>('select count(*)::int n from alert');
  report(
    `a feed of ${listings} changed listings: ${Math.round(seconds)} s, ${alerts[0]?.n} alerts`,
    seconds < FEED_BAR_SECONDS,
  );
} finally {
  await pool.end();
}
process.exitCode = isGood ? 0 : 1;
