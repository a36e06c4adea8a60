import { inboxLimits } from '@estia/contract/inbox/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing, newClientKey, solveProofOfWork } from '../../../testing/factories/conversations.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';
import { recordHardBounce } from '../../platform/email/suppression.ts';
import { createPuzzle } from './proof-of-work.ts';

type About = { for: 'sale' | 'rent'; property_id: number };

describe('[LIST-6] a visitor’s message goes out before its email is proved', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let addresses = 0;
  const db = () => testApp.deps.db;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp, { email: 'owner@estia.example', locale: 'en' });
  });
  afterAll(() => testApp.close());

  async function request(method: 'GET' | 'POST', path: string, payload?: object, address = `10.7.0.${++addresses}`) {
    const response = await testApp.app.inject({
      method,
      url: `/api${path}`,
      ...(payload ? { payload } : {}),
      remoteAddress: address,
    });
    return { status: response.statusCode, body: response.json() };
  }
  const post = (path: string, payload: object, address?: string) => request('POST', path, payload, address);
  const workFor = async ({ for: purpose, property_id }: About) =>
    solveProofOfWork((await request('GET', `/inbox/proof-of-work?for=${purpose}&property_id=${property_id}`)).body);
  async function newListing(): Promise<About> {
    const { property_id } = await buildContactableListing(db(), owner.id);
    return { for: 'sale', property_id };
  }
  const message = (about: About, over: object = {}) => ({
    ...about,
    name: 'Νίκος',
    email: 'nikos@estia.example',
    phone: '6971234567',
    body: 'Είναι διαθέσιμο;',
    client_key: newClientKey(),
    ...over,
  });
  const write = async (about: About, over: object = {}, address?: string) =>
    post('/property/contact', message(about, { proof_of_work: await workFor(about), ...over }), address);
  const inbox = async () => (await owner.call('GET', '/inbox')).body.conversations;
  const last = async (email: string) => (await listEmailsTo(testApp, email)).at(-1);

  it('the advertiser has it and is mailed at once, both with the mark; the mailed link takes it off', async () => {
    const about = await newListing();
    const before = (await listEmailsTo(testApp, owner.email)).length;
    const sent = await write(about);
    expect(sent.body).toEqual({
      message: 'Message sent successfully',
      delivered: true,
      confirm: true,
      sent_to: 'nikos@estia.example',
    });
    const [mail] = (await listEmailsTo(testApp, owner.email)).slice(before);
    expect(mail).toMatchObject({
      template: 'new_message',
      values: { from: 'Νίκος', body: 'Είναι διαθέσιμο;', phone: '+306971234567', unconfirmed: true },
    });
    const [top] = await inbox();
    expect(top).toMatchObject({ counterpart_name: 'Νίκος', email_state: 'unconfirmed', unread: 1, email: null });
    const proof = await last('nikos@estia.example');
    expect(proof).toMatchObject({ template: 'confirm_sender' });
    // Nobody's words are mailed to an address that somebody only typed.
    expect(JSON.stringify(proof)).not.toContain('διαθέσιμο');
    const confirmed = await post('/property/contact/confirm', { key: proof?.values.key });
    expect(confirmed.body).toMatchObject({ was_delivered: true, conversation_key: expect.any(String) });
    expect(await post('/property/contact/confirm', { key: proof?.values.key })).toEqual(confirmed);
    expect((await inbox())[0]).toMatchObject({ id: top.id, email_state: 'confirmed' });
    expect((await listEmailsTo(testApp, owner.email)).length).toBe(before + 1);
    const opened = await post('/inbox/by-key', { key: confirmed.body.conversation_key });
    expect(opened.body.messages).toMatchObject([{ body: 'Είναι διαθέσιμο;', is_mine: true }]);
  });

  it('whoever opens what says that there is an answer has proved the address', async () => {
    await write(await newListing(), { email: 'answered@estia.example' });
    const [{ id }] = await inbox();
    await owner.call('POST', `/inbox/${id}`, { body: 'Ναι.', client_key: newClientKey() });
    const mail = await last('answered@estia.example');
    expect(mail).toMatchObject({ template: 'answer_waits_by_key' });
    expect((await inbox())[0]).toMatchObject({ id, email_state: 'unconfirmed' });
    expect((await post('/inbox/by-key', { key: mail?.values.key })).body.messages).toHaveLength(2);
    expect((await inbox())[0]).toMatchObject({ id, email_state: 'confirmed' });
    await owner.call('POST', `/inbox/${id}`, { body: 'Και την Κυριακή.', client_key: newClientKey() });
    expect(await last('answered@estia.example')).toMatchObject({
      template: 'new_answer_by_key',
      values: { body: 'Και την Κυριακή.' },
    });
  });

  const titled = async (title: string) => {
    const about = await newListing();
    await sql`update listing set title_el = ${title}, title_en = ${title} where property_id = ${about.property_id}`.execute(
      db(),
    );
    return about;
  };
  const answers = async (id: number, count: number) => {
    for (let n = 0; n < count; n++)
      await owner.call('POST', `/inbox/${id}`, {
        body: `Κέρδισε στο https://evil.example ${n}`,
        client_key: newClientKey(),
      });
  };
  const waiting = async (email: string) =>
    (await listEmailsTo(testApp, email)).filter(({ template }) => template !== 'confirm_sender');

  it('nothing of an answer is mailed to an address that somebody only typed, and three mails a day at most', async () => {
    for (const email of ['mark@gmail.com', 'm.ark@gmail.com']) {
      await write(await titled('Κέρδισε πολλά'), { email });
      await answers((await inbox())[0].id, 2);
    }
    const mails = [...(await waiting('mark@gmail.com')), ...(await waiting('m.ark@gmail.com'))];
    expect(mails.map(({ template }) => template)).toEqual(Array(3).fill('answer_waits_by_key'));
    expect(JSON.stringify(mails)).not.toMatch(/evil|Κέρδισε/);
  });

  it('nor to an account whose email is not proved', async () => {
    const lead = await buildSignedInUser(testApp, { email_confirmed_at: null, email: 'not-theirs@estia.example' });
    const about = await titled('Κέρδισε πολλά');
    await lead.call('POST', '/property/contact', message(about, { proof_of_work: await workFor(about) }));
    await answers((await inbox())[0].id, 1);
    const mails = await waiting(lead.email);
    expect(mails.map(({ template }) => template)).toEqual(['answer_waits']);
    expect(JSON.stringify(mails)).not.toMatch(/evil|Κέρδισε/);
  });

  it('work for one listing buys no message to another, and none twice; the same page is stored once', async () => {
    const [about, other] = [await newListing(), await newListing()];
    const work = await workFor(other);
    expect((await post('/property/contact', message(about, { proof_of_work: work }))).status).toBe(428);
    const proof = await workFor(about);
    const once = message(about, { proof_of_work: proof, email: 'once@estia.example' });
    const all = await Promise.all([1, 2, 3].map(() => post('/property/contact', once)));
    expect(all.some(({ status }) => status === 200)).toBe(true);
    expect((await post('/property/contact', once)).body).toMatchObject({ delivered: true });
    const again = message(about, { proof_of_work: proof, email: 'twice@estia.example' });
    expect((await post('/property/contact', again)).status).toBe(428);
    const { rows } = await sql`
      select m.id from message m join conversation c on c.id = m.conversation_id where c.property_id = ${about.property_id}`.execute(
      db(),
    );
    expect(rows).toHaveLength(1);
    expect(await listEmailsTo(testApp, 'once@estia.example')).toHaveLength(1);
  });

  it('a sum that was used takes no place of a listing and none of a mailbox', async () => {
    const about = await newListing();
    const proof_of_work = await workFor(about);
    await post('/property/contact', message(about, { proof_of_work, email: 'spent@estia.example' }));
    const again = () => post('/property/contact', message(about, { proof_of_work, email: 'counted@estia.example' }));
    for (let n = 0; n < 10; n++) expect((await again()).status).toBe(428);
    const all = await Promise.all(Array.from({ length: 30 }, again));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([428]));
    expect((await write(about, { email: 'counted@estia.example' })).body).toMatchObject({ delivered: true });
  });

  it('who types the email of somebody with a conversation gets the same answer, and writes nothing into it', async () => {
    const about = await newListing();
    const first = await write(about, { email: 'victim@estia.example' });
    await post('/property/contact/confirm', { key: (await last('victim@estia.example'))?.values.key });
    const [real] = await inbox();
    const forged = await write(about, { email: 'victim@estia.example', name: 'Απατεώνας', body: 'Στείλε χρήματα' });
    expect(forged).toEqual(first);
    const conversations = await inbox();
    expect(conversations.slice(0, 2)).toMatchObject([
      { counterpart_name: 'Απατεώνας', email_state: 'unconfirmed' },
      { id: real.id, counterpart_name: 'Νίκος', email_state: 'confirmed' },
    ]);
    const { body } = await owner.call('GET', `/inbox/${real.id}`);
    expect(body.messages.map((each: { body: string }) => each.body)).toEqual(['Είναι διαθέσιμο;']);
    // An account of that email gets the conversation, and the mark stays: nobody has said that these words are theirs.
    const account = await buildSignedInUser(testApp, { email: 'victim@estia.example', email_confirmed_at: null });
    await account.call('POST', '/user/resend-confirmation', {});
    await post('/user/confirm-email', { code: (await last(account.email))?.values.code });
    expect((await account.call('GET', '/inbox')).body.count).toBe(2);
    expect((await inbox())[0]).toMatchObject({ counterpart_name: 'Απατεώνας', email_state: 'unconfirmed' });
  });

  it('stopped by the advertiser, an email that was proved is heard no more, and is told nothing', async () => {
    const about = await newListing();
    const stop = async (email: string, isProved: boolean) => {
      const sent = await write(about, { email });
      if (isProved) await post('/property/contact/confirm', { key: (await last(email))?.values.key });
      await owner.call('PUT', `/inbox/${(await inbox())[0].id}`, { blocked: true });
      const count = (await inbox()).length;
      expect(await write(about, { email })).toEqual(sent);
      return (await inbox()).length - count;
    };
    expect(await stop('stopped@estia.example', true)).toBe(0);
    // Only typed, it may be somebody else's: its owner can still write.
    expect(await stop('typed@estia.example', false)).toBe(1);
  });

  it('a corrected address gets the answers, and the mistyped one opens nothing', async () => {
    const about = await newListing();
    const mine = message(about, { email: 'typo@estia.example', proof_of_work: await workFor(about) });
    await post('/property/contact', mine);
    const before = (await listEmailsTo(testApp, owner.email)).length;
    const wrong = await last('typo@estia.example');
    const { client_key, email } = mine;
    const moved = await post('/property/contact/resend', {
      ...about,
      client_key,
      email,
      new_email: 'right@estia.example',
      proof_of_work: await workFor(about),
    });
    expect(moved.body).toEqual({
      message: 'Success!',
      delivered: true,
      confirm: true,
      sent_to: 'right@estia.example',
    });
    expect((await post('/property/contact/confirm', { key: wrong?.values.key })).status).toBe(410);
    const [{ id }] = await inbox();
    await owner.call('POST', `/inbox/${id}`, { body: 'Ναι.', client_key: newClientKey() });
    expect(await last('right@estia.example')).toMatchObject({ template: 'answer_waits_by_key' });
    expect(await listEmailsTo(testApp, 'typo@estia.example')).toHaveLength(1);
    expect((await listEmailsTo(testApp, owner.email)).length).toBe(before);
  });

  it('an email is not corrected to one of which the same page has written already', async () => {
    const about = await newListing();
    const client_key = newClientKey();
    for (const email of ['one@estia.example', 'two@estia.example']) await write(about, { email, client_key });
    const proof_of_work = await workFor(about);
    const corrected = { email: 'one@estia.example', new_email: 'two@estia.example' };
    const resent = await post('/property/contact/resend', { ...about, client_key, ...corrected, proof_of_work });
    expect(resent.status).toBe(410);
  });

  it('an email that came back is shown as such, to the advertiser alone', async () => {
    const email = 'nobody@estia.example';
    await write(await newListing(), { email });
    const { rows } = await sql<{ message_id: string }>`
      select message_id from email_outbox where template = 'confirm_sender' order by id desc limit 1`.execute(db());
    await recordHardBounce(db(), rows[0]?.message_id ?? '', testApp.deps.clock());
    const [{ id, email_state }] = await inbox();
    expect(email_state).toBe('bounced');
    expect((await owner.call('GET', `/inbox/${id}`)).body.conversation.email_state).toBe('bounced');
    // Of a bounce before they wrote nothing is said.
    await sql`update email_suppression set updated_at = updated_at - interval '1 day'`.execute(db());
    expect((await inbox())[0].email_state).toBe('unconfirmed');
  });

  it('a listing that has had thirty of them today takes more once their email is proved', async () => {
    const about = await newListing();
    const answers = [];
    for (let n = 0; n < 31; n++)
      answers.push((await write(about, { email: `busy${n}@estia.example` }, `10.6.${n}.1`)).body.delivered);
    expect(answers).toEqual([...Array(30).fill(true), false]);
    const proof = await last('busy30@estia.example');
    expect(proof).toMatchObject({ template: 'confirm_message' });
    const count = (await owner.call('GET', '/inbox')).body.count;
    expect((await post('/property/contact/confirm', { key: proof?.values.key })).body.was_delivered).toBe(false);
    expect((await owner.call('GET', '/inbox')).body.count).toBe(count + 1);
  }, 60_000);

  it('without script it waits for its email, a few times a day', async () => {
    const about = await newListing();
    const count = (await owner.call('GET', '/inbox')).body.count;
    const statuses = [];
    for (let n = 0; n <= inboxLimits.messagesWithoutWorkADay; n++) {
      const plain = message(about, { email: `plain${n}@estia.example`, confirm_first: true });
      const { status, body } = await post('/property/contact', plain, '10.5.0.1');
      statuses.push(status);
      if (status === 200) expect(body).toMatchObject({ delivered: false, confirm: true });
    }
    expect(statuses).toEqual([...Array(inboxLimits.messagesWithoutWorkADay).fill(200), 429]);
    expect((await owner.call('GET', '/inbox')).body.count).toBe(count);
  });

  it('a member whose email is not proved is marked until it is', async () => {
    const about = await newListing();
    const lead = await buildSignedInUser(testApp, { email_confirmed_at: null, email: 'unproved@estia.example' });
    const sent = await lead.call('POST', '/property/contact', message(about, { proof_of_work: await workFor(about) }));
    expect(sent.body).toMatchObject({ delivered: true, confirm: true });
    const [{ id }] = await inbox();
    expect((await inbox())[0]).toMatchObject({ email_state: 'unconfirmed' });
    await lead.call('POST', '/user/resend-confirmation', {});
    await post('/user/confirm-email', { code: (await last(lead.email))?.values.code });
    expect((await inbox())[0]).toMatchObject({ id, email_state: 'confirmed' });
  });

  it('a puzzle that names no listing is of a page of before: the message waits, as that page says', async () => {
    const about = await newListing();
    const old = message(about, {
      email: 'old@estia.example',
      proof_of_work: solveProofOfWork(createPuzzle(testApp.deps)),
    });
    expect((await post('/property/contact', old)).body).toMatchObject({ delivered: false });
  });
});
