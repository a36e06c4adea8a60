/** [ALRT-3] Push messages, against a push service that checks the sender and decrypts with the browser's keys. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildAlert } from '../../../../testing/factories/alerts.ts';
import { buildListing, buildProperty, buildUser } from '../../../../testing/factories/records.ts';
import { buildSavedSearch } from '../../../../testing/factories/saved-searches.ts';
import { type PushService, startPushService } from '../../../../testing/push/push-service.ts';
import type { PushSender } from '../../../platform/push/push-sender.ts';
import { createVapidPrivateKey, getVapidPublicKey } from '../../../platform/push/vapid.ts';
import { createPlaceTreeCache } from '../../places/index.ts';
import { dispatchAlerts } from './dispatch.jobs.ts';
import { createConfiguredPushSender, sendDuePushMessages } from './push.service.ts';

const privateKey = createVapidPrivateKey();
let service: PushService;
let testApp: TestApp;
let sender: PushSender;
beforeAll(async () => {
  service = await startPushService(getVapidPublicKey(privateKey));
  testApp = await openTestApp(inject('services'), { VAPID_PRIVATE_KEY: privateKey, PUSH_HOST: service.url });
  sender = createConfiguredPushSender(testApp.workerDeps.config) as PushSender;
});
afterAll(async () => {
  await testApp.close();
  await service.close();
});

const start = new Date('2026-11-15T10:00:00Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
beforeEach(async () => {
  testApp.setNow(start);
  service.messages.length = 0;
  const { db } = testApp.deps;
  for (const table of ['push_message', 'push_subscription', 'alert', 'saved_search', 'subscriber'] as const)
    await db.deleteFrom(table).execute();
});

const ask = async (method: 'POST' | 'DELETE', token: string, body: object) => {
  const answer = await testApp.app.inject({
    method,
    url: '/api/user/push-subscriptions',
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
  return answer.statusCode;
};
const rows = () => testApp.deps.db.selectFrom('push_subscription').selectAll().orderBy('id').execute();
const waiting = () => testApp.deps.db.selectFrom('push_message').selectAll().execute();
const send = () =>
  sendDuePushMessages(testApp.workerDeps, { sender, getPlaceTree: createPlaceTreeCache(testApp.deps.db) });

let serial = 0;
/** Somebody with a browser and a saved search that found a home. */
async function buildReader(browser = `browser${++serial}`) {
  const { db } = testApp.deps;
  const { id, token } = await buildUser(db);
  const subscription = service.subscribe(browser);
  expect(await ask('POST', token, subscription)).toBe(200);
  const subscriber = await db
    .selectFrom('subscriber')
    .select('id')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  const search = await buildSavedSearch(db, subscriber.id, { by_push: true, by_email: false });
  const property_id = await buildProperty(db, { district_id: 461200 });
  const listing = await buildListing(db, { property_id, price: 250_000 });
  const alert = () => buildAlert(db, { subscriber_id: subscriber.id, saved_search_ids: [search], listing_id: listing });
  return { token, subscription, subscriber: subscriber.id, browser, property_id, alert };
}
const dispatch = () => dispatchAlerts(testApp.workerDeps);

