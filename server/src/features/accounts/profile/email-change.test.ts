import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { restrictDirectly } from '../../../../testing/factories/statements-of-reasons.ts';
import {
  buildSignedInUser,
  callApiAs,
  listEmailsTo,
  password,
  type SignedInUser,
} from '../../../../testing/people/api-users.ts';
import { getHitCount } from '../../../platform/security/throttle.ts';
import { createAdminIssuedCode, createEmailCode, createResetCode } from '../one-time-codes.queries.ts';

describe('[PROF-1] another email', () => {
  let testApp: TestApp;
  let clock = Date.parse('2026-11-15T10:00:00Z');
  let serial = 0;
  const wait = (hours: number) => {
    clock += hours * 3_600_000;
    testApp.setNow(new Date(clock));
  };

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  let fresh = '';
  beforeEach(() => {
    serial += 1;
    fresh = `new${serial}@estia.example`;
  });

  const requestChange = async (
    who: SignedInUser,
    email = fresh,
    current_password = password,
    remoteAddress = '10.7.0.1',
  ) => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/user/change-email',
      payload: { email, current_password },
      remoteAddress,
      headers: { authorization: `Bearer ${who.token}` },
    });
    return { status: response.statusCode, body: response.json() };
  };
  const give = (code: string | undefined, token: string | null = null) =>
    callApiAs(testApp, token, 'POST', '/user/confirm-email-change', { code });
  const lastCode = async (address: string) => (await listEmailsTo(testApp, address)).at(-1)?.values.code;
  const underWay = async (who: Pick<SignedInUser, 'call'>) =>
    (await who.call('GET', '/user/profile')).body.email_change;
  const emailOf = async (id: number) =>
    testApp.deps.db
      .selectFrom('account')
      .select(['email', 'email_confirmed_at', 'email_refused_at', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('takes over when both mailboxes have confirmed it, in either order', async () => {
    for (const order of ['old first', 'new first']) {
      const user = await buildSignedInUser(testApp, { email_refused_at: new Date(clock) });
      const to = `${order.replace(' ', '-')}@estia.example`;
      expect(await requestChange(user, to)).toEqual({ status: 200, body: { message: 'Email sent!' } });
      expect(await underWay(user)).toEqual({
        new_email: to,
        old_confirmed: false,
        new_confirmed: false,
        expires_at: new Date(clock + 86_400_000).toISOString(),
      });
      const [leave] = await listEmailsTo(testApp, user.email);
      const [enter] = await listEmailsTo(testApp, to);
      expect(leave).toMatchObject({ template: 'leave_email', values: { new_email: to } });
      expect(enter).toMatchObject({ template: 'enter_email', values: { only_new: false } });
      const codes = [leave?.values.code, enter?.values.code];
      if (order === 'new first') codes.reverse();

      expect((await give(codes[0])).body).toEqual({ message: 'Success!', changed: false });
      expect(await underWay(user)).toMatchObject({
        old_confirmed: order === 'old first',
        new_confirmed: order === 'new first',
      });
      expect((await give(codes[0])).body.code).toBe('wrong_code');
      expect((await emailOf(user.id)).email).toBe(user.email);
      wait(1);
      expect((await give(codes[1], user.token)).body).toEqual({ message: 'Success!', changed: true });
      expect(await emailOf(user.id)).toMatchObject({
        email: to,
        email_confirmed_at: new Date(clock),
        email_refused_at: null,
      });
      expect(await underWay(user)).toBeNull();
      for (const address of [user.email, to])
        expect((await listEmailsTo(testApp, address)).at(-1)).toMatchObject({
          template: 'email_changed',
          values: { new_email: to },
        });
      expect((await give(codes[1])).status).toBe(400);
    }
  });

  it('ends other sessions and codes that went to the old mailbox', async () => {
    const user = await buildSignedInUser(testApp);
    const other = await user.logIn();
    const { db, secrets } = testApp.deps;
    const ground = { secrets, now: new Date(clock), accountId: user.id, minutes: 10 };
    await db.transaction().execute((trx) => createResetCode(trx, { ...ground, requester: Buffer.from('phone') }));
    await db.transaction().execute((trx) => createAdminIssuedCode(trx, ground));
    await db.transaction().execute((trx) =>
      createEmailCode(trx, {
        secrets,
        now: new Date(clock),
        accountId: user.id,
        purpose: 'confirm_email',
        days: 7,
      }),
    );
    await requestChange(user);
    await give(await lastCode(user.email));
    await give(await lastCode(fresh), user.token);
    expect((await user.call('GET', '/user/profile')).body.user.email).toBe(fresh);
    expect((await callApiAs(testApp, other, 'GET', '/user/profile')).status).toBe(401);
    expect(await db.selectFrom('account_code').select('id').where('account_id', '=', user.id).execute()).toEqual([]);
  });

  it('given by somebody who is logged in as another, or by nobody, it ends all sessions of the account', async () => {
    const user = await buildSignedInUser(testApp);
    const stranger = await buildSignedInUser(testApp);
    await requestChange(user);
    await give(await lastCode(user.email));
    expect((await give(await lastCode(fresh), stranger.token)).body.changed).toBe(true);
    expect((await user.call('GET', '/user/profile')).status).toBe(401);
    expect((await stranger.call('GET', '/user/profile')).status).toBe(200);
  });

  it('both codes given at once change it once', async () => {
    const user = await buildSignedInUser(testApp);
    await requestChange(user);
    const answers = await Promise.all([give(await lastCode(user.email)), give(await lastCode(fresh))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.changed).sort()).toEqual([false, true]);
    expect((await emailOf(user.id)).email).toBe(fresh);
  });

  it('needs the password', async () => {
    const user = await buildSignedInUser(testApp);
    const answer = await requestChange(user, fresh, 'not my password');
    expect([answer.status, answer.body.fields]).toEqual([400, { current_password: 'password_wrong' }]);
    expect(await underWay(user)).toBeNull();
    expect(await listEmailsTo(testApp, fresh)).toEqual([]);
  });

  it('that is in use is refused when asked for, in any case of letters, the own one too', async () => {
    const user = await buildSignedInUser(testApp);
    const other = await buildSignedInUser(testApp);
    for (const taken of [other.email, other.email.toUpperCase(), user.email]) {
      const answer = await requestChange(user, taken);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        'email_in_use',
        'Email is already in use',
      ]);
    }
    expect(await listEmailsTo(testApp, other.email)).toEqual([]);
  });

  it('that somebody took meanwhile is refused when it would take over, and nothing changes', async () => {
    const user = await buildSignedInUser(testApp);
    await requestChange(user);
    await give(await lastCode(user.email));
    const code = await lastCode(fresh);
    await buildSignedInUser(testApp, { email: fresh });
    const answer = await give(code, user.token);
    expect([answer.status, answer.body.code]).toEqual([409, 'email_in_use']);
    expect((await emailOf(user.id)).email).toBe(user.email);
    expect((await listEmailsTo(testApp, user.email)).map(({ template }) => template)).toEqual(['leave_email']);
  });

  it('one at a time: asking again ends the codes of the first', async () => {
    const user = await buildSignedInUser(testApp);
    await requestChange(user);
    const [oldLeave, oldEnter] = [await lastCode(user.email), await lastCode(fresh)];
    await give(oldLeave);
    await requestChange(user, `second-${fresh}`);
    expect(await underWay(user)).toMatchObject({ new_email: `second-${fresh}`, old_confirmed: false });
    expect((await give(oldEnter)).status).toBe(400);
    await give(await lastCode(user.email));
    expect((await give(await lastCode(`second-${fresh}`))).body.changed).toBe(true);
    expect((await emailOf(user.id)).email).toBe(`second-${fresh}`);
  });

  it('asked for twice at once, one change is under way and only its codes count', async () => {
    const user = await buildSignedInUser(testApp);
    const answers = await Promise.all([requestChange(user, `a-${fresh}`), requestChange(user, `b-${fresh}`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { new_email } = await underWay(user);
    const codes = await testApp.deps.db
      .selectFrom('account_code')
      .select('purpose')
      .where('account_id', '=', user.id)
      .execute();
    expect(codes.map(({ purpose }) => purpose).sort()).toEqual(['enter_email', 'leave_email']);
    expect((await give(await lastCode(new_email))).status).toBe(200);
  });

  it('is forgotten when one says so, or after a day', async () => {
    const user = await buildSignedInUser(testApp);
    await requestChange(user);
    expect((await user.call('DELETE', '/user/change-email')).body).toEqual({ message: 'Success!' });
    expect(await underWay(user)).toBeNull();
    for (const address of [user.email, fresh]) expect((await give(await lastCode(address))).status).toBe(400);

    await requestChange(user);
    await give(await lastCode(user.email));
    wait(24);
    expect(await underWay(user)).toBeNull();
    expect((await give(await lastCode(fresh))).status).toBe(400);
    expect((await emailOf(user.id)).email).toBe(user.email);
  });

  it('can be asked for five times an hour', async () => {
    const user = await buildSignedInUser(testApp);
    for (let at = 0; at < 5; at++) expect((await requestChange(user, `${at}-${fresh}`)).status).toBe(200);
    expect((await requestChange(user, `5-${fresh}`)).status).toBe(429);
    wait(1);
    expect((await requestChange(user, `5-${fresh}`)).status).toBe(200);
  });

  it('a mailbox gets six emails a day, whoever asks and however it is written', async () => {
    const asked = [];
    for (const tag of ['1', '2', '3', '4', '5', '6', '7']) {
      const user = await buildSignedInUser(testApp, { email_confirmed_at: null, status: 'waiting' });
      asked.push((await requestChange(user, fresh.replace('@', `+${tag}@`), password, `10.7.1.${tag}`)).status);
    }
    expect(asked).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await listEmailsTo(testApp, fresh.replace('@', '+7@'))).toEqual([]);
    // Who has the mailbox, and writes it as it is, shares nothing with them.
    expect((await requestChange(await buildSignedInUser(testApp), fresh, password, '10.7.1.8')).status).toBe(200);
    // Nor does registering with it.
    expect(await getHitCount(testApp.deps.db, `confirm letters to ${fresh}`, new Date(clock))).toBe(0);
  });

  it('says of twenty addresses an hour that they are in use, to all accounts of one network, with registering', async () => {
    const address = '10.7.2.1';
    const { email: taken } = await buildSignedInUser(testApp);
    const asked = [];
    let user = await buildSignedInUser(testApp);
    for (let at = 0; at < 21; at++) {
      if (at % 4 === 3) user = await buildSignedInUser(testApp);
      // What is not refused does not count.
      if (at === 8) expect((await requestChange(user, `${at}-${fresh}`, password, address)).status).toBe(200);
      asked.push((await requestChange(user, taken, password, address)).status);
    }
    expect(asked).toEqual([...Array(20).fill(409), 429]);
    expect(await getHitCount(testApp.deps.db, `register refused ${address}`, new Date(clock))).toBe(21);
  });

  it('is asked for thirty times an hour from one network', async () => {
    const address = '10.7.3.1';
    const asked = [];
    let user = await buildSignedInUser(testApp);
    for (let at = 0; at < 31; at++) {
      if (at % 5 === 4) user = await buildSignedInUser(testApp);
      asked.push((await requestChange(user, `${at}-${fresh}`, password, address)).status);
    }
    expect(asked).toEqual([...Array(30).fill(200), 429]);
  });

  it('a mailbox that was never proven is not asked: a mistyped address can be mended', async () => {
    const user = await buildSignedInUser(testApp, { email_confirmed_at: null, status: 'waiting' });
    await requestChange(user);
    expect(await listEmailsTo(testApp, user.email)).toEqual([]);
    expect(await listEmailsTo(testApp, fresh)).toMatchObject([{ template: 'enter_email', values: { only_new: true } }]);
    expect(await underWay(user)).toMatchObject({ old_confirmed: true, new_confirmed: false });
    expect((await give(await lastCode(fresh), user.token)).body.changed).toBe(true);
    expect(await emailOf(user.id)).toMatchObject({ email: fresh, status: 'approved' });
  });

  it('[ROLE-5] a professional goes on waiting for an admin', async () => {
    const professional = await buildSignedInUser(testApp, {
      role_id: roleIds.agency,
      email_confirmed_at: null,
      status: 'waiting',
    });
    await requestChange(professional);
    await give(await lastCode(fresh), professional.token);
    expect(await emailOf(professional.id)).toMatchObject({ email: fresh, status: 'waiting' });
  });

  it('[ROLE-5] of a blocked account does not change', async () => {
    const user = await buildSignedInUser(testApp);
    await requestChange(user);
    await give(await lastCode(user.email));
    await restrictDirectly(testApp.deps.db, (trx) =>
      trx.updateTable('account').set({ status: 'blocked' }).where('id', '=', user.id).execute(),
    );
    expect((await give(await lastCode(fresh))).status).toBe(400);
    expect((await emailOf(user.id)).email).toBe(user.email);
  });

  it('a code of something else, or none, changes nothing', async () => {
    const user = await buildSignedInUser(testApp);
    const { db, secrets } = testApp.deps;
    await requestChange(user);
    const code = await db.transaction().execute((trx) =>
      createEmailCode(trx, {
        secrets,
        now: new Date(clock),
        accountId: user.id,
        purpose: 'undo_delete',
        days: 7,
      }),
    );
    for (const wrong of [code, 'ABCD-EFGH-JKMN', '12345678']) {
      const answer = await give(wrong);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        400,
        'wrong_code',
        'wrong one time password',
      ]);
    }
  });
});
