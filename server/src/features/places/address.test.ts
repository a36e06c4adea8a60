import { createQueryKeys } from '@estia/contract/places/phonetic-key';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openQueryPlans, type QueryPlans, rowsRead } from '../../../testing/environment/query-plans.ts';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { findAddressPoint, findDistrictAt, findNearestPostcode, listStreets } from './address.queries.ts';

const CHALANDRI = 461200;
const PAGKRATI = 450131;
/** Ακρόπολη has no postcode of its own. */
const AKROPOLI = 450106;

describe('addresses', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  const streets = async (district_id: number, search_key: string) =>
    (await testApp.callApi('GET /property/streets', { query: { district_id, search_key } })).streets;
  const where = (lat: number, lon: number) => testApp.callApi('GET /property/reverse-geocode', { query: { lat, lon } });

  it.each(['αριστοτ', 'ΑΡΙΣΤΟΤΈΛΟΥΣ', 'aristotelous', 'Aristotel'])(
    '[POST-2] %s finds the street of that district, with its postcode and a point',
    async (typed) => {
      const [first] = await streets(CHALANDRI, typed);
      expect(first?.name).toMatch(/^Αριστοτέλους/);
      expect(first?.postal_code).toMatch(/^152\d\d$/);
      expect(first?.lat).toBeCloseTo(38.02, 1);
      expect(first?.lon).toBeCloseTo(23.8, 1);
    },
  );

  it('[POST-2] a later word of the name is found too, after those that begin so', async () => {
    const names = (await streets(CHALANDRI, 'παπανδρέου')).map((street) => street.name);
    expect(names.some((name) => !name.startsWith('Παπανδρέου') && name.includes('Παπανδρέου'))).toBe(true);
  });

  it('[POST-2] own streets come before those of the neighbours, and none comes from another municipality', async () => {
    const found = await streets(PAGKRATI, 'ευ');
    const ownAddresses = await testApp.deps.db
      .selectFrom('postcode')
      .select('postcode')
      .where('district_id', '=', PAGKRATI)
      .execute();
    const mine = new Set(ownAddresses.map((row) => row.postcode));
    const from = found.map((street) => mine.has(street.postal_code));
    expect(from).toContain(true);
    expect(from.lastIndexOf(true)).toBeLessThan(from.indexOf(false) === -1 ? found.length : from.indexOf(false));
    expect(found.every((street) => street.postal_code.startsWith('1'))).toBe(true);
  });

  it('[POST-2] a neighbourhood without a postcode is given those of its municipality nearest to it', async () => {
    const found = await streets(AKROPOLI, 'ροβέρτου');
    expect(found.map((street) => street.name)).toContain('Γκάλλι Ροβέρτου');
    expect(Math.abs((found[0]?.lat ?? 0) - 37.969)).toBeLessThan(0.02);
  });

  it('[POST-2] nothing typed gives some streets, nonsense none, hostile text none', async () => {
    expect((await streets(CHALANDRI, '')).length).toBe(20);
    expect(await streets(CHALANDRI, '%')).toEqual([]);
    expect(await streets(CHALANDRI, '---')).toEqual([]);
    expect(await streets(CHALANDRI, "'; drop table street; --")).toEqual([]);
    expect(await streets(99_999_999, 'αρ')).toEqual([]);
  });

  it('[POST-2] every district centre is found to lie in that district or beside it', async () => {
    const { db } = testApp.deps;
    const rows = await db.selectFrom('district').select(['id', 'municipality_id', 'lat', 'lon']).execute();
    const sample = rows.filter((_, at) => at % 9 === 0);
    let right = 0;
    for (const row of sample) {
      const { district } = await where(row.lat, row.lon);
      expect(district, String(row.id)).not.toBeNull();
      if (district?.id === row.id) right += 1;
    }
    expect(right / sample.length).toBeGreaterThan(0.97);
  });

  it('[POST-2] a pin is given its district, postcode and streets', async () => {
    const actual = await where(38.0215, 23.7985);
    expect(actual.district).toMatchObject({ kind: 'district', parent_name: { el: 'Χαλάνδρι' } });
    expect(actual.postal_code).toMatch(/^152\d\d$/);
    expect(actual.streets.length).toBeGreaterThan(5);
    const village = await where(36.93783, 21.70994);
    expect(village).toMatchObject({ district: { name: { el: 'Πύλος' } }, postal_code: '24001' });
  });

  it.each([
    ['Ankara side: Bodrum', 37.035, 27.43],
    ['Kaş, 5 km from Kastellorizo', 36.2, 29.64],
    ['Sarandë', 39.875, 20.005],
    ['Bitola', 41.03, 21.33],
    ['out at sea', 38.9, 24.9],
    ['the Libyan sea', 34.1, 23.9],
  ])('[POST-2] outside Greece there is no district: %s', async (_, lat, lon) => {
    expect(await where(lat, lon)).toEqual({ district: null, postal_code: null, streets: [] });
  });

  it('[POST-2] a pin in the harbour means the town beside it', async () => {
    const { district } = await where(37.9395, 23.6385);
    expect(district?.label.el).toContain('Πειραι');
  });

  it('[POST-2] an address without a pin is at its postcode, one without a postcode at its district', async () => {
    const { db } = testApp.deps;
    const postcode = await db
      .selectFrom('postcode')
      .selectAll()
      .where('district_id', '=', CHALANDRI)
      .executeTakeFirstOrThrow();
    const at = (postal_code: string | null) => findAddressPoint(db, { district_id: CHALANDRI, postal_code });
    const spaced = `${postcode.postcode.slice(0, 3)} ${postcode.postcode.slice(3)}`;
    expect(await at(spaced)).toEqual({ lat: postcode.lat, lon: postcode.lon });
    const centre = await at(null);
    expect(await at('54622')).toEqual(centre);
    expect(centre?.lat).toBeCloseTo(38.02, 1);
    expect(await findAddressPoint(db, { district_id: 99_999_999, postal_code: null })).toBeNull();
  });
});

describe('plans of addresses', () => {
  let plans: QueryPlans;
  beforeAll(async () => {
    plans = await openQueryPlans();
    await plans.pool.query('analyze district, postcode, street, place_boundary, land');
  });
  afterAll(() => plans.close());

  it('[POST-2] streets and pins are found by index: what is read is what is near', async () => {
    for (const typed of ['α', 'πα', 'ag', 'x', 'ευα', 'παπ', '2', 'μ', 'leof', 'ελ']) {
      const [plan = ''] = await plans.plansOf((db) => listStreets(db, PAGKRATI, createQueryKeys(typed)));
      expect(plan).not.toMatch(/Seq Scan on (street|postcode)/);
      // Of 57,000 streets.
      expect(rowsRead(plan, 'street')).toBeLessThan(2_000);
    }
    for (const [lat, lon] of [
      [37.95, 23.65],
      [38.02, 23.8],
      [38.09, 23.79],
      [37.91, 23.72],
    ] as const) {
      const [district = '', postcode = ''] = await plans.plansOf(async (db) => {
        const id = await findDistrictAt(db, { lat, lon });
        await findNearestPostcode(db, id ?? 0, { lat, lon });
      });
      expect(district).toMatch(/place_boundary_shape/);
      expect(rowsRead(district, 'place_boundary')).toBeLessThan(20);
      expect(postcode).not.toMatch(/Seq Scan on (street|postcode)/);
      expect(rowsRead(postcode, 'street')).toBeLessThan(2_000);
    }
  });
});
