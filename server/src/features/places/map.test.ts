/** The base map: areas that we draw, tiles, the style, and official boundaries in place of our own. */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openWorld, type World } from '../../../testing/world.ts';
import { BadBoundaries, importBoundaries } from './boundaries.load.ts';
import { mapColours } from './map.style.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(inject('services'));
});
afterAll(() => world.close());

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await world.deps.pool.query<T>(text, values)).rows;
const get = (url: string) => world.app.inject({ method: 'GET', url });

describe('areas', () => {
  it('[SRCH-1] every region, prefecture, municipality and district has one, and says that it is approximate', async () => {
    const counts = await rows(
      'select kind, count(*)::int as n from place_area where approximate group by kind order by kind',
    );
    expect(counts).toEqual([
      { kind: 'district', n: 1107 },
      { kind: 'municipality', n: 332 },
      { kind: 'prefecture', n: 74 },
      { kind: 'region', n: 13 },
    ]);
  });

  it('[SRCH-1] an area holds the centre of its place, and neighbours do not overlap', async () => {
    const [held] = await rows<{ share: number }>(
      `select avg(st_dwithin(a.area, st_transform(st_setsrid(st_point(d.lon, d.lat), 4326), 3857), 700)::int)::float8 as share
       from district d join place_area a on a.kind = 'district' and a.place_id = d.id`,
    );
    expect(held?.share).toBeGreaterThan(0.97);
    const [sizes] = await rows<{ districts: number; prefectures: number }>(
      `select sum(st_area(area)) filter (where kind = 'district') as districts,
              sum(st_area(area)) filter (where kind = 'prefecture') as prefectures from place_area`,
    );
    expect((sizes?.districts ?? 0) / (sizes?.prefectures ?? 1)).toBeCloseTo(1, 4);
  });

  it('[SRCH-1] no area reaches over the frontier or out to sea', async () => {
    const [out] = await rows<{ n: number }>(
      `select count(*)::int as n from place_area a join land l on l.side = 'abroad' and st_intersects(a.area, l.area)
       where a.kind = 'prefecture' and st_area(st_intersection(a.area, l.area)) > 1000000`,
    );
    expect(out?.n).toBe(0);
  });
});

describe('tiles', () => {
  it('[SRCH-1] the tile of Athens has land, areas, borders and names, and may be kept a day', async () => {
    const reply = await get('/api/map/tiles/9/289/197?v=1');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('vector-tile');
    expect(reply.headers['cache-control']).toBe('public, max-age=86400');
    const text = reply.rawPayload.toString();
    for (const word of ['land', 'areas', 'borders', 'labels', 'Αθήνα', 'Athens']) expect(text, word).toContain(word);
  });

  it('[SRCH-1] a tile at sea is empty and no error', async () => {
    const reply = await get('/api/map/tiles/14/9300/6600');
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, 0]);
  });

  it.each(['3/1/1', '17/1/1', '9/512/0', '9/0/-1', '9/1.5/1', 'a/b/c'])(
    '[SRCH-1] there is no tile %s',
    async (tile) => {
      expect((await get(`/api/map/tiles/${tile}`)).statusCode).toBe(400);
    },
  );
});

describe('style', () => {
  it('[SRCH-1] speaks the asked language, in the asked scheme, and says what is approximate', async () => {
    const greek = await get('/api/map/style');
    const english = await get('/api/map/style?locale=en&scheme=dark');
    expect(greek.body).toContain('name_el');
    expect(greek.body).toContain('Τα όρια είναι κατά προσέγγιση');
    expect(english.body).toContain('Boundaries are approximate');
    expect(english.body).toContain('OpenStreetMap contributors (ODbL)');
    expect(english.body).not.toContain('name_el');
    expect(english.body).toContain(mapColours.dark.sea);
    expect((await get('/api/map/style?scheme=pink')).statusCode).toBe(400);
  });

  it('[SRCH-1] uses colours of the design only', () => {
    const tokens = readFileSync(new URL('../../../../web/src/styles/tokens.css', import.meta.url), 'utf8');
    const used = Object.values(mapColours).flatMap((colours) => Object.values(colours));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((colour) => !tokens.includes(colour))).toEqual([]);
  });

  it('[SRCH-1] gives way to MAP_STYLE_URL', async () => {
    const style = 'https://tiles.example.org/styles/light';
    const other = await openWorld(inject('services'), { MAP_STYLE_URL: style });
    const reply = await other.app.inject({ method: 'GET', url: '/api/map/style' });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, style]);
    await other.close();
  });
});

/** A box of about 40 km around a place. */
const square = (lon: number, lat: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [lon - 0.25, lat - 0.2],
      [lon + 0.25, lat - 0.2],
      [lon + 0.25, lat + 0.2],
      [lon - 0.25, lat + 0.2],
      [lon - 0.25, lat - 0.2],
    ],
  ],
});
const file = (...features: [properties: object, geometry: object][]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: features.map(([properties, geometry]) => ({ type: 'Feature', properties, geometry })),
  });
