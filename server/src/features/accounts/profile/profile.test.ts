import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import {
  buildSignedInUser,
  callApiAs,
  listEmailsTo,
  password,
  type SignedInUser,
} from '../../../../testing/people/api-users.ts';
import { generateToken, hashToken } from '../../../platform/auth/sessions.ts';
import { createAdminIssuedCode, createEmailCode, createResetCode } from '../one-time-codes.queries.ts';

let testApp: TestApp;
let clock = Date.parse('2026-11-15T10:00:00Z');

beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
});
afterAll(() => testApp.close());

const auditOf = (id: number) =>
  testApp.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', 'account')
    .where('subject_id', '=', id)
    .execute();

describe('[PROF-1] profile', () => {
  it('shows the own one, of a professional with the agency', async () => {
    const user = await buildSignedInUser(testApp, { username: 'Μαρία', mobile: '+306971234567' });
    const mine = await user.call('GET', '/user/profile');
    expect(mine.status).toBe(200);
    expect(mine.body).toMatchObject({
      user: { user_id: user.id, username: 'Μαρία', email: user.email, mobile: '+306971234567', type: 'individual' },
      agency: null,
      email_change: null,
    });
    expect(JSON.stringify(mine.body)).not.toMatch(/password|argon/);

    const professional = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    const agencyId = await buildAgency(testApp.deps.db, 450125, professional.id);
    expect((await professional.call('GET', '/user/profile')).body.agency).toMatchObject({ agency_id: agencyId });
  });

  it("shows another's to admins alone; to others it does not exist", async () => {
    const user = await buildSignedInUser(testApp);
    const other = await buildSignedInUser(testApp);
    const professional = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    const admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    const path = `/user/profile?user_id=${user.id}`;
    expect((await user.call('GET', path)).status).toBe(200);
    expect((await other.call('GET', path)).status).toBe(404);
    expect((await professional.call('GET', path)).status).toBe(404);
    expect((await admin.call('GET', path)).body.user.user_id).toBe(user.id);
    expect((await callApiAs(testApp, await admin.logIn(), 'GET', path)).status).toBe(404);
    expect((await callApiAs(testApp, null, 'GET', path)).status).toBe(401);
    expect((await admin.call('GET', '/user/profile?user_id=99999999')).status).toBe(404);
  });

  it('changes what is given and leaves the rest; an empty field takes the value away', async () => {
    const user = await buildSignedInUser(testApp, { username: 'Μαρία', mobile: '+306971234567', locale: 'el' });
    const changed = await user.call('POST', '/user/update', {
      landline: '210 123 4567',
      mail_news: 'true',
      mail_alerts: false,
      locale: 'en',
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      message: 'Success!',
      user: {
        username: 'Μαρία',
        mobile: '+306971234567',
        landline: '+302101234567',
        mail_news: true,
        mail_alerts: false,
        mail_messages: true,
        locale: 'en',
      },
    });
    const emptied = await user.call('POST', '/user/update', { mobile: '', username: ' Μαρία Π. ' });
    expect(emptied.body.user).toMatchObject({ mobile: null, username: 'Μαρία Π.', landline: '+302101234567' });
    expect((await user.call('GET', '/user/profile')).body.user).toEqual(emptied.body.user);
    expect(await auditOf(user.id)).toEqual([]);
    expect(await listEmailsTo(testApp, user.email)).toEqual([]);
  });

  it('takes nothing that is not a field of it', async () => {
    const user = await buildSignedInUser(testApp);
    const before = (await user.call('GET', '/user/profile')).body.user;
    const answer = await user.call('POST', '/user/update', {
      role_id: roleIds.admin,
      is_main_admin: true,
      status: 'blocked',
      email: 'other@estia.example',
      password: 'another password',
    });
    expect(answer.status).toBe(200);
    expect((await user.call('GET', '/user/profile')).body.user).toEqual(before);
  });

  it.each([
    [{ username: '' }, { username: 'required' }],
    [{ username: 'a\nb' }, { username: 'invalid' }],
    [{ mobile: '12345' }, { mobile: 'phone' }],
  ])('refuses %j at its field', async (payload, fields) => {
    const user = await buildSignedInUser(testApp);
    const answer = await user.call('POST', '/user/update', payload);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual(Object.keys(fields));
  });
});