describe('[ALRT-3] a push message', () => {
  it('reaches the browser encrypted, says title, body and path, and nothing of the person', async () => {
    const reader = await buildReader();
    await reader.alert();
    await dispatch();
    expect(await send()).toBe(1);
    expect(service.faults).toEqual([]);
    const [message, ...more] = service.messages;
    expect(more).toHaveLength(0);
    expect(message).toMatchObject({ browser: reader.browser, ttl: 86_400 });
    expect(JSON.parse(message?.text ?? '')).toEqual({
      title: 'Νέο: Διαμέρισμα 92\u00A0τ.μ., Χαλάνδρι, 250.000\u00A0€',
      body: expect.stringContaining('υ/δ'),
      url: `/properties/for-sale/${reader.property_id}`,
      tag: message?.topic,
    });
    expect(await waiting()).toEqual([]);
    await dispatch();
    expect(await send()).toBe(0);
  });

  it('after a crash is a second copy with the same topic and tag, which replaces the first', async () => {
    const reader = await buildReader();
    await reader.alert();
    await dispatch();
    const [row] = await waiting();
    await send();
    await testApp.deps.db
      .insertInto('push_message')
      .values({ ...row, id: undefined } as never)
      .execute();
    await send();
    expect(service.messages).toHaveLength(2);
    expect(service.messages[0]?.topic).toBe(service.messages[1]?.topic);
    expect(service.messages[0]?.text).toBe(service.messages[1]?.text);
  });

  it.each([404, 410])('a subscription that has run out (%i) is removed with all that waits for it', async (status) => {
    const reader = await buildReader();
    await reader.alert();
    await dispatch();
    service.answerWith(reader.browser, { status });
    expect(await send()).toBe(1);
    expect(await rows()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('is tried again with longer and longer waits, as the service asks, and then given up', async () => {
    const reader = await buildReader();
    await reader.alert();
    await dispatch();
    service.answerWith(reader.browser, { status: 503, retryAfter: 600 });
    const waits: number[] = [];
    for (;;) {
      expect(await send()).toBe(1);
      const [row] = await waiting();
      if (!row) break;
      waits.push((row.next_at.getTime() - testApp.deps.clock().getTime()) / 60_000);
      testApp.setNow(row.next_at);
    }
    expect(waits).toEqual([10, 10, 15, 60, 240]);
    expect(await rows()).toMatchObject([{ last_error: '503' }]);
    service.answerWith(reader.browser, null);
    testApp.setNow(after(10_000));
    expect(await send()).toBe(0);
    expect(service.messages).toEqual([]);
  });

  it('of a search without push any more is not sent, and one that cannot be read stops no other', async () => {
    const { db, failures } = testApp.deps;
    const [first, broken, last] = [await buildReader(), await buildReader(), await buildReader()];
    for (const reader of [first, broken, last]) await reader.alert();
    await dispatch();
    await db
      .updateTable('saved_search')
      .set({ by_push: false })
      .where('subscriber_id', '=', first.subscriber)
      .execute();
    await db
      .updateTable('push_subscription')
      .set({ target: Buffer.from('broken') })
      .where('subscriber_id', '=', broken.subscriber)
      .execute();
    expect(await send()).toBe(3);
    expect(service.messages.map((message) => message.browser)).toEqual([last.browser]);
    expect(await waiting()).toHaveLength(1);
    await failures.flush();
    expect((await db.selectFrom('failure').select('name').execute()).map(({ name }) => name)).toContain(
      'push-messages',
    );
  });

  it('is sent by one of several workers', async () => {
    for (let n = 0; n < 6; n++) await (await buildReader()).alert();
    await dispatch();
    const counts = await Promise.all(Array.from({ length: 3 }, send));
    expect(counts.reduce((sum, count) => sum + count)).toBe(6);
    expect(service.messages).toHaveLength(6);
  });
});

describe('[ALRT-3] a slow push service', () => {
  const getPlaceTree = () => createPlaceTreeCache(testApp.deps.db)();

  it('has one message of a person at a time, and holds up nobody else', async () => {
    const slow = await buildReader('slow0');
    for (let n = 1; n < 6; n++) expect(await ask('POST', slow.token, service.subscribe(`slow${n}`))).toBe(200);
    await slow.alert();
    await dispatch();
    testApp.setNow(after(1));
    await (await buildReader('quick')).alert();
    await dispatch();
    const quickSent = Promise.withResolvers<void>();
    let [inFlight, most] = [0, 0];
    const waitingSender: PushSender = {
      send: async ({ endpoint }) => {
        if (endpoint.includes('quick')) {
          quickSent.resolve();
          return { state: 'sent' };
        }
        inFlight += 1;
        most = Math.max(most, inFlight);
        await quickSent.promise;
        inFlight -= 1;
        return { state: 'sent' };
      },
    };
    expect(await sendDuePushMessages(testApp.workerDeps, { sender: waitingSender, getPlaceTree })).toBe(7);
    expect(most).toBe(1);
  });

  it('that has timed out for six hours is dropped, and one that answers in between is not', async () => {
    const [gone, back] = [await buildReader(), await buildReader()];
    const sendWith = (isBackAnswering: boolean) =>
      sendDuePushMessages(testApp.workerDeps, {
        getPlaceTree,
        sender: {
          send: async ({ endpoint }) =>
            isBackAnswering && endpoint === back.subscription.endpoint
              ? { state: 'sent' }
              : { state: 'later', reason: 'ETIMEDOUT', retryAfterSeconds: 0 },
        },
      });
    for (const [hours, isBackAnswering] of [
      [0, false],
      [3, true],
      [7, false],
    ] as const) {
      testApp.setNow(after(hours * 60));
      await testApp.deps.db.deleteFrom('push_message').execute();
      await testApp.deps.db.deleteFrom('alert').execute();
      for (const reader of [gone, back]) await reader.alert();
      await dispatch();
      await sendWith(isBackAnswering);
    }
    expect((await rows()).map(({ subscriber_id }) => subscriber_id)).toEqual([back.subscriber]);
  });
});

describe('[ALRT-3] a browser', () => {
  it('is stored so that nobody who reads the database can send to it', async () => {
    const { subscription } = await buildReader();
    const stored = JSON.stringify(await rows(), (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const secret of [subscription.endpoint, subscription.keys.auth, subscription.keys.p256dh])
      expect(stored).not.toContain(secret);
  });

  it('belongs to whoever subscribed on it last, and only they remove it', async () => {
    const first = await buildReader('shared');
    const { token: second } = await buildUser(testApp.deps.db);
    expect(await ask('POST', second, first.subscription)).toBe(200);
    expect(await rows()).toHaveLength(1);
    expect((await rows())[0]?.subscriber_id).not.toBe(first.subscriber);
    expect(await ask('DELETE', first.token, { endpoint: first.subscription.endpoint })).toBe(200);
    expect(await rows()).toHaveLength(1);
    expect(await ask('DELETE', second, { endpoint: first.subscription.endpoint })).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('is the eleventh: the oldest goes', async () => {
    const { token } = await buildReader('oldest');
    const oldest = (await rows())[0]?.id;
    for (let n = 0; n < 10; n++) expect(await ask('POST', token, service.subscribe(`more${n}`))).toBe(200);
    const left = await rows();
    expect(left).toHaveLength(10);
    expect(left.map(({ id }) => id)).not.toContain(oldest);
  });

  it.each([
    ['of our own network', { endpoint: 'https://127.0.0.1/x' }],
    ['of a machine beside us', { endpoint: 'https://metadata.google.internal/x' }],
    ['at another port', { endpoint: 'https://push.example:6379/x' }],
    ['without https', { endpoint: 'http://push.example/x' }],
    ['with keys that are no keys', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
  ])('%s is refused', async (_what, over) => {
    const { token } = await buildUser(testApp.deps.db);
    expect(await ask('POST', token, { ...service.subscribe('x'), ...over })).toBe(400);
    expect(await rows()).toEqual([]);
  });
});
