/**
 * A quarter of an hour in which prices change all the time, through the listing table so that the triggers run, with
 * searches going on: does search get slower, do the tables swell, does autovacuum keep up?
 *   npm run bench -- search/write-churn --minutes 15 --updates 50 --rate 10
 */
import { presets } from '@estia/contract/search/presets';
import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import { createStatementCompiler } from '@estia/server/testing/search-workload/search-statements';
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import pg from 'pg';
import {
  createHttpClient,
  createSearchRequest,
  listDurations,
  runOpenLoop,
  type Timing,
} from '../harness/http-load.ts';
import { computePercentiles, formatPercentiles, parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({ minutes: '15', updates: '50', rate: '10', searches: '600', seed: '20261115' });
const RATIO_BAR = 1.5;
const tables = ['listing', 'listing_search'];

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 4 });
const seconds = Number(options.minutes) * 60;

async function broadCount(): Promise<{ fetches: number; ms: number }> {
  const [text] = await createStatementCompiler(pool).search(presets.topDistricts);
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const fetches = [...plan.matchAll(/Heap Fetches: (\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  return { fetches, ms: Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]) };
}

async function state() {
  const { rows } = await pool.query<{
    name: string;
    live: number;
    dead: number;
    vacuums: number;
    mb: number;
    hot: number;
    updates: number;
  }>(
    `select relname "name", n_live_tup::int live, n_dead_tup::int dead, autovacuum_count::int vacuums, n_tup_hot_upd::int hot,
       n_tup_upd::int updates, round(pg_relation_size(relid) / 1e6)::int mb
     from pg_stat_user_tables where relname = any($1) order by 1`,
    [tables],
  );
  const { rows: indexes } = await pool.query<{ name: string; mb: number }>(
    `select indexrelname "name", (pg_relation_size(indexrelid) / 1e6)::float8 mb from pg_stat_user_indexes where relname = any($1) order by 1`,
    [tables],
  );
  return { rows, indexes: new Map(indexes.map(({ name, mb }) => [name, mb])), count: await broadCount() };
}

const { rows: ends } = await pool.query<{ lo: number; hi: number }>(
  'select min(id)::float8 lo, max(id)::float8 hi from listing',
);
const { lo = 1, hi = 1 } = ends[0] ?? {};
const random = createSeededRandom(Number(options.seed) + 3);
/** A few per cent up or down. A gap in the ids or a paused listing changes nothing and is not counted. */
async function changeOne(): Promise<number> {
  const { rowCount } = await pool.query(
    `update listing set previous_price = price, price = greatest(10, (price * $2::float8)::int), price_changed_at = now(), updated_at = now()
     where id = $1 and is_active`,
    [Math.floor(lo + random() * (hi - lo + 1)), 0.95 + random() * 0.1],
  );
  return rowCount ?? 0;
}

const next = await createSearchMix(pool, Number(options.seed), { all: true });
const requests = Array.from({ length: Number(options.searches) }, () => createSearchRequest(next().body));
const site = await startBenchSite(options.databaseUrl);
const { must } = createHttpClient(site.origin);
try {
  for (const request of requests) await must(request);
  const before = await state();
  let changed = 0;
  const [searches, updates] = await Promise.all([
    runOpenLoop(Number(options.rate), seconds, (i) => must(requests[i % requests.length] as (typeof requests)[number])),
    runOpenLoop(Number(options.updates), seconds, async () => {
      changed += await changeOne();
    }),
  ]);
  const after = await state();

  const third = (part: number, taken: readonly Timing[]) =>
    computePercentiles(
      listDurations(taken.filter(({ planned }) => Math.floor((planned / 1_000 / seconds) * 3) === part)),
    );
  const parts = [0, 1, 2].map((part) => third(part, searches));
  for (const [part, measured] of parts.entries())
    console.log(`search, third ${part + 1}: ${formatPercentiles(measured)}`);
  console.log(`${changed} ads changed, each ${formatPercentiles(computePercentiles(listDurations(updates)))}`);
  for (const [i, now] of after.rows.entries()) {
    const was = before.rows[i];
    console.log(
      `${now.name}: ${was?.mb} → ${now.mb} MB, dead rows ${was?.dead} → ${now.dead}, updates ${now.updates - (was?.updates ?? 0)} (in place ${now.hot - (was?.hot ?? 0)}), autovacuum ran ${now.vacuums - (was?.vacuums ?? 0)} times`,
    );
  }
  for (const [name, mb] of after.indexes) {
    const was = before.indexes.get(name) ?? mb;
    console.log(`  ${name.padEnd(30)} ${was.toFixed(1)} → ${mb.toFixed(1)} MB (${(mb / was).toFixed(2)} ×)`);
  }
  console.log(
    `a broad count: ${before.count.fetches} → ${after.count.fetches} heap fetches, ${before.count.ms} → ${after.count.ms} ms`,
  );
  const [first, , last] = parts;
  const ratio = (last?.p95 ?? Number.POSITIVE_INFINITY) / (first?.p95 ?? 0);
  console.log(
    `search p95 ${first?.p95} ms in the first third, ${last?.p95} in the last: ${ratio.toFixed(2)} × (bar ${RATIO_BAR})`,
  );
  process.exitCode = ratio <= RATIO_BAR && changed > seconds ? 0 : 1;
} finally {
  await site.stop();
  await pool.end();
}
