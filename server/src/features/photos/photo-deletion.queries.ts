/** SQL of pictures that go. A picture may be shown by a property and by a draft at once: it goes with the last of them. */
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/db.ts';
import { getUploadFolder } from './upload-pieces.ts';

/**
 * Forgets those of the pictures that nothing shows any more, and says which files must go. Each is locked before it is
 * looked at: of two that let go of a picture at the same moment, the later sees that it was the last.
 */
export async function deleteUnusedPhotos(trx: Trx, photoIds: readonly number[]): Promise<string[]> {
  if (photoIds.length === 0) return [];
  await sql`select from photo where id = any (${photoIds}::bigint[]) order by id for update`.execute(trx);
  const { rows } = await sql<{ key: string }>`
    delete from photo p where id = any (${photoIds}::bigint[])
      and not exists (select from property_photo where photo_id = p.id)
      and not exists (select from draft_photo where photo_id = p.id)
      and not exists (select from article where photo_id = p.id)
      and not exists (select from article_revision where photo_id = p.id)
      and not exists (select from article_revision_photo where photo_id = p.id)
    returning key`.execute(trx);
  return rows.map((row) => `photos/${row.key}`);
}

type DeletedDraftPhoto = { state: string; upload_id: string; photo_id: number | null };

/** Folders of uploads whose pieces may still lie there; those of a finished photo went when it was made. */
export const listUploadFolders = (rows: readonly DeletedDraftPhoto[]): string[] =>
  rows.filter((row) => row.state !== 'ready').map((row) => getUploadFolder(row.upload_id));

export const pickPhotoIds = (rows: readonly { photo_id: number | null }[]): number[] =>
  rows.flatMap((row) => row.photo_id ?? []);

/**
 * Forgets the pictures and uploads of an account, but for pictures that somebody else or an article shows, and says
 * which files must go. `trx` is a transaction that then deletes the properties.
 */
export async function deletePhotosOfAccount(trx: Trx, accountId: number): Promise<string[]> {
  const drafts = await sql<DeletedDraftPhoto>`
    delete from draft_photo where draft_id in (
      select id from draft where account_id = ${accountId}
        or property_id in (select id from property where account_id = ${accountId}))
    returning state, upload_id, photo_id`.execute(trx);
  const propertyPhotos = await sql<{ photo_id: number }>`
    delete from property_photo where property_id in (select id from property where account_id = ${accountId})
    returning photo_id`.execute(trx);
  const ownPhotos = await sql<{ photo_id: number }>`
    select id as photo_id from photo where account_id = ${accountId}`.execute(trx);
  const gone = await deleteUnusedPhotos(trx, pickPhotoIds([...drafts.rows, ...propertyPhotos.rows, ...ownPhotos.rows]));
  await sql`update photo set account_id = null where account_id = ${accountId}`.execute(trx);
  return [...gone, ...listUploadFolders(drafts.rows)];
}
