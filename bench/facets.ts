/**
 * All facets of a search: first with nothing kept, open loop; then the same requests again from a process that keeps
 * answers and has been asked each once.
 *   npm run bench -- facets --rate 15 --seconds 40
 */
import { filterToQuery } from '@estia/contract/search/codec';
import { searchFilter } from '@estia/contract/search/model';
import { searchMix } from '@estia/server/testing/search-mix';
import pg from 'pg';
import { client, oneByOne, openLoop, type Request, tookOf } from './load.ts';
import { inWords, LONGEST_KEPT, options, percentiles, startSite } from './site.ts';

const wish = options({ rate: '15', seconds: '40', searches: '300', kept: '120', seed: '20261115' });
const BARS = { madeMs: 250, keptMs: 15 };

const pool = new pg.Pool({ connectionString: wish.databaseUrl, max: 1 });
const next = await searchMix(pool, Number(wish.seed), { all: true });
const requests = Array.from({ length: Number(wish.searches) }, (): Request & { kind: string } => {
  const { body, kind } = next();
  return { path: `/api/property/search/facets?${filterToQuery(searchFilter.parse(body))}`, kind };
});
await pool.end();
const rate = Number(wish.rate);

async function made(): Promise<number> {
  const site = await startSite(wish.databaseUrl);
  const { must } = client(site.origin);
  try {
    const alone = await oneByOne(requests.length, (i) => must(requests[i] as Request));
    const kinds = Map.groupBy(alone.keys(), (i) => requests[i]?.kind ?? '');
    for (const [kind, list] of kinds) {
      const took = percentiles([...list].map((i) => alone[i] ?? 0));
      console.log(`  ${kind.padEnd(10)} ${inWords(took)}`);
    }
    for (const [i, took] of alone.entries()) {
      if (took > BARS.madeMs) console.log(`${took.toFixed(0)} ms: ${requests[i]?.path}`);
    }
    console.log(`one client, nothing kept: ${inWords(percentiles(alone))}`);
    const taken = await openLoop(rate, Number(wish.seconds), (i) => must(requests[i % requests.length] as Request));
    const latency = percentiles(tookOf(taken));
    console.log(`open loop at ${rate}/s, nothing kept: ${inWords(latency)}`);
    return latency.p95;
  } finally {
    await site.stop();
  }
}

async function kept(): Promise<number> {
  const site = await startSite(wish.databaseUrl, { kept: LONGEST_KEPT });
  const { must } = client(site.origin);
  const some = requests.slice(0, Number(wish.kept));
  try {
    const begun = performance.now();
    for (const request of some) await must(request);
    // What is kept must still be kept while it is measured.
    const left = LONGEST_KEPT - (performance.now() - begun) / 1_000 - 2;
    if (left < 5) throw new Error('Filling took so long that nothing is kept any more: use fewer with --kept');
    const taken = await openLoop(rate, Math.min(left, 20), (i) => must(some[i % some.length] as Request));
    const latency = percentiles(tookOf(taken));
    console.log(`open loop at ${rate}/s, kept: ${inWords(latency)}`);
    return latency.p95;
  } finally {
    await site.stop();
  }
}

const [madeP95, keptP95] = [await made(), await kept()];
console.log(`facets p95 ${madeP95} ms (bar ${BARS.madeMs}), kept ${keptP95} ms (bar ${BARS.keptMs})`);
process.exitCode = madeP95 <= BARS.madeMs && keptP95 <= BARS.keptMs ? 0 : 1;
