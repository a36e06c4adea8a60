/** ADMN-1: each list of admins as a file: the list's filter, in slices, nothing a spreadsheet takes for a formula, and in the log. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildAccount, buildAgency, buildListing, buildProperty } from '../testing/factories/records.ts';
import { type AdminTestApp, openAdminTestApp } from '../testing/people/admins.ts';

const CHALANDRI = 461_200;
/** More than one slice. */
const LISTINGS = 503;

describe('[ADMN-1] lists of admins as files', () => {
  let testApp: AdminTestApp;
  let owner: number;
  let property: number;

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
    const { db } = testApp;
    owner = await buildAccount(db, { role_id: roleIds.agency, username: '=1+1', email: 'owner@exported.example' });
    const agency = await buildAgency(db, CHALANDRI, owner);
    await sql`update agency set name_el = '=Γραφείο; "Άλφα"', name_en = '@office', gemi = '004719990000' where id = ${agency}`.execute(
      db,
    );
    await sql`insert into subscription (account_id, plan_id, payment, state, started_at, trial_to, anchor, months, period_from, period_to, created_at, updated_at)
      values (${owner}, 1, 'card', 'trial', '2026-11-01', '2026-12-01', '2026-11-01', 1, '2026-11-01', '2026-12-01', now(), now())
      on conflict (account_id) do update set state = 'trial', plan_id = 1, payment = 'card', started_at = excluded.started_at, period_to = excluded.period_to`.execute(
      db,
    );
    for (let i = 0; i < LISTINGS; i++) {
      property = await buildProperty(db, { account_id: owner, district_id: CHALANDRI });
      const listing = await buildListing(db, { property_id: property, purpose: 1, price: 100_000 + i });
      if (i >= LISTINGS - 2)
        await sql`insert into report (listing_id, property_id, purpose, reason_id, description, locale, at, reporter_id)
          values (${listing}, ${property}, 1, ${1 + (i % 2)}, '+ψεύτικη', 'el', '2026-11-14T10:00:00Z', ${testApp.main.id})`.execute(
          db,
        );
    }
  });
  afterAll(() => testApp.world.close());

  async function download(path: string, payload: object) {
    const { statusCode, headers, body } = await testApp.world.app.inject({
      method: 'POST',
      url: `/api/adminPanel/${path}/export`,
      payload,
      headers: { authorization: `Bearer ${testApp.admin.token}` },
    });
    expect(statusCode, body).toBe(200);
    const [head = '', ...rows] = body.trimEnd().split('\r\n');
    return { name: String(headers['content-disposition']), head, rows };
  }
  const lastLogged = async () =>
    (await testApp.call(testApp.admin.token, 'GET', '/adminPanel/audit-log?limit=1')).body.entries[0];

  it('agencies, by what was searched for', async () => {
    const { name, head, rows } = await download('agencies', { search: 'owner@exported.example', lang: 'el' });
    expect(name).toMatch(/estia-agencies-[\d-]+\.csv/);
    expect(head).toMatch(/^\uFEFFΑριθμός χρήστη;Γραφείο;ΓΕΜΗ;ΑΦΜ;Email;/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`;004719990000;`);
    expect(rows[0]).toContain(`"'=Γραφείο; ""Άλφα"""`);
    expect(await lastLogged()).toMatchObject({
      admin_id: testApp.admin.id,
      action: 'agencies_exported',
      subject_name: { en: 'list of agencies' },
      after: { exported_rows: 1 },
    });
    expect(JSON.stringify(await lastLogged())).not.toContain('exported.example');
    expect((await download('agencies', { status: 'blocked' })).rows).toEqual([]);
    expect((await download('agencies', { municipality_id: 1 })).rows).toEqual([]);
  });

  it('listings, every one of them, newest first, in more than one slice', async () => {
    const { rows, head } = await download('listings', { for: 'sale', user_id: owner, lang: 'en' });
    expect(head).toMatch(/^\uFEFFListing ID,Status,Sale or rent,/);
    expect(rows).toHaveLength(LISTINGS);
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(LISTINGS);
    expect(rows[0]).toMatch(new RegExp(`^ES-${property}S,`));
    expect(rows[0]).toContain(`,${owner},'=1+1,1,`);
    expect(await lastLogged()).toMatchObject({ action: 'listings_exported', after: { exported_rows: LISTINGS } });
    expect((await download('listings', { for: 'rent', user_id: owner })).rows).toEqual([]);
    expect((await download('listings', { for: 'sale', user_id: owner, state: 'removed' })).rows).toEqual([]);
    expect((await download('listings', { for: 'sale', search: `ES-${property}S` })).rows).toHaveLength(1);
  });

  it('subscriptions, by plan and name', async () => {
    const { rows } = await download('subscriptions', { plan_id: 1, q: '004719990000', lang: 'en' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`${owner},'@office,004719990000,Free trial,`);
    expect(rows[0]).toContain(`,2026-11-30,${LISTINGS},0.00`);
    expect(await lastLogged()).toMatchObject({
      action: 'subscriptions_exported',
      after: { exported_rows: 1, plan_id: 1 },
    });
    expect((await download('subscriptions', { phase: 'cancelled', q: '004719990000' })).rows).toEqual([]);
  });

  it('reports, by state and reason, without who reported', async () => {
    const { rows } = await download('reports', { lang: 'el' });
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(`;ES-${property}S;${owner};'+ψεύτικη;`);
    expect(rows.join()).not.toContain('Η κύρια');
    expect(await lastLogged()).toMatchObject({ action: 'reports_exported', after: { exported_rows: 2 } });
    expect((await download('reports', { reason_id: 1 })).rows).toHaveLength(1);
    expect((await download('reports', { state: 'upheld' })).rows).toEqual([]);
  });

  it('invoices are written down too', async () => {
    await download('invoices', { kind: 'credit_note' });
    expect(await lastLogged()).toMatchObject({ action: 'invoices_exported', after: { exported_rows: 0 } });
  });
});
