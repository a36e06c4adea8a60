import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildConversation } from '../../../testing/factories/conversations.ts';
import { buildAgency, buildListing, buildProperty, buildUser } from '../../../testing/factories/records.ts';
import { restrictDirectly } from '../../../testing/factories/statements-of-reasons.ts';
import { refreshAgencyStats } from './index.ts';

const HALANDRI = 461200;
const PAGKRATI = 450131;
const HALANDRI_TOWN = 4612;

describe('[AGEN-1] agencies as everybody finds them', () => {
  let testApp: TestApp;
  const agencyRow = { akron: 0, thalassa: 0, voula: 0, quiet: 0, waiting: 0, leaving: 0 };

  const db = () => testApp.deps.db;
  type Names = { el: string; en: string; full?: boolean };
  async function build(district: number, { el, en, full = true }: Names, account?: number): Promise<number> {
    const id = await buildAgency(db(), district, account);
    const details = full
      ? { street: 'Αριστοτέλους', postcode: '15234', founded_year: 1999, phones: ['+302101234567'] }
      : {};
    await db()
      .updateTable('agency')
      .set({ name_el: el, name_en: en, ...details })
      .where('id', '=', id)
      .execute();
    return id;
  }
  async function advertise(agency: number, district: number, listings: number, purpose: 1 | 2 = 1): Promise<void> {
    for (let n = 0; n < listings; n++) {
      const property_id = await buildProperty(db(), { district_id: district, agency_id: agency });
      await buildListing(db(), { property_id, purpose });
    }
  }
  const search = async (query: Record<string, string>) =>
    testApp.callApiAs({ viewer: null })('GET /user/search-realtors', { query });
  const ids = async (query: Record<string, string>) =>
    (await search({ limit: '50', ...query })).realtors.map(({ agency_id }) => agency_id);

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    agencyRow.akron = await build(HALANDRI, { el: 'Άκρον Ακίνητα', en: 'Akron Estates', full: false });
    agencyRow.thalassa = await build(HALANDRI, { el: 'Θάλασσα Μεσιτική', en: 'Thalassa Realty' });
    agencyRow.voula = await build(PAGKRATI, { el: 'Βούλα & Υιοί', en: 'Voula and Sons' });
    agencyRow.quiet = await build(PAGKRATI, { el: 'Ήσυχο Γραφείο', en: 'Quiet Office' });
    const waiting = await buildUser(db(), { role_id: roleIds.agency, status: 'waiting' });
    agencyRow.waiting = await build(HALANDRI, { el: 'Άκρον που Περιμένει', en: 'Akron Waiting' }, waiting.id);
    const leaving = await buildUser(db(), { role_id: roleIds.agency, erase_after: new Date('2026-12-01T00:00:00Z') });
    agencyRow.leaving = await build(HALANDRI, { el: 'Άκρον που Φεύγει', en: 'Akron Leaving' }, leaving.id);
    await advertise(agencyRow.akron, HALANDRI, 3);
    await advertise(agencyRow.akron, PAGKRATI, 1, 2);
    await advertise(agencyRow.voula, HALANDRI, 2);
    await advertise(agencyRow.leaving, HALANDRI, 1);
    await refreshAgencyStats(testApp.workerDeps);
  });
  afterAll(() => testApp.close());

  it('in a place: who sits there first, complete profiles before busy ones, then who only advertises there', async () => {
    const there = [agencyRow.thalassa, agencyRow.akron, agencyRow.voula];
    expect(await ids({ district_ids: String(HALANDRI) })).toEqual(there);
    expect(await ids({ municipality_ids: String(HALANDRI_TOWN) })).toEqual(there);
    const { realtors: agencies, count, places, bounds } = await search({ district_ids: String(HALANDRI) });
    expect(agencies.map(({ agency }) => agency.is_located_here)).toEqual([true, true, false]);
    expect(count).toBe(3);
    expect(places).toMatchObject([{ value: `district_id-${HALANDRI}` }]);
    expect(bounds?.north).toBeGreaterThan(38);
    expect(await ids({ district_ids: String(PAGKRATI) })).toEqual([agencyRow.voula, agencyRow.quiet, agencyRow.akron]);
    // Several places are one wish.
    expect((await ids({ district_ids: `${HALANDRI},${PAGKRATI}` })).sort()).toEqual(
      [agencyRow.akron, agencyRow.thalassa, agencyRow.voula, agencyRow.quiet].sort(),
    );
    expect(await ids({ district_ids: '999999' })).toEqual([]);
  });

  it('everywhere: complete profiles first, then most live listings; hidden agencies nowhere', async () => {
    expect(await ids({})).toEqual([agencyRow.voula, agencyRow.thalassa, agencyRow.quiet, agencyRow.akron]);
    const { realtors: agencies } = await search({});
    expect(agencies.at(-1)).toMatchObject({
      agency: { for_sale: 3, for_rent: 1, median_reply_minutes: null, is_located_here: null, initials: 'ΑΑ' },
    });
  });

  it('page by page, each agency once', async () => {
    const seen: number[] = [];
    for (let offset = 0; offset < 4; offset += 2) {
      const page = await search({ limit: '2', offset: String(offset) });
      expect(page.count).toBe(4);
      expect(page.pagination).toEqual({ limit: 2, offset });
      seen.push(...page.realtors.map(({ agency_id }) => agency_id));
    }
    expect(new Set(seen).size).toBe(4);
    expect(await search({ offset: '10000' })).toMatchObject({ realtors: [], count: 4 });
  });

  it.each([
    ['Greek as written', 'Άκρον', 'akron'],
    ['without accents, in capitals', 'ΑΚΡΟΝ ΑΚΙΝΗΤΑ', 'akron'],
    ['Greeklish', 'akinhta', 'akron'],
    ['the English name', 'estates', 'akron'],
    ['words in another order', 'ακίνητα άκρον', 'akron'],
    ['the beginning of a word', 'θαλ', 'thalassa'],
    ['chat Greeklish', '8alassa', 'thalassa'],
    ['a second reading', 'vula', 'voula'],
    ['a letter left out', 'Θάλασα Μεστική', 'thalassa'],
    ['a letter wrong', 'akrom akinita', 'akron'],
    ['letters changed over', 'thalsasa', 'thalassa'],
  ] as const)('by name, %s: %s', async (_, typed, which) => {
    expect(await ids({ name: typed })).toEqual([agencyRow[which]]);
  });

  it('a name that is none finds nothing, and neither do patterns', async () => {
    for (const name of ['ξψωζ', '%', '---', '_', "'; drop table agency; --"]) expect(await ids({ name })).toEqual([]);
    expect(await ids({ name: '  ' })).toHaveLength(4);
  });

  it('by GEMI number in any of its writings; what is no number finds nothing', async () => {
    const { gemi } = await db()
      .selectFrom('agency')
      .select('gemi')
      .where('id', '=', agencyRow.quiet)
      .executeTakeFirstOrThrow();
    for (const typed of [gemi, gemi.slice(0, 9), `${gemi.slice(0, 3)} ${gemi.slice(3, 9)}`])
      expect(await ids({ general_commercial_agency_id: typed })).toEqual([agencyRow.quiet]);
    for (const typed of ['123', 'abc', '99999999'])
      expect(await ids({ general_commercial_agency_id: typed })).toEqual([]);
    expect(await ids({ general_commercial_agency_id: gemi, name: 'akron' })).toEqual([]);
    const hidden = await db()
      .selectFrom('agency')
      .select('gemi')
      .where('id', 'in', [agencyRow.waiting, agencyRow.leaving])
      .execute();
    for (const row of hidden) expect(await ids({ general_commercial_agency_id: row.gemi })).toEqual([]);
  });

  it('an agency that is blocked or asks to be forgotten is gone without waiting for the worker', async () => {
    const owner = sql`id = (select account_id from agency where id = ${agencyRow.voula})`;
    for (const change of [sql`status = 'blocked'`, sql`erase_after = now()`]) {
      await restrictDirectly(db(), (trx) => sql`update account set ${change} where ${owner}`.execute(trx));
      expect(await ids({ name: 'voula' })).toEqual([]);
      expect(await ids({ district_ids: String(HALANDRI) })).not.toContain(agencyRow.voula);
      await expect(
        testApp.callApi('GET /user/agency', { query: { agency_id: agencyRow.voula } }),
      ).rejects.toMatchObject({
        code: 'not_found',
      });
      await sql`update account set status = 'approved', erase_after = null where ${owner}`.execute(db());
    }
    expect(await ids({ name: 'voula' })).toEqual([agencyRow.voula]);
  });

  it('its point is its street or its district, given as a circle', async () => {
    const { agency } = await testApp.callApi('GET /user/agency', { query: { agency_id: agencyRow.thalassa } });
    expect(agency).toMatchObject({
      address: { label: 'Αριστοτέλους', formated_address: { el: 'Αριστοτέλους, 15234 Χαλάνδρι' } },
      municipality: { en: 'Chalandri' },
      founded_year: 1999,
      phone: true,
      location: { radius_m: 400 },
    });
    expect(agency.location?.lat).toBeCloseTo(38.02, 1);
    // Said to be in 15234, which is not a postcode of Pagkrati: the middle of the district.
    const far = await testApp.callApi('GET /user/agency', { query: { agency_id: agencyRow.voula } });
    expect(far.agency.location).toMatchObject({ radius_m: 1000 });
    const centre = await db()
      .selectFrom('district')
      .select(['lat', 'lon'])
      .where('id', '=', PAGKRATI)
      .executeTakeFirstOrThrow();
    expect(far.agency.location).toMatchObject(centre);
    expect(JSON.stringify(agency)).not.toMatch(/2101234567|tax|contact_person/);
  });

  it('who changes the agency moves its point and its name at once', async () => {
    const owner = await buildUser(db(), { role_id: roleIds.agency });
    const id = await buildAgency(db(), HALANDRI, owner.id);
    const update = async (payload: object) =>
      (
        await testApp.app.inject({
          method: 'POST',
          url: '/api/user/update-agency',
          headers: { authorization: `Bearer ${owner.token}` },
          payload,
        })
      ).statusCode;
    expect(await update({ name: 'Μελτέμι', name_en: 'Meltemi', district_id: PAGKRATI })).toBe(200);
    expect(await ids({ name: 'meltemi' })).toEqual([id]);
    const first = (await testApp.callApi('GET /user/agency', { query: { agency_id: id } })).agency.location;
    expect(first).toMatchObject({ radius_m: 1000 });
    expect(await update({ district_id: HALANDRI, street_name: 'Αριστοτέλους', street_number: '3' })).toBe(200);
    const second = (await testApp.callApi('GET /user/agency', { query: { agency_id: id } })).agency.location;
    expect(second).toMatchObject({ radius_m: 400 });
    expect(second?.lat).not.toBe(first?.lat);
    await restrictDirectly(db(), (trx) =>
      sql`update account set status = 'blocked' where id = ${owner.id}`.execute(trx),
    );
  });

  it('counting again changes nothing, not even the rows; what went is gone after the next count', async () => {
    const rows = async () =>
      (
        await sql`select 'f', ctid::text, agency_id, for_sale, for_rent, complete from agency_stats
          union all select 'p', ctid::text, agency_id, for_sale, for_rent, true from agency_place order by 1, 3, 2`.execute(
          db(),
        )
      ).rows;
    const before = await rows();
    await refreshAgencyStats(testApp.workerDeps);
    expect(await rows()).toEqual(before);
    await sql`update listing set is_active = false from property p
      where p.id = listing.property_id and p.agency_id = ${agencyRow.akron} and p.district_id = ${PAGKRATI}`.execute(
      db(),
    );
    await refreshAgencyStats(testApp.workerDeps);
    expect(await ids({ district_ids: String(PAGKRATI) })).not.toContain(agencyRow.akron);
    expect((await search({ name: 'akron' })).realtors[0]?.agency).toMatchObject({ for_sale: 3, for_rent: 0 });
  });

  it('how soon an agency answers: the median of 90 days, from five conversations on, silence counted', async () => {
    const owner = await db()
      .selectFrom('agency')
      .select('account_id')
      .where('id', '=', agencyRow.quiet)
      .executeTakeFirstOrThrow();
    const median = async () => {
      await refreshAgencyStats(testApp.workerDeps);
      return (await testApp.callApi('GET /user/agency', { query: { agency_id: agencyRow.quiet } })).agency
        .median_reply_minutes;
    };
    const talk = async (daysAgo: number, minutes: number | null) => {
      const lead = await buildUser(db());
      const id = await buildConversation(db(), owner.account_id, lead.id);
      const asked = new Date(testApp.deps.clock().getTime() - daysAgo * 86_400_000);
      await sql`update conversation set created_at = ${asked}, confirmed_at = ${asked}, last_at = ${asked} where id = ${id}`.execute(
        db(),
      );
      await sql`update message set at = ${asked} where conversation_id = ${id}`.execute(db());
      if (minutes === null) return id;
      for (const wait of [minutes, minutes + 600])
        await db()
          .insertInto('message')
          .values({
            conversation_id: id,
            from_advertiser: true,
            body: 'Ναι',
            client_key: `key-${wait}-${id}`,
            at: new Date(asked.getTime() + wait * 60_000),
          })
          .execute();
      return id;
    };
    for (const minutes of [10, 30, 50, 200]) await talk(20, minutes);
    expect(await median()).toBeNull();
    // Too old to count, and too young to be called silence.
    await talk(120, 1);
    await talk(1, null);
    expect(await median()).toBeNull();
    await talk(3, 40);
    expect(await median()).toBe(40);
    // Two that were never answered weigh as the slowest of all.
    await talk(10, null);
    await talk(11, null);
    expect(await median()).toBe(50);
    for (let n = 0; n < 4; n++) await talk(12, null);
    expect(await median()).toBeNull();
  });

  it('[LIST-6] the phone comes only by asking, under the limits of listings and noted', async () => {
    const reveal = (agency_id: number, address: string, token?: string) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/user/agency/phone',
        remoteAddress: address,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        payload: { agency_id },
      });
    const shown = await reveal(agencyRow.voula, '203.0.113.7');
    expect(shown.json()).toEqual({ phones: ['+302101234567'] });
    expect((await reveal(agencyRow.voula, '203.0.113.7')).statusCode).toBe(200);
    const noted = () => db().selectFrom('phone_reveal').selectAll().where('agency_id', '=', agencyRow.voula).execute();
    expect(await noted()).toMatchObject([{ listing_id: null, account_id: null }]);
    expect(await noted()).toHaveLength(1);
    for (const hidden of [agencyRow.akron, agencyRow.waiting, agencyRow.leaving, 999_999])
      expect((await reveal(hidden, '203.0.113.8')).statusCode).toBe(404);
    // The owner looks at the own page: nothing to note.
    const { account_id } = await db()
      .selectFrom('agency')
      .select('account_id')
      .where('id', '=', agencyRow.voula)
      .executeTakeFirstOrThrow();
    const { createSession: openSession } = await import('../../platform/auth/sessions.ts');
    await reveal(agencyRow.voula, '203.0.113.9', await openSession(db(), account_id, new Date(), { strong: false }));
    expect(await noted()).toHaveLength(1);
    // Many agencies from one address: first a sum, then no more.
    const codes: unknown[] = [];
    for (let n = 0; n < 12; n++) {
      const id = await build(PAGKRATI, { el: `Πολλά ${n}`, en: `Many ${n}` });
      const response = await reveal(id, '203.0.113.10');
      codes.push(response.statusCode === 200 ? 200 : response.json().code);
    }
    expect(codes[0]).toBe(200);
    expect(codes.at(-1)).toBe('proof_of_work_required');
  });
});
