import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/environment/test-app.ts';
import { buildUser } from '../../testing/factories/records.ts';
import { listEmailsTo } from '../../testing/people/api-users.ts';
import { FirstAdminError, setUpMainAdmin } from '../features/accounts/admin/administrators.service.ts';
import { consumeResetCode } from '../features/accounts/one-time-codes.queries.ts';
import { createSession } from '../platform/auth/sessions.ts';
import { runAdmin } from './first-admin.ts';

describe('the first admin, by command line', () => {
  let testApp: TestApp;
  const codeIn = (out: string) => /\b\d{4}(-\d{4}){3}\b/.exec(out)?.[0] ?? '';
  /** In this process. */
  const run = async (...args: string[]) => {
    const [out, err]: [string[], string[]] = [[], []];
    const open = () => ({ deps: testApp.deps, close: async () => {} });
    const output = { log: (line: string) => out.push(line), error: (line: string) => err.push(line) };
    const status = await runAdmin(args, open, output);
    return { status, out: out.join('\n'), err: err.join('\n'), code: codeIn(out.join('\n')) };
  };
  /** In one of its own, as it is typed. */
  const start = async (...args: string[]) => {
    const { config } = testApp.deps;
    const program = fileURLToPath(new URL('./create-admin.ts', import.meta.url));
    const child = spawn(process.execPath, [program, ...args], {
      env: {
        ...process.env,
        PUBLIC_ORIGIN: config.origin,
        DATABASE_URL: config.databaseUrl,
        REDIS_URL: config.redisUrl,
        SMTP_URL: config.smtpUrl ?? '',
        SECRET_KEY: config.secretKey.toString('base64'),
      },
    });
    const ended = new Promise<number | null>((done) => child.once('exit', done));
    const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { status, out, err, code: codeIn(out) };
  };
  const accounts = () => testApp.deps.db.selectFrom('account').selectAll().execute();
  const take = async (code: string) => {
    const [account] = await accounts();
    return consumeResetCode(testApp.deps.db, { secrets: testApp.deps.secrets, accountId: account?.id ?? 0, code });
  };

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  it('[ROLE-1] makes the main admin once, without a password on the command line', async () => {
    const withPassword = await run('--email', 'main@estia.example', '--name', 'Κύρια', '--password', 'letmein123');
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
      await expect(setUpMainAdmin(testApp.deps, typed)).rejects.toThrow(FirstAdminError);
    }
    expect(await accounts()).toEqual([]);

    const made = await start('--email', 'Main@estia.example', '--name', 'Κύρια');
    expect(made).toMatchObject({ status: 0, err: '' });
    expect(made.out).toContain('/auth/reset');
    expect(await accounts()).toMatchObject([
      {
        role_id: roleIds.admin,
        is_main_admin: true,
        status: 'approved',
        email: 'main@estia.example',
        password_hash: null,
      },
    ]);
    expect(await take(made.code)).toBe(true);
  });

  it('[ROLE-1] refuses a second one, but gives the first a new code', async () => {
    const second = await run('--email', 'second@estia.example', '--name', 'Άλλη');
    expect(second).toMatchObject({ status: 1, out: '' });
    expect(second.err).toContain('main admin already');
    const other = { email: 'second@estia.example', name: undefined, resetPassword: true };
    await expect(setUpMainAdmin(testApp.deps, other)).rejects.toThrow(FirstAdminError);
    expect(await accounts()).toHaveLength(1);
    const { id } = await testApp.deps.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const lost = { account_id: id, secret: Buffer.from('x'), confirmed_at: new Date(), created_at: new Date() };
    await testApp.deps.db.insertInto('totp').values(lost).execute();
    await createSession(testApp.deps.db, id, new Date(), { strong: true });
    const again = await run('--email', 'main@estia.example', '--reset-password', '--forget-second-factors');
    expect(await testApp.deps.db.selectFrom('totp').select('account_id').execute()).toEqual([]);
    expect(again.status).toBe(0);
    expect(await testApp.deps.db.selectFrom('session').select('id').execute()).toEqual([]);
    expect(await listEmailsTo(testApp, 'main@estia.example')).toMatchObject([
      { template: 'admin_factors_removed_on_server' },
    ]);
    expect(await take(again.code)).toBe(true);
    const log = await testApp.deps.db.selectFrom('audit_log').select('action').orderBy('id').execute();
    expect(log.map(({ action }) => action)).toEqual([
      'main_admin_made',
      'main_admin_factors_removed',
      'main_admin_code',
    ]);
  });

  it('[ROLE-1] [ADMN-5] takes a lost second factor from any admin, is logged, and every admin hears of it', async () => {
    const { db, clock } = testApp.deps;
    const email = 'locked-out@estia.example';
    const { id } = await buildUser(db, { role_id: roleIds.admin, email, username: 'Ο κλειδωμένος' });
    await buildUser(db, { email: 'member@estia.example' });
    const lost = { account_id: id, secret: Buffer.from('x'), confirmed_at: clock(), created_at: clock() };
    await db.insertInto('totp').values(lost).execute();
    expect(await run('--email', 'member@estia.example', '--forget-second-factors')).toMatchObject({
      status: 1,
      err: 'No administrator has this email.',
    });
    expect(await run('--email', email, '--forget-second-factors')).toMatchObject({ status: 0, code: '' });
    expect(await db.selectFrom('totp').select('account_id').execute()).toEqual([]);
    expect(await db.selectFrom('session').select('id').where('account_id', '=', id).execute()).toEqual([]);
    const last = await db
      .selectFrom('audit_log')
      .select(['action', 'subject_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(last).toEqual([{ action: 'admin_factors_removed_on_server', subject_id: id }]);
    for (const to of [email, 'main@estia.example'])
      expect((await listEmailsTo(testApp, to)).at(-1)).toMatchObject({
        template: 'admin_factors_removed_on_server',
        values: { admin_name: 'Ο κλειδωμένος' },
      });
  });
});
