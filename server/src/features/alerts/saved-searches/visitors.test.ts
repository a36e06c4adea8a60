/** Saved searches without an account: confirmed by email, kept by a key, ended by a link. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildProperty } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, callApiAs } from '../../../../testing/people/api-users.ts';
import { EMAIL_SECRET_PURPOSE } from '../../../platform/email/outbox.ts';
import { hashAddress } from '../../../platform/email/suppression.ts';
import {
  createUnsubscribeToken,
  deleteUnconfirmedSearches,
  matchListingChanges,
  mergeVisitorIntoAccount,
} from '../index.ts';

const filter = { for: 'sale', category_id: 1, district_ids: [461200] };
let address = 0;

describe('[ALRT-1] saved searches of a visitor', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    await sql`delete from subscriber`.execute(testApp.deps.db);
  });

  const post = (path: string, body: object) => callApiAs(testApp, null, 'POST', path, body);
  async function saveAs(email: string, more: object = {}) {
    address += 1;
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/saved-searches',
      remoteAddress: `10.7.0.${address}`,
      payload: { email, filter, ...more },
    });
    return { status: response.statusCode, body: response.json() };
  }
  const readCodes = async (email: string): Promise<string[]> => {
    const { rows } = await sql<{ payload: Buffer }>`
      select payload from email_outbox where template = 'confirm_saved_search' order by id`.execute(testApp.deps.db);
    return rows
      .map(({ payload }) => JSON.parse(testApp.deps.secrets.open(EMAIL_SECRET_PURPOSE, payload)))
      .filter(({ to }) => to === email)
      .map(({ values }) => values.code);
  };
  const countMatches = async (): Promise<number> => {
    const property_id = await buildProperty(testApp.deps.db, { district_id: 461200 });
    const listing = await buildListing(testApp.deps.db, { property_id });
    await matchListingChanges(testApp.workerDeps);
    const { rows } = await sql<{ n: number }>`select count(*) as n from alert where listing_id = ${listing}`.execute(
      testApp.deps.db,
    );
    return rows[0]?.n ?? 0;
  };

  it('begins with the code of the email, opens by its key, and ends by a link', async () => {
    const email = 'Maria@estia.example';
    expect(await saveAs(email, { locale: 'en' })).toEqual({
      status: 200,
      body: { sent_to: email.toLowerCase() },
    });
    expect(await countMatches()).toBe(0);
    const [code] = await readCodes(email.toLowerCase());
    // Emails to it came back once; the code proves that they arrive now.
    await sql`insert into email_suppression (address_hash, hard_bounces, disabled_at, reason, updated_at)
      values (${hashAddress(testApp.deps.secrets, email)}, 3, now(), 'bounces', now())`.execute(testApp.deps.db);
    const confirmed = await post('/saved-searches/confirm', { code });
    expect(confirmed.body).toMatchObject({ saved_search: { query: expect.stringContaining('461200') } });
    expect(await testApp.deps.db.selectFrom('email_suppression').selectAll().execute()).toEqual([]);
    expect(await countMatches()).toBe(1);
    const { key, saved_search } = confirmed.body;
    // The same code again is the same answer.
    expect((await post('/saved-searches/confirm', { code })).body.key).toBe(key);

    expect((await post('/saved-searches/list', { key })).body).toMatchObject({
      email: email.toLowerCase(),
      total: 1,
      limit: 50,
      rows: [{ id: saved_search.id }],
    });
    const update = (changes: object) => post('/saved-searches/update', { key, id: saved_search.id, ...changes });
    expect((await update({ is_paused: true })).body.saved_search.is_paused).toBe(true);
    expect(await countMatches()).toBe(0);
    // The old code opens the settings, and says that it is paused.
    expect((await post('/saved-searches/confirm', { code })).body).toMatchObject({
      key,
      saved_search: { is_paused: true },
    });
    expect(await countMatches()).toBe(0);
    expect((await update({ is_paused: false, name: 'Χαλάνδρι' })).body.saved_search.name).toBe('Χαλάνδρι');
    expect(await countMatches()).toBe(1);

    const token = createUnsubscribeToken(testApp.deps.secrets, { savedSearchId: saved_search.id }, 1);
    const look = () => callApiAs(testApp, null, 'GET', `/alerts/unsubscribe/${token}`);
    expect((await look()).body).toMatchObject({ searches: [{ name: 'Χαλάνδρι' }], is_stopped: false });
    expect((await look()).body.is_stopped).toBe(false);
    const stopped = await testApp.app.inject({
      method: 'POST',
      url: `/api/alerts/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.statusCode).toBe(200);
    expect((await look()).body.is_stopped).toBe(true);
    expect(await countMatches()).toBe(0);
    // A code from before does not begin again what a link has ended, and does not say that it has.
    expect((await post('/saved-searches/confirm', { code })).status).toBe(410);
    expect(await countMatches()).toBe(0);
    expect((await update({ is_deleted: true })).body).toEqual({ saved_search: null });
    expect((await post('/saved-searches/list', { key })).body.total).toBe(0);
  });

  it.each([
    ['one link', (id: number, _subscriber: number) => ({ savedSearchId: id })],
    ['the link that stops all', (_id: number, subscriber: number) => ({ subscriberId: subscriber })],
  ])('saved again after %s has stopped it, it begins again with a code', async (what, target) => {
    const email = `${what.length}@estia.example`;
    await saveAs(email, { locale: 'el' });
    const [code] = await readCodes(email);
    const { saved_search, key } = (await post('/saved-searches/confirm', { code })).body;
    const { rows } = await sql<{ id: number }>`select id from subscriber where email = ${email}`.execute(
      testApp.deps.db,
    );
    const token = createUnsubscribeToken(testApp.deps.secrets, target(saved_search.id, rows[0]?.id ?? 0), 1);
    // From a mail program that is a page of another site.
    const stopped = await testApp.app.inject({
      method: 'POST',
      url: `/api/alerts/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.statusCode).toBe(200);
    expect(await countMatches()).toBe(0);
    expect((await saveAs(email, { locale: 'en' })).status).toBe(200);
    expect(await countMatches()).toBe(0);
    const confirmed = await post('/saved-searches/confirm', { code: (await readCodes(email))[1], locale: 'en' });
    expect(confirmed.body).toMatchObject({ saved_search: { by_email: true, is_paused: false } });
    expect(await countMatches()).toBe(1);
    const subscriber = await sql`select locale from subscriber where email = ${email}`.execute(testApp.deps.db);
    expect(subscriber.rows).toEqual([{ locale: 'en' }]);
    // With nothing saved any more the address goes.
    await post('/saved-searches/update', { key, id: saved_search.id, is_deleted: true });
    await deleteUnconfirmedSearches(testApp.deps.db, new Date(testApp.deps.clock().getTime() + 1_000));
    expect((await sql`select from subscriber where email = ${email}`.execute(testApp.deps.db)).rows).toEqual([]);
  });

  it('sends emails or nothing: there is no list without an account', async () => {
    const email = 'eleni@estia.example';
    await saveAs(email);
    const { key, saved_search } = (await post('/saved-searches/confirm', { code: (await readCodes(email))[0] })).body;
    const update = async (changes: object) =>
      (await post('/saved-searches/update', { key, id: saved_search.id, ...changes })).body;
    expect(await update({ by_email: false, by_push: true })).toMatchObject({ fields: { by_email: 'no_alert_chosen' } });
    expect(await update({ frequency: 'in_app' })).toMatchObject({ fields: { frequency: 'invalid' } });
    const none = { on_new: false, on_price_drop: false, on_back: false };
    expect(await update(none)).toMatchObject({ fields: { on_new: 'no_alert_chosen' } });
    expect((await post('/saved-searches/list', { key })).body.rows).toMatchObject([{ by_email: true, on_new: true }]);
  });

  it('is in the account that the same person opens, and its links go on', async () => {
    const { db, secrets, clock } = testApp.deps;
    const email = 'anna@estia.example';
    await saveAs(email);
    await saveAs(email, { filter: { ...filter, priceMax: 800_000 } });
    for (const code of await readCodes(email)) await post('/saved-searches/confirm', { code });
    const { rows } = await sql<{ id: number }>`select id from subscriber where email = ${email}`.execute(db);
    const visitor = rows[0]?.id ?? 0;
    expect(await countMatches()).toBe(1);
    const anna = await buildSignedInUser(testApp, { email });
    await anna.call('POST', '/user/saved-searches', { filter });
    await db.transaction().execute((trx) => mergeVisitorIntoAccount(trx, { accountId: anna.id, email, now: clock() }));
    const list = (await anna.call('GET', '/user/saved-searches')).body;
    expect(list.total).toBe(2);
    expect(list.rows.map((row: { unseen: number }) => row.unseen).sort()).toEqual([1, 1]);
    expect(await countMatches()).toBe(1);
    const token = createUnsubscribeToken(secrets, { subscriberId: visitor }, 1);
    expect((await callApiAs(testApp, null, 'POST', `/alerts/unsubscribe/${token}`, {})).status).toBe(200);
    expect((await anna.call('GET', '/user/saved-searches')).body.rows).toMatchObject([
      { by_email: false },
      { by_email: false },
    ]);
    // Whoever has none yet takes all over as it is.
    await saveAs('new@estia.example');
    await post('/saved-searches/confirm', { code: (await readCodes('new@estia.example'))[0] });
    const newcomer = await buildSignedInUser(testApp, { email: 'new@estia.example' });
    await db
      .transaction()
      .execute((trx) =>
        mergeVisitorIntoAccount(trx, { accountId: newcomer.id, email: 'new@estia.example', now: clock() }),
      );
    expect((await newcomer.call('GET', '/user/saved-searches')).body.total).toBe(1);
  });

  it('a link that stops everything stops everything, and a raised version ends every key', async () => {
    const email = 'nikos@estia.example';
    await saveAs(email);
    await saveAs(email, { filter: { ...filter, priceMax: 900_000 } });
    const keys = [];
    for (const code of await readCodes(email)) keys.push((await post('/saved-searches/confirm', { code })).body.key);
    expect(new Set(keys).size).toBe(1);
    const { rows } = await sql<{ id: number }>`select id from subscriber where email = ${email}`.execute(
      testApp.deps.db,
    );
    const token = createUnsubscribeToken(testApp.deps.secrets, { subscriberId: rows[0]?.id ?? 0 }, 1);
    expect((await callApiAs(testApp, null, 'POST', `/alerts/unsubscribe/${token}`, {})).status).toBe(200);
    expect(await countMatches()).toBe(0);
    await sql`update subscriber set key_version = 2 where email = ${email}`.execute(testApp.deps.db);
    expect((await post('/saved-searches/list', { key: keys[0] })).status).toBe(404);
    expect((await callApiAs(testApp, null, 'GET', `/alerts/unsubscribe/${token}`)).status).toBe(404);
    expect((await post('/saved-searches/confirm', { code: (await readCodes(email))[0] })).status).toBe(410);
  });

  it('saved again while it runs, it asks for nothing: its email links to the settings, and the answer is the same', async () => {
    const email = 'katerina@estia.example';
    const first = await saveAs(email);
    const [code] = await readCodes(email);
    // Saved twice before it is confirmed, it needs its code still.
    await saveAs(email);
    expect(await readCodes(email)).toEqual([code, code]);
    const { key, saved_search } = (await post('/saved-searches/confirm', { code })).body;
    expect(await saveAs(email)).toEqual(first);
    expect(await readCodes(email)).toHaveLength(2);
    const { rows } = await sql<{ payload: Buffer }>`
      select payload from email_outbox where template = 'saved_search_running'`.execute(testApp.deps.db);
    const told = rows.map(({ payload }) => JSON.parse(testApp.deps.secrets.open(EMAIL_SECRET_PURPOSE, payload)));
    expect(told).toMatchObject([{ to: email, values: { key, about: expect.stringContaining('Χαλάνδρι') } }]);
    expect(await countMatches()).toBe(1);
    // Paused, it begins again with a code alone.
    await post('/saved-searches/update', { key, id: saved_search.id, is_paused: true });
    await saveAs(email);
    expect(await readCodes(email)).toHaveLength(3);
    expect(await countMatches()).toBe(0);
  });

  it('the code of the first email opens the list, once it is confirmed', async () => {
    const email = 'dimitra@estia.example';
    await saveAs(email);
    const [code = ''] = await readCodes(email);
    expect(await post('/saved-searches/list', { key: code })).toMatchObject({
      status: 403,
      body: { code: 'email_not_confirmed' },
    });
    expect(await countMatches()).toBe(0);
    const { key } = (await post('/saved-searches/confirm', { code })).body;
    for (const typed of [code, code.replaceAll('-', '').toLowerCase()])
      expect((await post('/saved-searches/list', { key: typed })).body).toMatchObject({ email, total: 1, key });
    expect((await post('/saved-searches/list', { key })).body.key).toBe(key);
    const wrong = code.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'));
    expect((await post('/saved-searches/list', { key: wrong })).status).toBe(404);
    // A change takes the key alone.
    expect((await post('/saved-searches/update-all', { key: code, action: 'stop' })).status).toBe(404);
  });

  it('all searches are paused, resumed and stopped at once', async () => {
    const email = 'sofia@estia.example';
    await saveAs(email);
    await saveAs(email, { filter: { ...filter, priceMax: 950_000 } });
    const codes = await readCodes(email);
    let key = '';
    for (const code of codes) key = (await post('/saved-searches/confirm', { code })).body.key;
    const list = async () => (await post('/saved-searches/list', { key })).body.rows;
    const change = (action: string) => post('/saved-searches/update-all', { key, action });

    expect((await change('pause')).status).toBe(200);
    expect(await list()).toMatchObject([{ is_paused: true }, { is_paused: true }]);
    expect(await countMatches()).toBe(0);
    expect((await change('resume')).status).toBe(200);
    expect(await list()).toMatchObject([{ is_paused: false }, { is_paused: false }]);
    expect(await countMatches()).toBe(1);

    // What waits for its code is stopped with the rest.
    await saveAs(email, { filter: { ...filter, priceMax: 960_000 } });
    const [, , waiting] = await readCodes(email);
    expect((await change('stop')).status).toBe(200);
    expect(await list()).toMatchObject([
      { is_paused: false, by_email: false },
      { is_paused: false, by_email: false },
    ]);
    expect(await countMatches()).toBe(0);
    expect((await post('/saved-searches/confirm', { code: waiting })).status).toBe(410);
    expect((await post('/saved-searches/confirm', { code: codes[0] })).status).toBe(410);
    // Settings can be changed meanwhile, and begin nothing.
    const [{ id }] = await list();
    const changed = await post('/saved-searches/update', { key, id, frequency: 'daily' });
    expect(changed.body.saved_search).toMatchObject({ frequency: 'daily', by_email: false });
    expect(await countMatches()).toBe(0);
    expect((await change('resume')).status).toBe(200);
    expect(await countMatches()).toBe(1);
  });

  it('a visitor’s key does not reach the search of another', async () => {
    const [first, second] = ['a@estia.example', 'b@estia.example'];
    await saveAs(first);
    await saveAs(second);
    const confirm = async (email: string) =>
      (await post('/saved-searches/confirm', { code: (await readCodes(email))[0] })).body;
    const [mine, theirs] = [await confirm(first), await confirm(second)];
    const body = { key: mine.key, id: theirs.saved_search.id, is_paused: true };
    expect((await post('/saved-searches/update', body)).status).toBe(404);
    expect((await post('/saved-searches/update', { ...body, is_deleted: true })).status).toBe(404);
  });

  it('nobody’s mailbox is filled: five emails a day, and what is not confirmed goes after a week', async () => {
    const email = 'target@estia.example';
    for (let n = 0; n < 5; n++) expect((await saveAs(email)).status).toBe(200);
    expect((await saveAs(email)).status).toBe(429);
    const [code] = await readCodes(email);
    const week = 7 * 86_400_000;
    // Asked for again after six days, it waits for a week from then.
    testApp.setNow(new Date(testApp.deps.clock().getTime() + week - 86_400_000));
    await saveAs(email);
    testApp.setNow(new Date(testApp.deps.clock().getTime() + 2 * 86_400_000));
    await deleteUnconfirmedSearches(testApp.deps.db, new Date(testApp.deps.clock().getTime() - week));
    expect((await sql`select from subscriber where email = ${email}`.execute(testApp.deps.db)).rows).toHaveLength(1);
    testApp.setNow(new Date(testApp.deps.clock().getTime() + 8 * 86_400_000));
    await deleteUnconfirmedSearches(testApp.deps.db, new Date(testApp.deps.clock().getTime() - 7 * 86_400_000));
    expect((await post('/saved-searches/confirm', { code })).status).toBe(410);
    const { rows } = await sql`select from subscriber where email = ${email}`.execute(testApp.deps.db);
    expect(rows).toHaveLength(0);
  });
});
