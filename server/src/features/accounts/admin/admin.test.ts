import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { untilSomebodyWaits } from '../../../../testing/environment/locks.ts';
import { buildAgency, buildListing, buildProperty } from '../../../../testing/factories/records.ts';
import { type AdminTestApp, approveNewest, openAdminTestApp } from '../../../../testing/people/admins.ts';
import { createSession, SESSION_COOKIE } from '../../../platform/auth/sessions.ts';
import { createEmailCode, verifyResetCode } from '../one-time-codes.queries.ts';
import { listFactors } from '../second-factor/factor-verification.service.ts';

const DAY = 86_400_000;
const HALANDRI = 461200;

describe('the admin dashboard', () => {
  let testApp: AdminTestApp;
  const call: AdminTestApp['call'] = (...args) => testApp.call(...args);
  const move = (token: string, id: number, status: string, reason = 'Έλεγχος ΓΕΜΗ') =>
    call(token, 'PUT', `/adminPanel/users/${id}/status`, { status, reason });

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  describe('moves', () => {
    it('[ROLE-5] approving tells the user in their language, with the reason, and writes one row', async () => {
      const { id } = await testApp.createUser({
        role_id: roleIds.agency,
        status: 'waiting',
        locale: 'en',
        username: 'Anna',
      });
      const { status, body } = await move(testApp.admin.token, id, 'approved', 'Register and papers agree');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        message: 'Success!',
        user: { user_id: id, status: 'approved', status_reason: null },
      });
      expect(await testApp.listEmailsTo(id)).toMatchObject([
        { template: 'approved', locale: 'en', values: { name: 'Anna', reason: 'Register and papers agree' } },
      ]);
      expect(await testApp.logOf(id)).toMatchObject([
        {
          admin_id: testApp.admin.id,
          action: 'user_approved',
          subject: 'account',
          reason: 'Register and papers agree',
          before: { status: 'waiting' },
          after: { status: 'approved' },
        },
      ]);
    });

    it('[ROLE-5] a rejected user is told why, in the email and in their own profile', async () => {
      const { id, token } = await testApp.createUser({ role_id: roleIds.agency, status: 'waiting' });
      const { body } = await move(testApp.admin.token, id, 'rejected', 'Ο ΓΕΜΗ ανήκει σε άλλον');
      expect(body.user).toMatchObject({ status: 'rejected', status_reason: 'Ο ΓΕΜΗ ανήκει σε άλλον' });
      expect(await testApp.listEmailsTo(id)).toMatchObject([{ template: 'rejected', locale: 'el' }]);
      const { body: session } = await call(token, 'GET', '/session');
      expect(session.user.status).toBe('rejected');
    });

    it('[ADMN-1] approving somebody an admin had deleted keeps the account; a wish of their own stays', async () => {
      const deleted = await testApp.createUser();
      await call(testApp.admin.token, 'DELETE', `/user/delete?user_id=${deleted.id}`, {
        reason: 'Ψεύτικα στοιχεία',
      });
      expect((await move(testApp.admin.token, deleted.id, 'approved', 'Λάθος μας')).body.user.erase_after).toBeNull();

      const ownAdmin = await testApp.createUser({ status: 'blocked', erase_after: new Date('2026-12-01T10:00:00Z') });
      await testApp.db.transaction().execute((trx) =>
        createEmailCode(trx, {
          secrets: testApp.world.deps.secrets,
          now: testApp.world.deps.clock(),
          accountId: ownAdmin.id,
          purpose: 'undo_delete',
          days: 30,
        }),
      );
      expect((await move(testApp.admin.token, ownAdmin.id, 'approved')).body.user.erase_after).toBe(
        '2026-12-01T10:00:00.000Z',
      );
    });

    it('[ADMN-1] takes lost second factors away, ends the sessions and tells the person why', async () => {
      const { id, token } = await testApp.createUser({ role_id: roleIds.agency });
      const now = new Date();
      const code = { account_id: id, code_hash: Buffer.from('r') };
      await testApp.db
        .insertInto('totp')
        .values({ account_id: id, secret: Buffer.from('x'), confirmed_at: now, created_at: now })
        .execute();
      await testApp.db.insertInto('recovery_code').values(code).execute();
      const path = `/adminPanel/users/${id}/second-factors`;
      const answer = await call(testApp.admin.token, 'DELETE', path, {
        reason: 'Έχασε το κινητό, ταυτοποιήθηκε',
      });
      expect(answer.body).toEqual({ message: 'Success!', needs_approval: true });
      expect(await listFactors(testApp.db, id)).toEqual(['totp', 'recovery_code']);
      expect((await call(token, 'GET', '/user/profile')).status).toBe(200);
      await approveNewest(testApp);
      expect(await listFactors(testApp.db, id)).toEqual([]);
      expect((await call(token, 'GET', '/user/profile')).status).toBe(401);
      expect(await testApp.listEmailsTo(id)).toMatchObject([
        { template: 'factors_removed_by_admin', values: { reason: 'Έχασε το κινητό, ταυτοποιήθηκε' } },
      ]);

      const colleague = await testApp.createUser({ role_id: roleIds.admin });
      const refused = `/adminPanel/users/${colleague.id}/second-factors`;
      expect((await call(testApp.admin.token, 'DELETE', refused, { reason: 'Όχι' })).status).toBe(403);
      expect(
        (
          await call(testApp.admin.token, 'DELETE', '/adminPanel/users/999999999/second-factors', {
            reason: 'Ποιος',
          })
        ).status,
      ).toBe(404);
    });

    it('[ROLE-5] an agency whose details changed since the admin looked is not approved by what they saw', async () => {
      const { id, token } = await testApp.createUser({ role_id: roleIds.agency, status: 'waiting' });
      await buildAgency(testApp.db, HALANDRI, id);
      const check = async () =>
        (await call(testApp.admin.token, 'GET', `/adminPanel/users/${id}`)).body.agency.updated_at;
      const approve = (agency_updated_at: string) =>
        call(testApp.admin.token, 'PUT', `/adminPanel/users/${id}/status`, {
          status: 'approved',
          reason: 'Συμφωνεί',
          agency_updated_at,
        });
      const seen = await check();
      const change = { general_commercial_agency_id: '123987456', tax_number: '094014298' };
      expect((await call(token, 'POST', '/user/update-agency', change)).status).toBe(200);
      expect(await approve(seen)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
      expect(await testApp.logOf(id)).toEqual([]);
      expect((await approve(await check())).status).toBe(200);
      expect((await call(token, 'POST', '/user/update-agency', { tax_number: '090000045' })).status).toBe(403);
    });

    it('[ROLE-5] a change of numbers waits for an approval under way, and is then refused', async () => {
      const { id, token } = await testApp.createUser({ role_id: roleIds.agency, status: 'waiting' });
      await buildAgency(testApp.db, HALANDRI, id);
      let answer: Promise<{ status: number }> | undefined;
      await testApp.db.transaction().execute(async (trx) => {
        await trx.updateTable('account').set({ status: 'approved' }).where('id', '=', id).execute();
        answer = call(token, 'POST', '/user/update-agency', { tax_number: '090000045' });
        const waits = untilSomebodyWaits(testApp.db).then(() => 'waits');
        expect(await Promise.race([answer, waits])).toBe('waits');
      });
      expect((await answer)?.status).toBe(403);
    });

    it('[ROLE-5] the listings of a blocked user leave the market, and approving again does not bring them back', async () => {
      const { id } = await testApp.createUser();
      const property_id = await buildProperty(testApp.db, { account_id: id, district_id: HALANDRI });
      const listing = await buildListing(testApp.db, { property_id });
      const active = async () =>
        (await testApp.db.selectFrom('listing').select('is_active').where('id', '=', listing).executeTakeFirstOrThrow())
          .is_active;
      await move(testApp.admin.token, id, 'blocked');
      expect(await active()).toBe(false);
      await move(testApp.admin.token, id, 'approved');
      expect(await active()).toBe(false);
    });

    it('[ROLE-5] a blocked user is out at the very next request, by cookie and by bearer, and has no session left', async () => {
      const { id, token } = await testApp.createUser();
      const other = await createSession(testApp.db, id, new Date());
      const byCookie = async () =>
        (await testApp.world.app.inject({ url: '/api/session', cookies: { [SESSION_COOKIE]: other } })).json().user;
      expect((await call(token, 'GET', '/user/search-history')).status).toBe(200);
      expect(await byCookie()).toMatchObject({ user_id: id });
      await testApp.db
        .insertInto('login_challenge')
        .values({ token_hash: Buffer.from('half in'), account_id: id, expires_at: new Date('2027-01-01') })
        .execute();

      expect((await move(testApp.admin.token, id, 'blocked', 'Απάτη')).status).toBe(200);
      expect((await call(token, 'GET', '/user/search-history')).status).toBe(401);
      expect(await byCookie()).toBeNull();
      const left = (table: 'session' | 'login_challenge') =>
        testApp.db.selectFrom(table).select('account_id').where('account_id', '=', id).execute();
      expect(await left('session')).toEqual([]);
      expect(await left('login_challenge')).toEqual([]);
      expect(await testApp.listEmailsTo(id)).toMatchObject([{ template: 'blocked', values: { reason: 'Απάτη' } }]);

      // A session that came to be all the same opens nothing either.
      const late = await createSession(testApp.db, id, new Date());
      expect((await call(late, 'GET', '/user/search-history')).status).toBe(401);
    });

    it('[ROLE-5] a move needs a reason and must be one of the table; a refused one leaves no trace', async () => {
      const { id } = await testApp.createUser();
      expect(await move(testApp.admin.token, id, 'approved')).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', fields: { status: 'invalid' } },
      });
      const path = `/adminPanel/users/${id}/status`;
      expect((await call(testApp.admin.token, 'PUT', path, { status: 'blocked', reason: ' ' })).body.fields).toEqual({
        reason: 'required',
      });
      expect((await call(testApp.admin.token, 'PUT', path, { status: 'waiting', reason: 'x' })).status).toBe(400);
      expect((await move(testApp.admin.token, 999_999_999, 'blocked')).status).toBe(404);
      expect(await testApp.logOf(id)).toEqual([]);
      expect(await testApp.listEmailsTo(id)).toEqual([]);
    });

    it('[ROLE-1] admins do not move admins, the main admin does, and nobody moves the main admin or themselves', async () => {
      const { id, token } = await testApp.createUser({ role_id: roleIds.admin });
      expect((await move(testApp.admin.token, id, 'blocked')).status).toBe(403);
      expect((await move(token, id, 'blocked')).status).toBe(403);
      expect((await move(testApp.admin.token, testApp.main.id, 'blocked')).status).toBe(403);
      expect((await move(testApp.main.token, testApp.main.id, 'blocked')).status).toBe(403);
      expect((await move(testApp.main.token, id, 'blocked')).status).toBe(200);
      expect((await call(token, 'GET', '/adminPanel/waiting')).status).toBe(401);
      expect(await testApp.logOf(testApp.main.id)).toEqual([]);
    });

    it('[ROLE-5] of two admins who act at once the second sees the new state: one move, one row, one email', async () => {
      for (let round = 0; round < 5; round++) {
        const { id } = await testApp.createUser({ role_id: roleIds.agency, status: 'waiting' });
        const both = await Promise.all([
          move(testApp.admin.token, id, 'approved'),
          move(testApp.main.token, id, 'approved'),
        ]);
        expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
        expect(await testApp.logOf(id)).toHaveLength(1);
        expect(await testApp.listEmailsTo(id)).toHaveLength(1);
      }
    });

    it('[ROLE-1] without a second factor in the session an admin is none', async () => {
      const { id } = await testApp.createUser();
      const weak = await createSession(testApp.db, testApp.main.id, new Date());
      const refused = { status: 403, body: { code: 'second_factor_required' } };
      expect(await call(weak, 'GET', '/adminPanel/users')).toMatchObject(refused);
      expect(await move(weak, id, 'blocked')).toMatchObject(refused);
      const { token } = await testApp.createUser({ role_id: roleIds.agency });
      expect(await move(token, id, 'blocked')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await testApp.logOf(id)).toEqual([]);
    });
  });

  describe('registering somebody', () => {
    const agency = { name: 'Νέα Γωνιά', general_commercial_agency_id: '123456789', tax_number: '094014201' };
    const register = (over: object) =>
      call(testApp.admin.token, 'POST', '/adminPanel/users', {
        username: 'Νέος',
        reason: 'Τηλεφωνικά',
        ...over,
      });

    it('[ADMN-1] an agency: approved at once, invited by a code that is good for seven days', async () => {
      const { status, body } = await register({ email: 'New@Office.example', locale: 'en', agency });
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ role_id: roleIds.agency, status: 'approved', email: 'new@office.example' });
      const id = body.user.user_id as number;
      const { body: shown } = await call(testApp.admin.token, 'GET', `/adminPanel/users/${id}`);
      expect(shown.agency).toMatchObject({ name: 'Νέα Γωνιά', general_commercial_agency_id: '123456789000' });
      const [email, ...more] = await testApp.listEmailsTo(id);
      expect(more).toEqual([]);
      expect(email).toMatchObject({ template: 'invited', locale: 'en', to: 'new@office.example' });
      expect(await testApp.logOf(id)).toMatchObject([
        { action: 'user_registered', reason: 'Τηλεφωνικά', before: null },
      ]);
      const take = (days: number, code: string) =>
        verifyResetCode(testApp.db, {
          requester: Buffer.from('anybody'),
          others: false,
          secrets: testApp.world.deps.secrets,
          now: new Date(testApp.world.deps.clock().getTime() + days * DAY),
          accountId: id,
          code,
        });
      expect(await take(7.01, email?.values.code)).toBe(false);
      expect(await take(6.99, email?.values.code)).toBe(true);
    });

    it('[ADMN-1] an email or number that is taken is refused, and nothing stays behind', async () => {
      const { body } = await register({ email: 'twice@estia.example' });
      expect(body.user).toMatchObject({ role_id: roleIds.individual, status: 'approved' });
      expect(await register({ email: 'TWICE@estia.example' })).toMatchObject({
        status: 409,
        body: { message: 'Email is already in use', fields: { email: 'email_in_use' } },
      });
      const taken = await register({ email: 'other@estia.example', agency });
      expect(taken).toMatchObject({
        status: 409,
        body: { code: 'gemi_in_use', fields: { 'agency.general_commercial_agency_id': 'gemi_in_use' } },
      });
      const left = await testApp.db
        .selectFrom('account')
        .select('id')
        .where('email', '=', 'other@estia.example')
        .execute();
      expect(left).toEqual([]);
    });
  });

  describe('a password mail', () => {
    const mail = (email: string) =>
      call(testApp.admin.token, 'POST', '/adminPanel/users/password-email', { email, reason: 'Ζητήθηκε' });

    it('[MSG-2] says Wrong Email and that a user does not exist, as only admins may know', async () => {
      expect(await mail('no email')).toMatchObject({ status: 400, body: { message: 'Wrong Email' } });
      expect(await mail('nobody@estia.example')).toMatchObject({
        status: 404,
        body: { message: "User doesn't exist. Please register!" },
      });
      const { id } = await testApp.createUser({ email: 'lost@estia.example' });
      expect(await mail(' Lost@Estia.example ')).toMatchObject({ status: 200, body: { message: 'Email sent!' } });
      expect(await testApp.listEmailsTo(id)).toMatchObject([{ template: 'reset_password', values: { minutes: 10 } }]);
      const log = await testApp.logOf(id);
      expect(log).toMatchObject([{ action: 'password_mailed', reason: 'Ζητήθηκε', before: null, after: null }]);
      await testApp.createUser({ email: 'out@estia.example', status: 'blocked' });
      expect((await mail('out@estia.example')).status).toBe(403);
    });
  });
});
