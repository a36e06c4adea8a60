import { alertLimits } from '@estia/contract/alerts/limits';
import { encodePolygons } from '@estia/contract/search/shape';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildSignedInUser, type SignedInUser } from '../../../../testing/people/api-users.ts';

const CHALANDRI = { for: 'sale', category_id: 1, district_ids: [461200] };
const PATH = '/user/saved-searches';

describe('[ALRT-1] saved searches of an account', () => {
  let testApp: TestApp;
  let me: SignedInUser;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    me = await buildSignedInUser(testApp);
  });
  afterAll(() => testApp.close());

  const save = (filter: object, by = me, more: object = {}) => by.call('POST', PATH, { filter, ...more });
  const countKeys = async (id: number): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from saved_search_key where saved_search_id = ${id}`.execute(testApp.deps.db);
    return rows[0]?.n ?? 0;
  };

  it('words that hold half of a character are saved with a sign in its place', async () => {
    expect((await save({ ...CHALANDRI, text: 'κήπος \ud800' })).status).toBe(200);
  });

  it.each([
    ['places', CHALANDRI],
    ['a circle', { for: 'rent', category_id: 1, near: '38.02,23.8,1500', bedRoomsMin: 2 }],
    [
      'a drawn shape',
      {
        for: 'sale',
        category_id: 3,
        shape: encodePolygons([
          [
            [23.7, 38],
            [23.9, 38],
            [23.8, 38.1],
          ],
        ]),
      },
    ],
    ['a map inside a place', { ...CHALANDRI, view: '23.7,37.9,23.9,38.1' }],
    [
      'words and everything else',
      {
        ...CHALANDRI,
        text: 'τζάκι',
        type_ids: [1, 2],
        priceMin: 1,
        priceMax: 9,
        areaMin: 1,
        areaMax: 9,
        pricePerM2Min: 1,
        pricePerM2Max: 9,
        yearMin: 1950,
        yearMax: 2020,
        bedRoomsMin: 1,
        bedRoomsMax: 3,
        bathRoomsMin: 1,
        floorMin: 2,
        floorMax: 4,
        heating_ids: [1],
        energy: 5,
        condition_ids: [1],
        extras: [5, 23],
        photos: true,
        owner: 'private',
        updatedDays: 7,
        unstated: ['year', 'bedRooms'],
      },
    ],
  ])('are made from a filter of %s', async (_, filter) => {
    const { status, body } = await save(filter);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      is_new: true,
      saved_search: { name: null, is_paused: false, frequency: 'instant', by_email: true, unseen: 0 },
    });
    expect(body.saved_search.query).not.toMatch(/sort|page/);
    expect(await countKeys(body.saved_search.id)).toBeGreaterThan(0);
    // The same again, in another order of its parts, is the one that is there.
    expect((await save({ ...filter, sort: 'price_asc' })).body).toMatchObject({
      is_new: false,
      saved_search: { id: body.saved_search.id },
    });
  });

  it('need a purpose, a category and a place', async () => {
    expect((await save({ for: 'sale' })).body).toMatchObject({
      code: 'invalid_input',
      fields: { 'filter.category_id': 'required', 'filter.district_ids': 'required' },
    });
  });

  it('are listed, renamed, changed, paused and deleted', async () => {
    const somebody = await buildSignedInUser(testApp);
    const { id } = (
      await save(CHALANDRI, somebody, { name: 'Για τη Μαρία', settings: { frequency: 'daily', hour: 19 } })
    ).body.saved_search;
    await save({ ...CHALANDRI, priceMax: 200_000 }, somebody);
    const put = async (changes: object) => (await somebody.call('PUT', `${PATH}/${id}`, changes)).body.saved_search;
    expect(await put({ name: 'Για τον Νίκο' })).toMatchObject({ name: 'Για τον Νίκο', frequency: 'daily', hour: 19 });
    expect(await put({ on_new: false, min_drop_percent: 10, frequency: 'weekly', weekday: 5 })).toMatchObject({
      on_new: false,
      on_price_drop: true,
      min_drop_percent: 10,
      weekday: 5,
    });
    expect(await put({ is_paused: true })).toMatchObject({ is_paused: true });
    expect(await countKeys(id)).toBe(0);
    const moved = await put({ filter: { ...CHALANDRI, municipality_ids: [4612], district_ids: [] } });
    expect(moved.query).toContain('municipality_ids=4612');
    expect(await countKeys(id)).toBe(0);
    expect(await put({ is_paused: false })).toMatchObject({ is_paused: false });
    expect(await countKeys(id)).toBe(1);

    expect((await somebody.call('GET', `${PATH}?sort=name`)).body).toMatchObject({
      total: 2,
      limit: alertLimits.savedSearches,
      rows: [{ name: 'Για τον Νίκο' }, { name: null }],
    });
    expect((await somebody.call('GET', `${PATH}?q=νικο`)).body.rows).toHaveLength(1);
    expect((await somebody.call('GET', `${PATH}?q=chalandri`)).body.rows).toHaveLength(2);
    expect((await somebody.call('GET', `${PATH}?limit=1&offset=1`)).body).toMatchObject({ total: 2, rows: [{ id }] });

    const other = (await save({ ...CHALANDRI, priceMax: 300_000 }, somebody)).body.saved_search;
    expect(
      (await somebody.call('PUT', `${PATH}/${other.id}`, { filter: moved && { ...CHALANDRI, priceMax: 200_000 } }))
        .body,
    ).toMatchObject({ code: 'invalid_input', fields: { filter: 'already_saved' } });

    expect((await somebody.call('DELETE', `${PATH}/${id}`)).body).toEqual({ deleted: true });
    expect(await countKeys(id)).toBe(0);
    expect((await somebody.call('DELETE', `${PATH}/${id}`)).status).toBe(404);
  });

  it('of somebody else are not there', async () => {
    const { id } = (await save({ ...CHALANDRI, priceMax: 111_000 })).body.saved_search;
    const stranger = await buildSignedInUser(testApp);
    await save(CHALANDRI, stranger);
    for (const [method, path] of [
      ['PUT', `${PATH}/${id}`],
      ['DELETE', `${PATH}/${id}`],
      ['GET', `${PATH}/${id}/matches`],
      ['PUT', `${PATH}/${id}/seen`],
    ] as const)
      expect((await stranger.call(method, path, method === 'PUT' ? { name: 'x' } : undefined)).status).toBe(404);
    expect((await stranger.call('GET', PATH)).body.total).toBe(1);
  });

  it('are 50 at most, which every list says before; of many at once no more get in', async () => {
    const collector = await buildSignedInUser(testApp);
    await save({ ...CHALANDRI, priceMax: 1_000 }, collector);
    expect((await collector.call('GET', PATH)).body).toMatchObject({ total: 1, limit: 50 });
    const answers = await Promise.all(
      Array.from({ length: 54 }, (_, n) => save({ ...CHALANDRI, priceMax: 2_000 + n }, collector)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(5);
    for (const { status, body } of refused)
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'saved_searches_full' });
    expect((await collector.call('GET', PATH)).body.total).toBe(50);
    // What is saved already can still be saved again.
    expect((await save({ ...CHALANDRI, priceMax: 1_000 }, collector)).body.is_new).toBe(false);
  });
});
