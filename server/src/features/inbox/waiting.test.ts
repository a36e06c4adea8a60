import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing, newClientKey, solveProofOfWork } from '../../../testing/factories/conversations.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';
import { createPuzzle } from './proof-of-work.ts';

describe('[LIST-6] a visitor’s message that waits for its email', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let addresses = 0;
  const work = () => solveProofOfWork(createPuzzle(testApp.deps));

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp, { email: 'owner@estia.example' });
  });
  afterAll(() => testApp.close());

  async function post(path: string, payload: object) {
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      remoteAddress: `10.9.0.${++addresses}`,
    });
    return { status: response.statusCode, body: response.json() };
  }
  const confirm = (payload: object) => post('/property/contact/confirm', payload);
  const resend = (payload: object) => post('/property/contact/resend', { proof_of_work: work(), ...payload });
  const proofTo = async (email: string) => {
    const emails = (await listEmailsTo(testApp, email)).filter(({ template }) => template === 'confirm_message');
    return emails.at(-1)?.values as { key: string; code: string };
  };
  async function write(email: string) {
    const { property_id } = await buildContactableListing(testApp.deps.db, owner.id);
    const about = { for: 'sale', property_id, client_key: newClientKey() };
    const body = {
      ...about,
      email,
      name: 'Νίκος',
      phone: '6971234567',
      body: 'Είναι διαθέσιμο;',
      proof_of_work: work(),
    };
    expect((await post('/property/contact', body)).body).toMatchObject({ confirm: true, sent_to: email });
    return { ...about, email };
  }
  const read = async () => (await owner.call('GET', '/inbox')).body.conversations;

  it('goes out by the short code of the mail, as people type it, and only together with its email', async () => {
    await write('code@estia.example');
    const { code, key } = await proofTo('code@estia.example');
    expect(code).toMatch(/^[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/);
    expect(await confirm({ email: 'other@estia.example', code })).toMatchObject({
      status: 400,
      body: { code: 'wrong_code', fields: { code: 'wrong_code' } },
    });
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    const first = await confirm({ email: 'CODE@estia.example', code: typed });
    expect(first.status).toBe(200);
    expect(await confirm({ email: 'code@estia.example', code })).toEqual(first);
    expect((await confirm({ key })).status).toBe(200);
    expect((await read())[0]).toMatchObject({ counterpart_name: 'Νίκος', phone: '+306971234567', unread: 1 });
    expect((await post('/inbox/by-key', { key: first.body.conversation_key })).status).toBe(200);
  });

  it('gives an email ten wrong codes an hour; the link works all the same', async () => {
    await write('guessed@estia.example');
    const { code, key } = await proofTo('guessed@estia.example');
    const tries = [];
    for (let n = 0; n < 11; n++)
      tries.push((await confirm({ email: 'guessed@estia.example', code: 'AAAA-AAAA' })).status);
    expect(tries).toEqual([...Array(10).fill(400), 429]);
    expect((await confirm({ email: 'guessed@estia.example', code })).status).toBe(429);
    expect((await confirm({ key })).status).toBe(200);
  });

  it('its mail is sent again to who wrote it, and to nobody without the sum or the key of the page', async () => {
    const mine = await write('again@estia.example');
    const before = await proofTo('again@estia.example');
    expect((await post('/property/contact/resend', mine)).status).toBe(428);
    expect((await resend({ ...mine, client_key: newClientKey() })).status).toBe(410);
    expect((await resend({ ...mine, email: 'never@estia.example' })).status).toBe(410);
    expect((await listEmailsTo(testApp, 'again@estia.example')).length).toBe(1);
    expect((await resend(mine)).body).toEqual({
      message: 'Success!',
      delivered: false,
      confirm: true,
      sent_to: mine.email,
    });
    const after = await proofTo('again@estia.example');
    expect(after.code).not.toBe(before.code);
    expect((await confirm({ key: before.key })).status).toBe(410);
    expect((await confirm({ email: mine.email, code: after.code })).status).toBe(200);
    expect((await resend(mine)).body).toMatchObject({ confirm: false });
  });

  it('moves to a corrected address with all that was written; the first mail can no longer send it', async () => {
    const mine = await write('typo@estia.example');
    const wrong = await proofTo('typo@estia.example');
    const moved = await resend({ ...mine, new_email: 'right@estia.example' });
    expect(moved.body).toMatchObject({ confirm: true, sent_to: 'right@estia.example' });
    expect((await confirm({ key: wrong.key })).status).toBe(410);
    expect((await confirm({ email: 'typo@estia.example', code: wrong.code })).status).toBe(400);
    const { code } = await proofTo('right@estia.example');
    expect((await confirm({ email: 'right@estia.example', code })).status).toBe(200);
    const [top] = await read();
    expect(top).toMatchObject({
      counterpart_name: 'Νίκος',
      phone: '+306971234567',
      last_message: { body: 'Είναι διαθέσιμο;' },
    });
  });

  it('is found among the messages of an account that proves the same email, and of no other', async () => {
    const mine = await write('later@estia.example');
    const { key } = await proofTo('later@estia.example');
    const opened = await confirm({ key });
    const account = await buildSignedInUser(testApp, { email: 'later@estia.example', email_confirmed_at: null });
    const stranger = await buildSignedInUser(testApp, { email: 'stranger@estia.example', email_confirmed_at: null });
    expect((await account.call('GET', '/inbox')).body.count).toBe(0);
    for (const user of [account, stranger]) {
      expect((await user.call('POST', '/user/resend-confirmation', {})).status).toBe(200);
      const code = (await listEmailsTo(testApp, user.email)).at(-1)?.values.code;
      expect((await post('/user/confirm-email', { code })).status).toBe(200);
    }
    expect((await account.call('GET', '/inbox')).body.conversations).toMatchObject([
      { side: 'lead', about: { property_id: mine.property_id } },
    ]);
    expect((await stranger.call('GET', '/inbox')).body.count).toBe(0);
    // The link of their mail opens it still, and the advertiser sees the same lead.
    expect((await post('/inbox/by-key', { key: opened.body.conversation_key })).status).toBe(200);
    expect((await read())[0]).toMatchObject({ counterpart_name: 'Νίκος', unread: 1 });
  });

  it('is found there too when its own mail is opened after the account’s; not while the account’s is not', async () => {
    const mine = await write('first@estia.example');
    const unproved = await write('unproved@estia.example');
    const account = await buildSignedInUser(testApp, { email: 'First@estia.example' });
    const waiting = await buildSignedInUser(testApp, { email: 'unproved@estia.example', email_confirmed_at: null });
    for (const { email } of [mine, unproved])
      expect((await confirm({ key: (await proofTo(email)).key })).status).toBe(200);
    expect((await account.call('GET', '/inbox')).body.conversations).toMatchObject([
      { side: 'lead', about: { property_id: mine.property_id } },
    ]);
    expect((await waiting.call('GET', '/inbox')).body.count).toBe(0);
    // An answer goes to the account now.
    const id = (await account.call('GET', '/inbox')).body.conversations[0].id;
    await owner.call('POST', `/inbox/${id}`, { body: 'Ναι', client_key: newClientKey() });
    expect((await listEmailsTo(testApp, account.email)).at(-1)).toMatchObject({ template: 'new_answer' });
  });
});
