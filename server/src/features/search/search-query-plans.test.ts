/** At volume the hot statements must read the index they were written for, and nothing but what they need. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase } from '../../../testing/environment/test-app.ts';
import { sized } from '../../../testing/environment/test-size.ts';
import { getRecordedStatements } from './recorded-statements.ts';

const ROWS = sized({ ci: 20_000, full: 100_000 });

let client: pg.Client;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await cloneDatabase(inject('services'));
  drop = database.drop;
  client = new pg.Client({
    connectionString: database.url,
    // A vacuum marks only pages whose commits have reached the disk: an asynchronous one would leave heap fetches.
    options: '-c jit=off -c synchronous_commit=on',
  });
  await client.connect();
  await client.query(`
    select setseed(0.5);
    insert into listing_search (cell, updated_at, ranked_at, listing_id, property_id, extras, code, price, area, price_per_m2, place, x, y,
      prefecture, type, year, bed_rooms, purpose, category, advertiser_kind, has_photo, hidden)
    select map_cell(map_x(d.lon), map_y(d.lat)), t, t + interval '1 day', i, i, (random() * 1e9)::bigint, 0, price, 90, price / 90, d.seq,
      map_x(d.lon), map_y(d.lat), m.prefecture_id,
      1 + floor(random() * 8), 1950 + floor(random() * 70), 2, 1 + floor(random() * 2), 1 + floor(random() * 2), 1, true, false
    from generate_series(1, ${ROWS}) i,
      lateral (select now() - random() * interval '300 days' + i * interval '0' t, (20000 + random() * 500000 + i * 0)::int price) x,
      lateral (select (array(select id from district order by seq))[1 + i % 1107] id) pick
      join district d on d.id = pick.id join municipality m on m.id = d.municipality_id;`);
  await client.query(`insert into listing_words select listing_id, array_to_tsvector(array['=1.1', 'w' || listing_id % 5000])
    from listing_search`);
  await client.query('vacuum analyze listing_search, listing_words');
});
afterAll(async () => {
  await client.end();
  await drop();
});

// A prepared statement may be planned for its own values or once for all: both plans must be right.
describe.each(['force_custom_plan', 'force_generic_plan'])('plans of search, %s', (mode) => {
  beforeAll(() => client.query(`set plan_cache_mode = ${mode}`));

  const plan = async (name: string): Promise<string> => {
    const statement = getRecordedStatements()[name];
    if (!statement) throw new Error(`${name} is not on record`);
    // By SQL, because plan_cache_mode speaks of EXECUTE and not of what EXPLAIN plans for itself.
    const literals = statement.values.map((value) =>
      Array.isArray(value)
        ? `'{${value.join(',')}}'`
        : pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value)),
    );
    await client.query(`prepare searched as ${statement.text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) execute searched(${literals.join(', ')})`,
    );
    await client.query('deallocate searched');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it('a count is an index-only scan that touches no heap page', async () => {
    const ranges = await plan('count over ranges');
    expect(ranges).toMatch(/Index Only Scan using listing_search_place/);
    expect(ranges).toMatch(/Heap Fetches: 0/);
    const prefectures = await plan('count over prefectures');
    expect(prefectures).toMatch(/Index Only Scan using listing_search_prefecture/);
    expect(prefectures).toMatch(/Heap Fetches: 0/);
  });

  it('a walk follows its sort index backwards, sorts nothing, and reads on from the cursor', async () => {
    for (const name of ['page, walk', 'page, walk, read on']) {
      const text = await plan(name);
      expect(text).toMatch(/Index Scan Backward using listing_search_ranked/);
      expect(text).not.toMatch(/Seq Scan on listing_search/);
    }
    expect(await plan('page, walk, read on')).toMatch(/Index Cond:.*ROW\(ranked_at, listing_id\) < ROW/);
    expect(await plan('page, walk by price')).toMatch(/Index Scan using listing_search_price on/);
  });

  it('sort and merge read the place index, range by range and district by district', async () => {
    for (const name of ['page, sort', 'page, merge']) {
      const text = await plan(name);
      expect(text).toMatch(/using listing_search_place/);
      expect(text).not.toMatch(/Seq Scan on listing_search/);
    }
  });

  it('the map reads ranges of cells and touches no heap page: counts, facets and tiles', async () => {
    for (const name of ['count on the map', 'facets on the map', 'tile']) {
      const text = await plan(name);
      expect(text, name).toMatch(/Index Only Scan using listing_search_cell/);
      expect(text, name).toMatch(/Heap Fetches: 0/);
    }
    const facets = await plan('facets');
    expect(facets).toMatch(/Index Only Scan using listing_search_place/);
    expect(facets).toMatch(/Heap Fetches: 0/);
  });

  it('cards are joined by primary key', async () => {
    const text = await plan('page, sort');
    for (const index of ['listing_pkey', 'property_pkey', 'property_photo_pkey']) expect(text).toContain(index);
  });
});
