/**
 * Photos that feeds name: fetched from public addresses alone, or taken out of the ZIP that the feed came in, opened under the
 * same limits as uploads, and made once for the same bytes, under whatever name they come.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { listingLimits } from '@estia/contract/listings/limits';
import type { PhotoFaultCode } from '@estia/contract/sources/feed-codes';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { createRunLimit } from '../../../platform/jobs/run-limit.ts';
import { lockAdvertiser } from '../../listings/index.ts';
import { makeAccountPhoto } from '../../photos/index.ts';
import { dropOldFiles } from '../runs/runs.queries.ts';
import { toPhotoFaultCode } from './photo-faults.ts';
import { showItemPhotos } from './show-item-photos.service.ts';
import * as q from './source-photos.queries.ts';
import { createStoredZips, type StoredZips } from './stored-zips.ts';

const AT_ONCE = 4;
/** Of one host: four requests a second, however many listings name it. */
const HOST_REST_MS = 250;
const CLAIM_MS = 90_000;
const TIMEOUT_MS = 30_000;
const MAX_TRIES = 5;
const RETRY_STEP_MS = 5 * 60_000;

const fromNow = (deps: Deps, ms: number): Date => new Date(deps.clock().getTime() + ms);

/** Not the photo's fault: it is asked for again, later each time. */
const transient = new Set([
  'timeout',
  'dns_failed',
  'connect_failed',
  'tls_failed',
  'truncated',
  'aborted',
  'bad_answer',
]);
const isTransient = (code: string, httpStatus: number | null): boolean =>
  transient.has(code) || (httpStatus !== null && (httpStatus >= 500 || httpStatus === 429 || httpStatus === 408));

async function settle(deps: Deps, photo: q.QueuedPhoto, write: (trx: Trx) => Promise<boolean>): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockAdvertiser(trx, photo.account_id);
    if (await write(trx)) await finishPhoto(trx, deps, photo);
  });
}

async function finishPhoto(trx: Trx, deps: Deps, photo: q.QueuedPhoto): Promise<void> {
  await showItemPhotos(trx, deps, photo.item_id);
  // Perhaps the last that a ZIP was kept for.
  if (photo.file_key !== null) await dropOldFiles(trx, photo.source_id, deps.clock());
}

const fail = (deps: Deps, photo: q.QueuedPhoto, code: PhotoFaultCode): Promise<void> =>
  settle(deps, photo, (trx) => q.markPhotoFailed(trx, photo, code));

/** Its bytes. Null: there are none, which is written down. */
async function fetchBytes(deps: Deps, photo: q.QueuedPhoto & { url: string }): Promise<Buffer | null> {
  const answer = await deps.guarded.fetchToFile(photo.url, {
    maxBytes: listingLimits.photoBytes,
    timeoutMs: TIMEOUT_MS,
    allowHttp: true,
  });
  if (answer.status === 'ok')
    try {
      return await readFile(answer.path);
    } finally {
      await answer.remove();
    }
  const code = answer.status === 'failed' ? answer.code : 'http_status';
  const httpStatus = answer.status === 'failed' ? answer.httpStatus : null;
  if (isTransient(code, httpStatus) && photo.tries < MAX_TRIES)
    await q.retryPhotoLater(deps.db, photo, fromNow(deps, RETRY_STEP_MS * photo.tries), code);
  else await fail(deps, photo, toPhotoFaultCode(code, httpStatus));
  return null;
}

async function readBytes(deps: Deps, zips: StoredZips, photo: q.QueuedPhoto): Promise<Buffer | null> {
  if (photo.url !== null) return fetchBytes(deps, photo);
  const read = await zips.read(photo.file_key, photo.file_name);
  if ('bytes' in read) return read.bytes;
  await fail(deps, photo, toPhotoFaultCode(read.problem, null));
  return null;
}

/** Two lanes had the same bytes: the other was first, and what this one has made is undone. */
class MadeMeanwhile extends Error {}

async function processPhoto(deps: Deps, zips: StoredZips, photo: q.QueuedPhoto): Promise<void> {
  const file = await readBytes(deps, zips, photo);
  if (!file) return;
  const hash = createHash('sha256').update(file).digest();
  const useKnown = async (): Promise<boolean> => {
    const photoId = await q.findPicture(deps.db, photo.account_id, hash);
    if (photoId !== null) await settle(deps, photo, (trx) => q.markPhotoReady(trx, photo, { photoId, hash }));
    return photoId !== null;
  };
  if (await useKnown()) return;
  try {
    const made = await makeAccountPhoto(deps, {
      file,
      accountId: photo.account_id,
      attach: async (trx, photoId) => {
        await lockAdvertiser(trx, photo.account_id);
        if (!(await q.insertPicture(trx, photo.account_id, hash, photoId))) throw new MadeMeanwhile();
        if (await q.markPhotoReady(trx, photo, { photoId, hash })) await finishPhoto(trx, deps, photo);
      },
    });
    if ('refusal' in made) await fail(deps, photo, toPhotoFaultCode(made.refusal, null));
  } catch (error) {
    if (!(error instanceof MadeMeanwhile) || !(await useKnown())) throw error;
  }
}

async function processNext(deps: Deps, zips: StoredZips): Promise<boolean> {
  const photo = await deps.db
    .transaction()
    .execute((trx) =>
      q.claimNextPhoto(trx, { now: deps.clock(), until: fromNow(deps, CLAIM_MS), restMs: HOST_REST_MS }),
    );
  if (!photo) return false;
  if (photo.tries > MAX_TRIES) {
    await fail(deps, photo, 'photo_unreadable');
    return true;
  }
  await processPhoto(deps, zips, photo).catch(async (error: unknown) => {
    deps.failures.record({
      kind: 'job',
      name: 'source-photos',
      error,
      details: { sourcePhoto: photo.id, tries: photo.tries },
    });
    await q.retryPhotoLater(deps.db, photo, fromNow(deps, RETRY_STEP_MS), 'internal');
  });
  return true;
}

/** Takes what waits until nothing may be asked or the time is up. */
export async function processSourcePhotos(deps: Deps, stopping?: AbortSignal): Promise<Date | null> {
  const isOver = createRunLimit(stopping);
  const zips = createStoredZips(deps);
  const lane = async () => {
    while (!isOver()) if (!(await processNext(deps, zips))) return;
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  } finally {
    await zips.close();
  }
  return q.findNextSourcePhotoTime(deps.db);
}
