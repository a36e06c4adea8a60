/**
 * How long the worker takes to find the candidates of a property, to compare them and to write down what it found: one property
 * after the other, then a feed of many at once. Writes into the database it is given: use a copy.
 * With `--cycles` visitors search, in cycles with the feed at rest and beside it, for as many seconds each.
 *   npm run bench -- matches-speed --properties 1000 --feed 50000 --database-url postgres://estia@127.0.0.1:54310/bench_copy
 */

import { startWorkerProcess } from '@estia/server/testing/environment/site-process';
import { createMatchingWorker } from '@estia/server/testing/matches/matching-worker';
import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import pg from 'pg';
import { createHttpClient, createSearchRequest, listDurations, runOpenLoop } from './harness/http-load.ts';
import {
  computePercentiles,
  formatPercentiles,
  getSiteEnvironment,
  parseOptions,
  startBenchSite,
} from './harness/site.ts';

const options = parseOptions({
  properties: '1000',
  feed: '0',
  cycles: '0',
  seconds: '20',
  searches: '10',
  seed: '20261118',
});
const P95_BAR_MS = 50;
const SEARCH_BAR = 1.1;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));
const FEED_BAR_MS = (15 * 60_000) / 50_000;

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 2 });
const matchProperties = createMatchingWorker(pool);
const pickProperties = async (count: number): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select property_id::float8 as id from listing where is_active order by md5(id::text || $1) limit $2`,
    [String(Math.random()), count],
  );
  return rows.map(({ id }) => id);
};
const enqueue = (ids: readonly number[]) =>
  pool.query('insert into property_to_match (property_id) select unnest($1::bigint[]) on conflict do nothing', [ids]);

const { rows } = await pool.query<{ n: number }>('select count(*)::int n from listing where is_active');
console.log(`${rows[0]?.n} listings on offer`);
await pool.query('truncate property_to_match');
const times: number[] = [];
for (const id of await pickProperties(Number(options.properties))) {
  await enqueue([id]);
  const started = performance.now();
  await matchProperties();
  times.push(performance.now() - started);
}
const percentiles = computePercentiles(times);
console.log(`one property: ${formatPercentiles(percentiles)}`);
let isGood = percentiles.p95 <= P95_BAR_MS;

async function matchFeed(): Promise<{ done: number; ms: number }> {
  const started = performance.now();
  let done = 0;
  for (let batch = -1; batch !== 0; done += Math.max(0, batch)) batch = await matchProperties();
  return { done, ms: performance.now() - started };
}

const countWaiting = async (): Promise<number> =>
  (await pool.query<{ n: number }>('select count(*)::int n from property_to_match')).rows[0]?.n ?? 0;

/** The worker is a process of its own, stopped and let go in cycles. */
async function searchBeside(cycles: number): Promise<boolean> {
  const site = await startBenchSite(options.databaseUrl);
  const worker = startWorkerProcess(
    { ...getSiteEnvironment(options.databaseUrl), WORK_ON: 'property-matching' },
    site.origin,
  );
  try {
    const next = await createSearchMix(pool, Number(options.seed), { all: true });
    const requests = Array.from({ length: Number(options.searches) * Number(options.seconds) }, () =>
      createSearchRequest(next().body),
    );
    const { must } = createHttpClient(site.origin);
    // The same searches in every cycle.
    const search = async () =>
      listDurations(
        await runOpenLoop(Number(options.searches), Number(options.seconds), (i) => must(requests[i] ?? { path: '/' })),
      );
    for (const waiting = await countWaiting(); (await countWaiting()) === waiting; ) await pause(100);
    await search();
    const [alone, beside]: [number[], number[]] = [[], []];
    let matched = 0;
    for (let cycle = 0; cycle < cycles; cycle++) {
      process.kill(worker.pid, 'SIGSTOP');
      const waiting = await countWaiting();
      alone.push(...(await search()));
      process.kill(worker.pid, 'SIGCONT');
      beside.push(...(await search()));
      matched += waiting - (await countWaiting());
    }
    const [before, meanwhile] = [computePercentiles(alone), computePercentiles(beside)];
    const ratio = meanwhile.p95 / before.p95;
    console.log(`search alone: ${formatPercentiles(before)}`);
    console.log(`search beside ${matched} properties matched: ${formatPercentiles(meanwhile)}`);
    console.log(`search p95 ${ratio.toFixed(2)} times (bar ${SEARCH_BAR})`);
    return ratio <= SEARCH_BAR && matched > 0;
  } finally {
    await worker.kill();
    await site.stop();
  }
}

const feed = Number(options.feed);
if (feed > 0) {
  await enqueue(await pickProperties(feed));
  if (Number(options.cycles) > 0) isGood = (await searchBeside(Number(options.cycles))) && isGood;
  const { done, ms } = await matchFeed();
  console.log(`a feed of ${done}: ${(ms / 1_000).toFixed(0)} s, ${(ms / done).toFixed(1)} ms each`);
  isGood &&= ms / done <= FEED_BAR_MS;
}
console.log(`${isGood ? 'ok  ' : 'BAD '} p95 ${percentiles.p95} ms (bar ${P95_BAR_MS})`);
process.exitCode = isGood ? 0 : 1;
await pool.end();
