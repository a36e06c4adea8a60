/** AGEN-2: an agency of several people: who comes in how, what each may do, and that all of it is the agency's. */
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { joinAgency } from '../../../testing/access/roles.ts';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing, buildConversation, newClientKey } from '../../../testing/factories/conversations.ts';
import { apartmentAnswers, buildCompleteDraft, mandateAnswers } from '../../../testing/factories/listings.ts';
import { buildAgency, buildUser } from '../../../testing/factories/records.ts';
import { restrictDirectly } from '../../../testing/factories/statements-of-reasons.ts';
import {
  buildSignedInUser,
  callApiAs,
  listEmailsTo,
  password,
  type SignedInUser,
} from '../../../testing/people/api-users.ts';
import { findViewer } from '../../platform/auth/sessions.ts';
import { eraseAccounts } from '../accounts/index.ts';

const HALANDRI = 461200;
let serial = 0;
const newEmail = () => `team${++serial}@estia.example`;

describe('[AGEN-2] the team of an agency', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let agencyId: number;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    owner = await buildSignedInUser(testApp, { role_id: roleIds.agency, username: 'Μαρία Ιδιοκτήτρια' });
    agencyId = await buildAgency(testApp.deps.db, HALANDRI, owner.id);
  });

  const invite = (by: SignedInUser, over: object = {}) =>
    by.call('POST', '/user/agency/invitations', { email: newEmail(), name: 'Νίκος', role: 'agent', ...over });
  const keyOf = async (email: string) => {
    const sentEmail = (await listEmailsTo(testApp, email)).at(-1);
    return sentEmail?.values.key ?? '';
  };
  const form = { username: 'Νίκος Συνεργάτης', password, terms_accepted: true, over_18: true };
  const accept = (key: string, over: object = {}) =>
    callApiAs(testApp, null, 'POST', '/user/invitation/accept', { key, ...form, ...over });
  const colleague = async (role: 'owner' | 'agent' = 'agent') => {
    const user = await buildSignedInUser(testApp, { role_id: roleIds.agency, username: 'Νίκος Συνεργάτης' });
    await joinAgency(testApp.deps.db, agencyId, user.id, role);
    return user;
  };
  const viewerOf = (token: string) => findViewer(testApp.deps, token, testApp.deps.clock());
  const setStatus = (id: number, status: 'approved' | 'blocked' | 'rejected' | 'waiting') =>
    restrictDirectly(
      testApp.deps.db,
      (trx) => trx.updateTable('account').set({ status }).where('id', '=', id).execute(),
      id,
    );

  it('invited by email, joined by its key once, and at home in the agency at once', async () => {
    const email = newEmail();
    expect(await invite(owner, { email })).toEqual({ status: 200, body: { message: 'Email sent!' } });
    const key = await keyOf(email);
    expect(key.length).toBeGreaterThan(40);
    const { rows } = await testApp.deps.pool.query(
      'select row_to_json(agency_invitation)::text as row from agency_invitation',
    );
    expect(JSON.stringify(rows)).not.toContain(key);

    const read = await callApiAs(testApp, null, 'POST', '/user/invitation', { key });
    expect(read.body).toMatchObject({ email, role: 'agent', name: 'Νίκος' });
    const wrong = await accept(key, { password: '12345678' });
    expect(wrong).toMatchObject({ status: 400, body: { fields: { password: 'password_common' } } });
    expect(await accept(key, { terms_accepted: false })).toMatchObject({ status: 400 });

    const joined = await accept(key);
    expect(joined).toMatchObject({ status: 200, body: { user: { email, status: 'approved', email_confirmed: true } } });
    expect(await viewerOf(joined.body.token)).toMatchObject({
      worksFor: owner.id,
      agencyRole: 'agent',
      status: 'approved',
    });
    const terms = testApp.deps.db.selectFrom('terms_acceptance').select('version');
    expect(await terms.where('account_id', '=', joined.body.user.user_id).execute()).toHaveLength(1);
    for (const again of [await accept(key), await callApiAs(testApp, null, 'POST', '/user/invitation', { key })])
      expect(again.status).toBe(410);
    const team = await owner.call('GET', '/user/agency/team');
    expect(team.body.agents).toMatchObject([
      { user_id: owner.id, role: 'owner', is_agency_account: true, is_me: true },
      { name: 'Νίκος Συνεργάτης', role: 'agent', is_agency_account: false, is_me: false },
    ]);
    expect(team.body.invitations).toEqual([]);
  });

  it('the inviter learns nothing of an address that has an account; its owner is told by another email', async () => {
    const known = await buildSignedInUser(testApp);
    const answer = await invite(owner, { email: known.email });
    expect(answer).toEqual({ status: 200, body: { message: 'Email sent!' } });
    const [sentEmail] = (await listEmailsTo(testApp, known.email)).slice(-1);
    expect(sentEmail?.template).toBe('team_invited_known');
    expect(JSON.stringify(sentEmail)).not.toContain('"key"');
    const { body } = await owner.call('GET', '/user/agency/team');
    expect(Object.keys(body.invitations[0]).sort()).toEqual([
      'email',
      'expires_at',
      'id',
      'is_expired',
      'name',
      'role',
    ]);
  });

  it('a key ends after seven days, when it is taken back, when a newer one is sent and with the agency', async () => {
    const emails = Array.from({ length: 4 }, newEmail) as [string, string, string, string];
    const keys: string[] = [];
    for (const email of emails) {
      await invite(owner, { email });
      keys.push(await keyOf(email));
    }
    const read = async (key = '') => (await callApiAs(testApp, null, 'POST', '/user/invitation', { key })).status;
    const { body } = await owner.call('GET', '/user/agency/team');
    const idOf = (email: string) => body.invitations.find((each: { email: string }) => each.email === email).id;
    expect((await owner.call('DELETE', `/user/agency/invitations/${idOf(emails[0])}`)).status).toBe(200);
    expect((await owner.call('DELETE', `/user/agency/invitations/${idOf(emails[0])}`)).status).toBe(404);
    await invite(owner, { email: emails[1] });
    await testApp.deps.db
      .updateTable('agency_invitation')
      .set({ expires_at: testApp.deps.clock() })
      .where('id', '=', idOf(emails[2]))
      .execute();
    expect(await Promise.all(keys.map(read))).toEqual([410, 410, 410, 200]);
    expect(await read(await keyOf(emails[1]))).toBe(200);
    await setStatus(owner.id, 'blocked');
    expect(await read(keys[3])).toBe(410);
  });

  it('a mailbox gets five emails a day, however it is written', async () => {
    const asked = [];
    for (const email of ['b.usy', 'bu.sy', 'bus.y', 'b.u.sy', 'busy+1', 'busy+2'])
      asked.push((await invite(owner, { email: `${email}@gmail.com` })).status);
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
    // Who writes it as it is shares nothing with them.
    expect((await invite(owner, { email: 'busy@gmail.com' })).status).toBe(200);
  });

  it('two who come with the same key: one joins', async () => {
    const email = newEmail();
    await invite(owner, { email });
    const key = await keyOf(email);
    const answers = await Promise.all([accept(key), accept(key), accept(key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('no more than fifty, and not who is in already', async () => {
    const agent = await colleague();
    expect(await invite(owner, { email: agent.email })).toMatchObject({
      status: 400,
      body: { fields: { email: 'in_team' } },
    });
    for (let n = 0; n < 48; n++)
      await joinAgency(testApp.deps.db, agencyId, (await buildUser(testApp.deps.db, { role_id: roleIds.agency })).id);
    expect(await invite(owner)).toMatchObject({ status: 409, body: { code: 'team_full' } });
  });

  it('an agent works on the agency’s listings and drafts; money, team and profile are the owners’', async () => {
    const agent = await colleague();
    const draftId = await buildCompleteDraft(testApp.deps.db, owner.id, { ...apartmentAnswers(), ...mandateAnswers });
    expect((await agent.call('GET', `/property/drafts/${draftId}`)).status).toBe(200);
    const started = await agent.call('POST', '/property/drafts', { for: 'sale' });
    const whose = await testApp.deps.db
      .selectFrom('draft')
      .select('account_id')
      .where('id', '=', started.body.draft.draft_id)
      .executeTakeFirstOrThrow();
    expect(whose.account_id).toBe(owner.id);
    const { listing_id } = await buildContactableListing(testApp.deps.db, owner.id);
    const paused = await agent.call('PUT', '/property/update', { listing_ids: [listing_id], action: 'deactivate' });
    expect(paused.status).toBe(200);
    for (const [method, path, body] of [
      ['GET', '/user/agency/team', undefined],
      ['POST', '/user/agency/invitations', { email: newEmail(), name: 'Χ', role: 'owner' }],
      ['PUT', `/user/agency/team/${agent.id}`, { role: 'owner' }],
      ['DELETE', `/user/agency/team/${agent.id}`, {}],
      ['POST', '/user/update-agency', { contact_person: 'Χ' }],
      ['DELETE', '/user/agency/logo', undefined],
    ] as const)
      expect([path, (await agent.call(method, path, body)).status]).toEqual([path, 403]);
    expect((await agent.call('GET', '/user/profile')).body.agency).toBeNull();
  });

  it('a second owner does what the first does, but nobody touches the main account', async () => {
    const partner = await colleague('owner');
    const agent = await colleague();
    expect((await partner.call('GET', '/user/profile')).body.agency).toMatchObject({ agency_id: agencyId });
    expect((await partner.call('POST', '/user/update-agency', { contact_person: 'Ελένη' })).status).toBe(200);
    expect((await partner.call('PUT', `/user/agency/team/${agent.id}`, { role: 'owner' })).status).toBe(200);
    expect(await viewerOf(agent.token)).toMatchObject({ agencyRole: 'owner' });
    for (const [method, body] of [
      ['PUT', { role: 'agent' }],
      ['DELETE', {}],
    ] as const)
      expect((await partner.call(method, `/user/agency/team/${owner.id}`, body)).status).toBe(403);
  });

  it('who is removed is out at once, is told, and is an individual from then on; every action is written down', async () => {
    const agent = await colleague();
    expect((await owner.call('DELETE', `/user/agency/team/${agent.id}`)).status).toBe(200);
    expect(await viewerOf(agent.token)).toBeNull();
    expect((await listEmailsTo(testApp, agent.email)).at(-1)?.template).toBe('team_left');
    const back = await viewerOf(await agent.logIn());
    expect(back).toMatchObject({ worksFor: agent.id, agencyRole: null, roleId: roleIds.individual });
    const log = testApp.deps.db.selectFrom('audit_log').select(['action', 'admin_id']).where('subject', '=', 'agency');
    expect(await log.where('subject_id', '=', agencyId).execute()).toContainEqual({
      action: 'team_removed',
      admin_id: owner.id,
    });
  });

  it('an agent leaves by themselves: out at once, the listings stay, the agency is told and it is written down', async () => {
    const agent = await colleague();
    const { listing_id } = await buildContactableListing(testApp.deps.db, owner.id);
    expect((await owner.call('DELETE', '/user/agency/membership')).status).toBe(403);
    expect((await agent.call('DELETE', '/user/agency/membership')).status).toBe(200);
    expect(await viewerOf(agent.token)).toBeNull();
    expect((await agent.call('DELETE', '/user/agency/membership')).status).toBe(401);
    expect(await viewerOf(await agent.logIn())).toMatchObject({
      worksFor: agent.id,
      agencyRole: null,
      roleId: roleIds.individual,
    });
    expect((await listEmailsTo(testApp, owner.email)).at(-1)).toMatchObject({ template: 'team_quit' });
    const listing = testApp.deps.db.selectFrom('listing').innerJoin('property', 'property.id', 'listing.property_id');
    expect(await listing.select(['account_id', 'is_active']).where('listing.id', '=', listing_id).execute()).toEqual([
      { account_id: owner.id, is_active: true },
    ]);
    const log = testApp.deps.db.selectFrom('audit_log').select(['action', 'admin_id']).where('subject', '=', 'agency');
    expect(await log.where('subject_id', '=', agencyId).execute()).toContainEqual({
      action: 'team_quit',
      admin_id: agent.id,
    });
  });

  it('what becomes of the agency becomes of its people: blocked, waiting, rejected', async () => {
    const agent = await colleague();
    for (const status of ['waiting', 'rejected'] as const) {
      await setStatus(owner.id, status);
      expect(await viewerOf(agent.token)).toMatchObject({ status });
    }
    await setStatus(owner.id, 'blocked');
    expect(await viewerOf(agent.token)).toBeNull();
    const login = { email: agent.email, password };
    expect((await callApiAs(testApp, null, 'POST', '/user/login', login)).status).toBe(403);
    await setStatus(owner.id, 'approved');
    expect((await callApiAs(testApp, null, 'POST', '/user/login', login)).status).toBe(200);
    await setStatus(agent.id, 'rejected');
    expect(await viewerOf(agent.token)).toMatchObject({ status: 'rejected' });
  });

  it('the inbox is the agency’s: who of the team answered is known inside and not outside', async () => {
    const agent = await colleague();
    const lead = await buildSignedInUser(testApp, { username: 'Άννα' });
    const { listing_id } = await buildContactableListing(testApp.deps.db, owner.id);
    const id = await buildConversation(testApp.deps.db, owner.id, lead.id, listing_id);
    const mine = await buildConversation(testApp.deps.db, lead.id, owner.id);
    expect((await agent.call('GET', '/inbox')).body.conversations).toMatchObject([{ id, side: 'advertiser' }]);
    // What the main account asked others as a person is its own.
    expect((await agent.call('GET', `/inbox/${mine}`)).status).toBe(404);
    const answer = { body: 'Ναι, είναι.', client_key: newClientKey() };
    expect((await agent.call('POST', `/inbox/${id}`, answer)).body.sent_message).toMatchObject({
      is_mine: true,
      author_name: 'Νίκος Συνεργάτης',
    });
    const inside = await owner.call('GET', `/inbox/${id}`);
    expect(inside.body.messages.at(-1)).toMatchObject({ is_mine: true, author_name: 'Νίκος Συνεργάτης' });
    const outside = await lead.call('GET', `/inbox/${id}`);
    expect(outside.body.messages.at(-1)).toMatchObject({ is_mine: false, author_name: null });
    expect(JSON.stringify(outside.body)).not.toContain('Νίκος Συνεργάτης');
  });

  it('an agent who erases themselves leaves; an agency that is erased lets its people go', async () => {
    const [leaving, staying] = [await colleague(), await colleague()];
    await invite(owner);
    const erase = async (id: number) => {
      await testApp.deps.db
        .updateTable('account')
        .set({ erase_after: testApp.deps.clock() })
        .where('id', '=', id)
        .execute();
      await eraseAccounts(testApp.workerDeps);
    };
    const left = () =>
      testApp.deps.db.selectFrom('agency_agent').select('account_id').where('agency_id', '=', agencyId).execute();
    await erase(leaving.id);
    expect(await left()).toEqual([{ account_id: staying.id }]);
    await erase(owner.id);
    expect(await left()).toEqual([]);
    expect(
      await testApp.deps.db.selectFrom('agency_invitation').select('id').where('agency_id', '=', agencyId).execute(),
    ).toEqual([]);
    expect(await viewerOf(staying.token)).toBeNull();
    expect(await viewerOf(await staying.logIn())).toMatchObject({ worksFor: staying.id, agencyRole: null });
  });
});
