/** Uploaded files → photos: decoded for real, stripped, turned, made in all sizes, compared with the others of the draft. */
import { randomBytes } from 'node:crypto';
import { listingLimits } from '@estia/contract/listings/limits';
import type { PhotoRejection } from '@estia/contract/photos/model';
import sharp from 'sharp';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import { forgetFiles } from '../../platform/forget-files.ts';
import { decode, Refused, TookTooLong } from './decode.ts';
import { inTurn } from './in-turn.ts';
import { lookOf, sameLook } from './look.ts';
import { hashesNear, hashOf } from './look-hash.ts';
import * as q from './make-photos.queries.ts';
import { allRenditions, type Pixels, placeholderOf } from './renditions.ts';
import { readUpload, uploadFolder } from './uploads.ts';

/** Whoever makes a photo says so this often; one whose worker died is taken again that much later. */
const ALIVE_MS = 3_000;
const HELD_MS = 12_000;
/** Each try that is missing an end was a worker that died of it, or with it. */
const MAX_TRIES = 5;
/** A picture that takes too long twice does not do so because the machine was busy. */
const MAX_SLOW_TRIES = 2;
/** The store or the database is away: not the picture's fault for so long. */
const PATIENCE_MS = 3_600_000;
const AGAIN_MS = 5_000;
/** Files that no record names by then belong to nobody. */
const UNCLAIMED_MS = 86_400_000;

const after = (deps: Deps, ms: number): Date => new Date(deps.clock().getTime() + ms);

async function refuse(deps: Deps, photo: q.Waiting, code: PhotoRejection): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (await q.refuse(trx, photo.id, code)) await forgetFiles(trx, [uploadFolder(photo.upload_id)], deps.clock());
  });
}

async function isThere(db: Db, draftId: number, look: Buffer): Promise<boolean> {
  const others = await q.looksOf(db, draftId);
  return others.some((other) => sameLook(other, look));
}

/** All files first, then the record: where a photo is named, it is there whole. */
async function finish(deps: Deps, photo: q.Waiting, pixels: Pixels, look: Buffer): Promise<void> {
  const key = randomBytes(16).toString('hex');
  const folder = `photos/${key}`;
  await forgetFiles(deps.db, [folder], after(deps, UNCLAIMED_MS));
  for await (const { name, body } of allRenditions(pixels)) await deps.files.put(`${folder}/${name}`, body);
  const placeholder = await placeholderOf(pixels);
  const { width, height } = pixels;
  const hash = hashOf(look);
  await deps.db.transaction().execute(async (trx) => {
    const held = await q.holdDraft(trx, photo);
    // Nobody wants it any more: its files go with the others that no record names.
    if (!held) return;
    if (await isThere(trx, photo.draft_id, look)) throw new Refused('same_picture');
    const now = deps.clock();
    const row = { key, width, height, placeholder, look, hash, accountId: held.accountId, now };
    const id = await q.insertPhoto(trx, photo.id, row);
    const twins = (await q.likelyTwins(trx, held.accountId, hashesNear(look))).filter((twin) =>
      sameLook(twin.look, look),
    );
    if (twins.length > 0)
      await q.noteTwins(
        trx,
        id,
        twins.map((twin) => twin.id),
        now,
      );
    await q.keepFile(trx, folder);
    await forgetFiles(trx, [uploadFolder(photo.upload_id)], now);
  });
}

async function make(deps: Deps, photo: q.Waiting): Promise<void> {
  if (photo.tries > MAX_TRIES) throw new Refused('broken');
  if (photo.bytes > listingLimits.photoBytes) throw new Refused('too_large');
  const file = await readUpload(deps.files, photo);
  const pixels = await inTurn(() => decode(file));
  const look = await lookOf(pixels);
  // Asked again under the lock; here it spares a copy the making of its files.
  if (await isThere(deps.db, photo.draft_id, look)) throw new Refused('same_picture');
  await finish(deps, photo, pixels, look);
}

async function failed(deps: Deps, photo: q.Waiting, error: unknown): Promise<void> {
  if (error instanceof Refused) return refuse(deps, photo, error.code);
  deps.failures.record({ kind: 'job', name: 'photos', error, details: { draftPhoto: photo.id, tries: photo.tries } });
  if (error instanceof TookTooLong && photo.tries >= MAX_SLOW_TRIES) return refuse(deps, photo, 'broken');
  const waited = deps.clock().getTime() - (photo.uploaded_at?.getTime() ?? 0);
  const counts = error instanceof TookTooLong || waited > PATIENCE_MS;
  await q.giveBack(deps.db, photo.id, after(deps, AGAIN_MS), counts ? photo.tries : photo.tries - 1);
}

/**
 * Takes what waits, one after another, until nothing waits or the time is up. How many it has dealt with. One at a time
 * and in one thread: a large picture takes hundreds of megabytes, and the rest of the worker goes on.
 */
export async function makePhotos(deps: Deps, forMs = Number.POSITIVE_INFINITY): Promise<number> {
  const begun = performance.now();
  let done = 0;
  while (performance.now() - begun < forMs) {
    const photo = await q.takeNext(deps.db, deps.clock(), after(deps, HELD_MS));
    if (!photo) break;
    sharp.cache(false);
    sharp.concurrency(1);
    const alive = setInterval(() => void q.keepTaken(deps.db, photo, after(deps, HELD_MS)).catch(() => {}), ALIVE_MS);
    await make(deps, photo)
      .finally(() => clearInterval(alive))
      .catch((error: unknown) => failed(deps, photo, error));
    done += 1;
  }
  return done;
}
