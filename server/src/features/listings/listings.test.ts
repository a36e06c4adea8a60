import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildAgency, buildListing, buildPhotos, buildProperty } from '../../../testing/factories/records.ts';

const HALANDRI = 461200;

describe('listings', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  const get = (path: string) => testApp.app.inject({ url: path });
  /** Everything the public can ask about a home, as bytes. */
  const publicBytes = async (propertyId: number): Promise<string> => {
    const page = await get(`/api/property?for=sale&property_id=${propertyId}`);
    const found = await testApp.app.inject({
      method: 'POST',
      url: '/api/property/search',
      payload: { for: 'sale', category_id: 1, district_ids: [HALANDRI], limit: 60 },
    });
    const similar = await get(`/api/property/similar?for=sale&property_id=${propertyId}`);
    const row = await sql`select * from listing_search where property_id = ${propertyId}`.execute(testApp.deps.db);
    return [page.body, found.body, similar.body, JSON.stringify(row.rows)].join('\n');
  };
  const moveTo = (id: number, lon: number, lat: number) =>
    sql`update property set exact_point = st_setsrid(st_makepoint(${lon}, ${lat}), 4326) where id = ${id}`.execute(
      testApp.deps.db,
    );

  it('[LIST-1] [AGEN-1] says since when an advertiser is here, and how an agency answers once that is known', async () => {
    const { db } = testApp.deps;
    const agency_id = await buildAgency(db, HALANDRI);
    const [ofAgency, own] = [
      await buildProperty(db, { district_id: HALANDRI, agency_id }),
      await buildProperty(db, { district_id: HALANDRI }),
    ];
    for (const property_id of [ofAgency, own]) await buildListing(db, { property_id });
    // Late on New Year's Eve in London it is the next year in Athens.
    await sql`update account set created_at = '2023-12-31T23:30:00Z'
      where id in (select account_id from property where id in (${ofAgency}, ${own}))`.execute(db);
    const read = async (property_id: number) => {
      const { property } = await testApp.callApi('GET /property/property', { query: { for: 'sale', property_id } });
      return property.advertiser_activity;
    };
    expect(await read(own)).toEqual({ member_since: 2024, median_reply_minutes: null });
    expect(await read(ofAgency)).toEqual({ member_since: 2024, median_reply_minutes: null });
    await sql`insert into agency_stats (agency_id, for_sale, for_rent, complete, conversations, median_reply_minutes)
      values (${agency_id}, 0, 0, false, 5, 130)
      on conflict (agency_id) do update set median_reply_minutes = 130`.execute(db);
    expect(await read(ofAgency)).toEqual({ member_since: 2024, median_reply_minutes: 130 });
  });

  it('[LIST-1] shows the property with its facts, timeline and other offer', async () => {
    const { db } = testApp.deps;
    const agency_id = await buildAgency(db, HALANDRI);
    const id = await buildProperty(db, {
      district_id: HALANDRI,
      agency_id,
      extras: [23, 40],
      street: 'Αγίας Παρασκευής',
      street_number: '12',
    });
    await buildListing(db, {
      property_id: id,
      price: 250_000,
      previous_price: 263_000,
      title_el: 'Φωτεινό διαμέρισμα',
      description_el: 'Κείμενο.',
    });
    await buildListing(db, { property_id: id, purpose: 2, price: 950 });
    await buildPhotos(db, id, 7);
    await db
      .insertInto('listing_event')
      .values([
        { property_id: id, purpose: 1, at: new Date('2026-03-12'), kind: 'published', price: 278_000 },
        { property_id: id, purpose: 1, at: new Date('2026-11-11'), kind: 'price', price: 250_000 },
      ])
      .execute();
    const { property } = await testApp.callApi('GET /property/property', { query: { for: 'sale', property_id: id } });
    expect(property).toMatchObject({
      price: 250_000,
      previous_price: 263_000,
      price_per_m2: 2_717,
      title: { el: 'Φωτεινό διαμέρισμα', en: 'Apartment 92\u00A0m²' },
      own_title: { el: 'Φωτεινό διαμέρισμα', en: null },
      description: { el: 'Κείμενο.', en: null },
      district: { name: { el: 'Χαλάνδρι', en: 'Chalandri' } },
      advertiser: { kind: 'agency', gcr: expect.stringMatching(/^\d{12}$/) },
      address: { street: 'Αγίας Παρασκευής', street_number: '12' },
      location: { hidden: false, radius_m: 0 },
      energy_class: { el: 'Γ', en: 'C' },
      energy_rank: 5,
      extras: [{ name: { el: 'Μπαλκόνι' } }, { name: { el: 'Ασανσέρ' } }],
      timeline: [
        { kind: 'published', price: 278_000 },
        { kind: 'price', price: 250_000 },
      ],
      other_listing: { for: 'rent', price: 950 },
      photo_count: 7,
    });
    expect(property.pictures).toHaveLength(7);
    expect(JSON.stringify(property)).not.toContain('account');
  });

  it('[ID-1] a listing id leads to its property and offer; unknown, paused and removed ones are not found', async () => {
    const { db } = testApp.deps;
    const id = await buildProperty(db, { district_id: HALANDRI });
    const rent = await buildListing(db, { property_id: id, purpose: 2, price: 800 });
    const paused = await buildListing(db, { property_id: id, is_active: false });
    expect(await testApp.callApi('GET /property/listing', { query: { listing_id: rent } })).toEqual({
      property_id: id,
      for: 'rent',
    });
    expect((await get(`/api/property/listing?listing_id=${paused}`)).statusCode).toBe(404);
    expect((await get('/api/property/listing?listing_id=999999999')).statusCode).toBe(404);
    expect((await get(`/api/property?for=sale&property_id=${id}`)).statusCode).toBe(410);
    expect((await get('/api/property?for=lease&property_id=1')).json()).toMatchObject({
      code: 'invalid_input',
      fields: { for: expect.any(String) },
    });
  });

  describe('[LIST-2] a hidden address', () => {
    let id: number;
    const property = { lon: 23.8011347, lat: 38.0222581 };
    beforeAll(async () => {
      id = await buildProperty(testApp.deps.db, {
        district_id: HALANDRI,
        hide_address: true,
        street: 'Μυστική',
        street_number: '7',
        postcode: '15232',
        where: property,
      });
      await buildListing(testApp.deps.db, { property_id: id, updated_at: new Date('2026-11-01') });
    });

    it('gives neither street nor point: only the centre of its square and a circle that holds all of it', async () => {
      const bytes = await publicBytes(id);
      expect(bytes).not.toContain('Μυστική');
      expect(bytes).not.toContain('15232');
      // To a metre. The random public point may share one of the two by chance, never both.
      expect(bytes.includes('23.80113') && bytes.includes('38.02225')).toBe(false);
      const { property } = await testApp.callApi('GET /property/property', { query: { for: 'sale', property_id: id } });
      expect(property.location).toMatchObject({ hidden: true, radius_m: 750 });
      const { rows } = await sql<{ inside: boolean }>`
        select st_distance(st_setsrid(st_makepoint(${property.location.lon}, ${property.location.lat}), 4326)::geography,
          exact_point::geography) <= 708 as inside from property where id = ${id}`.execute(testApp.deps.db);
      expect(rows[0]?.inside).toBe(true);
    });

    it('moving the property inside its square changes no public byte; leaving the square does', async () => {
      const { rows } = await sql<{ lon: number; lat: number }>`
        select st_x(random_in_square(location_square(exact_point))) lon, st_y(exact_point) lat from property, generate_series(1, 30)
        where id = ${id}`.execute(testApp.deps.db);
      const before = await publicBytes(id);
      let moved = 0;
      for (const { lon, lat } of rows) {
        const same = await sql<{ same: boolean }>`
          select location_square(exact_point) ~= location_square(st_setsrid(st_makepoint(${lon}, ${lat}), 4326)) as same
          from property where id = ${id}`.execute(testApp.deps.db);
        if (!same.rows[0]?.same) continue;
        moved += 1;
        await moveTo(id, lon, lat);
        expect(await publicBytes(id)).toBe(before);
      }
      expect(moved).toBeGreaterThan(10);
      await moveTo(id, property.lon + 0.03, property.lat);
      expect(await publicBytes(id)).not.toBe(before);
    });

    it('the public point is spread over the square, whatever corner the property stands in', async () => {
      const { db } = testApp.deps;
      const { rows } = await sql<{ x: number; y: number }>`
        with square as (select location_square(st_setsrid(st_makepoint(23.8011, 38.0222), 4326)) s)
        select st_x(g) - s[0] * 1000 as x, st_y(g) - s[1] * 1000 as y
        from square, generate_series(1, 2000) i, lateral (select st_transform(random_in_square(s), 2100) g where i > 0) p`.execute(
        db,
      );
      const mean = (key: 'x' | 'y') => rows.reduce((sum, row) => sum + row[key], 0) / rows.length;
      for (const key of ['x', 'y'] as const) {
        expect(Math.abs(mean(key) - 500)).toBeLessThan(40);
        expect(Math.min(...rows.map((row) => row[key]))).toBeGreaterThan(-1);
        expect(Math.max(...rows.map((row) => row[key]))).toBeLessThan(1_001);
      }
    });

    it('sale and rent share the one public point', async () => {
      await buildListing(testApp.deps.db, { property_id: id, purpose: 2, price: 700 });
      const { rows } = await sql<{ n: number }>`
        select count(distinct (x, y))::int n from listing_search where property_id = ${id}`.execute(testApp.deps.db);
      expect(rows[0]?.n).toBe(1);
    });
  });

  describe('[LIST-1] cards by id', () => {
    const cardsOf = (ids: readonly number[] | string) =>
      get(`/api/property/cards?listing_ids=${typeof ids === 'string' ? ids : ids.join(',')}`);
    const idsIn = (body: string): number[] =>
      JSON.parse(body).properties.map((card: { listing_id: number }) => card.listing_id);

    it('come in the order asked, each once, without those that are not active', async () => {
      const { db } = testApp.deps;
      const build = async (overrides: Partial<Parameters<typeof buildListing>[1]> = {}) =>
        buildListing(db, {
          property_id: await buildProperty(db, { district_id: HALANDRI }),
          price: 100_000,
          ...overrides,
        });
      const [one, two, paused, rented] = [
        await build(),
        await build(),
        await build({ is_active: false }),
        await build({ purpose: 2, price: 700 }),
      ];
      const asked = [rented, two, paused, 999_999_999, one, two];
      const response = await cardsOf(asked);
      expect(response.statusCode).toBe(200);
      expect(idsIn(response.body)).toEqual([rented, two, one]);
      expect(response.headers['cache-control']).toBe('public, max-age=30');
      expect(JSON.parse(response.body).properties[0]).toMatchObject({ for: 'rent', price: 700 });
    });

    it('are 60 at most, and anything but ids is refused', async () => {
      const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
      expect((await cardsOf(many(60))).statusCode).toBe(200);
      for (const bad of [many(61).join(','), '', 'x', '1,', '1,,2', '-1', '1.5', '1;2', '9'.repeat(16)]) {
        expect((await cardsOf(bad)).statusCode, bad).toBe(400);
      }
      expect((await get('/api/property/cards')).statusCode).toBe(400);
    });
  });

  it('the timeline cannot be rewritten', async () => {
    await expect(sql`update listing_event set price = 1`.execute(testApp.deps.db)).rejects.toThrow(/append-only/);
    await expect(sql`delete from listing_event`.execute(testApp.deps.db)).rejects.toThrow(/append-only/);
    await expect(sql`truncate listing_event`.execute(testApp.deps.db)).rejects.toThrow(/append-only/);
  });
});
