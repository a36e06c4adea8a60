/** POST-5: a price is changed in one step, and nobody overwrites a price they have not seen. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildListing, buildProperty } from '../../../testing/factories/records.ts';
import { buildSignedInUser, type SignedInUser } from '../../../testing/people/api-users.ts';

describe('[POST-5] changing the price of a listing', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp);
  });
  afterAll(() => testApp.close());

  async function listed(over: object = {}) {
    const property_id = await buildProperty(testApp.deps.db, { account_id: owner.id, district_id: 461200 });
    return buildListing(testApp.deps.db, { property_id, price: 250_000, ...over });
  }
  const put = (body: object, by = owner) => by.call('PUT', '/property/price', body);
  const stored = async (id: number) =>
    (
      await sql<{ price: number; previous_price: number | null }>`
      select price, previous_price from listing where id = ${id}`.execute(testApp.deps.db)
    ).rows[0];

  it('keeps the old price beside the new one and notes the change once', async () => {
    const listing_id = await listed();
    const body = { listing_id, price: '240.000', old_price: 250_000 };
    expect(await put(body)).toEqual({
      status: 200,
      body: { message: 'Success!', listing_id, old_price: 250_000, price: 240_000, review_due_at: null },
    });
    expect((await put(body)).status).toBe(200);
    expect(await stored(listing_id)).toEqual({ price: 240_000, previous_price: 250_000 });
    const { rows } = await sql<{ price: number }>`
      select e.price from listing_event e join listing l on l.property_id = e.property_id
      where l.id = ${listing_id} and e.kind = 'price'`.execute(testApp.deps.db);
    expect(rows).toEqual([{ price: 240_000 }]);
  });

  it('refuses what is no price, a price that changed meanwhile, a removed listing and the listing of another', async () => {
    const listing_id = await listed();
    expect((await put({ listing_id, price: 'cheap', old_price: 250_000 })).body).toMatchObject({
      code: 'invalid_input',
      fields: { price: 'number' },
    });
    expect((await put({ listing_id, price: ' ', old_price: 250_000 })).body.fields).toEqual({ price: 'required' });
    expect((await put({ listing_id, price: 240_000, old_price: 260_000 })).body.code).toBe('changed_meanwhile');
    expect(
      (await put({ listing_id, price: 240_000, old_price: 250_000 }, await buildSignedInUser(testApp))).status,
    ).toBe(404);
    const removed = await listed({ is_active: null, deleted_at: testApp.deps.clock() });
    expect((await put({ listing_id: removed, price: 1_000, old_price: 250_000 })).body.code).toBe('not_in_this_state');
    expect(await stored(listing_id)).toEqual({ price: 250_000, previous_price: null });
  });

  it('refuses a listing that an admin stopped', async () => {
    const stopped = await listed({ is_active: false, pause_reason: 'admin' });
    expect((await put({ listing_id: stopped, price: 240_000, old_price: 250_000 })).body.code).toBe('forbidden');
    expect(await stored(stopped)).toEqual({ price: 250_000, previous_price: null });
  });
});
