/** All SQL of uploads. How far one has come is in its row and nowhere else. */
import { requireValue } from '@estia/contract/require-value';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type UploadRow = {
  id: number;
  draft_id: number;
  upload_id: string;
  bytes: number;
  received: number;
  /** How many it came in so far. */
  pieces: number;
  state: string;
  expires_at: Date;
};

const columns = sql`p.id, p.draft_id, p.upload_id, p.bytes, p.received, cardinality(p.pieces) as pieces, p.state,
  p.created_at + (select days from retention where what = 'unfinished_upload') * interval '1 day' as expires_at`;

/** Only one's own. */
export async function findUpload(db: Db, uploadId: string, accountId: number): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select ${columns} from draft_photo p join draft d on d.id = p.draft_id
    where p.upload_id = ${uploadId} and d.account_id = ${accountId}`.execute(db);
  return rows[0];
}

export async function findUploadByClientKey(
  trx: Trx,
  draftId: number,
  clientKey: string,
): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select ${columns} from draft_photo p where draft_id = ${draftId} and client_key = ${clientKey}`.execute(trx);
  return rows[0];
}

/** Photos that will count, whatever has become of them so far. */
export async function countActivePhotos(trx: Trx, draftId: number): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    select count(*) as live from draft_photo where draft_id = ${draftId} and state <> 'refused'`.execute(trx);
  return rows[0]?.live ?? 0;
}

/** Bytes of an account that are announced or wait for the worker: what is made or refused takes none of these. */
export async function unfinishedBytes(trx: Trx, accountId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(p.bytes), 0)::bigint as bytes from draft d join draft_photo p on p.draft_id = d.id
    where d.account_id = ${accountId} and p.state in ('uploading', 'uploaded')`.execute(trx);
  return rows[0]?.bytes ?? 0;
}

/** Refused files stay to be shown, but not without end. */
export async function listOldRefusals(trx: Trx, draftId: number, keepCount: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from draft_photo where draft_id = ${draftId} and state = 'refused'
    order by id desc offset ${keepCount}`.execute(trx);
  return rows.map((row) => row.id);
}

type NewUpload = { draftId: number; clientKey: string; uploadId: string; bytes: number; now: Date };

export async function insertUpload(
  trx: Trx,
  { draftId, clientKey, uploadId, bytes, now }: NewUpload,
): Promise<UploadRow> {
  const { rows } = await sql<UploadRow>`
    insert into draft_photo as p (draft_id, client_key, upload_id, position, bytes, created_at)
    select ${draftId}, ${clientKey}, ${uploadId}, coalesce(max(position), 0) + 1, ${bytes}, ${now}
    from draft_photo where draft_id = ${draftId}
    returning ${columns}`.execute(trx);
  return requireValue(rows[0]);
}

type Piece = { uploadId: string; offset: number; size: number; now: Date };

/**
 * The piece is in the store: the row says so, if it still stands at that offset. Undefined when somebody else was faster or
 * the upload is gone.
 */
export async function recordPiece(
  trx: Trx,
  { uploadId, offset, size, now }: Piece,
): Promise<{ received: number; state: string } | undefined> {
  const { rows } = await sql<{ received: number; state: string }>`
    update draft_photo set received = received + ${size}::integer, pieces = pieces || ${size}::integer,
      state = case when received + ${size} = bytes then 'uploaded' else state end,
      uploaded_at = case when received + ${size} = bytes then ${now}::timestamptz end
    where upload_id = ${uploadId} and received = ${offset} and received + ${size} <= bytes and state = 'uploading'
    returning received, state`.execute(trx);
  return rows[0];
}

/** Takes a slice of uploads away that nobody came back to finish, and says which. */
export async function deleteUnfinishedUploads(trx: Trx, before: Date, slice: number): Promise<string[]> {
  const { rows } = await sql<{ upload_id: string }>`
    delete from draft_photo where state = 'uploading' and id = any (array(
      select id from draft_photo where state = 'uploading' and created_at < ${before} order by created_at limit ${slice}))
    returning upload_id`.execute(trx);
  return rows.map((row) => row.upload_id);
}
