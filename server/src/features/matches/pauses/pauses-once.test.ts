/** SAME-1: the five days are once for an owner's property and an agency, whatever is deleted, and go on after a cooperation. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import {
  apartmentAnswers,
  mandateAnswers,
  type PublishedListing,
  publishListing,
} from '../../../../testing/factories/listings.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { createSession } from '../../../platform/auth/sessions.ts';
import { eraseAccounts } from '../../accounts/index.ts';
import { matchProperties, pauseEmails, processScheduledPauses } from '../index.ts';

const HALANDRI = 461200;

describe('[SAME-1] the five days, once', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let agent: SignedInUser;
  let admin: SignedInUser;
  let owners: PublishedListing;
  let kaek: string;
  let home: ReturnType<typeof apartmentAnswers>;
  let unit = 0;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '3' });
  });
  afterAll(() => testApp.close());

  const setNow = async (at: string) => {
    testApp.setNow(new Date(at));
    for (const user of [owner, agent]) user.token = await createSession(testApp.deps.db, user.id, testApp.deps.clock());
    admin.token = await createSession(testApp.deps.db, admin.id, testApp.deps.clock(), { strong: true });
  };
  const match = async () => {
    while ((await matchProperties(testApp.workerDeps)) > 0);
  };
  /** The same home each time. */
  const publish = (changed = {}, purpose: 'sale' | 'rent' = 'sale') =>
    publishListing(testApp.deps.db, owner, { ...home, ...changed }, { purpose });
  const remove = async ({ listing_id }: PublishedListing) => {
    const listing_ids = [listing_id];
    expect((await owner.call('PUT', '/property/update', { listing_ids, action: 'remove' })).status).toBe(200);
    expect((await owner.call('DELETE', '/property/delete', { listing_ids })).status).toBe(200);
  };
  const listPauses = async () =>
    (
      await sql<{ id: number; state: string; end_reason: string | null }>`
        select s.id, s.state, s.end_reason from scheduled_pause s join property p on p.id = s.owner_property_id
        where p.account_id = ${owner.id} order by s.id`.execute(testApp.deps.db)
    ).rows;
  const object = async () =>
    owner.call('POST', `/property/scheduled-pauses/${(await listPauses()).at(-1)?.id}/objection`, {
      reason: 'no_mandate',
      text: 'x',
    });
  const isActive = async ({ listing_id }: PublishedListing) =>
    (await sql<{ is_active: boolean }>`select is_active from listing where id = ${listing_id}`.execute(testApp.deps.db))
      .rows[0]?.is_active;
  const emailsTo = async (user: SignedInUser) =>
    (await listEmailsTo(testApp, user.email))
      .map(({ template }) => template)
      .filter((template) => template in pauseEmails);

  beforeEach(async () => {
    await sql`delete from property_to_match`.execute(testApp.deps.db);
    kaek = `050123456789/1/${++unit}`;
    home = apartmentAnswers({ kaek });
    testApp.setNow(new Date('2026-11-18T08:00:00Z'));
    owner = await buildSignedInUser(testApp);
    agent = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    await buildAgency(testApp.deps.db, HALANDRI, agent.id);
    await setNow('2026-11-18T08:00:00Z');
    owners = await publish();
    await setNow('2026-11-18T10:00:00Z');
  });
  const publishAsAgency = async () => {
    await publishListing(testApp.deps.db, agent, apartmentAnswers({ ...mandateAnswers, kaek }));
    await match();
  };

  it('are over for a property whose owner won, also when it is deleted and published again', async () => {
    await publishAsAgency();
    await object();
    const [pause] = await listPauses();
    const decision = { for: 'owner', decision: 'No mandate', decision_locale: 'en' };
    await setNow('2026-11-20T10:00:00Z');
    expect((await admin.call('PUT', `/adminPanel/disputes/${pause?.id}/decision`, decision)).status).toBe(200);
    await remove(owners);
    const again = await publish();
    expect(again.property_id).toBe(owners.property_id);
    await match();
    await setNow('2026-11-26T10:00:00Z');
    await processScheduledPauses(testApp.workerDeps);
    expect(await listPauses()).toEqual([{ id: pause?.id, state: 'ended', end_reason: 'no_mandate' }]);
    expect(await isActive(again)).toBe(true);
  });

  it('end with the listing that is deleted, and the agency that had answered hears of it', async () => {
    await publishAsAgency();
    await object();
    await remove(owners);
    await Promise.all([processScheduledPauses(testApp.workerDeps), processScheduledPauses(testApp.workerDeps)]);
    const [pause] = await listPauses();
    expect(pause).toMatchObject({ state: 'ended', end_reason: 'owner_listing_ended' });
    expect(await emailsTo(agent)).toEqual(['owner_advertises', 'mandate_requested', 'dispute_cancelled']);
    expect((await agent.call('GET', `/property/scheduled-pauses/${pause?.id}`)).status).toBe(200);
    expect((await admin.call('GET', `/adminPanel/disputes/${pause?.id}`)).status).toBe(200);
  });

  it('end with the account of the owner, and the agency that had answered hears of it', async () => {
    await publishAsAgency();
    await object();
    await sql`update account set erase_after = ${testApp.deps.clock()} where id = ${owner.id}`.execute(testApp.deps.db);
    await eraseAccounts(testApp.workerDeps);
    expect(await listPauses()).toEqual([]);
    expect(await emailsTo(agent)).toEqual(['owner_advertises', 'mandate_requested', 'dispute_cancelled']);
  });

  it('are told once, however often the owner objects, deletes and publishes again', async () => {
    await publishAsAgency();
    for (let n = 0; n < 3; n += 1) {
      await object();
      await remove(owners);
      await processScheduledPauses(testApp.workerDeps);
      owners = await publish();
      await match();
    }
    // With another address it is another property, and one that was not there before the agency's.
    await remove(owners);
    await publish({ street: 'Παπαφλέσσα', street_number: '71' });
    await match();
    expect(await listPauses()).toHaveLength(1);
    expect(await emailsTo(agent)).toEqual(['owner_advertises', 'mandate_requested', 'dispute_cancelled']);
  });

  describe('with a cooperation', () => {
    const cooperate = async (code: string) => {
      const { rows } = await sql<{ gemi: string }>`select gemi from agency where account_id = ${agent.id}`.execute(
        testApp.deps.db,
      );
      const { status, body } = await owner.call('POST', '/cooperation', { listing: code, gemi: rows[0]?.gemi });
      expect(status).toBe(200);
      expect((await agent.call('PUT', `/cooperation/${body.id}`, { action: 'accept' })).status).toBe(200);
      return body.id;
    };

    it('for the rent, the sale is paused on its day', async () => {
      const rent = await publish({ price: '900' }, 'rent');
      expect(rent.property_id).toBe(owners.property_id);
      await publishAsAgency();
      await cooperate(`ES-${rent.property_id}R`);
      await processScheduledPauses(testApp.workerDeps);
      expect(await listPauses()).toMatchObject([{ state: 'scheduled' }]);
      await setNow('2026-11-23T10:00:00Z');
      await processScheduledPauses(testApp.workerDeps);
      expect([await isActive(owners), await isActive(rent)]).toEqual([false, true]);
    });

    it('for the sale end, and begin anew when it is over: both are told again', async () => {
      await publishAsAgency();
      await object();
      const id = await cooperate(`ES-${owners.property_id}S`);
      await processScheduledPauses(testApp.workerDeps);
      expect(await listPauses()).toMatchObject([{ state: 'ended', end_reason: 'cooperation' }]);
      await setNow('2026-11-24T10:00:00Z');
      await processScheduledPauses(testApp.workerDeps);
      expect((await owner.call('PUT', `/cooperation/${id}`, { action: 'end' })).status).toBe(200);
      await Promise.all([processScheduledPauses(testApp.workerDeps), processScheduledPauses(testApp.workerDeps)]);
      expect(await listPauses()).toMatchObject([{ state: 'scheduled', end_reason: null }]);
      expect((await emailsTo(owner)).at(-1)).toBe('pause_scheduled');
      expect((await emailsTo(agent)).at(-1)).toBe('owner_advertises');
      // Whoever objected before the cooperation may object again.
      expect((await object()).status).toBe(200);
      expect(await listPauses()).toMatchObject([{ state: 'disputed' }]);
      await setNow('2026-11-27T10:00:00Z');
      const decision = { for: 'agency', decision: 'There is one', decision_locale: 'en' };
      expect(
        (await admin.call('PUT', `/adminPanel/disputes/${(await listPauses())[0]?.id}/decision`, decision)).status,
      ).toBe(200);
      await setNow('2026-11-29T09:59:00Z');
      await processScheduledPauses(testApp.workerDeps);
      expect(await isActive(owners)).toBe(true);
      await setNow('2026-11-29T10:00:00Z');
      await processScheduledPauses(testApp.workerDeps);
      expect(await isActive(owners)).toBe(false);
    });
  });
});
