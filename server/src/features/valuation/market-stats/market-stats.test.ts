/**
 * What areas cost, read: table, file, single areas, the map's first view and its tiles. Figures are put into the
 * tables.
 */
import type { CallReply } from '@estia/contract/call';
import type { CallByKey } from '@estia/contract/calls';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { getTilesVersion } from '../price-map/tiles.view.ts';

const ATHENS = 4501;
const at = new Date('2026-11-15T09:58:00Z');

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  const { pool } = testApp.deps;
  // Rates follow the number of the place. Prefecture 3 is withheld, 5 has nothing, 7 is nowhere a year ago.
  await pool.query(`
    insert into market_stats (kind, place_id, purpose, category, type, listing_count, q1, median, q3, year_ago, days, price_cut_count)
    select 'prefecture', id, 1, 1, 0, 10 + id, 100000 + id * 100, 200000 + id * 150, 300000 + id * 200,
      case when id = 7 then null else 200000 end, 40 + id % 9, 5 from prefecture where id not in (3, 5);
    insert into market_stats (kind, place_id, purpose, category, type, listing_count, price_cut_count) values
      ('prefecture', 3, 1, 1, 0, 4, 1), ('municipality', ${ATHENS}, 1, 1, 0, 3, 1);
    insert into market_stats (kind, place_id, purpose, category, type, listing_count, q1, median, q3, price_cut_count)
    select 'prefecture', id, 2, 1, 0, 8, 600, 850, 1100, 0 from prefecture where id <= 10;
    insert into market_stats (kind, place_id, purpose, category, type, listing_count, q1, median, q3, year_ago, days, price_cut_count)
    select 'municipality', id, 1, 1, 0, 9, 90000, 120050, 150000, 100000, 50, 3 from municipality where id <> ${ATHENS};
    insert into market_stats (kind, place_id, purpose, category, type, listing_count, q1, median, q3, price_cut_count)
    select 'prefecture', id, 1, 3, 37, 6, 500, 1234, 2000, 0 from prefecture;
    insert into market_stats_month (month, kind, place_id, purpose, category, type, listing_count, median)
    select m, 'prefecture', 1, 1, 1, 0, 20, 150000 + row_number() over (order by m) * 1000
    from generate_series('2024-01-01'::date, '2026-10-01', interval '1 month') m where m <> '2026-03-01';`);
  await pool.query('update market_stats_state set rebuilt_at = $1, changed_at = $2', [
    new Date('2026-11-15T01:10:00Z'),
    at,
  ]);
});
afterAll(() => testApp.close());

const get = async (path: string) => testApp.app.inject({ method: 'GET', url: `/api/valuation/${path}` });
async function read<K extends keyof CallByKey>(_key: K, path: string): Promise<CallReply<CallByKey[K]>> {
  const reply = await get(path);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return reply.json();
}
const getStats = (query: string) => read('GET /valuation/market-stats', `market-stats?${query}`);
const area = (query: string) => read('GET /valuation/place', `place?${query}`);

