/** What a subscriber is told of, and that it is told once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildProperty } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { matchListingChanges } from '../index.ts';

const CHALANDRI = { for: 'sale', category_id: 1, district_ids: [461200] };

describe('[ALRT-2] alerts', () => {
  let testApp: TestApp;
  let me: SignedInUser;
  let owner: SignedInUser;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp);
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    await sql`delete from subscriber`.execute(testApp.deps.db);
    await sql`delete from listing_change`.execute(testApp.deps.db);
    me = await buildSignedInUser(testApp);
    testApp.setNow(new Date('2026-11-16T10:00:00Z'));
  });

  const save = async (filter: object = {}, settings: object = {}, by = me): Promise<number> =>
    (await by.call('POST', '/user/saved-searches', { filter: { ...CHALANDRI, ...filter }, settings })).body.saved_search
      .id;
  const publish = async (listing: object = {}, property: object = {}) =>
    buildListing(testApp.deps.db, {
      property_id: await buildProperty(testApp.deps.db, { account_id: owner.id, district_id: 461200, ...property }),
      price: 250_000,
      updated_at: testApp.deps.clock(),
      ...listing,
    });
  const price = (id: number, to: number) =>
    sql`update listing set price = ${to} where id = ${id}`.execute(testApp.deps.db);
  const setState = async (id: number, active: boolean, outcome: string | null = null) => {
    await sql`update listing set is_active = ${active} where id = ${id}`.execute(testApp.deps.db);
    await sql`
      insert into listing_event (property_id, purpose, at, kind, price, outcome)
      select property_id, purpose, ${testApp.deps.clock()}, ${active ? 'relisted' : 'paused'}, price, ${outcome}
      from listing where id = ${id}`.execute(testApp.deps.db);
  };
  const match = () => matchListingChanges(testApp.workerDeps);
  type Alert = {
    event: string;
    price: number;
    previous_price: number | null;
    saved_search_ids: number[];
    due_at: Date | null;
  };
  const readAlerts = async (): Promise<Alert[]> =>
    (
      await sql<Alert>`select event, price, previous_price, saved_search_ids, due_at from alert order by id`.execute(
        testApp.deps.db,
      )
    ).rows;
  const events = async () => (await readAlerts()).map((alert) => `${alert.event} ${alert.price}`);

  it('tell of a new listing, a lower price and one that is back; a change of anything else says nothing', async () => {
    const search = await save({ priceMax: 300_000 });
    const id = await publish();
    await match();
    await price(id, 240_000);
    await match();
    await sql`update listing set description_el = 'Άλλα λόγια', updated_at = now() where id = ${id}`.execute(
      testApp.deps.db,
    );
    await sql`update property set floor_id = 3 where id = (select property_id from listing where id = ${id})`.execute(
      testApp.deps.db,
    );
    await price(id, 245_000);
    await match();
    await setState(id, false);
    await match();
    await setState(id, true);
    await match();
    expect(await readAlerts()).toMatchObject([
      { event: 'new', price: 250_000, previous_price: null, saved_search_ids: [search] },
      { event: 'price_drop', price: 240_000, previous_price: 250_000 },
      { event: 'back', price: 245_000, previous_price: null },
    ]);
    expect((await sql`select from listing_change`.execute(testApp.deps.db)).rows).toHaveLength(0);
  });

  it('tell once: relisted at the same price, up and down again, and by the second of two searches', async () => {
    await save({ priceMax: 300_000 });
    await save({ priceMax: 400_000 });
    const id = await publish();
    await match();
    for (const to of [240_000, 260_000, 240_000, 260_000, 240_000]) {
      await price(id, to);
      await match();
    }
    for (const active of [false, true, false, true]) {
      await setState(id, active);
      await match();
    }
    expect(await events()).toEqual(['new 250000', 'price_drop 240000', 'back 240000']);
  });

  it('see a listing that comes into the bounds as new, and as cheaper when its price fell', async () => {
    await save({ priceMax: 245_000 });
    const dropping = await publish();
    const growing = await publish({ price: 200_000 }, { district_id: 461200, category_id: 2, type_id: 19 });
    await match();
    expect(await events()).toEqual([]);
    await price(dropping, 230_000);
    await sql`update property set category_id = 1, type_id = 1 where id = (select property_id from listing where id = ${growing})`.execute(
      testApp.deps.db,
    );
    await match();
    expect((await events()).sort()).toEqual(['new 200000', 'price_drop 230000']);
  });

  it('follow new words of a listing', async () => {
    await save({ text: 'τζάκι' });
    const id = await publish({ title_el: 'Διαμέρισμα' });
    await match();
    expect(await events()).toEqual([]);
    await sql`update listing set title_el = 'Διαμέρισμα με τζάκι' where id = ${id}`.execute(testApp.deps.db);
    await match();
    await sql`update listing set title_el = 'Με τζάκι και κήπο' where id = ${id}`.execute(testApp.deps.db);
    await match();
    expect(await events()).toEqual(['new 250000']);
  });

  it('leave out what the search does not ask for', async () => {
    await save({}, { on_new: false, min_drop_percent: 10, on_back: false });
    const id = await publish();
    await match();
    await price(id, 240_000);
    await match();
    await price(id, 200_000);
    await match();
    await setState(id, false);
    await match();
    await setState(id, true);
    await match();
    expect(await events()).toEqual(['price_drop 200000']);
  });

  it('say nothing to the advertiser, to who paused, to who stopped all alerts by a link only in the list', async () => {
    await save({}, {}, owner);
    const paused = await save();
    await me.call('PUT', `/user/saved-searches/${paused}`, { is_paused: true });
    await publish();
    await match();
    expect(await events()).toEqual([]);
    await me.call('PUT', `/user/saved-searches/${paused}`, { is_paused: false });
    await sql`update saved_search set email_stopped_at = now() where id = ${paused}`.execute(testApp.deps.db);
    await publish();
    await match();
    expect(await readAlerts()).toMatchObject([{ event: 'new', due_at: null }]);
  });

  it('are due at once, at the hour of the day or week in Athens, and never in quiet hours', async () => {
    testApp.setNow(new Date('2026-11-16T21:30:00Z')); // Monday 23:30 in Athens
    const dueOf = async (settings: object, quiet: object = {}) => {
      await sql`delete from subscriber`.execute(testApp.deps.db);
      await save({}, settings);
      await me.call('PUT', '/user/alert-settings', { quiet_from: null, quiet_to: null, ...quiet });
      await publish();
      await match();
      return (await readAlerts())[0]?.due_at?.toISOString() ?? null;
    };
    expect(await dueOf({})).toBe('2026-11-16T21:30:00.000Z');
    expect(await dueOf({}, { quiet_from: 22, quiet_to: 8 })).toBe('2026-11-17T06:00:00.000Z');
    expect(await dueOf({ frequency: 'daily', hour: 9 })).toBe('2026-11-17T07:00:00.000Z');
    expect(await dueOf({ frequency: 'weekly', hour: 9, weekday: 3 })).toBe('2026-11-18T07:00:00.000Z');
    expect(await dueOf({ frequency: 'weekly', hour: 9, weekday: 1 })).toBe('2026-11-23T07:00:00.000Z');
    expect(await dueOf({ frequency: 'in_app' })).toBeNull();
    expect(await dueOf({ frequency: 'in_app', by_email: false })).toBeNull();
  });

  it('have quiet hours of a beginning and another end, or none', async () => {
    const set = async (quiet: object) => (await me.call('PUT', '/user/alert-settings', quiet)).body.fields;
    expect(await set({ quiet_from: 22, quiet_to: null })).toEqual({ quiet_to: 'quiet_hours_both' });
    expect(await set({ quiet_from: 9, quiet_to: 9 })).toEqual({ quiet_to: 'same_hour' });
    expect(await set({ quiet_from: 22, quiet_to: 8 })).toBeUndefined();
  });

  it('are in the list of every search that they match, and sent once, when the first of them sends', async () => {
    const searches = [
      await save({ priceMax: 300_000 }, { frequency: 'in_app' }),
      await save({ priceMax: 310_000 }, { frequency: 'weekly' }),
      await save({ priceMax: 320_000 }),
    ];
    await publish();
    await match();
    expect(await readAlerts()).toMatchObject([{ saved_search_ids: searches, due_at: testApp.deps.clock() }]);
    const list = (await me.call('GET', '/user/saved-searches')).body.rows;
    expect(list.map((row: { unseen: number }) => row.unseen)).toEqual([1, 1, 1]);
    for (const id of searches)
      expect((await me.call('GET', `/user/saved-searches/${id}/matches`)).body).toMatchObject({
        total: 1,
        rows: [{ event: 'new', is_seen: false, listing: { price: 250_000 } }],
      });
    await me.call('PUT', `/user/saved-searches/${searches[0]}/seen`);
    expect((await me.call('GET', `/user/saved-searches/${searches[1]}/matches`)).body.saved_search.unseen).toBe(0);
  });

  it('wait for what is left when a search is changed, paused or deleted', async () => {
    testApp.setNow(new Date('2026-11-16T10:00:00Z')); // Monday 12:00 in Athens
    const first = await save({ priceMax: 300_000 }, { frequency: 'daily', hour: 13 });
    const second = await save({ priceMax: 310_000 }, { frequency: 'daily', hour: 18 });
    await publish();
    await match();
    const due = async () => (await readAlerts())[0]?.due_at?.toISOString() ?? null;
    expect(await due()).toBe('2026-11-16T11:00:00.000Z');
    await me.call('PUT', `/user/saved-searches/${first}`, { hour: 15 });
    expect(await due()).toBe('2026-11-16T13:00:00.000Z');
    await me.call('PUT', '/user/alert-settings', { quiet_from: 14, quiet_to: 17 });
    expect(await due()).toBe('2026-11-16T15:00:00.000Z');
    await me.call('DELETE', `/user/saved-searches/${first}`);
    expect(await due()).toBe('2026-11-16T16:00:00.000Z');
    await me.call('PUT', `/user/saved-searches/${second}`, { is_paused: true });
    // Sent where it is resumed until then.
    expect(await due()).toBe('2026-11-16T16:00:00.000Z');
    expect((await me.call('GET', `/user/saved-searches/${second}/matches`)).body.total).toBe(1);
  });

  it('are sent by a second search where the first only lists, and not again after a listing was deleted and made anew', async () => {
    await save({ priceMax: 300_000 }, { frequency: 'in_app' });
    const listing = await publish();
    const { rows } = await sql<{ property_id: number }>`select property_id from listing where id = ${listing}`.execute(
      testApp.deps.db,
    );
    await match();
    expect(await readAlerts()).toMatchObject([{ due_at: null }]);
    await save({ priceMax: 310_000 });
    await sql`delete from listing where id = ${listing}`.execute(testApp.deps.db);
    await match();
    await buildListing(testApp.deps.db, { property_id: rows[0]?.property_id ?? 0, price: 250_000 });
    await match();
    expect(await readAlerts()).toMatchObject([{ event: 'new', due_at: testApp.deps.clock() }]);
  });

  it('of favourites tell of a lower price, a pause, a sale and a letting, to who asked for it', async () => {
    const [sale, rent, other] = [await publish(), await publish({ purpose: 2, price: 900 }), await publish()];
    await me.call('PUT', '/user/add-favorite', { listing_ids: [sale, rent, other] });
    await match();
    await price(sale, 240_000);
    await match();
    expect(await events()).toEqual([]);
    await me.call('PUT', '/user/alert-settings', { favorite_alerts: true });
    await price(sale, 230_000);
    await match();
    await setState(sale, false, 'agreed');
    await setState(rent, false, 'agreed');
    await setState(other, false);
    await match();
    expect((await readAlerts()).map(({ event, saved_search_ids }) => [event, saved_search_ids]).sort()).toEqual([
      ['paused', []],
      ['price_drop', []],
      ['rented', []],
      ['sold', []],
    ]);
  });

  it('are lost and doubled by no second worker and no rollback', async () => {
    await save();
    await Promise.all(Array.from({ length: 12 }, () => publish()));
    const locker = await testApp.deps.pool.connect();
    await locker.query('begin; select pg_advisory_xact_lock(8170017)');
    expect(await match()).toBe(0);
    await locker.query('rollback');
    locker.release();
    await sql`alter table alert add constraint broken check (price < 0) not valid`.execute(testApp.deps.db);
    await expect(match()).rejects.toThrow('broken');
    await sql`alter table alert drop constraint broken`.execute(testApp.deps.db);
    await Promise.all([match(), match(), match()]);
    await match();
    expect(await events()).toHaveLength(12);
  });

  it('of other listings go on when one cannot be matched, which is tried again after an hour', async () => {
    const { db, failures } = testApp.deps;
    await save();
    const listings = await Promise.all(Array.from({ length: 9 }, () => publish()));
    await publish({ price: 66_000 });
    await sql`alter table alert add constraint broken check (price <> 66000) not valid`.execute(db);
    expect(await match()).toBe(9);
    expect(await events()).toHaveLength(listings.length);
    await failures.flush();
    expect((await sql`select from failure where name = 'alert-matching'`.execute(db)).rows).toHaveLength(1);
    await sql`alter table alert drop constraint broken`.execute(db);
    expect(await match()).toBe(0);
    testApp.setNow(new Date('2026-11-16T11:00:01Z'));
    expect(await match()).toBe(1);
    expect(await events()).toContain('new 66000');
  });

  describe('of a property with several listings', () => {
    const publishCopy = async (of: number, to: number): Promise<number> => {
      const other = await buildSignedInUser(testApp);
      const copy = await publish({ price: to }, { account_id: other.id });
      await sql`
        insert into property_group (property_id, group_id)
        select property_id, (select property_id from listing where id = ${of}) from listing where id in (${of}, ${copy})
        on conflict do nothing`.execute(testApp.deps.db);
      return copy;
    };

    it('[SAME-3] tell of the property: a cheaper listing is a lower price, another of its listings is no news', async () => {
      await save();
      const first = await publish();
      await match();
      const copy = await publishCopy(first, 260_000);
      await match();
      expect(await events()).toEqual(['new 250000']);
      await price(copy, 255_000);
      await match();
      await price(copy, 240_000);
      await match();
      await setState(copy, false);
      await match();
      await setState(copy, true);
      await match();
      expect(await events()).toEqual(['new 250000', 'price_drop 240000']);
    });

    it('[SAME-3] know the property again by a listing that stands elsewhere on the map', async () => {
      await save();
      await save({ text: 'κήπος' });
      const first = await publish({ title_el: 'Με κήπο' });
      const copy = await publishCopy(first, 260_000);
      await sql`update listing set title_el = 'Κήπος' where id = ${copy}`.execute(testApp.deps.db);
      await sql`update property set exact_point = st_translate(exact_point, 0.01, 0.01)
        where id = (select property_id from listing where id = ${copy})`.execute(testApp.deps.db);
      await match();
      expect(await events()).toEqual(['new 250000']);
      await setState(first, false);
      await match();
      expect(await events()).toEqual(['new 250000']);
    });

    it('[SAME-3] compare with the words of the listing that stood for it', async () => {
      await save({ text: 'τζάκι' });
      const first = await publish({ title_el: 'Με θέα' });
      const copy = await publishCopy(first, 260_000);
      await sql`update listing set title_el = 'Με τζάκι' where id = ${copy}`.execute(testApp.deps.db);
      await match();
      expect(await events()).toEqual([]);
      await setState(first, false);
      await match();
      expect(await events()).toEqual(['new 260000']);
      // Both say it: the property was in the search before, and its other listing is no news.
      const third = await publishCopy(first, 270_000);
      await sql`update listing set title_el = 'Τζάκι και κήπος' where id = ${third}`.execute(testApp.deps.db);
      await match();
      await setState(copy, false);
      await match();
      expect(await events()).toEqual(['new 260000']);
    });

    it('[SAME-3] follow each saved listing, also one that stands behind a cheaper one', async () => {
      const first = await publish();
      const copy = await publishCopy(first, 260_000);
      await match();
      await me.call('PUT', '/user/add-favorite', { listing_ids: [copy] });
      await me.call('PUT', '/user/alert-settings', { favorite_alerts: true });
      await price(first, 245_000);
      await match();
      expect(await events()).toEqual([]);
      await price(copy, 255_000);
      await match();
      await setState(copy, false);
      await match();
      expect(await events()).toEqual(['price_drop 255000', 'paused 255000']);
    });
  });
});
