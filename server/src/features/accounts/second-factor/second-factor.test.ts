import { randomBytes } from 'node:crypto';
import { roleIds } from '@estia/contract/accounts/roles';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import {
  buildSignedInUser,
  callApiAs,
  listEmailsTo,
  password,
  type SignedInUser,
} from '../../../../testing/people/api-users.ts';
import { deriveXsrfToken, SESSION_COOKIE, XSRF_COOKIE, XSRF_HEADER } from '../../../platform/auth/sessions.ts';
import { hashRecoveryCode, listFactors, verifyFactor } from './factor-verification.service.ts';
import { findTotp, markTotpConfirmed, saveRecoveryCodes } from './second-factor.queries.ts';

const proof = { current_password: password };

describe('[AUTH-3] second factor: authenticator app and recovery codes', () => {
  let testApp: TestApp;
  let clock = Date.parse('2026-11-15T10:00:00Z');
  /** So that the code of the step before is not used again. */
  const wait = (seconds = 90) => {
    clock += seconds * 1_000;
    testApp.setNow(new Date(clock));
  };
  const codeOf = (secret: string, away = 0) => new TOTP({ secret }).generate({ timestamp: clock + away * 30_000 });
  const give = (accountId: number, code: string) =>
    verifyFactor(testApp.deps, { accountId, challengeHash: randomBytes(32), code });
  const isStrong = async (token: string) =>
    (await callApiAs(testApp, token, 'GET', '/session')).body.user.has_second_factor;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  beforeEach(() => wait());

  async function withApp(overrides: Parameters<typeof buildSignedInUser>[1] = {}) {
    const user = await buildSignedInUser(testApp, overrides);
    const { body: begun } = await user.call('POST', '/user/second-factors/totp', proof);
    const { body } = await user.call('POST', '/user/second-factors/totp/confirm', { code: codeOf(begun.secret) });
    wait();
    return { ...user, secret: begun.secret as string, recovery: body.recovery_codes as string[] };
  }

  it('an app counts once its first code was given; then this session has it and there are ten recovery codes', async () => {
    const user = await buildSignedInUser(testApp);
    const begun = await user.call('POST', '/user/second-factors/totp', proof);
    expect(begun.status).toBe(200);
    expect(begun.body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(`secret=${begun.body.secret}`),
      qr: expect.stringMatching(/^data:image\/svg\+xml,/),
    });
    expect(await listFactors(testApp.deps.db, user.id)).toEqual([]);
    expect(await give(user.id, codeOf(begun.body.secret))).toBe(false);

    const wrong = await user.call('POST', '/user/second-factors/totp/confirm', { code: '000000' });
    expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([400, 'wrong_code', { code: 'wrong_code' }]);
    expect(await isStrong(user.token)).toBe(false);

    const right = await user.call('POST', '/user/second-factors/totp/confirm', { code: codeOf(begun.body.secret) });
    expect(right.status).toBe(200);
    const codes = right.body.recovery_codes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(await isStrong(user.token)).toBe(true);
    expect(await listFactors(testApp.deps.db, user.id)).toEqual(['totp', 'recovery_code']);
    expect((await listEmailsTo(testApp, user.email)).map(({ template, values }) => [template, values.factor])).toEqual([
      ['factor_added', 'totp'],
    ]);
    expect((await user.call('GET', '/user/second-factors')).body).toEqual({
      required: false,
      totp: true,
      passkeys: [],
      recovery_codes_left: 10,
    });
  });

  it('the secret is stored sealed and recovery codes hashed: a copy of the table has neither', async () => {
    const user = await withApp();
    const { rows } = await testApp.deps.pool.query(
      `select t.secret, array(select code_hash from recovery_code where account_id = $1) as codes
       from totp t where account_id = $1`,
      [user.id],
    );
    expect(rows[0].secret.toString('latin1')).not.toContain(user.secret);
    expect(rows[0].codes).toHaveLength(10);
    const stored = rows[0].codes.map((code: Buffer) => code.toString('latin1')).join(' ');
    for (const code of user.recovery) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('a code counts once, a step around its time, and never one before the last', async () => {
    const { id, secret } = await withApp();
    expect(await give(id, codeOf(secret, -2))).toBe(false);
    expect(await give(id, codeOf(secret, 2))).toBe(false);
    expect(await give(id, codeOf(secret))).toBe(true);
    expect(await give(id, codeOf(secret))).toBe(false);
    expect(await give(id, codeOf(secret, -1))).toBe(false);
    expect(await give(id, codeOf(secret, 1))).toBe(true);
    const other = await withApp();
    expect(await give(other.id, codeOf(secret))).toBe(false);
  });

  it('the code that confirmed the app cannot log in', async () => {
    const user = await buildSignedInUser(testApp);
    const { body } = await user.call('POST', '/user/second-factors/totp', proof);
    const code = codeOf(body.secret);
    await user.call('POST', '/user/second-factors/totp/confirm', { code });
    expect(await give(user.id, code)).toBe(false);
  });

  it('of twenty logins at once with one code one gets in', async () => {
    const { id, secret } = await withApp();
    const code = codeOf(secret);
    const results = await Promise.all(Array.from({ length: 20 }, () => give(id, code)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it('guessing ends after twenty codes, while a recovery code still opens', async () => {
    const { id, secret, recovery } = await withApp();
    for (let guess = 0; guess < 20; guess++) expect(await give(id, codeOf(secret, 100 + guess))).toBe(false);
    await expect(give(id, codeOf(secret))).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await give(id, recovery[0] ?? '')).toBe(true);
    wait(3_600);
    expect(await give(id, codeOf(secret))).toBe(true);
  });

  it('a right code takes the count of wrong ones away', async () => {
    const { id, secret } = await withApp();
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 19; guess++) expect(await give(id, codeOf(secret, 100 + guess))).toBe(false);
      expect(await give(id, codeOf(secret))).toBe(true);
      wait();
    }
  });

  it('recovery codes that outlived their factor open nothing', async () => {
    const { id } = await buildSignedInUser(testApp);
    await testApp.deps.db
      .transaction()
      .execute((trx) => saveRecoveryCodes(trx, id, [hashRecoveryCode(testApp.deps.secrets, id, 'ABCDE-FGHJK')]));
    expect(await listFactors(testApp.deps.db, id)).toEqual([]);
    expect(await give(id, 'ABCDE-FGHJK')).toBe(false);
  });

  it('an app that was begun anew while its first code was checked is not confirmed by it', async () => {
    const user = await buildSignedInUser(testApp);
    const { db } = testApp.deps;
    await user.call('POST', '/user/second-factors/totp', proof);
    const stale = (await findTotp(db, user.id))?.secret ?? Buffer.alloc(0);
    await user.call('POST', '/user/second-factors/totp', proof);
    const current = (await findTotp(db, user.id))?.secret ?? Buffer.alloc(0);
    const confirm = (secret: Buffer) =>
      markTotpConfirmed(db, { accountId: user.id, secret, step: 1, now: new Date(clock) });
    expect(await confirm(stale)).toBe(false);
    expect(await confirm(current)).toBe(true);
    expect(await confirm(current)).toBe(false);
  });

  it('a recovery code counts once, however it is typed, for its account alone', async () => {
    const { id, recovery, call } = await withApp();
    const other = await withApp();
    const [first = '', second = ''] = recovery;
    expect(await give(other.id, first)).toBe(false);
    expect(await give(id, ` ${first.toLowerCase().replace('-', ' ')} `)).toBe(true);
    expect(await give(id, first)).toBe(false);
    const twice = await Promise.all([give(id, second), give(id, second)]);
    expect(twice.filter(Boolean)).toHaveLength(1);
    expect((await call('GET', '/user/second-factors')).body.recovery_codes_left).toBe(8);
    expect(await give(id, 'ABCDE-FGHJK')).toBe(false);
  });

  it('nothing given is no factor', async () => {
    const { id } = await withApp();
    expect(await verifyFactor(testApp.deps, { accountId: id, challengeHash: randomBytes(32) })).toBe(false);
  });

  it('new recovery codes end the old ones, and there are none without a factor', async () => {
    const { id, email, recovery, call } = await withApp();
    const { status, body } = await call('POST', '/user/second-factors/recovery-codes', proof);
    expect(status).toBe(200);
    expect((await listEmailsTo(testApp, email)).at(-1)).toMatchObject({ template: 'recovery_codes_renewed' });
    expect(body.recovery_codes).toHaveLength(10);
    expect(await give(id, recovery[0] ?? '')).toBe(false);
    expect(await give(id, body.recovery_codes[0])).toBe(true);
    const bare = await buildSignedInUser(testApp);
    expect((await bare.call('POST', '/user/second-factors/recovery-codes', proof)).status).toBe(403);
  });

  it('a second begin replaces an app that was never confirmed, and not one that was', async () => {
    const user = await buildSignedInUser(testApp);
    const first = (await user.call('POST', '/user/second-factors/totp', proof)).body.secret;
    const second = (await user.call('POST', '/user/second-factors/totp', proof)).body.secret;
    const confirm = (code: string) => user.call('POST', '/user/second-factors/totp/confirm', { code });
    expect((await confirm(codeOf(first))).status).toBe(400);
    expect((await confirm(codeOf(second))).status).toBe(200);
    expect((await user.call('POST', '/user/second-factors/totp', proof)).status).toBe(403);
    expect((await confirm(codeOf(second, 1))).status).toBe(400);
    wait();
    expect(await give(user.id, codeOf(second))).toBe(true);
  });

  it('each change asks for the password, and ten wrong ones in a quarter of an hour are enough', async () => {
    const { call, secret } = await withApp();
    const wrong = { current_password: 'not it at all' };
    const asked: [Parameters<SignedInUser['call']>[0], string][] = [
      ['POST', '/user/second-factors/totp'],
      ['DELETE', '/user/second-factors/totp'],
      ['POST', '/user/second-factors/recovery-codes'],
      ['POST', '/user/passkeys/options'],
      ['DELETE', '/user/passkeys/1'],
    ];
    for (const [method, path] of [...asked, ...asked]) {
      const answer = await call(method, path, wrong);
      expect([path, answer.status, answer.body.fields]).toEqual([path, 400, { current_password: 'password_wrong' }]);
    }
    for (const [method, path] of asked) expect((await call(method, path, proof)).status).toBe(429);
    expect((await call('GET', '/user/second-factors')).body.totp).toBe(true);
    wait(900);
    expect((await call('DELETE', '/user/second-factors/totp', proof)).status).toBe(200);
    expect(secret).toBeTruthy();
  });

  it('a right password takes the count of wrong ones away', async () => {
    const { call } = await withApp();
    const tries = async (count: number) => {
      for (let at = 0; at < count; at++)
        expect((await call('DELETE', '/user/second-factors/totp', { current_password: 'no' })).status).toBe(400);
    };
    await tries(9);
    expect((await call('POST', '/user/second-factors/recovery-codes', proof)).status).toBe(200);
    await tries(9);
  });

  it('of thirty wrong passwords at once at most ten are looked at', async () => {
    const { call } = await withApp();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => call('DELETE', '/user/second-factors/totp', { current_password: 'no' })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('confirming an app can be tried ten times', async () => {
    const user = await buildSignedInUser(testApp);
    const { body } = await user.call('POST', '/user/second-factors/totp', proof);
    const confirm = (code: string) => user.call('POST', '/user/second-factors/totp/confirm', { code });
    for (let at = 0; at < 10; at++) expect((await confirm(codeOf(body.secret, 50 + at))).status).toBe(400);
    expect((await confirm(codeOf(body.secret))).status).toBe(429);
  });

  it('removing the last factor takes recovery codes and the strength of sessions with it, and is emailed', async () => {
    const { id, email, token, recovery, call } = await withApp();
    expect((await call('DELETE', '/user/second-factors/totp', proof)).body).toEqual({ message: 'Success!' });
    expect(await listFactors(testApp.deps.db, id)).toEqual([]);
    expect(await isStrong(token)).toBe(false);
    expect(await give(id, recovery[0] ?? '')).toBe(false);
    expect((await call('GET', '/user/second-factors')).body.recovery_codes_left).toBe(0);
    expect((await listEmailsTo(testApp, email)).at(-1)).toMatchObject({
      template: 'factor_removed',
      values: { factor: 'totp' },
    });
    expect((await call('DELETE', '/user/second-factors/totp', proof)).status).toBe(404);
  });

  it('the first factor ends all other sessions and gives this one a new token', async () => {
    const user = await buildSignedInUser(testApp);
    const thief = await user.logIn();
    const old = user.token;
    const { body } = await user.call('POST', '/user/second-factors/totp', proof);
    const cookies = { [SESSION_COOKIE]: old, [XSRF_COOKIE]: deriveXsrfToken(old) };
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/user/second-factors/totp/confirm',
      cookies,
      headers: { [XSRF_HEADER]: deriveXsrfToken(old) },
      payload: { code: codeOf(body.secret) },
    });
    expect(response.statusCode).toBe(200);
    const token = response.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
    expect(response.json().token).toBe(token);
    expect(token).not.toBe(old);
    expect(await isStrong(token)).toBe(true);
    for (const ended of [old, thief])
      expect((await callApiAs(testApp, ended, 'GET', '/user/sessions')).status).toBe(401);
  });

  it('a session that has not given the factor cannot touch it, though it knows the password', async () => {
    const { logIn, call } = await withApp();
    const weak = await logIn();
    const asked: [Parameters<SignedInUser['call']>[0], string][] = [
      ['POST', '/user/second-factors/totp'],
      ['DELETE', '/user/second-factors/totp'],
      ['POST', '/user/second-factors/recovery-codes'],
      ['POST', '/user/passkeys/options'],
      ['DELETE', '/user/passkeys/1'],
    ];
    for (const [method, path] of asked) {
      const answer = await callApiAs(testApp, weak, method, path, proof);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'second_factor_required']);
    }
    expect((await call('GET', '/user/second-factors')).body.totp).toBe(true);
  });

  it('[ROLE-1] an admin without a factor becomes one who may act by adding it, and cannot remove the last', async () => {
    const admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    admin.token = await admin.logIn();
    const other = await buildSignedInUser(testApp);
    const asAdmin = admin.call;
    expect((await asAdmin('GET', '/user/second-factors')).body.required).toBe(true);
    expect((await asAdmin('GET', `/user/profile?user_id=${other.id}`)).status).toBe(404);
    const { body } = await asAdmin('POST', '/user/second-factors/totp', proof);
    await asAdmin('POST', '/user/second-factors/totp/confirm', { code: codeOf(body.secret) });
    expect((await asAdmin('GET', `/user/profile?user_id=${other.id}`)).status).toBe(200);
    const removed = await asAdmin('DELETE', '/user/second-factors/totp', proof);
    expect([removed.status, removed.body.code]).toEqual([403, 'forbidden']);
    expect(await listFactors(testApp.deps.db, admin.id)).toEqual(['totp', 'recovery_code']);
  });
});
