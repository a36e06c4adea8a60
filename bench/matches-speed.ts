/**
 * How long the worker takes to find the candidates of a property, to compare them and to write down what it found: one property
 * after the other, then a feed of many at once. Writes into the database it is given: use a copy.
 *   npm run bench -- matches-speed --properties 1000 --feed 50000 --database-url postgres://estia@127.0.0.1:54310/bench_copy
 */
import { createMatchingWorker } from '@estia/server/testing/matches/matching-worker';
import pg from 'pg';
import { computePercentiles, formatPercentiles, parseOptions } from './harness/site.ts';

const options = parseOptions({ properties: '1000', feed: '0' });
const P95_BAR_MS = 50;
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

const feed = Number(options.feed);
if (feed > 0) {
  await enqueue(await pickProperties(feed));
  const started = performance.now();
  let done = 0;
  for (let batch = -1; batch !== 0; done += batch) batch = await matchProperties();
  const ms = performance.now() - started;
  console.log(`a feed of ${done}: ${(ms / 1_000).toFixed(0)} s, ${(ms / done).toFixed(1)} ms each`);
  isGood &&= ms / done <= FEED_BAR_MS;
}
console.log(`${isGood ? 'ok  ' : 'BAD '} p95 ${percentiles.p95} ms (bar ${P95_BAR_MS})`);
process.exitCode = isGood ? 0 : 1;
await pool.end();
