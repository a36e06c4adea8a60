import { roleIds } from '@estia/contract/accounts/roles';
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildExclusiveCase } from '../../../testing/factories/exclusive-cases.ts';
import { buildInvoice } from '../../../testing/factories/invoices.ts';
import { buildAccount, buildAgency, buildListing, buildProperty } from '../../../testing/factories/records.ts';
import { buildScheduledPause } from '../../../testing/factories/scheduled-pauses.ts';
import { buildComplaint } from '../../../testing/factories/statements-of-reasons.ts';
import { buildOpenReport } from '../../../testing/factories/work-items.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../testing/people/admins.ts';

const CHALANDRI = 461_200;

describe('[ADMN-5] the search of admins', () => {
  let testApp: AdminTestApp;
  let person: number;
  let agency: number;
  let property: number;
  let sale: number;
  let rent: number;
  let invoice: { id: number; series: string; number: number };

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
    const { db } = testApp;
    person = await buildAccount(db, {
      username: 'Γιώργος Παπαχρήστου',
      email: 'g.papachristou@mail.example',
      mobile: '+306971234567',
      landline: '+302106812345',
    });
    await buildAccount(db, { username: 'Γιώργος Άλλος', mobile: '+306981234567' });
    agency = await buildAccount(db, { role_id: roleIds.agency, username: 'Ελένη Μεσίτη' });
    await db
      .insertInto('agency')
      .values({
        account_id: agency,
        name_el: 'Κτηματική Αργυρούπολης',
        name_en: 'Argyroupoli Estates',
        name_key: ` ${createPhoneticKey('Κτηματική Αργυρούπολης')}  ${createPhoneticKey('Argyroupoli Estates')} `,
        gemi: '004711230000',
        tax_number: '094014201',
        tax_office: 'ΚΕΦΟΔΕ',
        district_id: CHALANDRI,
        phones: ['+302109900111'],
      })
      .execute();
    property = await buildProperty(db, {
      account_id: person,
      district_id: CHALANDRI,
      street: 'Λεωφόρος Κηφισίας',
      street_number: '124',
      hide_address: true,
    });
    sale = await buildListing(db, { property_id: property });
    rent = await buildListing(db, { property_id: property, purpose: 2, is_active: false });
    await sql`insert into property_contact (property_id, phone) values (${property}, '+306900000123')`.execute(db);
    const other = await buildProperty(db, { district_id: 500101, street: 'Κηφισίας', street_number: '9' });
    await buildListing(db, { property_id: other });
    const issued = await buildInvoice(testApp.world.deps, { accountId: agency });
    invoice = await db
      .selectFrom('invoice')
      .select(['id', 'series', 'number'])
      .where('id', '=', issued.id)
      .executeTakeFirstOrThrow();
  });
  afterAll(() => testApp.world.close());

  const search = async (text: string) =>
    (await testApp.call(testApp.admin.token, 'POST', '/adminPanel/search', { text })).body;
  const users = async (text: string): Promise<[number, string][]> =>
    (await search(text)).users.map((user: { user_id: number; matched: string }) => [user.user_id, user.matched]);
  const listings = async (text: string): Promise<number[]> =>
    (await search(text)).listings.map(({ listing_id }: { listing_id: number }) => listing_id);
  const invoices = async (text: string): Promise<number[]> =>
    (await search(text)).invoices.map(({ id }: { id: number }) => id);

  it.each([
    'Γιώργος Παπαχρήστου',
    'παπαχρηστου γιωργος',
    'ΠΑΠΑΧΡΉΣΤΟΥ',
    'papachristou',
    'papaxristou giorgos',
    'giwrgos papax',
  ])('finds a person by name: %s', async (text) => {
    expect(await users(text)).toEqual([[person, 'name']]);
  });

  it('finds somebody by a part of an email that is nobody’s name', async () => {
    const id = await buildAccount(testApp.db, { username: 'Άννα', email: 'thalassa77@mail.example' });
    expect(await users('thalassa7')).toEqual([[id, 'email']]);
  });

  it('puts the whole name before longer ones', async () => {
    const { db } = testApp;
    const first = await buildAccount(db, { username: 'Ζήνων' });
    const second = await buildAccount(db, { username: 'Ζήνων Ζηνωνίδης' });
    expect(await users('zinon')).toEqual([
      [first, 'name'],
      [second, 'name'],
    ]);
  });

  it.each([
    ['6971234567', 'phone'],
    ['+30 697 123 4567', 'phone'],
    ['697 12', 'phone'],
    ['0030 210 681 2345', 'phone'],
    ['g.papachristou@mail.example', 'email'],
    ['G.Papachristou@MAIL.example', 'email'],
    ['apachristou@mail', 'email'],
  ])('finds a person by %s', async (text, matched) => {
    expect(await users(text)).toEqual([[person, matched]]);
  });

  it.each([
    ['4711230', 'gemi'],
    ['004711230000', 'gemi'],
    ['00471', 'gemi'],
    ['094014201', 'tax_number'],
    ['09401', 'tax_number'],
    ['210 9900 111', 'phone'],
    ['κτηματική', 'agency'],
    ['argyroypolis ktimatiki', 'agency'],
    ['Argyroupoli Estates', 'agency'],
    ['μεσίτη', 'name'],
  ])('finds an agency by %s', async (text, matched) => {
    expect(await users(text)).toEqual([[agency, matched]]);
  });

  it('finds a user by number, and shows what an admin tells people apart by', async () => {
    expect(await users(String(agency))).toContainEqual([agency, 'id']);
    expect((await search('κτηματική')).users).toMatchObject([
      {
        username: 'Ελένη Μεσίτη',
        agency: {
          name: { el: 'Κτηματική Αργυρούπολης' },
          general_commercial_agency_id: '004711230000',
          tax_number: '094014201',
        },
      },
    ]);
  });

  it('finds listings by code, number and phone, live ones first', async () => {
    for (const text of [
      `ES-${property}S`,
      `es${property}r`,
      `ΕΣ-${property}`,
      `${property}S`,
      String(property),
      `#${property}`,
      `# ${property}`,
    ])
      expect(await listings(text), text).toEqual([sale, rent]);
    expect(await listings('6900000123')).toEqual([sale, rent]);
    expect(await users(`ES-${property}S`)).toEqual([]);
  });

  it.each(['Κηφισίας 124', 'kifisias 124', 'leoforos kifisias', 'khfisias 12 λεωφόρος', 'λεωφ κηφισίας χαλάνδρι'])(
    'finds a listing by its address: %s',
    async (text) => {
      expect(await listings(text)).toEqual([sale, rent]);
    },
  );

  it('shows the whole address and whose it is, also where visitors see neither', async () => {
    expect((await search('kifisias 124')).listings[0]).toMatchObject({
      code: `ES-${property}S`,
      for: 'sale',
      state: 'active',
      address: 'Λεωφόρος Κηφισίας 124',
      place: { el: expect.stringContaining('Χαλάνδρι'), en: expect.stringContaining('Chalandri') },
      user: { user_id: person, username: 'Γιώργος Παπαχρήστου' },
      matched: 'address',
    });
  });

  it('finds an invoice by its number, with either alphabet, and by its customer', async () => {
    const { series, number, id } = invoice;
    const latin = series.replaceAll('Α', 'A').replaceAll('Τ', 'T');
    for (const text of [
      `${series} ${number}`,
      `${series}-${number}`,
      `${latin.toLowerCase()}${number}`,
      String(number),
    ])
      expect(await invoices(text), text).toContain(id);
    expect(await invoices('ktimatiki')).toEqual([id]);
    expect(await invoices('094014201')).toEqual([id]);
    await sql`update invoice set reporting = 'reported', next_try_at = null, mark = '400001234567890' where id = ${id}`.execute(
      testApp.db,
    );
    expect(await invoices('400001234567890')).toEqual([id]);
  });

  it('finds reports and cases by the number that people were given, as it is printed and alone', async () => {
    const { db } = testApp;
    const one = await buildAccount(db, { role_id: roleIds.agency });
    const other = await buildAccount(db, { role_id: roleIds.agency, username: 'Νίκος Μεσίτης' });
    for (const id of [one, other]) await buildAgency(db, CHALANDRI, id);
    const report = await buildOpenReport(db, { title: 'Μεζονέτα με κήπο' });
    await sql`update report set state = 'dismissed', decision = 'x', decided_at = now() where id = ${report}`.execute(
      db,
    );
    const pause = await buildScheduledPause(db, { ownerId: person, agencyAccountId: one, state: 'disputed' });
    const exclusive = await buildExclusiveCase(db, [one, other]);
    const complaint = await buildComplaint(db, person);
    const find = async (kind: string, id: number, text: string) =>
      (await search(text)).cases.find((each: { kind: string; id: number }) => each.kind === kind && each.id === id);
    for (const [kind, id, is_open] of [
      ['report', report, false],
      ['dispute', pause.id, true],
      ['exclusive_case', exclusive, true],
      ['appeal', complaint, true],
    ] as const)
      for (const text of [`#${id}`, `# ${id}`, String(id)])
        expect(await find(kind, id, text), `${kind} ${text}`).toMatchObject({
          is_open,
          title: { el: expect.stringMatching(/\p{L}/u), en: expect.stringMatching(/\p{L}/u) },
        });
    expect((await find('report', report, `#${report}`)).title.el).toBe('Μεζονέτα με κήπο');
    expect((await find('appeal', complaint, `#${complaint}`)).title.el).toBe('Γιώργος Παπαχρήστου');
    for (const text of [`ES-${report}S`, 'Μεζονέτα', '#999999999'])
      expect((await search(text)).cases, text).toEqual([]);
  });

  it('takes signs of patterns for what they are, and finds nothing by too little', async () => {
    for (const text of ['%%%', '___', '\\\\', 'ab', '12 %', "'; drop table account; --"])
      expect(await search(text), text).toMatchObject({ users: [], invoices: [] });
    expect((await testApp.call(testApp.admin.token, 'POST', '/adminPanel/search', { text: ' ' })).status).toBe(400);
  });

  it('shows ten and says that there are more', async () => {
    for (let i = 0; i < 12; i += 1) await buildAccount(testApp.db, { username: `Πολύς Πολλών ${i}` });
    const found = await search('pollon');
    expect(found.users).toHaveLength(10);
    expect(found.has_more).toEqual({ users: true, listings: false, invoices: false });
  });
});
