/** The inbox that the people of an agency share: what waits, who has it, who answered. */
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing, buildConversation, newClientKey } from '../../../testing/factories/conversations.ts';
import { buildAgency } from '../../../testing/factories/records.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';

describe('the inbox of an agency', () => {
  let testApp: TestApp;
  let agency: SignedInUser;
  let agent: SignedInUser;
  let lead: SignedInUser;
  let stranger: SignedInUser;
  let first: number;
  let second: number;
  let listing: number;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    const { db } = testApp.deps;
    agency = await buildSignedInUser(testApp, { role_id: roleIds.agency, username: 'Κεντρικό' });
    agent = await buildSignedInUser(testApp, { role_id: roleIds.agency, username: 'Άννα' });
    lead = await buildSignedInUser(testApp);
    stranger = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    await buildAgency(db, 461200, stranger.id);
    const agency_id = await buildAgency(db, 461200, agency.id);
    await db
      .insertInto('agency_agent')
      .values({ account_id: agent.id, agency_id, role: 'agent', joined_at: new Date() })
      .execute();
    listing = (await buildContactableListing(db, agency.id)).listing_id;
    first = await buildConversation(db, agency.id, lead.id, listing);
    second = await buildConversation(db, agency.id, lead.id);
  });
  afterAll(() => testApp.close());

  const box = async (who: SignedInUser, query = '') => (await who.call('GET', `/inbox${query}`)).body;
  const ids = (body: { conversations: { id: number }[] }) => body.conversations.map(({ id }) => id).sort();
  const assign = (who: SignedInUser, id: number, user_id: number | null) =>
    who.call('PUT', `/inbox/${id}/assign`, { user_id });
  const team = () => [
    { user_id: agency.id, name: 'Κεντρικό' },
    { user_id: agent.id, name: 'Άννα' },
  ];

  it('[DASH-1] all see the same; what waits, what is mine, what is about a listing', async () => {
    for (const who of [agency, agent]) {
      const body = await box(who);
      expect(ids(body)).toEqual([first, second]);
      expect(body).toMatchObject({ waiting: 2, mine: 0, team: team() });
    }
    expect(ids(await box(agent, '?box=waiting'))).toEqual([first, second]);
    expect(ids(await box(agent, `?listing_id=${listing}`))).toEqual([first]);
    expect((await assign(agency, second, agent.id)).status).toBe(200);
    expect(ids(await box(agent, '?box=mine'))).toEqual([second]);
    expect(ids(await box(agency, '?box=mine'))).toEqual([]);
    const { conversation } = (await agent.call('GET', `/inbox/${second}`)).body;
    expect(conversation).toMatchObject({
      awaiting_reply: true,
      assigned_agent: { user_id: agent.id, name: 'Άννα' },
      answered_by: null,
    });
  });

  it('[DASH-1] who answers first has it, and it waits no longer until it is asked again', async () => {
    await agent.call('POST', `/inbox/${first}`, { body: 'Ναι', client_key: newClientKey() });
    await agency.call('POST', `/inbox/${first}`, { body: 'Πάρτε μας', client_key: newClientKey() });
    const read = async () => (await agency.call('GET', `/inbox/${first}`)).body;
    expect((await read()).conversation).toMatchObject({
      awaiting_reply: false,
      answered_by: 'Άννα',
      assigned_agent: { user_id: agent.id },
    });
    expect((await read()).team).toEqual(team());
    expect(await box(agency)).toMatchObject({ waiting: 1 });
    await lead.call('POST', `/inbox/${first}`, { body: 'Πότε;', client_key: newClientKey() });
    expect(await box(agency)).toMatchObject({ waiting: 2 });
  });

  it('[DASH-1] who is assigned a lead is emailed, once, and not by themselves', async () => {
    const third = await buildConversation(testApp.deps.db, agency.id, lead.id);
    await assign(agency, third, agent.id);
    await assign(agency, third, agent.id);
    await assign(agent, third, agent.id);
    const got = (await listEmailsTo(testApp, agent.email)).filter(
      ({ values }) => Number(values.conversation) === third,
    );
    expect(got).toMatchObject([
      { template: 'lead_assigned', values: { by: 'Κεντρικό', from: 'Νίκος', body: 'Καλημέρα, είναι διαθέσιμο;' } },
    ]);
    const selfAssigned = await buildConversation(testApp.deps.db, agency.id, lead.id);
    await assign(agent, selfAssigned, agent.id);
    const emails = (await listEmailsTo(testApp, agent.email)).filter(
      ({ values }) => Number(values.conversation) === selfAssigned,
    );
    expect(emails).toEqual([]);
  });

  it('[DASH-1] a message reaches the agent it is assigned to, and colleagues who asked for all of them', async () => {
    const { db } = testApp.deps;
    const { agency_id } = await db
      .selectFrom('agency_agent')
      .select('agency_id')
      .where('account_id', '=', agent.id)
      .executeTakeFirstOrThrow();
    const [keen, calm] = [
      await buildSignedInUser(testApp, { role_id: roleIds.agency }),
      await buildSignedInUser(testApp, { role_id: roleIds.agency }),
    ];
    for (const { id: account_id } of [keen, calm])
      await db
        .insertInto('agency_agent')
        .values({ account_id, agency_id, role: 'agent', joined_at: new Date() })
        .execute();
    const updated = await keen.call('POST', '/user/update', { mail_agency_leads: true });
    expect(updated.body.user.mail_agency_leads).toBe(true);
    const assigned = await buildConversation(db, agency.id, lead.id);
    await db
      .updateTable('conversation')
      .set({ assigned_to: agent.id, advertiser_unread: 0 })
      .where('id', '=', assigned)
      .execute();
    await lead.call('POST', `/inbox/${assigned}`, { body: 'Ισχύει η τιμή;', client_key: newClientKey() });
    const about = async (who: SignedInUser) =>
      (await listEmailsTo(testApp, who.email))
        .filter(({ values }) => Number(values.conversation) === assigned)
        .map(({ template }) => template);
    expect(await about(agency)).toEqual(['new_message']);
    expect(await about(agent)).toEqual(['agency_message']);
    expect(await about(keen)).toEqual(['agency_message']);
    expect(await about(calm)).toEqual([]);
    expect(await about(stranger)).toEqual([]);
  });

  it('[DASH-1] the other side and other agencies learn nothing of it', async () => {
    const asked = (await lead.call('GET', `/inbox/${first}`)).body;
    expect(asked).toMatchObject({
      team: [],
      conversation: { assigned_agent: null, answered_by: null, awaiting_reply: false },
    });
    expect(await box(lead)).toMatchObject({ team: [], waiting: 0, mine: 0 });
    expect((await assign(lead, first, null)).status).toBe(403);
    expect((await assign(stranger, first, stranger.id)).status).toBe(404);
    expect((await assign(agency, first, stranger.id)).status).toBe(400);
  });

  it('[DASH-1] who leaves the agency leaves what was theirs', async () => {
    await testApp.deps.db.deleteFrom('agency_agent').where('account_id', '=', agent.id).execute();
    const { conversation } = (await agency.call('GET', `/inbox/${second}`)).body;
    expect(conversation.assigned_agent).toBeNull();
    expect((await agent.call('GET', `/inbox/${second}`)).status).not.toBe(200);
  });
});
