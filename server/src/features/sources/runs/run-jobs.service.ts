/**
 * Runs as the worker does them: whoever claims one reads it, or applies it batch by batch. Killed anywhere, the next worker goes
 * on: what was written down is kept, what was applied is marked in the transaction that applied it.
 */
import type { Deps } from '../../../deps.ts';
import { enqueueFileDeletion } from '../../../platform/files/file-deletion.queries.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { createRunLimit } from '../../../platform/jobs/run-limit.ts';
import { lockAdvertiser, mayPublish } from '../../listings/index.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { BrokenFeedError } from '../formats/feed-item.ts';
import {
  findNextDueTime,
  findSource,
  listDueSources,
  lockSource,
  type SourceRow,
  updateSource,
} from '../sources.queries.ts';
import { applyItems } from './apply-items.service.ts';
import { createFeedKey, openFeedFile, storeFeedFile } from './feed-files.ts';
import { fetchSourceFile } from './fetch-source.ts';
import { countResults, lockPendingItems, saveItemResults } from './run-applying.queries.ts';
import { failRun, finishReading, finishUnchanged, successColumns } from './run-outcome.service.ts';
import { CLAIM_MS, RunTakenError, readRunFile } from './run-reading.service.ts';
import * as q from './runs.queries.ts';
import type { ReadFeed } from './source-tools.ts';

/** Listings of one transaction: who publishes meanwhile waits for so many, and no longer. */
export const BATCH = 50;
const HEARTBEAT_MS = 10_000;
/** Claims without progress: the file kills whoever reads it. */
const MAX_TRIES = 6;
const RETRY_MS = 30_000;
const HOUR_MS = 3_600_000;
const DUE_SLICE = 100;

const fromNow = (deps: Deps, ms: number): Date => new Date(deps.clock().getTime() + ms);

type OpenedFile = { path: string; remove: () => Promise<void> };

/** The file of the run: the one that was stored with it, or what the source answers now. Null: nothing to read. */
async function openRunFile(deps: Deps, run: q.RunRow, source: SourceRow): Promise<OpenedFile | null> {
  if (run.file_key) {
    const stored = await openFeedFile(deps, run.file_key);
    if (!stored) await failRun(deps, run, { code: 'file_gone', line: null });
    return stored;
  }
  const answer = await fetchSourceFile(deps, source, { isConditional: run.trigger === 'schedule' });
  if (answer.status === 'not_modified') {
    await finishUnchanged(deps, run);
    return null;
  }
  if (answer.status === 'failed') {
    await failRun(deps, run, { code: answer.code, line: null });
    return null;
  }
  const isKnown = run.trigger === 'schedule' && source.file_hash?.toString('hex') === answer.sha256;
  if (isKnown) {
    await answer.remove();
    await finishUnchanged(deps, run);
    return null;
  }
  try {
    await storeRunFile(deps, run, answer);
  } catch (error) {
    await answer.remove();
    throw error;
  }
  return answer;
}

/** It stays until the next file of the source is stored: it is read again when somebody has settled what it asks. */
async function storeRunFile(
  deps: Deps,
  run: q.RunRow,
  file: { path: string; bytes: number; etag: string | null; lastModified: string | null },
): Promise<void> {
  const key = createFeedKey();
  await enqueueFileDeletion(deps.db, [key], fromNow(deps, 24 * HOUR_MS));
  const stored = await storeFeedFile(deps, key, file.path);
  await deps.db.transaction().execute(async (trx) => {
    await lockAdvertiser(trx, run.account_id);
    // A source that was removed meanwhile has let go of its files: nobody would delete this one.
    const now = await q.lockRun(trx, run.id);
    if (now?.state !== 'reading' || now.tries !== run.tries) throw new RunTakenError();
    await q.updateRun(trx, run.id, {
      file_key: key,
      file_hash: stored.hash,
      bytes: stored.bytes,
      etag: file.etag,
      last_modified: file.lastModified,
    });
    await q.keepFile(trx, key);
    await q.dropOldFiles(trx, run.source_id, deps.clock());
  });
}

async function readRun(deps: Deps, tools: RunTools, run: q.RunRow): Promise<void> {
  const source = await findSource(deps.db, run.source_id);
  if (!source || source.state === 'removed' || source.state === 'stopped') {
    await q.updateRun(deps.db, run.id, { state: 'superseded', taken_until: null, finished_at: deps.clock() });
    return;
  }
  const file = await openRunFile(deps, run, source);
  if (!file) return;
  try {
    const read = await readRunFile(deps, tools.readFeed, {
      run,
      source,
      path: file.path,
      getPlaceTree: tools.getPlaceTree,
    });
    await finishReading(deps, run, read);
  } catch (error) {
    if (!(error instanceof BrokenFeedError)) throw error;
    await failRun(deps, run, { code: error.code, line: error.line });
  } finally {
    await file.remove();
  }
}

