import { roleIds } from '@estia/contract/accounts/roles';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { restrictDirectly } from '../../../../testing/factories/statements-of-reasons.ts';
import { type BrowserTestApp, openBrowserTestApp, PASSWORD } from '../../../../testing/people/browser-users.ts';
import { SESSION_COOKIE } from '../../../platform/auth/sessions.ts';
import {
  generateRecoveryCodes,
  hashRecoveryCode,
  TOTP_SEAL_CONTEXT,
} from '../second-factor/factor-verification.service.ts';
import { generateTotpSecret } from '../second-factor/totp.ts';

describe('[AUTH-3] the second step of a login', () => {
  let testApp: BrowserTestApp;
  beforeAll(async () => {
    testApp = await openBrowserTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  /** Somebody with an authenticator app and recovery codes. */
  async function careful(over: object = {}) {
    const { db, secrets, clock } = testApp.world.deps;
    const user = await testApp.createUser(over);
    const secret = generateTotpSecret();
    const now = clock();
    await db
      .insertInto('totp')
      .values({
        account_id: user.id,
        secret: secrets.seal(TOTP_SEAL_CONTEXT, secret),
        confirmed_at: now,
        created_at: now,
      })
      .execute();
    const codes = generateRecoveryCodes();
    const rows = codes.map((code) => ({
      account_id: user.id,
      code_hash: hashRecoveryCode(secrets, user.id, code),
    }));
    await db.insertInto('recovery_code').values(rows).execute();
    return { ...user, codes, code: () => new TOTP({ secret }).generate({ timestamp: clock().getTime() }) };
  }
  const begin = (email: string, browser = testApp.browser()) =>
    browser.post('/user/login', { email, password: PASSWORD });
  const finish = (body: object, browser = testApp.browser()) => browser.post('/user/login/second-factor', body);
  const gone = { status: 401, body: { code: 'not_authenticated' } };
  const suspended = { status: 403, body: { code: 'account_suspended' } };

  it('the password alone gives a challenge and neither token nor session', async () => {
    const { email } = await careful();
    const browser = testApp.browser();
    const { status, body, set } = await begin(email, browser);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Success!',
      second_factor: ['totp', 'recovery_code'],
      challenge: expect.any(String),
    });
    expect(browser.jar).not.toHaveProperty(SESSION_COOKIE);
    expect(browser.jar).not.toHaveProperty('estia_device');
    expect(set.join()).toMatch(/estia_challenge=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
    expect(await browser.user()).toBeNull();
    expect(
      (await testApp.browser().get('/session', { authorization: `Bearer ${body.challenge}` })).body.user,
    ).toBeNull();
    expect(await testApp.listEmailsTo(email)).toEqual([]);
  });

  it('a code is used up by a login or not at all: who is blocked meanwhile keeps it', async () => {
    const user = await careful();
    const { db } = testApp.world.deps;
    const browser = testApp.browser();
    await begin(user.email, browser);
    const status = (to: 'blocked' | 'approved') =>
      restrictDirectly(db, (trx) => trx.updateTable('account').set({ status: to }).where('id', '=', user.id).execute());
    await status('blocked');
    for (const code of [user.code(), user.codes[0]])
      expect(await finish({ code }, browser), code).toMatchObject(suspended);
    await status('approved');
    const left = await db.selectFrom('recovery_code').select('code_hash').where('account_id', '=', user.id).execute();
    expect(left).toHaveLength(user.codes.length);
    expect((await finish({ code: user.code() }, browser)).status).toBe(200);
  });

  it('the right code opens a strong session, by the cookie or by the challenge, once', async () => {
    const user = await careful({ role_id: roleIds.admin });
    const browser = testApp.browser();
    await begin(user.email, browser);
    const cookies = { ...browser.jar };
    const code = user.code();
    const { status, body } = await finish({ code }, browser);
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'Success!', user: { user_id: user.id }, token: expect.any(String) });
    expect(await browser.user()).toMatchObject({ user_id: user.id, has_second_factor: true });
    expect(browser.jar).not.toHaveProperty('estia_challenge');
    expect(await testApp.listEmailsTo(user.email, 'new_login')).toHaveLength(1);
    expect(await finish({ code: user.codes[0] }, testApp.browser({ cookies }))).toMatchObject(gone);

    const { challenge } = (await begin(user.email)).body;
    expect((await finish({ challenge, code })).body).toMatchObject({ code: 'wrong_code' });
    expect((await finish({ challenge, code: user.codes[1]?.toLowerCase() })).status).toBe(200);
    const again = (await begin(user.email)).body.challenge;
    expect((await finish({ challenge: again, code: user.codes[1] })).status).toBe(400);
  });

  it('has five tries, of which an empty form takes none', async () => {
    const user = await careful();
    const { challenge } = (await begin(user.email)).body;
    expect((await finish({ challenge })).body).toMatchObject({ code: 'invalid_input', fields: { code: 'required' } });
    for (let i = 0; i < 5; i++) {
      const { status, body } = await finish({ challenge, code: 'ABCDE-FGHJK' });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'wrong_code',
        message: 'wrong one time password',
        fields: { code: 'wrong_code' },
      });
    }
    expect(await finish({ challenge, code: user.codes[0] })).toMatchObject(gone);
  });

  it('lasts ten minutes, and is nothing without a challenge', async () => {
    const user = await careful();
    const { challenge } = (await begin(user.email)).body;
    testApp.minutesLater(10);
    expect(await finish({ challenge, code: user.code() })).toMatchObject(gone);
    expect(await testApp.browser().post('/user/login/passkey-options', { challenge })).toMatchObject(gone);
    testApp.minutesLater(9);
    expect((await finish({ challenge, code: user.code() })).status).toBe(200);
    testApp.minutesLater(0);
    expect(await finish({ code: '123456' })).toMatchObject(gone);
    expect(await finish({ code: '123456', challenge: 'x'.repeat(43) })).toMatchObject(gone);
    expect(await testApp.browser().post('/user/login/passkey-options')).toMatchObject(gone);
  });

  it('of two that bring the right code for the same challenge, one gets in', async () => {
    const user = await careful();
    const { challenge } = (await begin(user.email)).body;
    const [one, two] = user.codes;
    const both = await Promise.all([finish({ challenge, code: one }), finish({ challenge, code: two })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('[ROLE-5] who was blocked between the two steps stays outside', async () => {
    const user = await careful();
    const { challenge } = (await begin(user.email)).body;
    await restrictDirectly(testApp.db, (trx) =>
      trx.updateTable('account').set({ status: 'blocked' }).where('id', '=', user.id).execute(),
    );
    expect(await finish({ challenge, code: user.codes[0] })).toMatchObject(suspended);
    const sessions = testApp.db.selectFrom('session').selectAll().where('account_id', '=', user.id);
    // The one of the builder: none was opened here.
    expect(await sessions.execute()).toHaveLength(1);
  });

  it('a passkey’s options belong to the login', async () => {
    const user = await careful();
    await testApp.db
      .insertInto('passkey')
      .values({
        account_id: user.id,
        credential_id: 'abc',
        public_key: Buffer.from('key'),
        counter: 0,
        name: 'Κλειδί',
        created_at: new Date(),
      })
      .execute();
    const browser = testApp.browser();
    expect((await begin(user.email, browser)).body.second_factor).toEqual(['totp', 'passkey', 'recovery_code']);
    const { status, body } = await browser.post('/user/login/passkey-options');
    expect(status).toBe(200);
    expect(body.options).toMatchObject({ challenge: expect.any(String), allowCredentials: [{ id: 'abc' }] });
    expect((await finish({ passkey: { id: 'abc' } }, browser)).body.code).toBe('wrong_code');
    expect((await finish({ passkey: '{"id":' }, browser)).body.code).toBe('wrong_code');
  });
});

describe('[AUTH-4] with https', () => {
  it('every cookie of the door is Secure, and those closed to scripts belong to this host alone', async () => {
    const testApp = await openBrowserTestApp(inject('services'), { PUBLIC_ORIGIN: 'https://estia.test' });
    const { email } = await testApp.createUser();
    const { set } = await testApp.browser().post('/user/login', { email, password: PASSWORD });
    const out = await testApp.browser().post('/user/logout');
    await testApp.world.close();
    const names = set.map((line) => line?.split('=', 1)[0]).sort();
    expect(names).toEqual(['XSRF-TOKEN', '__Host-estia_device', '__Host-estia_session']);
    for (const line of [...set, ...out.set]) expect(line).toMatch(/; Path=\/;.*Secure/);
    expect(out.set.map((line) => line?.split('=', 1)[0])).toContain('__Host-estia_challenge');
  });
});
