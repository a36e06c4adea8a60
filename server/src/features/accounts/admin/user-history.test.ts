import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildCreditNote, buildInvoice } from '../../../../testing/factories/invoices.ts';
import { buildListing, buildProperty } from '../../../../testing/factories/records.ts';
import { buildEveryWorkItem } from '../../../../testing/factories/work-items.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../../testing/people/admins.ts';

const CHALANDRI = 461_200;

describe('[ADMN-1] what belongs to a user', () => {
  let testApp: AdminTestApp;
  let owner: { id: number; token: string };

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
    owner = await testApp.createUser({ username: 'Νίκη Κατόχου' });
  });
  afterAll(() => testApp.world.close());

  const read = async (id: number, token = testApp.admin.token) =>
    (await testApp.call(token, 'GET', `/adminPanel/users/${id}/history`)).body;

  it('has their listings, the last changed first, and reports of and by them', async () => {
    const { db } = testApp;
    const property_id = await buildProperty(db, { account_id: owner.id, district_id: CHALANDRI });
    const sale = await buildListing(db, { property_id, updated_at: new Date('2026-11-14T10:00:00Z') });
    const rent = await buildListing(db, { property_id, purpose: 2, updated_at: new Date('2026-11-15T10:00:00Z') });
    const about = await sql<{ id: number }>`
      insert into report (listing_id, property_id, purpose, reason_id, description, locale, at)
      values (${sale}, ${property_id}, 1, 1, 'x', 'el', '2026-11-15T08:00:00Z') returning id`.execute(db);
    await sql`insert into report (purpose, reason_id, description, locale, at, reporter_id)
      values (1, 2, 'x', 'el', '2026-11-15T08:00:00Z', ${owner.id})`.execute(db);
    const found = await read(owner.id);
    expect(found.listings.map(({ listing_id }: { listing_id: number }) => listing_id)).toEqual([rent, sale]);
    expect(found.listings[1]).toMatchObject({ code: `ES-${property_id}S`, state: 'active', price: 250_000 });
    expect(found.reports_about).toMatchObject([
      {
        id: about.rows[0]?.id,
        state: 'open',
        listing: { code: `ES-${property_id}S` },
        reason: { el: expect.any(String) },
      },
    ]);
    expect(found.reports_by).toMatchObject([{ listing: null }]);
    expect(found).toMatchObject({ subscription: null, charges: [], cases: [], notes: [] });
  });

  it('has what was decided about them, tells taken down from paused, and says which report was reversed', async () => {
    const { db } = testApp;
    const advertiser = await testApp.createUser({});
    const property_id = await buildProperty(db, { account_id: advertiser.id, district_id: CHALANDRI });
    const listing_id = await buildListing(db, { property_id });
    const paused = await buildListing(db, { property_id, purpose: 2, is_active: false });
    const { rows } = await sql<{ id: number }>`
      insert into report (listing_id, property_id, purpose, reason_id, description, locale, at)
      values (${listing_id}, ${property_id}, 1, 9, 'x', 'el', '2026-11-15T08:00:00Z') returning id`.execute(db);
    const report = rows[0]?.id ?? 0;
    const decision = { state: 'upheld', decision: 'Ζητά προκαταβολή' };
    expect((await testApp.call(testApp.admin.token, 'PUT', `/user/user-alerts/${report}`, decision)).status).toBe(200);
    const found = await read(advertiser.id);
    expect(found.decisions).toMatchObject([
      { kind: 'listing_stopped', codes: [`ES-${property_id}S`], report_id: report, lifted_at: null },
    ]);
    const shown = Object.fromEntries(
      found.listings.map((each: { listing_id: number; shown_state: string }) => [each.listing_id, each.shown_state]),
    );
    expect(shown).toEqual({ [listing_id]: 'taken_down', [paused]: 'inactive' });
    expect(found.reports_about).toMatchObject([{ id: report, is_reversed: false }]);

    const id = found.decisions[0].id;
    await testApp.call(advertiser.token, 'POST', `/user/decisions/${id}/complaint`, { text: 'Δεν ζητώ τίποτα' });
    const page = (await testApp.call(testApp.main.token, 'GET', `/adminPanel/complaints/${id}`)).body.complaint;
    expect(page).toMatchObject({ report_id: report, decided_by: expect.any(String) });
    const answer = { outcome: 'accepted', answer: 'Έχεις δίκιο' };
    expect((await testApp.call(testApp.main.token, 'PUT', `/adminPanel/complaints/${id}`, answer)).status).toBe(200);
    expect((await read(advertiser.id)).reports_about).toMatchObject([{ id: report, is_reversed: true }]);
    const { alerts } = (await testApp.call(testApp.admin.token, 'GET', `/user/user-alerts?id=${report}`)).body;
    expect(alerts).toMatchObject([{ is_reversed: true, property: { shown_state: 'inactive' } }]);
  });

  it('has the sessions that are open', async () => {
    await sql`update session set device = 'Chrome, Android' where account_id = ${owner.id}`.execute(testApp.db);
    expect((await read(owner.id)).sessions).toMatchObject([{ device: 'Chrome, Android', second_factor: false }]);
    await sql`update session set expires_at = '2026-11-01' where account_id = ${owner.id}`.execute(testApp.db);
    expect((await read(owner.id)).sessions).toEqual([]);
  });

  it('has charges with their invoices and credit notes', async () => {
    const { id } = await testApp.createUser({ role_id: roleIds.agency });
    await sql`insert into agency (account_id, name_el, name_en, gemi, tax_number, tax_office)
      values (${id}, 'Γραφείο', 'Agency', '004711990000', '094014201', 'Α')`.execute(testApp.db);
    const issued = await buildInvoice(testApp.world.deps, { accountId: id });
    const credit = await buildCreditNote(testApp.world.deps, issued, 1_000);
    expect((await read(id)).charges).toMatchObject([
      { state: 'paid', invoices: [{ id: issued.id }, { id: credit.id }], gross_cents: expect.any(Number) },
    ]);
  });

  it('has cases on either side of them', async () => {
    const subjects = await buildEveryWorkItem(testApp.world.deps);
    const { rows } = await sql<{ owner: number; agency: number; first: number; second: number }>`
      select p.account_id as owner, s.agency_account_id as agency, e.account_id as first, e.other_account_id as second
      from scheduled_pause s join property p on p.id = s.owner_property_id, exclusive_case e
      where s.id = ${subjects.dispute} and e.id = ${subjects.exclusive_case}`.execute(testApp.db);
    const kinds = async (id = 0) =>
      (await read(id)).cases.map(({ kind, id: number }: { kind: string; id: number }) => [kind, number]);
    for (const id of [rows[0]?.owner, rows[0]?.agency])
      expect(await kinds(id)).toContainEqual(['dispute', Number(subjects.dispute)]);
    for (const id of [rows[0]?.first, rows[0]?.second])
      expect(await kinds(id)).toContainEqual(['exclusive_case', Number(subjects.exclusive_case)]);
    expect(await kinds(Number(subjects.hidden_broker))).toContainEqual([
      'hidden_broker',
      Number(subjects.hidden_broker),
    ]);
  });

  it('has notes of admins, which only their author deletes, and which survive the author', async () => {
    const path = `/adminPanel/users/${owner.id}/notes`;
    const { body } = await testApp.call(testApp.admin.token, 'POST', path, { text: ' Μίλησε με τον Νίκο ' });
    expect((await read(owner.id)).notes).toMatchObject([
      { id: body.note_id, text: 'Μίλησε με τον Νίκο', author: { username: 'Ο άλλος' }, is_mine: true },
    ]);
    expect((await read(owner.id, testApp.main.token)).notes).toMatchObject([{ is_mine: false }]);
    expect((await testApp.call(testApp.main.token, 'DELETE', `${path}/${body.note_id}`)).status).toBe(404);
    expect((await testApp.call(testApp.admin.token, 'DELETE', `${path}/${body.note_id}`)).status).toBe(200);
    const former = await testApp.createUser({ role_id: roleIds.admin });
    await testApp.call(former.token, 'POST', path, { text: 'Έμεινε' });
    await testApp.db.deleteFrom('account').where('id', '=', former.id).execute();
    expect((await read(owner.id)).notes).toMatchObject([{ text: 'Έμεινε', author: null, is_mine: false }]);
  });
});
