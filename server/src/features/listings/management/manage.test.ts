/** Own listings with what they brought, everybody's for the admin, and what nobody may see. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { apartmentAnswers, mandateAnswers, publishListing } from '../../../../testing/factories/listings.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, callApiAs, type SignedInUser } from '../../../../testing/people/api-users.ts';

const now = new Date('2026-11-15T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('lists of listings', () => {
  let testApp: TestApp;
  let maria: SignedInUser;
  let admin: SignedInUser;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '5' });
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  beforeEach(async () => {
    testApp.setNow(now);
    maria = await buildSignedInUser(testApp);
  });
  afterAll(() => testApp.close());

  const mine = async (query = '') => (await maria.call('GET', `/property/mine${query}`)).body;
  const ids = (body: { properties: { listing_id: number }[] }) => body.properties.map((card) => card.listing_id);

  it('[POST-5] own listings by tab, with counts, room and the draft that would change one', async () => {
    const { db } = testApp.deps;
    const one = await publishListing(db, maria);
    testApp.setNow(new Date(now.getTime() + 1_000));
    const two = await publishListing(db, maria);
    const rent = await publishListing(db, maria, apartmentAnswers({ price: '700' }), { purpose: 'rent' });
    await maria.call('PUT', '/property/update', { listing_ids: [rent.listing_id], action: 'deactivate' });
    const { body } = await maria.call('POST', '/property/drafts', { for: 'sale', property_id: one.property_id });
    await publishListing(db, await buildSignedInUser(testApp));

    const active = await mine();
    expect(ids(active)).toEqual([two.listing_id, one.listing_id]);
    expect(active).toMatchObject({
      count: 2,
      counts: { active: 2, inactive: 1, removed: 0, drafts: 1 },
      plan_usage: { active_listings: 2, max_active_listings: 5 },
      pagination: { limit: 10, offset: 0 },
    });
    expect(active.properties[1]).toMatchObject({
      code: `ES-${one.property_id}S`,
      state: 'active',
      pause_reason: null,
      draft_id: body.draft.draft_id,
      confirmed_at: now.toISOString(),
      pauses_at: ago(-45).toISOString(),
    });
    expect(ids(await mine('?limit=1&offset=1'))).toEqual([one.listing_id]);
    expect(await mine('?state=inactive&for=rent')).toMatchObject({
      properties: [{ listing_id: rent.listing_id, state: 'inactive', pauses_at: null, draft_id: null }],
      counts: { active: 0, inactive: 1, drafts: 0 },
      plan_usage: { active_listings: 2 },
    });
    expect((await mine('?state=inactive&for=sale')).properties).toEqual([]);
  });

  it('a listing of a feed is confirmed by its feed', async () => {
    const { property_id } = await publishListing(testApp.deps.db, maria);
    await sql`update property set imported_from = 'feed' where id = ${property_id}`.execute(testApp.deps.db);
    expect((await mine()).properties[0].pauses_at).toBeNull();
  });

  it('[LIST-3] what they brought in 30 days, beside the 30 before', async () => {
    const { db } = testApp.deps;
    const { listing_id, property_id } = await publishListing(db, maria);
    const other = await publishListing(db, await buildSignedInUser(testApp));
    for (const [days, visitors] of [
      [0, 3],
      [29, 5],
      [30, 7],
      [59, 11],
      [60, 100],
    ] as const) {
      await sql`insert into listing_view_day values (${ago(days).toISOString().slice(0, 10)}, ${listing_id}, ${visitors}),
        (${ago(days).toISOString().slice(0, 10)}, ${other.listing_id}, 1000)`.execute(db);
    }
    const lead = await buildSignedInUser(testApp);
    await sql`insert into favorite (account_id, listing_id, price, at) values (${lead.id}, ${listing_id}, 1, ${ago(1)})`.execute(
      db,
    );
    await sql`insert into phone_reveal (listing_id, visitor, at) values (${listing_id}, 'x', ${ago(1)}), (${listing_id}, 'y', ${ago(40)})`.execute(
      db,
    );
    const conversation = await sql<{ id: number }>`
      insert into conversation (listing_id, property_id, purpose, advertiser_id, lead_id, lead_name, locale, confirmed_at, created_at, last_at)
      values (${listing_id}, ${property_id}, 1, ${maria.id}, ${lead.id}, 'x', 'el', ${ago(2)}, ${ago(2)}, ${ago(1)}) returning id`.execute(
      db,
    );
    const id = conversation.rows[0]?.id;
    await sql`insert into message (conversation_id, from_advertiser, body, at, client_key) values (${id}, false, 'a', ${ago(2)}, 'a'),
      (${id}, true, 'b', ${ago(1)}, 'b'), (${id}, false, 'c', ${ago(1)}, 'c')`.execute(db);
    const { totals } = await mine();
    expect(totals.views).toMatchObject({ current: 8, previous: 18 });
    expect(totals.views.daily).toHaveLength(30);
    expect([totals.views.daily[0], totals.views.daily[29]]).toEqual([5, 3]);
    expect(totals.messages).toMatchObject({ current: 2, previous: 0 });
    expect(totals.phone_reveals).toMatchObject({ current: 1, previous: 1 });
    expect(totals.favorites).toMatchObject({ current: 1, previous: 0 });
    expect(totals.messages.daily.slice(-3)).toEqual([1, 1, 0]);
  });

  it('the listings of a person are public while active, one purpose at a time, page by page', async () => {
    const { db } = testApp.deps;
    const [one, two, paused] = [
      await publishListing(db, maria),
      await publishListing(db, maria),
      await publishListing(db, maria),
    ];
    const rent = await publishListing(db, maria, apartmentAnswers(), { purpose: 'rent' });
    await maria.call('PUT', '/property/update', { listing_ids: [paused.listing_id], action: 'deactivate' });
    const of = async (path: string) =>
      (await callApiAs(testApp, null, 'GET', `/user/${maria.id}/properties/${path}`)).body;
    expect(ids(await of('sale'))).toEqual([two.listing_id, one.listing_id]);
    expect(await of('sale?limit=1&offset=1')).toMatchObject({ count: 2, properties: [{ listing_id: one.listing_id }] });
    expect(ids(await of('rent'))).toEqual([rent.listing_id]);
    expect((await callApiAs(testApp, null, 'GET', '/user/999999999/properties/sale')).body).toMatchObject({ count: 0 });
  });

  it('[ADMN-2] the admin finds everybody’s by state, number, code and owner, with open reports', async () => {
    const { db } = testApp.deps;
    const listing = await publishListing(db, maria);
    const second = await publishListing(db, maria);
    await sql`insert into report (listing_id, property_id, purpose, reason_id, description, locale, at, state)
      values (${listing.listing_id}, ${listing.property_id}, 1, 1, '', 'el', ${now}, 'open'), (${listing.listing_id}, ${listing.property_id}, 1, 2, '', 'el', ${now}, 'dismissed')`.execute(
      db,
    );
    const dashboard = async (query: string) => (await admin.call('GET', `/adminPanel/propertiesForSale?${query}`)).body;
    expect((await dashboard('limit=2')).properties.map((card: { listing_id: number }) => card.listing_id)).toEqual([
      second.listing_id,
      listing.listing_id,
    ]);
    for (const query of [`search=es-${listing.property_id}s`, `search=ES-${listing.property_id}`]) {
      expect(await dashboard(query)).toMatchObject({
        count: 1,
        properties: [{ listing_id: listing.listing_id, user: { user_id: maria.id }, reports: 1, state: 'active' }],
      });
    }
    expect(ids(await dashboard(`search=${listing.property_id}&state=active`))).toContain(listing.listing_id);
    expect(await dashboard(`user_id=${maria.id}`)).toMatchObject({
      count: 2,
      counts: { active: 2, inactive: 0, removed: 0 },
    });
    await db.updateTable('listing').set({ price: 1 }).where('id', '=', second.listing_id).execute();
    for (const sort of ['price', 'updated'] as const)
      for (const order of ['asc', 'desc'] as const) {
        const { properties } = await dashboard(`user_id=${maria.id}&sort=${sort}&order=${order}`);
        const read: number[] = properties.map((card: { price: number; updated_at: string }) =>
          sort === 'price' ? card.price : Date.parse(card.updated_at),
        );
        expect(read).toHaveLength(2);
        expect(read, `${sort} ${order}`).toEqual(read.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
      }
    expect(await dashboard(`search=${maria.id}`)).toMatchObject({ counts: { inactive: 0 } });
    expect(await dashboard('search=nonsense')).toMatchObject({ count: 0, properties: [] });
    const email = (await db.selectFrom('account').select('email').where('id', '=', maria.id).executeTakeFirstOrThrow())
      .email;
    expect(await dashboard(`search=${encodeURIComponent(email.toUpperCase())}`)).toMatchObject({ count: 2 });
    expect(await dashboard('search=%25')).toMatchObject({ count: 0 });
    expect((await dashboard(`user_id=${maria.id}&state=removed`)).properties).toEqual([]);
    const rent = await admin.call('GET', `/adminPanel/propertiesForRent?user_id=${maria.id}`);
    expect(rent.body.count).toBe(0);
  });

  it('no public answer holds a private field: not its value, not its name', async () => {
    const { db } = testApp.deps;
    const agency = await buildSignedInUser(testApp, {
      role_id: roleIds.agency,
      email: 'zqowner@estia.example',
      mobile: '+306970000001',
    });
    await buildAgency(db, 461200, agency.id);
    const planted = {
      kaek: '059871234567',
      building_eid: 'zqeid',
      epc_protocol_no: 'zqprotocol',
      epc_security_code: 'zqcode',
      epc_issued_on: '2021-03-04',
      contact_name: 'zqname',
      contact_email: 'zqcontact@estia.example',
      contact_phone: '6979876543',
      street: 'Zqstreet',
      street_number: 'zq7',
      postal_code: '15239',
      lat: '38.0233333',
      lon: '23.8044444',
      hide_address: 'on',
      ...mandateAnswers,
    };
    const { property_id, listing_id } = await publishListing(db, agency, apartmentAnswers(planted));
    const get = async (path: string) => (await testApp.app.inject({ method: 'GET', url: `/api${path}` })).body;
    const search = await testApp.app.inject({
      method: 'POST',
      url: '/api/property/search',
      payload: { for: 'sale', category_id: 1, district_ids: [461200] },
    });
    const answers = [
      await get(`/property?for=sale&property_id=${property_id}`),
      await get(`/property/property?for=sale&property_id=${property_id}`),
      await get(`/property/cards?listing_ids=${listing_id}`),
      await get(`/property/similar?for=sale&property_id=${property_id}`),
      await get(`/property/listing?listing_id=${listing_id}`),
      await get(`/user/${agency.id}/properties/sale`),
      search.body,
    ];
    expect(answers.filter((body) => body.includes(`"listing_id":${listing_id}`)).length).toBeGreaterThan(3);
    const marks = [
      'zqeid',
      'zqprotocol',
      'zqcode',
      'zqname',
      'zqcontact',
      'zqstreet',
      'zq7',
      'zqowner',
      '059871234567',
      '9876543',
      '970000001',
      '15239',
      '38.02333',
      '23.80444',
      '2021-03-04',
      '2026-10-01',
      '2027-05-01',
      'kaek',
      'epc_',
      'mandate',
      'building_eid',
      'contact_',
      'duplicate_key',
      'exact_point',
      'pause_reason',
      'imported_from',
    ];
    for (const body of answers) for (const mark of marks) expect(body.toLowerCase()).not.toContain(mark);
  });
});
