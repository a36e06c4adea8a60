/** All SQL of the photos of drafts. */

import { listingLimits } from '@estia/contract/listings/limits';
import type { PhotoRejection } from '@estia/contract/photos/model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import { enqueueFileDeletion } from '../../platform/files/file-deletion.queries.ts';
import { deleteUnusedPhotos, listUploadFolders, pickPhotoIds } from './photo-deletion.queries.ts';

export type DraftPhotoRow = {
  id: number;
  client_key: string;
  upload_id: string;
  position: number;
  state: 'uploading' | 'uploaded' | 'ready' | 'refused';
  refusal: PhotoRejection | null;
  photo_id: number | null;
  alt_el: string | null;
  alt_en: string | null;
  /** Of the finished photo. */
  key: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  has_avif: boolean | null;
};

/** Photos of a draft in their order, the refused ones too. */
export async function listDraftPhotos(db: Db, draftId: number): Promise<DraftPhotoRow[]> {
  const { rows } = await sql<DraftPhotoRow>`
    select d.id, d.client_key, d.upload_id, d.position, d.state, d.refusal, d.photo_id, d.alt_el, d.alt_en,
      f.key, f.width, f.height, f.placeholder, f.has_avif
    from draft_photo d left join photo f on f.id = d.photo_id
    where d.draft_id = ${draftId} order by d.position, d.id`.execute(db);
  return rows;
}

/** The photos of a property as those of a draft that would change it, before there is one. */
export async function listPropertyPhotos(db: Db, propertyId: number): Promise<DraftPhotoRow[]> {
  const { rows } = await sql<DraftPhotoRow>`
    select p.position + 1 as id, 'of-home-' || p.photo_id || '-' || p.position as client_key, '' as upload_id, p.position,
      'ready' as state, null as refusal, p.photo_id, p.alt_el, p.alt_en, f.key, f.width, f.height, f.placeholder, f.has_avif
    from property_photo p join photo f on f.id = p.photo_id
    where p.property_id = ${propertyId} order by p.position`.execute(db);
  return rows;
}

/** Own, and nobody else's to change until the transaction ends. */
export const lockOwnDraft = (trx: Trx, draftId: number, accountId: number) =>
  trx
    .selectFrom('draft')
    .select(['id', 'published_at'])
    .where('id', '=', draftId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

type PhotoUpdate = { id: number; alt_el?: string | undefined; alt_en?: string | undefined };

/** Those not named follow in the order they had; an id that is not of this draft changes nothing. */
export async function updateDraftPhotos(trx: Trx, draftId: number, updates: readonly PhotoUpdate[]): Promise<void> {
  const ids = updates.map((photo) => photo.id);
  await sql`
    update draft_photo p set position = o.position from (
      select id, row_number() over (order by array_position(${ids}::bigint[], id), position, id) as position
      from draft_photo where draft_id = ${draftId}) o
    where p.id = o.id and p.position <> o.position`.execute(trx);
  // Null leaves the words as they are, nothing takes them away.
  const [el, en] = [updates.map((photo) => photo.alt_el ?? null), updates.map((photo) => photo.alt_en ?? null)];
  await sql`
    update draft_photo p set alt_el = nullif(coalesce(t.el, p.alt_el), ''), alt_en = nullif(coalesce(t.en, p.alt_en), '')
    from unnest(${ids}::bigint[], ${el}::text[], ${en}::text[]) t (id, el, en)
    where p.id = t.id and p.draft_id = ${draftId} and (t.el is not null or t.en is not null)`.execute(trx);
}

/** Takes photos out of a draft; what nothing else shows is given to the sweep. */
export async function deletePhotosFromDraft(
  trx: Trx,
  draftId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ state: string; upload_id: string; photo_id: number | null }>`
    delete from draft_photo where draft_id = ${draftId} and id = any (${ids}::bigint[])
    returning state, upload_id, photo_id`.execute(trx);
  await enqueueFileDeletion(
    trx,
    [...listUploadFolders(rows), ...(await deleteUnusedPhotos(trx, pickPhotoIds(rows)))],
    now,
  );
}

/** The photos of a draft that is thrown away; their files are given to the sweep. */
export async function deleteDraftPhotos(trx: Trx, draftId: number, now: Date): Promise<void> {
  const ids = await trx.selectFrom('draft_photo').select('id').where('draft_id', '=', draftId).execute();
  await deletePhotosFromDraft(
    trx,
    draftId,
    ids.map((row) => row.id),
    now,
  );
}

const lockProperty = (trx: Trx, propertyId: number) =>
  trx.selectFrom('property').select('id').where('id', '=', propertyId).forUpdate().execute();

const deleteAllPropertyPhotos = async (trx: Trx, propertyId: number): Promise<number[]> =>
  pickPhotoIds(
    await trx.deleteFrom('property_photo').where('property_id', '=', propertyId).returning('photo_id').execute(),
  );

const updatePhotoCount = (trx: Trx, propertyId: number, count: number) =>
  trx
    .updateTable('property')
    .set({ photo_count: count })
    .where('id', '=', propertyId)
    .where('photo_count', '!=', count)
    .execute();

/**
 * The ready photos of a draft become those of the home, in their order, and the draft has none any more. Pictures
 * nobody shows any more are forgotten; those the property now shows are held by its rows and need not be looked at. Returns
 * how many it has now.
 */
