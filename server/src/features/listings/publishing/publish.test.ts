/** POST-4: a draft becomes a listing, whole or not at all. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import {
  addDraftPhotos,
  apartmentAnswers,
  buildCompleteDraft,
  mandateAnswers,
  publishListing,
} from '../../../../testing/factories/listings.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { restrictDirectly } from '../../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser, callApiAs, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';

const HALANDRI = 461200;
const now = new Date('2026-11-15T10:00:00Z');

describe('[POST-4] publishing', () => {
  let testApp: TestApp;
  let maria: SignedInUser;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '3' });
  });
  beforeEach(async () => {
    testApp.setNow(now);
    maria = await buildSignedInUser(testApp);
  });
  afterAll(() => testApp.close());

  const publish = (draft_id: number, by = maria) => by.call('POST', '/property/create', { draft_id });
  const draftOf = (answers?: FieldAnswers, options?: Parameters<typeof buildCompleteDraft>[3]) =>
    buildCompleteDraft(testApp.deps.db, maria.id, answers, options);
  const change = async (property_id: number, overrides: FieldAnswers, purpose = 'sale') => {
    const { body } = await maria.call('POST', '/property/drafts', { for: purpose, property_id });
    const { draft_id } = body.draft;
    await maria.call('PUT', `/property/drafts/${draft_id}`, { answers: { ...overrides, right_declared: 'on' } });
    return draft_id as number;
  };
  const getPublicListing = async (property_id: number, purpose = 'sale') =>
    (await callApiAs(testApp, null, 'GET', `/property?for=${purpose}&property_id=${property_id}`)).body.property;
  const kinds = async (property_id: number, purpose = 'sale') =>
    (await getPublicListing(property_id, purpose)).timeline.map((e: { kind: string; price: number }) => [
      e.kind,
      e.price,
    ]);
  const count = async (table: string) =>
    Number((await sql<{ n: number }>`select count(*) n from ${sql.table(table)}`.execute(testApp.deps.db)).rows[0]?.n);

  it('is found by the search right after the answer, with its photos, and its owner is told', async () => {
    const draft_id = await draftOf(apartmentAnswers({ price: '251.357', title_el: 'Φωτεινό' }), { photos: 5 });
    const { status, body } = await publish(draft_id);
    expect([status, body.message]).toEqual([200, 'The ad has been successfully saved']);
    const found = await callApiAs(testApp, null, 'POST', '/property/search', {
      for: 'sale',
      category_id: 1,
      district_ids: [HALANDRI],
      price_from: 251_357,
      price_to: 251_357,
    });
    expect(found.body.properties).toMatchObject([
      { listing_id: body.listing_id, price: 251_357, photo_count: 5, title: { el: 'Φωτεινό' }, is_new: true },
    ]);
    const listing = await getPublicListing(body.property_id);
    expect(listing.pictures).toHaveLength(5);
    expect(listing.timeline).toMatchObject([{ kind: 'published', price: 251_357, change: null }]);
    expect(listing.contact).toEqual({ phone: true, message: true, no_brokers: false });
    expect(await listEmailsTo(testApp, maria.email)).toMatchObject([
      {
        template: 'listing_published',
        values: { property_id: body.property_id, for: 'sale', code: `ES-${body.property_id}S` },
      },
    ]);
  });

  it('a second time the same draft is answered with the same ad: nothing is doubled', async () => {
    const draft_id = await draftOf();
    const first = await publish(draft_id);
    expect((await publish(draft_id)).body).toEqual(first.body);
    const draft = (await maria.call('GET', `/property/drafts/${draft_id}`)).body.draft;
    expect(draft.published).toEqual({
      listing_id: first.body.listing_id,
      property_id: first.body.property_id,
      for: 'sale',
    });
    expect(draft.answers).toEqual({ right_declared: 'on' });
    expect((await maria.call('PUT', `/property/drafts/${draft_id}`, { answers: { area: '1' } })).body.code).toBe(
      'not_in_this_state',
    );
    expect(await listEmailsTo(testApp, maria.email)).toHaveLength(1);
  });

  it('many times at once is one listing', async () => {
    const draft_id = await draftOf();
    const before = await count('listing');
    const answers = await Promise.all(Array.from({ length: 6 }, () => publish(draft_id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.listing_id}`)).size).toBe(1);
    expect(await count('listing')).toBe(before + 1);
    expect(await listEmailsTo(testApp, maria.email)).toHaveLength(1);
  });

  it.each(['listing', 'listing_event', 'property_contact', 'email_outbox', 'draft'])(
    'a fault at %s leaves nothing behind, and the draft whole',
    async (table) => {
      const draft_id = await draftOf(apartmentAnswers(), { photos: 4 });
      const tables = ['property', 'listing', 'property_private', 'listing_event', 'listing_search', 'property_photo'];
      const before = await Promise.all(tables.map(count));
      const { db } = testApp.deps;
      await sql
        .raw(`create function break_it() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
        create trigger break_it before insert or update on ${table} execute function break_it()`)
        .execute(db);
      const failed = await publish(draft_id);
      await sql.raw('drop function break_it cascade').execute(db);
      expect(failed.status).toBe(500);
      expect(await Promise.all(tables.map(count))).toEqual(before);
      const saved = (await maria.call('GET', `/property/drafts/${draft_id}`)).body.draft;
      expect([saved.published, saved.photos.length]).toEqual([null, 4]);
      expect((await publish(draft_id)).status).toBe(200);
    },
  );

  it('says all that is missing at once, field by field', async () => {
    const draft_id = await draftOf({ category_id: '1', type_id: '1', district_id: '999999', area: '0' }, { photos: 2 });
    const { status, body } = await publish(draft_id);
    expect([status, body.message]).toEqual([400, 'Failure to save the ad. Please check your details']);
    expect(body.fields).toMatchObject({
      district_id: 'invalid',
      area: 'out_of_range',
      price: 'required',
      energy_class_id: 'energy_required',
      contact_email: 'required',
      right_declared: 'must_accept',
      photos: 'photos_few',
    });
  });

  it('[POST-3] waits for photos on the way or in the making; refused ones do not matter', async () => {
    for (const state of ['uploading', 'uploaded'] as const) {
      const draft_id = await draftOf();
      await addDraftPhotos(testApp.deps.db, draft_id, [state]);
      expect((await publish(draft_id)).body.fields).toEqual({ photos: 'photos_unfinished' });
    }
    const draft_id = await draftOf();
    await addDraftPhotos(testApp.deps.db, draft_id, ['refused']);
    expect((await publish(draft_id)).status).toBe(200);
  });

  describe('[POST-7] room', () => {
    it('no more than the plan holds, also when two drafts come at once', async () => {
      await publishListing(testApp.deps.db, maria);
      await publishListing(testApp.deps.db, maria);
      const [one, two] = [await draftOf(), await draftOf()];
      const answers = await Promise.all([publish(one), publish(two)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'over_limit',
        message: 'Exceeding Property Limit',
      });
    });

    it('changing an active listing needs none, and another’s listings take none', async () => {
      const { property_id } = await publishListing(testApp.deps.db, maria);
      for (let i = 0; i < 2; i++) await publishListing(testApp.deps.db, maria);
      expect((await publish(await change(property_id, { price: '240000' }))).status).toBe(200);
      await publishListing(testApp.deps.db, await buildSignedInUser(testApp));
    });

    it('who is not approved, or has asked to be forgotten, posts nothing', async () => {
      const draft_id = await draftOf();
      const { db } = testApp.deps;
      await db.updateTable('account').set({ erase_after: now }).where('id', '=', maria.id).execute();
      expect((await publish(draft_id)).status).toBe(403);
      await restrictDirectly(db, (trx) =>
        trx.updateTable('account').set({ erase_after: null, status: 'rejected' }).where('id', '=', maria.id).execute(),
      );
      expect((await publish(draft_id)).status).toBe(403);
    });
  });

  describe('[POST-6] the same property', () => {
    const property = () => apartmentAnswers({ street: 'Αγίας Παρασκευής', street_number: '12 α' });

    it.each<[string, FieldAnswers]>([
      ['as it was', {}],
      ['in Latin letters', { street: 'Agias Paraskevis', street_number: '12A' }],
      ['without accents, in capitals', { street: 'ΑΓΙΑΣ ΠΑΡΑΣΚΕΥΗΣ', street_number: '12Α' }],
    ])('written %s is a duplicate', async (_, overrides) => {
      await publishListing(testApp.deps.db, maria, property());
      const { status, body } = await publish(await draftOf({ ...property(), ...overrides, price: '1' }));
      expect([status, body.message]).toEqual([409, 'Duplicate Property']);
    });

    it('also when the first is paused, and by its KAEK wherever it is said to be', async () => {
      const kaek = '050121111111';
      const { listing_id } = await publishListing(testApp.deps.db, maria, { ...property(), kaek });
      await maria.call('PUT', '/property/update', { listing_ids: [listing_id], action: 'deactivate' });
      expect((await publish(await draftOf(property()))).body.code).toBe('duplicate_property');
      expect((await publish(await draftOf(apartmentAnswers({ kaek, street: 'Άλλη' })))).body.code).toBe(
        'duplicate_property',
      );
    });

    it('another floor, size or KAEK is another property; so is somebody else’s listing', async () => {
      await publishListing(testApp.deps.db, maria, { ...property(), kaek: '050122222222' });
      expect((await publish(await draftOf({ ...property(), floor_id: '8' }))).status).toBe(200);
      expect((await publish(await draftOf({ ...property(), kaek: '050123333333' }))).status).toBe(200);
      await publishListing(testApp.deps.db, await buildSignedInUser(testApp), property());
    });

    it('two drafts of it at once: one listing', async () => {
      const drafts = [await draftOf(property()), await draftOf(property())];
      const answers = await Promise.all(drafts.map((id) => publish(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('for rent as well it hangs on the same property', async () => {
      const sale = await publishListing(testApp.deps.db, maria, property());
      const rent = await publishListing(testApp.deps.db, maria, { ...property(), price: '900' }, { purpose: 'rent' });
      expect(rent.property_id).toBe(sale.property_id);
      expect((await getPublicListing(sale.property_id)).other_listing).toEqual({ for: 'rent', price: 900 });
    });

    it('[LIST-5] what an admin stopped is stopped for the property: not for the other purpose, and not as a new draft', async () => {
      const first = (await publish(await draftOf(property()))).body;
      await restrictDirectly(testApp.deps.db, (trx) =>
        sql`update listing set is_active = false, pause_reason = 'admin' where id = ${first.listing_id}`.execute(trx),
      );
      const rent = await draftOf({ ...property(), price: '900' }, { purpose: 'rent' });
      expect((await publish(rent)).body.code).toBe('forbidden');
      const again = await change(first.property_id, { price: '950' }, 'rent');
      expect((await publish(again)).body.code).toBe('forbidden');
    });

    it('relisted after it was removed, or deleted for good, its timeline goes on', async () => {
      const first = await publishListing(testApp.deps.db, maria, property());
      await maria.call('PUT', '/property/update', { listing_ids: [first.listing_id], action: 'remove' });
      const second = await publishListing(testApp.deps.db, maria, { ...property(), price: '230000' });
      expect(second).toEqual(first);
      const story = [
        ['published', 250_000],
        ['removed', 250_000],
        ['price', 230_000],
        ['relisted', 230_000],
      ];
      expect(await kinds(first.property_id)).toEqual(story);
      await maria.call('PUT', '/property/update', { listing_ids: [second.listing_id], action: 'remove' });
      expect((await maria.call('DELETE', '/property/delete', { listing_ids: [second.listing_id] })).body.deleted).toBe(
        1,
      );
      const third = await publishListing(testApp.deps.db, maria, { ...property(), price: '220000' });
      expect(third.property_id).toBe(first.property_id);
      expect(third.listing_id).not.toBe(first.listing_id);
      expect(await kinds(first.property_id)).toEqual([...story, ['removed', 230_000], ['relisted', 220_000]]);
    });

    it('a change that would make one property another’s double is refused', async () => {
      const address = property();
      await publishListing(testApp.deps.db, maria, address);
      const { property_id } = await publishListing(testApp.deps.db, maria);
      const { street, street_number } = address as { street: string; street_number: string };
      expect((await publish(await change(property_id, { street, street_number }))).body.code).toBe(
        'duplicate_property',
      );
    });
  });

  describe('changing a listing', () => {
    it('notes the price and every main fact, and tells them in words', async () => {
      const { property_id, listing_id } = await publishListing(testApp.deps.db, maria);
      testApp.setNow(new Date('2026-11-20T10:00:00Z'));
      const draft_id = await change(property_id, {
        price: '235000',
        area: '95',
        floor_id: '8',
        condition_id: '7',
        levels: '2',
      });
      expect((await publish(draft_id)).body).toMatchObject({ listing_id, property_id });
      const listing = await getPublicListing(property_id);
      expect(listing).toMatchObject({ price: 235_000, previous_price: 250_000, area: 95, levels: 2 });
      expect(listing.price_changed_at).toBe('2026-11-20T10:00:00.000Z');
      expect(listing.timeline.slice(1)).toMatchObject([
        { kind: 'price', price: 235_000, change: null },
        {
          kind: 'facts',
          price: 235_000,
          change: { field: 'area', before: { el: '92\u00a0τ.μ.' }, after: { en: '95\u00a0m²' } },
        },
        { kind: 'facts', change: { field: 'floor_id', before: { en: '3rd floor' }, after: { en: '2nd floor' } } },
        { kind: 'facts', change: { field: 'condition_id', before: null, after: { el: 'Ανακαινισμένο' } } },
      ]);
      // It was up already: no second email, no second beginning.
      expect(await listEmailsTo(testApp, maria.email)).toHaveLength(1);
      expect(listing.published_at).toBe(now.toISOString());
    });

    it('the other offer tells the changed fact beside its own price', async () => {
      const answers = apartmentAnswers();
      const { property_id } = await publishListing(testApp.deps.db, maria, answers);
      await publishListing(testApp.deps.db, maria, { ...answers, price: '800' }, { purpose: 'rent' });
      await publish(await change(property_id, { bed_rooms: '3' }));
      expect(await kinds(property_id, 'rent')).toEqual([
        ['published', 800],
        ['facts', 800],
      ]);
      expect(await kinds(property_id)).toEqual([
        ['published', 250_000],
        ['facts', 250_000],
      ]);
    });

    it('photos are those of the draft, in its order', async () => {
      const { property_id } = await publishListing(testApp.deps.db, maria, apartmentAnswers(), { photos: 3 });
      const draft_id = await change(property_id, {});
      await addDraftPhotos(testApp.deps.db, draft_id, ['ready', 'ready']);
      await publish(draft_id);
      const listing = await getPublicListing(property_id);
      expect([listing.photo_count, listing.pictures.length]).toEqual([5, 5]);
    });

    it('beside another writer of the price: one after the other, and the search shows the last', async () => {
      const { property_id, listing_id } = await publishListing(testApp.deps.db, maria);
      const draft_id = await change(property_id, { price: '210000', bed_rooms: '4' });
      const raise = () =>
        testApp.deps.db.updateTable('listing').set({ price: 199_000 }).where('id', '=', listing_id).execute();
      const [published] = await Promise.all([publish(draft_id), raise(), raise(), raise()]);
      expect(published.status).toBe(200);
      const { rows } = await sql<{ same: boolean; n: number }>`
        select count(*)::int n, bool_and(s.price = l.price) same from listing_search s join listing l on l.id = s.listing_id
        where l.id = ${listing_id}`.execute(testApp.deps.db);
      expect(rows).toEqual([{ same: true, n: 1 }]);
    });
  });

  it('without a pin it stands roughly where its address is, and never shows it', async () => {
    const { lat: _, lon: __, ...unpinned } = apartmentAnswers({ street: 'Κρυφή' });
    const { property_id } = await publishListing(testApp.deps.db, maria, unpinned);
    const listing = await getPublicListing(property_id);
    expect(listing.location).toMatchObject({ hidden: true, radius_m: 750 });
    expect(listing.address.street).toBeNull();
  });

  it('of an agency it bears the agency; the exclusive badge needs more than the words of the form', async () => {
    const agency = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    const agency_id = await buildAgency(testApp.deps.db, HALANDRI, agency.id);
    const { property_id } = await publishListing(testApp.deps.db, agency, apartmentAnswers(mandateAnswers));
    expect(await getPublicListing(property_id)).toMatchObject({
      exclusive: false,
      advertiser: { kind: 'agency', agency_id },
    });
    const simple = await publishListing(testApp.deps.db, agency, apartmentAnswers({ mandate_type_id: '2' }));
    expect((await getPublicListing(simple.property_id)).exclusive).toBe(false);
    // A private person cannot claim it.
    const ownListing = await publishListing(testApp.deps.db, maria, apartmentAnswers(mandateAnswers));
    expect(await getPublicListing(ownListing.property_id)).toMatchObject({
      exclusive: false,
      advertiser: { kind: 'individual' },
    });
  });

  it('a whole listing sent at once is stored as a draft', async () => {
    const { body } = await maria.call('POST', '/property/create', {
      for: 'rent',
      listing: { area: '70', price: '650' },
      place: { district_id: HALANDRI },
      is_active: false,
    });
    expect(body).toMatchObject({ listing_id: null, property_id: null, is_active: false, for: 'rent' });
    const { draft } = (await maria.call('GET', `/property/drafts/${body.draft_id}`)).body;
    expect(draft).toMatchObject({ for: 'rent', answers: { area: '70', price: '650', district_id: String(HALANDRI) } });
  });
});
