/** [ALRT-2] Bounces and complaints: signed, mapped to the email that came back, counted once, and no address in a log. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { complaintEmail, deliveryStatusEmail } from '../../../testing/email/delivery-reports.ts';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { signRequest } from '../security/signed-request.ts';
import { parseDeliveryReport } from './delivery-report.ts';
import { enqueueEmail } from './outbox.ts';
import { deleteOldSuppressions, hasComplained, hashAddress, isAddressDisabled } from './suppression.ts';

const secret = 'a-secret-of-the-mail-server-and-the-site';
const lines: string[] = [];
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(
    inject('services'),
    { EMAIL_EVENTS_SECRET: secret, LOG_LEVEL: 'trace' },
    { write: (line: string) => void lines.push(line) },
  );
});
afterAll(() => testApp.close());
beforeEach(async () => {
  lines.length = 0;
  // Those of the test before, which are written a moment later.
  await testApp.deps.failures.flush();
  for (const table of ['email_outbox', 'email_suppression', 'failure'] as const)
    await testApp.deps.db.deleteFrom(table).execute();
});

const TO = 'maria@estia.example';
async function enqueue(): Promise<string> {
  await testApp.deps.db.transaction().execute((trx) =>
    enqueueEmail(trx, {
      secrets: testApp.deps.secrets,
      now: testApp.deps.clock(),
      order: { accountId: null, to: TO, locale: 'el', template: 'alert', values: {}, priority: 'bulk' },
    }),
  );
  const { message_id } = await testApp.deps.db
    .selectFrom('email_outbox')
    .select('message_id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return message_id;
}

type PostOptions = { type?: string; signature?: string; at?: Date };
const post = async (
  body: Buffer,
  { type = 'message/rfc822', signature, at = testApp.deps.clock() }: PostOptions = {},
) =>
  (
    await testApp.app.inject({
      method: 'POST',
      url: '/api/email/events',
      headers: { 'content-type': type, 'estia-signature': signature ?? signRequest(secret, body, at) },
      payload: body,
    })
  ).statusCode;
const postJson = (events: unknown) => post(Buffer.from(JSON.stringify({ events })), { type: 'application/json' });
const suppression = () => testApp.deps.db.selectFrom('email_suppression').selectAll().execute();
const isDisabled = () => isAddressDisabled(testApp.deps.db, hashAddress(testApp.deps.secrets, TO));

describe('[ALRT-2] a delivery status notification', () => {
  it('is known by the address it came back to, or by the email it returns; three disable the address', async () => {
    expect(await post(deliveryStatusEmail({ messageId: await enqueue(), withReturned: false }))).toBe(200);
    const second = deliveryStatusEmail({ messageId: await enqueue(), to: 'no-reply@estia.example' });
    expect(await post(second)).toBe(200);
    expect(await post(second)).toBe(200);
    expect(await suppression()).toMatchObject([{ hard_bounces: 2, disabled_at: null }]);
    expect(await post(deliveryStatusEmail({ messageId: await enqueue() }))).toBe(200);
    expect(await suppression()).toMatchObject([{ hard_bounces: 3, reason: 'bounces' }]);
    expect(await isDisabled()).toBe(true);
  });

  it.each([
    ['a full mailbox', { status: '5.2.2' }],
    ['a blocked sender', { status: '5.7.1' }],
    ['a delay', { action: 'delayed', status: '4.4.1' }],
    ['a delivery', { action: 'delivered', status: '2.0.0' }],
    ['a status that is none', { status: 'x' }],
  ])('%s says nothing against the mailbox', async (_what, over) => {
    expect(await post(deliveryStatusEmail({ messageId: await enqueue(), ...over }))).toBe(200);
    expect(await suppression()).toEqual([]);
  });

  it.each([
    ['an out-of-office answer', Buffer.from('From: a@b.example\r\nTo: c@d.example\r\nSubject: away\r\n\r\nBack soon')],
    ['nothing', Buffer.alloc(0)],
    ['bytes', Buffer.from([0, 255, 13, 10, 13, 10, 0])],
    ['an email that is not ours', deliveryStatusEmail({ messageId: '00000000-0000-4000-8000-000000000000' })],
  ])('%s changes nothing', async (_what, body) => {
    await enqueue();
    expect(await post(body)).toBe(200);
    expect(await suppression()).toEqual([]);
  });
});

describe('[ALRT-2] a complaint', () => {
  it('disables the address at once, and no log names it', async () => {
    const id = await enqueue();
    expect(await post(complaintEmail(id, 'not-spam'))).toBe(200);
    expect(await isDisabled()).toBe(false);
    expect(await post(complaintEmail(id))).toBe(200);
    expect(await suppression()).toMatchObject([{ reason: 'complaint' }]);
    expect(await isDisabled()).toBe(true);
    await testApp.deps.failures.flush();
    const failures = await testApp.deps.db.selectFrom('failure').selectAll().where('kind', '=', 'email').execute();
    expect(failures).toMatchObject([{ name: 'complaint', reason: 'address disabled' }]);
    expect(lines.join('')).toContain('complaint');
    for (const private_ of [TO, 'maria', id]) expect(lines.join('') + JSON.stringify(failures)).not.toContain(private_);
  });

  it('comes as JSON too, with bounces', async () => {
    const [one, two] = [await enqueue(), await enqueue()];
    expect(await postJson([{ type: 'bounce', message_id: `<${one}@estia.test>`, status: '5.1.1' }])).toBe(200);
    expect(await suppression()).toMatchObject([{ hard_bounces: 1, disabled_at: null }]);
    expect(
      await postJson([
        { type: 'bounce', message_id: two, status: '4.2.0' },
        { type: 'complaint', message_id: two },
      ]),
    ).toBe(200);
    expect(await suppression()).toMatchObject([{ hard_bounces: 1, reason: 'complaint' }]);
    for (const wrong of [null, [{ type: 'bounce' }], [{ type: 'praise', message_id: two }], 'x'])
      expect(await postJson(wrong)).toBe(400);
  });
});

describe('[ALRT-2] who may tell of it', () => {
  it.each([
    ['no signature', { signature: '' }],
    [
      'another secret',
      {
        signature: signRequest(
          'another-secret-another-secret-another',
          Buffer.from('x'),
          new Date('2026-11-15T10:00:00Z'),
        ),
      },
    ],
    ['a recorded request, six minutes later', { at: new Date('2026-11-15T09:53:59Z') }],
    ['one from the future', { at: new Date('2026-11-15T10:06:01Z') }],
  ])('not with %s', async (_what, over) => {
    const body = deliveryStatusEmail({ messageId: await enqueue() });
    expect(await post(body, over)).toBe(403);
    expect(await suppression()).toEqual([]);
  });

  it('not with the signature of another body, and not at all where no secret is set', async () => {
    const body = deliveryStatusEmail({ messageId: await enqueue() });
    expect(await post(body, { signature: signRequest(secret, Buffer.from('other'), testApp.deps.clock()) })).toBe(403);
    expect(await post(Buffer.alloc(1_000_001))).toBe(413);
    const closed = await openTestApp(inject('services'), {});
    try {
      const { statusCode } = await closed.app.inject({
        method: 'POST',
        url: '/api/email/events',
        headers: { 'content-type': 'message/rfc822', 'estia-signature': signRequest('', body, closed.deps.clock()) },
        payload: body,
      });
      expect(statusCode).toBe(403);
    } finally {
      await closed.close();
    }
  });
});

it('[ALRT-2] a complaint outlives the retention of bounces: emails do not begin again', async () => {
  const { db, secrets, clock } = testApp.deps;
  expect(await postJson([{ type: 'complaint', message_id: await enqueue() }])).toBe(200);
  await db
    .insertInto('email_suppression')
    .values({ address_hash: hashAddress(secrets, 'bounced@estia.example'), hard_bounces: 1, updated_at: clock() })
    .execute();
  await deleteOldSuppressions(db, new Date(clock().getTime() + 3 * 365 * 86_400_000));
  expect(await hasComplained(db, hashAddress(secrets, TO))).toBe(true);
  expect(await suppression()).toHaveLength(1);
});

describe('[ALRT-2] a signed report that no mail system writes', () => {
  const report = deliveryStatusEmail({ messageId: '00000000-0000-4000-8000-000000000000' }).toString('latin1');
  const part = '--A1B2.1700000000/mx.example\r\n';
  const nest = (depth: number): string =>
    Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join(
      '',
    );
  it.each([
    ['nested', nest(300) + report],
    ['of many parts', report.replace(part, `${part}\r\n`.repeat(1_000) + part)],
    ['with many headers', 'X-A: b\r\n'.repeat(4_000) + report],
    ['with one long header', `X-A: ${'=?utf-8?Q?a?=\r\n '.repeat(2_200)}\r\n${report}`],
    ['with a header of encoded words', `X-A: ${'=?utf-8?B?AAAA?= '.repeat(2_000)}\r\n${report}`],
  ])('%s is ignored', async (_what, text) => {
    expect(await parseDeliveryReport(Buffer.from(text))).toBeNull();
    expect(await post(Buffer.from(text))).toBe(200);
  });

  it('is read as far as a report goes: a large email that it returns is not', async () => {
    const messageId = await enqueue();
    const long = `${deliveryStatusEmail({ messageId }).toString('latin1')}\r\n${'x'.repeat(900_000)}`;
    expect(await parseDeliveryReport(Buffer.from(long))).toMatchObject({ type: 'hard_bounce', messageId });
    const late = `X-Filler: a\r\n\r\n${'x'.repeat(70_000)}\r\n${report}`;
    expect(await parseDeliveryReport(Buffer.from(late))).toBeNull();
  });
});
