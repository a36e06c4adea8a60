import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BrowserTestApp, openBrowserTestApp, PASSWORD } from '../../../../testing/people/browser-users.ts';
import { deriveXsrfToken, SESSION_COOKIE } from '../../../platform/auth/sessions.ts';
import { getNetwork } from '../../../platform/http/client-network.ts';
import { countHit, getHitCount } from '../../../platform/security/throttle.ts';

const WRONG = 'δεν-είναι-αυτός';
const accepted = { username: 'Άννα', terms_accepted: true, over_18: true };
const failed = { status: 401, body: { message: 'Failed to authenticate.', code: 'not_authenticated' } };
const suspended = {
  status: 403,
  body: { message: expect.stringContaining('suspended'), code: 'account_suspended' },
};
const slowed = { status: 429, body: { message: 'Too many requests', code: 'too_many_requests' } };

describe('logging in', () => {
  let testApp: BrowserTestApp;
  beforeAll(async () => {
    testApp = await openBrowserTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  type Browser = ReturnType<BrowserTestApp['browser']>;
  const login = async (email: string, password: string, browser: Browser = testApp.browser()) => {
    const { status, body } = await browser.post('/user/login', { email, password });
    return { status, body };
  };

  it('[AUTH-2] [AUTH-4] the right password opens a session: token in the answer, cookie closed to scripts', async () => {
    const { id, email } = await testApp.createUser();
    const browser = testApp.browser();
    const { status, body, set } = await browser.post('/user/login', { email: email.toUpperCase(), password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Success!',
      user: expect.objectContaining({ user_id: id, email }),
      token: expect.any(String),
    });
    const lineOf = (name: string) => set.find((line) => line?.startsWith(`${name}=`));
    expect(lineOf(SESSION_COOKIE)).toMatch(/HttpOnly/);
    expect(lineOf(SESSION_COOKIE)).toMatch(/SameSite=Lax/);
    expect(lineOf('XSRF-TOKEN')).toContain(deriveXsrfToken(body.token));
    expect(lineOf('XSRF-TOKEN')).not.toMatch(/HttpOnly/);
    expect(lineOf('estia_device')).toMatch(/Max-Age=31536000;.*HttpOnly;.*SameSite=Lax/);
    expect(await browser.user()).toMatchObject({ user_id: id, has_second_factor: false });
  });

  it('[AUTH-2] [SAME-5] only the right password tells that an account is suspended, after the same work', async () => {
    const known = await testApp.createUser();
    const blocked = await testApp.createUser({ status: 'blocked' });
    const without = await testApp.createUser({ password_hash: null });
    const ways: [string, string][] = [
      ['nobody@estia.example', PASSWORD],
      [known.email, WRONG],
      [blocked.email, PASSWORD],
      [blocked.email, WRONG],
      [without.email, PASSWORD],
      ['no email at all', PASSWORD],
      ["' or 1=1 --", PASSWORD],
    ];
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    testApp.world.webDeps.pool.on('acquire', count);
    const costs = new Set<number>();
    for (const [email, password] of ways) {
      statements = 0;
      const isTold = email === blocked.email && password === PASSWORD;
      expect(await login(email, password), email).toEqual(isTold ? suspended : failed);
      costs.add(statements);
    }
    testApp.world.webDeps.pool.off('acquire', count);
    expect(costs).toEqual(new Set([4]));
  });

  it.each(['waiting', 'approved', 'rejected'] as const)('[ROLE-5] who is %s may come in', async (status) => {
    const { email } = await testApp.createUser({ status });
    expect((await login(email, PASSWORD)).body.user.status).toBe(status);
  });

  it('[AUTH-2] who asked for deletion may still come in', async () => {
    const { email } = await testApp.createUser({ erase_after: new Date('2026-12-01') });
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('[AUTH-2] ten wrong ones from an address and it is slowed there, known email or not; elsewhere not', async () => {
    const { email } = await testApp.createUser();
    for (const target of [email, 'nobody10@estia.example']) {
      const browser = testApp.browser();
      for (let i = 0; i < 10; i++) expect(await login(target, WRONG, browser)).toEqual(failed);
      expect(await login(target, PASSWORD, browser), target).toEqual(slowed);
    }
    const homeBrowser = testApp.browser();
    expect((await login(email, PASSWORD, homeBrowser)).status).toBe(200);
  });

  it('[AUTH-2] the wait is a quarter of an hour, and a right password begins the count anew', async () => {
    const { email } = await testApp.createUser();
    const { address } = testApp.browser();
    const fresh = () => testApp.browser({ address });
    for (let i = 0; i < 9; i++) await login(email, WRONG, fresh());
    expect((await login(email, PASSWORD, fresh())).status).toBe(200);
    for (let i = 0; i < 10; i++) expect(await login(email, WRONG, fresh())).toEqual(failed);
    expect(await login(email, PASSWORD, fresh())).toEqual(slowed);
    testApp.minutesLater(15);
    expect((await login(email, PASSWORD, fresh())).status).toBe(200);
    testApp.minutesLater(0);
  });

  it('[AUTH-2] many at once get no more guesses than one after the other', async () => {
    const { email } = await testApp.createUser();
    const { address } = testApp.browser();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login(email, WRONG, testApp.browser({ address }))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('[AUTH-2] fifty strangers’ guesses an hour at one email; the device it is used on is let in all the while', async () => {
    const { email } = await testApp.createUser();
    const homeBrowser = testApp.browser();
    await login(email, PASSWORD, homeBrowser);
    for (let i = 0; i < 50; i++) expect(await login(email, WRONG)).toEqual(failed);
    expect(await login(email, WRONG)).toEqual(slowed);
    expect(await login(email, PASSWORD)).toEqual(slowed);
    const forged = { ...homeBrowser.jar, estia_device: `${homeBrowser.jar.estia_device?.slice(0, -2)}AA` };
    expect(await login(email, PASSWORD, testApp.browser({ cookies: { estia_device: forged.estia_device } }))).toEqual(
      slowed,
    );
    const elsewhere = testApp.browser({ cookies: { estia_device: homeBrowser.jar.estia_device as string } });
    expect((await login(email, PASSWORD, elsewhere)).status).toBe(200);

    // A device that was let in is counted by itself: stolen, it has ten guesses.
    const stolen = { estia_device: homeBrowser.jar.estia_device as string };
    for (let i = 0; i < 10; i++)
      expect(await login(email, WRONG, testApp.browser({ cookies: stolen }))).toEqual(failed);
    expect(await login(email, PASSWORD, testApp.browser({ cookies: stolen }))).toEqual(slowed);
  });

  it('[AUTH-2] a device that knows one account says nothing for another', async () => {
    const [mine, theirs] = [await testApp.createUser(), await testApp.createUser()];
    const browser = testApp.browser();
    await login(mine.email, PASSWORD, browser);
    const { address } = browser;
    for (let i = 0; i < 10; i++) await login(theirs.email, WRONG, testApp.browser({ address }));
    expect(await login(theirs.email, PASSWORD, browser)).toEqual(slowed);
  });

  it('[AUTH-2] a hundred wrong ones from an address at whatever emails; right ones are not counted', async () => {
    const { email } = await testApp.createUser();
    const { address } = testApp.browser();
    for (let i = 0; i < 5; i++) await login(email, PASSWORD, testApp.browser({ address }));
    for (let i = 0; i < 100; i++) {
      expect((await login(`list${i}@estia.example`, WRONG, testApp.browser({ address }))).status).toBe(401);
    }
    expect(await login(email, PASSWORD, testApp.browser({ address }))).toEqual(slowed);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('[AUTH-2] a new device is reported by email, a known one not, and a program without cookies once a day', async () => {
    const { email } = await testApp.createUser({ locale: 'en' });
    const emails = () => testApp.listEmailsTo(email, 'new_login');
    const homeBrowser = testApp.browser({ agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537' });
    await login(email, PASSWORD, homeBrowser);
    expect(await emails()).toMatchObject([{ locale: 'en', values: { device: 'Chrome, Windows' } }]);
    await login(email, PASSWORD, homeBrowser);
    expect(await emails()).toHaveLength(1);
    const program = { address: '10.200.0.1', agent: 'curl/8' };
    for (let i = 0; i < 3; i++) await login(email, PASSWORD, testApp.browser(program));
    expect(await emails()).toHaveLength(2);
    await login(email, PASSWORD, testApp.browser({ ...program, address: '10.200.0.2' }));
    expect(await emails()).toHaveLength(3);
  });

  it('[AUTH-2] a device remembers five people, the last ones', async () => {
    const people = [];
    for (let i = 0; i < 6; i++) people.push(await testApp.createUser());
    const browser = testApp.browser();
    for (const { email } of people) await login(email, PASSWORD, browser);
    const before = await Promise.all(people.map(({ email }) => testApp.listEmailsTo(email, 'new_login')));
    expect(before.map((emails) => emails.length)).toEqual([1, 1, 1, 1, 1, 1]);
    // From another place, so that the one email a day is not what keeps it back.
    const moved = testApp.browser({ cookies: browser.jar });
    for (const { email } of [people[1], people[0]] as { email: string }[]) await login(email, PASSWORD, moved);
    expect(await testApp.listEmailsTo(people[1]?.email as string, 'new_login')).toHaveLength(1);
    expect(await testApp.listEmailsTo(people[0]?.email as string, 'new_login')).toHaveLength(2);
  });

  it('[AUTH-4] logging in again in the same browser ends the old session there and leaves others', async () => {
    const { email, id } = await testApp.createUser();
    const [browser, other] = [testApp.browser(), testApp.browser()];
    const first = (await login(email, PASSWORD, browser)).body.token;
    await login(email, PASSWORD, other);
    const second = (await login(email, PASSWORD, browser)).body.token;
    expect(second).not.toBe(first);
    expect((await testApp.browser().get('/session', { authorization: `Bearer ${first}` })).body.user).toBeNull();
    expect(await other.user()).toMatchObject({ user_id: id });
  });

  it('[ROLE-5] coming in is noted to the day, so that who uses the site is not forgotten', async () => {
    const { email } = await testApp.createUser({
      last_seen_on: new Date('2024-01-01'),
      warned_unused_at: new Date('2026-11-01'),
    });
    await login(email, PASSWORD);
    const account = await testApp.accountOf(email);
    expect(account?.warned_unused_at).toBeNull();
    expect(account?.last_seen_on.getFullYear()).toBe(2026);
  });

  it('[AUTH-2] [AUTH-3] who has a /48 is counted as one: for passwords, codes and invitations', async () => {
    const { db, clock } = testApp.world.deps;
    const { email } = await testApp.createUser();
    const at = (network: string) => testApp.browser({ address: `2001:db8:77:${network}::1` });
    const wider = (key: string) => getHitCount(db, `${key} 2001:db8:77/48`, clock());
    expect((await login(email, PASSWORD, at('1'))).status).toBe(200);
    expect(await wider('login address')).toBe(0);
    await login(email, WRONG, at('2'));
    expect(await wider('login address')).toBe(1);

    const code = { email, oneTimePassword: '12345678', password: PASSWORD, passwordConfirmation: PASSWORD };
    const requests: [string, string, object, number][] = [
      ['login address', '/user/login', { email: 'nobody48@estia.example', password: WRONG }, 100],
      ['forgotten', '/user/send-email-password', { email: 'nobody48@estia.example' }, 30],
      ['reset address', '/user/user-reset-password', code, 30],
      ['invitation', '/user/invitation', { key: 'a'.repeat(43) }, 60],
      ['invitation', '/user/invitation/accept', { ...code, key: 'a'.repeat(43), ...accepted }, 60],
    ];
    for (const [key, path, payload, hits] of requests) {
      expect((await at('3').post(path, payload)).status, path).not.toBe(429);
      await countHit(db, `${key} 2001:db8:77/48`, { hits: 1, seconds: 900 }, clock(), hits * 16);
      expect((await at('4').post(path, payload)).status, path).toBe(429);
      await db.deleteFrom('throttle').execute();
    }
  });

  it('addresses of one IPv6 network count as one', () => {
    expect(getNetwork('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2');
    expect(getNetwork('2001:db8::1')).toBe('2001:db8:0:0');
    expect(getNetwork('::1')).toBe('0:0:0:0');
    expect(getNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(getNetwork('192.0.2.1')).toBe('192.0.2.1');
  });
});
