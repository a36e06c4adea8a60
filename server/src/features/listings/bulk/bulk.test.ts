/** One change for many listings: looked at first, done listing by listing, each at most once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { sized } from '../../../../testing/environment/test-size.ts';
import { buildListing, buildPhotos, buildProperty } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { finishBulkChanges } from '../index.ts';
import { BATCH } from './bulk.service.ts';

/** In batches of 50: enough that others come in between. */
const LISTINGS = sized({ ci: 500, full: 2_500 });
const now = new Date('2026-11-15T10:00:00Z');

describe('one change for many listings', () => {
  let testApp: TestApp;
  let maria: SignedInUser;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '4' });
  });
  beforeEach(async () => {
    testApp.setNow(now);
    maria = await buildSignedInUser(testApp);
  });
  afterAll(() => testApp.close());

  async function createListing(
    overrides: Partial<Parameters<typeof buildListing>[1]> = {},
    photos = 3,
    account = maria.id,
  ) {
    const { db } = testApp.deps;
    const property_id = await buildProperty(db, { account_id: account, district_id: 461200 });
    if (photos > 0) await buildPhotos(db, property_id, photos);
    return buildListing(db, { ...overrides, property_id });
  }
  const prepare = (body: object) => maria.call('POST', '/property/bulk', body);
  const carryOut = (id: number) => maria.call('PUT', `/property/bulk/${id}`);
  const read = async (id: number, query = '') => (await maria.call('GET', `/property/bulk/${id}${query}`)).body;
  const both = async (body: object) => {
    const { bulk } = (await prepare(body)).body;
    return { id: bulk.id as number, bulk: (await carryOut(bulk.id)).body.bulk };
  };
  const stateOf = async (id: number) =>
    testApp.deps.db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const becameOf = async (id: number) =>
    Object.fromEntries(
      (await read(id)).listings.map(
        (row: { listing_id: number; state: string; refusal: string | null; missing: string[] }) => [
          row.listing_id,
          [row.state, row.refusal, ...row.missing].filter(Boolean).join(' '),
        ],
      ),
    );
  const paused = { is_active: false } as const;

  it('[DASH-1] each listing is answered for itself: done, so already, over the limit, lacking, blocked', async () => {
    const first = await createListing();
    const [one, two, three, four] = [
      await createListing(paused),
      await createListing(paused),
      await createListing(paused),
      await createListing(paused),
    ];
    const lacking = await createListing(paused, 1);
    const blocked = await createListing({ ...paused, pause_reason: 'admin' });
    const gone = await createListing({ is_active: null, deleted_at: now });
    const ids = [first, one, two, three, four, lacking, blocked, gone];
    const { id, bulk } = await both({ action: 'activate', listing_ids: ids });
    expect(bulk).toMatchObject({
      listing_count: 8,
      pending_count: 0,
      done_count: 3,
      unchanged_count: 1,
      refused_count: 4,
      done_at: now.toISOString(),
    });
    expect(await becameOf(id)).toEqual({
      [first]: 'unchanged',
      [one]: 'done',
      [two]: 'done',
      [three]: 'done',
      [four]: 'refused over_limit',
      [lacking]: 'refused listing_incomplete photos_few',
      [blocked]: 'refused forbidden',
      [gone]: 'refused not_in_this_state',
    });
    expect((await read(id, '?show=refused&limit=2')).listings).toHaveLength(2);
    expect((await stateOf(three)).is_active).toBe(true);
    expect((await stateOf(four)).is_active).toBe(false);
    const events =
      await sql`select 1 from listing_event e join listing l using (property_id) where l.id = any (${ids}::bigint[])`.execute(
        testApp.deps.db,
      );
    expect(events.rows).toHaveLength(3);
  });

  it('[DASH-1] a price by percent is shown first, done once, and not over a newer one', async () => {
    const { db } = testApp.deps;
    const [one, two, moved] = [
      await createListing({ price: 200_000 }),
      await createListing({ price: 123_456 }),
      await createListing({ price: 100_000 }),
    ];
    const { body } = await prepare({
      action: 'price',
      filter: { state: 'active' },
      price: { by: 'percent', amount: -5, round: 100 },
    });
    const { id } = body.bulk;
    expect(body.bulk).toMatchObject({ action: 'price', listing_count: 3, pending_count: 3, confirmed_at: null });
    const prices = async () =>
      (await read(id)).listings.map((row: { price: number; new_price: number }) => [row.price, row.new_price]);
    expect(await prices()).toEqual([
      [200_000, 190_000],
      [123_456, 117_300],
      [100_000, 95_000],
    ]);
    expect((await stateOf(one)).price).toBe(200_000);
    await sql`update listing set price = 101000 where id = ${moved}`.execute(db);
    for (let times = 0; times < 3; times++) await carryOut(id);
    expect(await becameOf(id)).toEqual({ [one]: 'done', [two]: 'done', [moved]: 'refused changed_meanwhile' });
    expect(await stateOf(one)).toMatchObject({ price: 190_000, previous_price: 200_000, price_changed_at: now });
    expect((await stateOf(moved)).price).toBe(101_000);
    const events = await sql<{ kind: string; price: number }>`
      select kind, e.price from listing_event e join listing l using (property_id) where l.id = ${one}`.execute(db);
    expect(events.rows).toEqual([{ kind: 'price', price: 190_000 }]);
  });

  it('[LIST-5] of a listing that an admin stopped neither price nor contact is changed', async () => {
    const [stopped, other] = [
      await createListing({ ...paused, pause_reason: 'admin', price: 100_000 }),
      await createListing({ price: 100_000 }),
    ];
    const ids = [stopped, other];
    const price = await both({ action: 'price', listing_ids: ids, price: { by: 'value', amount: 90_000 } });
    expect(await becameOf(price.id)).toEqual({ [stopped]: 'refused forbidden', [other]: 'done' });
    expect([(await stateOf(stopped)).price, (await stateOf(other)).price]).toEqual([100_000, 90_000]);
    const contact = await both({ action: 'contact', listing_ids: ids, contact: { name: 'Άλλος' } });
    expect(await becameOf(contact.id)).toEqual({ [stopped]: 'refused forbidden', [other]: 'done' });
  });

  it('[LIST-5] what an admin stopped for sale neither comes back nor changes its contact through its listing for rent', async () => {
    const sale = await createListing({ ...paused, pause_reason: 'admin' });
    const { property_id } = await stateOf(sale);
    const rent = await buildListing(testApp.deps.db, { ...paused, property_id, purpose: 2, price: 700 });
    const activate = await both({ action: 'activate', listing_ids: [rent] });
    expect(await becameOf(activate.id)).toEqual({ [rent]: 'refused forbidden' });
    const contact = await both({ action: 'contact', listing_ids: [rent], contact: { name: 'Άλλος' } });
    expect(await becameOf(contact.id)).toEqual({ [rent]: 'refused forbidden' });
    const alone = await maria.call('PUT', '/property/update', { listing_ids: [rent], action: 'activate' });
    expect(alone.body.code).toBe('forbidden');
    expect((await stateOf(rent)).is_active).toBe(false);
  });

  it('[DASH-1] the same price for some; nonsense is refused before anything is written', async () => {
    const [one, two] = [await createListing(), await createListing({ is_active: null, deleted_at: now })];
    const { id } = await both({ action: 'price', listing_ids: [one, two], price: { by: 'value', amount: '180000' } });
    expect(await becameOf(id)).toEqual({ [one]: 'done', [two]: 'refused not_in_this_state' });
    expect((await stateOf(one)).price).toBe(180_000);
    const refused = async (body: object) =>
      (await prepare({ action: 'price', listing_ids: [one], ...body })).body.fields;
    expect(await refused({})).toEqual({ amount: 'required' });
    expect(await refused({ price: { by: 'percent', amount: 0 } })).toEqual({ amount: 'invalid' });
    expect(await refused({ price: { by: 'value', amount: 1.5 } })).toEqual({ amount: 'invalid' });
    expect((await prepare({ action: 'confirm' })).body.fields).toEqual({ listing_ids: 'nothing_chosen' });
    expect((await prepare({ action: 'restore', filter: { state: 'inactive' } })).body.fields).toEqual({
      listing_ids: 'nothing_chosen',
    });
    expect((await prepare({ action: 'contact', listing_ids: [one], contact: {} })).body.fields).toEqual({
      phone: 'required',
    });
    expect((await prepare({ action: 'contact', listing_ids: [one], contact: { phone: '12' } })).status).toBe(400);
    const other = await buildSignedInUser(testApp);
    expect(
      (await prepare({ action: 'confirm', listing_ids: [one, await createListing({}, 0, other.id)] })).status,
    ).toBe(404);
    expect((await other.call('GET', `/property/bulk/${id}`)).status).toBe(404);
  });

  it('[DASH-1] who to call: only what was given, and forgotten by the change once it is done', async () => {
    const { db } = testApp.deps;
    const [one, two] = [await createListing(), await createListing()];
    const { property_id } = await stateOf(one);
    await db.insertInto('property_contact').values({ property_id, name: 'Μαρία', phone: '+306911111111' }).execute();
    const { id, bulk } = await both({ action: 'contact', listing_ids: [one, two], contact: { phone: '6971234567' } });
    expect(bulk).toMatchObject({ done_count: 2, contact: null });
    const contact = async (listing: number) =>
      sql`select name, phone from property_contact c join listing l using (property_id) where l.id = ${listing}`
        .execute(db)
        .then(({ rows }) => rows[0]);
    expect(await contact(one)).toEqual({ name: 'Μαρία', phone: '+306971234567' });
    expect(await contact(two)).toEqual({ name: null, phone: '+306971234567' });
    const saved = await db.selectFrom('bulk_change').select('contact_phone').where('id', '=', id).executeTakeFirst();
    expect(saved?.contact_phone).toBeNull();
  });

  it('[DASH-1] left half way it is finished by the worker; without a yes it is never begun, and after a day gone', async () => {
    const { db } = testApp.deps;
    const ids = [await createListing(), await createListing()];
    const { bulk } = (await prepare({ action: 'deactivate', listing_ids: ids })).body;
    const later = (minutes: number) => testApp.setNow(new Date(now.getTime() + minutes * 60_000));
    later(5);
    await finishBulkChanges(testApp.workerDeps);
    expect((await read(bulk.id)).bulk.pending_count).toBe(2);
    await sql`update bulk_change set confirmed_at = ${now} where id = ${bulk.id}`.execute(db);
    await finishBulkChanges(testApp.workerDeps);
    expect((await read(bulk.id)).bulk).toMatchObject({ pending_count: 0, done_count: 2 });
    const late = (await prepare({ action: 'confirm', listing_ids: ids })).body.bulk;
    later(25 * 60);
    expect((await carryOut(late.id)).status).toBe(410);
  });

  it(`[DASH-1] ${LISTINGS} listings: the account is held for a batch at a time, and two who confirm at once do it once`, async () => {
    const { db } = testApp.deps;
    await sql`
      insert into property (account_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area, photo_count, energy_class_id)
      select ${maria.id}, 1, 1, 461200, false, st_setsrid(st_makepoint(23.8, 38.02), 4326), st_setsrid(st_makepoint(23.8, 38.02), 4326), 90, 3, 5
      from generate_series(1, ${LISTINGS})`.execute(db);
    for (let slice = 0; slice < 10; slice++)
      await sql`insert into listing (property_id, purpose, is_active, price) select id, 1, true, 100000
        from property where account_id = ${maria.id} and id % 10 = ${slice}`.execute(db);
    const { bulk } = (
      await prepare({ action: 'price', filter: { state: 'active' }, price: { by: 'percent', amount: 10 } })
    ).body;
    expect(bulk.listing_count).toBe(LISTINGS);
    // Somebody who wants the same account gets it in between, and sees how far the change has come.
    const seen = new Set<number>();
    let running = true;
    const watch = (async () => {
      while (running) {
        await db.transaction().execute(async (trx) => {
          await sql`select 1 from account where id = ${maria.id} for no key update`.execute(trx);
          const { rows } = await sql<{ done: number }>`
            select count(*) filter (where state <> 'waiting') as done from bulk_change_listing where bulk_id = ${bulk.id}`.execute(
            trx,
          );
          seen.add(rows[0]?.done ?? 0);
        });
      }
    })();
    for (let left = LISTINGS; left > 0; ) {
      const [first] = await Promise.all([carryOut(bulk.id), carryOut(bulk.id)]);
      left = first.body.bulk.pending_count;
    }
    running = false;
    await watch;
    const between = [...seen].filter((done) => done > 0 && done < LISTINGS);
    expect(between.length).toBeGreaterThan(1);
    for (const done of between) expect(done % BATCH).toBe(0);
    const { rows } = await sql<{ wrong: number; events: number }>`
      select count(*) filter (where l.price <> 110000) as wrong, (select count(*) from listing_event e join property p on p.id = e.property_id
        where p.account_id = ${maria.id}) as events
      from property p join listing l on l.property_id = p.id where p.account_id = ${maria.id}`.execute(db);
    expect(rows[0]).toEqual({ wrong: 0, events: LISTINGS });
  });
});
