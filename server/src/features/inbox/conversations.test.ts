import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import {
  buildContactableListing,
  buildConversation,
  newClientKey,
  solveProofOfWork,
} from '../../../testing/factories/conversations.ts';
import { buildPhotos } from '../../../testing/factories/records.ts';
import { buildSignedInUser, callApiAs, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';
import { createPuzzle } from './proof-of-work.ts';

describe('[LIST-6] conversations', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let lead: SignedInUser;
  const db = () => testApp.deps.db;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  async function pairUp() {
    owner = await buildSignedInUser(testApp, { username: 'Ιδιοκτήτης Μυστικός' });
    lead = await buildSignedInUser(testApp, { username: 'Νίκος', locale: 'en' });
    const listing = await buildContactableListing(db(), owner.id, { contact: { name: 'Ελένη' }, purpose: 2 });
    return { listing, id: await buildConversation(db(), owner.id, lead.id, listing.listing_id) };
  }
  const say = (user: SignedInUser, id: number, body: string, client_key = newClientKey()) =>
    user.call('POST', `/inbox/${id}`, { body, client_key });

  it('both sides read and write; looking alone marks nothing read; each sees what is theirs to see', async () => {
    const { id } = await pairUp();
    expect((await owner.call('GET', '/inbox/unread')).body).toEqual({ unread: 1 });
    await owner.call('GET', `/inbox/${id}`);
    expect((await owner.call('GET', '/inbox/unread')).body).toEqual({ unread: 1 });
    const sent = await say(owner, id, 'Ναι, έλα το Σάββατο.');
    expect(sent).toMatchObject({
      status: 200,
      body: { message: 'Message sent successfully', sent_message: { is_mine: true } },
    });
    // Who answers has read.
    expect((await owner.call('GET', '/inbox/unread')).body).toEqual({ unread: 0 });
    const { body } = await lead.call('GET', `/inbox/${id}`);
    expect(body.messages.map((m: { is_mine: boolean }) => m.is_mine)).toEqual([true, false]);
    expect(body.conversation).toMatchObject({ side: 'lead', counterpart_name: 'Ελένη', email: null, phone: null });
    expect(JSON.stringify(body)).not.toContain('Μυστικός');
    expect(await listEmailsTo(testApp, lead.email)).toMatchObject([
      { template: 'new_answer', locale: 'en', values: { body: 'Ναι, έλα το Σάββατο.', rent: true, conversation: id } },
    ]);
    expect((await lead.call('GET', '/inbox/unread')).body).toEqual({ unread: 1 });
    await lead.call('PUT', `/inbox/${id}`, { unread: false });
    expect((await lead.call('GET', '/inbox/unread')).body).toEqual({ unread: 0 });
  });

  it('an answer sent twice is stored once and emailed once', async () => {
    const { id } = await pairUp();
    const key = newClientKey();
    const [one, two] = await Promise.all([say(owner, id, 'Ναι', key), say(owner, id, 'Ναι', key)]);
    expect(one.body.sent_message).toEqual(two.body.sent_message);
    expect((await owner.call('GET', `/inbox/${id}`)).body.messages).toHaveLength(2);
    expect((await lead.call('GET', '/inbox')).body.conversations[0].unread).toBe(1);
    expect(await listEmailsTo(testApp, lead.email)).toHaveLength(1);
  });

  it('another text under a key used before is another message, and never taken for sent', async () => {
    const { id } = await pairUp();
    const key = newClientKey();
    await say(owner, id, 'Δευτέρα στις δέκα', key);
    const corrected = [await say(owner, id, 'Τρίτη στις δέκα', key), await say(owner, id, 'Τρίτη στις δέκα', key)];
    expect(corrected.map(({ body }) => body.sent_message.body)).toEqual(['Τρίτη στις δέκα', 'Τρίτη στις δέκα']);
    const { body: other } = await say(lead, id, 'Τρίτη στις δέκα', key);
    expect(other.sent_message).toMatchObject({ body: 'Τρίτη στις δέκα', is_mine: true });
    const { messages } = (await owner.call('GET', `/inbox/${id}`)).body;
    expect(messages.slice(1).map(({ body, is_mine }: { body: string; is_mine: boolean }) => [body, is_mine])).toEqual([
      ['Δευτέρα στις δέκα', true],
      ['Τρίτη στις δέκα', true],
      ['Τρίτη στις δέκα', false],
    ]);
  });

  it('what is not marked read is emailed again after a day, and not before', async () => {
    const { id } = await pairUp();
    const start = testApp.deps.clock();
    const countEmails = async (hours: number) => {
      testApp.setNow(new Date(start.getTime() + hours * 3_600_000));
      expect((await say(owner, id, `Ώρα ${hours}`)).status).toBe(200);
      return (await listEmailsTo(testApp, lead.email)).length;
    };
    expect([
      await countEmails(0),
      await countEmails(1),
      await countEmails(23),
      await countEmails(24.1),
      await countEmails(25),
    ]).toEqual([1, 1, 1, 2, 2]);
    await lead.call('PUT', `/inbox/${id}`, { unread: false });
    expect([await countEmails(26), await countEmails(48.5), await countEmails(50.1)]).toEqual([3, 3, 4]);
    testApp.setNow(start);
  });

  it('nobody else reads it: not another member, not an admin', async () => {
    const { id } = await pairUp();
    const admin = await buildSignedInUser(testApp, { role_id: roleIds.admin, is_main_admin: true });
    for (const other of [await buildSignedInUser(testApp), admin]) {
      expect((await other.call('GET', `/inbox/${id}`)).status).toBe(404);
      expect((await say(other, id, 'Χμ')).status).toBe(404);
      expect((await other.call('PUT', `/inbox/${id}`, { blocked: true })).status).toBe(404);
      expect((await other.call('GET', '/inbox')).body.count).toBe(0);
    }
    expect((await callApiAs(testApp, null, 'GET', `/inbox/${id}`)).status).toBe(401);
  });

  it('put away, taken back, marked unread; a new message brings it back', async () => {
    const { id } = await pairUp();
    const boxes = async (user: SignedInUser) =>
      Promise.all(
        ['all', 'unread', 'archived'].map(async (box) => (await user.call('GET', `/inbox?box=${box}`)).body.count),
      );
    await owner.call('PUT', `/inbox/${id}`, { unread: false });
    expect(await boxes(owner)).toEqual([1, 0, 0]);
    await owner.call('PUT', `/inbox/${id}`, { archived: true });
    expect(await boxes(owner)).toEqual([0, 0, 1]);
    expect(await boxes(lead)).toEqual([1, 0, 0]);
    await say(lead, id, 'Είσαι εκεί;');
    expect(await boxes(owner)).toEqual([1, 1, 0]);
    await owner.call('PUT', `/inbox/${id}`, { unread: false });
    await owner.call('PUT', `/inbox/${id}`, { unread: true });
    expect(await boxes(owner)).toEqual([1, 1, 0]);
  });

  it('each side may stop the other, and only who stopped lets go on', async () => {
    const { id } = await pairUp();
    await owner.call('PUT', `/inbox/${id}`, { blocked: true });
    expect((await say(lead, id, 'Γιατί;')).status).toBe(403);
    expect((await say(owner, id, 'Ούτε εγώ')).status).toBe(403);
    const seen = (await lead.call('GET', `/inbox/${id}`)).body;
    expect(seen.conversation).toMatchObject({ blocked: false, may_write: false });
    expect(seen.messages).toHaveLength(1);
    await lead.call('PUT', `/inbox/${id}`, { blocked: false });
    expect((await say(lead, id, 'Γιατί;')).status).toBe(403);
    await owner.call('PUT', `/inbox/${id}`, { blocked: false });
    expect((await say(lead, id, 'Ευχαριστώ')).status).toBe(200);
    await lead.call('PUT', `/inbox/${id}`, { blocked: true });
    expect((await say(owner, id, 'Κι εσύ;')).status).toBe(403);
  });

  it('a stopped lead is told so when they are a member, and learns nothing when they only type an email', async () => {
    const { listing, id } = await pairUp();
    await owner.call('PUT', `/inbox/${id}`, { blocked: true });
    const about = { for: 'rent', property_id: listing.property_id, body: 'Πάλι εγώ' };
    const again = await lead.call('POST', '/property/contact', { ...about, client_key: newClientKey() });
    expect(again.status).toBe(403);
    await sql`update conversation set lead_id = null, lead_email_hash = ${testApp.deps.secrets.hash('asker', 'x@estia.example')} where id = ${id}`.execute(
      db(),
    );
    const typed = {
      ...about,
      name: 'Νίκος',
      email: 'x@estia.example',
      client_key: newClientKey(),
      proof_of_work: solveProofOfWork(createPuzzle(testApp.deps)),
    };
    const answer = await callApiAs(testApp, null, 'POST', '/property/contact', typed);
    expect(answer).toEqual({
      status: 200,
      body: { message: 'Message sent successfully', delivered: false, confirm: true, sent_to: 'x@estia.example' },
    });
    expect(await listEmailsTo(testApp, 'x@estia.example')).toEqual([]);
  });

  it('a visitor gets the answer by mail with a fresh key, and writes back with it', async () => {
    const { id } = await pairUp();
    const { secrets } = testApp.deps;
    await sql`update conversation set lead_id = null, lead_email_hash = ${secrets.hash('asker', 'v@estia.example')},
      lead_email = ${secrets.seal('asker', 'v@estia.example')} where id = ${id}`.execute(db());
    await say(owner, id, 'Ναι, υπάρχει.');
    // Each with its text: whoever has only the emails misses none.
    await say(owner, id, 'Καλύτερα όμως την Κυριακή.');
    const mails = await listEmailsTo(testApp, 'v@estia.example');
    expect(mails.map(({ values }) => values.body)).toEqual(['Ναι, υπάρχει.', 'Καλύτερα όμως την Κυριακή.']);
    const [mail] = mails;
    expect(mail).toMatchObject({ template: 'new_answer_by_key', locale: 'el', values: { rent: true } });
    const key = mail?.values.key as string;
    const opened = await callApiAs(testApp, null, 'POST', '/inbox/by-key', { key });
    expect(opened.body.messages).toHaveLength(3);
    const reply = { key, body: 'Τέλεια', client_key: newClientKey() };
    expect((await callApiAs(testApp, null, 'POST', '/inbox/by-key/reply', reply)).status).toBe(200);
    expect((await callApiAs(testApp, null, 'POST', '/inbox/by-key/reply', reply)).status).toBe(200);
    expect((await owner.call('GET', `/inbox/${id}`)).body.messages.at(-1)).toMatchObject({
      body: 'Τέλεια',
      is_mine: false,
    });
    expect((await owner.call('GET', `/inbox/${id}`)).body.messages).toHaveLength(4);
    const now = testApp.deps.clock();
    testApp.setNow(new Date(now.getTime() + 31 * 86_400_000));
    expect((await callApiAs(testApp, null, 'POST', '/inbox/by-key', { key })).status).toBe(410);
    testApp.setNow(now);
  });

  it('who asked sees neither price nor photo of a listing that is no longer active, its owner does', async () => {
    const { listing, id } = await pairUp();
    await buildPhotos(db(), listing.property_id, 1);
    const about = async (who: SignedInUser) => {
      const [one, list] = [await who.call('GET', `/inbox/${id}`), await who.call('GET', '/inbox')];
      expect(list.body.conversations.find((each: { id: number }) => each.id === id).about).toEqual(
        one.body.conversation.about,
      );
      return one.body.conversation.about;
    };
    const shown = { price: expect.any(Number), photo: expect.stringContaining('/photos/') };
    expect(await about(lead)).toMatchObject({ is_active: true, ...shown });
    await db().updateTable('listing').set({ is_active: false }).where('id', '=', listing.listing_id).execute();
    expect(await about(lead)).toMatchObject({ is_active: false, price: null, photo: null });
    expect(await about(owner)).toMatchObject({ is_active: false, ...shown });

    const { secrets } = testApp.deps;
    await sql`update conversation set lead_id = null, lead_email_hash = ${secrets.hash('asker', 'gone@estia.example')},
      lead_email = ${secrets.seal('asker', 'gone@estia.example')} where id = ${id}`.execute(db());
    await say(owner, id, 'Νοικιάστηκε.');
    const [mail] = await listEmailsTo(testApp, 'gone@estia.example');
    const opened = await callApiAs(testApp, null, 'POST', '/inbox/by-key', { key: mail?.values.key });
    expect(opened.body.conversation.about).toMatchObject({ is_active: false, price: null, photo: null });
  });

  it('long threads come in pages, the list too, newest first', async () => {
    const { id } = await pairUp();
    await sql`insert into message (conversation_id, from_advertiser, body, at, client_key)
      select ${id}, n % 2 = 0, 'αρ. ' || n, now(), 'bulk-' || n from generate_series(1, 120) n`.execute(db());
    const first = (await owner.call('GET', `/inbox/${id}`)).body;
    expect(first.messages).toHaveLength(50);
    expect(first.has_earlier).toBe(true);
    expect(first.messages.at(-1).body).toBe('αρ. 120');
    const second = (await owner.call('GET', `/inbox/${id}?before=${first.messages[0].id}`)).body;
    expect(second.messages.at(-1).body).toBe('αρ. 70');
    const third = (await owner.call('GET', `/inbox/${id}?before=${second.messages[0].id}`)).body;
    expect(third.messages).toHaveLength(21);
    expect(third.has_earlier).toBe(false);

    for (let n = 0; n < 4; n++) {
      const other = await buildConversation(db(), n % 2 ? owner.id : lead.id, n % 2 ? lead.id : owner.id);
      await sql`update conversation set last_at = ${new Date(Date.parse('2026-11-15T09:30:00Z') + n * 1_000)} where id = ${other}`.execute(
        db(),
      );
    }
    const page = async (offset: number) => (await owner.call('GET', `/inbox?limit=2&offset=${offset}`)).body;
    const ids = [
      ...(await page(0)).conversations,
      ...(await page(2)).conversations,
      ...(await page(4)).conversations,
    ].map((c) => c.id);
    expect(new Set(ids).size).toBe(5);
    expect(ids.at(-1)).toBe(id);
    expect((await page(0)).count).toBe(5);
    expect((await page(0)).conversations.map((c: { side: string }) => c.side)).toEqual(['advertiser', 'lead']);
  });

  it('a conversation stays when its listing is deleted', async () => {
    const { listing, id } = await pairUp();
    await db().deleteFrom('property').where('id', '=', listing.property_id).execute();
    const { body } = await lead.call('GET', `/inbox/${id}`);
    expect(body.conversation).toMatchObject({ about: null, counterpart_name: '' });
    expect((await say(owner, id, 'Έχω άλλο.')).status).toBe(200);
  });
});
