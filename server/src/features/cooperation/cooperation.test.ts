/** SAME-2: an owner and an agency, or two agencies, agree on a listing. Days pass by the clock, in Athens. */
import { roleIds } from '@estia/contract/accounts/roles';
import { cooperationLimits } from '@estia/contract/cooperation/model';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { apartmentAnswers, mandateAnswers, publishListing } from '../../../testing/factories/listings.ts';
import { buildAgency } from '../../../testing/factories/records.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { eraseAccounts } from '../accounts/index.ts';
import { cooperationEmails, expireProposals, listCooperationPurposes, listCooperationsForExport } from './index.ts';

const HALANDRI = 461200;

describe('[SAME-2] cooperation on a listing', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let agent: SignedInUser;
  let gemi: string;
  let code: string;
  let propertyId: number;

  const buildAgent = async (locale: 'el' | 'en' = 'el') => {
    const user = await buildSignedInUser(testApp, { role_id: roleIds.agency, locale });
    const id = await buildAgency(testApp.deps.db, HALANDRI, user.id);
    const agency = await testApp.deps.db
      .selectFrom('agency')
      .select(['gemi', 'name_el', 'name_en'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...agency, id, user };
  };
  beforeEach(async () => {
    await testApp?.close();
    testApp = await openTestApp(inject('services'));
    testApp.setNow(new Date('2026-11-18T10:00:00Z'));
    owner = await buildSignedInUser(testApp, { username: 'Μαρία Ιδιοκτήτρια' });
    ({ user: agent, gemi } = await buildAgent());
    ({ property_id: propertyId } = await publishListing(testApp.deps.db, owner));
    code = `ES-${propertyId}S`;
  });
  afterAll(() => testApp.close());

  /** Logins do not last as long as the story. */
  const travelTo = async (at: string) => {
    testApp.setNow(new Date(at));
    for (const user of [owner, agent]) user.token = await user.logIn();
  };
  const propose = (user = agent, more: object = {}) => user.call('POST', '/cooperation', { listing: code, ...more });
  const answer = (user: SignedInUser, id: number, action: string) => user.call('PUT', `/cooperation/${id}`, { action });
  const emailsTo = async (user: SignedInUser) =>
    (await listEmailsTo(testApp, user.email)).filter(({ template }) => template.startsWith('cooperation_'));
  const templatesTo = async (user: SignedInUser) => (await emailsTo(user)).map(({ template }) => template);
  const list = async (user: SignedInUser, name = 'incoming') =>
    (await user.call('GET', `/cooperation?list=${name}`)).body;
  const getShown = async () =>
    (await owner.call('GET', `/property?for=sale&property_id=${propertyId}`)).body.property.cooperation;
  /** Two workers, twice each. */
  const sweepAt = async (at: string) => {
    await travelTo(at);
    for (let i = 0; i < 2; i++)
      await Promise.all([expireProposals(testApp.workerDeps), expireProposals(testApp.workerDeps)]);
  };
  const getState = async (id: number) =>
    (await testApp.deps.db.selectFrom('cooperation').select('state').where('id', '=', id).executeTakeFirst())?.state;

  it('is proposed by an agency and accepted by the owner: both get the agency and its GEMI number, the page shows it', async () => {
    const { status, body } = await propose(agent, { message: 'Αμοιβή κατά συμφωνία' });
    expect(status).toBe(200);
    expect(await templatesTo(owner)).toEqual(['cooperation_proposed']);
    expect(await list(owner)).toMatchObject({
      count: 1,
      counts: { incoming: 1, outgoing: 0, in_force: 0, waiting: 1 },
      cooperations: [
        { state: 'proposed', message: 'Αμοιβή κατά συμφωνία', agency: { gcr: gemi }, answer_by: '2026-12-02' },
      ],
    });
    expect(await getShown()).toBeUndefined();
    expect(await listCooperationPurposes(testApp.deps.db, propertyId, agent.id)).toEqual([]);
    expect((await answer(owner, body.id, 'accept')).status).toBe(200);
    for (const reader of [owner, agent]) {
      const email = (await emailsTo(reader)).at(-1);
      expect(email).toMatchObject({
        template: 'cooperation_accepted',
        values: { code, gemi, from: '2026-11-18', terms: 'Αμοιβή κατά συμφωνία', advertiser: null },
      });
      const { html, text } = createEmailRenderer(
        'https://estia.example',
        cooperationEmails,
      )({
        template: 'cooperation_accepted',
        locale: 'el',
        values: email?.values ?? {},
        at: testApp.deps.clock(),
      });
      for (const words of [html, text]) {
        expect(words).toContain(gemi);
        expect(words).toContain('Άκρον Ακίνητα');
        expect(words.replaceAll(reader === owner ? 'Μαρία Ιδιοκτήτρια' : '∅', '')).not.toContain('Ιδιοκτήτρια');
      }
    }
    expect(await getShown()).toMatchObject([{ gcr: gemi }]);
    expect(await listCooperationPurposes(testApp.deps.db, propertyId, agent.id)).toEqual([1]);
    expect((await list(agent, 'in_force')).cooperations).toHaveLength(1);
    expect((await list(owner, 'in_force')).cooperations[0].actions).toEqual(['end']);
  });

  it('shows the agency nothing of the owner but the public listing', async () => {
    const { body } = await propose();
    await answer(owner, body.id, 'accept');
    const seen = JSON.stringify([await list(agent, 'outgoing'), await list(agent, 'in_force'), await emailsTo(agent)]);
    for (const secret of ['Ιδιοκτήτρια', owner.email, 'contact@estia.example', '6971234567', 'Μαρία'])
      expect(seen).not.toContain(secret);
    expect((await list(agent, 'outgoing')).cooperations[0].advertiser).toEqual({
      kind: 'individual',
      agency_id: null,
      name: null,
      gcr: null,
    });
  });

  it('is proposed by the owner to the agency of a GEMI number, and between two agencies', async () => {
    expect(await propose(owner)).toMatchObject({ status: 400, body: { fields: { gemi: 'required' } } });
    expect(await propose(owner, { gemi: '999999999000' })).toMatchObject({
      body: { fields: { gemi: 'gemi_unknown' } },
    });
    const { body } = await propose(owner, { gemi });
    expect((await answer(owner, body.id, 'accept')).status).toBe(409);
    expect((await answer(agent, body.id, 'accept')).status).toBe(200);
    expect(await getShown()).toMatchObject([{ gcr: gemi }]);

    const other = await buildAgent('en');
    const own = await publishListing(testApp.deps.db, agent, apartmentAnswers(mandateAnswers));
    const between = await propose(other.user, { listing: `/en/properties/for-sale/${own.property_id}` });
    expect((await answer(agent, between.body.id, 'accept')).status).toBe(200);
    for (const reader of [agent, other.user])
      expect((await emailsTo(reader)).at(-1)?.values).toMatchObject({ gemi: other.gemi, advertiser_gemi: gemi });
    expect(await propose(agent, { listing: `ES-${own.property_id}S`, gemi })).toMatchObject({
      body: { fields: { gemi: 'own_agency' } },
    });
  });

  it('is refused where there is nothing to propose', async () => {
    const stranger = await buildSignedInUser(testApp);
    expect(await propose(stranger)).toMatchObject({ body: { fields: { listing: 'not_own_listing' } } });
    for (const listing of ['ES-999999999S', 'ES-1', 'nothing', `ES-${propertyId}R`])
      expect(await propose(agent, { listing })).toMatchObject({ body: { fields: { listing: 'listing_unknown' } } });
    await sql`update property_contact set no_brokers = true where property_id = ${propertyId}`.execute(testApp.deps.db);
    expect(await propose()).toMatchObject({ body: { fields: { listing: 'no_agents' } } });
    await sql`update property_contact set no_brokers = false`.execute(testApp.deps.db);
    await sql`update listing set is_active = false`.execute(testApp.deps.db);
    expect(await propose()).toMatchObject({ body: { fields: { listing: 'listing_unknown' } } });
  });

  it('has one open proposal for each pair and listing, also when both ask at once', async () => {
    const both = await Promise.all([propose(), propose(owner, { gemi }), propose()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(both.filter(({ status }) => status === 400).map(({ body }) => Object.values(body.fields))).toEqual([
      ['proposal_open'],
      ['proposal_open'],
    ]);
    expect((await testApp.deps.db.selectFrom('cooperation').select('id').execute()).length).toBe(1);
  });

  it('is proposed so many times a day and no more', async () => {
    for (let i = 0; i < cooperationLimits.proposalsPerDay; i++) await propose(agent, { listing: `ES-${i + 900_000}S` });
    expect((await propose()).status).toBe(429);
    await travelTo('2026-11-19T10:01:00Z');
    expect((await propose()).status).toBe(200);
  });

  it('that was declined is not proposed again for 90 days; the other side may', async () => {
    const { body } = await propose();
    expect((await answer(owner, body.id, 'decline')).status).toBe(200);
    expect(await templatesTo(agent)).toEqual(['cooperation_declined']);
    await travelTo('2027-02-16T09:59:00Z');
    expect(await propose()).toMatchObject({ body: { fields: { listing: 'proposal_declined' } } });
    const reversed = await propose(owner, { gemi });
    expect(reversed.status).toBe(200);
    await answer(owner, reversed.body.id, 'withdraw');
    await travelTo('2027-02-16T10:01:00Z');
    expect((await propose()).status).toBe(200);
  });

  it('proposed and withdrawn in turn sends one email in 14 days, and what was withdrawn is not read any more', async () => {
    const { body } = await propose(agent, { message: 'Πάρε με στο 6900000000' });
    expect((await answer(agent, body.id, 'withdraw')).status).toBe(200);
    for (let i = 0; i < 3; i++)
      expect(await propose()).toMatchObject({ status: 400, body: { fields: { listing: 'proposal_recent' } } });
    expect(await templatesTo(owner)).toEqual(['cooperation_proposed']);
    expect((await list(owner)).cooperations).toMatchObject([{ state: 'withdrawn', message: null }]);
    expect((await list(agent, 'outgoing')).cooperations).toMatchObject([{ message: 'Πάρε με στο 6900000000' }]);
    const exported = async (user: SignedInUser) => (await listCooperationsForExport(testApp.deps.db, user.id))[0];
    expect(await exported(owner)).toMatchObject({ message: null });
    expect(await exported(agent)).toMatchObject({ message: 'Πάρε με στο 6900000000' });
    await travelTo('2026-12-02T10:01:00Z');
    expect((await propose()).status).toBe(200);
  });

  it.each([
    // [proposed, still open at, over at]: in winter, over the change to summer time, over the change to winter time.
    ['2026-11-18T10:00:00Z', '2026-12-02T21:59:00Z', '2026-12-02T22:01:00Z'],
    ['2027-03-20T23:30:00Z', '2027-04-04T20:59:00Z', '2027-04-04T21:01:00Z'],
    ['2026-10-20T10:00:00Z', '2026-11-03T21:59:00Z', '2026-11-03T22:01:00Z'],
  ])('proposed at %s is open at %s and over at %s, told once', async (proposed, open, over) => {
    await travelTo(proposed);
    const { body } = await propose();
    await sweepAt(open);
    expect(await getState(body.id)).toBe('proposed');
    await sweepAt(over);
    expect(await getState(body.id)).toBe('expired');
    expect(await templatesTo(agent)).toEqual(['cooperation_expired']);
    expect(await templatesTo(owner)).toEqual(['cooperation_proposed']);
    expect((await answer(owner, body.id, 'accept')).status).toBe(409);
    expect((await propose()).status).toBe(200);
  });

  it('is not accepted after its last day, also before the sweep came by', async () => {
    const { body } = await propose();
    await travelTo('2026-12-02T22:01:00Z');
    expect((await answer(owner, body.id, 'accept')).status).toBe(409);
    expect(await getState(body.id)).toBe('proposed');
  });

  it('is answered once, however many answer at once', async () => {
    const { body } = await propose();
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => answer(owner, body.id, 'accept')),
      answer(owner, body.id, 'decline'),
      answer(agent, body.id, 'withdraw'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await templatesTo(agent)).length).toBeLessThanOrEqual(1);
  });

  it('is ended by either side, logged, told to both, and off the page', async () => {
    for (const ender of [owner, agent]) {
      const { body } = await propose();
      await answer(owner, body.id, 'accept');
      const ends = await Promise.all([answer(ender, body.id, 'end'), answer(ender, body.id, 'end')]);
      expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await getShown()).toBeUndefined();
      expect(await listCooperationPurposes(testApp.deps.db, propertyId, agent.id)).toEqual([]);
    }
    for (const reader of [owner, agent])
      expect((await templatesTo(reader)).filter((template) => template === 'cooperation_ended')).toHaveLength(2);
    const { rows } = await sql<{ admin_id: number; action: string }>`
      select admin_id, action from audit_log where subject_id = ${propertyId} and action like 'cooperation%' order by id`.execute(
      testApp.deps.db,
    );
    expect(rows).toEqual([
      { admin_id: owner.id, action: 'cooperation_accepted' },
      { admin_id: owner.id, action: 'cooperation_ended' },
      { admin_id: owner.id, action: 'cooperation_accepted' },
      { admin_id: agent.id, action: 'cooperation_ended' },
    ]);
  });

  it('is not there for anybody else', async () => {
    const { body } = await propose();
    const other = await buildAgent();
    for (const action of ['accept', 'decline', 'withdraw', 'end'])
      expect((await answer(other.user, body.id, action)).status).toBe(404);
    expect((await list(other.user)).cooperations).toEqual([]);
  });

  it('ends with its listing and with either account, and the side that stays hears of it', async () => {
    const first = await propose();
    await answer(owner, first.body.id, 'accept');
    const { rows } = await sql<{ id: number }>`select id from listing where property_id = ${propertyId}`.execute(
      testApp.deps.db,
    );
    const listing_ids = rows.map(({ id }) => id);
    await owner.call('PUT', '/property/update', { listing_ids, action: 'remove' });
    await owner.call('DELETE', '/property/delete', { listing_ids });
    expect(await getState(first.body.id)).toBe('ended');
    expect(await templatesTo(agent)).toEqual(['cooperation_accepted', 'cooperation_ended']);

    const { property_id } = await publishListing(testApp.deps.db, owner);
    const second = await propose(agent, { listing: `ES-${property_id}S` });
    await answer(owner, second.body.id, 'accept');
    await sql`update account set erase_after = ${testApp.deps.clock()} where id = ${agent.id}`.execute(testApp.deps.db);
    await eraseAccounts(testApp.workerDeps);
    expect(await getState(second.body.id)).toBeUndefined();
    expect((await templatesTo(owner)).at(-1)).toBe('cooperation_ended');
  });
});
