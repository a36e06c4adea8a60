/** Shapes of the customer's calls that differ from our own: both are taken. */
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/environment/test-app.ts';
import { buildContactableListing } from '../testing/factories/conversations.ts';
import { buildDepositAgency } from '../testing/factories/deposits.ts';
import { buildAgency } from '../testing/factories/records.ts';
import { buildSignedInUser, callApiAs, type SignedInUser } from '../testing/people/api-users.ts';

describe('the shapes of the specification', () => {
  let testApp: TestApp;
  let user: SignedInUser;
  let admin: SignedInUser;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    user = await buildSignedInUser(testApp);
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  afterAll(() => testApp.close());

  it('[LIST-1] GET /property by user_id: what is active, and everything for the user with paranoid', async () => {
    const { db } = testApp.deps;
    const active = await buildContactableListing(db, user.id);
    const paused = await buildContactableListing(db, user.id, { is_active: false });
    const getProperty = async (token: string | null, more = '') =>
      (await callApiAs(testApp, token, 'GET', `/property?for=sale&user_id=${user.id}${more}`)).body;
    const ids = (body: { properties: { property_id: number }[] }) => body.properties.map((each) => each.property_id);
    expect(ids(await getProperty(null))).toEqual([active.property_id]);
    expect(ids(await getProperty(null, '&paranoid=true'))).toEqual([active.property_id]);
    const ownResponse = await getProperty(user.token, '&paranoid=true');
    expect(ids(ownResponse).sort()).toEqual([active.property_id, paused.property_id].sort());
    expect(ownResponse).toMatchObject({ count: 2, pagination: { limit: 10, offset: 0 } });
    const neither = await callApiAs(testApp, null, 'GET', '/property?for=sale');
    expect(neither.body).toMatchObject({ code: 'invalid_input', fields: { property_id: 'required' } });
  });

  it('[POST-4] POST /property/create takes numbers, booleans and is_active, and says why it is still a draft', async () => {
    const listing = { category_id: 1, type_id: 1, area: 92, price: 250_000, bed_rooms: 2 };
    const sent = await user.call('POST', '/property/create', { for: 'sale', listing, is_active: true });
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({ is_active: false, listing_id: null });
    expect(sent.body.missing).toHaveProperty('photos');
    const { draft } = (await user.call('GET', `/property/drafts/${sent.body.draft_id}`)).body;
    expect(draft.answers).toMatchObject({ area: '92', price: '250000', bed_rooms: '2' });
    const saved = await user.call('POST', '/property/create', { for: 'sale', listing, is_active: false });
    expect(saved.body).toMatchObject({ is_active: false });
    expect(saved.body.missing).toBeUndefined();
  });

  it('[SRCH-1] the search reply carries the user of the token, and nobody for a visitor', async () => {
    const body = { for: 'sale', category_id: 1, prefecture_ids: [34] };
    const ownResponse = await user.call('POST', '/property/search', body);
    expect(ownResponse.body.user).toMatchObject({ user_id: user.id, email: user.email });
    expect((await callApiAs(testApp, null, 'POST', '/property/search', body)).body.user).toBeNull();
  });

  it('[LIST-4] favourites are added and removed by property_id and for', async () => {
    const listing = await buildContactableListing(testApp.deps.db, admin.id);
    const offer = { property_id: listing.property_id, for: 'sale' };
    expect((await user.call('PUT', '/user/add-favorite', offer)).body.listing_ids).toEqual([listing.listing_id]);
    expect((await user.call('PUT', '/user/add-favorite', { ...offer, for: 'rent' })).status).toBe(404);
    expect((await user.call('PUT', '/user/remove-favorite', offer)).body.listing_ids).toEqual([]);
  });

  it('[SUBS-3] an admin quotes, changes and cancels the subscription of an agency, and the log says so', async () => {
    const { db } = testApp.deps;
    const agency = await buildDepositAgency(db);
    const quoted = await admin.call(
      'GET',
      `/user/subscription/quote?subscription_plan_id=2&user_id=${agency.accountId}`,
    );
    expect(quoted.body).toMatchObject({ kind: 'upgrade', due_now: null });
    const change = { subscription_plan_id: 2, user_id: agency.accountId, agreed_cents: 0 };
    expect((await user.call('PUT', '/user/change-subscription-plan', change)).status).toBe(403);
    expect((await admin.call('PUT', '/user/change-subscription-plan', change)).status).toBe(200);
    expect((await admin.call('DELETE', `/user/subscription?user_id=${agency.accountId}`)).status).toBe(200);
    const { subscription } = (await admin.call('GET', `/user/subscription?user_id=${agency.accountId}`)).body;
    expect(subscription).toMatchObject({ plan: { id: 2 }, cancel_date: '2026-11-20' });
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'admin_id'])
      .where('subject_id', '=', agency.accountId)
      .where('action', '=', 'subscription_changed')
      .execute();
    expect(log).toEqual([
      { action: 'subscription_changed', admin_id: admin.id },
      { action: 'subscription_changed', admin_id: admin.id },
    ]);
  });

  it('[AGEN-2] an agency has several phones, and a form that names one of each kind loses none', async () => {
    const owner = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    const agency_id = await buildAgency(testApp.deps.db, 461200, owner.id);
    const many = { landline_phones: ['2101234567', '2310123456'], mobile_phones: ['6971234567', '6912345678'] };
    const saved = await owner.call('POST', '/user/update-agency', { agency_id, ...many });
    expect(saved.body.agency).toMatchObject({
      landline_phones: ['+302101234567', '+302310123456'],
      mobile_phones: ['+306971234567', '+306912345678'],
      landline: '+302101234567',
      mobile: '+306971234567',
    });
    const one = await owner.call('POST', '/user/update-agency', { agency_id, landline: '2107654321' });
    expect(one.body.agency.landline_phones).toEqual(['+302107654321', '+302310123456']);
    expect(one.body.agency.mobile_phones).toEqual(['+306971234567', '+306912345678']);
  });

  it('faults of fields are codes, never sentences of the validator', async () => {
    const answers = [
      await user.call('PUT', '/user/add-favorite', {}),
      await callApiAs(testApp, null, 'POST', '/property/search', { for: 7 }),
      await user.call('PUT', '/property/update', { listing_ids: 'x' }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      for (const code of Object.values(body.fields)) expect(code).toMatch(/^[a-z][a-z0-9_]*$/);
    }
    expect(answers[0]?.body.fields).toEqual({ listing_ids: 'required' });
  });
});
