/**
 * Area figures: how long a rebuild takes, whether figures that followed many random changes are those of a full count,
 * how many listings a second are folded in, and what noting a change costs whoever writes.
 *   npm run bench -- valuation/market-stats --changes 100000 --writers 4 --database-url …
 */

import { createSeededRandom } from '@estia/server/testing/seeded-random';
import { openMarketStats } from '@estia/server/testing/valuation/market-stats';
import pg from 'pg';
import { readProcessCpuMs } from '../harness/cpu.ts';
import { parseOptions } from '../harness/site.ts';

const options = parseOptions({
  changes: '100000',
  writers: '4',
  rebuilds: '3',
  blocks: '10',
  block: '200',
  seed: '20261115',
});
const BARS = { rebuildSeconds: 15, medianShare: 0.01 };

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: Number(options.writers) + 2 });
const measured = openMarketStats(options.databaseUrl);
const seconds = (since: number) => (performance.now() - since) / 1_000;
const one = async <T extends object>(text: string, values: unknown[] = []): Promise<T> =>
  (await pool.query<T>(text, values)).rows[0] as T;

/** What can happen to a listing: $1 is the listing, $2 another one, $3 a number between 0 and 1. */
const changes = [
  [
    'price',
    4,
    'update listing set price = greatest(10, (price * (0.9 + $3::float8 * 0.2))::int) where id = $1 and $2 > 0',
  ],
  [
    'absurd price',
    0.2,
    'update listing set price = greatest(1, (price * 0.0001 * $3::float8)::int) where id = $1 and $2 > 0',
  ],
  [
    'area',
    1,
    'update property set area = greatest(5, (area * (0.9 + $3::float8 * 0.2))::int) where id = (select property_id from listing where id = $1) and $2 > 0',
  ],
  [
    'district',
    0.5,
    'update property t set district_id = o.district_id from listing l join property o on o.id = l.property_id where l.id = $2 and t.id = (select property_id from listing where id = $1) and $3::float8 >= 0',
  ],
  [
    'paused or back',
    2,
    'update listing set is_active = is_active is not true, deleted_at = null where id = $1 and $2 > 0 and $3::float8 >= 0',
  ],
  ['deleted', 0.3, 'delete from listing where id = $1 and $2 > 0 and $3::float8 >= 0'],
  [
    'offered otherwise',
    0.7,
    `insert into listing (property_id, purpose, is_active, price) select property_id, 3 - purpose, true,
      case purpose when 1 then greatest(20, price / 250) else price * 250 end from listing where id = $1 and $2 > 0 and $3::float8 >= 0 and price < 5000000 on conflict do nothing`,
  ],
  [
    'duplicate_key',
    0.5,
    `with other as (select p.*, l.price from listing l join property p on p.id = l.property_id where l.id = $2 and $3::float8 >= 0),
      moved as (update property t set district_id = o.district_id, type_id = o.type_id, category_id = o.category_id, area = o.area, floor_id = o.floor_id,
        bed_rooms = o.bed_rooms, year_built = o.year_built, hide_address = o.hide_address, exact_point = o.exact_point
        from other o where t.id = (select property_id from listing where id = $1))
      update listing set price = o.price from other o where listing.id = $1`,
  ],
] as const;
const total = changes.reduce((sum, [, weight]) => sum + weight, 0);

function pickChange(draw: number): (typeof changes)[number] {
  let left = draw * total;
  for (const change of changes) {
    left -= change[1];
    if (left < 0) return change;
  }
  return changes[0];
}

const { lo, hi } = await one<{ lo: number; hi: number }>('select min(id)::float8 lo, max(id)::float8 hi from listing');
const { live, counted } = await one<{ live: number; counted: number }>(
  'select (select count(*) from listing_search)::int live, (select count(*) from market_stats_listing)::int counted',
);
console.log(`${live.toLocaleString('en')} live ads${counted === 0 ? '; the first rebuild fills empty tables' : ''}`);

const rebuilds: number[] = [];
for (let i = 0; i < Number(options.rebuilds); i++) {
  const begun = performance.now();
  await measured.rebuild();
  rebuilds.push(seconds(begun));
}
console.log(`rebuild: ${rebuilds.map((took) => took.toFixed(1)).join(', ')} s`);

const done = new Map<string, number>();
async function write(number: number): Promise<void> {
  const random = createSeededRandom(Number(options.seed) + number);
  const pickListing = () => Math.floor(lo + random() * (hi - lo + 1));
  for (let i = 0; i < Number(options.changes) / Number(options.writers); i++) {
    const [name, , text] = pickChange(random());
    // Two writers may want the same two properties in another order; the one that loses has changed nothing.
    const { rowCount } = await pool
      .query(text, [pickListing(), pickListing(), random()])
      .catch((error: { code?: string }) => {
        if (error.code !== '40P01') throw error;
        return { rowCount: 0 };
      });
    done.set(name, (done.get(name) ?? 0) + (rowCount ?? 0));
  }
}

