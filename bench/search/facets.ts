/**
 * All facets of a search: first with nothing cached, open loop; then the same requests again from a process that keeps
 * answers and has been asked each once.
 *   npm run bench -- search/facets --rate 15 --seconds 40
 */
import { filterToQuery } from '@estia/contract/search/codec';
import { searchFilter } from '@estia/contract/search/model';
import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import pg from 'pg';
import {
  createHttpClient,
  type LoadRequest,
  listDurations,
  runOpenLoop,
  runSequentially,
} from '../harness/http-load.ts';
import {
  computePercentiles,
  formatPercentiles,
  MAX_CACHE_SECONDS,
  parseOptions,
  startBenchSite,
} from '../harness/site.ts';

const options = parseOptions({ rate: '15', seconds: '40', searches: '300', kept: '120', seed: '20261115' });
const BARS = { madeMs: 250, cachedMs: 15 };

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 1 });
const next = await createSearchMix(pool, Number(options.seed), { all: true });
const requests = Array.from({ length: Number(options.searches) }, (): LoadRequest & { kind: string } => {
  const { body, kind } = next();
  return { path: `/api/property/search/facets?${filterToQuery(searchFilter.parse(body))}`, kind };
});
await pool.end();
const rate = Number(options.rate);

async function measureUncached(): Promise<number> {
  const site = await startBenchSite(options.databaseUrl);
  const { must } = createHttpClient(site.origin);
  try {
    const alone = await runSequentially(requests.length, (i) => must(requests[i] as LoadRequest));
    const kinds = Map.groupBy(alone.keys(), (i) => requests[i]?.kind ?? '');
    for (const [kind, list] of kinds) {
      const took = computePercentiles([...list].map((i) => alone[i] ?? 0));
      console.log(`  ${kind.padEnd(10)} ${formatPercentiles(took)}`);
    }
    for (const [i, took] of alone.entries()) {
      if (took > BARS.madeMs) console.log(`${took.toFixed(0)} ms: ${requests[i]?.path}`);
    }
    console.log(`one client, nothing kept: ${formatPercentiles(computePercentiles(alone))}`);
    const taken = await runOpenLoop(rate, Number(options.seconds), (i) =>
      must(requests[i % requests.length] as LoadRequest),
    );
    const latency = computePercentiles(listDurations(taken));
    console.log(`open loop at ${rate}/s, nothing kept: ${formatPercentiles(latency)}`);
    return latency.p95;
  } finally {
    await site.stop();
  }
}

async function measureCached(): Promise<number> {
  const site = await startBenchSite(options.databaseUrl, { kept: MAX_CACHE_SECONDS });
  const { must } = createHttpClient(site.origin);
  const some = requests.slice(0, Number(options.kept));
  try {
    const begun = performance.now();
    for (const request of some) await must(request);
    // What is cached must still be cached while it is measured.
    const left = MAX_CACHE_SECONDS - (performance.now() - begun) / 1_000 - 2;
    if (left < 5) throw new Error('Filling took so long that nothing is kept any more: use fewer with --kept');
    const taken = await runOpenLoop(rate, Math.min(left, 20), (i) => must(some[i % some.length] as LoadRequest));
    const latency = computePercentiles(listDurations(taken));
    console.log(`open loop at ${rate}/s, kept: ${formatPercentiles(latency)}`);
    return latency.p95;
  } finally {
    await site.stop();
  }
}

const [uncachedP95, cachedP95] = [await measureUncached(), await measureCached()];
console.log(`facets p95 ${uncachedP95} ms (bar ${BARS.madeMs}), kept ${cachedP95} ms (bar ${BARS.cachedMs})`);
process.exitCode = uncachedP95 <= BARS.madeMs && cachedP95 <= BARS.cachedMs ? 0 : 1;
