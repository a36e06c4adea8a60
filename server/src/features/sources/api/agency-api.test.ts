/** API-1: what the agency API reads and changes, and that nothing of another agency is in it. */
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, startOfTests, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildApiKey } from '../../../../testing/factories/api-keys.ts';
import { buildConversation } from '../../../../testing/factories/conversations.ts';
import { buildPushedListing } from '../../../../testing/factories/pushed-listings.ts';
import {
  buildAgency,
  buildListing,
  buildPhotos,
  buildProperty,
  buildUser,
} from '../../../../testing/factories/records.ts';
import { callApiAs } from '../../../../testing/people/api-users.ts';

const API = '/agency-api/v1';

describe('[API-1] the agency API', () => {
  let testApp: TestApp;
  let account: number;
  let key: string;
  let other: { account: number; key: string };

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  const newAgency = async () => {
    const { id } = await buildUser(testApp.deps.db, { role_id: roleIds.agency });
    const agency = await buildAgency(testApp.deps.db, 461200, id);
    return { account: id, key: await buildApiKey(testApp.deps.db, agency) };
  };
  beforeEach(async () => {
    testApp.setNow(startOfTests);
    ({ account, key } = await newAgency());
    other = await newAgency();
  });

  const get = (path: string, as = key) => callApiAs(testApp, as, 'GET', `${API}${path}`);
  const push = (reference: string, listing = {}, owner = account) =>
    buildPushedListing(testApp.deps.db, owner, reference, listing);
  const send = (method: 'PUT' | 'POST', path: string, body: object = {}, as = key) =>
    callApiAs(testApp, as, method, `${API}${path}`, body);
  const readAll = async (path: string, name: string) => {
    const rows: Record<string, unknown>[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await get(`${path}${path.includes('?') ? '&' : '?'}limit=2${cursor && `&cursor=${cursor}`}`);
      rows.push(...body[name]);
      if (!body.next_cursor) return rows;
      cursor = body.next_cursor;
    }
  };

  it('lists own listings page by page, each once, by state and by when they changed, and nobody else’s', async () => {
    const updated_at = new Date('2026-11-12T08:00:00Z');
    const first = await push('A/1', { updated_at });
    const second = await push('Β 2', { updated_at, is_active: false, pause_reason: 'mandate' });
    await push('C', { updated_at: new Date('2026-11-13T08:00:00Z'), is_active: null, deleted_at: updated_at });
    const typed = await buildProperty(testApp.deps.db, {
      account_id: account,
      district_id: 461200,
      hide_address: true,
    });
    await buildListing(testApp.deps.db, { property_id: typed, updated_at: new Date('2026-11-14T08:00:00Z') });
    await push('A/1', {}, other.account);

    const all = await readAll('/listings', 'listings');
    expect(all.map(({ reference, state }) => [reference, state])).toEqual([
      ['A/1', 'active'],
      ['Β 2', 'inactive'],
      ['C', 'removed'],
      [null, 'active'],
    ]);
    expect(all[0]).toMatchObject({
      ...first,
      for: 'sale',
      code: `ES-${first.property_id}S`,
      url: `http://estia.test/properties/sale/${first.property_id}`,
      address: { street: 'Αγίας Παρασκευής', street_number: '12', postal_code: '15234', hidden: false },
      pause_reason: null,
    });
    expect(all[1]).toMatchObject({ ...second, url: null, pause_reason: 'mandate' });
    expect(await readAll('/listings?state=inactive', 'listings')).toHaveLength(1);
    expect(await readAll('/listings?updated_since=2026-11-13T10:00:00%2B02:00', 'listings')).toHaveLength(2);
    for (const query of [
      'cursor=x',
      `cursor=${Buffer.from('["2026",1]').toString('base64url')}`,
      'updated_since=soon',
      'limit=0',
    ])
      expect([query, (await get(`/listings?${query}`)).status]).toEqual([query, 400]);
  });

  it('finds one by its reference, pushes before feeds, with texts and photos', async () => {
    await buildPushedListing(testApp.deps.db, account, 'A/1', {}, 'url');
    const pushed = await push('A/1', { description_el: 'Φωτεινό' });
    await buildPhotos(testApp.deps.db, pushed.property_id, 2);
    const { status, body } = await get('/listings/A%2F1');
    expect(status).toBe(200);
    expect(body.listing).toMatchObject({ ...pushed, description: { el: 'Φωτεινό', en: null } });
    expect(body.listing.photos).toHaveLength(2);
    expect(body.listing.photos[0].url).toMatch(/^http:\/\/estia\.test\/.+\.jpg$/);
    expect((await get('/listings/A%2F1', other.key)).status).toBe(404);
    expect((await get('/listings/none')).body).toMatchObject({ code: 'not_found' });
  });

  it('changes a price, pauses and resumes by reference, and the same again does nothing', async () => {
    const { listing_id, property_id } = await push('A');
    await buildPhotos(testApp.deps.db, property_id, 3);
    const events = async () =>
      (
        await testApp.deps.db
          .selectFrom('listing_event')
          .select('kind')
          .where('property_id', '=', property_id)
          .execute()
      ).map(({ kind }) => kind);
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await send('PUT', '/listings/A/price', { price: 240_000 });
      expect([status, body.listing?.price, body.listing?.listing_id]).toEqual([200, 240_000, listing_id]);
    }
    for (const [action, state] of [
      ['pause', 'inactive'],
      ['pause', 'inactive'],
      ['resume', 'active'],
      ['resume', 'active'],
    ]) {
      const { status, body } = await send('POST', `/listings/A/${action}`);
      expect([status, body.listing?.state]).toEqual([200, state]);
    }
    expect(await events()).toEqual(['price', 'paused', 'relisted']);
    expect((await send('PUT', '/listings/A/price', { price: 0 })).status).toBe(400);
    expect((await send('PUT', '/listings/A/price', { price: '1' })).status).toBe(400);
    expect((await send('PUT', '/listings/A/price', { price: 1_000 }, other.key)).status).toBe(404);
  });

  it('does not bring back what an admin has stopped, nor change what a feed brings', async () => {
    await push('A', { is_active: false, pause_reason: 'admin' });
    expect((await send('POST', '/listings/A/resume')).body).toMatchObject({ code: 'forbidden' });
    await buildPushedListing(testApp.deps.db, account, 'F', {}, 'url');
    expect((await send('POST', '/listings/F/pause')).status).toBe(404);
    expect((await get('/listings/F')).status).toBe(200);
  });

  it('tells which references are missing here, and which of those here the program no longer has', async () => {
    for (const reference of ['A', 'B', 'C']) await push(reference);
    await push('X', {}, other.account);
    const { body } = await send('POST', '/reconcile', { references: ['C', 'X', 'B', 'B'] });
    expect(body).toEqual({ missing: ['X'], unknown: ['A'], matching: 2 });
    expect((await send('POST', '/reconcile', { references: Array(10_001).fill('a') })).status).toBe(400);
  });

  it('reads leads once each with what the inbox shows, an email only where it is shown, none of others', async () => {
    const { db, secrets } = testApp.deps;
    const { listing_id } = await push('A');
    const lead = await buildUser(db, { email: `lead${account}@estia.example` });
    const ids = [
      await buildConversation(db, account, lead.id, listing_id),
      await buildConversation(db, account, lead.id),
    ];
    await buildConversation(db, other.account, lead.id);
    const waiting = await buildConversation(db, account, (await buildUser(db)).id, listing_id);
    await db.updateTable('conversation').set({ confirmed_at: null }).where('id', '=', waiting).execute();
    await db
      .updateTable('conversation')
      .set({ show_email: true, lead_phone: secrets.seal('asker', '+306912345678') })
      .where('id', '=', ids[1] as number)
      .execute();
    const { body } = await get('/leads');
    expect(body.leads.map((each: { lead_id: number }) => each.lead_id)).toEqual(ids);
    expect(body.leads[0]).toMatchObject({
      name: 'Νίκος',
      email: null,
      phone: null,
      message: 'Καλημέρα, είναι διαθέσιμο;',
      listing: { listing_id, reference: 'A', for: 'sale' },
      url: `http://estia.test/dashboard/inbox/${ids[0]}`,
    });
    expect(body.leads[1]).toMatchObject({
      email: `lead${account}@estia.example`,
      phone: '+306912345678',
      listing: null,
    });
    expect((await get('/leads?limit=1')).body.next_cursor).not.toBeNull();
    expect((await get('/leads?since=2026-11-15T09:00:01Z')).body.leads).toEqual([]);
    // Reading marks nothing as read: a person still has to.
    const unread = await db.selectFrom('conversation').select('advertiser_unread').where('id', 'in', ids).execute();
    expect(unread.map((row) => row.advertiser_unread)).toEqual([1, 1]);
  });

  it('counts what each listing brought in the period', async () => {
    const { db } = testApp.deps;
    const { listing_id } = await push('A');
    await push('B', { is_active: false });
    await push('C', { is_active: null, deleted_at: startOfTests });
    await db
      .insertInto('listing_view_day')
      .values([
        { day: '2026-11-15', listing_id, visitors: 4 },
        { day: '2026-11-09', listing_id, visitors: 3 },
        { day: '2026-11-08', listing_id, visitors: 50 },
      ])
      .execute();
    await buildConversation(db, account, (await buildUser(db)).id, listing_id);
    const { body } = await get('/statistics?days=7');
    expect(body).toMatchObject({
      days: 7,
      listings: [
        { listing_id, reference: 'A', views: 7, messages: 1, phone_reveals: 0, favorites: 0 },
        { reference: 'B', views: 0, messages: 0 },
      ],
      next_cursor: null,
    });
    expect(await readAll('/statistics', 'listings')).toHaveLength(2);
  });
});
