/** What an erasure takes from the audit log, and what it cannot take, whatever name somebody chose. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildUser } from '../../../../testing/factories/records.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../../testing/people/admins.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import { verifyAuditLog } from '../admin/audit-chain.ts';
import { deleteExpiredData, eraseAccounts } from '../index.ts';

describe('[ADMN-6] the audit log after an erasure', () => {
  let testApp: AdminTestApp;
  const { db, deps } = { db: () => testApp.db, deps: () => testApp.world.deps };
  /** As somebody who owns the tables could. */
  const tamper = (statement: string) =>
    db()
      .transaction()
      .execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await sql.raw(statement).execute(trx);
      });
  const note = (entry: Partial<Parameters<typeof writeAuditLog>[1]>) =>
    db()
      .transaction()
      .execute((trx) =>
        writeAuditLog(trx, {
          adminId: testApp.admin.id,
          action: 'user_changed',
          subject: 'account',
          subjectId: testApp.admin.id,
          reason: null,
          now: deps().clock(),
          ...entry,
        }),
      );
  const erase = async (fields: Parameters<typeof buildUser>[1]) => {
    const user = await buildUser(db(), { erase_after: deps().clock(), ...fields });
    return { ...user, go: () => eraseAccounts(deps()) };
  };
  const wordsOf = async (subject: string, id: number) => {
    const { rows } = await sql`
      select before, after, reason from audit_log where subject = ${subject} and subject_id = ${id} and action <> 'user_erased'
      order by id`.execute(db());
    return rows;
  };
  const idOf = async (subject: string, id: number) => {
    const { rows } = await sql<{ id: number }>`
      select id from audit_log where subject = ${subject} and subject_id = ${id} order by id limit 1`.execute(db());
    return rows[0]?.id ?? 0;
  };

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  it.each(['username', 'Maria Papadaki', 'changed its mind'])(
    'a member called “%s” takes no word from entries about others',
    async (username) => {
      const other = await buildUser(db(), { username: 'Maria Papadaki' });
      await note({
        subjectId: other.id,
        reason: 'the agency changed its mind',
        before: { username: 'Maria', status: 'waiting' },
        after: { username: 'Maria Papadaki', status: 'approved' },
      });
      const before = await wordsOf('account', other.id);
      const member = await erase({ username });
      await note({ subjectId: member.id, reason: 'about the member', after: { status: 'blocked' } });
      await member.go();
      expect(await wordsOf('account', other.id)).toEqual(before);
      expect(await wordsOf('account', member.id)).toEqual([{ before: null, after: null, reason: null }]);
      expect((await verifyAuditLog(db())).problems).toEqual([]);
    },
  );

  it('takes whole values of who leaves from what they did themselves, and says which erasure it was', async () => {
    const author = await erase({ username: 'Nikos Author', email: 'author@estia.example' });
    const article = 4711;
    await note({
      adminId: author.id,
      action: 'article_changed',
      subject: 'article',
      subjectId: article,
      reason: 'Nikos Author wrote it',
      before: { author: null, title: 'Nikos Author' },
      after: { author: 'Nikos Author', title: 'By Nikos Author' },
    });
    await author.go();
    expect(await wordsOf('article', article)).toEqual([
      {
        before: { author: null, title: 'Nikos Author' },
        after: { author: { erased: true }, title: 'By Nikos Author' },
        reason: 'Nikos Author wrote it',
      },
    ]);
    expect((await testApp.logOf(author.id)).at(-1)).toMatchObject({
      action: 'user_erased',
      admin_id: author.id,
      after: { entries_redacted: 1 },
    });
    expect((await verifyAuditLog(db())).problems).toEqual([]);
    // What was left of it counts as before.
    await tamper(`update audit_log set reason = 'somebody else wrote it' where subject = 'article'`);
    expect((await verifyAuditLog(db())).problems).toEqual([{ id: await idOf('article', article), problem: 'changed' }]);
    await tamper(`update audit_log set reason = 'Nikos Author wrote it' where subject = 'article'`);
  });

  it('nothing is emptied without a cause, by the code of the site or behind its back', async () => {
    const { id } = await buildUser(db());
    await note({ subjectId: id, reason: 'kept' });
    await expect(
      sql`update audit_log set reason = null where subject = 'account' and subject_id = ${id}`.execute(db()),
    ).rejects.toThrow('without their cause');
    const entry = await idOf('account', id);
    await tamper(`update audit_log set reason = null where id = ${entry}`);
    await tamper(`update audit_log_chain set salt = null where audit_log_id = ${entry}`);
    expect((await verifyAuditLog(db())).problems).toEqual([{ id: entry, problem: 'erased_without_cause' }]);
    // Nor with the cause of others: that erasure says which entries it took words from.
    const { id: erasure } = await db()
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'user_erased')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await tamper(`insert into audit_log_redaction (audit_log_id, redacted_at, cause, erasure_id)
      select ${entry}, at, 'erasure', id from audit_log where id = ${erasure}`);
    expect((await verifyAuditLog(db())).problems).toEqual([{ id: erasure, problem: 'erasure_changed' }]);
    await tamper(`update audit_log_redaction set cause = 'age', erasure_id = null where audit_log_id = ${entry}`);
    expect((await verifyAuditLog(db())).problems).toEqual([{ id: entry, problem: 'erased_without_cause' }]);
    await tamper(`update audit_log_redaction set cause = 'earlier' where audit_log_id = ${entry}`);
    await expect(
      sql`insert into audit_log_redaction (audit_log_id, redacted_at, cause) values (${entry}, now(), 'earlier')`.execute(
        db(),
      ),
    ).rejects.toThrow('append-only');
  });

  it('takes whole values alone: no other text, no other field, and none that was not there', async () => {
    const { id } = await buildUser(db());
    await note({ subjectId: id, reason: 'kept', after: { username: 'Α', email: 'a@estia.example' } });
    const entry = await idOf('account', id);
    for (const change of [
      `after = '{"username": "Β", "email": "a@estia.example"}'`,
      `after = '{"username": "Α"}'`,
      `after = after || '{"status": "blocked"}'`,
      `before = '{"username": {"erased": true}}'`,
      `reason = 'kinder'`,
    ])
      await expect(
        db()
          .transaction()
          .execute(async (trx) => {
            await sql`insert into audit_log_redaction (audit_log_id, redacted_at, cause) values (${entry}, now(), 'age')`.execute(
              trx,
            );
            await sql.raw(`update audit_log set ${change} where id = ${entry}`).execute(trx);
          }),
        change,
      ).rejects.toThrow('append-only');
  });

  it('of old entries the words go by their age; that somebody was erased stays said', async () => {
    const { id } = await buildUser(db());
    const at = new Date(deps().clock().getTime() - 731 * 86_400_000);
    await note({ subjectId: id, reason: 'old', now: at });
    await deleteExpiredData(deps());
    expect(await wordsOf('account', id)).toEqual([{ before: null, after: null, reason: null }]);
    testApp.world.setNow(new Date(deps().clock().getTime() + 800 * 86_400_000));
    await deleteExpiredData(deps());
    expect((await verifyAuditLog(db())).problems).toEqual([]);
    const { rows } = await sql`select after from audit_log where action = 'user_erased' and after is null`.execute(
      db(),
    );
    expect(rows).toEqual([]);
  });
});
