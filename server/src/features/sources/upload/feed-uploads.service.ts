/**
 * Files that are larger than a form takes, in pieces: each lies in the file store where the run will read it. That an upload is
 * not finished is said by its entry among the files to delete; all else is in the sealed name that its sender has.
 */
import { sourceLimits } from '@estia/contract/sources/source-choices';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import { enqueueFileDeletion, isFileDeletionEnqueued } from '../../../platform/files/file-deletion.queries.ts';
import { enforceRateLimit } from '../../../platform/security/throttle.ts';
import {
  createFeedKey,
  findPieceSizes,
  hashFeedFile,
  PIECE_BYTES,
  type StoredFeed,
  storePiece,
} from '../runs/feed-files.ts';

const PURPOSE = 'upload of a feed';
const DAY_MS = 86_400_000;
/** An hour before its pieces may be deleted. */
const OPEN_MS = DAY_MS - 3_600_000;
/** Sent or announced in a day, in kilobytes: 2 GB. What nobody reads lies for a day in the file store. */
const OF_ACCOUNT = { hits: 2 * 1024 * 1024, seconds: 86_400 };

type FeedUpload = { key: string; account: number; bytes: number; until: number };

const countPieces = (bytes: number): number => Math.ceil(bytes / PIECE_BYTES);

export const countFeedBytes = (deps: Pick<Deps, 'db' | 'clock'>, account: number, bytes: number): Promise<void> =>
  enforceRateLimit(deps.db, `feed bytes account ${account}`, OF_ACCOUNT, deps.clock(), Math.ceil(bytes / 1024));

export async function startFeedUpload(
  deps: Deps,
  viewer: SignedInViewer,
  bytes: number,
): Promise<{ upload: string; piece_bytes: number; pieces: number }> {
  if (bytes > sourceLimits.uploadBytes) throw new AppError('too_large');
  const now = deps.clock();
  const account = viewer.worksFor;
  await countFeedBytes(deps, account, bytes);
  const upload: FeedUpload = { key: createFeedKey(), account, bytes, until: now.getTime() + OPEN_MS };
  await enqueueFileDeletion(deps.db, [upload.key], new Date(now.getTime() + DAY_MS));
  return {
    upload: deps.secrets.seal(PURPOSE, JSON.stringify(upload)).toString('base64url'),
    piece_bytes: PIECE_BYTES,
    pieces: countPieces(bytes),
  };
}

/** Of this account, and not finished yet. */
async function openUpload(deps: Deps, viewer: SignedInViewer, name: string): Promise<FeedUpload> {
  let upload: FeedUpload;
  try {
    upload = JSON.parse(deps.secrets.open(PURPOSE, Buffer.from(name, 'base64url'))) as FeedUpload;
  } catch {
    throw new AppError('not_found');
  }
  if (upload.account !== viewer.worksFor || upload.until < deps.clock().getTime()) throw new AppError('not_found');
  if (!(await isFileDeletionEnqueued(deps.db, upload.key))) throw new AppError('not_in_this_state');
  return upload;
}

/** Whole, and of the length that its place asks for. The same piece may be sent again. */
export async function storeFeedPiece(
  deps: Deps,
  viewer: SignedInViewer,
  { name, at, body }: { name: string; at: number; body: Buffer },
): Promise<void> {
  const upload = await openUpload(deps, viewer, name);
  const size = Math.min(PIECE_BYTES, upload.bytes - at * PIECE_BYTES);
  if (at >= countPieces(upload.bytes)) throw new AppError('not_found');
  if (body.byteLength !== size) throw new AppError('invalid_input', { piece: 'invalid' });
  await storePiece(deps, upload.key, at, body);
}

/** The file as it is read: every piece is there. What is missing is sent again. */
export async function finishFeedUpload(deps: Deps, viewer: SignedInViewer, name: string): Promise<StoredFeed> {
  const { key, bytes } = await openUpload(deps, viewer, name);
  const sizes = await findPieceSizes(deps, key, countPieces(bytes));
  if (sizes.includes(null)) throw new AppError('invalid_input', { upload: 'required' });
  return hashFeedFile(deps, key);
}
