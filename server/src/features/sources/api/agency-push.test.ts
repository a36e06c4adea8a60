/** API-1: an agency's program pushes listings by its own reference: created, changed, taken off, and again without effect. */
import { roleIds } from '@estia/contract/accounts/roles';
import { listDocumentedCalls } from '@estia/contract/sources/developers/agency-api-examples';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildApiKey } from '../../../../testing/factories/api-keys.ts';
import { buildAgency, buildPhotos } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, callApiAs, type SignedInUser } from '../../../../testing/people/api-users.ts';

const example = listDocumentedCalls().find(
  ({ call }) => call.key === 'PUT /agency-api/v1/listings/{reference}',
)?.example;

describe('[API-1] pushes by own reference', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let key: string;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    owner = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    key = await buildApiKey(testApp.deps.db, await buildAgency(testApp.deps.db, 461200, owner.id));
  });

  const put = (reference: string, over: object = {}) =>
    callApiAs(testApp, key, 'PUT', `/agency-api/v1/listings/${reference}`, { ...example?.body, ...over });
  const remove = (reference: string) => callApiAs(testApp, key, 'DELETE', `/agency-api/v1/listings/${reference}`);
  const countListings = async () => {
    const { rows } = await testApp.deps.pool.query(
      'select count(*)::int as n from listing l join property p on p.id = l.property_id where p.account_id = $1',
      [owner.id],
    );
    return rows[0].n as number;
  };

  it('is created once, unchanged the second time, changed by what differs', async () => {
    const first = await put('A');
    expect([first.status, first.body.outcome]).toEqual([200, 'created']);
    expect(first.body.listing).toMatchObject({ reference: 'A', for: 'sale', price: 245_000, state: 'inactive' });
    const again = await put('A');
    expect([again.status, again.body.outcome]).toEqual([200, 'unchanged']);
    expect(again.body.listing.listing_id).toBe(first.body.listing.listing_id);
    const changed = await put('A', { price: 239_000 });
    expect([changed.status, changed.body.outcome, changed.body.listing.price]).toEqual([200, 'updated', 239_000]);
    expect(await countListings()).toBe(1);
  });

  it('[ADMN-3] one that a rule holds is taken, and says that it is not shown and by when it is looked at', async () => {
    const { body } = await put('H');
    expect(body.review_due_at).toBeNull();
    await testApp.deps.pool.query(
      'update listing set is_active = true, pause_reason = null, activated_at = now() where id = $1',
      [body.listing.listing_id],
    );
    const stopped = await put('H', { description_el: 'Δεκτά bitcoin.' });
    expect([stopped.status, stopped.body.outcome]).toEqual([200, 'updated']);
    expect(stopped.body.listing).toMatchObject({ state: 'inactive', pause_reason: 'review' });
    expect(Date.parse(stopped.body.review_due_at)).toBeGreaterThan(testApp.deps.clock().getTime());
    await remove('H');
  });

  it('two at once are one listing', async () => {
    const answers = await Promise.all([put('A'), put('A'), put('A')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['created', 'unchanged', 'unchanged']);
    expect(await countListings()).toBe(1);
  });

  it('a price that was set by its own call is changed back by the next push', async () => {
    const { body } = await put('A');
    await buildPhotos(testApp.deps.db, body.listing.property_id, 3);
    const set = await callApiAs(testApp, key, 'PUT', '/agency-api/v1/listings/A/price', { price: 200_000 });
    expect(set.body.listing.price).toBe(200_000);
    expect((await put('A')).body).toMatchObject({ outcome: 'updated', listing: { price: 245_000 } });
  });

  it('is taken off and stays, comes back when it is pushed again, and is not there for others', async () => {
    const { body } = await put('A');
    for (let times = 0; times < 2; times += 1) {
      const gone = await remove('A');
      expect([gone.status, gone.body.listing?.state]).toEqual([200, 'inactive']);
    }
    expect((await remove('B')).status).toBe(404);
    const back = await put('A');
    expect([back.status, back.body.listing?.listing_id]).toEqual([200, body.listing.listing_id]);
    const stranger = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    const other = await buildApiKey(testApp.deps.db, await buildAgency(testApp.deps.db, 461200, stranger.id));
    expect((await callApiAs(testApp, other, 'DELETE', '/agency-api/v1/listings/A')).status).toBe(404);
  });

  it('names every field that is wrong, and takes nothing', async () => {
    const { status, body } = await put('A', { price: 'cheap', energy_class_id: null, reference: 'A' });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(body.fields)).toEqual(expect.arrayContaining(['price', 'energy_class_id']));
    expect((await put('A', { reference: 'B' })).body.fields).toEqual({ reference: 'invalid' });
    expect((await put('A', { purpose: 'swap' })).status).toBe(400);
    expect(await countListings()).toBe(0);
  });
});
