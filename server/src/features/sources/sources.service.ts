/** Sources as their agency sets them: added, changed, paused, removed, read once more. */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import type { sourceDefaultsInput } from '@estia/contract/sources/source-model';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { enqueueFileDeletion } from '../../platform/files/file-deletion.queries.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { type AdvertiserRow, lockAdvertiser, mayPublish, refusalToPost } from '../listings/index.ts';
import { pauseSourceListings } from './runs/apply-items.service.ts';
import { createFeedKey, type StoredFeed, storeFeedBytes } from './runs/feed-files.ts';
import { deleteUntouchedDraftsOfSource } from './runs/item-drafts.service.ts';
import * as runs from './runs/runs.queries.ts';
import { defaultNames } from './source-defaults.ts';
import { type SourceKeyInput, sealSourceKey } from './source-key.ts';
import * as q from './sources.queries.ts';
import { countFeedBytes, finishFeedUpload } from './upload/feed-uploads.service.ts';

const SIMPLE_MANDATE_ID = '2';
const HOUR_MS = 3_600_000;

type DefaultsInput = z.output<typeof sourceDefaultsInput>;

/** Who is called and by what right, where the feed does not say: the agency, under a simple mandate. */
async function getFirstDefaults(db: Db, accountId: number): Promise<FieldAnswers> {
  const own = await q.findAgencyContact(db, accountId);
  return {
    contact_name: own?.name.slice(0, 80) ?? '',
    contact_email: own?.email ?? '',
    ...(own?.phone ? { contact_phone: own.phone } : {}),
    mandate_type_id: SIMPLE_MANDATE_ID,
  };
}

/** What is not named stays; what was emptied is forgotten. */
function mergeDefaults(before: FieldAnswers, input: DefaultsInput | undefined): FieldAnswers {
  const after = { ...before };
  for (const key of defaultNames) {
    const value = input?.[key];
    if (value === undefined) continue;
    if (value === null || value === false) delete after[key];
    else after[key] = value === true ? 'on' : String(value);
  }
  return after;
}

export async function assertSourceUrl(deps: Pick<Deps, 'guarded'>, url: string): Promise<void> {
  if (!deps.guarded.isAllowedUrl(url)) throw new AppError('invalid_input', { url: 'source_url' });
}

/** What an admin has stopped does not begin again under another name. */
async function assertNotStopped(trx: Trx, accountId: number, url: string): Promise<void> {
  const stopped = await q.listStoppedUrls(trx, accountId);
  const bare = (each: string): string => new URL(each).href.replace(/#.*$/, '');
  if (stopped.some((each) => bare(each) === bare(url))) throw new AppError('invalid_input', { url: 'source_stopped' });
}

/** An agency that may publish, held: what it has is counted one after the other. */
async function lockAgency(trx: Trx, viewer: SignedInViewer): Promise<AdvertiserRow> {
  const account = await lockAdvertiser(trx, viewer.worksFor);
  if (!account) throw new AppError('not_found');
  if (!mayPublish(account)) throw new AppError(...refusalToPost(account));
  return account;
}

async function assertRoom(trx: Trx, accountId: number): Promise<void> {
  const { removed: _, ...counts } = await q.countSourcesByState(trx, accountId);
  const used = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (used >= sourceLimits.sources) throw new AppError('over_limit', { sources: 'too_long' });
}

export type NewSource = {
  name: string;
  url: string;
  key?: SourceKeyInput | undefined;
  format?: q.SourceRow['format'] | undefined;
  every_hours?: number | null | undefined;
  defaults?: DefaultsInput | undefined;
};

const DEFAULT_HOURS = 6;

export async function createSource(deps: Deps, viewer: SignedInViewer, input: NewSource): Promise<number> {
  await assertSourceUrl(deps, input.url);
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAgency(trx, viewer);
    await assertNotStopped(trx, account.id, input.url);
    await assertRoom(trx, account.id);
    const hours = input.every_hours === undefined ? DEFAULT_HOURS : input.every_hours;
    const id = await q.insertSource(trx, {
      account_id: account.id,
      kind: 'url',
      name: input.name,
      url: input.url,
      ...sealSourceKey(deps.secrets, input.key ?? { kind: 'none' }),
      format: input.format ?? 'detect',
      every_hours: hours,
      next_run_at: hours === null ? null : new Date(now.getTime() + hours * HOUR_MS),
      defaults: JSON.stringify(mergeDefaults(await getFirstDefaults(trx, account.id), input.defaults)),
      created_at: now,
      created_by: viewer.userId,
      updated_at: now,
    });
    await insertRun(trx, { sourceId: id, trigger: 'person', startedBy: viewer.userId, now });
    return id;
  });
}