describe("[ROLE-1] another's profile", () => {
  const edit = (who: Pick<SignedInUser, 'call'>, id: number, over: object = {}) =>
    who.call('POST', '/user/update', { user_id: id, username: 'Νέο όνομα', reason: 'Έγραψε λάθος όνομα', ...over });

  it('is changed by an admin with a reason; the person is told, and it is written down', async () => {
    const user = await buildSignedInUser(testApp, { username: 'Παλιό όνομα', mail_news: true });
    const admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    const none = await edit(admin, user.id, { reason: undefined });
    expect([none.status, none.body.fields]).toEqual([400, { reason: 'required' }]);
    const answer = await edit(admin, user.id, { mail_news: true });
    expect([answer.status, answer.body.user.username]).toEqual([200, 'Νέο όνομα']);
    expect(await auditOf(user.id)).toMatchObject([
      {
        admin_id: admin.id,
        action: 'user_changed',
        reason: 'Έγραψε λάθος όνομα',
        before: { username: 'Παλιό όνομα' },
        after: { username: 'Νέο όνομα' },
      },
    ]);
    expect((await auditOf(user.id))[0]?.after).toEqual({ username: 'Νέο όνομα' });
    expect(await listEmailsTo(testApp, user.email)).toMatchObject([
      { template: 'changed_by_admin', values: { reason: 'Έγραψε λάθος όνομα' } },
    ]);
  });

  it('that would stay as it is, is neither emailed nor logged', async () => {
    const user = await buildSignedInUser(testApp, { username: 'Νέο όνομα' });
    const admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    expect((await edit(admin, user.id)).status).toBe(200);
    expect(await auditOf(user.id)).toEqual([]);
    expect(await listEmailsTo(testApp, user.email)).toEqual([]);
  });

  it('is not found by who is no acting admin, and of another admin only the main admin changes it', async () => {
    const user = await buildSignedInUser(testApp);
    const other = await buildSignedInUser(testApp);
    const admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    const second = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    const main = await buildSignedInUser(testApp, { role_id: roleIds.admin, is_main_admin: true });
    expect((await edit(other, user.id)).status).toBe(404);
    const weak = await admin.logIn();
    const asWeak = { call: (...rest: Parameters<SignedInUser['call']>) => callApiAs(testApp, weak, ...rest) };
    expect((await edit(asWeak, user.id)).status).toBe(404);
    expect((await edit(admin, 99_999_999)).status).toBe(404);
    expect((await edit(admin, second.id)).status).toBe(403);
    expect((await edit(admin, main.id)).status).toBe(403);
    expect((await edit(main, second.id)).status).toBe(200);
    expect((await edit(admin, admin.id, { reason: undefined })).status).toBe(200);
    expect((await user.call('GET', '/user/profile')).body.user.username).not.toBe('Νέο όνομα');
    expect(await auditOf(admin.id)).toEqual([]);
  });
});

