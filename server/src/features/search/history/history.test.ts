import { roleIds } from '@estia/contract/accounts/roles';
import { historyLimits } from '@estia/contract/search/history-limits';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildUser } from '../../../../testing/factories/records.ts';

type Saved = { id: number; query: string; name: string | null; count: number | null; runs: number; ran_at: string };

describe('[SRCH-8] search history of an account', () => {
  let testApp: TestApp;
  let clock = Date.parse('2026-11-15T10:00:00Z');

  const call = async (token: string, method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const response = await testApp.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json() as Record<string, unknown> };
  };
  /** Each search a minute after the one before. */
  const save = (token: string, payload: object) => {
    clock += 60_000;
    testApp.setNow(new Date(clock));
    return call(token, 'PUT', '/user/update-search-history', payload);
  };
  const list = async (token: string, query = '') => {
    const { body } = await call(token, 'GET', `/user/search-history${query}`);
    return body as { total: number; count: number; rows: Saved[] };
  };
  const halandri = { for: 'sale', category_id: 1, municipality_ids: [4612] };

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  it('keeps one row a search, whatever its order, sort and page, and moves it to the top when it runs again', async () => {
    const { token } = await buildUser(testApp.deps.db);
    await save(token, { ...halandri, district_ids: [450131, 450125], is_active: true, page: 1, count: 12 });
    await save(token, { for: 'rent', category_id: 1, prefecture_ids: [33], priceMax: '1.200 €' });
    await save(token, { ...halandri, district_ids: '450125,450131', sort: 'price_asc', page: 2, count: 15 });
    const { total, rows } = await list(token);
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      {
        query: 'for=sale&category_id=1&municipality_ids=4612&district_ids=450125,450131',
        count: 15,
        runs: 2,
        name: null,
        first_ran_at: '2026-11-15T10:01:00.000Z',
        ran_at: '2026-11-15T10:03:00.000Z',
      },
      { query: 'for=rent&category_id=1&prefecture_ids=33&priceMax=1200', count: null, runs: 1 },
    ]);
  });

  it('a run without a count keeps the last count known', async () => {
    const { token } = await buildUser(testApp.deps.db);
    await save(token, { ...halandri, count: 7 });
    await save(token, halandri);
    expect((await list(token)).rows).toMatchObject([{ count: 7, runs: 2 }]);
  });

  it('refuses a search that is not complete and does not keep a piece of the map', async () => {
    const { token } = await buildUser(testApp.deps.db);
    expect(await save(token, { for: 'sale' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { category_id: 'Required', district_ids: 'At least one place' } },
    });
    expect(await save(token, { for: 'sale', category_id: 1, view: '23.7,37.9,23.8,38' })).toMatchObject({
      status: 200,
      body: { search: null },
    });
    expect((await list(token)).total).toBe(0);
  });

  it('keeps a drawn shape with hundreds of points', async () => {
    const { token } = await buildUser(testApp.deps.db);
    const { encodePolygons: encodeShape } = await import('@estia/contract/search/shape');
    const ring = Array.from({ length: 490 }, (_, i) => {
      const angle = (i / 490) * 2 * Math.PI;
      return [23.7 + 0.3 * Math.cos(angle), 38 + 0.3 * Math.sin(angle)] as const;
    });
    const shape = encodeShape([ring]);
    for (const count of [1, 2]) {
      expect((await save(token, { for: 'sale', category_id: 1, shape, count })).status).toBe(200);
    }
    expect((await list(token)).rows).toMatchObject([{ count: 2, runs: 2 }]);
  });

  it(`keeps the newest ${historyLimits.server}, page by page`, async () => {
    const { token } = await buildUser(testApp.deps.db);
    for (let price = 1; price <= historyLimits.server + 3; price += 1)
      await save(token, { ...halandri, priceMax: price });
    const first = await list(token, '?limit=100');
    expect([first.total, first.count]).toEqual([historyLimits.server, 100]);
    expect(first.rows[0]?.query).toContain(`priceMax=${historyLimits.server + 3}`);
    const last = await list(token, '?limit=100&offset=100');
    expect(last.rows.at(-1)?.query).toContain('priceMax=4');
    // A search that runs again takes no place from another.
    await save(token, { ...halandri, priceMax: 50 });
    expect((await list(token)).total).toBe(historyLimits.server);
  });

  it('renames and deletes own searches; those of others are not there', async () => {
    const [me, other] = [
      await buildUser(testApp.deps.db),
      await buildUser(testApp.deps.db, { role_id: roleIds.admin }),
    ];
    const { body } = await save(me.token, halandri);
    const { id } = body.search as Saved;
    const path = `/user/search-history/${id}`;
    expect((await call(me.token, 'PUT', path, { name: '  Για τη Μαρία ' })).body.search).toMatchObject({
      name: 'Για τη Μαρία',
    });
    expect((await call(other.token, 'PUT', path, { name: 'δικό μου' })).status).toBe(404);
    expect((await call(other.token, 'DELETE', path)).status).toBe(404);
    expect((await list(other.token)).total).toBe(0);
    expect((await call(me.token, 'PUT', path, { name: 'α'.repeat(81) })).status).toBe(400);
    await save(me.token, halandri);
    expect((await list(me.token)).rows).toMatchObject([{ name: 'Για τη Μαρία', runs: 2 }]);
    expect((await call(me.token, 'PUT', path, { name: ' ' })).body.search).toMatchObject({ name: null });
    expect((await call(me.token, 'DELETE', path)).status).toBe(200);
    expect((await call(me.token, 'DELETE', path)).status).toBe(404);
  });
});
