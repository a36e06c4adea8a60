/**
 * One row of the growth table in docs/scale.md: what each kind of question takes for one client on this database, nothing
 * kept, p50 / p95 / p99 in ms.
 *   npm run bench -- scale --requests 200 --database-url …
 */
import { filterToQuery } from '@estia/contract/search/codec';
import { searchFilter } from '@estia/contract/search/model';
import { type MixedSearch, searchMix } from '@estia/server/testing/search-mix';
import { statementWriter } from '@estia/server/testing/search-statements';
import { typedTexts } from '@estia/server/testing/search-wishes';
import pg from 'pg';
import { client, oneByOne, type Request, searchRequest } from './load.ts';
import { mapViews, tilePath } from './map-views.ts';
import { options, type Percentiles, percentiles, startSite } from './site.ts';

const wish = options({ requests: '200', seed: '20261115' });
const P99_BAR_MS = 2_000;
const many = Number(wish.requests);

const pool = new pg.Pool({ connectionString: wish.databaseUrl, max: 2, options: '-c jit=off' });
const { rows } = await pool.query<{ live: number; mb: number }>(
  `select (select count(*) from listing_search)::int live, (pg_total_relation_size('listing_search') / 1e6)::int mb`,
);
const { live = 0, mb = 0 } = rows[0] ?? {};
const next = await searchMix(pool, Number(wish.seed), { all: true });

/** Draws until there are enough that fit. */
function drawn(fits: (search: MixedSearch) => boolean): MixedSearch['body'][] {
  const found: MixedSearch['body'][] = [];
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
  text: typedTexts[i % typedTexts.length],
}));

const site = await startSite(wish.databaseUrl);
const { must } = client(site.origin, 1);
const figures = new Map<string, Percentiles>();

async function measure(name: string, requests: readonly Request[]): Promise<void> {
  const send = (i: number) => must(requests[i % requests.length] as Request);
  // Half of them first, unmeasured: what is asked for often is in memory.
  await oneByOne(Math.ceil(requests.length / 2), send);
  figures.set(name, percentiles(await oneByOne(requests.length, send)));
  console.log(name.padEnd(12), JSON.stringify(figures.get(name)));
}

/** Count and page apart, as statements: the API answers both at once. */
async function statements(): Promise<void> {
  const write = statementWriter(pool);
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
  figures.set('count', percentiles(took.count));
  figures.set('page', percentiles(took.page));
}

try {
  await statements();
  await measure('search', mixed.map(searchRequest));
  await measure(
    'facets',
    mixed.map((body) => ({ path: `/api/property/search/facets?${filterToQuery(searchFilter.parse(body))}` })),
  );
  for (const zoom of [6, 10, 14]) {
    const views = await mapViews(pool, Number(wish.seed) + zoom, Math.ceil(many / 8), [zoom]);
    const tiles = views.flatMap(({ filter, tiles }) => tiles.map((tile) => ({ path: tilePath(tile, filter) })));
    await measure(`tile z${zoom}`, tiles.slice(0, many));
  }
  await measure('text', texts.map(searchRequest));
  await measure('polygon', shapes.map(searchRequest));
} finally {
  await site.stop();
  await pool.end();
}

const names = ['count', 'page', 'search', 'facets', 'tile z6', 'tile z10', 'tile z14', 'text', 'polygon'];
const cell = (name: string): string => {
  const { p50 = 0, p95 = 0, p99 = 0 } = figures.get(name) ?? {};
  const short = (ms: number) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));
  return `${short(p50)} / ${short(p95)} / ${short(p99)}`;
};
console.log(`| live listings | search table | ${names.join(' | ')} |`);
console.log(`|${'---|'.repeat(names.length + 2)}`);
console.log(`| ${live.toLocaleString('en')} | ${mb.toLocaleString('en')} MB | ${names.map(cell).join(' | ')} |`);
const [slowest, worst] = [...figures].reduce((a, b) => (b[1].p99 > a[1].p99 ? b : a));
console.log(`slowest p99 for one client: ${slowest} ${worst.p99} ms (bar ${P99_BAR_MS})`);
process.exitCode = worst.p99 <= P99_BAR_MS ? 0 : 1;