describe('the table', () => {
  it('[VALU-1] has every prefecture, also those without listings, dearest first and what is not known last', async () => {
    const { rows, count, pagination, updated_at: newest } = await getStats('');
    expect([rows.length, count, pagination]).toEqual([74, 74, { limit: 100, offset: 0 }]);
    expect(newest).toBe(at.toISOString());
    const medians = rows.map(({ median }) => median);
    expect(medians.slice(0, 72)).toEqual(medians.slice(0, 72).toSorted((a, b) => Number(b) - Number(a)));
    expect(medians.slice(72)).toEqual([null, null]);
    const cheapest = await getStats('order=asc');
    expect(cheapest.rows[0]?.median).toBe(2_001.5);
    expect(cheapest.rows.slice(72).map(({ median }) => median)).toEqual([null, null]);
  });

  it('[VALU-1] stats are in €/m² and shares; below five listings only their number is shown', async () => {
    const { rows } = await getStats('');
    const of = (id: number) => rows.find((row) => row.id === id);
    expect(of(2)).toMatchObject({
      kind: 'prefecture',
      listing_count: 12,
      q1: 1_002,
      median: 2_003,
      q3: 3_004,
      trend: 0.0015,
      days: 42,
      price_cut_share: 0.4167,
      rent_yield: 0.0509,
    });
    const withheld = {
      q1: null,
      median: null,
      q3: null,
      trend: null,
      days: null,
      price_cut_share: null,
      rent_yield: null,
    };
    expect(of(3)).toMatchObject({ listing_count: 4, ...withheld });
    expect(of(5)).toMatchObject({ listing_count: 0, ...withheld });
    expect(of(7)?.trend).toBeNull();
    expect(of(11)?.rent_yield).toBeNull();
    const rented = await getStats('for=rent');
    expect(rented.rows.find((row) => row.id === 2)).toMatchObject({ median: 8.5, rent_yield: 0.0509 });
  });

  it('[VALU-1] page by page nothing is lost and nothing comes twice', async () => {
    const all = await getStats('kind=district&limit=200&sort=name&order=asc&lang=el');
    expect(all.count).toBe(1_107);
    const seen = new Set<number>();
    for (let offset = 0; offset < 1_200; offset += 200) {
      const page = await getStats(`kind=district&limit=200&offset=${offset}&sort=name&order=asc&lang=el`);
      for (const { id } of page.rows) seen.add(id);
    }
    expect(seen.size).toBe(1_107);
    expect((await getStats('offset=10000')).rows).toEqual([]);
  });

  it.each(['name', 'listing_count', 'median', 'trend', 'days', 'price_cut_share', 'rent_yield'] as const)(
    '[VALU-1] sorted by %s both ways',
    async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const { rows } = await getStats(`sort=${sort}&order=${order}&lang=en`);
        const pick = order === 'asc' ? 1 : -1;
        const known = rows.map((row) => (sort === 'name' ? row.name.en : row[sort])).filter((value) => value !== null);
        const compare = new Intl.Collator('en').compare;
        for (const [i, value] of known.entries()) {
          const next = known[i + 1];
          if (next === undefined) continue;
          const way = typeof value === 'string' ? compare(value, String(next)) : value - Number(next);
          expect(way * pick).toBeLessThanOrEqual(0);
        }
        const last = rows.findLastIndex((row) => sort === 'name' || row[sort] !== null);
        expect(last).toBe(known.length - 1);
      }
    },
  );

  it('[VALU-1] within an area, and by name in Greek, without accents and in Greeklish', async () => {
    const inside = await getStats('kind=municipality&within=prefecture-1&sort=name&order=asc');
    expect(inside.count).toBeGreaterThan(3);
    expect(inside.rows.every(({ within }) => within[0]?.kind === 'prefecture' && within[0].id === 1)).toBe(true);
    expect(inside.rows[0]?.within.map(({ kind }) => kind)).toEqual(['prefecture', 'region']);
    for (const name of ['Χαλάνδρι', 'χαλανδρι', 'halandri', 'xalandri', 'Chalandri']) {
      const found = await getStats(`kind=municipality&name=${encodeURIComponent(name)}`);
      expect(
        found.rows.map((row) => row.name.el),
        name,
      ).toEqual(['Χαλάνδρι']);
    }
    expect((await getStats('kind=municipality&name=qwrtpq')).count).toBe(0);
    expect((await getStats('kind=municipality&within=region-99')).count).toBe(0);
  });

  it('[VALU-1] a type brings its category with it, and one that does not exist is refused', async () => {
    const land = await getStats('type_id=37');
    expect(land.rows[0]?.median).toBe(12.34);
    expect((await get('market-stats?type_id=998')).statusCode).toBe(400);
    expect((await get('market-stats?within=district-461200')).statusCode).toBe(400);
  });
});

