/** The base map: areas that we draw, tiles and the style. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { mapColours } from './map-style.ts';
import { streetColours } from './streets/street-style-parts.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
});
afterAll(() => testApp.close());

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await testApp.deps.pool.query<T>(text, values)).rows;
const get = (url: string) => testApp.app.inject({ method: 'GET', url });

describe('areas', () => {
  it('[SRCH-1] every region, prefecture, municipality and district has one, and says that it is approximate', async () => {
    const counts = await rows(
      'select kind, count(*)::int as n from place_boundary where approximate group by kind order by kind',
    );
    expect(counts).toEqual([
      { kind: 'district', n: 1107 },
      { kind: 'municipality', n: 332 },
      { kind: 'prefecture', n: 74 },
      { kind: 'region', n: 13 },
    ]);
  });

  it('[SRCH-1] an area holds the centre of its place, and neighbours do not overlap', async () => {
    const [current] = await rows<{ share: number }>(
      `select avg(st_dwithin(a.shape, st_transform(st_setsrid(st_point(d.lon, d.lat), 4326), 3857), 700)::int)::float8 as share
       from district d join place_boundary a on a.kind = 'district' and a.place_id = d.id`,
    );
    expect(current?.share).toBeGreaterThan(0.97);
    const [sizes] = await rows<{ districts: number; prefectures: number }>(
      `select sum(st_area(shape)) filter (where kind = 'district') as districts,
              sum(st_area(shape)) filter (where kind = 'prefecture') as prefectures from place_boundary`,
    );
    expect((sizes?.districts ?? 0) / (sizes?.prefectures ?? 1)).toBeCloseTo(1, 4);
  });

  it('[SRCH-1] no area reaches over the frontier or out to sea', async () => {
    const [out] = await rows<{ n: number }>(
      `select count(*)::int as n from place_boundary a join land l on l.side = 'abroad' and st_intersects(a.shape, l.shape)
       where a.kind = 'prefecture' and st_area(st_intersection(a.shape, l.shape)) > 1000000`,
    );
    expect(out?.n).toBe(0);
  });
});

describe('tiles', () => {
  it('[SRCH-1] the tile of Athens has land, areas, borders and names, and may be cached for a day', async () => {
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
    expect(greek.body).toContain('Χωρίς δρόμους');
    expect(english.body).toContain('Streets not shown');
    expect(english.body).not.toContain('/tiles/streets/');
    expect(english.body).toContain(mapColours.dark.sea);
    expect((await get('/api/map/style?scheme=pink')).statusCode).toBe(400);
  });

  it('[SRCH-1] uses colours of the design only', () => {
    const tokens = readFileSync(new URL('../../../../web/src/styles/tokens.css', import.meta.url), 'utf8');
    const schemes = [...Object.values(mapColours), ...Object.values(streetColours)];
    const used = schemes.flatMap((colours) => Object.values<string>(colours));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((colour) => !tokens.includes(colour))).toEqual([]);
  });

  it('[SRCH-1] gives way to MAP_STYLE_URL', async () => {
    const style = 'https://tiles.example.org/styles/light';
    const other = await openTestApp(inject('services'), { MAP_STYLE_URL: style });
    const reply = await other.app.inject({ method: 'GET', url: '/api/map/style' });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, style]);
    await other.close();
  });
});