let writing = true;
let [looked, busy, folds, longest] = [0, 0, 0, 0];
async function foldChanges(): Promise<number> {
  const begun = performance.now();
  const listingCount = await measured.fold();
  const took = seconds(begun);
  if (listingCount > 0) {
    looked += listingCount;
    busy += took;
    folds += 1;
    longest = Math.max(longest, took);
  }
  return listingCount;
}
const begun = performance.now();
const folding = (async () => {
  while (writing) {
    await foldChanges();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
})();
await Promise.all(Array.from({ length: Number(options.writers) }, (_, i) => write(i)));
const wrote = seconds(begun);
writing = false;
await folding;
while ((await foldChanges()) > 0);
console.log(
  `changes by ${options.writers} writers in ${wrote.toFixed(0)} s: ${[...done].map(([name, n]) => `${n} ${name}`).join(', ')}`,
);

/** A backlog alone: every so manieth listing noted once more, nothing else going on. */
await pool.query(
  'insert into market_stats_change select listing_id from listing_search order by listing_id limit 10000',
);
const backlogBegun = performance.now();
await measured.fold();
const unchanged = seconds(backlogBegun);
await pool.query(
  'update listing set price = price + greatest(1, price / 20) where id in (select listing_id from listing_search order by listing_id limit 10000)',
);
const bulkBegun = performance.now();
await measured.fold();
const bulk = seconds(bulkBegun);

await pool.query('drop table if exists figures_followed');
await pool.query('create table figures_followed as select * from market_stats');
const againBegun = performance.now();
await measured.rebuild();
const again = seconds(againBegun);
const comparison = await one<{ rows: number; unequal: number; shown: number; worst: number; mean: number }>(`
  select count(*)::int as rows, count(*) filter (where (f.listing_count, f.price_cut_count) is distinct from (a.listing_count, a.price_cut_count)
      or (f.median is null) <> (a.median is null))::int as unequal, count(a.median)::int as shown,
    max(greatest(abs(f.median::float8 / a.median - 1), abs(f.q1::float8 / a.q1 - 1), abs(f.q3::float8 / a.q3 - 1))) as worst,
    avg(abs(f.median::float8 / a.median - 1)) as mean
  from figures_followed f full join market_stats a using (kind, place_id, purpose, category, type)`);
await pool.query('drop table figures_followed');

/**
 * In turn with and without the triggers, each block taken back at its end: what a write itself costs, in CPU of the
 * connection that makes it, which other work on the machine hardly moves.
 */
async function measureWriteCost(noted: boolean, from: number): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    if (!noted) await client.query('alter table listing_search disable trigger user');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    const start = readProcessCpuMs(pid);
    for (let i = 0; i < Number(options.block); i++)
      await client.query('update listing set price = price + 1 where id = $1 and is_active', [from + i * 7]);
    return (readProcessCpuMs(pid) - start) / Number(options.block);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
const cost: Record<'without' | 'noted', number[]> = { without: [], noted: [] };
for (let i = 0; i < Number(options.blocks); i++) {
  const from = Math.floor(lo + ((hi - lo) * i) / Number(options.blocks) / 2);
  cost.without.push(await measureWriteCost(false, from));
  cost.noted.push(await measureWriteCost(true, from));
}

const percent = (share: number) => `${(share * 100).toFixed(3)} %`;
console.log(`| live ads | rebuilds | changes | folded ads/s | longest fold | 10,000 noted, unchanged | 10,000 repriced | rebuild after | rows | counts unequal | medians shown | worst quartile | mean median | CPU of a write | without notes |
|${'---|'.repeat(15)}
| ${live.toLocaleString('en')} | ${rebuilds.map((took) => took.toFixed(1)).join(' / ')} s | ${options.changes} | ${Math.round(looked / busy)} in ${folds} | ${longest.toFixed(1)} s | ${unchanged.toFixed(1)} s | ${bulk.toFixed(1)} s | ${again.toFixed(1)} s | ${comparison.rows} | ${comparison.unequal} | ${comparison.shown} | ${percent(comparison.worst)} | ${percent(comparison.mean)} | ${mean(cost.noted).toFixed(2)} ms | ${mean(cost.without).toFixed(2)} ms |`);
await measured.close();
await pool.end();
const slowest = Math.max(...rebuilds, again);
const fair = comparison.rows > 0 && comparison.unequal === 0 && comparison.worst <= BARS.medianShare;
console.log(
  `${comparison.unequal} of ${comparison.rows} rows with another count, quartiles at most ${percent(comparison.worst)} off (bar ${percent(BARS.medianShare)}), slowest rebuild ${slowest.toFixed(1)} s (bar ${BARS.rebuildSeconds})`,
);
process.exitCode = fair && slowest <= BARS.rebuildSeconds ? 0 : 1;
