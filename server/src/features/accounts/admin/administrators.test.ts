import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AdminTestApp, openAdminTestApp } from '../../../../testing/people/admins.ts';

describe('administrators', () => {
  let testApp: AdminTestApp;
  const call: AdminTestApp['call'] = (...args) => testApp.call(...args);
  const add = (token: string, email: string) =>
    call(token, 'POST', '/adminPanel/administrators', { email, username: 'Νέα', reason: 'Βάρδια' });
  const remove = (token: string, id: number) =>
    call(token, 'DELETE', `/adminPanel/administrators/${id}`, { reason: 'Έφυγε' });

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  it('[ADMN-1] lists them, the main one first, and who has a second factor', async () => {
    await testApp.db
      .insertInto('totp')
      .values({
        account_id: testApp.main.id,
        secret: Buffer.from('x'),
        created_at: new Date(),
        confirmed_at: new Date(),
      })
      .execute();
    await testApp.db
      .insertInto('totp')
      .values({ account_id: testApp.admin.id, secret: Buffer.from('x'), created_at: new Date() })
      .execute();
    await testApp.createUser();
    const { body } = await call(testApp.admin.token, 'GET', '/adminPanel/administrators');
    expect(body.administrators).toMatchObject([
      { user_id: testApp.main.id, is_main_admin: true, second_factor: true },
      { user_id: testApp.admin.id, is_main_admin: false, second_factor: false },
    ]);
  });

  it('[ROLE-1] only the main admin adds one: invited by a code, approved, told, written down', async () => {
    expect((await add(testApp.admin.token, 'third@estia.example')).status).toBe(403);
    const { status, body } = await add(testApp.main.token, 'third@estia.example');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ role_id: roleIds.admin, is_main_admin: false, status: 'approved' });
    const id = body.user.user_id as number;
    expect(await testApp.listEmailsTo(id)).toMatchObject([{ template: 'invited_admin', values: { minutes: 10_080 } }]);
    expect(await testApp.logOf(id)).toMatchObject([{ action: 'administrator_added', admin_id: testApp.main.id }]);
  });

  it('[ROLE-1] whoever is invited chooses a password and comes in, but is no admin before the second factor', async () => {
    const email = 'fourth@estia.example';
    const { body: added } = await add(testApp.main.token, email);
    const [sentEmail] = await testApp.listEmailsTo(added.user.user_id);
    const password = 'κυπαρίσσι στη βροχή';
    const chosen = await call(null, 'POST', '/user/user-reset-password', {
      email,
      oneTimePassword: sentEmail?.values.code,
      password,
      passwordConfirmation: password,
    });
    expect(chosen).toMatchObject({ status: 200, body: { message: 'Password has changed!' } });
    const { body } = await call(null, 'POST', '/user/login', { email, password });
    expect(body.user).toMatchObject({ role_id: roleIds.admin, email_confirmed: true });
    expect(await call(body.token, 'GET', '/adminPanel/users')).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    });
  });

  it('[ROLE-1] somebody who has an account already does not become an admin by it', async () => {
    const { id } = await testApp.createUser({ email: 'eleni@estia.example' });
    expect(await add(testApp.main.token, 'Eleni@estia.example')).toMatchObject({
      status: 409,
      body: { code: 'email_in_use' },
    });
    const { role_id } = await testApp.db
      .selectFrom('account')
      .select('role_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(role_id).toBe(roleIds.individual);
  });

  it('[ROLE-1] only the main admin removes one, who is out at once and no admin any more', async () => {
    const { id, token } = await testApp.createUser({ role_id: roleIds.admin });
    expect((await remove(testApp.admin.token, id)).status).toBe(403);
    expect((await call(token, 'GET', '/adminPanel/waiting')).status).toBe(200);
    expect(await remove(testApp.main.token, id)).toMatchObject({ status: 200, body: { message: 'Success!' } });
    expect((await call(token, 'GET', '/adminPanel/waiting')).status).toBe(401);
    const { body } = await call(testApp.main.token, 'GET', `/adminPanel/users/${id}`);
    expect(body.user).toMatchObject({
      role_id: roleIds.individual,
      status: 'blocked',
      status_reason: 'Έφυγε',
      sessions: 0,
    });
    expect(await testApp.listEmailsTo(id)).toMatchObject([{ template: 'blocked', values: { reason: 'Έφυγε' } }]);
    expect(await testApp.logOf(id)).toMatchObject([
      {
        action: 'administrator_removed',
        before: { role_id: roleIds.admin, status: 'approved', status_reason: null },
        after: { role_id: roleIds.individual, status: 'blocked', status_reason: 'Έφυγε' },
      },
    ]);
    // Gone from the list: a second removal finds nobody.
    expect((await remove(testApp.main.token, id)).status).toBe(404);
  });

  it('[ROLE-1] the main admin cannot be removed, and who is no admin is not found', async () => {
    const { id } = await testApp.createUser();
    expect((await remove(testApp.main.token, testApp.main.id)).status).toBe(403);
    expect((await remove(testApp.main.token, id)).status).toBe(404);
    expect((await call(testApp.main.token, 'GET', '/adminPanel/waiting')).status).toBe(200);
  });
});
