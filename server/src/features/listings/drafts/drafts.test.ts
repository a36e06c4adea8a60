/** POST-1: what is typed is stored, on every device, and checked only when a step is left. */
import { roleIds } from '@estia/contract/accounts/roles';
import { listingLimits } from '@estia/contract/listings/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import {
  addDraftPhotos,
  apartmentAnswers,
  buildCompleteDraft,
  publishListing,
} from '../../../../testing/factories/listings.ts';
import { buildSignedInUser, type SignedInUser } from '../../../../testing/people/api-users.ts';

describe('[POST-1] drafts', () => {
  let testApp: TestApp;
  let maria: SignedInUser;
  let other: SignedInUser;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '1000' });
  });
  beforeEach(async () => {
    maria = await buildSignedInUser(testApp);
    other = await buildSignedInUser(testApp);
  });
  afterAll(() => testApp.close());

  const start = async (body: object = { for: 'sale' }, by = maria) => {
    const answer = await by.call('POST', '/property/drafts', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.draft;
  };
  const save = (id: number, body: object, by = maria) => by.call('PUT', `/property/drafts/${id}`, body);
  const read = async (id: number) => (await maria.call('GET', `/property/drafts/${id}`)).body.draft;

  it('begins with what was chosen before, as an individual or an agency', async () => {
    const draft = await start({ for: 'rent', category_id: 1, type_id: 2 });
    expect(draft).toMatchObject({
      for: 'rent',
      advertiser_kind: 'individual',
      answers: { category_id: '1', type_id: '2' },
      step: 'general',
      version: 1,
      photos: [],
      property_id: null,
      published: null,
    });
    expect(
      (await start({ for: 'sale' }, await buildSignedInUser(testApp, { role_id: roleIds.agency }))).advertiser_kind,
    ).toBe('professional');
  });

  it('keeps what is typed letter for letter, merges, and forgets what is emptied', async () => {
    const { draft_id } = await start();
    await save(draft_id, { answers: { area: '  92 τ.μ', price: 'περίπου 250', title_el: 'α', extras: ['1', '4'] } });
    await save(draft_id, { answers: { title_el: '', extras: [] } });
    expect((await read(draft_id)).answers).toEqual({ area: '  92 τ.μ', price: 'περίπου 250' });
  });

  it('keeps half a letter of an emoji out of the database', async () => {
    const { draft_id } = await start();
    expect((await save(draft_id, { answers: { title_el: 'α\ud83d' } })).status).toBe(200);
    expect((await read(draft_id)).answers.title_el).toBe('α\ufffd');
  });

  it('another device that saved meanwhile is not written over; a save that arrives twice is done once', async () => {
    const { draft_id, version } = await start();
    const first = await save(draft_id, { version, answers: { area: '92' } });
    expect(first.body.draft.version).toBe(version + 1);
    const again = await save(draft_id, { version, answers: { area: '92' } });
    expect([again.status, again.body.draft?.version]).toEqual([200, version + 1]);
    const late = await save(draft_id, { version, answers: { area: '80' } });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await read(draft_id)).answers.area).toBe('92');
    // A plain form has no version: the last one counts.
    expect((await save(draft_id, { answers: { area: '80' } })).status).toBe(200);
  });

  it('two devices that save at once: one is told, nothing of the other is lost', async () => {
    const { draft_id, version } = await start();
    const both = await Promise.all([
      save(draft_id, { version, answers: { area: '92' } }),
      save(draft_id, { version, answers: { price: '250000' } }),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('a step is left only in order; what was typed is kept all the same, and the page goes on with its version', async () => {
    const { draft_id, version } = await start({ for: 'sale', category_id: 1, type_id: 1 });
    const refused = await save(draft_id, { version, answers: { area: '92', price: 'x' }, completed_step: 'general' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(refused.body.fields).toMatchObject({
      price: 'number',
      district_id: 'required',
      energy_class_id: 'energy_required',
    });
    expect(refused.body.fields).not.toHaveProperty('contact_name');
    expect(await read(draft_id)).toMatchObject({ answers: { area: '92', price: 'x' }, step: 'general', version });
    const left = await save(draft_id, { version, answers: apartmentAnswers(), completed_step: 'general' });
    expect(left.body.draft).toMatchObject({ step: 'extra', version: version + 1 });
    // Going back takes nothing away.
    const back = await save(draft_id, { answers: { price: '240000' }, completed_step: 'general' });
    expect(back.body.draft.step).toBe('extra');
    expect((await save(draft_id, { completed_step: 'extra' })).body.draft.step).toBe('photos');
  });

  it('[POST-3] photos are left behind with three that have arrived and none on the way', async () => {
    const { draft_id } = await start();
    const leave = async () => (await save(draft_id, { completed_step: 'photos' })).body;
    expect((await leave()).fields).toEqual({ photos: 'photos_few' });
    await addDraftPhotos(testApp.deps.db, draft_id, ['ready', 'uploaded', 'refused']);
    expect((await leave()).fields).toEqual({ photos: 'photos_few' });
    await addDraftPhotos(testApp.deps.db, draft_id, ['ready', 'uploading']);
    expect((await leave()).fields).toEqual({ photos: 'photos_unfinished' });
    await sql`update draft_photo set state = 'uploaded' where state = 'uploading'`.execute(testApp.deps.db);
    const left = await leave();
    expect(left.draft.step).toBe('contact');
    expect(left.draft.photos).toHaveLength(5);
    expect(left.draft.photos[0]).toMatchObject({ state: 'ready', picture: { width: 1600 } });
  });

  it('changing category, type and purpose loses no answer', async () => {
    const { draft_id } = await start({ for: 'sale', category_id: 1, type_id: 1 });
    await save(draft_id, { answers: { bed_rooms: '3' } });
    const { body } = await save(draft_id, { for: 'rent', answers: { category_id: '3', type_id: '36' } });
    expect(body.draft).toMatchObject({ for: 'rent', answers: { bed_rooms: '3', category_id: '3' } });
  });

  it('a draft of somebody else is not there, whatever is asked', async () => {
    const { draft_id } = await start();
    const asked = [
      await other.call('GET', `/property/drafts/${draft_id}`),
      await save(draft_id, { answers: { area: '1' } }, other),
      await other.call('DELETE', `/property/drafts/${draft_id}`),
      await other.call('POST', '/property/create', { draft_id }),
    ];
    for (const { status, body } of asked) expect([status, body.code]).toEqual([404, 'not_found']);
    expect((await read(draft_id)).answers).toEqual({});
  });

  it('lists the unfinished, last touched first, with what is known of each', async () => {
    await buildCompleteDraft(testApp.deps.db, maria.id, { type_id: 'x', district_id: '999' }, { photos: 0 });
    const id = await buildCompleteDraft(testApp.deps.db, maria.id);
    testApp.setNow(new Date('2026-11-15T11:00:00Z'));
    await save(id, { answers: { area: '77' } });
    const { body } = await maria.call('GET', '/property/drafts?limit=1');
    expect(body).toMatchObject({
      count: 2,
      drafts: [{ draft_id: id, area: 77, price: 250_000, type: { en: 'Apartment' } }],
    });
    expect(body.drafts[0].district.el).toBeTruthy();
    expect(body.drafts[0].photo.key).toMatch(/^test-/);
    const next = await maria.call('GET', '/property/drafts?limit=1&offset=1');
    expect(next.body.drafts).toMatchObject([{ type: null, district: null, photo: null, area: null }]);
    expect((await other.call('GET', '/property/drafts')).body).toEqual({ drafts: [], count: 0 });
  });

  it(`nobody has more than ${listingLimits.drafts} open, also when the last two begin at once`, async () => {
    for (let i = 1; i < listingLimits.drafts; i++)
      await buildCompleteDraft(testApp.deps.db, maria.id, {}, { photos: 0 });
    const both = await Promise.all([1, 2].map(() => maria.call('POST', '/property/drafts', { for: 'sale' })));
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('thrown away it is gone with its photos', async () => {
    const id = await buildCompleteDraft(testApp.deps.db, maria.id);
    expect((await maria.call('DELETE', `/property/drafts/${id}`)).status).toBe(200);
    expect((await maria.call('DELETE', `/property/drafts/${id}`)).status).toBe(404);
    const { rows } = await sql`select 1 from draft_photo where draft_id = ${id}`.execute(testApp.deps.db);
    expect(rows).toEqual([]);
  });

  describe('of a property that has a listing', () => {
    it('opens with all that was answered, photos too, and is the same draft every time', async () => {
      const answers = apartmentAnswers({
        extras: ['1', '4'],
        hide_address: 'on',
        kaek: '050121234567',
        epc_issued_on: '2024-05-06',
        description_el: 'Φως\nκαι αέρας',
        no_brokers: 'on',
        shared_fees: '0',
      });
      const { property_id } = await publishListing(testApp.deps.db, maria, answers, { photos: 4 });
      const draft = await start({ for: 'sale', property_id });
      const { right_declared: _, ...rest } = answers;
      expect(draft.answers).toEqual({ ...rest, price: '250000', contact_phone: '+306971234567' });
      expect(draft.photos).toHaveLength(4);
      expect(draft.property_id).toBe(property_id);
      const both = await Promise.all([start({ for: 'sale', property_id }), start({ for: 'sale', property_id })]);
      expect(both.map((again) => again.draft_id)).toEqual([draft.draft_id, draft.draft_id]);
      // The other offer of the same property is another draft, without a price.
      const rent = await start({ for: 'rent', property_id });
      expect(rent.draft_id).not.toBe(draft.draft_id);
      expect(rent.answers).not.toHaveProperty('price');
      expect(rent.answers).toMatchObject({ area: '92', kaek: '050121234567' });
      expect((await save(rent.draft_id, { for: 'sale' })).status).toBe(400);
    });

    it('a point that only followed from the address does not come back as a pin', async () => {
      const { lat: _, lon: __, ...unpinned } = apartmentAnswers();
      const { property_id } = await publishListing(testApp.deps.db, maria, unpinned);
      const draft = await start({ for: 'sale', property_id });
      expect(draft.answers).not.toHaveProperty('lat');
      expect(draft.answers.hide_address).toBe('on');
    });

    it('reading it begins no draft, and shows the same as the draft that the first change begins', async () => {
      const { property_id } = await publishListing(testApp.deps.db, maria, undefined, { photos: 3 });
      const read = async () =>
        (await maria.call('GET', `/property/change?for=sale&property_id=${property_id}`)).body.draft;
      const drafts = async () => (await maria.call('GET', '/property/drafts')).body.count;
      const before = await drafts();
      const seen = await read();
      expect(seen).toMatchObject({ draft_id: null, property_id, for: 'sale', step: 'general' });
      expect(await drafts()).toBe(before);
      const draft = await start({ for: 'sale', property_id });
      expect(seen.answers).toEqual(draft.answers);
      const pictures = (of: { photos: { picture: object }[] }) => of.photos.map(({ picture }) => picture);
      expect(pictures(seen)).toEqual(pictures(draft));
      expect(await read()).toMatchObject({ draft_id: draft.draft_id });
    });

    it('of somebody else’s property there is none', async () => {
      const { property_id } = await publishListing(testApp.deps.db, maria);
      expect((await other.call('GET', `/property/change?for=sale&property_id=${property_id}`)).status).toBe(404);
      expect((await other.call('POST', '/property/drafts', { for: 'sale', property_id })).status).toBe(404);
    });
  });
});
