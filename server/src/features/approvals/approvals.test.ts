import { roleIds } from '@estia/contract/accounts/roles';
import { requireValue } from '@estia/contract/require-value';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildInvoice, buildRefund } from '../../../testing/factories/invoices.ts';
import { buildAgency } from '../../../testing/factories/records.ts';
import { type AdminTestApp, approveNewest, openAdminTestApp } from '../../../testing/people/admins.ts';
import { createSession } from '../../platform/auth/sessions.ts';

const reason = 'Το ζήτησε στο τηλέφωνο και ταυτοποιήθηκε';
const HOUR_MS = 3_600_000;
const operator = {
  name: 'Σπίτι στο Φως ΙΚΕ',
  name_en: 'Spiti sto Fos IKE',
  legal_form: '',
  legal_form_en: '',
  seat: 'Ερμού 1, 105 63 Αθήνα',
  seat_en: '1 Ermou Street, 105 63 Athens, Greece',
  gemi: '123456789000',
  tax_number: '094014201',
  telephone: '+302101234567',
  email: 'info@estia.example',
  partner: '',
  partner_en: '',
};

describe('[ADMN-5] approvals by a second admin', () => {
  let testApp: AdminTestApp;
  let start: Date;
  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
    start = testApp.world.deps.clock();
  });
  beforeEach(async () => {
    testApp.world.setNow(start);
    await sql`update approval set state = 'withdrawn', decided_at = now() where state = 'open'`.execute(testApp.db);
  });
  afterAll(() => testApp.world.close());

  const as = (who: { token: string }, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    testApp.call(who.token, method, path, body);
  const list = async (query = '', who = testApp.main) => (await as(who, 'GET', `/adminPanel/approvals${query}`)).body;
  const newest = async () => (await list()).approvals.at(-1);
  const approve = (id: number, who = testApp.main) => as(who, 'POST', `/adminPanel/approvals/${id}/approval`, {});
  const reject = (id: number, who = testApp.main) =>
    as(who, 'POST', `/adminPanel/approvals/${id}/rejection`, { reason: 'Δεν ταυτοποιήθηκε' });
  const withdraw = (id: number, who = testApp.admin) => as(who, 'DELETE', `/adminPanel/approvals/${id}`, {});
  const removeFactors = (id: number, who = testApp.admin) =>
    as(who, 'DELETE', `/adminPanel/users/${id}/second-factors`, { reason });
  const askAboutSomebody = async () => {
    const user = await testApp.createUser({});
    await testApp.db
      .insertInto('totp')
      .values({ account_id: user.id, secret: Buffer.from('x'), confirmed_at: start, created_at: start })
      .execute();
    expect((await removeFactors(user.id)).body).toEqual({ message: 'Success!', needs_approval: true });
    return { user, approval: await newest() };
  };
  const factorsOf = async (id: number) =>
    (await testApp.db.selectFrom('totp').selectAll().where('account_id', '=', id).execute()).length;
  const admins = () => testApp.db.selectFrom('account').select('id').where('role_id', '=', roleIds.admin).execute();
  /** Is an admin no longer. */
  const leave = (id: number) =>
    testApp.db
      .updateTable('account')
      .set({ role_id: roleIds.individual, is_main_admin: false })
      .where('id', '=', id)
      .execute();
  const actionsOf = async (id: number) =>
    (await testApp.logOf(id)).map(({ action, admin_id }) => ({ action, admin_id }));

  it('nothing happens until another admin approves; then all of it, by who asked for it', async () => {
    const { user, approval } = await askAboutSomebody();
    expect(approval).toMatchObject({
      kind: 'factor_removal',
      state: 'open',
      account: { user_id: user.id },
      reason,
      requested_by: 'Ο άλλος',
      is_mine: false,
      can_decide: true,
    });
    expect(await factorsOf(user.id)).toBe(1);
    expect(await testApp.listEmailsTo(user.id)).toEqual([]);
    expect((await approve(approval.approval_id, testApp.admin)).body.code).toBe('own_request');
    expect((await reject(approval.approval_id, testApp.admin)).body.code).toBe('own_request');
    expect(await factorsOf(user.id)).toBe(1);
    expect((await approve(approval.approval_id)).status).toBe(200);
    expect(await factorsOf(user.id)).toBe(0);
    expect(await testApp.listEmailsTo(user.id)).toMatchObject([{ template: 'factors_removed_by_admin' }]);
    expect(await actionsOf(user.id)).toEqual([
      { action: 'approval_requested', admin_id: testApp.admin.id },
      { action: 'approval_given', admin_id: testApp.main.id },
      { action: 'second_factors_removed', admin_id: testApp.admin.id },
    ]);
    expect((await list('?tab=closed')).approvals[0]).toMatchObject({ state: 'approved', decided_by: 'Η κύρια' });
    expect((await approve(approval.approval_id)).body.code).toBe('already_decided');
  });

  it('who was made an admin by the other less than 30 days ago, or by the same one, may reject it, not approve it', async () => {
    const invitation = { email: 'brought@estia.example', username: 'Η νέα', locale: 'el', reason };
    expect((await as(testApp.main, 'POST', '/adminPanel/administrators', invitation)).status).toBe(200);
    const { id } = await testApp.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', invitation.email)
      .executeTakeFirstOrThrow();
    const brought = { id, token: await createSession(testApp.db, id, testApp.world.deps.clock(), { strong: true }) };
    const user = await testApp.createUser({});
    const ask = async (who: { token: string }) => {
      expect((await as(who, 'DELETE', `/adminPanel/users/${user.id}/second-factors`, { reason })).body).toMatchObject({
        needs_approval: true,
      });
      return (await list('', brought)).approvals.at(-1);
    };
    const asked = await ask(testApp.main);
    expect(asked).toMatchObject({ can_decide: true, is_independent: false });
    expect((await approve(asked.approval_id, brought)).body.code).toBe('not_independent');
    expect((await reject(asked.approval_id, brought)).status).toBe(200);
    // Nor the other way round, nor through two who were brought by the same admin.
    const byNewcomer = await ask(brought);
    expect((await approve(byNewcomer.approval_id, testApp.main)).body.code).toBe('not_independent');
    const second = { ...invitation, email: 'second@estia.example' };
    expect((await as(testApp.main, 'POST', '/adminPanel/administrators', second)).status).toBe(200);
    const { id: secondId } = await testApp.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', second.email)
      .executeTakeFirstOrThrow();
    const sibling = {
      id: secondId,
      token: await createSession(testApp.db, secondId, testApp.world.deps.clock(), { strong: true }),
    };
    expect((await approve(byNewcomer.approval_id, sibling)).body.code).toBe('not_independent');
    expect((await reject(byNewcomer.approval_id, testApp.admin)).status).toBe(200);
    // What somebody else asks for they may approve, and after 30 days everything.
    const ofOther = await ask(testApp.admin);
    expect((await approve(ofOther.approval_id, brought)).status).toBe(200);
    const later = await ask(testApp.main);
    await sql`update approval set expires_at = ${new Date(start.getTime() + 40 * 24 * HOUR_MS)} where id = ${later.approval_id}`.execute(
      testApp.db,
    );
    testApp.world.setNow(new Date(start.getTime() + 31 * 24 * HOUR_MS));
    expect(
      (
        await approve(later.approval_id, {
          ...brought,
          token: await createSession(testApp.db, id, testApp.world.deps.clock(), { strong: true }),
        })
      ).status,
    ).toBe(200);
    await leave(id);
  });

  it('of two who decide at once one does, and it is carried out once', async () => {
    const third = await testApp.createUser({ role_id: roleIds.admin });
    const { user, approval } = await askAboutSomebody();
    const answers = await Promise.all([
      approve(approval.approval_id),
      approve(approval.approval_id, third),
      reject(approval.approval_id),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await testApp.listEmailsTo(user.id)).length).toBeLessThanOrEqual(1);
    await leave(third.id);
  });

  it('rejected, withdrawn and expired ones change nothing and can be asked for again', async () => {
    const { user, approval } = await askAboutSomebody();
    expect((await removeFactors(user.id)).body.code).toBe('approval_open');
    expect((await removeFactors(user.id, testApp.main)).body.code).toBe('approval_open');
    expect((await reject(approval.approval_id)).status).toBe(200);
    expect((await list('?tab=closed', testApp.admin)).approvals[0]).toMatchObject({
      state: 'rejected',
      decision_reason: 'Δεν ταυτοποιήθηκε',
    });
    expect((await removeFactors(user.id)).body.needs_approval).toBe(true);
    const { approval_id: second } = await newest();
    expect((await withdraw(second, testApp.main)).status).toBe(403);
    expect((await withdraw(second)).status).toBe(200);
    expect((await approve(second)).body.code).toBe('already_decided');
    expect((await removeFactors(user.id)).body.needs_approval).toBe(true);
    const { approval_id: third } = await newest();
    await sql`update approval set expires_at = ${new Date(start.getTime() - HOUR_MS)} where id = ${third}`.execute(
      testApp.db,
    );
    expect((await list()).approvals).toEqual([]);
    expect((await list('?tab=closed')).approvals[0]).toMatchObject({ approval_id: third, state: 'expired' });
    expect((await approve(third)).body.code).toBe('already_decided');
    expect((await withdraw(third)).body.code).toBe('already_decided');
    expect((await removeFactors(user.id)).body.needs_approval).toBe(true);
    expect((await list('?tab=closed')).approvals[0]).toMatchObject({ approval_id: third, state: 'expired' });
    expect(await factorsOf(user.id)).toBe(1);
  });

  it('whoever it is about does not decide it, and who is no admin any more asks for nothing', async () => {
    const colleague = await testApp.createUser({ role_id: roleIds.admin });
    expect((await removeFactors(colleague.id, testApp.main)).body.needs_approval).toBe(true);
    const { approval_id } = await newest();
    expect((await approve(approval_id, colleague)).body.code).toBe('own_request');
    expect((await approve(approval_id, testApp.admin)).status).toBe(200);
    const user = await testApp.createUser({});
    const another = await testApp.createUser({ role_id: roleIds.admin });
    expect((await removeFactors(user.id, another)).body.needs_approval).toBe(true);
    const { approval_id: theirs } = await newest();
    await leave(another.id);
    expect((await approve(theirs)).body.code).toBe('approval_void');
    expect((await newest()).state).toBe('open');
    expect((await reject(theirs)).status).toBe(200);
  });

  it('an account is deleted by one admin, one with invoices by two', async () => {
    const plain = await testApp.createUser({});
    const remove = (id: number) => as(testApp.admin, 'DELETE', `/user/delete?user_id=${id}`, { reason });
    expect((await remove(plain.id)).body).toMatchObject({ needs_approval: false });
    const agency = await testApp.createUser({ role_id: roleIds.agency });
    await buildAgency(testApp.db, 461200, agency.id);
    await buildInvoice(testApp.world.deps, { accountId: agency.id, at: start });
    expect((await remove(agency.id)).body).toEqual({ message: 'Success!', erase_after: null, needs_approval: true });
    const account = () =>
      testApp.db
        .selectFrom('account')
        .select(['status', 'erase_after'])
        .where('id', '=', agency.id)
        .executeTakeFirstOrThrow();
    expect(await account()).toEqual({ status: 'approved', erase_after: null });
    await approveNewest(testApp);
    expect(await account()).toMatchObject({ status: 'blocked', erase_after: expect.any(Date) });
  });

  it('the company and its bank account change as they were shown, not over a change of somebody else', async () => {
    const save = (over: object, who = testApp.admin) =>
      as(who, 'PUT', '/adminPanel/operator', { ...operator, ...over, reason });
    const asked = await save({});
    expect(asked.body).toMatchObject({ needs_approval: true, operator: { gemi: '000000000000' } });
    expect((await newest()).changes).toContainEqual(
      expect.objectContaining({ after: { el: operator.gemi, en: operator.gemi } }),
    );
    const { entries } = (await as(testApp.admin, 'GET', '/adminPanel/audit-log?action=approval_requested&limit=1'))
      .body;
    expect(entries[0].subject_name).toEqual({ el: 'στοιχεία της εταιρείας', en: 'company details' });
    await approveNewest(testApp);
    expect((await as(testApp.admin, 'GET', '/site/operator')).body.operator.gemi).toBe(operator.gemi);
    expect((await save({})).body.needs_approval).toBe(false);

    expect((await save({ email: 'new@estia.example' })).body.needs_approval).toBe(true);
    await sql`update site_setting set value = value || '{"email": "other@estia.example"}' where name = 'operator'`.execute(
      testApp.db,
    );
    const { approval_id } = await newest();
    expect((await approve(approval_id)).body.code).toBe('approval_void');
    expect((await newest()).state).toBe('open');
    expect((await as(testApp.admin, 'GET', '/adminPanel/operator')).body.operator.email).toBe('other@estia.example');
  });

  it('small refunds take one admin, large ones and many small ones of a month two', async () => {
    const agency = await testApp.createUser({ role_id: roleIds.agency });
    await buildAgency(testApp.db, 461200, agency.id);
    const { rows } = await sql<{ id: number }>`
      insert into payment (account_id, method, cents, ref, at) values (${agency.id}, 'deposit', 200000, 'one', ${start}) returning id`.execute(
      testApp.db,
    );
    const payment_id = requireValue(rows[0]).id;
    const refund = async (cents: number) =>
      (await as(testApp.admin, 'POST', '/adminPanel/refunds', { payment_id, cents, reason })).body;
    const refunded = async () =>
      (
        await sql<{
          cents: number;
        }>`select coalesce(sum(cents), 0)::int as cents from refund where payment_id = ${payment_id}`.execute(
          testApp.db,
        )
      ).rows[0]?.cents;
    expect(await refund(49_999)).toEqual({ message: 'Success!', needs_approval: false });
    expect(await refund(100)).toEqual({ message: 'Success!', needs_approval: true });
    expect(await refunded()).toBe(49_999);
    expect(await newest()).toMatchObject({ kind: 'refund', account: { user_id: agency.id } });
    await approveNewest(testApp);
    expect(await refunded()).toBe(50_099);
    expect(await refund(149_901)).toEqual({ message: 'Success!', needs_approval: true });
    // Given back meanwhile: what was asked for is no longer there.
    await buildRefund(testApp.db, payment_id, 1_000, start);
    expect((await approve((await newest()).approval_id)).body.code).toBe('approval_void');
    expect(await refunded()).toBe(51_099);
  });

  it('where there is one admin only, they do it themselves', async () => {
    for (const { id } of await admins()) if (id !== testApp.admin.id) await leave(id);
    const user = await testApp.createUser({});
    expect((await removeFactors(user.id)).body).toEqual({ message: 'Success!', needs_approval: false });
  });
});
