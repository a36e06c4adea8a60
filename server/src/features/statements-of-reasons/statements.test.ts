import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing } from '../../../testing/factories/conversations.ts';
import { buildStatement, stopListing } from '../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';
import { deleteExpiredData } from '../accounts/index.ts';

const START = new Date('2026-11-15T10:00:00Z');

describe('[ADMN-6] statements of reasons', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let admin: SignedInUser;
  const db = () => testApp.deps.db;
  const decisionsOf = async (user: SignedInUser) => (await user.call('GET', '/user/decisions')).body;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp, { locale: 'en' });
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  afterAll(() => testApp.close());

  it('two listings stopped at once are one decision and one email, in force until both are back', async () => {
    const listings = [await buildContactableListing(db(), owner.id), await buildContactableListing(db(), owner.id)];
    const listing_ids = listings.map(({ listing_id }) => listing_id);
    const change = (action: string) =>
      admin.call('PUT', '/property/update', { listing_ids, action, reason: 'Ίδιες φωτογραφίες' });
    expect((await change('deactivate')).status).toBe(200);
    const { decisions, count } = await decisionsOf(owner);
    expect(count).toBe(1);
    expect(decisions).toMatchObject([
      {
        kind: 'listing_stopped',
        listing_count: 2,
        ground: 'forbidden',
        reason: null,
        found_by: 'own_check',
        is_automatic: false,
        facts: 'Ίδιες φωτογραφίες',
        complain_by: '2027-05-15',
        until: null,
        lifted_at: null,
      },
    ]);
    expect(Object.keys(decisions[0])).not.toContain('decided_by');
    const emails = await listEmailsTo(testApp, owner.email);
    expect(emails).toMatchObject([
      { template: 'listing_changed_by_admin', values: { statement: { id: decisions[0].id } } },
    ]);
    // In force until the last of them is back, whoever brings it back.
    const bringBack = async (id: number | undefined) => {
      await sql`update listing set is_active = true, pause_reason = null, updated_at = ${START} where id = ${id}`.execute(
        db(),
      );
      return (await decisionsOf(owner)).decisions[0].lifted_at;
    };
    expect(await bringBack(listing_ids[0])).toBeNull();
    expect(await bringBack(listing_ids[1])).toBe(START.toISOString());
    expect(await listEmailsTo(testApp, owner.email)).toHaveLength(1);
  });

  it.each(['remove', 'delete'])('%s by an admin has one too', async (action) => {
    const seller = await buildSignedInUser(testApp);
    const { listing_id } = await buildContactableListing(db(), seller.id, { is_active: false });
    const removed = await admin.call('PUT', '/property/update', {
      listing_ids: [listing_id],
      action: 'remove',
      reason: 'Απάτη',
    });
    expect(removed.status).toBe(200);
    if (action === 'delete')
      expect(
        (await admin.call('DELETE', '/property/delete', { listing_ids: [listing_id], reason: 'Απάτη' })).status,
      ).toBe(200);
    const kinds = (await decisionsOf(seller)).decisions.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(action === 'delete' ? ['listing_deleted', 'listing_removed'] : ['listing_removed']);
  });

  it('what the owner does to their own listing is no decision', async () => {
    const seller = await buildSignedInUser(testApp);
    const { listing_id } = await buildContactableListing(db(), seller.id);
    await seller.call('PUT', '/property/update', { listing_ids: [listing_id], action: 'deactivate' });
    expect(await decisionsOf(seller)).toMatchObject({ count: 0, decisions: [] });
  });

  it('one is read by whom it restricts, by nobody else', async () => {
    const id = await buildStatement(db(), owner.id, { now: START });
    expect((await owner.call('GET', `/user/decisions/${id}`)).body.decision).toMatchObject({ id });
    for (const other of [admin, await buildSignedInUser(testApp)])
      expect((await other.call('GET', `/user/decisions/${id}`)).status).toBe(404);
    expect((await owner.call('GET', '/user/decisions/999999999')).status).toBe(404);
  });

  it('the database lets no listing be stopped without one', async () => {
    const { listing_id } = await buildContactableListing(db(), owner.id);
    const stop = () =>
      sql`update listing set is_active = false, pause_reason = 'admin' where id = ${listing_id}`.execute(db());
    await expect(stop()).rejects.toThrow('without a statement of reasons');
    // Neither does one of an earlier transaction, nor of another listing, do for it.
    await buildStatement(db(), owner.id, { listingIds: [listing_id] });
    await expect(stop()).rejects.toThrow('without a statement of reasons');
    const other = await buildContactableListing(db(), owner.id);
    const withOther = db()
      .transaction()
      .execute(async (trx) => {
        await buildStatement(trx, owner.id, { listingIds: [other.listing_id] });
        await sql`update listing set is_active = false, pause_reason = 'admin' where id = ${listing_id}`.execute(trx);
      });
    await expect(withOther).rejects.toThrow('without a statement of reasons');
    await stopListing(db(), { listingId: listing_id, accountId: owner.id });
  });

  it('of old ones the words go and the counts stay; of a forgotten account all but the counts', async () => {
    const seller = await buildSignedInUser(testApp);
    const id = await buildStatement(db(), seller.id, { listingIds: [77], facts: 'Τηλέφωνο στο κείμενο', now: START });
    const read = () =>
      db()
        .selectFrom('statement_of_reasons')
        .select(['account_id', 'facts', 'codes', 'listing_ids', 'listing_count'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await deleteExpiredData(testApp.workerDeps);
    expect(await read()).toMatchObject({ facts: 'Τηλέφωνο στο κείμενο', listing_count: 1 });
    testApp.setNow(new Date(START.getTime() + 731 * 86_400_000));
    await deleteExpiredData(testApp.workerDeps);
    testApp.setNow(START);
    expect(await read()).toMatchObject({ facts: '', codes: [], listing_count: 1 });
    await db().deleteFrom('account').where('id', '=', seller.id).execute();
    expect(await read()).toEqual({ account_id: null, facts: '', codes: [], listing_ids: [], listing_count: 1 });
  });
});
