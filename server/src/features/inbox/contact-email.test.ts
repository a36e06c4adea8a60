/** LIST-6: a message reaches the address that the listing names, and says how the person can be called. */
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing, newClientKey } from '../../../testing/factories/conversations.ts';
import { buildAgency } from '../../../testing/factories/records.ts';
import { buildSignedInUser, listEmailsTo } from '../../../testing/people/api-users.ts';

describe('[LIST-6] the email of a new message', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  async function write(contactEmail: string | null, over: object = {}) {
    const owner = await buildSignedInUser(testApp, { locale: 'en' });
    const lead = await buildSignedInUser(testApp);
    const listing = await buildContactableListing(testApp.deps.db, owner.id, {
      contact: { email: contactEmail ?? owner.email },
    });
    const message = {
      for: 'sale',
      property_id: listing.property_id,
      body: 'Is it available?',
      client_key: newClientKey(),
      ...over,
    };
    expect((await lead.call('POST', '/property/contact', message)).status).toBe(200);
    return owner;
  }

  it('goes to the account; the contact email of the listing, which nobody proved, hears that a message waits', async () => {
    const owner = await write('viewings@estia.example', { phone: '6971234567' });
    const [copy, ...more] = await listEmailsTo(testApp, 'viewings@estia.example');
    expect(copy).toMatchObject({ template: 'message_waits', locale: 'en' });
    expect(JSON.stringify(copy)).not.toMatch(/Is it available|6971234567/);
    expect(Object.keys(copy?.values ?? {}).sort()).toEqual(['ad', 'conversation', 'name']);
    expect(copy?.values.name).toBe('');
    expect(more).toEqual([]);
    expect(await listEmailsTo(testApp, owner.email)).toMatchObject([
      { template: 'new_message', values: { body: 'Is it available?', phone: '+306971234567' } },
    ]);
  });

  it('an address that nobody proved hears so three times a day, of however many listings', async () => {
    for (let n = 0; n < 5; n++) await write('stranger@estia.example');
    expect(await listEmailsTo(testApp, 'stranger@estia.example')).toHaveLength(3);
  });

  it('goes whole to an agent of the agency who has proved the address, and to no other account’s', async () => {
    const { db } = testApp.deps;
    const owner = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    const agency = await buildAgency(db, 461200, owner.id);
    const [agent, unproved, elsewhere] = [
      await buildSignedInUser(testApp, { role_id: roleIds.agency }),
      await buildSignedInUser(testApp, { role_id: roleIds.agency, email_confirmed_at: null }),
      await buildSignedInUser(testApp),
    ];
    for (const { id } of [agent, unproved])
      await db
        .insertInto('agency_agent')
        .values({ agency_id: agency, account_id: id, role: 'agent', joined_at: testApp.deps.clock() })
        .execute();
    const templates = [];
    for (const { email } of [agent, unproved, elsewhere]) {
      const listing = await buildContactableListing(db, owner.id, { contact: { email } });
      const message = { for: 'sale', property_id: listing.property_id, body: 'Hello', client_key: newClientKey() };
      await (await buildSignedInUser(testApp)).call('POST', '/property/contact', message);
      templates.push((await listEmailsTo(testApp, email)).map(({ template }) => template));
    }
    expect(templates).toEqual([['new_message'], ['message_waits'], ['message_waits']]);
  });

  it('goes out once when both are the same address', async () => {
    const owner = await write(null);
    expect(await listEmailsTo(testApp, owner.email)).toHaveLength(1);
  });

  it('is sent to nobody when the owner has switched these emails off', async () => {
    const owner = await buildSignedInUser(testApp, { mail_messages: false });
    const listing = await buildContactableListing(testApp.deps.db, owner.id, {
      contact: { email: 'off@estia.example' },
    });
    const message = { for: 'sale', property_id: listing.property_id, body: 'Hello', client_key: newClientKey() };
    await (await buildSignedInUser(testApp)).call('POST', '/property/contact', message);
    expect(await listEmailsTo(testApp, 'off@estia.example')).toEqual([]);
    expect(await listEmailsTo(testApp, owner.email)).toEqual([]);
  });

  it('names the phone that the person left', async () => {
    const owner = await write(null, { phone: '6971234567' });
    expect((await listEmailsTo(testApp, owner.email))[0]?.values).toMatchObject({ phone: '+306971234567' });
  });
});
