import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Desk, openDesk } from '../../../testing/admin-desk.ts';
import { lettersTo } from '../../../testing/members.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { openSession } from '../../platform/sessions.ts';
import { FirstAdminRefused, firstAdmin } from './administrators.service.ts';
import { endResetCode } from './codes.queries.ts';

describe('administrators', () => {
  let desk: Desk;
  const call: Desk['call'] = (...args) => desk.call(...args);
  const add = (token: string, email: string) =>
    call(token, 'POST', '/adminPanel/administrators', { email, username: 'Νέα', reason: 'Βάρδια' });
  const remove = (token: string, id: number) =>
    call(token, 'DELETE', `/adminPanel/administrators/${id}`, { reason: 'Έφυγε' });

  beforeAll(async () => {
    desk = await openDesk(inject('services'));
  });
  afterAll(() => desk.world.close());

  it('[ADMN-1] lists them, the main one first, and who has a second factor', async () => {
    await desk.db
      .insertInto('totp')
      .values({ account_id: desk.main.id, secret: Buffer.from('x'), created_at: new Date(), confirmed_at: new Date() })
      .execute();
    await desk.db
      .insertInto('totp')
      .values({ account_id: desk.admin.id, secret: Buffer.from('x'), created_at: new Date() })
      .execute();
    await desk.person();
    const { body } = await call(desk.admin.token, 'GET', '/adminPanel/administrators');
    expect(body.administrators).toMatchObject([
      { user_id: desk.main.id, is_main_admin: true, second_factor: true },
      { user_id: desk.admin.id, is_main_admin: false, second_factor: false },
    ]);
  });

  it('[ROLE-1] only the main admin adds one: invited by a code, approved, told, written down', async () => {
    expect((await add(desk.admin.token, 'third@estia.example')).status).toBe(403);
    const { status, body } = await add(desk.main.token, 'third@estia.example');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ role_id: 1, is_main_admin: false, status: 'approved' });
    const id = body.user.user_id as number;
    expect(await desk.lettersTo(id)).toMatchObject([{ template: 'invited_admin', values: { minutes: 10_080 } }]);
    expect(await desk.logOf(id)).toMatchObject([{ act: 'administrator_added', admin_id: desk.main.id }]);
  });

  it('[ROLE-1] whoever is invited chooses a password and comes in, but is no admin before the second factor', async () => {
    const email = 'fourth@estia.example';
    const { body: added } = await add(desk.main.token, email);
    const [letter] = await desk.lettersTo(added.user.user_id);
    const password = 'κυπαρίσσι στη βροχή';
    const chosen = await call(null, 'POST', '/user/user-reset-password', {
      ...{ email, oneTimePassword: letter?.values.code, password, passwordConfirmation: password },
    });
    expect(chosen).toMatchObject({ status: 200, body: { message: 'Password has changed!' } });
    const { body } = await call(null, 'POST', '/user/login', { email, password });
    expect(body.user).toMatchObject({ role_id: 1, email_confirmed: true });
    expect(await call(body.token, 'GET', '/adminPanel/users')).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    });
  });

  it('[ROLE-1] somebody who has an account already does not become an admin by it', async () => {
    const { id } = await desk.person({ email: 'eleni@estia.example' });
    expect(await add(desk.main.token, 'Eleni@estia.example')).toMatchObject({
      status: 409,
      body: { code: 'email_in_use' },
    });
    const { role_id } = await desk.db
      .selectFrom('account')
      .select('role_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(role_id).toBe(2);
  });

  it('[ROLE-1] only the main admin removes one, who is out at once and no admin any more', async () => {
    const { id, token } = await desk.person({ role_id: 1 });
    expect((await remove(desk.admin.token, id)).status).toBe(403);
    expect((await call(token, 'GET', '/adminPanel/counts')).status).toBe(200);
    expect(await remove(desk.main.token, id)).toMatchObject({ status: 200, body: { message: 'Success!' } });
    expect((await call(token, 'GET', '/adminPanel/counts')).status).toBe(401);
    const { body } = await call(desk.main.token, 'GET', `/adminPanel/users/${id}`);
    expect(body.user).toMatchObject({ role_id: 2, status: 'blocked', status_reason: 'Έφυγε', sessions: 0 });
    expect(await desk.lettersTo(id)).toMatchObject([{ template: 'blocked', values: { reason: 'Έφυγε' } }]);
    expect(await desk.logOf(id)).toMatchObject([
      {
        act: 'administrator_removed',
        before: { role_id: 1, status: 'approved', status_reason: null },
        after: { role_id: 2, status: 'blocked', status_reason: 'Έφυγε' },
      },
    ]);
    // Gone from the list: a second removal finds nobody.
    expect((await remove(desk.main.token, id)).status).toBe(404);
  });

  it('[ROLE-1] the main admin cannot be removed, and who is no admin is not found', async () => {
    const { id } = await desk.person();
    expect((await remove(desk.main.token, desk.main.id)).status).toBe(403);
    expect((await remove(desk.main.token, id)).status).toBe(404);
    expect((await call(desk.main.token, 'GET', '/adminPanel/counts')).status).toBe(200);
  });
});