/** One batch in a transaction that holds the account. False: the run is over. */
export async function applyBatch(deps: Deps, claimed: q.RunRow): Promise<boolean> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAdvertiser(trx, claimed.account_id);
    const source = await lockSource(trx, claimed.source_id);
    const run = await q.lockRun(trx, claimed.id);
    if (run?.state !== 'applying' || !source || !account) return false;
    const isEnded = source.state === 'removed' || source.state === 'stopped';
    if (isEnded || !mayPublish(account)) {
      const error = isEnded ? null : 'account_may_not_publish';
      await q.updateRun(trx, run.id, {
        state: isEnded ? 'superseded' : 'failed',
        error_code: error,
        taken_until: null,
        finished_at: now,
      });
      return false;
    }
    const items = await lockPendingItems(trx, run.id, BATCH);
    if (items.length > 0) {
      const results = await applyItems(
        trx,
        deps,
        { account, source, runId: run.id, fileKey: run.file_key, now },
        items,
      );
      await saveItemResults(trx, results);
      const applied = new Set(results.flatMap(({ id, state }) => (state === 'applied' ? id : [])));
      const done = items.filter((item) => applied.has(item.id));
      const byAction = (action: string) => done.filter((item) => item.action === action && !item.is_return).length;
      await q.updateRun(trx, run.id, {
        applied_creates: run.applied_creates + byAction('create'),
        applied_updates: run.applied_updates + byAction('update'),
        applied_returns: run.applied_returns + done.filter((item) => item.is_return).length,
        applied_removes: run.applied_removes + byAction('remove'),
        applied_drafts: run.applied_drafts + byAction('draft'),
        refused: run.refused + results.filter(({ state }) => state === 'refused').length,
        taken_until: fromNow(deps, CLAIM_MS),
      });
      await enqueueJob(trx, 'source-photos');
      return true;
    }
    const counts = await countResults(trx, run.id);
    await q.updateRun(trx, run.id, {
      state: 'done',
      applied_creates: counts.creates,
      applied_updates: counts.updates,
      applied_returns: counts.returns,
      applied_removes: counts.removes,
      applied_drafts: counts.drafts,
      refused: counts.refused,
      taken_until: null,
      finished_at: now,
    });
    await q.dropAppliedAnswers(trx, run.id);
    await updateSource(trx, source.id, successColumns(run, source, now));
    return false;
  });
}

export type RunTools = { readFeed: ReadFeed; getPlaceTree: PlaceTreeLoader };

async function processRun(deps: Deps, tools: RunTools, run: q.RunRow, isOver: () => boolean): Promise<void> {
  if (run.state === 'reading') return readRun(deps, tools, run);
  while (!isOver()) if (!(await applyBatch(deps, run))) return;
}

async function handleFailure(deps: Deps, run: q.RunRow, error: unknown): Promise<void> {
  if (error instanceof RunTakenError) return;
  deps.failures.record({ kind: 'job', name: 'source-runs', error, details: { run: run.id, tries: run.tries } });
  if (run.tries >= MAX_TRIES) return failRun(deps, run, { code: 'reading_failed', line: null });
  await q.releaseRun(deps.db, run, fromNow(deps, RETRY_MS), run.tries);
}

/** Takes what waits until nothing waits or the time is up. How many runs it has dealt with. */
export async function processSourceRuns(deps: Deps, tools: RunTools, stopping?: AbortSignal): Promise<number> {
  await startDueRuns(deps);
  const isOver = createRunLimit(stopping);
  let done = 0;
  while (!isOver()) {
    const run = await q.claimNextRun(deps.db, deps.clock(), fromNow(deps, CLAIM_MS));
    if (!run) break;
    if (run.tries > MAX_TRIES) {
      await failRun(deps, run, { code: 'reading_failed', line: null });
      continue;
    }
    const alive = setInterval(
      () => void q.extendRunClaim(deps.db, run, fromNow(deps, CLAIM_MS)).catch(() => {}),
      HEARTBEAT_MS,
    );
    try {
      await processRun(deps, tools, run, isOver);
      // Half applied when the time is up: the next one goes on at once.
      await q.releaseRun(deps.db, run, null, 0);
    } catch (error) {
      await handleFailure(deps, run, error);
    } finally {
      clearInterval(alive);
    }
    done += 1;
  }
  return done;
}

/** By the schedule of each source. One that waits for a person is not read again before that. */
export async function startDueRuns(deps: Deps): Promise<void> {
  for (const id of await listDueSources(deps.db, deps.clock(), DUE_SLICE))
    await deps.db.transaction().execute(async (trx) => {
      const now = deps.clock();
      const source = await lockSource(trx, id);
      if (source?.state !== 'active' || !source.next_run_at || source.next_run_at > now) return;
      const next = source.every_hours ? new Date(now.getTime() + source.every_hours * HOUR_MS) : null;
      await updateSource(trx, id, { next_run_at: next });
      if (source.kind !== 'url' || (await q.lockOpenRun(trx, id))) return;
      await q.insertRun(trx, { sourceId: id, trigger: 'schedule', startedBy: null, now });
    });
}

export async function findNextSourceTime(deps: Deps): Promise<Date | null> {
  const times = [await q.findNextRunTime(deps.db), await findNextDueTime(deps.db)].filter((time) => time !== null);
  return times.length === 0 ? null : new Date(Math.min(...times.map((time) => time.getTime())));
}
