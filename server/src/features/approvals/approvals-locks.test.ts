/** What admins decide about one account at once: the account is locked first, so that nobody waits for another crosswise. */
import { roleIds } from '@estia/contract/accounts/roles';
import { requireValue } from '@estia/contract/require-value';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { untilSomebodyWaits } from '../../../testing/environment/locks.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../testing/people/admins.ts';

const reason = 'Ψευδή στοιχεία';

describe('[ADMN-5] [ADMN-6] complaints and approvals about one account at once', () => {
  let testApp: AdminTestApp;
  let third: AdminTestApp['admin'];
  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
    third = await testApp.createUser({ role_id: roleIds.admin, username: 'Η τρίτη' });
  });
  afterAll(() => testApp.world.close());

  const setStatus = (id: number, status: string, who = testApp.admin) =>
    testApp.call(who.token, 'PUT', `/adminPanel/users/${id}/status`, { status, reason });
  /** Blocked, with a complaint about it and a request to take away the second factor. */
  const build = async () => {
    const user = await testApp.createUser({ status: 'approved' });
    await sql`insert into totp (account_id, secret, confirmed_at, created_at) values (${user.id}, 'x', now(), now())`.execute(
      testApp.db,
    );
    expect((await setStatus(user.id, 'blocked')).status).toBe(200);
    const { rows } = await sql<{ id: number }>`
      insert into statement_complaint (statement_id, made_at, text)
      select id, ${testApp.world.deps.clock()}, 'Είναι αληθή' from statement_of_reasons where account_id = ${user.id}
      returning statement_id as id`.execute(testApp.db);
    const statement = requireValue(rows[0]).id;
    const path = `/adminPanel/users/${user.id}/second-factors`;
    expect((await testApp.call(testApp.admin.token, 'DELETE', path, { reason })).body.needs_approval).toBe(true);
    const { id: approval } = await testApp.db
      .selectFrom('approval')
      .select('id')
      .where('account_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return {
      user,
      statement,
      approval,
      decide: () =>
        testApp.call(third.token, 'PUT', `/adminPanel/complaints/${statement}`, {
          outcome: 'accepted',
          answer: 'Έχεις δίκιο',
        }),
      approve: () => testApp.call(third.token, 'POST', `/adminPanel/approvals/${approval}/approval`, {}),
      askAgain: () => testApp.call(testApp.main.token, 'DELETE', path, { reason }),
      allow: () => setStatus(user.id, 'approved', testApp.main),
    };
  };

  it.each(['decide', 'approve'] as const)('%s: waits for the account with nothing about it in hand', async (name) => {
    const built = await build();
    const { answer } = await testApp.db.transaction().execute(async (trx) => {
      await sql`select from account where id = ${built.user.id} for update`.execute(trx);
      const asked = built[name]();
      await untilSomebodyWaits(testApp.db);
      // Fails at once where the other has it.
      await sql`select from statement_of_reasons where id = ${built.statement} for update nowait`.execute(trx);
      await sql`select from approval where id = ${built.approval} for update nowait`.execute(trx);
      return { answer: asked };
    });
    expect((await answer).status).toBe(200);
  });

  it('all at once, again and again: nobody is told that the site is overloaded', async () => {
    for (let round = 0; round < 25; round++) {
      const built = await build();
      const answers = await Promise.all([built.decide(), built.approve(), built.askAgain(), built.allow()]);
      expect(
        answers.map(({ status, body }) => body.code ?? status),
        `round ${round}`,
      ).not.toContain('overloaded');
      for (const { status } of answers) expect(status).toBeLessThan(500);
    }
  });
});