describe('the file', () => {
  it('[VALU-1] has the rows of the table in both languages, and says asking prices and the day', async () => {
    const greek = await get('market-stats/csv?sort=name&order=asc');
    expect(greek.headers['content-type']).toContain('text/csv');
    expect(greek.headers['content-disposition']).toBe(
      'attachment; filename="estia-asking-prices-sale-prefecture-2026-11-15.csv"',
    );
    const [head, ...lines] = greek.body.trimEnd().split('\r\n');
    expect(head).toContain('Διάμεση ζητούμενη τιμή (€/τ.μ.), 15/11/2026');
    expect(lines).toHaveLength(74);
    const table = await getStats('sort=name&order=asc');
    expect(lines.map((line) => line.split(';')[0])).toEqual(table.rows.map(({ name }) => name.el));
    expect(lines.find((line) => line.startsWith(`${table.rows.find(({ id }) => id === 1)?.name.el};`))).toMatch(
      /;11;1001;2001,5;3002;0,1;41;45,5;5,1$/,
    );
    const english = await get('market-stats/csv?kind=district&lang=en');
    const [heads, ...rows] = english.body.trimEnd().split('\r\n');
    expect(heads).toContain('Area,Municipality,Prefecture,Region,Listings');
    expect(heads).toContain('"Median asking price (€/m²), 15/11/2026"');
    expect(rows).toHaveLength(1_107);
  });
});

describe('one area', () => {
  it('[VALU-1] its own figure, the months before, oldest first, and today', async () => {
    const { stats, surrounding_stats: instead, months } = await area('kind=prefecture&id=1');
    expect([stats.median, instead, months.length, months[0]?.month]).toEqual([2_001.5, null, 23, '2024-12']);
    expect(months.at(-1)).toEqual({ month: '2026-11', listing_count: 11, median: 2_001.5 });
    expect(months.at(-2)).toEqual({ month: '2026-10', listing_count: 20, median: 1_830 });
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
    expect(months.map(({ month }) => month)).not.toContain('2026-03');
  });

  it('[VALU-1] where it is withheld, that of the nearest area around it with listings enough', async () => {
    const { stats, surrounding_stats: instead } = await area(`kind=municipality&id=${ATHENS}`);
    expect([stats.listing_count, stats.median, instead?.kind]).toEqual([3, null, 'prefecture']);
    expect(instead?.id).toBe(stats.within[0]?.id);
    expect(instead?.median).not.toBeNull();
    const nowhere = await area('kind=region&id=1&for=rent');
    expect([nowhere.stats.listing_count, nowhere.surrounding_stats, nowhere.months]).toEqual([0, null, []]);
    expect((await get('place?kind=municipality&id=1')).statusCode).toBe(404);
  });
});

