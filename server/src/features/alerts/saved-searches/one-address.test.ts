/** [ALRT-1] One address is one subscriber: what is saved while logged out is in the account that has confirmed the address. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AlertApp, chalandriFilter as filter, openAlertApp } from '../../../../testing/alerts/alert-app.ts';
import { buildSignedInUser, listEmailsTo } from '../../../../testing/people/api-users.ts';
import { createUnsubscribeToken } from '../index.ts';

const other = { ...filter, priceMax: 900_000 };
let alerts: AlertApp;
beforeAll(async () => {
  alerts = await openAlertApp();
});
afterAll(() => alerts.close());
beforeEach(() => alerts.reset());

type User = Awaited<ReturnType<typeof buildSignedInUser>>;
const buildUser = (email: string, over: object = {}) => buildSignedInUser(alerts.testApp, { email, ...over });
const confirm = (code: string | undefined) => alerts.post('/saved-searches/confirm', { code });
const listSearches = async (user: User) => (await user.call('GET', '/user/saved-searches')).body.rows;
const findSubscriber = (user: User) =>
  alerts.db.selectFrom('subscriber').selectAll().where('account_id', '=', user.id).executeTakeFirstOrThrow();
const stopAll = (subscriberId: number) =>
  alerts.post(`/alerts/unsubscribe/${createUnsubscribeToken(alerts.secrets, { subscriberId }, 1)}`, {});

describe('[ALRT-1] a search that is confirmed at the address of an account', () => {
  it('is in the account, one email tells of a home, and its code then leads to the account', async () => {
    const user = await buildUser('one@estia.example');
    await user.call('POST', '/user/saved-searches', { filter });
    await alerts.saveAsVisitor(user.email, { filter: other });
    expect(await listSearches(user)).toHaveLength(1);
    const [code] = await alerts.listCodes(user.email);
    expect((await confirm(code)).body).toMatchObject({ key: null, is_email_off: false });
    expect(await listSearches(user)).toHaveLength(2);
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(1);
    expect((await confirm(code)).body.code).toBe('searches_in_account');
  });

  it('leaves the code of another one good', async () => {
    const user = await buildUser('waiting@estia.example');
    await alerts.saveAsVisitor(user.email);
    await alerts.saveAsVisitor(user.email, { filter: other });
    const codes = await alerts.listCodes(user.email);
    for (const code of codes) expect((await confirm(code)).status).toBe(200);
    expect(await listSearches(user)).toHaveLength(2);
  });

  it('begins again what the account has stopped, and nothing else', async () => {
    const user = await buildUser('again@estia.example');
    await user.call('POST', '/user/saved-searches', { filter });
    await user.call('POST', '/user/saved-searches', { filter: other });
    await stopAll((await findSubscriber(user)).id);
    await alerts.saveAsVisitor(user.email);
    await confirm((await alerts.listCodes(user.email))[0]);
    expect(await listSearches(user)).toMatchObject([{ by_email: false }, { by_email: true, is_paused: false }]);
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(1);
  });

  it('stays the visitor’s where nobody has confirmed the address of the account', async () => {
    const visitor = await alerts.buildVisitor('mine@estia.example');
    const stranger = await buildUser('mine@estia.example', { email_confirmed_at: null });
    await alerts.saveAsVisitor(stranger.email, { filter: other });
    expect((await confirm((await alerts.listCodes(stranger.email)).at(-1))).body.key).toBe(visitor.key);
    expect(await listSearches(stranger)).toHaveLength(0);
  });

  it('says where the account has switched emails off', async () => {
    const user = await buildUser('off@estia.example', { mail_alerts: false });
    await alerts.saveAsVisitor(user.email);
    expect((await confirm((await alerts.listCodes(user.email))[0])).body.is_email_off).toBe(true);
    expect((await user.call('GET', '/user/alert-settings')).body.is_email_off).toBe(true);
  });
});

it.each(['account', 'visitor'])(
  '[ALRT-3] the link of the %s that stops all stops all of the address',
  async (whose: string) => {
    const visitor = await alerts.buildVisitor(`all-${whose}@estia.example`);
    const user = await buildUser(`all-${whose}@estia.example`);
    await user.call('POST', '/user/saved-searches', { filter: other });
    await stopAll(whose === 'account' ? (await findSubscriber(user)).id : visitor.subscriber);
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(0);
  },
);

it('[ALRT-1] links of searches that are in an account say so, and the account hears how many came', async () => {
  const visitor = await alerts.buildVisitor('moved@estia.example');
  const user = await buildUser('moved@estia.example', { email_confirmed_at: null });
  await user.call('POST', '/user/resend-confirmation', {});
  const sent = (await listEmailsTo(alerts.testApp, user.email)).findLast((each) => each.template === 'confirm_email');
  const { body } = await alerts.post('/user/confirm-email', { code: sent?.values.code });
  expect(body).toMatchObject({ moved_searches: 1 });
  for (const key of [visitor.key, visitor.code])
    expect(await alerts.post('/saved-searches/list', { key })).toMatchObject({
      status: 409,
      body: { code: 'searches_in_account' },
    });
  const wrong = visitor.key.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')).replace(/\../, '.x');
  expect((await alerts.post('/saved-searches/list', { key: wrong })).status).toBe(404);
});

describe('[ALRT-3] the link of the settings', () => {
  const ask = (email: string) => alerts.post('/saved-searches/send-link', { email, locale: 'en' });
  const listLinks = async (email: string) =>
    (await listEmailsTo(alerts.testApp, email)).filter((each) => each.template === 'alert_settings_link');

  it('comes to who has searches, and the answer is the same for everybody', async () => {
    const visitor = await alerts.buildVisitor('lost@estia.example');
    const user = await buildUser('lost-account@estia.example');
    await user.call('POST', '/user/saved-searches', { filter });
    const unproved = await buildUser('unproved@estia.example', { email_confirmed_at: null });
    await unproved.call('POST', '/user/saved-searches', { filter });
    await alerts.saveAsVisitor('waits@estia.example');
    const paths = {
      'lost@estia.example': [`/alerts/manage#${visitor.key}`],
      'lost-account@estia.example': ['/dashboard/saved-searches'],
      'unproved@estia.example': [],
      'waits@estia.example': [],
      'nobody@estia.example': [],
    };
    for (const [email, expected] of Object.entries(paths)) {
      expect(await ask(email)).toEqual({ status: 200, body: { sent_to: email } });
      expect((await listLinks(email)).map(({ values }) => values.path)).toEqual(expected);
    }
  });

  it('comes at most three times an hour', async () => {
    await alerts.buildVisitor('often@estia.example');
    for (let n = 0; n < 3; n++) expect((await ask('often@estia.example')).status).toBe(200);
    expect((await ask('often@estia.example')).status).toBe(429);
    expect(await listLinks('often@estia.example')).toHaveLength(3);
  });
});
