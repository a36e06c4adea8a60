/**
 * Search under load, nothing cached: count, page and cards of the mix with every filter. With `--rounds`, throughput too,
 * interleaved: the API and pgbench running the very same statements, turn by turn on the same database, and their ratio.
 *   npm run bench -- search/latency --rate 40 --seconds 60
 *   npm run bench -- search/latency --mix first --rate 50 --rounds 3
 */
import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import pg from 'pg';
import { createHttpClient, createSearchRequest, listDurations, runOpenLoop } from '../harness/http-load.ts';
import { createPgbench } from '../harness/pgbench.ts';
import { computePercentiles, formatPercentiles, parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({
  rate: '40',
  seconds: '60',
  mix: 'all',
  rounds: '0',
  turn: '12',
  clients: '4',
  searches: '600',
  seed: '20261115',
});
const P95_BAR_MS = 60;
const RATIO_BAR = 0.5;

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 2 });
const { rows } = await pool.query<{ n: number }>('select count(*)::int n from listing_search');
console.log(`${rows[0]?.n} live listings, the ${options.mix} mix`);
const next = await createSearchMix(pool, Number(options.seed), { all: options.mix === 'all' });
const searches = Array.from({ length: Number(options.searches) }, () => next());
const requests = searches.map(({ body }) => createSearchRequest(body));
const requestAt = (i: number) => requests[i % requests.length] as (typeof requests)[number];

const site = await startBenchSite(options.databaseUrl);
const { must } = createHttpClient(site.origin);

/** Which searches take long: the figure alone does not say where to look. */
async function byKind(): Promise<void> {
  const kinds = new Map<string, number[]>();
  for (const [i, { kind, body }] of searches.entries()) {
    const begun = performance.now();
    await must(requestAt(i));
    const took = performance.now() - begun;
    for (const name of 'text' in body ? [kind, 'text'] : [kind]) kinds.set(name, [...(kinds.get(name) ?? []), took]);
    if (took > P95_BAR_MS * 2) console.log(`${took.toFixed(0)} ms: ${requestAt(i).body}`);
  }
  for (const [kind, took] of kinds)
    console.log(`  ${kind.padEnd(10)} ${took.length}×  ${formatPercentiles(computePercentiles(took))}`);
}

async function measureApi(seconds: number, clients: number): Promise<number> {
  let [done, at] = [0, 0];
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        await must(requestAt(at++));
        done += 1;
      }
    }),
  );
  return done / seconds;
}

async function ratioOf(rounds: number, seconds: number, clients: number): Promise<number> {
  const bench = await createPgbench(
    pool,
    options.databaseUrl,
    searches.map(({ body }) => body),
  );
  const ratios: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const cpu = site.cpuMs();
      const api = await measureApi(seconds, clients);
      const used = (site.cpuMs() - cpu) / (api * seconds);
      const plain = bench.measure(seconds, clients);
      ratios.push(api / plain);
      console.log(
        `round ${round + 1}: API ${api.toFixed(0)}/s (${used.toFixed(2)} CPU-ms each)  pgbench ${plain.toFixed(0)}/s  ratio ${(api / plain).toFixed(2)}`,
      );
    }
  } finally {
    bench.close();
  }
  return computePercentiles(ratios).p50;
}

try {
  console.log('one by one, which also warms:');
  await byKind();
  const latency = computePercentiles(
    listDurations(await runOpenLoop(Number(options.rate), Number(options.seconds), (i) => must(requestAt(i)))),
  );
  console.log(`open loop at ${options.rate}/s for ${options.seconds} s: ${formatPercentiles(latency)}`);
  const rounds = Number(options.rounds);
  const ratio = rounds > 0 ? await ratioOf(rounds, Number(options.turn), Number(options.clients)) : null;
  const compared = ratio === null ? '' : `, API / pgbench ${ratio} (bar ${RATIO_BAR})`;
  console.log(`p95 ${latency.p95} ms (bar ${P95_BAR_MS})${compared}`);
  process.exitCode = latency.p95 <= P95_BAR_MS && (ratio === null || ratio >= RATIO_BAR) ? 0 : 1;
} finally {
  await site.stop();
  await pool.end();
}
