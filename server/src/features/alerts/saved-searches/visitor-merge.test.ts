/** A visitor who opens an account: what they saved, stopped and wait for goes with them, once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AlertApp, chalandriFilter as filter, openAlertApp } from '../../../../testing/alerts/alert-app.ts';
import { untilSomebodyWaits } from '../../../../testing/environment/locks.ts';
import { buildSignedInUser } from '../../../../testing/people/api-users.ts';
import { createUnsubscribeToken, mergeVisitorIntoAccount } from '../index.ts';

const DAY_MS = 86_400_000;
const daily = { frequency: 'daily', hour: 20 };
let alerts: AlertApp;
beforeAll(async () => {
  alerts = await openAlertApp();
});
afterAll(() => alerts.close());
beforeEach(() => alerts.reset());

type User = Awaited<ReturnType<typeof buildSignedInUser>>;
const buildUser = (email: string, over: object = {}) => buildSignedInUser(alerts.testApp, { email, ...over });
const attach = (user: User) =>
  alerts.db
    .transaction()
    .execute((trx) => mergeVisitorIntoAccount(trx, { accountId: user.id, email: user.email, now: alerts.now() }));
const save = (user: User, more: object = {}) => user.call('POST', '/user/saved-searches', { filter, ...more });
const listSearches = async (user: User) => (await user.call('GET', '/user/saved-searches')).body.rows;
const stopLink = (target: Parameters<typeof createUnsubscribeToken>[1]) =>
  `/alerts/unsubscribe/${createUnsubscribeToken(alerts.secrets, target, 1)}`;
const clickOnce = async (path: string): Promise<number> => {
  const response = await alerts.testApp.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  return response.statusCode;
};

/** Attached, but not committed until the returned function is called. */
async function attachSlowly(user: User): Promise<() => Promise<void>> {
  const [committing, attached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const merging = alerts.db.transaction().execute(async (trx) => {
    await mergeVisitorIntoAccount(trx, { accountId: user.id, email: user.email, now: alerts.now() });
    attached.resolve();
    await committing.promise;
  });
  await attached.promise;
  return async () => {
    committing.resolve();
    await merging;
  };
}

describe('[ALRT-3] unsubscribing is never lost by a merge', () => {
  it('a link that stops all stops the account that the visitor is merged into meanwhile', async () => {
    const visitor = await alerts.buildVisitor('w@estia.example');
    const user = await buildUser('w@estia.example');
    await save(user, { filter: { ...filter, priceMax: 10_000 } });
    const commit = await attachSlowly(user);
    const stopping = alerts.post(stopLink({ subscriberId: visitor.subscriber }), {});
    await untilSomebodyWaits(alerts.db);
    await commit();
    expect((await stopping).status).toBe(200);
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(0);
    expect(await listSearches(user)).toMatchObject([{ by_email: false }, { by_email: false }]);
  });

  it('a link of one search stops the same search of the account', async () => {
    const visitor = await alerts.buildVisitor('w2@estia.example');
    const user = await buildUser('w2@estia.example');
    await save(user);
    await attach(user);
    expect(await clickOnce(stopLink({ savedSearchId: visitor.search }))).toBe(200);
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(0);
    expect(await listSearches(user)).toMatchObject([{ by_email: false }]);
  });

  it('a link of a search that moved goes on, whatever key version the account has', async () => {
    const visitor = await alerts.buildVisitor('w4@estia.example');
    const user = await buildUser('w4@estia.example');
    await save(user, { filter: { ...filter, priceMax: 10_000 } });
    await sql`update subscriber set key_version = 3 where account_id = ${user.id}`.execute(alerts.db);
    await attach(user);
    expect(await clickOnce(stopLink({ savedSearchId: visitor.search }))).toBe(200);
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(0);
  });
});

describe('[ALRT-2] what a visitor waits for reaches the account, once', () => {
  it('the same search in both: the digest that waits is sent', async () => {
    const visitor = await alerts.buildVisitor('b@estia.example');
    await alerts.post('/saved-searches/update', { key: visitor.key, id: visitor.search, ...daily });
    await alerts.publish();
    await alerts.match();
    const user = await buildUser('b@estia.example');
    await save(user, { settings: daily });
    await attach(user);
    expect(await listSearches(user)).toMatchObject([{ unseen: 1 }]);
    alerts.wait(2 * DAY_MS);
    expect(await alerts.deliver()).toHaveLength(1);
  });

  it('a home that the account has in its list only is still emailed', async () => {
    const visitor = await alerts.buildVisitor('b2@estia.example');
    await alerts.post('/saved-searches/update', { key: visitor.key, id: visitor.search, ...daily });
    const user = await buildUser('b2@estia.example');
    await save(user, { filter: { ...filter, priceMax: 900_000 }, settings: { frequency: 'in_app' } });
    await alerts.publish();
    await alerts.match();
    await attach(user);
    expect(await listSearches(user)).toMatchObject([{ unseen: 1 }, { unseen: 1 }]);
    alerts.wait(2 * DAY_MS);
    expect(await alerts.deliver()).toHaveLength(1);
  });

  it('what the visitor was told is not told again', async () => {
    await alerts.buildVisitor('b3@estia.example');
    const user = await buildUser('b3@estia.example', { email_confirmed_at: null });
    await save(user, { settings: daily });
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(1);
    expect(await alerts.confirmAccount(user)).toBe(200);
    alerts.wait(2 * DAY_MS);
    expect(await alerts.deliver()).toHaveLength(0);
  });

  it('an email that is queued when the account is confirmed still leaves', async () => {
    await alerts.buildVisitor('b4@estia.example');
    const user = await buildUser('b4@estia.example');
    await save(user, { settings: daily });
    await alerts.publish();
    await alerts.match();
    await alerts.dispatch();
    await attach(user);
    expect(await alerts.send()).toHaveLength(1);
    alerts.wait(2 * DAY_MS);
    expect(await alerts.deliver()).toHaveLength(0);
  });

  it.each([
    ['moved', { ...filter, priceMax: 10_000 }],
    ['there already', filter],
  ])('an alert written while they are merged reaches the account, the search being %s', async (what, own) => {
    const email = `${what.length}@estia.example`;
    await alerts.buildVisitor(email);
    const user = await buildUser(email);
    await save(user, { filter: own });
    await alerts.publish();
    const commit = await attachSlowly(user);
    const matching = alerts.match();
    await untilSomebodyWaits(alerts.db);
    await commit();
    await matching;
    expect(await alerts.deliver()).toHaveLength(1);
    const unseen = (await listSearches(user)).map((row: { unseen: number }) => row.unseen);
    expect(Math.max(...unseen)).toBe(1);
    alerts.wait(DAY_MS);
    expect(await alerts.deliver()).toHaveLength(0);
    expect((await sql`select from alert`.execute(alerts.db)).rows).toHaveLength(1);
  });

  it('an account that saves its first search meanwhile does not fail the confirmation', async () => {
    await alerts.buildVisitor('q@estia.example');
    const user = await buildUser('q@estia.example');
    const [committing, inserted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const saving = alerts.db.transaction().execute(async (trx) => {
      await sql`insert into subscriber (account_id, locale, created_at) values (${user.id}, 'el', now())`.execute(trx);
      inserted.resolve();
      await committing.promise;
    });
    await inserted.promise;
    const attaching = attach(user);
    await untilSomebodyWaits(alerts.db);
    committing.resolve();
    await saving;
    await attaching;
    expect(await listSearches(user)).toHaveLength(1);
  });
});

describe('[ALRT-1] what was stopped is paused in the account, and begins again when it is resumed', () => {
  it('by the visitor', async () => {
    const visitor = await alerts.buildVisitor('d@estia.example');
    await alerts.post(stopLink({ subscriberId: visitor.subscriber }), {});
    const user = await buildUser('d@estia.example', { email_confirmed_at: null });
    expect(await alerts.confirmAccount(user)).toBe(200);
    expect(await listSearches(user)).toMatchObject([{ is_paused: true, by_email: true }]);
    await user.call('PUT', `/user/saved-searches/${visitor.search}`, { is_paused: false });
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(1);
  });

  it('by the account', async () => {
    const visitor = await alerts.buildVisitor('d2@estia.example');
    const user = await buildUser('d2@estia.example');
    await save(user, { filter: { ...filter, priceMax: 10_000 } });
    // The visitor's searches are stopped with those of the account, before and after they are there.
    const { rows } = await sql<{ id: number }>`select id from subscriber where account_id = ${user.id}`.execute(
      alerts.db,
    );
    await alerts.post(stopLink({ subscriberId: rows[0]?.id ?? 0 }), {});
    await attach(user);
    expect(await listSearches(user)).toMatchObject([{ by_email: false }, { by_email: false }]);
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(0);
    await user.call('PUT', `/user/saved-searches/${visitor.search}`, { is_paused: false });
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(1);
  });
});

it('[ALRT-1] of more than fifty after a merge the newest fifty run, and another only when one is paused', async () => {
  const user = await buildUser('h@estia.example');
  for (let n = 0; n < 49; n++) await save(user, { filter: { ...filter, priceMax: 100_000 + n } });
  alerts.wait(60_000);
  for (let n = 0; n < 3; n++)
    await alerts.buildVisitor('h@estia.example', { filter: { ...filter, priceMax: 300_000 + n } });
  await attach(user);
  const { body } = await user.call('GET', '/user/saved-searches?limit=50&sort=newest');
  const oldest = (await user.call('GET', '/user/saved-searches?limit=50&offset=50')).body.rows;
  expect(body.total).toBe(52);
  expect(body.rows.every((row: { is_paused: boolean }) => !row.is_paused)).toBe(true);
  expect(oldest).toMatchObject([{ is_paused: true }, { is_paused: true }]);
  const change = (id: number, is_paused: boolean) => user.call('PUT', `/user/saved-searches/${id}`, { is_paused });
  expect(await change(oldest[0].id, false)).toMatchObject({ body: { code: 'saved_searches_full' } });
  expect((await change(body.rows[0].id, true)).status).toBe(200);
  expect((await change(oldest[0].id, false)).status).toBe(200);
});
