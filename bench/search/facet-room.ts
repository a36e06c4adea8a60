/**
 * Facets with 318 amenities and marks in the search row against facets as they were with 62: statement and counting, one
 * search after the other, each by turns first the old way and first the new one. Both read copies of the same listings
 * (schemas facet_before and facet_after, dropped at the end); those of the new way have twelve further amenities each.
 *   npm run bench -- search/facet-room --searches 200
 */

import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import {
  countFacetColumns,
  createStatementCompiler,
  type FacetColumns,
} from '@estia/server/testing/search-workload/search-statements';
import pg from 'pg';
import { computePercentiles, formatPercentiles, parseOptions } from '../harness/site.ts';

const options = parseOptions({ searches: '200', seed: '20261118' });
const BAR = 1.3;
const MOMENTS = 6;

const OLD_COLUMNS = `cell, listing_id, property_id, extras, code, updated_at, ranked_at, x, y, price, area, price_per_m2, place, agency_id,
  prefecture, type, year, floor, bed_rooms, bath_rooms, energy, heating, condition, purpose, category, advertiser_kind, has_photo, hidden`;
const OLD_INCLUDED = `code, extras, updated_at, area, price_per_m2, ranked_at, listing_id, type, year, floor, bed_rooms, bath_rooms, energy,
  heating, condition, advertiser_kind, has_photo`;
const OLD_INCLUDED_ON_MAP = `x, y, price, code, extras, updated_at, area, price_per_m2, place, ranked_at, listing_id, property_id, type, year,
  floor, bed_rooms, bath_rooms, energy, heating, condition, advertiser_kind, has_photo, hidden`;

const fill = `
  drop schema if exists facet_before cascade;
  drop schema if exists facet_after cascade;
  create schema facet_before;
  create schema facet_after;
  create table facet_before.listing_search as select ${OLD_COLUMNS} from public.listing_search;
  create unique index on facet_before.listing_search (listing_id);
  create index on facet_before.listing_search (purpose, category, place, price) include (${OLD_INCLUDED});
  create index on facet_before.listing_search (purpose, category, cell) include (${OLD_INCLUDED_ON_MAP});
  create table facet_after.listing_search as
    select ${OLD_COLUMNS}, available_from, deposit_months,
      more_facts(array(select (63 + floor(random() * 256 + 0 * s.listing_id))::smallint from generate_series(1, 12)),
        pack_values((listing_id % 4)::int, date '2026-10-01' + (listing_id % 120)::int)) as more
    from public.listing_search s;
  create unique index on facet_after.listing_search (listing_id);
  create index on facet_after.listing_search (purpose, category, place, price)
    include (${OLD_INCLUDED}, available_from, deposit_months, more);
  create index on facet_after.listing_search (purpose, category, cell)
    include (${OLD_INCLUDED_ON_MAP}, available_from, deposit_months, more);`;

/** By the same code, which finds nothing further to count: its loop is what it was. */
const countAsBefore = (row: FacetColumns) => countFacetColumns({ ...row, more: null }, MOMENTS);

/** The statement without what is new. */
function asBefore(text: string): string {
  const old = text
    .replace(/case when more is null then mark else mark \+ \d+ end/, 'mark')
    .replace(/,\s+encode\(string_agg\(more, ''\), 'base64'\) as more/, '')
    .replace('extras, more, case', 'extras, case');
  if (/\bmore\b/.test(old)) throw new Error(`The old statement cannot be told from the new one: ${text}`);
  return old;
}

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 1 });
const client = new pg.Client({ connectionString: options.databaseUrl });
await client.connect();
await client.query(fill);

/** Until every page is known to be visible to all: an older transaction of anybody would leave one side to read the table too. */
async function vacuum(schema: string): Promise<void> {
  for (;;) {
    await client.query(`vacuum analyze ${schema}.listing_search`);
    const { rows } = await client.query<{ is_done: boolean }>(
      `select relallvisible >= relpages as is_done from pg_class where oid = '${schema}.listing_search'::regclass`,
    );
    if (rows[0]?.is_done) return;
    await new Promise((wait) => setTimeout(wait, 1_000));
  }
}
for (const schema of ['facet_before', 'facet_after']) await vacuum(schema);
const compiler = createStatementCompiler(pool);
const next = await createSearchMix(pool, Number(options.seed));

async function run(
  schema: string,
  name: string,
  text: string,
  values: unknown[],
  count: (row: FacetColumns) => unknown,
) {
  await client.query(`set search_path = ${schema}, public`);
  const begun = performance.now();
  const { rows } = await client.query<FacetColumns>({ name, text, values });
  if (rows[0]) count(rows[0]);
  return performance.now() - begun;
}

const took = { before: [] as number[], after: [] as number[] };
for (let i = 0; i < Number(options.searches); i += 1) {
  const { limit, offset, sort, ...body } = next().body;
  const statement = await compiler.facets(body);
  if (!statement) continue;
  const { text, values } = statement;
  const before = () => run('facet_before', `b${i}`, asBefore(text), values, countAsBefore);
  const after = () => run('facet_after', `a${i}`, text, values, (row) => countFacetColumns(row, MOMENTS));
  // Once each unmeasured: plans and pages are there for both.
  await before();
  await after();
  for (let round = 0; round < 3; round += 1) {
    const isOldFirst = (i + round) % 2 === 0;
    if (isOldFirst) took.before.push(await before());
    took.after.push(await after());
    if (!isOldFirst) took.before.push(await before());
  }
  await client.query('deallocate all');
}
const sizes = await client.query<{ schema: string; size: string }>(
  `select n.nspname as schema, pg_size_pretty(pg_total_relation_size(c.oid)) as size from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relname = 'listing_search' and n.nspname like 'facet_%' order by 1 desc`,
);
for (const { schema, size } of sizes.rows) console.log(`${schema}: ${size} with its indexes`);
await client.query('drop schema facet_before cascade; drop schema facet_after cascade');
await client.end();
await pool.end();

const [before, after] = [computePercentiles(took.before), computePercentiles(took.after)];
console.log(`before, 62 amenities:  ${formatPercentiles(before)}`);
console.log(`after, 318 amenities:  ${formatPercentiles(after)}`);
const ratio = after.p95 / before.p95;
console.log(
  `facets p95 ${ratio.toFixed(2)} times of before (bar ${BAR}), p50 ${(after.p50 / before.p50).toFixed(2)} times`,
);
process.exitCode = took.after.length > 0 && ratio <= BAR ? 0 : 1;
