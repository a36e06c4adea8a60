import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing, newClientKey, solveProofOfWork } from '../../../testing/factories/conversations.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';
import { getHitCount } from '../../platform/security/throttle.ts';
import { deleteExpiredData } from '../accounts/index.ts';
import { createPuzzle } from './proof-of-work.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-15T10:00:00Z');

describe('[LIST-6] writing to an advertiser', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let addresses = 0;
  const db = () => testApp.deps.db;
  const work = () => solveProofOfWork(createPuzzle(testApp.deps));

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp, { email: 'owner@estia.example', locale: 'en', username: 'Eleni' });
  });
  afterAll(() => testApp.close());

  async function post(path: string, payload: object, { token = '', address = `10.8.0.${++addresses}` } = {}) {
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      remoteAddress: address,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: response.statusCode, body: response.json() };
  }
  const email = (property_id: number, over: object = {}) => ({
    for: 'sale',
    property_id,
    name: 'Νίκος',
    email: 'nikos@estia.example',
    body: 'Είναι διαθέσιμο;',
    client_key: newClientKey(),
    ...over,
  });
  const asVisitor = (property_id: number, over: object = {}, from = {}) =>
    post('/property/contact', email(property_id, { proof_of_work: work(), ...over }), from);
  const keyTo = async (email: string) =>
    (await listEmailsTo(testApp, email)).filter(({ template }) => template === 'confirm_message').at(-1)?.values
      .key as string;
  const messagesOf = async (listing_id: number) =>
    (
      await db()
        .selectFrom('listing_counter')
        .select('messages')
        .where('listing_id', '=', listing_id)
        .executeTakeFirst()
    )?.messages ?? 0;

  it('a member’s message goes out at once, and the owner gets one email until it is read', async () => {
    const listing = await buildContactableListing(db(), owner.id);
    const lead = await buildSignedInUser(testApp, { username: 'Γιώργος Δήμου', email: 'asker@estia.example' });
    const before = (await listEmailsTo(testApp, owner.email)).length;
    const sent = await lead.call('POST', '/property/contact', email(listing.property_id));
    expect(sent).toEqual({
      status: 200,
      body: { message: 'Message sent successfully', delivered: true, confirm: false, sent_to: null },
    });
    await lead.call('POST', '/property/contact', email(listing.property_id, { body: 'Και κάτι ακόμη.' }));
    const emails = (await listEmailsTo(testApp, owner.email)).slice(before);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      template: 'new_message',
      locale: 'en',
      values: { from: 'Γιώργος Δήμου', body: 'Είναι διαθέσιμο;', ad: 'Apartment 92 m²' },
    });
    expect(JSON.stringify(emails)).not.toContain(lead.email);
    const { body } = await owner.call('GET', '/inbox');
    expect(body).toMatchObject({ count: 1, unread: 1 });
    expect(body.conversations[0]).toMatchObject({
      side: 'advertiser',
      counterpart_name: 'Γιώργος Δήμου',
      email: null,
      phone: null,
      unread: 2,
      may_write: true,
      last_message: { body: 'Και κάτι ακόμη.', is_mine: false },
      about: { property_id: listing.property_id, for: 'sale', price: 250_000, is_active: true },
    });
    expect(await messagesOf(listing.listing_id)).toBe(1);

    await owner.call('PUT', `/inbox/${body.conversations[0].id}`, { unread: false });
    await lead.call('POST', '/property/contact', email(listing.property_id));
    expect((await listEmailsTo(testApp, owner.email)).slice(before)).toHaveLength(2);
  });

  it('the same client_key twice is one message, also at the same moment', async () => {
    const listing = await buildContactableListing(db(), owner.id);
    const lead = await buildSignedInUser(testApp);
    const once = email(listing.property_id);
    const all = await Promise.all(Array.from({ length: 4 }, () => lead.call('POST', '/property/contact', once)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } =
      await sql`select m.id from message m join conversation c on c.id = m.conversation_id where c.listing_id = ${listing.listing_id}`.execute(
        db(),
      );
    expect(rows).toHaveLength(1);
    expect(await messagesOf(listing.listing_id)).toBe(1);
  });

  it('another text under a client_key used before is another message, stored once', async () => {
    const listing = await buildContactableListing(db(), owner.id);
    const lead = await buildSignedInUser(testApp);
    const first = email(listing.property_id);
    for (const body of [first.body, 'Και το Σάββατο;', 'Και το Σάββατο;'])
      expect((await lead.call('POST', '/property/contact', { ...first, body })).status).toBe(200);
    const { rows } = await sql<{ body: string }>`
      select m.body from message m join conversation c on c.id = m.conversation_id
      where c.listing_id = ${listing.listing_id} order by m.id`.execute(db());
    expect(rows.map(({ body }) => body)).toEqual([first.body, 'Και το Σάββατο;']);
  });

  it('an owner who wants no mail gets none, and still finds the message', async () => {
    const quiet = await buildSignedInUser(testApp, { mail_messages: false });
    const listing = await buildContactableListing(db(), quiet.id);
    await (await buildSignedInUser(testApp)).call('POST', '/property/contact', email(listing.property_id));
    expect(await listEmailsTo(testApp, quiet.email)).toEqual([]);
    expect((await quiet.call('GET', '/inbox/unread')).body).toEqual({ unread: 1 });
  });

  it('a visitor says who they are, does the sum, and proves the email before anybody is told', async () => {
    const listing = await buildContactableListing(db(), owner.id, { purpose: 2 });
    const before = (await listEmailsTo(testApp, owner.email)).length;
    const about = { for: 'rent', property_id: listing.property_id };
    expect(
      await post('/property/contact', email(listing.property_id, { ...about, name: undefined, email: undefined })),
    ).toMatchObject({
      status: 400,
      body: { fields: { name: 'required', email: 'required' } },
    });
    expect(await post('/property/contact', email(listing.property_id, about))).toMatchObject({
      status: 428,
      body: { code: 'proof_of_work_required' },
    });
    const mine = email(listing.property_id, { ...about, proof_of_work: work(), phone: '6971234567', show_email: true });
    const sent = await post('/property/contact', mine);
    expect(sent).toEqual({
      status: 200,
      body: { message: 'Message sent successfully', delivered: false, confirm: true, sent_to: 'nikos@estia.example' },
    });
    // The answer got lost: the same form again needs no second sum and sends no second email.
    expect((await post('/property/contact', mine)).body).toEqual(sent.body);
    const mails = await listEmailsTo(testApp, 'nikos@estia.example');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ template: 'confirm_message', values: { rent: true } });
    // Nobody's words are mailed to an address that somebody only typed.
    expect(JSON.stringify(mails)).not.toContain('διαθέσιμο');
    expect((await listEmailsTo(testApp, owner.email)).length).toBe(before);
    expect(
      (await owner.call('GET', '/inbox?box=unread')).body.conversations.map(
        (c: { counterpart_name: string }) => c.counterpart_name,
      ),
    ).not.toContain('Νίκος');
    expect(await messagesOf(listing.listing_id)).toBe(0);

    const key = await keyTo('nikos@estia.example');
    const first = await post('/property/contact/confirm', { key });
    expect(first).toMatchObject({ status: 200, body: { message: 'Message sent successfully' } });
    expect(await post('/property/contact/confirm', { key })).toEqual(first);
    expect((await listEmailsTo(testApp, owner.email)).length).toBe(before + 1);
    expect(await messagesOf(listing.listing_id)).toBe(1);
    const { body } = await owner.call('GET', '/inbox');
    expect(body.conversations[0]).toMatchObject({
      counterpart_name: 'Νίκος',
      email: 'nikos@estia.example',
      phone: '+306971234567',
      unread: 1,
    });
    const conversation = await post('/inbox/by-key', { key: first.body.conversation_key });
    expect(conversation.body).toMatchObject({
      conversation: { side: 'lead', email: null, phone: null },
      messages: [{ is_mine: true }],
    });
    // A confirm key opens nothing, an open key confirms nothing.
    expect((await post('/inbox/by-key', { key })).status).toBe(410);
    expect((await post('/property/contact/confirm', { key: first.body.conversation_key })).status).toBe(410);
  });

  it('nothing of a key or an email is readable in the database', async () => {
    const listing = await buildContactableListing(db(), owner.id);
    await asVisitor(listing.property_id, { email: 'hidden@estia.example', phone: '6971112223' });
    const key = await keyTo('hidden@estia.example');
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(c::text, ' ') from conversation c) || (select string_agg(k::text, ' ') from conversation_key k) as all`.execute(
      db(),
    );
    for (const secret of ['hidden@estia.example', '6971112223', key])
      for (const form of [secret, Buffer.from(secret).toString('hex')]) expect(rows[0]?.all).not.toContain(form);
  });

  it('who types the email of somebody with a conversation writes nothing into it', async () => {
    const listing = await buildContactableListing(db(), owner.id);
    await asVisitor(listing.property_id, { email: 'victim@estia.example' });
    await post('/property/contact/confirm', { key: await keyTo('victim@estia.example') });
    const before = (await listEmailsTo(testApp, owner.email)).length;
    const forged = await asVisitor(listing.property_id, {
      email: 'victim@estia.example',
      name: 'Απατεώνας',
      body: 'Στείλε χρήματα',
    });
    expect(forged.body).toMatchObject({ message: 'Message sent successfully', confirm: true });
    const { body } = await owner.call('GET', '/inbox');
    const [top] = body.conversations;
    const conversation = (await owner.call('GET', `/inbox/${top.id}`)).body;
    expect(conversation.messages.map((m: { body: string }) => m.body)).toEqual(['Είναι διαθέσιμο;']);
    expect(conversation.conversation.counterpart_name).toBe('Νίκος');
    expect((await listEmailsTo(testApp, owner.email)).length).toBe(before);
    // Their own second message joins the same conversation, once it is proved; the forged one still does not.
    await asVisitor(listing.property_id, { email: 'Victim@estia.example', body: 'Δεύτερο' });
    await post('/property/contact/confirm', { key: await keyTo('victim@estia.example') });
    const again = (await owner.call('GET', `/inbox/${top.id}`)).body;
    expect(again.messages.map((m: { body: string }) => m.body)).toEqual(['Είναι διαθέσιμο;', 'Δεύτερο']);
  });

  it('a lead that waits for its confirmation keeps its own name and phone, whoever else types the same email', async () => {
    const listing = await buildContactableListing(db(), owner.id);
    const email = 'first@estia.example';
    await asVisitor(listing.property_id, { email, name: 'Μαρία', phone: '6971234567', show_email: true });
    const firstKey = await keyTo(email);
    await asVisitor(listing.property_id, { email, name: 'Απατεώνας', phone: '6909090909', locale: 'en' });
    const before = (await listEmailsTo(testApp, owner.email)).length;
    expect((await post('/property/contact/confirm', { key: firstKey })).status).toBe(200);
    const [top] = (await owner.call('GET', '/inbox')).body.conversations;
    expect(top).toMatchObject({ counterpart_name: 'Μαρία', phone: '+306971234567', email });
    const [notice] = (await listEmailsTo(testApp, owner.email)).slice(before);
    expect(notice?.values.from).toBe('Μαρία');
    // Nothing of what the other one typed is left once their message is swept.
    const saved = await sql<{ lead_name: string | null }>`
      select lead_name from message where conversation_id = ${top.id} order by id`.execute(db());
    expect(saved.rows.map((row) => row.lead_name)).toEqual([null, 'Απατεώνας']);
  });

  it('a member whose email is not proved goes the visitor’s way', async () => {
    const listing = await buildContactableListing(db(), owner.id);
    const lead = await buildSignedInUser(testApp, { email_confirmed_at: null, email: 'unproved@estia.example' });
    expect((await lead.call('POST', '/property/contact', email(listing.property_id))).status).toBe(428);
    const sent = await lead.call('POST', '/property/contact', email(listing.property_id, { proof_of_work: work() }));
    expect(sent.body).toMatchObject({ confirm: true });
    // The account's address, not the one that was typed.
    const key = await keyTo('unproved@estia.example');
    expect((await lead.call('GET', '/inbox')).body.count).toBe(0);
    expect((await post('/property/contact/confirm', { key })).status).toBe(200);
    expect((await lead.call('GET', '/inbox')).body.conversations).toMatchObject([{ side: 'lead' }]);
  });

  it('what nobody confirmed takes no place of those who write to the same listing', async () => {
    const listing = await buildContactableListing(db(), owner.id);
    const hits = () => getHitCount(db(), `contact ad ${listing.listing_id}`, testApp.deps.clock());
    await asVisitor(listing.property_id, { email: 'places@estia.example' });
    expect(await hits()).toBe(0);
    const key = await keyTo('places@estia.example');
    await post('/property/contact/confirm', { key });
    await post('/property/contact/confirm', { key });
    expect(await hits()).toBe(1);
  });

  it('a puzzle is good for one message', async () => {
    const [one, two] = [await buildContactableListing(db(), owner.id), await buildContactableListing(db(), owner.id)];
    const used = work();
    expect((await asVisitor(one.property_id, { proof_of_work: used })).status).toBe(200);
    expect((await asVisitor(two.property_id, { proof_of_work: used })).status).toBe(428);
  });

  it('nobody writes to themselves, to a paused listing, or to an owner who is going', async () => {
    const listing = await buildContactableListing(db(), owner.id);
    expect((await owner.call('POST', '/property/contact', email(listing.property_id))).status).toBe(403);
    const lead = await buildSignedInUser(testApp);
    const stopped = await buildContactableListing(db(), owner.id, { is_active: false });
    expect((await lead.call('POST', '/property/contact', email(stopped.property_id))).status).toBe(404);
    const leaver = await buildSignedInUser(testApp, { erase_after: new Date(START + DAY) });
    const left = await buildContactableListing(db(), leaver.id);
    expect((await lead.call('POST', '/property/contact', email(left.property_id))).status).toBe(404);
    // Who has asked before may go on after the listing was paused.
    await lead.call('POST', '/property/contact', email(listing.property_id));
    await db().updateTable('listing').set({ is_active: false }).where('id', '=', listing.listing_id).execute();
    expect((await lead.call('POST', '/property/contact', email(listing.property_id))).status).toBe(200);
  });

  it('limits: a member after five an hour does the sum, after twenty a day stops; a mailbox gets five emails a day', async () => {
    const lead = await buildSignedInUser(testApp);
    const write = async (over: object = {}) =>
      (
        await lead.call(
          'POST',
          '/property/contact',
          email((await buildContactableListing(db(), owner.id)).property_id, over),
        )
      ).status;
    const free = [];
    for (let n = 0; n < 6; n++) free.push(await write());
    expect(free).toEqual([200, 200, 200, 200, 200, 428]);
    const worked = [];
    for (let n = 0; n < 16; n++) worked.push(await write({ proof_of_work: work() }));
    expect(worked).toEqual([...Array(15).fill(200), 429]);

    const mailed = [];
    for (let n = 0; n < 6; n++)
      mailed.push(
        (await asVisitor((await buildContactableListing(db(), owner.id)).property_id, { email: 'full@estia.example' }))
          .status,
      );
    expect(mailed).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await listEmailsTo(testApp, 'full@estia.example')).toHaveLength(5);

    const otherwise = [];
    for (const email of ['full+1', 'Full+2', 'full+3', 'full+4', 'full+5', 'full+6'])
      otherwise.push(
        (
          await asVisitor((await buildContactableListing(db(), owner.id)).property_id, {
            email: `${email}@estia.example`,
          })
        ).status,
      );
    expect(otherwise).toEqual([200, 200, 200, 200, 200, 429]);
  }, 120_000);

  it('what nobody confirmed goes after three days, an old conversation after two years', async () => {
    const listing = await buildContactableListing(db(), owner.id);
    await asVisitor(listing.property_id, { email: 'late@estia.example' });
    const key = await keyTo('late@estia.example');
    testApp.setNow(new Date(START + 3 * DAY + 1_000));
    expect((await post('/property/contact/confirm', { key })).status).toBe(410);
    await deleteExpiredData(testApp.workerDeps);
    const left = await sql`select from conversation where listing_id = ${listing.listing_id}`.execute(db());
    expect(left.rows).toHaveLength(0);
    expect((await sql`select from message where awaiting_confirmation`.execute(db())).rows).toHaveLength(0);
    const count = async () => (await sql`select from conversation`.execute(db())).rows.length;
    expect(await count()).toBeGreaterThan(3);
    testApp.setNow(new Date(START + 731 * DAY));
    await deleteExpiredData(testApp.workerDeps);
    expect(await count()).toBe(0);
    expect((await sql`select from conversation_key`.execute(db())).rows).toHaveLength(0);
    testApp.setNow(new Date(START));
  });
});
