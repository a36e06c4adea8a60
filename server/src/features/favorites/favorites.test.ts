import { favoriteLimits } from '@estia/contract/favorites/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildListing, buildPhotos, buildProperty, buildUser } from '../../../testing/factories/records.ts';
import { callApiAs } from '../../../testing/people/api-users.ts';
import { deleteFavoritesOfAccount } from './index.ts';

type Listed = {
  count: number;
  properties: Record<string, unknown>[];
  properties_for_sale: number[];
  properties_for_rent: number[];
};

describe('favourites of an account', () => {
  let testApp: TestApp;
  let property: number;

  const add = (token: string, ...listing_ids: number[]) =>
    callApiAs(testApp, token, 'PUT', '/user/add-favorite', { listing_ids });
  const drop = (token: string, listing_id: number) =>
    callApiAs(testApp, token, 'PUT', '/user/remove-favorite', { listing_id });
  const list = async (token: string, query = '') =>
    (await callApiAs(testApp, token, 'GET', `/user/favorites${query}`)).body as Listed;
  const idsOf = async (token: string) =>
    (await callApiAs(testApp, token, 'GET', '/user/favorites/ids')).body.listing_ids as number[];
  const counter = async (listing: number) => {
    const row = await testApp.deps.db
      .selectFrom('listing_counter')
      .select('favorites')
      .where('listing_id', '=', listing)
      .executeTakeFirst();
    return row?.favorites ?? 0;
  };
  const savedProperty = async (overrides: Partial<Parameters<typeof buildListing>[1]> = {}) =>
    buildListing(testApp.deps.db, {
      property_id: await buildProperty(testApp.deps.db, { district_id: 461200 }),
      ...overrides,
    });

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    property = await buildProperty(testApp.deps.db, { district_id: 461200 });
  });
  afterAll(() => testApp.close());

  it('[LIST-4] are saved at the price of the moment, the last saved first, and stay as they were when saved again', async () => {
    const { token } = await buildUser(testApp.deps.db);
    const [sale, rent] = [await savedProperty({ price: 250_000 }), await savedProperty({ purpose: 2, price: 800 })];
    testApp.setNow(new Date('2026-11-15T10:00:00Z'));
    expect(await add(token, sale)).toMatchObject({ status: 200, body: { message: 'Success!', listing_ids: [sale] } });
    testApp.setNow(new Date('2026-11-16T10:00:00Z'));
    await sql`update listing set price = 238000 where id = ${sale}`.execute(testApp.deps.db);
    expect((await add(token, rent, sale)).body.listing_ids).toEqual([rent, sale]);
    const { count, properties, ...two } = await list(token);
    expect(count).toBe(2);
    expect(two).toMatchObject({ properties_for_sale: [sale], properties_for_rent: [rent] });
    expect(properties).toMatchObject([
      { listing_id: rent, for: 'rent', price: 800, saved_price: 800, is_active: true, note: null },
      { listing_id: sale, price: 238_000, saved_price: 250_000, saved_at: '2026-11-15T09:59:59.999Z' },
    ]);
    expect((await list(token, '?for=sale')).properties.map((card) => card.listing_id)).toEqual([sale]);
    expect(await list(token, '?limit=1&offset=1')).toMatchObject({ count: 2, properties: [{ listing_id: sale }] });
  });

  it('[LIST-4] what a browser stored comes in its order; what is not on offer now is passed over', async () => {
    const { token } = await buildUser(testApp.deps.db);
    const [first, second] = [await savedProperty(), await savedProperty()];
    const paused = await savedProperty({ is_active: false });
    const unborn = await savedProperty({ is_active: false, activated_at: null });
    const removed = await savedProperty({ is_active: null, deleted_at: new Date() });
    const stopped = await savedProperty({ is_active: false, pause_reason: 'admin' });
    const hidden = [unborn, paused, removed, stopped];
    const answer = await add(token, second, 999_999_999, unborn, first, paused, removed, stopped, second);
    expect(answer.body.listing_ids).toEqual([second, first]);
    expect((await list(token)).properties.map((card) => card.listing_id)).toEqual([second, first]);
    expect(await Promise.all(hidden.map(counter))).toEqual([0, 0, 0, 0]);
    // Nothing to do is no failure.
    expect((await add(token, ...hidden)).status).toBe(200);
  });

  it('[LIST-4] the favourites are no way to read a listing that is not on offer', async () => {
    const { token } = await buildUser(testApp.deps.db);
    const listing = await buildListing(testApp.deps.db, {
      property_id: property,
      price: 250_000,
      title_el: 'Ρετιρέ με θέα',
    });
    await buildPhotos(testApp.deps.db, property, 3);
    await add(token, listing);
    await sql`update listing set is_active = false, price = 199000, previous_price = 250000 where id = ${listing}`.execute(
      testApp.deps.db,
    );
    const gone = (saved: Record<string, unknown> | undefined) => {
      // What the person saw when saving, and no card.
      const ownListing = { listing_id: listing, property_id: property, for: 'sale', saved_price: 250_000, note: null };
      expect(saved).toEqual({ ...ownListing, saved_at: expect.any(String), is_active: false });
    };
    gone((await list(token)).properties[0]);
    await sql`update listing set is_active = null, deleted_at = now() where id = ${listing}`.execute(testApp.deps.db);
    gone((await list(token)).properties[0]);
  });

  it('[LIST-4] the count of a listing is exact, however many save and forget it at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => buildUser(testApp.deps.db)));
    const properties = [await savedProperty(), await savedProperty(), await savedProperty()];
    await Promise.all(
      people.flatMap(({ token }, at) => [
        add(token, ...(at % 2 ? properties : [...properties].reverse())),
        add(token, properties[0] as number),
        add(token, ...properties),
      ]),
    );
    for (const each of properties) expect(await counter(each)).toBe(12);
    await Promise.all(
      people
        .slice(0, 5)
        .flatMap(({ token }) => [drop(token, properties[0] as number), drop(token, properties[0] as number)]),
    );
    expect(await counter(properties[0] as number)).toBe(7);
    const [, , , , , sixth] = people;
    await testApp.deps.db.transaction().execute((trx) => deleteFavoritesOfAccount(trx, sixth?.id ?? 0));
    expect(await Promise.all(properties.map(counter))).toEqual([6, 11, 11]);
    expect(await idsOf(sixth?.token ?? '')).toEqual([]);
  });

  it('[LIST-4] five hundred at most, also when asked twice at once; what fits is kept', async () => {
    const { id, token } = await buildUser(testApp.deps.db);
    const { rows } = await sql<{ id: number }>`
      with homes as (
        insert into property (account_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area)
        select ${id}, 1, 1, 461200, false, exact_point, public_point, 80 from property, generate_series(1, ${favoriteLimits.most + 4})
        where id = ${property} returning id
      )
      insert into listing (property_id, purpose, is_active, price, activated_at) select id, 1, true, 1000, now() from homes returning id`.execute(
      testApp.deps.db,
    );
    const ids = rows.map((row) => row.id);
    expect((await add(token, ...ids.slice(0, favoriteLimits.most - 2))).body.listing_ids).toHaveLength(
      favoriteLimits.most - 2,
    );
    const last = ids.slice(favoriteLimits.most - 2);
    const both = await Promise.all([add(token, ...last.slice(0, 3)), add(token, ...last.slice(3))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await idsOf(token)).toHaveLength(favoriteLimits.most);
    expect(await add(token, ...ids.slice(0, 2))).toMatchObject({ status: 200 });
    expect(await add(token, last.at(-1) as number, last[0] as number, last[2] as number)).toMatchObject({
      status: 409,
      body: { code: 'favorites_full' },
    });
  });

  it('[LIST-4] notes are their writer’s; an empty one goes', async () => {
    const [me, other] = [await buildUser(testApp.deps.db), await buildUser(testApp.deps.db)];
    const listing = await savedProperty();
    await add(me.token, listing);
    await add(other.token, listing);
    const note = (token: string, text: string, id = listing) =>
      callApiAs(testApp, token, 'PUT', '/user/favorite-note', { listing_id: id, note: text });
    expect(await note(me.token, '  Ρώτα για το πάρκινγκ ')).toMatchObject({ status: 200 });
    expect((await list(me.token)).properties).toMatchObject([{ note: 'Ρώτα για το πάρκινγκ' }]);
    expect((await list(other.token)).properties).toMatchObject([{ note: null }]);
    await note(me.token, '');
    expect((await list(me.token)).properties).toMatchObject([{ note: null }]);
    expect((await note(me.token, 'x', await savedProperty())).status).toBe(404);
    expect((await note(me.token, 'x'.repeat(501))).status).toBe(400);
  });

  it('[LIST-4] nobody sees those of somebody else', async () => {
    const [me, other] = [await buildUser(testApp.deps.db), await buildUser(testApp.deps.db)];
    await add(me.token, await savedProperty());
    expect((await list(other.token)).count).toBe(0);
    expect(await idsOf(other.token)).toEqual([]);
  });
});
