import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { photoWidths } from '@estia/contract/photos/model';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import { createBasePixels } from '../../../testing/malicious-files/malicious-files.ts';
import { createExifSegment, insertJpegSegments } from '../../../testing/photos/image-bytes.ts';
import { listImageMetadata } from '../../../testing/photos/image-metadata.ts';
import { applyPhotoEdit, drawRoomPhoto } from '../../../testing/photos/photo-variants.ts';
import { buildEmptyDraft, buildUploadedPhoto } from '../../../testing/photos/uploaded-photos.ts';
import { deleteExpiredData } from '../accounts/index.ts';
import { createMissingAvif, processUploads } from './index.ts';

const jpegOf = (seed: number, furniture = seed) => {
  const { data, width, height } = drawRoomPhoto(seed, furniture);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
};

describe('[POST-4] uploads become photos', () => {
  let testApp: TestApp;
  let account: number;
  let draft: number;
  const pictures: Buffer[] = [];
  const now = new Date('2026-11-15T10:00:00Z');
  const later = (ms: number) => testApp.setNow(new Date(now.getTime() + ms));

  const states = async (of = draft) =>
    (
      await testApp.deps.db
        .selectFrom('draft_photo')
        .select(['state', 'refusal', 'photo_id', 'tries'])
        .where('draft_id', '=', of)
        .orderBy('id')
        .execute()
    ).map(({ state, refusal }) => refusal ?? state);
  const folders = (name: string) => {
    const folder = join(testApp.deps.config.filesDir, name);
    return existsSync(folder) ? readdirSync(folder).filter((key) => readdirSync(join(folder, key)).length > 0) : [];
  };
  const photos = () =>
    testApp.deps.db.selectFrom('photo').selectAll().where('fingerprint', 'is not', null).orderBy('id').execute();
  const toRemove = async () =>
    (await testApp.deps.db.selectFrom('file_to_delete').select('key').orderBy('key').execute()).map(({ key }) => key);
  const read = async (key: string) => {
    const chunks: Buffer[] = [];
    const file = await testApp.deps.files.open(key);
    if (!file) throw new Error(`No file ${key}`);
    for await (const chunk of file.read()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    account = (await buildUser(testApp.deps.db)).id;
    for (let seed = 1; seed <= 4; seed++) pictures.push(await jpegOf(seed));
  });
  afterAll(() => testApp.close());
  afterEach(async () => {
    testApp.setNow(now);
    const { db } = testApp.deps;
    await db.deleteFrom('draft').execute();
    await db.deleteFrom('photo').execute();
    await db.deleteFrom('file_to_delete').execute();
    for (const name of ['photos', 'uploads'])
      rmSync(join(testApp.deps.config.filesDir, name), { recursive: true, force: true });
  });

  it('makes all widths in two kinds, without a tag, and the photo is ready', async () => {
    draft = await buildEmptyDraft(testApp.deps, account);
    await buildUploadedPhoto(
      testApp.deps,
      draft,
      insertJpegSegments(pictures[0] as Buffer, createExifSegment({ orientation: 6 })),
    );
    expect(await processUploads(testApp.workerDeps)).toBe(1);
    expect(await states()).toEqual(['ready']);
    const [photo] = await photos();
    expect(photo).toMatchObject({ width: 600, height: 800, account_id: account, has_avif: false });
    expect(photo?.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{40,400}$/);
    expect(photo?.key).toMatch(/^[a-z0-9-]{16,64}$/);
    await createMissingAvif(testApp.workerDeps);
    for (const wanted of photoWidths) {
      for (const kind of ['jpg', 'webp', 'avif']) {
        const file = await read(`photos/${photo?.key}/${wanted}.${kind}`);
        const { width = 0, height = 0 } = await sharp(file).metadata();
        expect([width, Math.round((height / width) * 60)]).toEqual([Math.min(wanted, 600), 80]);
        expect(await listImageMetadata(file)).toEqual([]);
      }
    }
    expect((await toRemove()).every((key) => key.startsWith('uploads/'))).toBe(true);
    await deleteExpiredData(testApp.workerDeps);
    expect(folders('uploads')).toEqual([]);
    expect(folders('photos')).toHaveLength(1);
    expect(await processUploads(testApp.workerDeps)).toBe(0);
  });

  it('refuses the same picture within a draft, also when both come at once, and leaves no file of it', async () => {
    draft = await buildEmptyDraft(testApp.deps, account);
    const { data, width, height } = drawRoomPhoto(1, 1);
    const copy = await applyPhotoEdit({ data, width, height }, 'crop', 3);
    await buildUploadedPhoto(testApp.deps, draft, pictures[0] as Buffer);
    await buildUploadedPhoto(testApp.deps, draft, copy);
    await Promise.all([processUploads(testApp.workerDeps), processUploads(testApp.workerDeps)]);
    expect((await states()).sort()).toEqual(['ready', 'same_picture']);
    await buildUploadedPhoto(testApp.deps, draft, await applyPhotoEdit({ data, width, height }, 'brightness', 4));
    await buildUploadedPhoto(testApp.deps, draft, pictures[1] as Buffer);
    await buildUploadedPhoto(testApp.deps, draft, await jpegOf(1, 99));
    await processUploads(testApp.workerDeps);
    expect((await states()).slice(2)).toEqual(['same_picture', 'ready', 'ready']);
    later(2 * 86_400_000);
    await deleteExpiredData(testApp.workerDeps);
    expect(folders('photos')).toHaveLength(3);
    expect(folders('uploads')).toEqual([]);
  });

  it('only notes the same picture of another account', async () => {
    const stranger = (await buildUser(testApp.deps.db)).id;
    draft = await buildEmptyDraft(testApp.deps, account);
    await buildUploadedPhoto(testApp.deps, draft, pictures[0] as Buffer);
    await buildUploadedPhoto(testApp.deps, draft, pictures[1] as Buffer);
    await processUploads(testApp.workerDeps);
    const secondDraft = await buildEmptyDraft(testApp.deps, account);
    const theirs = await buildEmptyDraft(testApp.deps, stranger);
    const again = await sharp(pictures[0]).resize({ width: 640 }).jpeg({ quality: 70 }).toBuffer();
    await buildUploadedPhoto(testApp.deps, secondDraft, again);
    await buildUploadedPhoto(testApp.deps, theirs, again);
    await processUploads(testApp.workerDeps);
    expect([...(await states(secondDraft)), ...(await states(theirs))]).toEqual(['ready', 'ready']);
    const [first, , mine, twin] = await photos();
    const twins = await testApp.deps.db
      .selectFrom('photo_duplicate')
      .select(['photo_id', 'other_id'])
      .orderBy('other_id')
      .execute();
    expect(twins).toEqual([first, mine].map((other) => ({ photo_id: twin?.id, other_id: other?.id })));
    await testApp.deps.db.deleteFrom('photo_duplicate').execute();
  });

  it('takes a photo again whose worker died, and one that kills its worker not for ever', async () => {
    draft = await buildEmptyDraft(testApp.deps, account);
    const id = await buildUploadedPhoto(testApp.deps, draft, pictures[0] as Buffer);
    const taken = (ms: number, tries: number) =>
      testApp.deps.db
        .updateTable('draft_photo')
        .set({ taken_until: new Date(now.getTime() + ms), tries })
        .where('id', '=', id)
        .execute();
    await taken(25_000, 1);
    expect(await processUploads(testApp.workerDeps)).toBe(0);
    later(25_001);
    expect(await processUploads(testApp.workerDeps)).toBe(1);
    expect(await states()).toEqual(['ready']);
    const deadly = await buildUploadedPhoto(testApp.deps, draft, pictures[1] as Buffer);
    await testApp.deps.db
      .updateTable('draft_photo')
      .set({ tries: 5, taken_until: now })
      .where('id', '=', deadly)
      .execute();
    await processUploads(testApp.workerDeps);
    expect(await states()).toEqual(['ready', 'broken']);
  });

  it('one whose worker died comes before those that were just uploaded', async () => {
    draft = await buildEmptyDraft(testApp.deps, account);
    await buildUploadedPhoto(testApp.deps, draft, pictures[0] as Buffer);
    const left = await buildUploadedPhoto(testApp.deps, draft, pictures[1] as Buffer, 2);
    await testApp.deps.db
      .updateTable('draft_photo')
      .set({ taken_until: now, tries: 1 })
      .where('id', '=', left)
      .execute();
    expect(await processUploads(testApp.workerDeps, 1)).toBe(1);
    expect(await states()).toEqual(['uploaded', 'ready']);
    await processUploads(testApp.workerDeps);
    expect(await states()).toEqual(['ready', 'ready']);
  });

  it('two workers on one queue make each photo once', async () => {
    draft = await buildEmptyDraft(testApp.deps, account);
    for (const picture of pictures) await buildUploadedPhoto(testApp.deps, draft, picture);
    const done = await Promise.all([
      processUploads(testApp.workerDeps),
      processUploads(testApp.workerDeps),
      processUploads(testApp.workerDeps),
    ]);
    expect(done.reduce((sum, count) => sum + count)).toBe(4);
    expect(await states()).toEqual(['ready', 'ready', 'ready', 'ready']);
    expect(await photos()).toHaveLength(4);
    expect(folders('photos')).toHaveLength(4);
  });

  it('a worker that was thought dead and ends after all makes no second photo, and its files go', async () => {
    draft = await buildEmptyDraft(testApp.deps, account);
    const id = await buildUploadedPhoto(testApp.deps, draft, pictures[0] as Buffer);
    const { files } = testApp.deps;
    let others: Promise<number> | null = null;
    const slow = {
      ...testApp.deps,
      files: {
        ...files,
        async put(key: string, body: Uint8Array) {
          await files.put(key, body);
          if (others) return;
          // Its time is up while it still writes: another takes the photo and is faster.
          await testApp.deps.db.updateTable('draft_photo').set({ taken_until: now }).where('id', '=', id).execute();
          others = processUploads(testApp.workerDeps);
          await others;
        },
      },
    };
    await processUploads(slow);
    expect(await states()).toEqual(['ready']);
    expect(await photos()).toHaveLength(1);
    expect(folders('photos')).toHaveLength(2);
    later(2 * 86_400_000);
    await deleteExpiredData(testApp.workerDeps);
    expect(folders('photos')).toEqual([(await photos())[0]?.key]);
  });

  it('waits for a store that is away instead of blaming the picture', async () => {
    draft = await buildEmptyDraft(testApp.deps, account);
    await buildUploadedPhoto(testApp.deps, draft, pictures[0] as Buffer);
    const away = { ...testApp.deps, files: { ...testApp.deps.files, open: () => Promise.reject(new Error('away')) } };
    for (let i = 1; i <= 8; i++) {
      await processUploads(away);
      later(i * 6_000);
    }
    expect(await states()).toEqual(['uploaded']);
    await processUploads(testApp.workerDeps);
    expect(await states()).toEqual(['ready']);
  });

  it('a photo whose draft goes meanwhile leaves nothing', async () => {
    draft = await buildEmptyDraft(testApp.deps, account);
    await buildUploadedPhoto(testApp.deps, draft, pictures[0] as Buffer);
    const { files } = testApp.deps;
    const put = async (key: string, body: Uint8Array) => {
      await testApp.deps.db.deleteFrom('draft').where('id', '=', draft).execute();
      await files.put(key, body);
    };
    await processUploads({ ...testApp.deps, files: { ...files, put } });
    expect(await photos()).toEqual([]);
    later(2 * 86_400_000);
    await deleteExpiredData(testApp.workerDeps);
    expect(folders('photos')).toEqual([]);
  });

  it('says why a file is no photo', async () => {
    draft = await buildEmptyDraft(testApp.deps, account);
    const small = await createBasePixels(399, 299).jpeg().toBuffer();
    const cut = (pictures[0] as Buffer).subarray(0, 20_000);
    for (const file of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), small, cut])
      await buildUploadedPhoto(testApp.deps, draft, file);
    await testApp.deps.db
      .insertInto('draft_photo')
      .values({
        draft_id: draft,
        client_key: 'too-large-1',
        upload_id: 'a'.repeat(32),
        position: 4,
        bytes: 25 * 1024 * 1024 + 1,
        state: 'uploaded',
        created_at: now,
        uploaded_at: now,
      })
      .execute();
    await processUploads(testApp.workerDeps);
    expect(await states()).toEqual(['not_an_image', 'too_small', 'broken', 'too_large']);
    await deleteExpiredData(testApp.workerDeps);
    expect(folders('uploads')).toEqual([]);
  });
});
