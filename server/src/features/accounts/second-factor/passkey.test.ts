import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp, testOrigin } from '../../../../testing/environment/test-app.ts';
import {
  buildSignedInUser,
  callApiAs,
  listEmailsTo,
  password,
  type SignedInUser,
} from '../../../../testing/people/api-users.ts';
import { createPasskeyDevice, type PasskeyDevice } from '../../../../testing/security/passkey-device.ts';
import { generateToken, hashToken } from '../../../platform/auth/sessions.ts';
import { listFactors, startPasskeyLogin, verifyFactor } from './factor-verification.service.ts';

const proof = { current_password: password };
const site = new URL(testOrigin).hostname;

type Creation = Parameters<PasskeyDevice['create']>[0] & Record<string, unknown>;
type Request = Parameters<PasskeyDevice['sign']>[0] & Record<string, unknown>;

describe('[AUTH-3] passkeys', () => {
  let testApp: TestApp;
  const start = new Date('2026-11-15T10:00:00Z');

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  const options = async (user: Pick<SignedInUser, 'call'>): Promise<Creation> =>
    (await user.call('POST', '/user/passkeys/options', proof)).body.options;
  const add = (user: Pick<SignedInUser, 'call'>, credential: unknown, name = 'Κινητό') =>
    user.call('POST', '/user/passkeys', { name, credential });

  async function withPasskey(overrides: Parameters<typeof buildSignedInUser>[1] = {}) {
    const user = await buildSignedInUser(testApp, overrides);
    const device = createPasskeyDevice(testOrigin);
    const { body } = await add(user, device.create(await options(user)));
    return { ...user, device, recovery: body.recovery_codes as string[] };
  }

  /** The password was right: what login leaves behind, and what the device is asked to sign. */
  async function beginLogin(accountId: number) {
    const challengeHash = hashToken(generateToken());
    const expires_at = new Date(testApp.deps.clock().getTime() + 600_000);
    await testApp.deps.db
      .insertInto('login_challenge')
      .values({ token_hash: challengeHash, account_id: accountId, expires_at })
      .execute();
    const asked = (await startPasskeyLogin(testApp.deps, { accountId, challengeHash })) as Request;
    const give = (passkey: unknown) => verifyFactor(testApp.deps, { accountId, challengeHash, passkey });
    return { challengeHash, asked, give };
  }

  it('one is made for our site, reported by email, and makes the session strong', async () => {
    const user = await buildSignedInUser(testApp);
    const asked = await options(user);
    expect(asked).toMatchObject({
      rp: { id: site, name: 'Εστία' },
      user: { name: user.email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    const device = createPasskeyDevice(testOrigin);
    const added = await add(user, device.create(asked), 'Κινητό της Μαρίας');
    expect(added.status).toBe(200);
    expect(added.body.recovery_codes).toHaveLength(10);
    expect((await user.call('GET', '/session')).body.user.has_second_factor).toBe(true);
    expect(await listFactors(testApp.deps.db, user.id)).toEqual(['passkey', 'recovery_code']);
    const { body } = await user.call('GET', '/user/second-factors');
    expect(body.passkeys).toEqual([
      { id: expect.any(Number), name: 'Κινητό της Μαρίας', created_at: start.toISOString(), last_used_at: null },
    ]);
    expect((await listEmailsTo(testApp, user.email)).map(({ template, values }) => [template, values.factor])).toEqual([
      ['factor_added', 'passkey'],
    ]);
    const again = await options(user);
    expect(again.excludeCredentials).toMatchObject([{ id: device.id }]);
    expect(again.challenge).not.toBe(asked.challenge);
  });

  it('a second one brings no new recovery codes', async () => {
    const user = await withPasskey();
    const second = await add(user, createPasskeyDevice(testOrigin).create(await options(user)));
    expect([second.status, second.body.recovery_codes]).toEqual([200, undefined]);
  });

  it('a form may send the answer as text', async () => {
    const user = await buildSignedInUser(testApp);
    const made = createPasskeyDevice(testOrigin).create(await options(user));
    expect((await add(user, JSON.stringify(made))).status).toBe(200);
  });

  it.each([
    ['another origin', { origin: 'http://estia.test.evil.example' }],
    ['another site', { site: 'evil.example' }],
    ['another challenge', { challenge: 'bm90IHRoZSBvbmU' }],
    ['nobody in front of the device', { present: false }],
  ])('one made with %s is refused, and its challenge is used up', async (_, lies) => {
    const user = await buildSignedInUser(testApp);
    const device = createPasskeyDevice(testOrigin);
    const asked = await options(user);
    const refused = await add(user, device.create(asked, lies));
    expect([refused.status, refused.body.fields]).toEqual([400, { credential: 'invalid' }]);
    expect((await add(user, device.create(asked))).status).toBe(400);
    expect(await listFactors(testApp.deps.db, user.id)).toEqual([]);
  });

  it.each([
    ['text that is no JSON', '{"id":'],
    ['an assertion', createPasskeyDevice(testOrigin).sign({ challenge: 'eA', rpId: site })],
    ['nothing', {}],
    ['numbers', { id: 1, rawId: 2, type: 'public-key', response: { clientDataJSON: 3, attestationObject: 4 } }],
    ['noise', { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', attestationObject: '?' } }],
  ])('%s is refused with 400', async (_, credential) => {
    const user = await buildSignedInUser(testApp);
    await options(user);
    expect((await add(user, credential)).status).toBe(400);
  });

  it('an answer counts for five minutes, once, for the account that was asked', async () => {
    const user = await buildSignedInUser(testApp);
    const other = await buildSignedInUser(testApp);
    const asked = await options(user);
    const device = createPasskeyDevice(testOrigin);
    expect((await add(other, device.create(asked))).status).toBe(400);
    testApp.setNow(new Date(start.getTime() + 5 * 60_000));
    expect((await add(user, device.create(asked))).status).toBe(400);
    testApp.setNow(start);
    const fresh = device.create(await options(user));
    expect((await add(user, fresh)).status).toBe(200);
    expect((await add(user, fresh)).status).toBe(400);
    expect((await add(other, device.create(await options(other)))).status).toBe(400);
  });

  it('ten, no more', async () => {
    const user = await buildSignedInUser(testApp);
    for (let count = 0; count < 10; count++)
      expect((await add(user, createPasskeyDevice(testOrigin).create(await options(user)))).status).toBe(200);
    expect((await user.call('POST', '/user/passkeys/options', proof)).status).toBe(403);
  });

  it('signs a login: once, counting up', async () => {
    const { id, device, call } = await withPasskey();
    const login = await beginLogin(id);
    expect(login.asked).toMatchObject({
      rpId: site,
      userVerification: 'preferred',
      allowCredentials: [{ id: device.id }],
    });
    const signed = device.sign(login.asked);
    expect(await login.give(signed)).toBe(true);
    expect(await login.give(signed)).toBe(false);
    expect((await call('GET', '/user/second-factors')).body.passkeys[0].last_used_at).toBe(start.toISOString());
    const next = await beginLogin(id);
    expect(await next.give(signed)).toBe(false);
    const third = await beginLogin(id);
    expect(await third.give(JSON.stringify(device.sign(third.asked)))).toBe(true);
  });

  it.each([
    ['another origin', { origin: 'https://estia.test' }],
    ['another site', { site: 'evil.example' }],
    ['another challenge', { challenge: 'bm90IHRoZSBvbmU' }],
    ['a foreign key', { key: createPasskeyDevice(testOrigin).privateKey }],
    ['a credential we do not know', { id: createPasskeyDevice(testOrigin).id }],
    ['a counter that did not move', { counter: 1 }],
    ['a counter that went back', { counter: 0 }],
    ['nobody in front of the device', { present: false }],
  ])('what was signed with %s is refused', async (_, lies) => {
    const { id, device } = await withPasskey();
    const login = await beginLogin(id);
    expect(await login.give(device.sign(login.asked, lies))).toBe(false);
    const again = await beginLogin(id);
    expect(await again.give(device.sign(again.asked, { counter: 7 }))).toBe(true);
  });

  it("another account's passkey is refused, also when it signs the right challenge", async () => {
    const victim = await withPasskey();
    const thief = await withPasskey();
    const login = await beginLogin(victim.id);
    expect(await login.give(thief.device.sign(login.asked))).toBe(false);
    const again = await beginLogin(victim.id);
    expect(await again.give(thief.device.sign(again.asked, { id: victim.device.id }))).toBe(false);
    // The thief's own login, whose challenge the victim's device was made to sign.
    const ownPasskey = await beginLogin(thief.id);
    expect(await ownPasskey.give(victim.device.sign(ownPasskey.asked))).toBe(false);
  });

  it('a login that has ended, or is of somebody else, has nothing to sign', async () => {
    const { id, device } = await withPasskey();
    const other = await withPasskey();
    const { challengeHash, asked } = await beginLogin(id);
    await expect(startPasskeyLogin(testApp.deps, { accountId: other.id, challengeHash })).rejects.toMatchObject({
      code: 'not_authenticated',
    });
    const foreign = { accountId: other.id, challengeHash, passkey: other.device.sign(asked) };
    expect(await verifyFactor(testApp.deps, foreign)).toBe(false);
    testApp.setNow(new Date(start.getTime() + 600_000));
    expect(await verifyFactor(testApp.deps, { accountId: id, challengeHash, passkey: device.sign(asked) })).toBe(false);
    await expect(startPasskeyLogin(testApp.deps, { accountId: id, challengeHash })).rejects.toMatchObject({
      code: 'not_authenticated',
    });
    testApp.setNow(start);
  });

  it('a device that never counts is taken, as keys in a cloud are', async () => {
    const user = await buildSignedInUser(testApp);
    const device = createPasskeyDevice(testOrigin);
    await add(user, device.create(await options(user), { counter: 0 }));
    for (let time = 0; time < 2; time++) {
      const login = await beginLogin(user.id);
      const signed = device.sign(login.asked, { counter: 0 });
      expect(await login.give(signed)).toBe(true);
      // No counter gives the second one away: only that its challenge is used up.
      expect(await login.give(signed)).toBe(false);
    }
  });

  it('of two logins at once with one counter one gets in', async () => {
    const { id, device } = await withPasskey();
    const [one, two] = [await beginLogin(id), await beginLogin(id)];
    const results = await Promise.all([
      one.give(device.sign(one.asked, { counter: 5 })),
      two.give(device.sign(two.asked, { counter: 5 })),
    ]);
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it("removing asks for the password; somebody else's is not found; an admin keeps the last", async () => {
    const user = await withPasskey();
    const other = await withPasskey();
    const idOf = async (one: Pick<SignedInUser, 'call'>) =>
      (await one.call('GET', '/user/second-factors')).body.passkeys[0]?.id as number;
    const path = `/user/passkeys/${await idOf(user)}`;
    expect((await other.call('DELETE', path, proof)).status).toBe(404);
    expect((await user.call('DELETE', path, { current_password: 'wrong one' })).status).toBe(400);
    expect(await idOf(user)).toBeTruthy();
    expect((await user.call('DELETE', path, proof)).status).toBe(200);
    expect(await listFactors(testApp.deps.db, user.id)).toEqual([]);
    expect((await listEmailsTo(testApp, user.email)).at(-1)).toMatchObject({
      template: 'factor_removed',
      values: { factor: 'passkey' },
    });

    const admin = await withPasskey({ role_id: roleIds.admin });
    const last = `/user/passkeys/${await idOf(admin)}`;
    expect((await admin.call('DELETE', last, proof)).status).toBe(403);
    await add(admin, createPasskeyDevice(testOrigin).create(await options(admin)));
    expect((await admin.call('DELETE', last, proof)).status).toBe(200);
    expect(await listFactors(testApp.deps.db, admin.id)).toEqual(['passkey', 'recovery_code']);
  });

  it('a session that has not given a factor cannot add one begun by a session that has', async () => {
    const user = await withPasskey();
    const asked = await options(user);
    const weak = await user.logIn();
    const made = createPasskeyDevice(testOrigin).create(asked);
    const answer = await callApiAs(testApp, weak, 'POST', '/user/passkeys', { name: 'x', credential: made });
    expect([answer.status, answer.body.code]).toEqual([403, 'second_factor_required']);
  });
});
