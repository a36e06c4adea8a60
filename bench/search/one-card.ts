/**
 * What one card for one property costs a search: the statements of the mix on a database whose properties are grouped, against
 * a copy of it without groups and without counting the listings of a card. Each search on both, turn by turn.
 *   npm run bench -- search/one-card --before postgres://…/bench_copy --database-url postgres://…/bench_grouped
 */
import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import { createStatementCompiler } from '@estia/server/testing/search-workload/search-statements';
import pg from 'pg';
import { computePercentiles, formatPercentiles, parseOptions } from '../harness/site.ts';

const options = parseOptions({ before: '', searches: '400', rounds: '3', seed: '20261118' });
const RATIO_BAR = 1.15;
const listingCount = /\(select count\(\*\)::int from property_group.*?\) as property_listing_count/s;

const openSide = (url: string, withCards: boolean) => {
  const pool = new pg.Pool({ connectionString: url, max: 2, options: '-c jit=off' });
  const compiler = createStatementCompiler(pool);
  const compile = async (body: object): Promise<string[]> =>
    (await compiler.search(body)).map((text, n) => {
      // First the count, then the page.
      if (withCards || n === 0) return text;
      if (!listingCount.test(text)) throw new Error('The page has no count of listings to leave out');
      return text.replace(listingCount, '0 as property_listing_count');
    });
  return { pool, compile };
};
const before = openSide(options.before, false);
const after = openSide(options.databaseUrl, true);
const next = await createSearchMix(before.pool, Number(options.seed), { all: true });
const searches = Array.from({ length: Number(options.searches) }, () => next().body);

const times = { before: [] as number[], after: [] as number[] };
for (let round = 0; round <= Number(options.rounds); round += 1) {
  for (const [n, body] of searches.entries()) {
    const sides = [['before', before] as const, ['after', after] as const];
    for (const [name, { pool, compile }] of n % 2 ? sides : sides.toReversed()) {
      const statements = await compile(body);
      const started = performance.now();
      for (const text of statements) await pool.query(text);
      // The first round only warms.
      if (round > 0) times[name].push(performance.now() - started);
    }
  }
}
const [old, now] = [computePercentiles(times.before), computePercentiles(times.after)];
console.log(`before: ${formatPercentiles(old)}`);
console.log(`after:  ${formatPercentiles(now)}`);
const ratio = now.p95 / old.p95;
console.log(`${ratio <= RATIO_BAR ? 'ok  ' : 'BAD '} p95 ${ratio.toFixed(3)} of before (bar ${RATIO_BAR})`);
process.exitCode = ratio <= RATIO_BAR ? 0 : 1;
await Promise.all([before.pool.end(), after.pool.end()]);
