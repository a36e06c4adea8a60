import { roleIds } from '@estia/contract/accounts/roles';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildComplex, buildUnit, CHALANDRI_DISTRICT_ID, complexInput } from '../../../testing/factories/complexes.ts';
import { buildAgency, buildUser } from '../../../testing/factories/records.ts';
import type { Complex } from '../../platform/generated/schema.ts';
import { listComplexPages } from './index.ts';

const PAGKRATI = 450131;
const DAY = 86_400_000;

describe('[PAGE-1] developments', () => {
  let testApp: TestApp;
  const db = () => testApp.deps.db;

  async function createAgency(overrides: Parameters<typeof buildUser>[1] = {}) {
    const user = await buildUser(db(), { role_id: roleIds.agency, ...overrides });
    await buildAgency(db(), CHALANDRI_DISTRICT_ID, user.id);
    return user;
  }
  const request = async (
    token: string | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const response = await testApp.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, body: response.json() };
  };
  const visitor = (url: string) => request(null, 'GET', url);
  const idsOf = async (query: string): Promise<number[]> =>
    (await visitor(`/complexes?${query}`)).body.complexes.map((each: { complex_id: number }) => each.complex_id);
  type TestProperty = NonNullable<Parameters<typeof buildUnit>[3]>;
  async function shown(overrides: Partial<Insertable<Complex>> = {}, property: TestProperty = {}) {
    const owner = await createAgency();
    const id = await buildComplex(db(), owner.id, overrides);
    const unit = await buildUnit(
      db(),
      owner.id,
      { complex_id: id, hide_address: overrides.hide_address ?? false },
      property,
    );
    return { ...unit, id, owner };
  }

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  describe('an agency and its own', () => {
    it('creates a draft, attaches listings, publishes, pauses and deletes: the listings stay', async () => {
      const owner = await createAgency();
      const made = await request(owner.token, 'POST', '/user/complexes', complexInput);
      expect(made).toMatchObject({ status: 200, body: { complex: { state: 'draft', version: 1, units: 0 } } });
      const id = made.body.complex.complex_id;
      expect((await visitor(`/complexes/${id}`)).status).toBe(404);
      const publish = () => request(owner.token, 'PUT', `/user/complexes/${id}/state`, { state: 'published' });
      expect(await publish()).toMatchObject({ status: 409, body: { fields: { units: 'nothing_chosen' } } });
      const [a, b] = [await buildUnit(db(), owner.id), await buildUnit(db(), owner.id, {}, { is_active: false })];
      const attach = { attach: [a.property_id, b.property_id] };
      for (let twice = 0; twice < 2; twice++)
        expect(await request(owner.token, 'PUT', `/user/complexes/${id}/units`, attach)).toMatchObject({
          status: 200,
          body: { complex: { units: 2, live_units: 1 } },
        });
      expect((await publish()).body.complex.state).toBe('published');
      expect((await visitor(`/complexes/${id}`)).body).toMatchObject({
        count: 1,
        units: [{ listing_id: a.listing_id }],
      });
      await request(owner.token, 'PUT', `/user/complexes/${id}/state`, { state: 'paused' });
      expect((await visitor(`/complexes/${id}`)).status).toBe(404);
      expect((await request(owner.token, 'DELETE', `/user/complexes/${id}`)).status).toBe(200);
      const left = await db().selectFrom('property').select('complex_id').where('id', '=', a.property_id).execute();
      expect(left).toEqual([{ complex_id: null }]);
      expect((await visitor(`/property?for=sale&property_id=${a.property_id}`)).status).toBe(200);
    });

    it('of two who change the same version the second is told', async () => {
      const owner = await createAgency();
      const id = await buildComplex(db(), owner.id);
      const body = { ...complexInput, version: 1 };
      const both = await Promise.all(
        ['Α', 'Β'].map((name_el) => request(owner.token, 'PUT', `/user/complexes/${id}`, { ...body, name_el })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile');
      expect(both.find(({ status }) => status === 200)?.body.complex).toMatchObject({ version: 2, stage: 'building' });
    });

    it('[ROLE-4] nobody else’s development and nobody else’s listing', async () => {
      const mine = await shown();
      const thief = await createAgency();
      const thiefsComplex = await buildComplex(db(), thief.id);
      const stolen = { attach: [mine.property_id] };
      expect((await request(thief.token, 'PUT', `/user/complexes/${thiefsComplex}/units`, stolen)).status).toBe(404);
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PUT', '', { ...complexInput, version: 1 }],
        ['DELETE', '', undefined],
        ['GET', '/listings', undefined],
        ['PUT', '/state', { state: 'paused' }],
        ['PUT', '/units', { detach: [mine.property_id] }],
      ] as const)
        expect((await request(thief.token, method, `/user/complexes/${mine.id}${path}`, body)).status).toBe(404);
      expect((await visitor(`/complexes/${mine.id}`)).body.count).toBe(1);
    });

    it('a listing is in one development at most, also when two want it at once', async () => {
      const owner = await createAgency();
      const [one, two] = [await buildComplex(db(), owner.id), await buildComplex(db(), owner.id)];
      const { property_id } = await buildUnit(db(), owner.id);
      const both = await Promise.all(
        [one, two].map((id) => request(owner.token, 'PUT', `/user/complexes/${id}/units`, { attach: [property_id] })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(both.find(({ status }) => status === 400)?.body.fields).toEqual({ attach: 'unit_elsewhere' });
    });

    it('[LIST-2] a unit with a hidden address is never found by the address of its development or its neighbours', async () => {
      const owner = await createAgency();
      const id = await buildComplex(db(), owner.id, { street: 'Αριστοτέλους 5' });
      const open = await buildUnit(db(), owner.id, { hide_address: false });
      const hidden = await buildUnit(db(), owner.id, { hide_address: true });
      const put = (attach: number[]) => request(owner.token, 'PUT', `/user/complexes/${id}/units`, { attach });
      expect((await put([open.property_id, hidden.property_id])).body.fields).toEqual({ attach: 'unit_address' });
      expect((await put([open.property_id])).status).toBe(200);
      expect((await visitor(`/complexes/${id}`)).body.complex).toMatchObject({
        address: { street: 'Αριστοτέλους 5' },
        location: { hidden: false, lat: 38.0205, lon: 23.7975, radius_m: 0 },
      });
      // The listing hides its address later: it leaves the page, and no longer says whose part it is.
      await db().updateTable('property').set({ hide_address: true }).where('id', '=', open.property_id).execute();
      expect((await visitor(`/complexes/${id}`)).body).toMatchObject({ count: 0, complex: { location: null } });
      const page = await visitor(`/property?for=sale&property_id=${open.property_id}`);
      expect(page.body.property.complex).toBeNull();
      const flip = { ...complexInput, version: 1, hide_address: true };
      expect((await request(owner.token, 'PUT', `/user/complexes/${id}`, flip)).status).toBe(200);
      const { complex } = (await visitor(`/complexes/${id}`)).body;
      expect(complex).toMatchObject({ address: { street: null }, location: { hidden: true, radius_m: 750 } });
      expect([complex.location.lat, complex.location.lon]).not.toEqual([38.0205, 23.7975]);
      const back = { ...complexInput, version: 2, hide_address: false };
      expect((await request(owner.token, 'PUT', `/user/complexes/${id}`, back)).body.fields).toEqual({
        hide_address: 'unit_address',
      });
    });

    it('words are held to the rules of listings, fields to their lists', async () => {
      const owner = await createAgency();
      const post = (over: object) => request(owner.token, 'POST', '/user/complexes', { ...complexInput, ...over });
      const faults = async (over: object) => (await post(over)).body.fields;
      expect(await faults({ description_en: 'Call 6912345678' })).toEqual({ description_en: 'contact_in_text' });
      expect(await faults({ name_el: 'Τηλ. 210 1234567' })).toEqual({ name_el: 'contact_in_text' });
      expect(await faults({ street: 'Ερμού 5, τηλ. 210 1234567' })).toEqual({ street: 'contact_in_text' });
      expect(await faults({ district_id: 999_999 })).toEqual({ district_id: 'invalid' });
      expect(await faults({ completion_year: 2099 })).toEqual({ completion_year: 'invalid' });
      expect(await faults({ completion_year: null })).toEqual({ completion_year: 'required' });
      expect(await faults({ energy_class_id: 77 })).toEqual({ energy_class_id: 'invalid' });
      expect((await post({ name_el: ' ' })).status).toBe(400);
    });

    it('the cover is a photo of one of its units, and goes with it', async () => {
      const { id, owner, property_id } = await shown();
      const second = await buildUnit(db(), owner.id, { complex_id: id });
      const coverOf = async () => (await visitor(`/complexes/${id}`)).body.complex.cover.key;
      const first = await coverOf();
      const put = (cover_property_id: number, version: number) =>
        request(owner.token, 'PUT', `/user/complexes/${id}`, { ...complexInput, version, cover_property_id });
      const foreign = (await shown()).property_id;
      expect((await put(foreign, 1)).body.fields).toEqual({ cover_property_id: 'invalid' });
      expect((await put(second.property_id, 1)).status).toBe(200);
      expect(await coverOf()).not.toBe(first);
      await request(owner.token, 'PUT', `/user/complexes/${id}/units`, { detach: [second.property_id] });
      expect(await coverOf()).toBe(first);
      expect((await put(property_id, 2)).status).toBe(200);
    });

    it('chooses among own listings that are free: by page, by code and by words', async () => {
      const { id, owner, property_id } = await shown();
      const other = await buildComplex(db(), owner.id);
      await buildUnit(db(), owner.id, { complex_id: other });
      await buildUnit(db(), owner.id, {}, { is_active: null });
      const free = await buildUnit(db(), owner.id, { street: 'Κολοκοτρώνη' });
      const listings = async (query = '') =>
        (await request(owner.token, 'GET', `/user/complexes/${id}/listings?${query}`)).body;
      expect(await listings()).toMatchObject({
        count: 2,
        listings: [
          { property_id, is_attached: true, is_public: true },
          { property_id: free.property_id, is_attached: false, is_public: false },
        ],
      });
      expect((await listings(`search=ES-${free.property_id}S`)).listings).toHaveLength(1);
      expect((await listings(`search=${encodeURIComponent('κολοκ')}`)).listings).toMatchObject([
        { property_id: free.property_id },
      ]);
      expect((await listings('search=%25')).count).toBe(0);
      expect((await listings('limit=1&offset=1')).listings).toMatchObject([{ property_id: free.property_id }]);
    });
  });

  describe('everybody', () => {
    it('finds those with units on offer, newest first, by place, stage, purpose and price', async () => {
      const at = (day: number) => new Date(Date.UTC(2026, 10, day));
      const old = await shown({ published_at: at(1), stage: 3, district_id: PAGKRATI }, { price: 90_000 });
      const fresh = await shown({ published_at: at(2), stage: 1, district_id: PAGKRATI }, { price: 900, purpose: 2 });
      const here = `district_ids=${PAGKRATI}`;
      expect(await idsOf(here)).toEqual([fresh.id, old.id]);
      expect(await idsOf(`${here}&stage=ready`)).toEqual([old.id]);
      expect(await idsOf(`${here}&for=rent`)).toEqual([fresh.id]);
      expect(await idsOf(`${here}&priceMax=100.000`)).toEqual([old.id]);
      expect(await idsOf(`${here}&priceMin=800&priceMax=1000&for=rent`)).toEqual([fresh.id]);
      expect(await idsOf(`${here}&priceMin=95k`)).toEqual([]);
      expect(await idsOf('municipality_ids=4501&limit=1&offset=1')).toEqual([old.id]);
      expect((await visitor(`/complexes?${here}&limit=1`)).body).toMatchObject({
        count: 2,
        places: [{ id: PAGKRATI }],
        complexes: [{ stage: 'planned', stats: { units: 1, sale: null, rent: { from: 900, to: 900, units: 1 } } }],
      });
      expect((await listComplexPages(db())).map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/complexes', `/complexes/${old.id}`, `/complexes/${fresh.id}`]),
      );
    });

    it('sees none of an agency that is not approved or is leaving, no draft, no paused one', async () => {
      const before = await idsOf('limit=30');
      for (const over of [
        { status: 'waiting' as const },
        { status: 'blocked' as const },
        { erase_after: new Date('2026-12-01') },
      ]) {
        const owner = await createAgency(over);
        const id = await buildComplex(db(), owner.id);
        await buildUnit(db(), owner.id, { complex_id: id });
        expect((await visitor(`/complexes/${id}`)).status).toBe(404);
      }
      await shown({ state: 'draft', published_at: null });
      await shown({ state: 'paused' });
      await shown({}, { is_active: false });
      expect(await idsOf('limit=30')).toEqual(before);
    });

    it('sees figures of the units on offer, and sorts them', async () => {
      const { id, owner } = await shown({}, { price: 200_000 });
      const unit = (over: object, property: TestProperty) =>
        buildUnit(db(), owner.id, { complex_id: id, ...over }, property);
      const large = await unit({ area: 140, bed_rooms: 4, floor_id: 12 }, { price: 410_000 });
      const small = await unit({ area: 40, bed_rooms: null, floor_id: null }, { price: 150_000 });
      await unit({ area: 999 }, { price: 9, is_active: false });
      await unit({ area: 60 }, { price: 700, purpose: 2 });
      const { body } = await visitor(`/complexes/${id}?sort=area_desc&limit=1`);
      expect(body.complex.stats).toEqual({
        units: 4,
        sale: { from: 150_000, to: 410_000, units: 3 },
        rent: { from: 700, to: 700, units: 1 },
        area: { from: 40, to: 140 },
        bed_rooms: { from: 2, to: 4 },
      });
      expect(body).toMatchObject({ count: 4, units: [{ listing_id: large.listing_id, type: { en: 'Apartment' } }] });
      expect(body.complex.pictures).toHaveLength(4);
      const order = async (sort: string) =>
        (await visitor(`/complexes/${id}?sort=${sort}`)).body.units.map(
          (each: { listing_id: number }) => each.listing_id,
        );
      expect((await order('price_desc'))[0]).toBe(large.listing_id);
      expect((await order('floor_asc')).at(-1)).toBe(small.listing_id);
      expect((await visitor(`/complexes/${id}?sort=views`)).status).toBe(400);
      const listing = await visitor(`/property?for=sale&property_id=${small.property_id}`);
      expect(listing.body.property.complex).toMatchObject({ complex_id: id, name: { en: 'Halandri Courts' } });
      for (const secret of ['account_id', 'exact_point', 'version']) expect(JSON.stringify(body)).not.toContain(secret);
    });

    it('reads for 90 days that all units are gone, and then nothing', async () => {
      const { id, listing_id, property_id } = await shown();
      const gone = async (days: number) => {
        const at = new Date(testApp.deps.clock().getTime() - days * DAY);
        await db().updateTable('complex').set({ updated_at: at }).where('id', '=', id).execute();
        await db()
          .insertInto('listing_event')
          .values({ property_id, purpose: 1, at, kind: 'paused', price: 1 })
          .execute();
      };
      await db().updateTable('listing').set({ is_active: false }).where('id', '=', listing_id).execute();
      await gone(95);
      expect((await visitor(`/complexes/${id}`)).status).toBe(404);
      await gone(85);
      expect(await visitor(`/complexes/${id}`)).toMatchObject({
        status: 200,
        body: { complex: { is_gone: true, cover: null, stats: { units: 0, sale: null } }, units: [], count: 0 },
      });
      expect(await idsOf('limit=30')).not.toContain(id);
    });
  });
});
