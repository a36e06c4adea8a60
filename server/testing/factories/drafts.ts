/** Drafts and their photos as the wizard and the worker leave them, for tests. */
import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import type { Draft, DraftPhoto } from '../../src/platform/generated/schema.ts';

export async function buildDraft(
  db: Db,
  accountId: number,
  now: Date,
  overrides: Partial<Insertable<Draft>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('draft')
    .values({ account_id: accountId, purpose: 1, created_at: now, updated_at: now, ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildPhoto(db: Db, accountId: number | null = null): Promise<{ id: number; key: string }> {
  const key = `test-${randomBytes(8).toString('hex')}`;
  return db
    .insertInto('photo')
    .values({ key, width: 1600, height: 1200, placeholder: 'data:image/webp;base64,AAAA', account_id: accountId })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
}

export async function buildDraftPhoto(
  db: Db,
  draftId: number,
  now: Date,
  overrides: Partial<Insertable<DraftPhoto>> = {},
): Promise<{ id: number; upload_id: string }> {
  return db
    .insertInto('draft_photo')
    .values({
      draft_id: draftId,
      client_key: randomBytes(8).toString('hex'),
      upload_id: randomBytes(16).toString('hex'),
      position: 1,
      bytes: 10,
      created_at: now,
      ...overrides,
    })
    .returning(['id', 'upload_id'])
    .executeTakeFirstOrThrow();
}

/** Ready photos of a draft, in order. */
export async function buildReadyPhotos(db: Db, draftId: number, now: Date, count: number, accountId?: number) {
  const photos = [];
  for (let position = 1; position <= count; position++) {
    const photo = await buildPhoto(db, accountId);
    const row = await buildDraftPhoto(db, draftId, now, {
      position,
      state: 'ready',
      photo_id: photo.id,
      received: 10,
      uploaded_at: now,
    });
    photos.push({ ...row, photo_id: photo.id, key: photo.key });
  }
  return photos;
}
