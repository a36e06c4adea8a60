import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sized } from '../../../../testing/environment/test-size.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../../testing/people/admins.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import { redactOldAuditLog } from '../privacy/retention.queries.ts';
import { checkAuditLog } from './audit-chain.jobs.ts';
import { verifyAuditLog } from './audit-chain.ts';

describe('the chain over the audit log', () => {
  let testApp: AdminTestApp;
  const run = (statement: string) => sql.raw(statement).execute(testApp.db);
  /** As somebody who owns the tables could. */
  const tamper = (statement: string) =>
    testApp.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql.raw(statement).execute(trx);
    });
  const note = (subjectId: number) =>
    testApp.db.transaction().execute((trx) =>
      writeAuditLog(trx, {
        adminId: testApp.admin.id,
        action: 'user_changed',
        subject: 'account',
        subjectId,
        reason: 'Λόγος',
        before: { username: 'Α' },
        after: { username: 'Β' },
        now: new Date('2026-03-29T00:59:59.123Z'),
      }),
    );
  const idOf = async (subjectId: number) => (await testApp.logOf(subjectId))[0]?.id;

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  beforeEach(async () => {
    await tamper('delete from audit_log_chain');
    await tamper('delete from audit_log');
    for (let subject = 1; subject <= 5; subject++) await note(subject);
  });
  afterAll(() => testApp.world.close());

  it('[ADMN-6] is whole as it was written, also when many write at once and one gives up', async () => {
    const writers = Array.from({ length: 40 }, (_, at) => note(100 + at));
    const failing = testApp.db.transaction().execute(async (trx) => {
      await sql`insert into audit_log (at, admin_id, action, subject, subject_id) values (now(), 1, 'user_changed', 'account', 99)`.execute(
        trx,
      );
      throw new Error('not after all');
    });
    await Promise.all([...writers, expect(failing).rejects.toThrow('not after all')]);
    expect(await verifyAuditLog(testApp.db)).toMatchObject({ entries: 45, erased: 0, problems: [] });
  });

  it.each([
    ['its action', `update audit_log set action = 'user_blocked' where subject_id = 3`],
    ['its date', `update audit_log set at = at + interval '1 microsecond' where subject_id = 3`],
    ['who did it', 'update audit_log set admin_id = admin_id + 1 where subject_id = 3'],
    ['its reason', `update audit_log set reason = 'kinder' where subject_id = 3`],
    ['what changed', `update audit_log set after = '{"username": "Γ"}' where subject_id = 3`],
  ])('[ADMN-6] tells which entry had %s changed', async (_what, statement) => {
    await tamper(statement);
    const { problems } = await verifyAuditLog(testApp.db);
    expect(problems).toEqual([{ id: await idOf(3), problem: 'changed' }]);
    await expect(checkAuditLog(testApp.world.deps)).rejects.toThrow('the audit log was changed in 1 places');
  });

  it('[ADMN-6] tells an entry that is gone, with and without its link, and one that was put in', async () => {
    const [third, fourth] = [await idOf(3), await idOf(4)];
    await tamper('delete from audit_log where subject_id = 3');
    expect((await verifyAuditLog(testApp.db)).problems).toEqual([{ id: third, problem: 'entry_missing' }]);
    await tamper(`delete from audit_log_chain where audit_log_id = ${third}`);
    expect((await verifyAuditLog(testApp.db)).problems).toEqual([
      { id: null, problem: 'link_missing' },
      { id: fourth, problem: 'changed' },
    ]);
    await tamper(
      `insert into audit_log (at, admin_id, action, subject, subject_id) values (now(), 1, 'user_changed', 'account', 88)`,
    );
    expect((await verifyAuditLog(testApp.db)).problems.at(-1)).toEqual({ id: await idOf(88), problem: 'link_missing' });
  });

  it('[ADMN-6] tells a shorter log, and one written anew, from a head that was noted', async () => {
    const { head } = await verifyAuditLog(testApp.db);
    await note(6);
    expect((await verifyAuditLog(testApp.db, head ?? '')).problems).toEqual([]);
    const last = [await idOf(5), await idOf(6)].join(', ');
    await tamper(`delete from audit_log_chain where audit_log_id in (${last})`);
    await tamper(`delete from audit_log where id in (${last})`);
    expect((await verifyAuditLog(testApp.db)).problems).toEqual([]);
    expect((await verifyAuditLog(testApp.db, head ?? '')).problems).toEqual([{ id: null, problem: 'head_missing' }]);
  });

  it('[ADMN-6] stays whole when the details are erased, and leaves nothing to find them out by', async () => {
    const second = await idOf(2);
    await tamper(`update audit_log set at = now() - interval '800 days' where id = ${second}`);
    await tamper('delete from audit_log_chain');
    for (let subject = 1; subject <= 5; subject++) await run(`select continue_audit_log_chain(${await idOf(subject)})`);
    await redactOldAuditLog(testApp.db, { before: new Date('2025-01-01'), now: new Date() });
    expect(await verifyAuditLog(testApp.db)).toMatchObject({ entries: 5, erased: 1, problems: [] });
    const link = await testApp.db
      .selectFrom('audit_log_chain')
      .select('salt')
      .where('audit_log_id', '=', (await idOf(2)) ?? 0)
      .executeTakeFirstOrThrow();
    expect(link.salt).toBeNull();
    await tamper(`update audit_log set reason = 'put in later' where subject_id = 2`);
    expect((await verifyAuditLog(testApp.db)).problems).toEqual([{ id: await idOf(2), problem: 'changed' }]);
  });

  it('[ADMN-6] finds one changed entry among many', async () => {
    const total = sized({ ci: 6_000, full: 100_000 });
    await run(`insert into audit_log (at, admin_id, action, subject, subject_id, reason)
      select now(), 1, 'user_changed', 'account', 1000 + n, 'Λόγος' from generate_series(1, ${total}) n`);
    await tamper(`update audit_log set reason = 'Άλλος' where subject_id = 6234`);
    expect(await verifyAuditLog(testApp.db)).toMatchObject({
      entries: total + 5,
      problems: [{ id: await idOf(6_234), problem: 'changed' }],
    });
  });

  it('[ADMN-6] cannot be changed, deleted or emptied', async () => {
    for (const statement of [
      `update audit_log_chain set hash = '\\x00'`,
      'update audit_log_chain set position = position + 100',
      'delete from audit_log_chain',
      'truncate audit_log_chain',
    ])
      await expect(run(statement)).rejects.toThrow('append-only');
  });
});
