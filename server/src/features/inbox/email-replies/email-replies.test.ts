import { inboxLimits } from '@estia/contract/inbox/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clientFormats } from '../../../../testing/email/mail-clients.ts';
import { buildReplyEmail, quotedEmail } from '../../../../testing/email/reply-emails.ts';
import { SmtpClient, sendBySmtp } from '../../../../testing/email/smtp-client.ts';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import {
  buildContactableListing,
  newClientKey,
  solveProofOfWork,
} from '../../../../testing/factories/conversations.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { listenForReplies } from '../../../main/reply-listener.ts';
import type { InboundServer } from '../../../platform/email/inbound-server.ts';
import { contactSubject, createPuzzle } from '../proof-of-work.ts';
import { createReplyAddress, REPLY_DAYS, readReplyAddress } from './reply-address.ts';

const DAY = 86_400_000;
const inboundAddress = 'reply@in.estia.example';
const [gmail] = clientFormats;
if (!gmail) throw new Error('No formats');

describe('[SHRE-1] answers by email', () => {
  let testApp: TestApp;
  let listener: InboundServer;
  let owner: SignedInUser;
  let people = 0;
  const db = () => testApp.deps.db;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { INBOUND_ADDRESS: inboundAddress });
    const { inbound } = testApp.deps.config;
    if (!inbound) throw new Error('No answers by email');
    // Port 0 of the environment takes none; here it is any that is free.
    const deps = { ...testApp.workerDeps, config: { ...testApp.deps.config, inbound: { ...inbound, port: -1 } } };
    listener = await listen(deps);
    owner = await buildSignedInUser(testApp, { email: 'owner@estia.example', locale: 'en' });
  });
  afterAll(async () => {
    await listener.close();
    await testApp.close();
  });
  async function listen(deps: Parameters<typeof listenForReplies>[0]): Promise<InboundServer> {
    const { freePort } = await import('../../../../testing/environment/site-process.ts');
    const { inbound } = deps.config;
    if (!inbound) throw new Error('No answers by email');
    const opened = await listenForReplies(
      { ...deps, config: { ...deps.config, inbound: { ...inbound, port: await freePort() } } },
      { idleMs: 5_000 },
    );
    if (!opened) throw new Error('Not listening');
    return opened;
  }

  async function post(path: string, payload: object) {
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      remoteAddress: `10.4.${Math.floor(++people / 200)}.${people % 200}`,
    });
    return { status: response.statusCode, body: response.json() };
  }
  /** A visitor has written; what the owner got can be answered. */
  async function begin(email = `visitor${++people}@mail.example`, advertiser = owner) {
    const { property_id } = await buildContactableListing(db(), advertiser.id, {
      contact: { email: advertiser.email },
    });
    const about = { for: 'sale' as const, property_id };
    const sent = await post('/property/contact', {
      ...about,
      name: 'Νίκος',
      email,
      phone: '6971234567',
      body: 'Είναι διαθέσιμο;',
      client_key: newClientKey(),
      proof_of_work: solveProofOfWork(createPuzzle(testApp.deps, contactSubject(about))),
    });
    expect(sent.body).toMatchObject({ delivered: true });
    const { rows } = await sql<{ id: number }>`
      select id from conversation where property_id = ${property_id} order by id desc limit 1`.execute(db());
    return { id: rows[0]?.id ?? 0, email, toOwner: await replyToOf(advertiser.email) };
  }
  async function replyToOf(address: string): Promise<string> {
    const last = (await listEmailsTo(testApp, address)).at(-1) as { replyTo?: string } | undefined;
    return last?.replyTo ?? '';
  }
  type Options = NonNullable<Parameters<typeof buildReplyEmail>[2]> & { raw?: Buffer; envelope?: string };
  const answer = (
    from: string,
    to: string,
    lines: readonly string[],
    { raw, envelope = from, ...options }: Options = {},
  ) =>
    sendBySmtp(listener.port, {
      from: envelope,
      to: [to],
      raw: raw ?? buildReplyEmail(gmail, { lines, locale: 'el', quoted: quotedEmail, from, to }, options),
    });
  const messagesOf = async (id: number) =>
    (await owner.call('GET', `/inbox/${id}`)).body.messages.map((each: { body: string }) => each.body);

  it('go both ways without anybody logging in, and neither sees the other’s address', async () => {
    const { id, email, toOwner } = await begin();
    expect(toOwner).toMatch(/^reply\+[a-z2-7]{50}@in\.estia\.example$/);
    expect(await answer(owner.email, toOwner, ['Ναι, είναι.', '', 'Πότε θέλεις να έρθεις;'])).toMatchObject({
      code: 250,
    });
    const [mail] = await listEmailsTo(testApp, email).then((all) => all.slice(-1));
    expect(mail).toMatchObject({
      template: 'answer_waits_by_key',
    });
    expect(JSON.stringify(mail)).not.toContain(owner.email);
    expect((await owner.call('GET', '/inbox')).body.conversations[0]).toMatchObject({ id, email_state: 'unconfirmed' });
    const toLead = await replyToOf(email);
    expect(toLead).not.toBe(toOwner);
    expect(await answer(email, toLead, ['Το Σάββατο.'])).toMatchObject({ code: 250 });
    expect(await messagesOf(id)).toEqual(['Είναι διαθέσιμο;', 'Ναι, είναι.\n\nΠότε θέλεις να έρθεις;', 'Το Σάββατο.']);
    // Who answers from a mailbox has it.
    expect((await owner.call('GET', `/inbox/${id}`)).body.conversation.email_state).toBe('confirmed');
    const [notice] = (await listEmailsTo(testApp, owner.email)).slice(-1);
    expect(notice).toMatchObject({ template: 'new_message', values: { body: 'Το Σάββατο.', unconfirmed: false } });
    expect(JSON.stringify(notice)).not.toContain(email);
    // Each further message is sent too, though nobody has opened the site.
    await answer(email, toLead, ['Και την Κυριακή.']);
    expect((await listEmailsTo(testApp, owner.email)).at(-1)).toMatchObject({ values: { body: 'Και την Κυριακή.' } });
  });

  it('are stored once, however often the same email comes, also at the same moment', async () => {
    const { id, toOwner } = await begin();
    const raw = buildReplyEmail(gmail, {
      lines: ['Μία φορά'],
      locale: 'el',
      quoted: quotedEmail,
      from: owner.email,
      to: toOwner,
    });
    const all = await Promise.all([1, 2, 3, 4].map(() => answer(owner.email, toOwner, [], { raw })));
    expect(all.map(({ code }) => code)).toEqual([250, 250, 250, 250]);
    expect(await answer(owner.email, toOwner, [], { raw })).toMatchObject({ code: 250 });
    expect(await messagesOf(id)).toEqual(['Είναι διαθέσιμο;', 'Μία φορά']);
  });

  it('to an address that is made up, changed or given to somebody else are refused in the same words', async () => {
    const [mine, other] = [await begin(), await begin()];
    await answer(owner.email, other.toOwner, ['Ναι.']);
    const toLead = await replyToOf(other.email);
    const flip = (address: string, at: number) =>
      address.slice(0, at) + (address[at] === 'a' ? 'b' : 'a') + address.slice(at + 1);
    const answers = [
      await answer(owner.email, `reply+${'a'.repeat(50)}@in.estia.example`, ['x']),
      await answer(owner.email, inboundAddress, ['x']),
      await answer(owner.email, 'postmaster@in.estia.example', ['x']),
      await answer(owner.email, mine.toOwner.replace('in.estia', 'in.other'), ['x']),
      ...(await Promise.all([7, 15, 25, 40, 55].map((at) => answer(owner.email, flip(mine.toOwner, at), ['x'])))),
      // Known, and from somebody else.
      await answer('stranger@mail.example', mine.toOwner, ['x']),
      await answer(mine.email, mine.toOwner, ['x']),
      await answer(owner.email, toLead, ['x']),
      // The envelope says one thing and the email another.
      await answer('stranger@mail.example', mine.toOwner, ['x'], { envelope: owner.email }),
    ];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([550]));
    expect(await messagesOf(mine.id)).toHaveLength(1);
    // As people write it, with other case and a tag, it is theirs.
    expect(await answer('OWNER+site@estia.example', mine.toOwner.toUpperCase(), ['Ναι.'])).toMatchObject({ code: 250 });
  });

  it('of two authors at once are of none', async () => {
    const { id, toOwner } = await begin();
    const plain = buildReplyEmail(gmail, {
      lines: ['x'],
      locale: 'el',
      quoted: [],
      from: owner.email,
      to: toOwner,
    }).toString('latin1');
    const forged = [
      plain.replace(/^From: .*$/m, `From: <stranger@mail.example>\r\nFrom: <${owner.email}>`),
      plain.replace(/^From: .*$/m, `From: <${owner.email}>, <stranger@mail.example>`),
      plain.replace(/^From: .*$/m, `From: "<${owner.email}>" <stranger@mail.example>`),
      plain.replace(/^From: .*$/m, `From: a: <${owner.email}>;`),
      plain.replace(/^From: .*\r\n/m, `Sender: <${owner.email}>\r\n`),
    ];
    for (const raw of forged) {
      const { code } = await answer(owner.email, toOwner, [], { raw: Buffer.from(raw, 'latin1') });
      expect([550, 554], raw.slice(0, 200)).toContain(code);
    }
    expect(await messagesOf(id)).toHaveLength(1);
  });

  it('end with the conversation, with the account and with time', async () => {
    const { id, email, toOwner } = await begin();
    await answer(owner.email, toOwner, ['Ναι.']);
    const toLead = await replyToOf(email);
    await owner.call('PUT', `/inbox/${id}`, { blocked: true });
    expect(await answer(email, toLead, ['x'])).toMatchObject({ code: 550 });
    expect(await answer(owner.email, toOwner, ['x'])).toMatchObject({ code: 550 });
    await owner.call('PUT', `/inbox/${id}`, { blocked: false });
    const now = testApp.deps.clock();
    testApp.setNow(new Date(now.getTime() + (REPLY_DAYS + 1) * DAY));
    expect(await answer(email, toLead, ['x'])).toMatchObject({ code: 550 });
    testApp.setNow(now);
    expect(await answer(email, toLead, ['Εντάξει.'])).toMatchObject({ code: 250 });

    const leaver = await buildSignedInUser(testApp, { email: 'leaver@estia.example' });
    const theirs = await begin('asks@mail.example', leaver);
    await sql`update account set erase_after = now() where id = ${leaver.id}`.execute(db());
    expect(await answer(leaver.email, theirs.toOwner, ['x'])).toMatchObject({ code: 550 });
    await sql`update account set erase_after = null, email = 'moved@estia.example' where id = ${leaver.id}`.execute(
      db(),
    );
    expect(await answer(leaver.email, theirs.toOwner, ['x'])).toMatchObject({ code: 550 });
    expect(await answer('moved@estia.example', theirs.toOwner, ['x'])).toMatchObject({ code: 550 });
  });

  it('of machines are none: out of office, lists, reports, our own emails', async () => {
    const { id, toOwner } = await begin();
    const headers = [
      'Auto-Submitted: auto-replied',
      'Auto-Submitted: auto-generated (vacation)',
      'Precedence: bulk',
      'Precedence: auto_reply',
      'List-Id: <list.example>',
      'List-Unsubscribe: <https://list.example>',
      'X-Autoreply: yes',
      'X-Auto-Response-Suppress: All',
      'X-Loop: owner@estia.example',
      'Return-Path: <>',
    ];
    for (const header of headers)
      expect(await answer(owner.email, toOwner, ['x'], { headers: [header] }), header).toMatchObject({ code: 550 });
    const host = new URL(testApp.deps.config.origin).hostname;
    expect(await answer(owner.email, toOwner, ['x'], { messageId: `<abc@${host}>` })).toMatchObject({ code: 550 });
    expect(await answer(owner.email, toOwner, ['x'], { envelope: '' })).toMatchObject({ code: 550 });
    expect(await answer(owner.email, toOwner, ['x'], { headers: ['Auto-Submitted: no'] })).toMatchObject({ code: 250 });
    expect(await messagesOf(id)).toEqual(['Είναι διαθέσιμο;', 'x']);
  });

  it('two programs that answer each other are stopped', async () => {
    const { id, toOwner } = await begin();
    const codes = [];
    for (let n = 0; n < 32; n++) codes.push((await answer(owner.email, toOwner, [`${n}`])).code);
    expect(codes).toEqual([...Array(30).fill(250), 451, 451]);
    expect(await messagesOf(id)).toHaveLength(31);
  });

  const withFile = (from: string, to: string, text: string) =>
    Buffer.from(
      [
        `From: <${from}>`,
        `To: ${to}`,
        `Message-ID: <${crypto.randomUUID()}@mail.example>`,
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary="m"',
        '',
        '--m',
        'Content-Type: text/plain; charset=utf-8',
        '',
        text,
        '--m',
        'Content-Type: image/jpeg; name="home.jpg"',
        'Content-Disposition: attachment; filename="home.jpg"',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from('not a picture').toString('base64'),
        '--m--',
        '',
      ].join('\r\n'),
    );

  it('with files are sent without them, and their author is told once a day', async () => {
    const { id, email, toOwner } = await begin();
    await answer(owner.email, toOwner, ['Ναι.']);
    const toLead = await replyToOf(email);
    const notices = async () =>
      (await listEmailsTo(testApp, email))
        .filter(({ template }) => template === 'reply_notice')
        .map(({ values }) => values);
    expect(await answer(email, toLead, [], { raw: withFile(email, toLead, 'Δες τη φωτογραφία.') })).toMatchObject({
      code: 250,
    });
    expect(await answer(email, toLead, [], { raw: withFile(email, toLead, 'Κι άλλη.') })).toMatchObject({ code: 250 });
    expect(await messagesOf(id)).toEqual(['Είναι διαθέσιμο;', 'Ναι.', 'Δες τη φωτογραφία.', 'Κι άλλη.']);
    expect(await notices()).toEqual([expect.objectContaining({ problem: 'files', is_sent: true, conversation: null })]);

    // What was not stored is told of all the same, and once that was done, refused.
    expect(await answer(email, toLead, [], { raw: withFile(email, toLead, '') })).toMatchObject({ code: 250 });
    expect((await notices()).at(-1)).toMatchObject({ problem: 'files', is_sent: false });
    expect(await answer(email, toLead, ['λ'.repeat(inboxLimits.body + 1)])).toMatchObject({
      code: 554,
      text: expect.stringContaining('Not delivered'),
    });
    expect(await notices()).toHaveLength(2);

    const other = await begin();
    await answer(owner.email, other.toOwner, ['Ναι.']);
    const to = await replyToOf(other.email);
    expect(await answer(other.email, to, [], { raw: withFile(other.email, to, '') })).toMatchObject({ code: 250 });
    expect((await listEmailsTo(testApp, other.email)).at(-1)).toMatchObject({
      template: 'reply_notice',
      values: { problem: 'files', is_sent: false },
    });
    expect(await messagesOf(other.id)).toHaveLength(2);
    const long = await begin();
    await answer(owner.email, long.toOwner, ['λ'.repeat(inboxLimits.body + 1)]);
    expect((await listEmailsTo(testApp, owner.email)).at(-1)).toMatchObject({
      template: 'reply_notice',
      values: { problem: 'too_long', is_sent: false, conversation: long.id },
    });
  });

  it('that are built to break a reader are refused, and the listener takes the next', async () => {
    const { id, toOwner } = await begin();
    const head = `From: <${owner.email}>\r\nMessage-ID: <${crypto.randomUUID()}@mail.example>\r\nMIME-Version: 1.0\r\n`;
    const deep = Array.from(
      { length: 200 },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
    ).join('');
    const bombs = [
      `${head}${deep}`,
      `${head}X-A: ${'a'.repeat(200_000)}\r\n\r\nx`,
      `${head}${Array.from({ length: 2_000 }, (_, n) => `X-${n}: a\r\n`).join('')}\r\nx`,
      `${head}Content-Type: multipart/mixed; boundary="p"\r\n\r\n${'--p\r\n\r\nx\r\n'.repeat(5_000)}`,
    ];
    for (const raw of bombs)
      expect(await answer(owner.email, toOwner, [], { raw: Buffer.from(raw) }), raw.slice(100, 200)).toMatchObject({
        code: 554,
      });
    expect(await messagesOf(id)).toHaveLength(1);
    const large = `${head}\r\n${`${'x'.repeat(1_000)}\r\n`.repeat(11_000)}`;
    expect(await answer(owner.email, toOwner, [], { raw: Buffer.from(large) })).toMatchObject({ code: 552 });
    expect(await answer(owner.email, toOwner, ['Ναι.'])).toMatchObject({ code: 250 });
  }, 120_000);

  it('one address at a time, and not many wrong ones in a connection', async () => {
    const [one, two] = [await begin(), await begin()];
    const client = await SmtpClient.open(listener.port);
    await client.command('EHLO mail.example');
    expect(await client.command('AUTH PLAIN AAAA')).toMatchObject({ code: 500 });
    await client.command(`MAIL FROM:<${owner.email}>`);
    expect(await client.command(`RCPT TO:<${one.toOwner}>`)).toMatchObject({ code: 250 });
    expect(await client.command(`RCPT TO:<${two.toOwner}>`)).toMatchObject({ code: 452 });
    await client.command('RSET');
    await client.command(`MAIL FROM:<${owner.email}>`);
    const codes = [];
    for (let n = 0; n < 7; n++)
      codes.push((await client.command(`RCPT TO:<reply+${n}@in.estia.example>`).catch(() => ({ code: 0 }))).code);
    expect(codes.slice(0, 6)).toEqual([550, 550, 550, 550, 550, 421]);
    client.close();
  });

  it('a member who asked answers by email as well', async () => {
    const lead = await buildSignedInUser(testApp, { email: 'member@mail.example' });
    const { property_id } = await buildContactableListing(db(), owner.id, { contact: { email: owner.email } });
    const asked = await lead.call('POST', '/property/contact', {
      for: 'sale',
      property_id,
      name: 'Μαρία',
      email: lead.email,
      body: 'Είναι διαθέσιμο;',
      client_key: newClientKey(),
    });
    expect(asked.status).toBe(200);
    const { rows } = await sql<{ id: number }>`select id from conversation where property_id = ${property_id}`.execute(
      db(),
    );
    const id = rows[0]?.id ?? 0;
    await owner.call('POST', `/inbox/${id}`, { body: 'Ναι.', client_key: newClientKey() });
    expect(await answer(lead.email, await replyToOf(lead.email), ['Τέλεια, αύριο;'])).toMatchObject({ code: 250 });
    expect(await messagesOf(id)).toContain('Τέλεια, αύριο;');
  });

  it('an address names its conversation, side and reader, and nobody can make one', () => {
    const deps = testApp.deps;
    const reader = { conversationId: 7, side: 'lead' as const, accountId: null };
    const address = createReplyAddress(deps, reader, 'a@mail.example') ?? '';
    expect((address.split('@')[0] ?? '').length).toBeLessThanOrEqual(64);
    expect(readReplyAddress(deps, address)).toMatchObject(reader);
    expect(readReplyAddress(deps, `${address}x`)).toBeNull();
    const others = [
      createReplyAddress(deps, { ...reader, side: 'advertiser' }, 'a@mail.example'),
      createReplyAddress(deps, { ...reader, conversationId: 8 }, 'a@mail.example'),
      createReplyAddress(deps, reader, 'b@mail.example'),
    ];
    expect(new Set([address, ...others]).size).toBe(4);
    expect(createReplyAddress({ ...deps, config: { inbound: null } }, reader, 'a@mail.example')).toBeUndefined();
  });
});
