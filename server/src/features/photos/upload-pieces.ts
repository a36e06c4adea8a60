/** The bytes of an upload: pieces in the file store, each named by where it begins and how long it is. */
import type { FileStore } from '../../platform/files/file-store.ts';

/** Columns of draft_photo. */
type Upload = { upload_id: string; bytes: number; pieces: readonly number[] };

/** All pieces of an upload lie under this; removing it removes them. */
export const getUploadFolder = (uploadId: string): string => `uploads/${uploadId}`;

/** Its length is in the name: a late piece of another length cannot take the place of one that was acknowledged. */
export const getPieceKey = (uploadId: string, offset: number, size: number): string =>
  `${getUploadFolder(uploadId)}/${offset}-${size}`;

/** The whole file as it was sent. Throws when a piece is missing or short: the store has lost what it had acknowledged. */
export async function readUpload(files: FileStore, upload: Upload): Promise<Buffer> {
  const file = Buffer.alloc(upload.bytes);
  let offset = 0;
  for (const size of upload.pieces) {
    const lost = () => new Error(`Upload ${upload.upload_id}: the piece at ${offset} is not what was stored`);
    const piece = await files.open(getPieceKey(upload.upload_id, offset, size));
    if (piece?.size !== size || offset + size > upload.bytes) throw lost();
    let at = offset;
    for await (const chunk of piece.read()) at += (chunk as Buffer).copy(file, at);
    if (at !== offset + size) throw lost();
    offset = at;
  }
  if (offset !== upload.bytes) throw new Error(`Upload ${upload.upload_id} is not complete`);
  return file;
}
