import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildContactableListing } from '../../../../testing/factories/conversations.ts';
import { buildDepositAgency } from '../../../../testing/factories/deposits.ts';
import { buildExclusiveCase } from '../../../../testing/factories/exclusive-cases.ts';
import { buildInvoice } from '../../../../testing/factories/invoices.ts';
import { buildAccount, buildAgency, buildListing, buildProperty } from '../../../../testing/factories/records.ts';
import { buildScheduledPause, buildUnclearMatch } from '../../../../testing/factories/scheduled-pauses.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../../testing/people/admins.ts';

const DAY = 86_400_000;
const CHALANDRI = 461200;

describe('users as the admin dashboard sees them', () => {
  let testApp: AdminTestApp;
  const call: AdminTestApp['call'] = (...args) => testApp.call(...args);

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  it('[ADMN-1] lists newest first, page by page, by role, state, part of a name or email, and GEMI number', async () => {
    const at = (days: number) => new Date(Date.parse('2030-01-01') + days * DAY);
    const eleni = await testApp.createUser({
      username: 'Ελένη Μακρή',
      email: 'makri_50%@estia.example',
      created_at: at(1),
    });
    const agency = await testApp.createUser({
      role_id: roleIds.agency,
      status: 'waiting',
      username: 'Άκης',
      created_at: at(2),
    });
    const agencyId = await buildAgency(testApp.db, CHALANDRI, agency.id);
    const { gemi } = await testApp.db
      .selectFrom('agency')
      .select('gemi')
      .where('id', '=', agencyId)
      .executeTakeFirstOrThrow();
    const list = async (query: string) => {
      const { body } = await call(testApp.admin.token, 'GET', `/adminPanel/users?${query}`);
      return { ids: body.users.map((user: { user_id: number }) => user.user_id) as number[], ...body };
    };
    const found = async (search: string) => (await list(`search=${encodeURIComponent(search)}`)).ids;

    for (let i = 0; i < 9; i++) await testApp.createUser();
    const first = await list('');
    expect(first.users.length).toBe(10);
    expect(first.pagination).toEqual({ limit: 10, offset: 0 });
    expect(first.ids.slice(0, 2)).toEqual([agency.id, eleni.id]);
    expect((await list('limit=1&offset=1')).ids).toEqual([eleni.id]);
    const { count } = await testApp.db
      .selectFrom('account')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(first.count).toBe(count);

    expect((await list('role_id=3&status=waiting')).users[0]).toMatchObject({
      user_id: agency.id,
      agency: { agency_id: agencyId, general_commercial_agency_id: gemi },
    });
    const admins = await list('role_id=1');
    expect(admins.users.every((user: { role_id: number }) => user.role_id === roleIds.admin)).toBe(true);
    expect(admins.count).toBe(admins.users.length);

    expect(await found('ΜΑΚΡΉ')).toEqual([eleni.id]);
    expect(await found('μακρή makri')).toEqual([eleni.id]);
    expect(await found('MAKRI_50%')).toEqual([eleni.id]);
    expect(await found('a_a')).toEqual([]);
    expect(await found('ακ')).toEqual([]);
    expect(await found('άκ')).toEqual([agency.id]);
    expect(await found('ma')).toEqual([eleni.id]);
    expect(await found(gemi)).toEqual([agency.id]);
    expect(await found(gemi.slice(0, 9))).toEqual([agency.id]);
    expect(await found('999999999')).toEqual([]);
  });

  it('[ADMN-1] shows one user with agency, plan, register checks and what was done', async () => {
    const { id } = await testApp.createUser({
      role_id: roleIds.agency,
      status: 'waiting',
      email_refused_at: new Date(),
    });
    const agencyId = await buildAgency(testApp.db, CHALANDRI, id);
    const propertyId = await buildProperty(testApp.db, { district_id: CHALANDRI, account_id: id });
    await buildListing(testApp.db, { property_id: propertyId });
    await buildListing(testApp.db, { property_id: propertyId, purpose: 2, is_active: false });
    await testApp.db
      .insertInto('plan_choice')
      .values({ account_id: id, plan_id: 2, payment: 'deposit', at: new Date() })
      .execute();
    await testApp.db
      .insertInto('register_check')
      .values({ agency_id: agencyId, at: new Date(), verdict: 'match', found: JSON.stringify({ name: 'ΑΚΡΟΝ' }) })
      .execute();
    await call(testApp.admin.token, 'PUT', `/adminPanel/users/${id}/status`, {
      status: 'rejected',
      reason: 'Λείπουν χαρτιά',
    });
    const { body } = await call(testApp.admin.token, 'GET', `/adminPanel/users/${id}`);
    expect(body).toMatchObject({
      user: {
        user_id: id,
        email_refused: true,
        sessions: 1,
        second_factor: false,
        listings: 2,
        listings_by: [
          { for: 'sale', state: 'active', count: 1 },
          { for: 'rent', state: 'inactive', count: 1 },
        ],
      },
      agency: { agency_id: agencyId },
      plan: { plan_id: 2, payment: 'deposit' },
      checks: [{ verdict: 'match', found: { name: 'ΑΚΡΟΝ' } }],
      audit_log: [{ action: 'user_rejected', admin: 'Ο άλλος', admin_id: testApp.admin.id, reason: 'Λείπουν χαρτιά' }],
    });
    expect(body.user.last_seen_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(JSON.stringify(body)).not.toContain('password');
    expect((await call(testApp.admin.token, 'GET', '/adminPanel/users/999999999')).status).toBe(404);
  });

  it('[ADMN-1] asks the register about an agency: without a key of the register it is told that it is not connected', async () => {
    const { id } = await testApp.createUser({ role_id: roleIds.agency, status: 'waiting' });
    const request = () => call(testApp.admin.token, 'POST', `/adminPanel/users/${id}/business-register-check`);
    expect((await request()).status).toBe(404);
    await buildAgency(testApp.db, CHALANDRI, id);
    expect(await request()).toMatchObject({ status: 200, body: { message: 'Success!', verdict: 'not_connected' } });
    expect(await testApp.logOf(id)).toMatchObject([
      { action: 'register_checked', after: { verdict: 'not_connected' } },
    ]);
    expect((await call(testApp.admin.token, 'GET', `/adminPanel/users/${id}`)).body.checks).toEqual([]);
  });

  it('[ADMN-1] the dashboard counts its queues', async () => {
    const counts = async () => (await call(testApp.admin.token, 'GET', '/adminPanel/counts')).body;
    const before = await counts();
    await testApp.createUser({ role_id: roleIds.agency, status: 'waiting' });
    await testApp.createUser({ status: 'waiting' });
    await testApp.createUser({ status: 'blocked', erase_after: new Date('2026-12-01') });
    const email = { template: 'approved', next_at: new Date(), created_at: new Date() };
    await testApp.db
      .insertInto('email_outbox')
      .values([
        { ...email, message_id: 'one' },
        { ...email, message_id: 'two', state: 'refused' },
        { ...email, message_id: 'three', state: 'given_up' },
        { ...email, message_id: 'four', state: 'sent' },
      ])
      .execute();
    expect(await counts()).toEqual({
      waiting_professionals: before.waiting_professionals + 1,
      waiting_individuals: before.waiting_individuals + 1,
      users: before.users + 3,
      blocked: before.blocked + 1,
      pending_erasure: before.pending_erasure + 1,
      emails_queued: before.emails_queued + 1,
      emails_refused: before.emails_refused + 2,
      reports: before.reports,
      deposits_new: before.deposits_new,
      deposits_matched: before.deposits_matched,
      invoices_unmarked: before.invoices_unmarked,
      agencies_unpaid: before.agencies_unpaid,
      owed_cents: before.owed_cents,
      listings_new: before.listings_new,
      paid_cents: before.paid_cents,
      disputes: before.disputes,
      exclusive_cases: before.exclusive_cases,
      unclear_matches: before.unclear_matches,
    });
  });

  it('[DASH-1] the overview counts reports, deposits, invoices, unpaid agencies, new listings and money', async () => {
    const counts = async () => (await call(testApp.admin.token, 'GET', '/adminPanel/counts')).body;
    const before = await counts();
    const now = testApp.world.deps.clock();
    const agency = await buildDepositAgency(testApp.db);
    await sql`update subscription set state = 'past_due' where account_id = ${agency.accountId}`.execute(testApp.db);
    const { listing_id } = await buildContactableListing(testApp.db, agency.accountId, { activated_at: now });
    await sql`insert into bank_line (fingerprint, source, booked_on, cents, state, created_at)
      values ('a', 'hand', '2026-11-15', 100, 'new', ${now})`.execute(testApp.db);
    await sql`insert into payment (account_id, method, cents, ref, at) values (${agency.accountId}, 'deposit', 6076, 'x', ${now})`.execute(
      testApp.db,
    );
    expect(listing_id).toBeGreaterThan(0);
    expect(await counts()).toMatchObject({
      deposits_new: before.deposits_new + 1,
      deposits_matched: before.deposits_matched,
      agencies_unpaid: before.agencies_unpaid + 1,
      owed_cents: before.owed_cents + agency.cents,
      listings_new: before.listings_new + 1,
      paid_cents: before.paid_cents + 6_076,
    });
  });

  it('[ADMN-1] the menu is told what waits: agencies, reports, deposits, invoices without MARK and private accounts', async () => {
    const waiting = async () => (await call(testApp.admin.token, 'GET', '/adminPanel/waiting')).body;
    const before = await waiting();
    const { id: accountId } = await testApp.createUser({ role_id: roleIds.agency, status: 'waiting' });
    await testApp.createUser({ status: 'waiting' });
    const { deps } = testApp.world;
    await buildInvoice(deps, { accountId });
    const withMark = await buildInvoice(deps, { accountId });
    const marked = { mark: '400000912345678', reason: 'myDATA' };
    const path = `/adminPanel/invoices/${withMark.id}/mark`;
    expect((await call(testApp.admin.token, 'PUT', path, marked)).status).toBe(200);
    const now = testApp.world.deps.clock();
    await sql`insert into bank_line (fingerprint, source, booked_on, cents, state, created_at, rejected_at)
      values ('w1', 'hand', '2026-11-15', 100, 'new', ${now}, null), ('w2', 'hand', '2026-11-15', 100, 'rejected', ${now}, ${now})`.execute(
      testApp.db,
    );
    await sql`insert into report (purpose, reason_id, description, locale, at, state)
      values (1, 1, 'x', 'el', ${now}, 'open'), (1, 1, 'x', 'el', ${now}, 'dismissed')`.execute(testApp.db);
    await sql`insert into broker_score (account_id, points, evidence, computed_at, state) values
      (${await buildAccount(testApp.db)}, 40, '[]', ${now}, 'new'), (${await buildAccount(testApp.db)}, 40, '[]', ${now}, 'asked')`.execute(
      testApp.db,
    );
    expect(await waiting()).toEqual({
      agencies: before.agencies + 1,
      private_accounts: before.private_accounts + 1,
      reports: before.reports + 1,
      deposits: before.deposits + 1,
      invoices: before.invoices + 1,
      disputes: before.disputes,
      exclusive_cases: before.exclusive_cases,
      unclear_matches: before.unclear_matches,
    });
  });

  it('[SAME-1] menu and overview count the cases and pairs that wait for a decision, and only those', async () => {
    const count = async (path: string) => {
      const { disputes, exclusive_cases, unclear_matches } = (await call(testApp.admin.token, 'GET', path)).body;
      return { disputes, exclusive_cases, unclear_matches };
    };
    const paths = ['/adminPanel/waiting', '/adminPanel/counts'];
    const before = await count('/adminPanel/waiting');
    const owner = await testApp.createUser({});
    const agencies: number[] = [];
    for (let i = 0; i < 2; i++) {
      const { id } = await testApp.createUser({ role_id: roleIds.agency });
      await buildAgency(testApp.db, CHALANDRI, id);
      agencies.push(id);
    }
    const [first = 0, second = 0] = agencies;
    const disputed = { ownerId: owner.id, state: 'disputed' } as const;
    const ready = await buildScheduledPause(testApp.db, { ...disputed, agencyAccountId: first });
    await sql`update dispute set state = 'awaiting_decision' where scheduled_pause_id = ${ready.id}`.execute(
      testApp.db,
    );
    // This one still waits for the agency.
    await buildScheduledPause(testApp.db, { ...disputed, agencyAccountId: second });
    await buildExclusiveCase(testApp.db, [first, second]);
    const { property_id } = await buildUnclearMatch(testApp.db);
    for (const path of paths)
      expect(await count(path), path).toEqual({
        disputes: before.disputes + 1,
        exclusive_cases: before.exclusive_cases + 1,
        unclear_matches: before.unclear_matches + 1,
      });
    // What is no longer on offer asks nobody anything.
    await sql`update listing set is_active = false where property_id = ${Number(property_id)}`.execute(testApp.db);
    await sql`update exclusive_case set state = 'ended', end_reason = 'not_same', closed_at = now()`.execute(
      testApp.db,
    );
    for (const path of paths) expect(await count(path), path).toEqual({ ...before, disputes: before.disputes + 1 });
  });
});
