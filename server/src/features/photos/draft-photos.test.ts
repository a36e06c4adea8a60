/** [POST-3] Photos of drafts: order, words, end, and what becomes of the files. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildDraft, buildDraftPhoto, buildPhoto, buildReadyPhotos } from '../../../testing/factories/drafts.ts';
import { buildPhotos, buildProperty, buildUser } from '../../../testing/factories/records.ts';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import { deleteExpiredData } from '../accounts/index.ts';
import {
  copyPhotosToDraft,
  deleteDraftPhotos,
  deletePhotosOfAccount,
  deletePropertyPhotos,
  listDraftPhotos,
  moveDraftPhotosToProperty,
} from './index.ts';

const DAY = 86_400_000;
let testApp: TestApp;
let deps: Deps;
let me: { id: number; token: string };
let draft: number;
let now: Date;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  deps = testApp.deps;
  now = deps.clock();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await deps.db.deleteFrom('file_to_delete').execute();
  me = await buildUser(deps.db);
  draft = await buildDraft(deps.db, me.id, now);
});

const inTransaction = <T>(work: (trx: Trx) => Promise<T>) => deps.db.transaction().execute(work);
const toRemove = async () =>
  (await deps.db.selectFrom('file_to_delete').select('key').orderBy('key').execute()).map((row) => row.key);
const listPropertyPhotos = (propertyId: number) =>
  deps.db
    .selectFrom('property_photo')
    .innerJoin('photo', 'photo.id', 'photo_id')
    .select(['position', 'photo.key', 'alt_el'])
    .where('property_id', '=', propertyId)
    .orderBy('position')
    .execute();
const exists = async (photoId: number) =>
  (await deps.db.selectFrom('photo').select('id').where('id', '=', photoId).execute()).length === 1;
const countOf = async (propertyId: number) =>
  (await deps.db.selectFrom('property').select('photo_count').where('id', '=', propertyId).executeTakeFirst())
    ?.photo_count;
const createProperty = () => buildProperty(deps.db, { account_id: me.id, district_id: 461200 });

async function request(method: 'PUT' | 'DELETE', path: string, body?: object, token = me.token) {
  const headers = { authorization: `Bearer ${token}` };
  const url = `/api/property/drafts/${path}`;
  const response = await testApp.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  return { status: response.statusCode, body: response.json() };
}

describe('[POST-3] order and words', () => {
  it('named photos come first in their order, the others follow in theirs', async () => {
    const photos = await buildReadyPhotos(deps.db, draft, now, 5);
    const [a, b, c, d, e] = photos.map((photo) => photo.id) as [number, number, number, number, number];
    const answer = await request('PUT', `${draft}/photos`, {
      photos: [{ id: d }, { id: b }, { id: 987_654 }, { id: d }],
    });
    expect(answer.status).toBe(200);
    const order = answer.body.photos.map((photo: { id: number }) => photo.id);
    expect(order).toEqual([d, b, a, c, e]);
    expect((await listDraftPhotos(deps.db, draft)).map((row) => row.position)).toEqual([1, 2, 3, 4, 5]);
    expect(answer.body.photos[0].picture).toMatchObject({ key: photos[3]?.key, width: 1600, alt: null });
  });

  it('words that are not sent stay, empty ones go', async () => {
    const [photo] = await buildReadyPhotos(deps.db, draft, now, 1);
    const id = photo?.id as number;
    const say = async (words: object) =>
      (await request('PUT', `${draft}/photos`, { photos: [{ id, ...words }] })).body.photos[0];
    expect(await say({ alt_el: ' Σαλόνι ', alt_en: 'Living room' })).toMatchObject({
      alt_el: 'Σαλόνι',
      alt_en: 'Living room',
    });
    expect(await say({})).toMatchObject({ alt_el: 'Σαλόνι', alt_en: 'Living room' });
    expect(await say({ alt_en: '' })).toMatchObject({ alt_el: 'Σαλόνι', alt_en: null, picture: { alt: null } });
  });

  it('a photo of another draft cannot be named, moved or worded', async () => {
    const other = await buildDraft(deps.db, (await buildUser(deps.db)).id, now);
    const [theirs] = await buildReadyPhotos(deps.db, other, now, 1);
    await request('PUT', `${draft}/photos`, { photos: [{ id: theirs?.id, alt_el: 'δικό μου' }] });
    await request('DELETE', `${draft}/photos/${theirs?.id}`);
    expect(await listDraftPhotos(deps.db, other)).toMatchObject([{ id: theirs?.id, alt_el: null }]);
    expect((await request('PUT', `${other}/photos`, { photos: [] })).status).toBe(404);
    expect((await request('DELETE', `${other}/photos/${theirs?.id}`)).status).toBe(404);
  });

  it('two devices that order at once leave whole numbers', async () => {
    const ids = (await buildReadyPhotos(deps.db, draft, now, 6)).map((photo) => ({ id: photo.id }));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        request('PUT', `${draft}/photos`, { photos: n % 2 ? ids.toReversed() : ids }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect((await listDraftPhotos(deps.db, draft)).map((row) => row.position)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('a published draft stays as it is', async () => {
    const published = await buildDraft(deps.db, me.id, now, { published_at: now });
    expect((await request('PUT', `${published}/photos`, { photos: [] })).body.code).toBe('not_in_this_state');
    expect((await request('DELETE', `${published}/photos/1`)).body.code).toBe('not_in_this_state');
  });
});

describe('[POST-3] taking out', () => {
  it('a photo taken out is gone with its files, and twice is once', async () => {
    const [gone, stays] = await buildReadyPhotos(deps.db, draft, now, 2);
    for (const _ of [1, 2]) {
      const answer = await request('DELETE', `${draft}/photos/${gone?.id}`);
      expect(answer.body.photos.map((photo: { id: number }) => photo.id)).toEqual([stays?.id]);
    }
    expect(await exists(gone?.photo_id as number)).toBe(false);
    expect(await toRemove()).toEqual([`photos/${gone?.key}`]);
  });

  it('one that the property still shows, or an article, stays', async () => {
    const property = await createProperty();
    await buildPhotos(deps.db, property, 2);
    await inTransaction((trx) => copyPhotosToDraft(trx, property, draft, now));
    await inTransaction((trx) => copyPhotosToDraft(trx, property, draft, now));
    const copied = await listDraftPhotos(deps.db, draft);
    expect(copied.map((row) => [row.position, row.state, row.alt_el])).toEqual([
      [1, 'ready', 'Πρόσοψη'],
      [2, 'ready', 'Πρόσοψη'],
    ]);
    await request('DELETE', `${draft}/photos/${copied[0]?.id}`);
    await inTransaction((trx) => deleteDraftPhotos(trx, draft, now));
    expect(await listPropertyPhotos(property)).toHaveLength(2);
    expect(await toRemove()).toEqual([]);
  });

  it('a draft thrown away gives its pictures and its half uploads to the sweep', async () => {
    const ready = await buildReadyPhotos(deps.db, draft, now, 2);
    const half = await buildDraftPhoto(deps.db, draft, now, { received: 5, pieces: [5] });
    await inTransaction((trx) => deleteDraftPhotos(trx, draft, now));
    expect(await toRemove()).toEqual(
      [...ready.map((photo) => `photos/${photo.key}`), `uploads/${half.upload_id}`].sort(),
    );
    expect(await listDraftPhotos(deps.db, draft)).toEqual([]);
  });

  it('let go by property and draft at the same moment, a picture is forgotten by the later of them', async () => {
    for (let round = 0; round < 10; round++) {
      const property = await createProperty();
      await buildPhotos(deps.db, property, 3);
      const mine = await buildDraft(deps.db, me.id, now);
      await inTransaction((trx) => copyPhotosToDraft(trx, property, mine, now));
      const ids = (await listDraftPhotos(deps.db, mine)).map((row) => row.photo_id as number);
      await Promise.all([
        inTransaction((trx) => deleteDraftPhotos(trx, mine, now)),
        inTransaction((trx) => deletePropertyPhotos(trx, property, now)),
      ]);
      expect(await Promise.all(ids.map(exists))).toEqual([false, false, false]);
      expect(await countOf(property)).toBe(0);
    }
    expect(await toRemove()).toHaveLength(30);
  });
});

describe('[POST-4] publishing', () => {
  it('ready photos become those of the property from 1 on; what is not ready goes', async () => {
    const property = await createProperty();
    const photos = await buildReadyPhotos(deps.db, draft, now, 4);
    await deps.db
      .updateTable('draft_photo')
      .set({ position: 40, alt_el: 'Κουζίνα' })
      .where('id', '=', photos[0]?.id as number)
      .execute();
    const half = await buildDraftPhoto(deps.db, draft, now, { position: 9, received: 5, pieces: [5] });
    await buildDraftPhoto(deps.db, draft, now, { position: 10, state: 'refused', refusal: 'broken' });
    expect(await inTransaction((trx) => moveDraftPhotosToProperty(trx, draft, property, now))).toBe(4);
    const [first, second, third, fourth] = photos.map((photo) => photo.key);
    expect((await listPropertyPhotos(property)).map((row) => [row.position, row.key])).toEqual([
      [1, second],
      [2, third],
      [3, fourth],
      [4, first],
    ]);
    expect((await listPropertyPhotos(property))[3]?.alt_el).toBe('Κουζίνα');
    expect(await countOf(property)).toBe(4);
    expect(await toRemove()).toContain(`uploads/${half.upload_id}`);
    expect((await toRemove()).filter((key) => key.startsWith('photos/'))).toEqual([]);
  });

  it('a changed listing keeps what it still shows and forgets what it does not', async () => {
    const property = await createProperty();
    await buildPhotos(deps.db, property, 3);
    const edit = await buildDraft(deps.db, me.id, now, { property_id: property });
    await inTransaction((trx) => copyPhotosToDraft(trx, property, edit, now));
    const [first, second, third] = await listDraftPhotos(deps.db, edit);
    await request('DELETE', `${edit}/photos/${second?.id}`);
    await request('PUT', `${edit}/photos`, { photos: [{ id: third?.id }] });
    expect(await inTransaction((trx) => moveDraftPhotosToProperty(trx, edit, property, now))).toBe(2);
    expect((await listPropertyPhotos(property)).map((row) => row.key)).toEqual([third?.key, first?.key]);
    expect(await exists(second?.photo_id as number)).toBe(false);
    expect(await toRemove()).toEqual([`photos/${second?.key}`]);
  });

  it('a picture that another draft or an article shows outlives the property', async () => {
    const property = await createProperty();
    await buildPhotos(deps.db, property, 2);
    const [inDraft, inArticle] = await listPropertyPhotos(property);
    const other = await buildDraft(deps.db, me.id, now);
    const idOf = async (key = '') =>
      (await deps.db.selectFrom('photo').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
    await buildDraftPhoto(deps.db, other, now, { state: 'ready', photo_id: await idOf(inDraft?.key) });
    await deps.db
      .insertInto('article')
      .values({
        category_id: 6,
        title_el: 'Τίτλος',
        title_en: 'Title',
        description_el: 'Π',
        description_en: 'D',
        content_el: 'Κ',
        content_en: 'C',
        author: 'Εστία',
        photo_id: await idOf(inArticle?.key),
      })
      .execute();
    await inTransaction((trx) => deletePropertyPhotos(trx, property, now));
    expect([await exists(await idOf(inDraft?.key)), await exists(await idOf(inArticle?.key))]).toEqual([true, true]);
    expect(await toRemove()).toEqual([]);
    expect(await countOf(property)).toBe(0);
  });

  it('two drafts of one property that are published at once leave one whole set', async () => {
    const property = await createProperty();
    const drafts = [draft, await buildDraft(deps.db, me.id, now)];
    for (const id of drafts) await buildReadyPhotos(deps.db, id, now, 3);
    await Promise.all(drafts.map((id) => inTransaction((trx) => moveDraftPhotosToProperty(trx, id, property, now))));
    expect((await listPropertyPhotos(property)).map((row) => row.position)).toEqual([1, 2, 3]);
    expect(await toRemove()).toHaveLength(3);
  });
});

describe('[PROF-1] the end of an account and of time', () => {
  it('forgets pictures and uploads of the account wherever they are, and nobody else’s', async () => {
    const property = await createProperty();
    await buildPhotos(deps.db, property, 1);
    const [shown] = await listPropertyPhotos(property);
    const [ready] = await buildReadyPhotos(deps.db, draft, now, 1, me.id);
    const half = await buildDraftPhoto(deps.db, draft, now, { received: 5, pieces: [5] });
    const loose = await buildPhoto(deps.db, me.id);
    const stranger = await buildUser(deps.db);
    const theirs = await buildProperty(deps.db, { account_id: stranger.id, district_id: 461200 });
    const shared = await buildPhoto(deps.db, me.id);
    await deps.db
      .insertInto('property_photo')
      .values({ property_id: theirs, position: 1, photo_id: shared.id })
      .execute();
    // Somebody else, an admin say, is changing the listing of this property: that draft goes with it.
    const edit = await buildDraft(deps.db, stranger.id, now, { property_id: property });
    const [edited] = await buildReadyPhotos(deps.db, edit, now, 1);

    const files = await inTransaction((trx) => deletePhotosOfAccount(trx, me.id));
    expect(files.sort()).toEqual(
      [
        ...[shown?.key, ready?.key, loose.key, edited?.key].map((key) => `photos/${key}`),
        `uploads/${half.upload_id}`,
      ].sort(),
    );
    expect(await exists(shared.id)).toBe(true);
    await deps.db.deleteFrom('property').where('account_id', '=', me.id).execute();
    await deps.db.deleteFrom('account').where('id', '=', me.id).execute();
  });

  it('unfinished uploads go after two days, drafts after half a year; what is younger stays', async () => {
    const at = (days: number) => new Date(now.getTime() - days * DAY);
    const old = await buildDraftPhoto(deps.db, draft, at(2.1), { received: 5, pieces: [5] });
    await deps.files.put(`uploads/${old.upload_id}/0-5`, Buffer.from('piece'));
    const young = await buildDraftPhoto(deps.db, draft, at(1.9));
    const waiting = await buildDraftPhoto(deps.db, draft, at(30), { state: 'uploaded', received: 10, pieces: [10] });
    const oldDraft = await buildDraft(deps.db, me.id, at(181));
    const [oldPhoto] = await buildReadyPhotos(deps.db, oldDraft, at(181), 1);
    for (let n = 0; n < 450; n++) await buildDraftPhoto(deps.db, draft, at(3), { position: n });
    for (const _ of [1, 2]) await deleteExpiredData(deps);
    expect((await listDraftPhotos(deps.db, draft)).map((row) => row.id).sort()).toEqual([young.id, waiting.id].sort());
    expect(await deps.db.selectFrom('draft').select('id').where('id', '=', oldDraft).execute()).toEqual([]);
    expect(await exists(oldPhoto?.photo_id as number)).toBe(false);
    expect(await deps.files.open(`uploads/${old.upload_id}/0-5`)).toBeNull();
  });
});
