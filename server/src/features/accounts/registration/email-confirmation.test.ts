import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { restrictDirectly } from '../../../../testing/factories/statements-of-reasons.ts';
import {
  agencyRegistrationForm,
  type BrowserTestApp,
  openBrowserTestApp,
  registrationForm,
} from '../../../../testing/people/browser-users.ts';
import { SESSION_COOKIE, XSRF_COOKIE } from '../../../platform/auth/sessions.ts';

describe('confirming, staying and leaving', () => {
  let testApp: BrowserTestApp;
  beforeAll(async () => {
    testApp = await openBrowserTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  const newcomer = async (over: object = {}) => {
    const browser = testApp.browser();
    const email = testApp.newEmail();
    const { body } = await browser.post('/user/register', registrationForm(email, over));
    return { browser, email, token: body.token as string };
  };
  const codeTo = async (email: string) =>
    (await testApp.listEmailsTo(email, 'confirm_email')).at(-1)?.values.code as string;
  const confirm = (code: string, browser = testApp.browser()) => browser.post('/user/confirm-email', { code });

  it('[ROLE-5] confirming approves an individual, on any device, once', async () => {
    const { email, browser } = await newcomer();
    const code = (await codeTo(email)).toLowerCase();
    expect((await confirm('ABCD-EFGH-JKMN')).body).toMatchObject({
      code: 'wrong_code',
      fields: { code: 'wrong_code' },
    });
    expect(await confirm(code)).toMatchObject({ status: 200, body: { message: 'Success!' } });
    expect(await browser.user()).toMatchObject({ status: 'approved' });
    expect((await testApp.accountOf(email))?.email_confirmed_at).not.toBeNull();
    expect((await confirm(code)).status).toBe(400);
  });

  it('[ROLE-5] a professional who confirms still waits for an admin; who was blocked stays so', async () => {
    const agency = await newcomer(agencyRegistrationForm());
    expect((await confirm(await codeTo(agency.email))).status).toBe(200);
    const account = await testApp.accountOf(agency.email);
    expect(account).toMatchObject({ status: 'waiting', email_confirmed_at: expect.any(Date) });

    const { email } = await newcomer();
    await restrictDirectly(testApp.db, (trx) =>
      trx.updateTable('account').set({ status: 'blocked' }).where('email', '=', email).execute(),
    );
    await confirm(await codeTo(email));
    expect((await testApp.accountOf(email))?.status).toBe('blocked');
  });

  it('[ROLE-5] guessing confirmation codes is slowed by address', async () => {
    const browser = testApp.browser();
    for (let i = 0; i < 30; i++) expect((await confirm(`ABCD-EFGH-${2000 + i}`, browser)).status).toBe(400);
    expect((await confirm('ABCD-EFGH-JKMN', browser)).status).toBe(429);
    expect((await confirm('ABCD-EFGH-JKMN')).status).toBe(400);
  });

  it('[ROLE-5] the email comes again, five times an hour, with a new code each; not to who has confirmed', async () => {
    const { email, browser } = await newcomer();
    const first = await codeTo(email);
    const again = () => browser.post('/user/resend-confirmation');
    expect(await again()).toMatchObject({ status: 200, body: { message: 'Email sent!' } });
    const second = await codeTo(email);
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
    for (let i = 0; i < 4; i++) expect((await again()).status).toBe(200);
    expect(await testApp.listEmailsTo(email, 'confirm_email')).toHaveLength(2);
    expect((await again()).status).toBe(429);
    expect((await testApp.browser().post('/user/resend-confirmation')).status).toBe(401);
  });

  it('[AUTH-5] logging out ends the session on the server and clears the browser; without one it is fine', async () => {
    const { browser, token } = await newcomer();
    const { status, body, set } = await browser.post('/user/logout');
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Success!' } });
    expect(set.join('\n')).toMatch(/estia_session=;.*Expires=Thu, 01 Jan 1970/);
    expect(browser.jar).not.toHaveProperty(SESSION_COOKIE);
    expect(browser.jar).not.toHaveProperty(XSRF_COOKIE);
    expect((await testApp.browser().get('/session', { authorization: `Bearer ${token}` })).body.user).toBeNull();
    expect((await browser.post('/user/logout')).status).toBe(200);

    const other = await newcomer();
    const bearer = { authorization: `Bearer ${other.token}` };
    await testApp.browser().post('/user/logout', {}, bearer);
    expect((await testApp.browser().get('/session', bearer)).body.user).toBeNull();
  });

  it('[AUTH-4] GET /session sets XSRF-TOKEN where it is missing or stale, and nothing otherwise', async () => {
    const { browser } = await newcomer();
    const right = browser.jar[XSRF_COOKIE];
    expect((await browser.get('/session')).set).toEqual([]);
    browser.jar[XSRF_COOKIE] = 'stale';
    expect((await browser.get('/session')).set).toHaveLength(1);
    expect(browser.jar[XSRF_COOKIE]).toBe(right);
    expect((await testApp.browser().get('/session')).set).toEqual([]);
  });

  it('[AUTH-4] a browser whose session ended elsewhere loses its cookies at the next question', async () => {
    const { id, token } = await testApp.createUser();
    const browser = testApp.browser({ cookies: { estia_session: token, 'XSRF-TOKEN': 'of that session' } });
    await testApp.world.deps.db.deleteFrom('session').where('account_id', '=', id).execute();
    expect(await browser.user()).toBeNull();
    expect(browser.jar).toEqual({});
  });
});
