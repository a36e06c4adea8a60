import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildAgency, buildListing, buildProperty, buildUser } from '../../../testing/factories/records.ts';
import { restrictDirectly } from '../../../testing/factories/statements-of-reasons.ts';
import { listBusiestAgencies } from './home-page-agencies.queries.ts';
import { createAgency, findOwnAgency } from './index.ts';

const HALANDRI = 461200;

describe('agencies', () => {
  let testApp: TestApp;
  let serial = 0;
  const user = { id: 0, token: '' };
  let agencyId = 0;

  const call = async (token: string | null, method: 'GET' | 'POST', path: string, payload?: object) => {
    const response = await testApp.app.inject({
      method,
      url: `/api${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json() as Record<string, unknown> };
  };
  const update = (token: string, payload: object) => call(token, 'POST', '/user/update-agency', payload);
  const gemiOf = async (id: number) =>
    (await testApp.deps.db.selectFrom('agency').select('gemi').where('id', '=', id).executeTakeFirstOrThrow()).gemi;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    serial += 1;
    Object.assign(
      user,
      await buildUser(testApp.deps.db, { role_id: roleIds.agency, status: 'waiting', username: `Office ${serial}` }),
    );
    agencyId = await buildAgency(testApp.deps.db, HALANDRI, user.id);
  });

  it('[AUTH-7] a GEMI number is looked up while it is typed, in any of its writings, also of an agency that waits', async () => {
    const gemi = await gemiOf(agencyId);
    for (const typed of [gemi, gemi.slice(0, 9), `${gemi.slice(0, 3)} ${gemi.slice(3, 9)}`]) {
      const { status, body } = await call(
        null,
        'GET',
        `/user/agencies?general_commercial_agency_id=${encodeURIComponent(typed)}`,
      );
      expect(status).toBe(200);
      expect(body.count).toBe(1);
      expect(Object.keys((body.agencies as object[])[0] as object).sort()).toEqual([
        'agency_id',
        'district_id',
        'general_commercial_agency_id',
        'name',
      ]);
    }
    for (const typed of ['123', 'abc', '99999999']) {
      const { body } = await call(null, 'GET', `/user/agencies?general_commercial_agency_id=${typed}`);
      expect(body).toMatchObject({ agencies: [], count: 0 });
    }
  });

  it('without a number the list holds approved agencies only, page by page', async () => {
    const approved = await buildAgency(testApp.deps.db, HALANDRI);
    const leaving = await buildUser(testApp.deps.db, {
      role_id: roleIds.agency,
      erase_after: new Date('2026-12-01T00:00:00Z'),
    });
    const left = await buildAgency(testApp.deps.db, HALANDRI, leaving.id);
    const { body } = await call(null, 'GET', '/user/agencies?limit=100');
    const ids = (body.agencies as { agency_id: number }[]).map((row) => row.agency_id);
    expect(ids).toContain(approved);
    expect(ids).not.toContain(agencyId);
    expect(ids).not.toContain(left);
    expect(body.count).toBe(ids.length);
    const page = await call(null, 'GET', `/user/agencies?limit=1&offset=${ids.length - 1}`);
    expect(page.body).toMatchObject({ agencies: [{ agency_id: ids.at(-1) }], count: ids.length });
  });

  it('one agency: by id, by number, or the own one; who may not see it finds nothing', async () => {
    const gemi = await gemiOf(agencyId);
    const other = await buildUser(testApp.deps.db);
    const admin = await buildUser(testApp.deps.db, { role_id: roleIds.admin });
    const paths = [`?agency_id=${agencyId}`, `?general_commercial_agency_id=${gemi.slice(0, 9)}`];
    for (const path of paths) {
      expect((await call(null, 'GET', `/user/agency${path}`)).status).toBe(404);
      expect((await call(other.token, 'GET', `/user/agency${path}`)).status).toBe(404);
      expect((await call(admin.token, 'GET', `/user/agency${path}`)).body).toMatchObject({
        agency: { agency_id: agencyId },
      });
      expect((await call(user.token, 'GET', `/user/agency${path}`)).status).toBe(200);
    }
    expect((await call(user.token, 'GET', '/user/agency')).body).toMatchObject({ agency: { agency_id: agencyId } });
    for (const token of [null, other.token]) expect((await call(token, 'GET', '/user/agency')).status).toBe(404);
    expect((await call(null, 'GET', '/user/agency?general_commercial_agency_id=abc')).status).toBe(404);
    await testApp.deps.db.updateTable('account').set({ status: 'approved' }).where('id', '=', user.id).execute();
    for (const path of paths) expect((await call(null, 'GET', `/user/agency${path}`)).status).toBe(200);
  });

  it('[PROF-1] a professional who waits fills the profile in; what is left out stays, empty takes away', async () => {
    const whole = {
      name: 'Εστιακή Μεσιτική',
      name_en: 'Estiaki Realty',
      legal_form: 'ΙΚΕ',
      general_commercial_agency_id: '1234567',
      tax_number: 'EL 090000045',
      tax_office: 'Χολαργού',
      landline: '210 123 4567',
      mobile: '+30 697 123 4567',
      realtor_association_id: 3,
      realtor_association_rank_id: 1,
      district_id: HALANDRI,
      street_name: 'Αγίας Παρασκευής',
      street_number: '12Α',
      postal_code: '152 34',
      contact_person: 'Ελένη',
      company: 'Εστιακή ΙΚΕ',
      invoice_address: 'Ανδρέα Παπανδρέου 3',
      activity: 'Μεσιτεία ακινήτων',
      founded_year: 1999,
    };
    const { status, body } = await update(user.token, whole);
    expect(status).toBe(200);
    const stored = {
      ...whole,
      agency_id: agencyId,
      general_commercial_agency_id: '001234567000',
      tax_number: '090000045',
      landline: '+302101234567',
      mobile: '+306971234567',
      landline_phones: ['+302101234567'],
      mobile_phones: ['+306971234567'],
      postal_code: '15234',
      opening_hours: null,
      lat: null,
      lon: null,
      logo: null,
    };
    expect(body).toEqual({ message: 'Success!', agency: stored });
    expect(await findOwnAgency(testApp.deps.db, user.id)).toEqual(stored);
    expect((await update(user.token, { landline: '', contact_person: '' })).body.agency).toEqual({
      ...stored,
      landline: null,
      landline_phones: [],
      contact_person: null,
    });
    expect((await update(user.token, { mobile: '', landline: '2101234567' })).body.agency).toMatchObject({
      landline: '+302101234567',
      mobile: null,
    });
  });

  it('[AUTH-7] numbers of another agency are refused at their field', async () => {
    const other = await buildAgency(testApp.deps.db, HALANDRI);
    await testApp.deps.db.updateTable('agency').set({ tax_number: '094014201' }).where('id', '=', other).execute();
    expect(await update(user.token, { general_commercial_agency_id: await gemiOf(other) })).toMatchObject({
      status: 409,
      body: { code: 'gemi_in_use', fields: { general_commercial_agency_id: 'gemi_in_use' } },
    });
    expect(await update(user.token, { tax_number: '094014201' })).toMatchObject({
      status: 400,
      body: { fields: { tax_number: 'tax_number_in_use' } },
    });
  });

  it('unknown districts, associations and ranks are refused', async () => {
    const wrong = { district_id: 999_999, realtor_association_id: 900, realtor_association_rank_id: 900 };
    expect(await update(user.token, wrong)).toMatchObject({
      status: 400,
      body: {
        fields: { district_id: 'invalid', realtor_association_id: 'invalid', realtor_association_rank_id: 'invalid' },
      },
    });
  });

  it('an approved professional keeps the numbers that were approved; the rest is theirs', async () => {
    await testApp.deps.db.updateTable('account').set({ status: 'approved' }).where('id', '=', user.id).execute();
    expect((await update(user.token, { general_commercial_agency_id: '7654321' })).status).toBe(403);
    expect((await update(user.token, { tax_number: '090000045' })).status).toBe(403);
    expect(
      (await update(user.token, { general_commercial_agency_id: await gemiOf(agencyId), name: 'Νέο όνομα' })).body,
    ).toMatchObject({ agency: { name: 'Νέο όνομα' } });
  });

  it("[ADMN-1] another's agency: admins, with a reason, in the log, told by mail; others not", async () => {
    const admin = await buildUser(testApp.deps.db, { role_id: roleIds.admin });
    const stranger = await buildUser(testApp.deps.db, { role_id: roleIds.agency });
    await buildAgency(testApp.deps.db, HALANDRI, stranger.id);
    const change = { agency_id: agencyId, tax_number: '094014298' };
    expect((await update(stranger.token, change)).status).toBe(404);
    await testApp.deps.db.updateTable('account').set({ status: 'approved' }).where('id', '=', user.id).execute();
    expect((await update(stranger.token, change)).status).toBe(403);
    expect(await update(admin.token, change)).toMatchObject({ status: 400, body: { fields: { reason: 'required' } } });
    expect((await update(admin.token, { ...change, reason: 'Λάθος ψηφίο' })).status).toBe(200);
    const log = await testApp.deps.db.selectFrom('audit_log').selectAll().where('subject_id', '=', agencyId).execute();
    expect(log).toMatchObject([
      {
        admin_id: admin.id,
        action: 'agency_changed',
        subject: 'agency',
        reason: 'Λάθος ψηφίο',
        before: { tax_number: null },
        after: { tax_number: '094014298' },
      },
    ]);
    const emails = await testApp.deps.db
      .selectFrom('email_outbox')
      .selectAll()
      .where('account_id', '=', user.id)
      .execute();
    expect(emails.map((email) => email.template)).toEqual(['changed_by_admin']);
    const nobody = await buildUser(testApp.deps.db);
    expect((await update(nobody.token, { name: 'Γραφείο' })).status).toBe(404);
    expect((await update(admin.token, { agency_id: 999_999, name: 'Γραφείο', reason: 'x' })).status).toBe(404);
  });

  it('[AGEN-1] a phone is shown as what its number says it is, however many there are', async () => {
    const { id, token } = await buildUser(testApp.deps.db, { role_id: roleIds.agency });
    await buildAgency(testApp.deps.db, 461200, id);
    const phones = async (change: object) => {
      const { landline, mobile } = (await update(token, change)).body.agency as Record<string, unknown>;
      return { landline, mobile };
    };
    const [m1, m2] = ['+306971234567', '+306851234567'];
    const [l1, l2] = ['+302101234567', '+302101234568'];
    expect(await phones({ mobile_phones: [m1, m2] })).toEqual({ landline: null, mobile: m1 });
    expect(await phones({ mobile_phones: [], landline_phones: [l1, l2] })).toEqual({ landline: l1, mobile: null });
    expect(await phones({ mobile_phones: [m1], landline_phones: [l1, l2] })).toEqual({ landline: l1, mobile: m1 });
    // Of this one nobody can tell: it is what its field says.
    const other = '+309412345678';
    expect(await phones({ landline_phones: [l1], mobile_phones: [other] })).toEqual({ landline: l1, mobile: other });
  });

  it('[AUTH-1] an agency that registers has no place yet, and still finds its way into lists and the home page', async () => {
    const owner = await buildUser(testApp.deps.db, { role_id: roleIds.agency });
    const details = {
      name: 'Νέο Γραφείο',
      general_commercial_agency_id: '000777777000',
      tax_number: '094014249',
      mobile: '+306971234567',
      realtor_association_id: 1,
    };
    const id = await testApp.deps.db
      .transaction()
      .execute((trx) => createAgency(trx, owner.id, details, testApp.deps.clock()));
    expect(await findOwnAgency(testApp.deps.db, owner.id)).toMatchObject({
      agency_id: id,
      name_en: 'Νέο Γραφείο',
      landline: null,
      mobile: '+306971234567',
      district_id: null,
    });
    expect((await call(null, 'GET', `/user/agency?agency_id=${id}`)).body).toMatchObject({
      agency: { district_id: null },
    });
    expect((await call(null, 'GET', '/user/search-realtors-home')).status).toBe(200);
    const second = await buildUser(testApp.deps.db, { role_id: roleIds.agency });
    await expect(
      testApp.deps.db.transaction().execute((trx) => createAgency(trx, second.id, details, testApp.deps.clock())),
    ).rejects.toMatchObject({
      code: 'gemi_in_use',
    });
  });

  it('[ROLE-5] the busiest agencies are such as the public may know', async () => {
    const { db } = testApp.deps;
    await sql`update account set status = 'approved' where role_id = 3`.execute(db);
    const busy = await buildAgency(db, HALANDRI);
    const property_id = await buildProperty(db, { district_id: HALANDRI, agency_id: busy });
    await buildListing(db, { property_id });
    const shown = async () => (await listBusiestAgencies(db, 6)).map(({ id }) => id);
    expect(await shown()).toEqual([busy]);
    const owner = sql`id = (select account_id from agency where id = ${busy})`;
    for (const change of [
      sql`status = 'blocked'`,
      sql`status = 'rejected'`,
      sql`status = 'approved', erase_after = now()`,
    ]) {
      await restrictDirectly(db, (trx) => sql`update account set ${change} where ${owner}`.execute(trx));
      expect(await shown()).toEqual([]);
    }
  });
});
