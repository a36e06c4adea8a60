/** An admin dashboard for tests: people on both sides of it, calls over HTTP, and what came out: emails and log rows. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Insertable } from 'kysely';
import { EMAIL_SECRET_PURPOSE } from '../../src/platform/email/outbox.ts';
import type { Account } from '../../src/platform/generated/schema.ts';
import { openTestApp } from '../environment/test-app.ts';
import { buildUser } from '../factories/records.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type AdminTestApp = Awaited<ReturnType<typeof openAdminTestApp>>;

export async function openAdminTestApp(services: Parameters<typeof openTestApp>[0]) {
  const testApp = await openTestApp(services);
  const { db, secrets } = testApp.deps;
  const user = (overrides: Partial<Insertable<Account>> = {}) => buildUser(db, overrides);
  const main = await user({ role_id: roleIds.admin, is_main_admin: true, username: 'Η κύρια' });
  const admin = await user({ role_id: roleIds.admin, username: 'Ο άλλος' });

  return {
    world: testApp,
    db,
    main,
    admin,
    createUser: user,
    async call(token: string | null, method: Method, path: string, payload?: object) {
      const response = await testApp.app.inject({
        method,
        url: `/api${path}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(payload ? { payload } : {}),
      });
      // biome-ignore lint/suspicious/noExplicitAny: the tests look into answers of every call
      return { status: response.statusCode, body: response.json() as any };
    },
    /** Emails to an account, oldest first, as the worker will read them. */
    async listEmailsTo(accountId: number) {
      const rows = await db
        .selectFrom('email_outbox')
        .select(['template', 'payload'])
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
      return rows.map(({ template, payload }) => {
        const { to, locale, values } = JSON.parse(secrets.open(EMAIL_SECRET_PURPOSE, payload as Buffer));
        return { template, to, locale, values };
      });
    },
    logOf: (subjectId: number) =>
      db.selectFrom('audit_log').selectAll().where('subject_id', '=', subjectId).orderBy('id').execute(),
  };
}

/** By the main admin: what the other one asked for last. */
export async function approveNewest(testApp: AdminTestApp): Promise<void> {
  const { body } = await testApp.call(testApp.main.token, 'GET', '/adminPanel/approvals?limit=100');
  const id = body.approvals.at(-1)?.approval_id;
  const answer = await testApp.call(testApp.main.token, 'POST', `/adminPanel/approvals/${id}/approval`, {});
  if (answer.status !== 200) throw new Error(`Not approved: ${JSON.stringify(answer.body)}`);
}
