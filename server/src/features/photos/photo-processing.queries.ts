/** All SQL of making photos out of uploads. */
import type { PhotoRejection } from '@estia/contract/photos/model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type PendingPhoto = {
  id: number;
  draft_id: number;
  upload_id: string;
  bytes: number;
  pieces: number[];
  tries: number;
  uploaded_at: Date | null;
};

/** The one that has waited longest and that no living worker has: first those whose worker died. It is ours until then. */
export async function claimNextPhoto(db: Db, now: Date, until: Date): Promise<PendingPhoto | undefined> {
  const { rows } = await sql<PendingPhoto>`
    update draft_photo set taken_until = ${until}, tries = tries + 1
    where id = (
      select id from draft_photo
      where state = 'uploaded' and (taken_until is null or taken_until <= ${now})
      order by taken_until nulls last, id limit 1 for update skip locked)
    returning id, draft_id, upload_id, bytes, pieces, tries, uploaded_at`.execute(db);
  return rows[0];
}

/** When one may be taken, or taken again: after a failure, or because its worker may have died. */
export async function findNextPhotoTime(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ next_at: Date | null }>`
    select min(coalesce(taken_until, uploaded_at)) as next_at from draft_photo where state = 'uploaded'`.execute(db);
  return rows[0]?.next_at ?? null;
}

/** Still being made, unless somebody else has taken it meanwhile. */
export const extendClaim = (db: Db, { id, tries }: PendingPhoto, until: Date) =>
  db
    .updateTable('draft_photo')
    .set({ taken_until: until })
    .where('id', '=', id)
    .where('state', '=', 'uploaded')
    .where('tries', '=', tries)
    .execute();

/** Back to the others, to be taken again at that time. */
export const releaseClaim = (db: Db, id: number, at: Date, tries: number) =>
  db
    .updateTable('draft_photo')
    .set({ taken_until: at, tries })
    .where('id', '=', id)
    .where('state', '=', 'uploaded')
    .execute();

export async function markPhotoRefused(trx: Trx, id: number, refusal: PhotoRejection): Promise<boolean> {
  const done = await trx
    .updateTable('draft_photo')
    .set({ state: 'refused', refusal, taken_until: null })
    .where('id', '=', id)
    .where('state', '=', 'uploaded')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/**
 * Nobody else finishes a photo of this draft until we have: of two equal pictures the second sees the first. Null when
 * the draft or the photo is gone, or another worker was faster.
 */
export async function lockDraftOfPhoto(
  trx: Trx,
  { id, draft_id }: PendingPhoto,
): Promise<{ accountId: number } | null> {
  const draft = await trx
    .selectFrom('draft')
    .select('account_id')
    .where('id', '=', draft_id)
    .forUpdate()
    .executeTakeFirst();
  const photo = await trx
    .selectFrom('draft_photo')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'uploaded')
    .forUpdate()
    .executeTakeFirst();
  return draft && photo ? { accountId: draft.account_id } : null;
}

/** What the other photos of a draft look like. */
export async function listFingerprints(db: Db, draftId: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('draft_photo')
    .innerJoin('photo', 'photo.id', 'draft_photo.photo_id')
    .select('photo.fingerprint')
    .where('draft_photo.draft_id', '=', draftId)
    .where('photo.fingerprint', 'is not', null)
    .execute();
  return rows.flatMap(({ fingerprint }) => (fingerprint ? [fingerprint] : []));
}

export type NewPhoto = {
  key: string;
  width: number;
  height: number;
  placeholder: string;
  accountId: number;
  fingerprint: Buffer;
  /** 64 bits as PostgreSQL writes them: a number of JavaScript would lose some. */
  hash: string;
  now: Date;
};

export async function insertAccountPhoto(trx: Trx, photo: NewPhoto): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into photo (key, width, height, placeholder, account_id, fingerprint, perceptual_hash, created_at)
    values (${photo.key}, ${photo.width}, ${photo.height}, ${photo.placeholder}, ${photo.accountId}, ${photo.fingerprint},
      ${photo.hash}::bigint, ${photo.now})
    returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

export async function insertPhoto(trx: Trx, draftPhotoId: number, photo: NewPhoto): Promise<number> {
  const id = await insertAccountPhoto(trx, photo);
  await trx
    .updateTable('draft_photo')
    .set({ state: 'ready', photo_id: id, taken_until: null })
    .where('id', '=', draftPhotoId)
    .execute();
  return id;
}

const MAX_DUPLICATES = 20;

/** Photos of others that may be the same picture. */
export async function listLikelyDuplicates(
  db: Db,
  accountId: number,
  hashes: readonly string[],
): Promise<{ id: number; fingerprint: Buffer }[]> {
  const { rows } = await sql<{ id: number; fingerprint: Buffer }>`
    select id, fingerprint from photo
    where perceptual_hash = any (${hashes}::bigint[]) and account_id <> ${accountId} and fingerprint is not null
    order by id desc limit ${MAX_DUPLICATES}`.execute(db);
  return rows;
}

/** Those that are still there: a photo may go while we look. */
export const insertDuplicates = (trx: Trx, photoId: number, others: readonly number[], now: Date) =>
  sql`
    insert into photo_duplicate (photo_id, other_id, found_at)
    select ${photoId}::bigint, id, ${now}::timestamptz
    from (select id from photo where id = any (${others}::bigint[]) order by id for key share) other
    on conflict do nothing`.execute(trx);