async function insertRun(trx: Trx, run: Parameters<typeof runs.insertRun>[1]): Promise<number> {
  const open = await runs.lockOpenRun(trx, run.sourceId);
  if (open?.state === 'applying') throw new AppError('not_in_this_state');
  // What waits for a person is read anew; what is being read is what was asked for, unless a file came with it.
  if (open && open.state !== 'review' && !run.file) return open.id;
  if (open) await runs.updateRun(trx, open.id, { state: 'superseded', taken_until: null, finished_at: run.now });
  const id = await runs.insertRun(trx, run);
  await enqueueJob(trx, 'source-runs');
  return id;
}

export type UploadedFile = {
  source_id?: number | undefined;
  name?: string | undefined;
  /** The bytes, or an upload in pieces. */
  file: Buffer | { upload: string };
  format: q.SourceRow['format'];
  defaults?: DefaultsInput | undefined;
};

async function storeSentFile(deps: Deps, body: Buffer): Promise<StoredFeed> {
  const key = createFeedKey();
  await enqueueFileDeletion(deps.db, [key], new Date(deps.clock().getTime() + 24 * HOUR_MS));
  return storeFeedBytes(deps, key, body);
}

/** A file in place of an address. The file is stored before anything names it. */
export async function uploadSourceFile(
  deps: Deps,
  viewer: SignedInViewer,
  input: UploadedFile,
): Promise<{ id: number; run_id: number }> {
  const now = deps.clock();
  if (Buffer.isBuffer(input.file)) await countFeedBytes(deps, viewer.worksFor, input.file.byteLength);
  const file = Buffer.isBuffer(input.file)
    ? await storeSentFile(deps, input.file)
    : await finishFeedUpload(deps, viewer, input.file.upload);
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAgency(trx, viewer);
    const id = input.source_id ?? (await createFileSource(trx, deps, viewer, { account, input }));
    const source = await lockOwnSource(trx, viewer, id);
    if (source.kind === 'api') throw new AppError('not_in_this_state');
    if (source.state !== 'active' && source.state !== 'paused') throw new AppError('not_in_this_state');
    if (input.source_id !== undefined && input.format !== 'detect')
      await q.updateSource(trx, id, { format: input.format, updated_at: now });
    const run_id = await insertRun(trx, { sourceId: id, trigger: 'upload', startedBy: viewer.userId, now, file });
    await runs.keepFile(trx, file.key);
    await runs.dropOldFiles(trx, id, now);
    return { id, run_id };
  });
}

async function createFileSource(
  trx: Trx,
  deps: Deps,
  viewer: SignedInViewer,
  { account, input }: { account: AdvertiserRow; input: UploadedFile },
): Promise<number> {
  await assertRoom(trx, account.id);
  if (!input.name) throw new AppError('invalid_input', { name: 'required' });
  const now = deps.clock();
  return q.insertSource(trx, {
    account_id: account.id,
    kind: 'file',
    name: input.name,
    format: input.format,
    defaults: JSON.stringify(mergeDefaults(await getFirstDefaults(trx, account.id), input.defaults)),
    created_at: now,
    created_by: viewer.userId,
    updated_at: now,
  });
}

export async function lockOwnSource(trx: Trx, viewer: SignedInViewer, id: number): Promise<q.SourceRow> {
  const source = await q.lockSource(trx, id, viewer.worksFor);
  if (!source) throw new AppError('not_found');
  return source;
}

export type SourceChange = Partial<NewSource>;

