/**
 * One row of the growth table in docs/scale.md: what each kind of question takes for one client on this database, nothing
 * cached, p50 / p95 / p99 in ms.
 *   npm run bench -- search/scale --requests 200 --database-url …
 */
import { filterToQuery } from '@estia/contract/search/codec';
import { searchFilter } from '@estia/contract/search/model';
import { sampleSearchTexts } from '@estia/server/testing/search-workload/random-filters';
import { createSearchMix, type RandomSearch } from '@estia/server/testing/search-workload/search-mix';
import { createStatementCompiler } from '@estia/server/testing/search-workload/search-statements';
import pg from 'pg';
import { createHttpClient, createSearchRequest, type LoadRequest, runSequentially } from '../harness/http-load.ts';
import { createMapViews, formatTilePath } from '../harness/map-views.ts';
import { computePercentiles, type Percentiles, parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({ requests: '200', seed: '20261115' });
const P99_BAR_MS = 2_000;
const many = Number(options.requests);

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 2, options: '-c jit=off' });
const { rows } = await pool.query<{ live: number; mb: number }>(
  `select (select count(*) from listing_search)::int live, (pg_total_relation_size('listing_search') / 1e6)::int mb`,
);
const { live = 0, mb = 0 } = rows[0] ?? {};
const next = await createSearchMix(pool, Number(options.seed), { all: true });

/** Draws until there are enough that fit. */
function drawn(fits: (search: RandomSearch) => boolean): RandomSearch['body'][] {
  const found: RandomSearch['body'][] = [];
  for (let tries = 0; found.length < many && tries < many * 400; tries++) {
    const search = next();
    if (fits(search)) found.push(search.body);
  }
  return found;
}
const mixed = drawn(() => true);
const shapes = drawn(({ kind }) => kind === 'shape');
const texts = drawn(({ body }) => !('text' in body)).map((body, i) => ({
  ...body,
  text: sampleSearchTexts[i % sampleSearchTexts.length],
}));

const site = await startBenchSite(options.databaseUrl);
const { must } = createHttpClient(site.origin, 1);
const measured = new Map<string, Percentiles>();

async function measure(name: string, requests: readonly LoadRequest[]): Promise<void> {
  const send = (i: number) => must(requests[i % requests.length] as LoadRequest);
  // Half of them first, unmeasured: what is asked for often is in memory.
  await runSequentially(Math.ceil(requests.length / 2), send);
  measured.set(name, computePercentiles(await runSequentially(requests.length, send)));
  console.log(name.padEnd(12), JSON.stringify(measured.get(name)));
}

/** Count and page apart, as statements: the API answers both at once. */
async function statements(): Promise<void> {
  const write = createStatementCompiler(pool);
  const took: Record<'count' | 'page', number[]> = { count: [], page: [] };
  for (const body of mixed) {
    const [count, page] = await write.search(body);
    for (const [name, text] of Object.entries({ count, page })) {
      if (!text) continue;
      const begun = performance.now();
      await pool.query(text);
      took[name as 'count' | 'page'].push(performance.now() - begun);
    }
  }
  measured.set('count', computePercentiles(took.count));
  measured.set('page', computePercentiles(took.page));
}

try {
  await statements();
  await measure('search', mixed.map(createSearchRequest));
  await measure(
    'facets',
    mixed.map((body) => ({ path: `/api/property/search/facets?${filterToQuery(searchFilter.parse(body))}` })),
  );
  for (const zoom of [6, 10, 14]) {
    const views = await createMapViews(pool, Number(options.seed) + zoom, Math.ceil(many / 8), [zoom]);
    const tiles = views.flatMap(({ filter, tiles }) => tiles.map((tile) => ({ path: formatTilePath(tile, filter) })));
    await measure(`tile z${zoom}`, tiles.slice(0, many));
  }
  await measure('text', texts.map(createSearchRequest));
  await measure('polygon', shapes.map(createSearchRequest));
} finally {
  await site.stop();
  await pool.end();
}

const names = ['count', 'page', 'search', 'facets', 'tile z6', 'tile z10', 'tile z14', 'text', 'polygon'];
const cell = (name: string): string => {
  const { p50 = 0, p95 = 0, p99 = 0 } = measured.get(name) ?? {};
  const short = (ms: number) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));
  return `${short(p50)} / ${short(p95)} / ${short(p99)}`;
};
console.log(`| live listings | search table | ${names.join(' | ')} |`);
console.log(`|${'---|'.repeat(names.length + 2)}`);
console.log(`| ${live.toLocaleString('en')} | ${mb.toLocaleString('en')} MB | ${names.map(cell).join(' | ')} |`);
const [slowest, worst] = [...measured].reduce((a, b) => (b[1].p99 > a[1].p99 ? b : a));
console.log(`slowest p99 for one client: ${slowest} ${worst.p99} ms (bar ${P99_BAR_MS})`);
process.exitCode = worst.p99 <= P99_BAR_MS ? 0 : 1;
