/** The table of own listings against a plain reading of the same rows: filters, search in three alphabets, every order, changes of all. */
import { roleIds } from '@estia/contract/accounts/roles';
import { listingTableSorts } from '@estia/contract/listings/dashboard/dashboard-choices';
import type { ListingTableRow } from '@estia/contract/listings/dashboard/listing-table';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildAgency, buildListing, buildProperty } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, type SignedInUser } from '../../../../testing/people/api-users.ts';

const now = new Date('2026-11-15T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const [CHALANDRI, ATHENS] = [461200, 450112];
const MADE = 60;

describe('the table of own listings', () => {
  let testApp: TestApp;
  let agency: SignedInUser;
  let other: SignedInUser;
  const ids: { listing_id: number; property_id: number }[] = [];

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    testApp.setNow(now);
    const { db } = testApp.deps;
    agency = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    other = await buildSignedInUser(testApp);
    await buildAgency(db, CHALANDRI, agency.id);
    const streets = ['Λεωφόρος Κηφισίας', 'Ηρακλείου', 'Αγίου Δημητρίου', null];
    for (let i = 0; i < MADE; i++) {
      const property_id = await buildProperty(db, {
        account_id: agency.id,
        district_id: i % 3 === 0 ? ATHENS : CHALANDRI,
        street: streets[i % 4] ?? null,
        street_number: i % 4 === 3 ? null : String(i),
        type_id: 1 + (i % 2),
        area: 50 + ((i * 7) % 41),
        photo_count: i % 5,
        imported_from: i % 10 === 0 ? 'feed' : null,
      });
      const is_active = i % 6 === 5 ? (i % 12 === 5 ? false : null) : true;
      const listing_id = await buildListing(db, {
        property_id,
        purpose: i % 4 === 1 ? 2 : 1,
        price: 100_000 + ((i * 37) % 53) * 1_000,
        is_active,
        deleted_at: is_active === null ? now : null,
        title_el: i % 7 === 0 ? 'Μεζονέτα με τζάκι' : null,
        title_en: i % 7 === 0 ? 'Maisonette with a fireplace' : null,
        confirmed_at: ago(i),
        updated_at: ago((i * 11) % 60),
      });
      ids.push({ listing_id, property_id });
    }
    await buildListing(db, { property_id: await buildProperty(db, { account_id: other.id, district_id: CHALANDRI }) });
  });
  afterAll(() => testApp.close());

  const table = async (query = '', who = agency) => {
    const { status, body } = await who.call('GET', `/property/table?limit=100${query}`);
    expect(status).toBe(200);
    return body;
  };
  const codes = async (query: string): Promise<number[]> =>
    (await table(query)).listings.map(({ listing_id }: ListingTableRow) => listing_id);
  const expectRows = async (query: string, matches: (i: number) => boolean) => {
    const expected = ids.filter((_, i) => i % 6 !== 5 && matches(i)).map(({ listing_id }) => listing_id);
    expect(expected.length, query).toBeGreaterThan(0);
    expect(
      (await codes(query)).sort((a, b) => a - b),
      query,
    ).toEqual(expected);
    expect((await table(query)).count, query).toBe(expected.length);
  };

  it('[DASH-1] [POST-5] every filter alone and together', async () => {
    await expectRows('', () => true);
    await expectRows('&for=rent', (i) => i % 4 === 1);
    await expectRows('&type=2', (i) => i % 2 === 1);
    await expectRows(`&place=district_id-${ATHENS}`, (i) => i % 3 === 0);
    await expectRows('&attention=photos', (i) => i % 5 < 3);
    await expectRows('&attention=unconfirmed', (i) => i > 30 && i % 10 !== 0);
    await expectRows(
      `&for=sale&type=1&place=district_id-${CHALANDRI}&attention=photos`,
      (i) => i % 4 !== 1 && i % 2 === 0 && i % 3 !== 0 && i % 5 < 3,
    );
    expect((await table('&state=inactive')).count).toBe(5);
    expect(await table('&state=removed')).toMatchObject({
      count: 5,
      total: MADE,
      counts: { active: 50, inactive: 5, removed: 5 },
    });
    expect((await table('', other)).total).toBe(1);
    expect((await agency.call('GET', '/property/table?place=x')).status).toBe(400);
  });

  it('[DASH-1] search by street, title, type, place and code: Greek without accents, Greeklish, English', async () => {
    for (const search of ['Κηφισίας', 'κηφισιας', 'kifisias', 'khfisias', 'leoforos kifis'])
      await expectRows(`&search=${encodeURIComponent(search)}`, (i) => i % 4 === 0);
    for (const search of ['τζάκι', 'tzaki', 'FIREPLACE', 'mezoneta tzaki'])
      await expectRows(`&search=${encodeURIComponent(search)}`, (i) => i % 7 === 0);
    await expectRows('&search=irakleiou', (i) => i % 4 === 1);
    await expectRows(`&search=${encodeURIComponent('Χαλάνδρι kifisias')}`, (i) => i % 3 !== 0 && i % 4 === 0);
    await expectRows('&search=xalandri', (i) => i % 3 !== 0);
    const { property_id } = ids[12] as (typeof ids)[0];
    expect(await codes(`&search=ES-${property_id}S`)).toEqual([ids[12]?.listing_id]);
    for (const search of ['%25', '_', '\\', '!!', 'κανενας', "'"])
      expect(await codes(`&search=${search}`), search).toEqual([]);
  });

  it('[DASH-1] [EXTS-1] sources: a filter, the own reference, and what the newest reading would not take', async () => {
    const { db } = testApp.deps;
    const addSource = async (name: string, accountId = agency.id) =>
      (
        await db
          .insertInto('source')
          .values({ account_id: accountId, kind: 'file', name, created_at: now, updated_at: now })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const addItem = (source_id: number, reference: string, i: number, state: 'live' | 'gone' = 'live') =>
      db
        .insertInto('source_item')
        .values({ source_id, reference, state, ...ids[i], purpose: 1, updated_at: now })
        .execute();
    const addRun = async (source_id: number, i: number, action: 'reject' | 'update') => {
      const { id } = await db
        .insertInto('source_run')
        .values({ source_id, trigger: 'schedule', state: 'done', created_at: now, read_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('source_run_item')
        .values({ run_id: id, reference: 'x', action, rank: 1, state: 'applied', ...ids[i] })
        .execute();
    };
    const crm = await addSource('CRM');
    const feed = await addSource('Feed');
    const theirs = await addSource('Theirs', other.id);
    await addSource('Empty');
    await addItem(crm, 'CRM-7', 7);
    await addItem(crm, 'CRM-8', 8);
    // Sent by another before: it counts under both, and is named by the one that sends it.
    await addItem(feed, 'F-8', 8, 'gone');
    await addItem(theirs, 'CRM-9', 9);
    expect((await table()).sources).toEqual([
      { id: crm, name: 'CRM' },
      { id: feed, name: 'Feed' },
    ]);
    await expectRows(`&source=${crm}`, (i) => i === 7 || i === 8);
    await expectRows(`&source=${feed}`, (i) => i === 8);
    expect((await table(`&source=${theirs}`)).count).toBe(0);
    expect(await codes('&search=CRM-9')).toEqual([]);
    for (const search of ['CRM-7', 'crm-7', '%20CRM-7%20']) await expectRows(`&search=${search}`, (i) => i === 7);
    expect(await codes('&search=ZZQ-9')).toEqual([]);
    expect((await table('&search=CRM-8')).listings).toMatchObject([
      { reference: 'CRM-8', source: { id: crm, name: 'CRM' } },
    ]);
    expect((await table('&type=1')).listings.some(({ reference }: ListingTableRow) => reference === null)).toBe(true);

    await addRun(crm, 7, 'reject');
    await expectRows('&attention=rejected', (i) => i === 7);
    expect((await table()).attention.rejected).toBe(1);
    expect((await table('&search=CRM-7')).listings[0].attention).toContain('rejected');
    await addRun(crm, 8, 'update');
    expect((await table()).attention.rejected).toBe(0);
    await sql`update source_run_item set state = 'refused' where action = 'update'`.execute(db);
    await expectRows('&attention=rejected', (i) => i === 8);
    await sql`delete from source`.execute(db);
  });

  it('[DASH-1] every column up and down, in pages that neither repeat nor leave out', async () => {
    const value: Record<string, (row: ListingTableRow) => number | string> = {
      code: (row) => row.property_id,
      place: (row) => row.district.name.el,
      area: (row) => row.area,
      price: (row) => row.price,
      views: (row) => row.views,
      messages: (row) => row.messages,
      updated: (row) => row.updated_at,
      confirmed: (row) => row.confirmed_at,
    };
    await sql`insert into listing_counter (listing_id, views, messages) select listing_id, listing_id % 13, listing_id % 3
      from dashboard_listing where listing_id % 2 = 0 on conflict (listing_id) do update set views = excluded.views, messages = excluded.messages`.execute(
      testApp.deps.db,
    );
    for (const sort of listingTableSorts)
      for (const order of ['asc', 'desc'] as const) {
        const rows: ListingTableRow[] = [];
        for (let offset = 0; offset < 50; offset += 20)
          rows.push(
            ...(await agency.call('GET', `/property/table?sort=${sort}&order=${order}&limit=20&offset=${offset}`)).body
              .listings,
          );
        expect(new Set(rows.map(({ listing_id }) => listing_id)).size).toBe(50);
        const values = rows.map((row) => value[sort]?.(row) ?? '');
        const compare = (a: number | string, b: number | string) =>
          (typeof a === 'number' ? a - Number(b) : String(a).localeCompare(String(b), 'el')) *
          (order === 'asc' ? 1 : -1);
        expect(values, `${sort} ${order}`).toEqual([...values].sort(compare));
      }
  });

  it('[DASH-1] follows its listings: a new street, price, state, photo count and mandate at once', async () => {
    const { db } = testApp.deps;
    const { listing_id, property_id } = ids[1] as (typeof ids)[0];
    await db
      .updateTable('property')
      .set({ street: 'Μονή Άνω', photo_count: 9 })
      .where('id', '=', property_id)
      .execute();
    await db.updateTable('listing').set({ price: 77_777 }).where('id', '=', listing_id).execute();
    expect((await table('&search=moni ano')).listings).toMatchObject([{ listing_id, price: 77_777, attention: [] }]);
    await sql`insert into property_private (property_id, mandate_expires_on) values (${property_id}, '2026-12-01')
      on conflict (property_id) do update set mandate_expires_on = excluded.mandate_expires_on`.execute(db);
    expect(await codes('&attention=mandate')).toEqual([listing_id]);
    await sql`update property_private set mandate_expires_on = '2027-12-01' where property_id = ${property_id}`.execute(
      db,
    );
    expect(await codes('&attention=mandate')).toEqual([]);
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from dashboard_listing_row r full join dashboard_listing d using (listing_id) where r is distinct from d`.execute(
      db,
    );
    expect(rows[0]?.wrong).toBe(0);
  });

  it('[DASH-1] a change of all that the table shows is about exactly these', async () => {
    const filter = { state: 'active', search: 'kifisias', type: 1, for: 'sale' };
    const { body } = await agency.call('POST', '/property/bulk', { action: 'deactivate', filter });
    const { count } = await table('&search=kifisias&type=1&for=sale');
    expect(count).toBeGreaterThan(0);
    expect(body.bulk.listing_count).toBe(count);
  });
});
