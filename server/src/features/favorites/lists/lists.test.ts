import { listLimits } from '@estia/contract/favorites/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildFavoriteList } from '../../../../testing/factories/favorite-lists.ts';
import { buildListing, buildProperty, buildUser } from '../../../../testing/factories/records.ts';
import { callApiAs } from '../../../../testing/people/api-users.ts';

type Item = Record<string, unknown> & { listing_id: number };
type ListPage = { list: Record<string, unknown>; items: Item[]; link: string | null; count: number };

describe('named lists of favourites', () => {
  let testApp: TestApp;
  const ask = (token: string | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    callApiAs(testApp, token, method, path, body);
  const createListing = async (overrides: Partial<Parameters<typeof buildListing>[1]> = {}) =>
    buildListing(testApp.deps.db, {
      property_id: await buildProperty(testApp.deps.db, { district_id: 461200 }),
      ...overrides,
    });
  const open = async (token: string, id: number, query = '') =>
    (await ask(token, 'GET', `/user/lists/${id}${query}`)).body as ListPage;
  const place = (token: string, body: object) => ask(token, 'POST', '/user/lists/placements', body);
  const counter = async (listing: number) =>
    (
      await testApp.deps.db
        .selectFrom('listing_counter')
        .select('favorites')
        .where('listing_id', '=', listing)
        .executeTakeFirst()
    )?.favorites ?? 0;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  it('[LIST-4] a favourite lies in several lists, each with its own note, and keeps the price it was saved at', async () => {
    const { token } = await buildUser(testApp.deps.db);
    const listing = await createListing({ price: 250_000 });
    await ask(token, 'PUT', '/user/add-favorite', { listing_ids: [listing] });
    await ask(token, 'PUT', '/user/favorite-note', { listing_id: listing, note: 'Δική μου' });
    const made = await ask(token, 'POST', '/user/lists', { name: 'Κυψέλη' });
    const other = await ask(token, 'POST', '/user/lists', { name: 'Παγκράτι' });
    await sql`update listing set price = 240000 where id = ${listing}`.execute(testApp.deps.db);
    const [first, second] = [Number(made.body.list_id), Number(other.body.list_id)];
    expect((await place(token, { listing_id: listing, from: 'favorites', to: first })).status).toBe(200);
    expect((await place(token, { listing_id: listing, from: first, to: second, move: false })).status).toBe(200);
    await ask(token, 'PUT', `/user/lists/${second}/listings/${listing}/note`, { note: 'Δεύτερη' });
    expect((await open(token, first)).items).toMatchObject([
      { listing_id: listing, note: 'Δική μου', saved_price: 250_000, price: 240_000, is_active: true },
    ]);
    expect((await open(token, second)).items).toMatchObject([{ note: 'Δεύτερη', saved_price: 250_000 }]);
    const holders = await ask(token, 'GET', `/user/lists?listing_ids=${listing}`);
    expect(holders.body.lists).toMatchObject([
      { name: 'Κυψέλη', holds: [listing], listing_count: 1, member_count: 1, owner_name: null },
      { name: 'Παγκράτι', holds: [listing] },
    ]);
    const tooLong = { note: 'x'.repeat(501) };
    expect((await ask(token, 'PUT', `/user/lists/${first}/listings/${listing}/note`, tooLong)).status).toBe(400);
  });

  it('[LIST-4] moving to a list and back leaves one of each, and the counter of favourites right', async () => {
    const { id, token } = await buildUser(testApp.deps.db);
    const listing = await createListing();
    await ask(token, 'PUT', '/user/add-favorite', { listing_ids: [listing] });
    const list = await buildFavoriteList(testApp.deps.db, id);
    expect(await counter(listing)).toBe(1);
    await place(token, { listing_id: listing, from: 'favorites', to: list, move: true });
    expect(await counter(listing)).toBe(0);
    expect((await ask(token, 'GET', '/user/favorites/ids')).body.listing_ids).toEqual([]);
    // What is no longer on offer can be sorted too.
    await sql`update listing set is_active = false where id = ${listing}`.execute(testApp.deps.db);
    await place(token, { listing_id: listing, from: list, to: 'favorites', move: true });
    expect(await counter(listing)).toBe(1);
    expect((await open(token, list)).items).toEqual([]);
    expect((await place(token, { listing_id: listing, from: list, to: 'favorites' })).status).toBe(404);
  });

  it('[LIST-4] sorted by the day of saving, price or price change; what went off the market tells nothing by its place', async () => {
    const { id, token } = await buildUser(testApp.deps.db);
    const [cheap, dropped, gone] = [
      await createListing({ price: 100 }),
      await createListing({ price: 150 }),
      await createListing({ price: 1, is_active: false }),
    ];
    const list = await buildFavoriteList(testApp.deps.db, id, {
      listings: [
        { id: cheap, price: 100 },
        { id: dropped, price: 400 },
        { id: gone, price: 300 },
      ],
    });
    const order = async (sort: string) =>
      (await open(token, list, `?sort=${sort}`)).items.map((item) => item.listing_id);
    expect(await order('added')).toEqual([gone, dropped, cheap]);
    expect(await order('price')).toEqual([cheap, dropped, gone]);
    expect(await order('price_change')).toEqual([dropped, gone, cheap]);
    await ask(token, 'PUT', '/user/add-favorite', { listing_ids: [cheap, dropped] });
    await sql`update favorite set price = 400 where account_id = ${id} and listing_id = ${dropped}`.execute(
      testApp.deps.db,
    );
    const favorites = await ask(token, 'GET', '/user/favorites?sort=price_change');
    expect(favorites.body.properties.map((card: Item) => card.listing_id)).toEqual([dropped, cheap]);
    expect(await open(token, list, '?limit=1&offset=1')).toMatchObject({ count: 3, items: [{ listing_id: dropped }] });
  });

  it('[SHRE-1] a property no longer on offer shows nothing of it, and its saved price to the owner alone', async () => {
    const [owner, member] = [await buildUser(testApp.deps.db), await buildUser(testApp.deps.db)];
    const listing = await createListing({ price: 777_000, title_el: 'Μυστικό ρετιρέ', is_active: false });
    const key = 'a-key-that-nobody-guesses';
    const list = await buildFavoriteList(testApp.deps.db, owner.id, {
      members: [member.id],
      listings: [{ id: listing, price: 250_000 }],
      key,
    });
    const common = { listing_id: listing, for: 'sale', is_active: false };
    const decided = {
      votes_up: 0,
      votes_down: 0,
      my_vote: 0,
      comment_count: 0,
      note: null,
      saved_at: expect.any(String),
    };
    const seen = await ask(member.token, 'GET', `/user/lists/${list}`);
    expect(seen.body.items).toEqual([{ ...common, ...decided, saved_price: null }]);
    const shared = await ask(null, 'POST', '/lists/shared', { key });
    expect(shared.body).toMatchObject({ name: 'Σπίτια για μας', count: 1, items: [common] });
    expect(JSON.stringify([seen.body, shared.body])).not.toMatch(/Μυστικό|777000|property_id/);
    await ask(owner.token, 'PUT', `/user/lists/${list}/link`, { action: 'off' });
    expect(await ask(owner.token, 'GET', `/user/lists/${list}`).then(({ body }) => body.items)).toEqual([
      { ...common, ...decided, saved_price: 250_000 },
    ]);
  });

  it('[LIST-4] at most 30 lists and 200 properties in one, however many requests come at once', async () => {
    const { id, token } = await buildUser(testApp.deps.db);
    const made = await Promise.all(
      Array.from({ length: listLimits.lists + 10 }, (_, n) =>
        ask(token, 'POST', '/user/lists', { name: `Λίστα ${n}` }),
      ),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(listLimits.lists);
    expect(made.filter(({ body }) => body.code === 'lists_full')).toHaveLength(10);
    const list = await buildFavoriteList(testApp.deps.db, id);
    const listing = await createListing();
    await ask(token, 'PUT', '/user/add-favorite', { listing_ids: [listing] });
    await sql`
      with more as (
        insert into property select (jsonb_populate_record(p, jsonb_build_object('id', p.id + 1000000 + n))).* from property p,
          generate_series(1, ${listLimits.listings}) n where p.id = (select property_id from listing where id = ${listing})
        returning id
      ), offers as (
        insert into listing select (jsonb_populate_record(l, jsonb_build_object('id', more.id + 1000000, 'property_id', more.id))).*
        from listing l, more where l.id = ${listing} returning id
      )
      insert into favorite_list_listing (list_id, listing_id, price, at) select ${list}, id, 1, now() from offers`.execute(
      testApp.deps.db,
    );
    const full = await place(token, { listing_id: listing, from: 'favorites', to: list, move: true });
    expect(full).toMatchObject({ status: 409, body: { code: 'list_full' } });
    // Nothing is lost: it is where it was.
    expect((await ask(token, 'GET', '/user/favorites/ids')).body.listing_ids).toEqual([listing]);
  });

  it('[SHRE-1] a link shows its list until it is made anew or switched off; the database holds no key', async () => {
    const { id, token } = await buildUser(testApp.deps.db);
    const listing = await createListing({ price: 90_000 });
    const list = await buildFavoriteList(testApp.deps.db, id, { listings: [{ id: listing, note: 'Κρυφή σκέψη' }] });
    expect((await open(token, list)).link).toBeNull();
    const renew = () => ask(token, 'PUT', `/user/lists/${list}/link`, { action: 'renew' });
    const keyOf = async () => String((await open(token, list)).link).replace('http://estia.test/lists/', '');
    const read = (key: string) => ask(null, 'POST', '/lists/shared', { key });
    await renew();
    const first = await keyOf();
    expect(first).toMatch(/^[\w-]{43}$/);
    const shown = await read(first);
    expect(shown.body.items).toMatchObject([{ listing_id: listing, price: 90_000 }]);
    expect(JSON.stringify(shown.body)).not.toContain('Κρυφή');
    const stored = await sql<{
      row: string;
    }>`select favorite_list::text as row from favorite_list where id = ${list}`.execute(testApp.deps.db);
    expect(stored.rows[0]?.row).not.toContain(first);
    expect(stored.rows[0]?.row).not.toContain(Buffer.from(first).toString('hex'));
    await renew();
    expect((await read(first)).status).toBe(404);
    const second = await keyOf();
    expect((await read(second)).status).toBe(200);
    await sql`update account set erase_after = now() where id = ${id}`.execute(testApp.deps.db);
    expect((await read(second)).status).toBe(404);
    await sql`update account set erase_after = null where id = ${id}`.execute(testApp.deps.db);
    await ask(token, 'PUT', `/user/lists/${list}/link`, { action: 'off' });
    expect((await read(second)).status).toBe(404);
  });
});
