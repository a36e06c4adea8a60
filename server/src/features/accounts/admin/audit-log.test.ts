import type { AuditAction } from '@estia/contract/accounts/audit-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildStatement } from '../../../../testing/factories/statements-of-reasons.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../../testing/people/admins.ts';
import { changedFields, writeAuditLog } from '../../../platform/audit.ts';

describe('what admins did', () => {
  let testApp: AdminTestApp;
  let adminId: number;
  const note = (action: AuditAction, subjectId: number, overrides: Partial<Parameters<typeof writeAuditLog>[1]> = {}) =>
    testApp.db.transaction().execute(async (trx) => {
      const by = overrides.adminId ?? adminId;
      // What restricts is recorded with its statement of reasons or not at all.
      if (action === 'user_blocked') await buildStatement(trx, by, { decidedBy: by });
      await writeAuditLog(trx, {
        adminId,
        action,
        subject: 'account',
        subjectId,
        reason: 'Λόγος',
        now: new Date(),
        ...overrides,
      });
    });
  const log = async (query: string) =>
    (await testApp.call(testApp.admin.token, 'GET', `/adminPanel/audit-log?${query}`)).body as {
      entries: { id: number; action: string; subject_id: number; admin: string | null }[];
      next_before: number | null;
    };

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
    adminId = testApp.admin.id;
  });
  afterAll(() => testApp.world.close());

  it('[ADMN-1] keeps of a record only what changed', () => {
    expect(
      changedFields(
        { email: 1, kind: [1], name: 'x', mobile: 1, published_at: new Date(0) },
        { email: 1, kind: [2], name: 'x', landline: 2, published_at: new Date(0) },
      ),
    ).toEqual({ before: { kind: [1], mobile: 1, landline: null }, after: { kind: [2], mobile: null, landline: 2 } });
  });

  it('[ADMN-1] is written with its action or not at all', async () => {
    const failing = testApp.db.transaction().execute(async (trx) => {
      await writeAuditLog(trx, {
        adminId,
        action: 'user_changed',
        subject: 'account',
        subjectId: 77,
        reason: null,
        now: new Date(),
      });
      throw new Error('the action failed');
    });
    await expect(failing).rejects.toThrow('the action failed');
    expect(await testApp.logOf(77)).toEqual([]);
  });

  it('[ADMN-1] is read newest first, on from an id, by admin, subject and action', async () => {
    for (let i = 0; i < 5; i++) await note('user_blocked', 1_000 + i);
    await note('agency_changed', 1_001, {
      subject: 'agency',
      before: { name: 'Α', email: 1 },
      after: { name: 'Β', email: 1 },
    });
    await note('user_blocked', 1_001, { adminId: testApp.main.id });

    const first = await log('limit=3');
    expect(first.entries.map((entry) => entry.subject_id)).toEqual([1_001, 1_001, 1_004]);
    expect(first.entries[1]).toMatchObject({ before: { name: 'Α' }, after: { name: 'Β' }, admin: 'Ο άλλος' });
    // What is added meanwhile moves nothing.
    await note('user_blocked', 1_005);
    const second = await log(`limit=3&before=${first.next_before}`);
    expect(second.entries.map((entry) => entry.subject_id)).toEqual([1_003, 1_002, 1_001]);
    const last = await log(`before=${second.next_before}`);
    expect(last).toMatchObject({ entries: [{ subject_id: 1_000 }], next_before: null });

    expect((await log(`admin_id=${testApp.main.id}`)).entries).toMatchObject([{ admin: 'Η κύρια', subject_id: 1_001 }]);
    expect((await log('subject_id=1001')).entries).toHaveLength(3);
    expect((await log('subject_id=1001&subject=agency')).entries).toMatchObject([{ action: 'agency_changed' }]);
    expect((await log('subject=agency')).entries).toMatchObject([{ action: 'agency_changed' }]);
    expect((await log('action=agency_changed')).entries).toMatchObject([{ subject_id: 1_001 }]);
    expect((await log('action=nothing')).entries).toEqual([]);
  });

  it('[ADMN-1] cannot be changed, deleted or emptied, only relieved of what it says about a person', async () => {
    await note('user_approved', 2_000, { before: { username: 'Παλιό' }, after: { username: 'Νέο' } });
    const refused = (statement: string) =>
      expect(sql.raw(statement).execute(testApp.db)).rejects.toThrow(/append-only|refused|change|without their cause/i);
    const of = 'where subject_id = 2000';
    await refused(`update audit_log set action = 'other' ${of}`);
    await refused(`update audit_log set admin_id = 1, before = null, after = null, reason = null ${of}`);
    await refused(`update audit_log set at = now(), before = null, after = null, reason = null ${of}`);
    await refused(`update audit_log set subject_id = 1, before = null, after = null, reason = null ${of}`);
    await refused(`update audit_log set reason = 'kinder' ${of}`);
    await refused(`update audit_log set before = null, after = null, reason = 'kept' ${of}`);
    await refused(`update audit_log set before = null, reason = null ${of}`);
    await refused(`delete from audit_log ${of}`);
    await refused('truncate audit_log cascade');
    expect(await testApp.logOf(2_000)).toMatchObject([{ action: 'user_approved', before: { username: 'Παλιό' } }]);

    const redaction = `update audit_log set before = null, after = null, reason = null ${of}`;
    await refused(redaction);
    await testApp.db.transaction().execute(async (trx) => {
      await sql`insert into audit_log_redaction (audit_log_id, redacted_at, cause)
        select id, now(), 'age' from audit_log where subject_id = 2000`.execute(trx);
      await sql.raw(redaction).execute(trx);
    });
    expect(await testApp.logOf(2_000)).toMatchObject([
      { action: 'user_approved', admin_id: adminId, before: null, after: null, reason: null },
    ]);
  });

  it('[ADMN-1] outlives the admin: the id stays, the name goes', async () => {
    const { id } = await testApp.createUser({ role_id: roleIds.admin, username: 'Φευγάτος' });
    await note('user_blocked', 3_000, { adminId: id });
    await testApp.db.deleteFrom('account').where('id', '=', id).execute();
    expect((await log(`admin_id=${id}`)).entries).toMatchObject([{ admin_id: id, admin: null, subject_id: 3_000 }]);
  });

  it('[ADMN-1] is read by days of Athens, both included, and named', async () => {
    const { id } = await testApp.createUser({ username: 'Θάλεια Μπέη' });
    const now = (text: string) => ({ now: new Date(text) });
    // 21:59 UTC is 23:59 of the same day in Athens, 22:00 UTC the next day.
    await note('user_changed', id, { ...now('2020-01-09T22:00:00Z'), before: null, after: { cents: 11_036 } });
    await note('user_approved', id, now('2020-01-10T21:59:00Z'));
    await note('user_blocked', id, now('2020-01-10T22:00:00Z'));
    expect((await log(`subject_id=${id}&from=2020-01-10&to=2020-01-10`)).entries).toMatchObject([
      { action: 'user_approved', subject_name: { el: 'Θάλεια Μπέη' }, subject_user_id: id },
      { action: 'user_changed', changes: [{ field: { en: 'Amount' }, before: null, after: { en: '110,36\u00A0€' } }] },
    ]);
    expect((await log(`subject_id=${id}&from=2020-01-11&to=`)).entries).toMatchObject([{ action: 'user_blocked' }]);
    const wrong = await testApp.call(testApp.admin.token, 'GET', '/adminPanel/audit-log?from=2020-02-31');
    expect(wrong).toMatchObject({ status: 400, body: { fields: { from: 'invalid' } } });
  });

  it('[ADMN-1] is a spreadsheet with the same filter, in words', async () => {
    const { id } = await testApp.createUser({ username: '=Τύπος' });
    for (let i = 0; i < 3; i++) await note('user_blocked', id, { now: new Date(`2020-03-0${i + 1}T10:00:00Z`) });
    const file = async (query: string) => {
      const response = await testApp.world.app.inject({
        url: `/api/adminPanel/audit-log/export?${query}`,
        headers: { authorization: `Bearer ${testApp.admin.token}` },
      });
      expect(response.headers['content-type']).toContain('text/csv');
      return response.body.trimEnd().split('\r\n');
    };
    expect(await file(`subject_id=${id}&from=2020-03-02&lang=en`)).toEqual([
      '\uFEFFDate and time,Administrator,Action,About,Reason,Changes,What happened',
      '2020-03-03 12:00,Ο άλλος,User blocked,account =Τύπος,Λόγος,,Ο άλλος blocked =Τύπος',
      '2020-03-02 12:00,Ο άλλος,User blocked,account =Τύπος,Λόγος,,Ο άλλος blocked =Τύπος',
    ]);
    expect((await file(`subject_id=${id}`))[0]).toBe(
      '\uFEFFΗμερομηνία και ώρα;Διαχειριστής;Ενέργεια;Τι αφορά;Λόγος;Αλλαγές;Τι έγινε',
    );
  });
});
