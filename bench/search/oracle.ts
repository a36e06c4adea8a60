/**
 * Random searches of every kind through the API, nothing cached, against a plain loop over the wide tables: counts, pages,
 * reading on, facets and map tiles must all agree.
 *   npm run bench -- search/oracle --searches 2000
 */
import type { Facets } from '@estia/contract/search/facets';
import { openReferenceSearch } from '@estia/server/testing/search-reference/reference-search';
import { compareWithReference } from '@estia/server/testing/search-reference/search-oracle';
import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import pg from 'pg';
import { createHttpClient, createSearchRequest } from '../harness/http-load.ts';
import { parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({ searches: '2000', seed: '7' });
const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 1 });
const reference = await openReferenceSearch(pool);
console.log(`${reference.listings().length} live listings read from the wide tables`);
const next = await createSearchMix(pool, Number(options.seed), { all: true });
const random = createSeededRandom(Number(options.seed) + 7);
const site = await startBenchSite(options.databaseUrl);
const { must } = createHttpClient(site.origin, 4);
const json = <T>(bytes: Buffer): T => JSON.parse(bytes.toString()) as T;
type Page = { count: number; properties: { listing_id: number }[]; next: string | null };

const searchClient = {
  search: async (body: object, after?: string) => {
    const { path, body: text } = createSearchRequest(after === undefined ? body : { ...body, offset: undefined });
    return json<Page>((await must({ path: after === undefined ? path : `${path}?after=${after}`, body: text })).bytes);
  },
  facets: async (query: string) => json<Facets>((await must({ path: `/api/property/search/facets?${query}` })).bytes),
  tile: async (path: string) => (await must({ path: `/api/property/search/tiles/${path}` })).bytes,
};
// The search counts days from the whole minute.
const oracleContext = {
  reference,
  searchClient,
  random,
  now: () => new Date(Math.floor(Date.now() / 60_000) * 60_000),
};

/** "In the last day" moves on while two clocks are asked one after the other: such a difference must show twice. */
const isOfTheClock = (difference: string): boolean =>
  difference.startsWith('updated ') || difference.includes('updatedDays');

const seen = { rows: 0, numbers: 0, clusters: 0, sampled: 0 };
let differences = 0;
try {
  for (let i = 1; i <= Number(options.searches); i++) {
    const { body } = next();
    if (random() < 0.5) body.offset = 0;
    let verdict = await compareWithReference(oracleContext, body);
    if (verdict.differences.some(isOfTheClock)) verdict = await compareWithReference(oracleContext, body);
    differences += verdict.differences.length;
    for (const text of verdict.differences) console.log(`differs: ${text}`);
    for (const key of Object.keys(seen) as (keyof typeof seen)[]) seen[key] += verdict.seen[key];
    if (i % 200 === 0) console.log(`${i} searches, ${differences} differences`);
  }
} finally {
  await site.stop();
  await pool.end();
}
console.log(
  `${options.searches} searches: ${seen.rows} rows, ${seen.numbers} facet numbers (${seen.sampled} answers counted a sample), ${seen.clusters} clusters compared, ${differences} differences`,
);
process.exitCode = differences === 0 && seen.rows > 0 && seen.numbers > 0 && seen.clusters > 0 ? 0 : 1;
