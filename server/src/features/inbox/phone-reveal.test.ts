import { roleIds } from '@estia/contract/accounts/roles';
import { inboxLimits } from '@estia/contract/inbox/limits';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing, solveProofOfWork } from '../../../testing/factories/conversations.ts';
import { buildSignedInUser, type SignedInUser } from '../../../testing/people/api-users.ts';
import { deleteExpiredData } from '../accounts/index.ts';
import { createPuzzle } from './proof-of-work.ts';

const DAY = 86_400_000;

describe('[LIST-6] showing a phone', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  const db = () => testApp.deps.db;
  const work = () => solveProofOfWork(createPuzzle(testApp.deps));

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp);
  });
  afterAll(() => testApp.close());

  async function revealPhone(
    property_id: number,
    { address = '10.7.0.1', token = '', ...over }: Record<string, unknown> = {},
  ) {
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/property/phone',
      remoteAddress: String(address),
      payload: { for: 'sale', property_id, ...over },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: response.statusCode, body: response.json() };
  }
  const revealsOf = async (listing_id: number) =>
    (
      await db()
        .selectFrom('listing_counter')
        .select('phone_reveals')
        .where('listing_id', '=', listing_id)
        .executeTakeFirst()
    )?.phone_reveals ?? 0;

  it('the number is in this answer and in no other', async () => {
    const listing = await buildContactableListing(db(), owner.id, {
      contact: { name: 'Ελένη', phone: '+306955555555' },
    });
    expect(await revealPhone(listing.property_id)).toEqual({
      status: 200,
      body: { phone: '+306955555555', name: 'Ελένη', no_brokers: false },
    });
    const page = await testApp.app.inject(`/api/property?for=sale&property_id=${listing.property_id}`);
    expect(page.json().property.contact).toMatchObject({ phone: true });
    expect(page.body).not.toContain('6955555555');
  });

  it('one that is hidden or missing is not there, nor one of a paused listing', async () => {
    const hidden = await buildContactableListing(db(), owner.id, { contact: { hide_phone: true } });
    const none = await buildContactableListing(db(), owner.id, { contact: { phone: null } });
    const paused = await buildContactableListing(db(), owner.id, { is_active: false });
    for (const { property_id } of [hidden, none, paused, { property_id: 999_999_999 }]) {
      const answer = await revealPhone(property_id);
      expect(answer.status).toBe(404);
      expect(JSON.stringify(answer.body)).not.toContain('69');
    }
  });

  it('a visitor counts once a day for a listing, the owner never', async () => {
    const listing = await buildContactableListing(db(), owner.id);
    for (const address of ['10.7.1.1', '10.7.1.1', '10.7.1.2']) await revealPhone(listing.property_id, { address });
    expect(await revealPhone(listing.property_id, { token: owner.token })).toMatchObject({ status: 200 });
    expect(await revealsOf(listing.listing_id)).toBe(2);
    const rows = await db()
      .selectFrom('phone_reveal')
      .selectAll()
      .where('listing_id', '=', listing.listing_id)
      .execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('10.7.1');
    const now = testApp.deps.clock();
    testApp.setNow(new Date(now.getTime() + DAY));
    await revealPhone(listing.property_id, { address: '10.7.1.1' });
    expect(await revealsOf(listing.listing_id)).toBe(3);
    const all = await db()
      .selectFrom('phone_reveal')
      .select('visitor')
      .where('listing_id', '=', listing.listing_id)
      .execute();
    // The same address is somebody else tomorrow.
    expect(new Set(all.map((row) => row.visitor.toString('hex'))).size).toBe(3);
    testApp.setNow(now);
  });

  it('five a day are free, then each needs the sum, after twenty it is enough', async () => {
    const listings = [];
    for (let n = 0; n <= inboxLimits.revealsADay; n++) listings.push(await buildContactableListing(db(), owner.id));
    const seen: number[] = [];
    for (const [n, { property_id }] of listings.entries()) {
      const plain = await revealPhone(property_id, { address: '10.7.2.1' });
      const answer =
        plain.status === 428 ? await revealPhone(property_id, { address: '10.7.2.1', proof_of_work: work() }) : plain;
      if (n >= inboxLimits.freeReveals && n < inboxLimits.revealsADay) expect(plain.status).toBe(428);
      seen.push(answer.status);
    }
    expect(seen).toEqual([...Array(inboxLimits.revealsADay).fill(200), 429]);
    // What was shown before today is shown again.
    expect((await revealPhone(listings[0]?.property_id ?? 0, { address: '10.7.2.1' })).status).toBe(200);
    // Another in the same house who has logged in is not shut out by it.
    const user = await buildSignedInUser(testApp);
    expect((await revealPhone(listings[20]?.property_id ?? 0, { address: '10.7.2.1', token: user.token })).status).toBe(
      200,
    );
  }, 120_000);

  it('an account is limited wherever it asks from', async () => {
    const user = await buildSignedInUser(testApp);
    const seen = [];
    for (let n = 0; n < inboxLimits.freeReveals + 1; n++) {
      const listing = await buildContactableListing(db(), owner.id);
      seen.push((await revealPhone(listing.property_id, { address: `10.7.3.${n}`, token: user.token })).status);
    }
    expect(seen).toEqual([200, 200, 200, 200, 200, 428]);
  });

  it('no calls from brokers: a professional says first that they respect it, others just see it', async () => {
    const listing = await buildContactableListing(db(), owner.id, { contact: { no_brokers: true } });
    const broker = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    const refused = await revealPhone(listing.property_id, { token: broker.token });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { respects_no_brokers: 'must_accept' } },
    });
    expect(JSON.stringify(refused)).not.toContain('6912345678');
    expect((await revealPhone(listing.property_id, { token: broker.token, respects_no_brokers: false })).status).toBe(
      400,
    );
    expect(await revealsOf(listing.listing_id)).toBe(0);
    expect(await revealPhone(listing.property_id, { token: broker.token, respects_no_brokers: true })).toMatchObject({
      status: 200,
      body: { no_brokers: true },
    });
    expect(await revealPhone(listing.property_id, { address: '10.7.4.1' })).toMatchObject({
      status: 200,
      body: { no_brokers: true },
    });
  });

  it('the log is kept for a year', async () => {
    const now = testApp.deps.clock();
    const count = async () => (await db().selectFrom('phone_reveal').select('id').execute()).length;
    expect(await count()).toBeGreaterThan(5);
    testApp.setNow(new Date(now.getTime() + 367 * DAY));
    await deleteExpiredData(testApp.workerDeps);
    expect(await count()).toBe(0);
    testApp.setNow(now);
  });
});