export async function changeSource(deps: Deps, viewer: SignedInViewer, id: number, input: SourceChange): Promise<void> {
  if (input.url !== undefined) await assertSourceUrl(deps, input.url);
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    await lockAgency(trx, viewer);
    const source = await lockOwnSource(trx, viewer, id);
    if (source.state === 'removed') throw new AppError('not_in_this_state');
    if (source.kind !== 'url' && (input.url !== undefined || input.key !== undefined))
      throw new AppError('invalid_input', { url: 'invalid' });
    const isElsewhere = input.url !== undefined && input.url !== source.url;
    if (isElsewhere && input.url !== undefined) await assertNotStopped(trx, viewer.worksFor, input.url);
    // A key is for the address it was typed for: it does not follow to another.
    const key = input.key ?? (isElsewhere ? ({ kind: 'none' } as const) : undefined);
    await q.updateSource(trx, id, {
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.url === undefined ? {} : { url: input.url }),
      ...(key ? sealSourceKey(deps.secrets, key) : {}),
      ...(input.format === undefined ? {} : { format: input.format }),
      ...(input.every_hours === undefined || source.kind !== 'url'
        ? {}
        : {
            every_hours: input.every_hours,
            next_run_at: input.every_hours === null ? null : new Date(now.getTime() + input.every_hours * HOUR_MS),
          }),
      ...(input.defaults ? { defaults: JSON.stringify(mergeDefaults(source.defaults, input.defaults)) } : {}),
      etag: null,
      last_modified: null,
      file_hash: null,
      updated_at: now,
    });
    // What waits for a yes was read with what was set before: it is shown anew.
    const waiting = input.defaults && (await runs.lockOpenRun(trx, id));
    if (waiting?.state === 'review' && !isElsewhere && input.key === undefined && input.format === undefined)
      await startRun(trx, deps, { source, startedBy: viewer.userId, sameFile: true });
    const isTried = (isElsewhere || input.key !== undefined || input.format !== undefined) && source.state === 'active';
    if (isTried && source.kind === 'url') {
      const open = await runs.lockOpenRun(trx, id);
      if (open?.state !== 'applying')
        await insertRun(trx, { sourceId: id, trigger: 'person', startedBy: viewer.userId, now });
    }
  });
}

export async function pauseSource(deps: Deps, viewer: SignedInViewer, id: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockAdvertiser(trx, viewer.worksFor);
    const source = await lockOwnSource(trx, viewer, id);
    if (source.state === 'paused') return;
    if (source.state !== 'active') throw new AppError('not_in_this_state');
    const now = deps.clock();
    // What waits for a yes may still get it; what is under way does nothing more.
    const open = await runs.lockOpenRun(trx, id);
    if (open && open.state !== 'review')
      await runs.updateRun(trx, open.id, {
        state: 'failed',
        error_code: 'source_paused',
        taken_until: null,
        finished_at: now,
      });
    await q.updateSource(trx, id, { state: 'paused', next_run_at: null, updated_at: now });
  });
}

export async function resumeSource(deps: Deps, viewer: SignedInViewer, id: number): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    await lockAgency(trx, viewer);
    const source = await lockOwnSource(trx, viewer, id);
    if (source.state === 'active') return;
    if (source.state !== 'paused') throw new AppError('not_in_this_state');
    await q.updateSource(trx, id, {
      state: 'active',
      next_run_at: source.kind === 'url' && source.every_hours !== null ? now : null,
      updated_at: now,
    });
    await enqueueJob(trx, 'source-runs');
  });
}

/** Whatever is under way does nothing more. */
export async function endOpenRun(trx: Trx, deps: Pick<Deps, 'clock'>, sourceId: number): Promise<void> {
  const open = await runs.lockOpenRun(trx, sourceId);
  if (open) await runs.updateRun(trx, open.id, { state: 'superseded', taken_until: null, finished_at: deps.clock() });
}

/** One that an admin stopped is read again. False: it is not stopped any more. */
export async function restartStoppedSource(trx: Trx, deps: Pick<Deps, 'clock'>, id: number): Promise<boolean> {
  const source = await q.lockSource(trx, id);
  if (source?.state !== 'stopped') return false;
  const now = deps.clock();
  await q.updateSource(trx, id, {
    state: 'active',
    state_reason: null,
    next_run_at: source.kind === 'url' && source.every_hours !== null ? now : null,
    updated_at: now,
  });
  await enqueueJob(trx, 'source-photos');
  await enqueueJob(trx, 'source-runs');
  return true;
}