describe('[AUTH-6] a new password', () => {
  const fresh = 'ένα καινούργιο σύνθημα';
  const change = (who: Pick<SignedInUser, 'call'>, over: object = {}) =>
    who.call('POST', '/user/change-password', {
      current_password: password,
      password: fresh,
      passwordConfirmation: fresh,
      ...over,
    });
  const hashOf = async (id: number) =>
    (await testApp.deps.db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
      .password_hash;

  it('[AUTH-5] ends all other sessions and whatever could still come in by the old one, and is emailed', async () => {
    const user = await buildSignedInUser(testApp);
    const other = await user.logIn('Firefox, Linux');
    const bystander = await buildSignedInUser(testApp);
    const { db, secrets } = testApp.deps;
    const ground = { secrets, now: testApp.deps.clock(), accountId: user.id };
    await db
      .transaction()
      .execute((trx) => createResetCode(trx, { ...ground, minutes: 10, requester: Buffer.from('phone') }));
    await db.transaction().execute((trx) => createAdminIssuedCode(trx, { ...ground, minutes: 10 }));
    const soon = new Date(clock + 600_000);
    const thief = {
      account_id: user.id,
      new_email: 'thief@estia.example',
      created_at: new Date(clock),
      expires_at: soon,
    };
    await db.insertInto('email_change').values(thief).execute();
    for (const purpose of ['leave_email', 'enter_email'] as const)
      await db.transaction().execute((trx) => createEmailCode(trx, { ...ground, purpose, days: 1 }));
    await db
      .insertInto('login_challenge')
      .values({ token_hash: hashToken(generateToken()), account_id: user.id, expires_at: new Date(clock + 600_000) })
      .execute();
    expect(await change(user)).toEqual({ status: 200, body: { message: 'Password has changed!' } });
    expect((await user.call('GET', '/user/profile')).status).toBe(200);
    expect((await callApiAs(testApp, other, 'GET', '/user/profile')).status).toBe(401);
    expect((await bystander.call('GET', '/user/profile')).status).toBe(200);
    for (const table of ['account_code', 'login_challenge', 'email_change'] as const)
      expect(await db.selectFrom(table).select('account_id').where('account_id', '=', user.id).execute()).toEqual([]);
    const stored = await hashOf(user.id);
    expect(stored).toMatch(/^\$argon2id\$v=19\$/);
    expect(await testApp.deps.passwords.matches(fresh, stored)).toBe(true);
    expect(await listEmailsTo(testApp, user.email)).toMatchObject([{ template: 'password_changed' }]);
    expect((await change(user)).status).toBe(400);
  });

  it.each([
    [
      'a wrong current one',
      { current_password: 'not my password' },
      'invalid_input',
      { current_password: 'password_wrong' },
    ],
    [
      'an unequal confirmation',
      { passwordConfirmation: `${fresh} ` },
      'invalid_input',
      { passwordConfirmation: 'passwords_differ' },
    ],
    [
      'a short one',
      { password: 'abc4567', passwordConfirmation: 'abc4567' },
      'invalid_input',
      { password: 'password_short' },
    ],
    [
      'a common one',
      { password: 'password123', passwordConfirmation: 'password123' },
      'invalid_input',
      { password: 'password_common' },
    ],
    ['the old one', { password, passwordConfirmation: password }, 'password_unchanged', undefined],
  ])('is refused with %s, and nothing changes', async (_, over, code, fields) => {
    const user = await buildSignedInUser(testApp);
    const other = await user.logIn();
    const before = await hashOf(user.id);
    const answer = await change(user, over);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, code, fields]);
    expect(await hashOf(user.id)).toBe(before);
    expect((await callApiAs(testApp, other, 'GET', '/user/profile')).status).toBe(200);
    expect(await listEmailsTo(testApp, user.email)).toEqual([]);
  });

  it('that is the own email is as good as common', async () => {
    const user = await buildSignedInUser(testApp, { email: 'maria.papadopoulou@estia.example' });
    const email = 'maria.papadopoulou@estia.example';
    const answer = await change(user, { password: email, passwordConfirmation: email });
    expect(answer.body.fields).toEqual({ password: 'password_common' });
  });

  it('cannot be guessed to: after ten wrong current ones the right one waits too', async () => {
    const user = await buildSignedInUser(testApp);
    for (let at = 0; at < 10; at++) expect((await change(user, { current_password: `no ${at}` })).status).toBe(400);
    expect((await change(user)).status).toBe(429);
    clock += 15 * 60_000;
    testApp.setNow(new Date(clock));
    expect((await change(user)).status).toBe(200);
  });

  it('of two changes at once one holds', async () => {
    const user = await buildSignedInUser(testApp);
    const answers = await Promise.all(
      ['πρώτο νέο σύνθημα', 'δεύτερο νέο σύνθημα'].map((one) =>
        change(user, { password: one, passwordConfirmation: one }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await listEmailsTo(testApp, user.email)).toHaveLength(1);
  });
});
