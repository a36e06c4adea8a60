import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { untilSomebodyWaits } from '../../../testing/environment/locks.ts';
import { type BrowserTestApp, openBrowserTestApp, PASSWORD } from '../../../testing/people/browser-users.ts';
import { toErrorCode } from '../../platform/app-error.ts';
import { lockAccount } from './accounts.queries.ts';
import { createAdminIssuedCode, createEmailCode } from './one-time-codes.queries.ts';
import { hashRecoveryCode } from './second-factor/factor-verification.service.ts';

const NEW = 'ποτάμι-και-λίμνη';

describe('who changes an account holds its row first, so that no two wait for each other crosswise', () => {
  let testApp: BrowserTestApp;
  beforeAll(async () => {
    testApp = await openBrowserTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  type Browser = ReturnType<BrowserTestApp['browser']>;
  type TestAccount = { id: number; email: string; browser: Browser };
  const ground = (accountId: number) => ({
    secrets: testApp.world.deps.secrets,
    now: testApp.world.deps.clock(),
    accountId,
  });
  const longCode = (id: number, purpose: 'confirm_email' | 'undo_delete' | 'leave_email') =>
    testApp.db.transaction().execute((trx) => createEmailCode(trx, { ...ground(id), purpose, days: 1 }));

  async function inside(over: object = {}): Promise<TestAccount> {
    const { id, email } = await testApp.createUser(over);
    const browser = testApp.browser();
    await browser.post('/user/login', { email, password: PASSWORD });
    return { id, email, browser };
  }

  async function changing({ id }: TestAccount, both = false): Promise<string> {
    const now = testApp.world.deps.clock();
    const expires_at = new Date(now.getTime() + 86_400_000);
    const change = { account_id: id, new_email: testApp.newEmail(), created_at: now, expires_at };
    await testApp.db
      .insertInto('email_change')
      .values({ ...change, new_confirmed_at: both ? now : null })
      .execute();
    return longCode(id, 'leave_email');
  }

  /** A call that is ready to be made: what it needs is there. */
  const actions: Record<string, (account: TestAccount) => Promise<() => Promise<{ status: number }>>> = {
    async 'confirming the mailbox'({ id }) {
      const code = await longCode(id, 'confirm_email');
      return () => testApp.browser().post('/user/confirm-email', { code });
    },
    'another letter to confirm it':
      async ({ browser }) =>
      () =>
        browser.post('/user/resend-confirmation'),
    async 'a new password by code'({ id, email }) {
      const code = await testApp.db
        .transaction()
        .execute((trx) => createAdminIssuedCode(trx, { ...ground(id), minutes: 10 }));
      const form = { email, oneTimePassword: code, password: NEW, passwordConfirmation: NEW };
      return () => testApp.browser().post('/user/user-reset-password', form);
    },
    async 'a new password by the old'({ id, browser }) {
      await testApp.db.transaction().execute((trx) => createAdminIssuedCode(trx, { ...ground(id), minutes: 10 }));
      const form = { current_password: PASSWORD, password: NEW, passwordConfirmation: NEW };
      return () => browser.post('/user/change-password', form);
    },
    async 'another email'(account) {
      await changing(account);
      const form = { email: testApp.newEmail(), current_password: PASSWORD };
      return () => account.browser.post('/user/change-email', form);
    },
    async 'another email, confirmed by one mailbox'(account) {
      const code = await changing(account);
      return () => account.browser.post('/user/confirm-email-change', { code });
    },
    async 'another email, confirmed by both'(account) {
      const code = await changing(account, true);
      return () => account.browser.post('/user/confirm-email-change', { code });
    },
    async 'no deletion after all'({ id }) {
      await testApp.db.updateTable('account').set({ erase_after: new Date() }).where('id', '=', id).execute();
      const code = await longCode(id, 'undo_delete');
      return () => testApp.browser().post('/user/undo-delete', { code });
    },
    async 'the second step of a login'({ id, email }) {
      const { secrets, clock } = testApp.world.deps;
      const totp = { account_id: id, secret: Buffer.from('x'), confirmed_at: clock(), created_at: clock() };
      await testApp.db.insertInto('totp').values(totp).execute();
      const code_hash = hashRecoveryCode(secrets, id, 'ABCDE-FGHJK');
      await testApp.db.insertInto('recovery_code').values({ account_id: id, code_hash }).execute();
      const browser = testApp.browser();
      await browser.post('/user/login', { email, password: PASSWORD });
      return () => browser.post('/user/login/second-factor', { code: 'ABCDE-FGHJK' });
    },
  };

  const tables = ['account_code', 'email_change', 'login_challenge', 'recovery_code', 'session'] as const;

  it.each(Object.keys(actions))('%s: waits for the account with nothing of it in hand', async (name) => {
    const account = await inside({ email_confirmed_at: null, status: 'waiting' });
    const action = await actions[name]?.(account);
    const waiting = await testApp.db.transaction().execute(async (trx) => {
      await lockAccount(trx, account.id);
      const answer = action?.();
      await untilSomebodyWaits(testApp.db);
      // Fails at once where the other has a row of it.
      for (const table of tables)
        await trx
          .selectFrom(table)
          .select('account_id')
          .where('account_id', '=', account.id)
          .forUpdate()
          .noWait()
          .execute();
      return { answer };
    });
    expect((await waiting.answer)?.status).toBe(200);
  });

  it('where PostgreSQL ends one of two that wait crosswise, it is told to come again', async () => {
    const [a, b] = [await testApp.createUser(), await testApp.createUser()];
    const [aLocked, bLocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const bothLocked = Promise.all([aLocked.promise, bLocked.promise]);
    const both = [
      { first: a.id, locked: aLocked, second: b.id },
      { first: b.id, locked: bLocked, second: a.id },
    ].map(({ first, locked, second }) =>
      testApp.db.transaction().execute(async (trx) => {
        await sql`set local deadlock_timeout = 50`.execute(trx);
        await lockAccount(trx, first);
        locked.resolve();
        await bothLocked;
        await lockAccount(trx, second);
      }),
    );
    const failed = (await Promise.allSettled(both)).filter((end) => end.status === 'rejected');
    expect(failed.map(({ reason }) => toErrorCode(reason))).toEqual(['overloaded']);
  });

  it('all at once, again and again: none is a fault of ours', async () => {
    const names = Object.keys(actions).filter((name) => !/email/.test(name) && !/login/.test(name));
    for (let round = 0; round < 6; round++) {
      const account = await inside({ email_confirmed_at: null, status: 'waiting' });
      const ready = await Promise.all(
        [...names, 'another email, confirmed by both'].map((name) => actions[name]?.(account)),
      );
      const answers = await Promise.all(ready.map((action) => action?.()));
      for (const answer of answers) expect(answer?.status).toBeLessThan(500);
    }
  });
});
