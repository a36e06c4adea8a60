/** SAME-1: an agency publishes what an owner advertises. Days pass by the clock; the jobs are the real ones. */
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
import { matchProperties, pauseEmails, processScheduledPauses } from '../index.ts';

const HALANDRI = 461200;
const PUBLISHED = new Date('2026-11-18T08:00:00Z');
const FOUND = new Date('2026-11-18T10:00:00Z');
/** Nothing of these may reach the agency. */
const secret = { phone: '6971112223', contact: 'Ελευθερία Ιδιοκτήτρια', street: 'Κρυφού Σχολειού' };

describe('[SAME-1] an agency publishes what an owner advertises', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let agent: SignedInUser;
  let admin: SignedInUser;
  let owners: PublishedListing;
  let agencys: PublishedListing;
  let unit = 0;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '3' });
  });
  afterAll(() => testApp.close());

  const nextKaek = () => `050123456789/1/${++unit}`;
  const buildAgent = async () => {
    const user = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    user.token = await user.logIn();
    await buildAgency(testApp.deps.db, HALANDRI, user.id);
    return user;
  };
  const publishAsAgency = (by: SignedInUser, kaek: string, purpose: 'sale' | 'rent' = 'sale') =>
    publishListing(testApp.deps.db, by, apartmentAnswers({ ...mandateAnswers, kaek }), { purpose });
  const publishAsOwner = (kaek: string) =>
    publishListing(
      testApp.deps.db,
      owner,
      apartmentAnswers({
        kaek,
        contact_phone: secret.phone,
        contact_name: secret.contact,
        street: secret.street,
        hide_address: 'on',
      }),
    );
  const match = async () => {
    while ((await matchProperties(testApp.workerDeps)) > 0);
  };

  let kaek: string;
  beforeEach(async () => {
    await sql`delete from property_to_match`.execute(testApp.deps.db);
    testApp.setNow(PUBLISHED);
    owner = await buildSignedInUser(testApp);
    agent = await buildAgent();
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    kaek = nextKaek();
    owners = await publishAsOwner(kaek);
    testApp.setNow(FOUND);
    agencys = await publishAsAgency(agent, kaek);
    await match();
  });

  /** By two workers at once, and then again: nothing happens a second time. */
  const runAt = async (at: string | Date) => {
    testApp.setNow(new Date(at));
    await Promise.all([processScheduledPauses(testApp.workerDeps), processScheduledPauses(testApp.workerDeps)]);
    await processScheduledPauses(testApp.workerDeps);
  };
  const emailsTo = async (user: SignedInUser) =>
    (await listEmailsTo(testApp, user.email))
      .map(({ template }) => template)
      .filter((template) => template in pauseEmails);
  const getListing = async () =>
    (
      await sql<{ is_active: boolean | null; pause_reason: string | null }>`
        select is_active, pause_reason from listing where id = ${owners.listing_id}`.execute(testApp.deps.db)
    ).rows[0];
  const live = { is_active: true, pause_reason: null };
  const paused = { is_active: false, pause_reason: 'agency_listing' };
  const getPause = async () =>
    (
      await sql<{ id: number; state: string; end_reason: string | null; pause_at: Date }>`
        select id, state, end_reason, pause_at from scheduled_pause where owner_property_id = ${owners.property_id}`.execute(
        testApp.deps.db,
      )
    ).rows;
  const path = async (rest = '') => `/property/scheduled-pauses/${(await getPause())[0]?.id}${rest}`;
  const adminPath = async (rest = '') => `/adminPanel/disputes/${(await getPause())[0]?.id}${rest}`;
  const object = async (reason = 'no_mandate', text = 'Δεν γνωρίζω το γραφείο') =>
    owner.call('POST', await path('/objection'), { reason, text });
  /** A session of today: those of admins do not last for days. */
  const logInAdmin = async () => {
    admin.token = await createSession(testApp.deps.db, admin.id, testApp.deps.clock(), { strong: true });
    return admin;
  };
  const decide = async (side: 'owner' | 'agency') =>
    (await logInAdmin()).call('PUT', await adminPath('/decision'), { for: side, decision: `Υπέρ: ${side}` });
  const change = (user: SignedInUser, listing: PublishedListing, action: string) =>
    user.call('PUT', '/property/update', { listing_ids: [listing.listing_id], action });

  it('both hear of it at once, the owner of whom and when, the agency nothing of the owner', async () => {
    expect(await emailsTo(owner)).toEqual(['pause_scheduled']);
    expect(await emailsTo(agent)).toEqual(['owner_advertises']);
    const [, told] = await listEmailsTo(testApp, owner.email);
    expect(told?.values).toMatchObject({
      gemi: expect.stringMatching(/^\d{12}$/),
      pause_at: '2026-11-23T10:00:00.000Z',
    });
    const all = JSON.stringify([
      await listEmailsTo(testApp, agent.email),
      (await agent.call('GET', '/property/scheduled-pauses')).body,
      (await agent.call('GET', await path())).body,
    ]);
    expect(all).toContain('owner_advertises');
    for (const word of [...Object.values(secret), owner.email, kaek]) expect(all).not.toContain(word);
  });

  it('is reminded of on the fourth day and paused on the fifth, each once, with a statement of reasons', async () => {
    await runAt('2026-11-22T09:59:00Z');
    expect(await emailsTo(owner)).toEqual(['pause_scheduled']);
    await runAt('2026-11-22T10:00:00Z');
    await runAt('2026-11-23T09:59:00Z');
    expect(await emailsTo(owner)).toEqual(['pause_scheduled', 'pause_reminder']);
    expect(await getListing()).toEqual(live);
    await runAt('2026-11-23T10:00:00Z');
    await runAt('2026-12-01T10:00:00Z');
    expect(await emailsTo(owner)).toEqual(['pause_scheduled', 'pause_reminder', 'pause_applied']);
    expect(await getListing()).toEqual(paused);
    expect(await emailsTo(agent)).toEqual(['owner_advertises']);
  });

  it.each([
    // Five days of the clock: 121 hours over the night in October, 119 over that in March.
    ['October', '2026-10-23T11:00:00Z', '2026-10-28T12:00:00Z'],
    ['March', '2027-03-25T12:00:00Z', '2027-03-30T11:00:00Z'],
  ])('keeps the time of day over the change of the clock in %s', async (_, found, due) => {
    const other = nextKaek();
    testApp.setNow(new Date(Date.parse(found) - 3_600_000));
    owner.token = await owner.logIn();
    owners = await publishAsOwner(other);
    testApp.setNow(new Date(found));
    await publishAsAgency(await buildAgent(), other);
    await match();
    await runAt(new Date(Date.parse(due) - 60_000));
    expect(await getListing()).toEqual(live);
    await runAt(due);
    expect(await getListing()).toEqual(paused);
  });

  it('can be reactivated in one click, and never begins again with that agency', async () => {
    expect((await change(owner, owners, 'activate')).status).toBe(409);
    await runAt('2026-11-23T10:00:00Z');
    expect((await change(owner, owners, 'activate')).status).toBe(200);
    await match();
    // The agency takes it down for good and publishes it anew: still the same property and the same agency.
    await change(agent, agencys, 'remove');
    await agent.call('DELETE', '/property/delete', { listing_ids: [agencys.listing_id] });
    testApp.setNow(new Date('2026-11-25T10:00:00Z'));
    await publishAsAgency(agent, kaek);
    await match();
    await runAt('2026-12-20T10:00:00Z');
    expect(await getListing()).toEqual(live);
    expect(await getPause()).toHaveLength(1);
    expect(await emailsTo(owner)).toEqual(['pause_scheduled', 'pause_applied']);
  });

  it('still needs room to be reactivated', async () => {
    await runAt('2026-11-23T10:00:00Z');
    for (let i = 0; i < 3; i++) await publishListing(testApp.deps.db, owner);
    expect(await change(owner, owners, 'activate')).toMatchObject({ status: 409, body: { code: 'over_limit' } });
    expect(await getListing()).toEqual(paused);
  });

  it('is not begun by another comparison, a new price, or an agency that was first', async () => {
    await agent.call('PUT', '/property/price', {
      listing_id: agencys.listing_id,
      price: '240.000',
      old_price: '250.000',
    });
    await match();
    expect(await getPause()).toHaveLength(1);
    const other = nextKaek();
    await publishAsAgency(agent, other);
    testApp.setNow(new Date('2026-11-18T11:00:00Z'));
    owners = await publishAsOwner(other);
    await match();
    expect(await getPause()).toEqual([]);
  });

  it('is not begun by a listing for the other purpose, or by another individual', async () => {
    const other = nextKaek();
    owners = await publishAsOwner(other);
    testApp.setNow(new Date('2026-11-18T11:00:00Z'));
    await publishAsAgency(agent, other, 'rent');
    await publishListing(testApp.deps.db, await buildSignedInUser(testApp), apartmentAnswers({ kaek: other }));
    await match();
    expect(await getPause()).toEqual([]);
  });

  it('tells other agencies that offer the property', async () => {
    const third = await buildAgent();
    testApp.setNow(new Date('2026-11-18T12:00:00Z'));
    await publishAsAgency(third, kaek);
    await match();
    expect(await emailsTo(agent)).toEqual(['owner_advertises', 'another_agency_listed']);
    expect(await emailsTo(third)).toEqual(['owner_advertises']);
    // The first pause takes the listing off the market: the second has nothing left to pause.
    await runAt('2026-11-23T12:00:00Z');
    expect((await getPause()).map(({ state }) => state).sort()).toEqual(['ended', 'paused']);
    expect((await emailsTo(owner)).filter((template) => template === 'pause_applied')).toHaveLength(1);
  });

  it.each(['deactivate', 'remove'])(
    'ends when the agency’s listing does (%s), and the owner hears of it',
    async (action) => {
      await change(agent, agencys, action);
      await runAt('2026-11-20T10:00:00Z');
      await change(agent, agencys, action === 'remove' ? 'restore' : 'activate');
      await runAt('2026-11-30T10:00:00Z');
      expect(await getPause()).toMatchObject([{ state: 'ended', end_reason: 'agency_listing_ended' }]);
      expect(await emailsTo(owner)).toEqual(['pause_scheduled', 'pause_cancelled']);
      expect(await getListing()).toEqual(live);
    },
  );

  it('ends when the owner’s listing does, without an email', async () => {
    await change(owner, owners, 'deactivate');
    await runAt('2026-11-20T10:00:00Z');
    expect(await getPause()).toMatchObject([{ state: 'ended', end_reason: 'owner_listing_ended' }]);
    expect(await emailsTo(owner)).toEqual(['pause_scheduled']);
  });

  it('ends when the two turn out not to be the same', async () => {
    await sql`update property_private set kaek = '050999999999/1/1' where property_id = ${agencys.property_id}`.execute(
      testApp.deps.db,
    );
    await match();
    await runAt('2026-11-23T10:00:00Z');
    expect(await getPause()).toMatchObject([{ state: 'ended', end_reason: 'not_same' }]);
    expect(await emailsTo(owner)).toEqual(['pause_scheduled', 'pause_cancelled']);
    expect(await getListing()).toEqual(live);
  });

  it('is not begun, or ends, where the two work together', async () => {
    const agree = (propertyId: number) =>
      sql`insert into cooperation (property_id, purpose, agency_id, proposed_by, state, proposed_at, answer_by)
        select ${propertyId}, 1, id, 'agency', 'accepted', now(), '2026-12-01' from agency where account_id = ${agent.id}`.execute(
        testApp.deps.db,
      );
    await agree(owners.property_id);
    await runAt('2026-11-18T10:01:00Z');
    expect(await getPause()).toMatchObject([{ state: 'ended', end_reason: 'cooperation' }]);
    expect(await emailsTo(owner)).toEqual(['pause_scheduled', 'pause_cancelled']);
    const other = nextKaek();
    owners = await publishAsOwner(other);
    await agree(owners.property_id);
    testApp.setNow(new Date('2026-11-18T11:00:00Z'));
    await publishAsAgency(agent, other);
    await match();
    expect(await getPause()).toEqual([]);
  });

  describe('and the owner objects', () => {
    it('the clock stops, the agency is asked, and what is written stays with its side', async () => {
      expect((await object('no_mandate', 'Λόγια του ιδιοκτήτη')).status).toBe(200);
      expect((await object()).status).toBe(409);
      expect(await emailsTo(agent)).toEqual(['owner_advertises', 'mandate_requested']);
      const answer = { text: 'Λόγια του γραφείου', mandate_signed_on: '2026-10-01', mandate_expires_on: '2027-05-01' };
      expect((await agent.call('POST', await path('/answer'), answer)).status).toBe(200);
      await admin.call('POST', await adminPath('/messages'), { to: 'owner', text: 'Ερώτηση προς ιδιοκτήτη' });
      await owner.call('POST', await path('/messages'), { text: 'Απάντηση ιδιοκτήτη' });
      const seen = async (user: SignedInUser, at: string) =>
        (await user.call('GET', at)).body.entries.map(({ text, kind }: Record<string, string>) => text ?? kind);
      expect(await seen(owner, await path())).toEqual([
        'objected',
        'Λόγια του ιδιοκτήτη',
        'answered',
        'Ερώτηση προς ιδιοκτήτη',
        'Απάντηση ιδιοκτήτη',
      ]);
      expect(await seen(agent, await path())).toEqual(['objected', 'answered', 'Λόγια του γραφείου']);
      expect(await seen(admin, await adminPath())).toHaveLength(6);
      expect((await owner.call('GET', await path())).body.mandate).toBe(null);
      expect(await emailsTo(owner)).toEqual(['pause_scheduled', 'objection_received', 'dispute_message']);
      expect(await emailsTo(agent)).toEqual(['owner_advertises', 'mandate_requested', 'answer_received']);
      await runAt('2026-12-18T10:00:00Z');
      expect(await getListing()).toEqual(live);
      expect(await emailsTo(owner)).toHaveLength(3);
    });

    it('an agency that is silent for 48 hours leaves it to be decided', async () => {
      testApp.setNow(new Date('2026-11-19T10:00:00Z'));
      await object();
      const list = async (state: string) =>
        (await (await logInAdmin()).call('GET', `/adminPanel/disputes?state=${state}&limit=100`)).body.disputes
          .length as number;
      const [ready, waiting] = [await list('ready'), await list('waiting')];
      await runAt('2026-11-21T09:59:00Z');
      expect(await list('waiting')).toBe(waiting);
      await runAt('2026-11-21T10:00:00Z');
      expect([await list('ready'), await list('waiting')]).toEqual([ready + 1, waiting - 1]);
      const { entries } = (await admin.call('GET', await adminPath())).body;
      expect(entries.filter(({ kind }: { kind: string }) => kind === 'agency_silent')).toHaveLength(1);
    });

    it.each([
      ['not_same_property', 'not_same', 'different'],
      ['no_mandate', 'no_mandate', null],
    ])('decided for the owner (%s): never again, and both are told why', async (reason, ended, decision) => {
      await object(reason);
      expect((await decide('owner')).status).toBe(200);
      expect((await decide('owner')).status).toBe(200);
      expect((await decide('agency')).status).toBe(409);
      await match();
      await runAt('2026-12-18T10:00:00Z');
      expect(await getPause()).toMatchObject([{ state: 'ended', end_reason: ended }]);
      expect(await getListing()).toEqual(live);
      expect(await emailsTo(owner)).toEqual(['pause_scheduled', 'objection_received', 'dispute_decided']);
      expect(await emailsTo(agent)).toEqual(['owner_advertises', 'mandate_requested', 'dispute_decided']);
      const { rows } = await sql<{ decision: string | null }>`
        select decision from property_match where property_id = ${owners.property_id}`.execute(testApp.deps.db);
      expect(rows).toEqual([{ decision }]);
    });

    it('decided for the agency early: paused on the original day, with its reminder', async () => {
      await object();
      testApp.setNow(new Date('2026-11-19T10:00:00Z'));
      expect((await decide('agency')).status).toBe(200);
      await runAt('2026-11-22T10:00:00Z');
      await runAt('2026-11-23T09:59:00Z');
      expect(await getListing()).toEqual(live);
      await runAt('2026-11-23T10:00:00Z');
      expect(await getListing()).toEqual(paused);
      expect((await emailsTo(owner)).slice(2)).toEqual(['dispute_decided', 'pause_reminder', 'pause_applied']);
      expect((await object()).status).toBe(409);
    });

    it('decided for the agency late: paused a day after the decision, which reminds', async () => {
      await object();
      testApp.setNow(new Date('2026-11-27T12:00:00Z'));
      await decide('agency');
      await runAt('2026-11-28T11:59:00Z');
      expect(await getListing()).toEqual(live);
      await runAt('2026-11-28T12:00:00Z');
      expect(await getListing()).toEqual(paused);
      const emails = await listEmailsTo(testApp, owner.email);
      expect((await emailsTo(owner)).slice(2)).toEqual(['dispute_decided', 'pause_applied']);
      expect(emails.at(-2)?.values).toMatchObject({ pause_at: '2026-11-28T12:00:00.000Z' });
      expect(emails.at(-1)?.values).toMatchObject({ after_dispute: true });
    });

    it('ends with the listing it is about, and both hear of it', async () => {
      await object();
      await change(agent, agencys, 'deactivate');
      await runAt('2026-11-19T10:00:00Z');
      expect(await emailsTo(owner)).toEqual(['pause_scheduled', 'objection_received', 'pause_cancelled']);
      expect(await emailsTo(agent)).toEqual(['owner_advertises', 'mandate_requested', 'dispute_cancelled']);
      expect((await decide('owner')).status).toBe(409);
    });
  });

  it('begins when a person says that an unclear pair is the same', async () => {
    const ids = [owners.property_id, agencys.property_id] as const;
    await sql`delete from scheduled_pause`.execute(testApp.deps.db);
    await sql`update property_match set outcome = 'unclear' where property_id = ${ids[0]}`.execute(testApp.deps.db);
    const { matches } = (await admin.call('GET', '/adminPanel/property-matches?sort=score&order=desc')).body;
    expect(matches).toHaveLength(1);
    const pair = `/adminPanel/property-matches/${ids.join('/')}`;
    expect((await admin.call('GET', pair)).body.comparison.properties).toHaveLength(2);
    expect((await admin.call('PUT', pair, { decision: 'same' })).status).toBe(200);
    expect(await getPause()).toMatchObject([{ state: 'scheduled' }]);
    expect((await admin.call('GET', '/adminPanel/property-matches')).body.count).toBe(0);
  });
});