const larissa = { id: 2201, pref: 1 };

describe('official boundaries', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: world.deps.config.databaseUrl });
    await client.connect();
  });
  afterAll(() => client.end());

  const state = () =>
    rows(`select md5(string_agg(kind || place_id || approximate || st_asewkb(area)::text, '' order by kind, place_id)) as areas,
          (select version from map_load) as version from place_area`);

  it.each([
    ['no JSON', '{', /not JSON/],
    ['no features', '{"type":"FeatureCollection","features":[]}', /with features/],
    ['an unknown id', file([{ id: 999_999, pref: 1 }, square(22.4, 39.6)]), /No municipality has these ids: 999999/],
    ['an id twice', file([larissa, square(22.4, 39.6)], [larissa, square(22.5, 39.6)]), /twice: 2201/],
    ['latitude before longitude', file([larissa, square(39.6, 22.4)]), /inside Greece/],
    ['a line', file([larissa, { type: 'LineString', coordinates: [] }]), /not a Polygon/],
    ['a broken polygon', file([larissa, { type: 'Polygon', coordinates: 'x' }]), /cannot be read/],
    ['two kinds', file([larissa, square(22.4, 39.6)], [{ id: 1, reg: 1 }, square(25, 35.2)]), /mixes kinds/],
  ])('[SRCH-1] a file with %s is refused and changes nothing', async (_, text, message) => {
    const before = await state();
    const refused = await importBoundaries(client, text).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BadBoundaries);
    expect((refused as Error).message).toMatch(message);
    expect(await state()).toEqual(before);
  });

  it('[SRCH-1] take the place of our own; districts are drawn inside them; Mount Athos is left out', async () => {
    const [before] = await rows<{ version: number }>('select version from map_load');
    const text = file([larissa, square(22.42, 39.64)], [{ id: 9901, pref: 75 }, square(24.2, 40.2)]);
    expect(await importBoundaries(client, text)).toMatchObject({ kind: 'municipality', imported: 1, leftOut: 1 });
    expect(await rows(`select kind, place_id from place_area where not approximate`)).toEqual([
      { kind: 'municipality', place_id: 2201 },
    ]);
    const [inside] = await rows<{ n: number; inside: boolean; whole: number }>(
      `select count(*)::int as n, bool_and(st_coveredby(d.area, st_buffer(m.area, 1))) as inside,
              sum(st_area(d.area)) / max(st_area(m.area)) as whole
       from place_area m join district k on k.municipality_id = m.place_id
       join place_area d on d.kind = 'district' and d.place_id = k.id
       where m.kind = 'municipality' and m.place_id = 2201`,
    );
    expect(inside?.n).toBeGreaterThan(1);
    expect(inside?.inside).toBe(true);
    expect(inside?.whole).toBeCloseTo(1, 3);
    const [after] = await rows<{ version: number }>('select version from map_load');
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    expect(await rows('select distinct version from place_overview')).toEqual([after]);

    // Again, and once more with an edge that crosses itself: the same areas, and one made valid.
    const drawn = async () => (await state()).map((row) => ({ ...row, version: 0 }));
    const first = await drawn();
    await importBoundaries(client, text);
    expect(await drawn()).toEqual(first);
    const [[a, b, c, d]] = square(22.42, 39.64).coordinates as [[number[], number[], number[], number[]]];
    await importBoundaries(client, file([larissa, { type: 'Polygon', coordinates: [[a, c, b, d, a]] }]));
    const [valid] = await rows<{ valid: boolean }>(
      `select st_isvalid(area) as valid from place_area where kind = 'municipality' and place_id = 2201`,
    );
    expect(valid?.valid).toBe(true);
  }, 120_000);

  it('[SRCH-1] of one whole prefecture make it official, and the borders of regions stay', async () => {
    const borders = () =>
      rows<{ kind: string; km: number }>(
        `select kind, round(sum(st_length(line)) / 1000)::int as km from place_border
         where kind in ('prefecture', 'region') group by kind order by kind`,
      );
    const before = await borders();
    // Our own areas, given back as official ones.
    const own = await rows<{ id: number; shape: object }>(
      `select m.id, st_asgeojson(st_transform(a.area, 4326), 9)::json as shape from municipality m
       join place_area a on a.kind = 'municipality' and a.place_id = m.id
       where m.prefecture_id = (select prefecture_id from municipality where id = 2201)`,
    );
    const text = file(...own.map(({ id, shape }): [object, object] => [{ id, pref: 1 }, shape]));
    expect(await importBoundaries(client, text)).toMatchObject({ imported: own.length, derived: 1 });
    const after = await borders();
    expect(after.map(({ kind }) => kind)).toEqual(['prefecture', 'region']);
    for (const [i, { km }] of after.entries()) expect(km / (before[i]?.km ?? 0)).toBeGreaterThan(0.8);
  }, 120_000);
});
