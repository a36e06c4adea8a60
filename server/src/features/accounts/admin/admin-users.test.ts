import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildAgency, buildListing, buildProperty } from '../../../../testing/factories/records.ts';
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
});