/** Its listings are paused, its key is forgotten; what its runs did can still be read. How many listings were up. */
export async function removeLockedSource(trx: Trx, deps: Deps, source: q.SourceRow): Promise<number> {
  if (source.state === 'removed') return 0;
  const now = deps.clock();
  await endOpenRun(trx, deps, source.id);
  const paused = await pauseSourceListings(trx, await q.listListingsOfSource(trx, source.id), now);
  await deleteUntouchedDraftsOfSource(trx, source.id, now);
  await q.markAllItemsGone(trx, source.id, now);
  await enqueueFileDeletion(trx, await q.listFeedFolders(trx, source.id), now);
  await q.updateSource(trx, source.id, {
    state: 'removed',
    ...sealSourceKey(deps.secrets, { kind: 'none' }),
    next_run_at: null,
    failing_since: null,
    updated_at: now,
  });
  return paused;
}

export async function removeSource(deps: Deps, viewer: SignedInViewer, id: number): Promise<number> {
  return deps.db.transaction().execute(async (trx) => {
    await lockAdvertiser(trx, viewer.worksFor);
    return removeLockedSource(trx, deps, await lockOwnSource(trx, viewer, id));
  });
}

/** `sameFile`: the last one again, after its questions were settled. */
export async function startRun(
  trx: Trx,
  deps: Deps,
  { source, startedBy, sameFile }: { source: q.SourceRow; startedBy: number; sameFile: boolean },
): Promise<number> {
  if (source.state !== 'active' && source.state !== 'paused') throw new AppError('not_in_this_state');
  const now = deps.clock();
  const file = sameFile || source.kind === 'file' ? await runs.findLastFile(trx, source.id) : undefined;
  if (source.kind === 'api' || (source.kind === 'file' && !file)) throw new AppError('not_in_this_state');
  const id = await insertRun(trx, {
    sourceId: source.id,
    trigger: file ? 'mapping' : 'person',
    startedBy,
    now,
    file: file && { key: file.key, hash: file.hash, bytes: file.bytes },
  });
  return id;
}

export async function startOwnRun(
  deps: Deps,
  viewer: SignedInViewer,
  { id, sameFile }: { id: number; sameFile: boolean },
): Promise<number> {
  return deps.db.transaction().execute(async (trx) => {
    await lockAgency(trx, viewer);
    const source = await lockOwnSource(trx, viewer, id);
    return startRun(trx, deps, { source, startedBy: viewer.userId, sameFile });
  });
}

/** The yes to what a run shows. The first time with the declaration that the agency may publish these listings. */
export async function confirmRun(
  deps: Deps,
  viewer: SignedInViewer,
  { id, isRightDeclared }: { id: number; isRightDeclared: boolean },
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    await lockAgency(trx, viewer);
    const seen = await runs.findRun(trx, viewer.worksFor, id);
    if (!seen) throw new AppError('not_found');
    const source = await lockOwnSource(trx, viewer, seen.source_id);
    const run = await runs.lockRun(trx, id);
    if (!run) throw new AppError('not_found');
    if (run.state === 'applying' || run.state === 'done') return;
    if (run.state !== 'review' || (source.state !== 'active' && source.state !== 'paused'))
      throw new AppError('not_in_this_state');
    if (!isRightDeclared && source.right_declared_at === null)
      throw new AppError('invalid_input', { right_declared: 'must_accept' });
    await runs.updateRun(trx, id, {
      state: 'applying',
      confirmed_at: now,
      confirmed_by: viewer.userId,
      taken_until: null,
    });
    await q.updateSource(trx, source.id, {
      confirmed_at: source.confirmed_at ?? now,
      emailed_cause: null,
      ...(source.right_declared_at === null ? { right_declared_at: now, right_declared_by: viewer.userId } : {}),
      updated_at: now,
    });
    await enqueueJob(trx, 'source-runs');
  });
}

export async function declineRun(deps: Deps, viewer: SignedInViewer, id: number): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    await lockAdvertiser(trx, viewer.worksFor);
    const seen = await runs.findRun(trx, viewer.worksFor, id);
    if (!seen) throw new AppError('not_found');
    await lockOwnSource(trx, viewer, seen.source_id);
    const run = await runs.lockRun(trx, id);
    if (run?.state === 'declined') return;
    if (run?.state !== 'review') throw new AppError('not_in_this_state');
    await runs.updateRun(trx, id, { state: 'declined', finished_at: now });
  });
}
