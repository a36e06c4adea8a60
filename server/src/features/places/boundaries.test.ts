/** Official boundaries in place of our own. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { BoundaryFileError, importBoundaries } from './boundary-import.service.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
});
afterAll(() => testApp.close());

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await testApp.deps.pool.query<T>(text, values)).rows;

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
    client = new pg.Client({ connectionString: testApp.deps.config.databaseUrl });
    await client.connect();
  });
  afterAll(() => client.end());

  const state = () =>
    rows(`select sum(hash_record(row(kind, place_id, approximate, shape)))::text as areas,
          (select version from map_load) as version from place_boundary`);

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
    expect(refused).toBeInstanceOf(BoundaryFileError);
    expect((refused as Error).message).toMatch(message);
    expect(await state()).toEqual(before);
  });

  it('[SRCH-1] take the place of our own; districts are drawn inside them; Mount Athos is left out', async () => {
    const [before] = await rows<{ version: number }>('select version from map_load');
    const text = file([larissa, square(22.42, 39.64)], [{ id: 9901, pref: 75 }, square(24.2, 40.2)]);
    expect(await importBoundaries(client, text)).toMatchObject({ kind: 'municipality', imported: 1, leftOut: 1 });
    expect(await rows(`select kind, place_id from place_boundary where not approximate`)).toEqual([
      { kind: 'municipality', place_id: 2201 },
    ]);
    const [inside] = await rows<{ n: number; inside: boolean; whole: number }>(
      `select count(*)::int as n, bool_and(st_coveredby(d.shape, st_buffer(m.shape, 1))) as inside,
              sum(st_area(d.shape)) / max(st_area(m.shape)) as whole
       from place_boundary m join district k on k.municipality_id = m.place_id
       join place_boundary d on d.kind = 'district' and d.place_id = k.id
       where m.kind = 'municipality' and m.place_id = 2201`,
    );
    expect(inside?.n).toBeGreaterThan(1);
    expect(inside?.inside).toBe(true);
    expect(inside?.whole).toBeCloseTo(1, 3);
    const [after] = await rows<{ version: number }>('select version from map_load');
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    expect(await rows('select distinct version from place_overview')).toEqual([after]);

    // Again: the same areas.
    const drawn = async () => (await state()).map((row) => ({ ...row, version: 0 }));
    const first = await drawn();
    await importBoundaries(client, text);
    expect(await drawn()).toEqual(first);
  });

  it('[SRCH-1] of one whole prefecture make it official, one made valid; the borders of regions stay', async () => {
    const borders = () =>
      rows<{ kind: string; km: number }>(
        `select kind, round(sum(st_length(line)) / 1000)::int as km from place_border
         where kind in ('prefecture', 'region') group by kind order by kind`,
      );
    const before = await borders();
    // Our own areas, given back as official ones.
    const ownBoundaries = await rows<{ id: number; shape: object }>(
      `select m.id, st_asgeojson(st_transform(a.shape, 4326), 9)::json as shape from municipality m
       join place_boundary a on a.kind = 'municipality' and a.place_id = m.id
       where m.prefecture_id = (select prefecture_id from municipality where id = 2201)`,
    );
    // One of them has an edge that crosses itself.
    const [[a, b, c, d]] = square(22.42, 39.64).coordinates as [[number[], number[], number[], number[]]];
    const crossing = { type: 'Polygon', coordinates: [[a, c, b, d, a]] };
    const text = file(
      ...ownBoundaries.map(({ id, shape }): [object, object] => [{ id, pref: 1 }, id === 2201 ? crossing : shape]),
    );
    expect(await importBoundaries(client, text)).toMatchObject({ imported: ownBoundaries.length, derived: 1 });
    const [valid] = await rows<{ valid: boolean }>(
      `select st_isvalid(shape) as valid from place_boundary where kind = 'municipality' and place_id = 2201`,
    );
    expect(valid?.valid).toBe(true);
    const after = await borders();
    expect(after.map(({ kind }) => kind)).toEqual(['prefecture', 'region']);
    for (const [i, { km }] of after.entries()) expect(km / (before[i]?.km ?? 0)).toBeGreaterThan(0.8);
  });
});