export async function moveDraftPhotosToProperty(
  trx: Trx,
  draftId: number,
  propertyId: number,
  now: Date,
): Promise<number> {
  await lockProperty(trx, propertyId);
  const before = await deleteAllPropertyPhotos(trx, propertyId);
  const { rows } = await sql<{ photo_id: number }>`
    insert into property_photo (property_id, position, photo_id, alt_el, alt_en)
    select ${propertyId}, row_number() over (order by position, id), photo_id, alt_el, alt_en
    from draft_photo where draft_id = ${draftId} and state = 'ready' order by position, id limit ${listingLimits.photosMax}
    returning photo_id`.execute(trx);
  await updatePhotoCount(trx, propertyId, rows.length);
  const left = await sql<{ state: string; upload_id: string; photo_id: number | null }>`
    delete from draft_photo where draft_id = ${draftId} returning state, upload_id, photo_id`.execute(trx);
  const shown = new Set(pickPhotoIds(rows));
  const maybeGone = [...before, ...pickPhotoIds(left.rows)].filter((id) => !shown.has(id));
  await enqueueFileDeletion(trx, [...listUploadFolders(left.rows), ...(await deleteUnusedPhotos(trx, maybeGone))], now);
  return rows.length;
}

/** Photos that came from elsewhere than a draft, in this order. Those of before that nothing shows any more are forgotten. */
export async function replacePropertyPhotos(
  trx: Trx,
  propertyId: number,
  photoIds: readonly number[],
  now: Date,
): Promise<void> {
  await lockProperty(trx, propertyId);
  const before = await deleteAllPropertyPhotos(trx, propertyId);
  await sql`
    insert into property_photo (property_id, position, photo_id)
    select ${propertyId}, position, id from unnest(${photoIds}::bigint[]) with ordinality as n (id, position)`.execute(
    trx,
  );
  await updatePhotoCount(trx, propertyId, photoIds.length);
  const shown = new Set(photoIds);
  await enqueueFileDeletion(
    trx,
    await deleteUnusedPhotos(
      trx,
      before.filter((id) => !shown.has(id)),
    ),
    now,
  );
}

/** A draft that changes a listing starts with the photos the property has. Twice is once. */
export async function copyPhotosToDraft(trx: Trx, propertyId: number, draftId: number, now: Date): Promise<void> {
  await sql`
    insert into draft_photo (draft_id, client_key, upload_id, position, bytes, received, state, photo_id, alt_el, alt_en,
      created_at, uploaded_at)
    select ${draftId}, 'of-home-' || photo_id || '-' || position, replace(gen_random_uuid()::text, '-', ''), position, 1, 1,
      'ready', photo_id, alt_el, alt_en, ${now}::timestamptz, ${now}::timestamptz
    from property_photo where property_id = ${propertyId} order by position
    on conflict (draft_id, client_key) do nothing`.execute(trx);
}

/** Photos that a source names join those of the draft, in the feed's order. Twice is once. */
export async function addSourcePhotosToDraft(
  trx: Trx,
  draftId: number,
  photos: readonly { photo_id: number; position: number }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into draft_photo (draft_id, client_key, upload_id, position, bytes, received, state, photo_id, created_at, uploaded_at)
    select ${draftId}, 'of-feed-' || n.photo_id, replace(gen_random_uuid()::text, '-', ''), n.position, 1, 1, 'ready', n.photo_id,
      ${now}::timestamptz, ${now}::timestamptz
    from unnest(${photos.map((photo) => photo.photo_id)}::bigint[], ${photos.map((photo) => photo.position)}::smallint[])
      as n (photo_id, position)
    on conflict (draft_id, client_key) do nothing`.execute(trx);
}

/**
 * The photos of a property whose last listing was deleted for good, and of drafts about it; their files are given to the
 * sweep.
 */
export async function deletePropertyPhotos(trx: Trx, propertyId: number, now: Date): Promise<void> {
  await lockProperty(trx, propertyId);
  const drafts = await trx.selectFrom('draft').select('id').where('property_id', '=', propertyId).execute();
  for (const draft of drafts) await deleteDraftPhotos(trx, draft.id, now);
  const before = await deleteAllPropertyPhotos(trx, propertyId);
  await updatePhotoCount(trx, propertyId, 0);
  await enqueueFileDeletion(trx, await deleteUnusedPhotos(trx, before), now);
}

/** What a person has begun to write, with its photos, for the export of their data. */
export async function listDraftsForExport(db: Db, accountId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select d.id, d.property_id, d.purpose, d.answers, d.step, d.created_at, d.updated_at, d.published_at, d.listing_id,
      (select jsonb_agg(jsonb_build_object('state', p.state, 'refusal', p.refusal, 'key', f.key, 'bytes', p.bytes,
          'alt_el', p.alt_el, 'alt_en', p.alt_en, 'created_at', p.created_at) order by p.position, p.id)
       from draft_photo p left join photo f on f.id = p.photo_id where p.draft_id = d.id) as photos
    from draft d where d.account_id = ${accountId} order by d.id`.execute(db);
  return rows;
}

/** Drafts that nobody has touched since. */
export async function listStaleDrafts(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('draft')
    .select('id')
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Throws one such draft away, unless it was touched meanwhile or somebody is at it. */
export async function deleteStaleDraft(trx: Trx, draftId: number, before: Date, now: Date): Promise<boolean> {
  const lockedDraft = await trx
    .selectFrom('draft')
    .select('id')
    .where('id', '=', draftId)
    .where('updated_at', '<', before)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!lockedDraft) return false;
  await deleteDraftPhotos(trx, draftId, now);
  await trx.deleteFrom('draft').where('id', '=', draftId).execute();
  return true;
}