describe('the first admin, by command line', () => {
  let world: World;
  const run = (...args: string[]) => {
    const { config } = world.deps;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('../../main/admin.ts', import.meta.url)), ...args],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          PUBLIC_ORIGIN: config.origin,
          DATABASE_URL: config.databaseUrl,
          REDIS_URL: config.redisUrl,
          SMTP_URL: config.smtpUrl,
          SECRET_KEY: config.secretKey.toString('base64'),
        },
      },
    );
    return { status, out: stdout, err: stderr, code: /\b\d{4}(-\d{4}){3}\b/.exec(stdout)?.[0] ?? '' };
  };
  const accounts = () => world.deps.db.selectFrom('account').selectAll().execute();
  const take = async (code: string) => {
    const [account] = await accounts();
    return endResetCode(world.deps.db, { secrets: world.deps.secrets, accountId: account?.id ?? 0, code });
  };

  beforeAll(async () => {
    world = await openWorld(inject('services'));
  });
  afterAll(() => world.close());

  it('[ROLE-1] makes the main admin once, without a password on the command line', async () => {
    const withPassword = run('--email', 'main@estia.example', '--name', 'Κύρια', '--password', 'letmein123');
    expect(withPassword).toMatchObject({ status: 1, out: '' });
    expect(withPassword.err).toContain('Usage');
    expect(withPassword.err).not.toContain('letmein123');
    const email = 'main@estia.example';
    for (const typed of [
      { email: 'none', name: 'Κύρια', resetPassword: false },
      { email, name: undefined, resetPassword: false },
      { email, name: 'two\nlines', resetPassword: false },
      { email, name: 'Κύρια', resetPassword: true },
    ]) {
      await expect(firstAdmin(world.deps, typed)).rejects.toThrow(FirstAdminRefused);
    }
    expect(await accounts()).toEqual([]);

    const made = run('--email', 'Main@estia.example', '--name', 'Κύρια');
    expect(made).toMatchObject({ status: 0, err: '' });
    expect(made.out).toContain('/auth/reset');
    expect(await accounts()).toMatchObject([
      { role_id: 1, is_main_admin: true, status: 'approved', email: 'main@estia.example', password_hash: null },
    ]);
    expect(await take(made.code)).toBe(true);
  });

  it('[ROLE-1] refuses a second one, but gives the first a new code', async () => {
    const second = run('--email', 'second@estia.example', '--name', 'Άλλη');
    expect(second).toMatchObject({ status: 1, out: '' });
    expect(second.err).toContain('main admin already');
    const other = { email: 'second@estia.example', name: undefined, resetPassword: true };
    await expect(firstAdmin(world.deps, other)).rejects.toThrow(FirstAdminRefused);
    expect(await accounts()).toHaveLength(1);
    const { id } = await world.deps.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const lost = { account_id: id, secret: Buffer.from('x'), confirmed_at: new Date(), created_at: new Date() };
    await world.deps.db.insertInto('totp').values(lost).execute();
    await openSession(world.deps.db, id, new Date(), { strong: true });
    const again = run('--email', 'main@estia.example', '--reset-password', '--forget-second-factors');
    expect(await world.deps.db.selectFrom('totp').select('account_id').execute()).toEqual([]);
    expect(again.status).toBe(0);
    expect(await world.deps.db.selectFrom('session').select('id').execute()).toEqual([]);
    expect(await lettersTo(world, 'main@estia.example')).toMatchObject([{ template: 'factors_removed_by_admin' }]);
    expect(await take(again.code)).toBe(true);
    const log = await world.deps.db.selectFrom('audit_log').select('act').orderBy('id').execute();
    expect(log.map(({ act }) => act)).toEqual([
      ...['main_admin_made', 'main_admin_factors_removed', 'main_admin_code'],
    ]);
  });
});