describe('the map', () => {
  it('[VALU-1] shows the whole country in one answer of at most 150 KB, with the numbers of the table', async () => {
    const reply = await testApp.app.inject({
      method: 'GET',
      url: '/api/valuation/overview',
      headers: { 'accept-encoding': 'br' },
    });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.rawPayload.length).toBeLessThan(150_000);
    const overview = await read('GET /valuation/overview', 'overview');
    const kinds = Map.groupBy(overview.features, ({ properties }) => properties.kind);
    expect([kinds.get('region')?.length, kinds.get('prefecture')?.length]).toEqual([13, 74]);
    expect(new Set(overview.features.map(({ id }) => id)).size).toBe(87);
    expect(overview.approximate).toBe(true);
    const { rows } = await getStats('');
    const shown = new Map(kinds.get('prefecture')?.map(({ properties }) => [properties.id, properties]));
    for (const { id, name, listing_count: listings, q1, median, q3, trend } of rows)
      expect(shown.get(id)).toEqual({ kind: 'prefecture', id, name, listing_count: listings, q1, median, q3, trend });
  });

  it('[VALU-1] neighbours still meet: thinned shapes neither overlap nor leave gaps, and keep their place', async () => {
    const { rows } = await testApp.deps.pool.query<{ overlap: number; regions: number; least: number; areas: number }>(`
      with shape as (select kind, place_id, shape as g from place_overview),
      pair as (select st_area(st_intersection(a.g, b.g)) as twice from shape a join shape b
        on a.kind = b.kind and a.place_id < b.place_id and a.g && b.g)
      select (select sum(twice) / (select sum(st_area(g)) from shape) from pair) as overlap,
        (select sum(st_area(g)) filter (where kind = 'region') / sum(st_area(g)) filter (where kind = 'prefecture') from shape) as regions,
        (select min(st_area(st_intersection(s.g, p.shape)) / st_area(p.shape)) from shape s
          join place_boundary p on p.kind = s.kind and p.place_id = s.place_id) as least,
        (select count(*)::int from shape) as areas`);
    expect(rows[0]?.areas).toBe(13 + 74 + 332);
    expect(rows[0]?.overlap).toBeLessThan(1e-6);
    expect(rows[0]?.regions).toBeCloseTo(1, 6);
    expect(rows[0]?.least).toBeGreaterThan(0.8);
  });

  const tile = async (path: string) => {
    const reply = await get(`tiles/${path}`);
    expect(reply.statusCode).toBe(200);
    const layer = new VectorTile(new PbfReader(reply.rawPayload)).layers.areas;
    return layer ? Array.from({ length: layer.length }, (_, i) => layer.feature(i)) : [];
  };

  it('[VALU-1] tiles: municipalities with their figure, and of a withheld one the number of listings alone', async () => {
    const found = await tile('9/289/197?v=1');
    const of = (id: number) => found.find((feature) => feature.id === id)?.properties;
    expect({ ...of(ATHENS) }).toEqual({
      kind: 'municipality',
      id: ATHENS,
      name_el: 'Αθήνα',
      name_en: 'Athens',
      listing_count: 3,
    });
    expect({ ...of(4612) }).toMatchObject({ name_el: 'Χαλάνδρι', q1: 900, median: 1_200.5, q3: 1_500, trend: 0.2005 });
  });

  it('[VALU-1] closer up districts, also without any listing; at sea nothing; no tile outside the zooms', async () => {
    const found = await tile('12/2318/1580');
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ properties }) => properties.kind === 'district' && properties.listing_count === 0)).toBe(
      true,
    );
    expect(await tile('14/9300/6600')).toEqual([]);
    for (const path of ['6/36/24', '15/1/1', '9/512/0', 'a/b/c'])
      expect((await get(`tiles/${path}`)).statusCode).toBe(400);
    expect((await get('tiles/9/289/197')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('[VALU-1] tiles are made anew at most every ten minutes, but the last change is drawn, and every rebuild', () => {
    const time = (clock: string) => new Date(`2026-11-15T${clock}:00Z`);
    const version = (changed: string, now: string, rebuilt = '01:10', map = 1) =>
      getTilesVersion(map, { rebuilt_at: time(rebuilt), changed_at: time(changed) }, time(now));
    expect(version('10:01', '10:02')).toBe(version('10:08', '10:09'));
    expect(version('10:08', '10:10')).not.toBe(version('10:08', '10:09'));
    expect(version('10:08', '10:10')).toBe(version('10:08', '15:00'));
    expect(version('10:11', '10:12')).not.toBe(version('10:08', '10:12'));
    expect(version('10:01', '10:02', '10:02')).not.toBe(version('10:01', '10:02'));
    expect(version('10:01', '10:02', '01:10', 2)).not.toBe(version('10:01', '10:02'));
    expect(getTilesVersion(1, { rebuilt_at: null, changed_at: null }, time('10:00'))).toBe('1-0-0-x');
  });
});
