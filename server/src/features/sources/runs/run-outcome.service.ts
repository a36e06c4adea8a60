/** How the halves of a run end: what waits for a person, what is applied, what failed, and who is told of it. */
import { athensDay } from '@estia/contract/athens';
import type { RunBrake } from '@estia/contract/sources/source-choices';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { getRemainingQuota, lockAdvertiser } from '../../listings/index.ts';
import { getRuleNumber } from '../../rules/index.ts';
import { enqueueSourceEmail } from '../sources.emails.ts';
import { lockSource, type SourceRow, updateSource } from '../sources.queries.ts';
import { countListingsAwaitingPhotos } from './run-applying.queries.ts';
import { countLiveItems, countRunItems, deleteRunItems } from './run-reading.queries.ts';
import { type ReadingResult, RunTakenError } from './run-reading.service.ts';
import { isAppliedFile, lockRun, type RunRow, updateRun } from './runs.queries.ts';

const DAY_MS = 86_400_000;
const RETRY_MS = 3_600_000;
const onlyAgencyCanHelp: ReadonlySet<string> = new Set(['source_refused_key', 'columns_missing']);

type Brake = { brake: RunBrake; percent: number | null; limit: number | null };

const getPercent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.ceil((part * 100) / whole));

/** What a person has to say yes to first: the first run, and one that takes away or changes more than the rule of the day. */
async function findBrake(
  trx: Trx,
  deps: Deps,
  { source, run, counts }: { source: SourceRow; run: RunRow; counts: Awaited<ReturnType<typeof countRunItems>> },
): Promise<Brake | null> {
  if (source.confirmed_at === null) return { brake: 'first', percent: null, limit: null };
  const live = await countLiveItems(trx, source.id);
  const day = athensDay(deps.clock());
  const removed = getPercent(counts.removed_listings + counts.replaced, live);
  const removedLimit = await getRuleNumber(trx, 'feed_limits', 'removed_percent', day);
  if (removed > removedLimit) return { brake: 'removed', percent: removed, limit: removedLimit };
  const changed = getPercent(counts.updates, live);
  const changedLimit = await getRuleNumber(trx, 'feed_limits', 'changed_percent', day);
  // The file that was applied changes much only because a person has just settled what its values mean.
  const isMappingChange = run.trigger === 'mapping' && (await isAppliedFile(trx, run));
  if (changed > changedLimit && !isMappingChange) return { brake: 'changed', percent: changed, limit: changedLimit };
  return null;
}

/** What an email would be about: the same is told once. Whoever adds a source, or sends a file, is looking at it. */
const describeCause = (brake: Brake | null): string | null =>
  brake === null || brake.brake === 'first' ? null : `${brake.brake} ${brake.percent}`;

/** The file is read: it is applied, waits for a person, or has nothing new. */
export async function finishReading(deps: Deps, claimed: RunRow, read: ReadingResult): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAdvertiser(trx, claimed.account_id);
    const source = await lockSource(trx, claimed.source_id);
    const run = await lockRun(trx, claimed.id);
    if (run?.state !== 'reading' || run.tries !== claimed.tries || !source || !account) throw new RunTakenError();
    const counts = await countRunItems(trx, run.id);
    const { left } = await getRemainingQuota(trx, deps, account);
    const waiting = left === Number.POSITIVE_INFINITY ? 0 : await countListingsAwaitingPhotos(trx, account.id);
    const coming = counts.creates + counts.returns;
    const isNothing = counts.creates + counts.updates + counts.returns + counts.removes + counts.drafts === 0;
    const brake =
      isNothing && source.confirmed_at !== null ? null : await findBrake(trx, deps, { source, run, counts });
    const state = brake ? 'review' : isNothing ? 'done' : 'applying';
    const cause = describeCause(brake);
    await updateRun(trx, run.id, {
      state,
      format: read.format,
      encoding: read.encoding,
      is_full: read.isFull,
      items: read.items,
      unchanged: read.unchanged,
      creates: counts.creates,
      updates: counts.updates,
      removes: counts.removes,
      returns: counts.returns,
      drafts: counts.drafts,
      rejects: counts.rejects,
      without_room: Math.max(0, Math.min(coming, coming - (left - waiting) - counts.removed_listings)),
      mapping_version: read.mappingVersion,
      brake: brake?.brake ?? null,
      brake_percent: brake?.percent ?? null,
      brake_limit: brake?.limit ?? null,
      read_at: now,
      taken_until: null,
      finished_at: state === 'done' ? now : null,
    });
    await updateSource(trx, source.id, {
      detected_format: read.format,
      failing_since: null,
      emailed_cause: cause,
      ...(state === 'done' ? successColumns({ ...run, mapping_version: read.mappingVersion }, source, now) : {}),
    });
    if (state === 'applying') await enqueueJob(trx, 'source-runs');
    if (brake && cause !== null && cause !== source.emailed_cause)
      await enqueueSourceEmail(trx, deps, account, 'source_waiting', {
        source_name: source.name,
        source_id: source.id,
        run_id: run.id,
        brake: brake.brake,
        percent: brake.percent ?? 0,
        limit: brake.limit ?? 0,
      });
  });
}

/**
 * What the next request may be compared with: only after all of this file was applied, and not when somebody has settled
 * something since it was read, which the same file has to be read for.
 */
export const successColumns = (
  run: Pick<RunRow, 'etag' | 'last_modified' | 'file_hash' | 'mapping_version'>,
  source: Pick<SourceRow, 'mapping_version'>,
  now: Date,
) => {
  const isCurrent = run.mapping_version === source.mapping_version;
  return {
    last_success_at: now,
    etag: isCurrent ? run.etag : null,
    last_modified: isCurrent ? run.last_modified : null,
    file_hash: isCurrent ? run.file_hash : null,
  };
};

/** Nothing of such a run is applied. Its agency is told at once when only it can help, otherwise after a day. */
export async function failRun(
  deps: Deps,
  claimed: Pick<RunRow, 'id' | 'source_id' | 'account_id'>,
  error: { code: string; line: number | null },
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAdvertiser(trx, claimed.account_id);
    const source = await lockSource(trx, claimed.source_id);
    const run = await lockRun(trx, claimed.id);
    if (!run || !source || !account || (run.state !== 'reading' && run.state !== 'applying')) return;
    if (run.state === 'reading') await deleteRunItems(trx, run.id);
    await updateRun(trx, run.id, {
      state: 'failed',
      error_code: error.code,
      error_line: error.line,
      taken_until: null,
      finished_at: now,
    });
    if (source.kind !== 'url') return;
    const since = source.failing_since ?? now;
    const mustHelp = onlyAgencyCanHelp.has(error.code);
    // Of a server that answers now this way and now that, once is enough.
    const cause = mustHelp ? error.code : 'failing';
    const mustTell = source.emailed_cause !== cause && (mustHelp || now.getTime() - since.getTime() >= DAY_MS);
    const retryAt = new Date(now.getTime() + RETRY_MS);
    await updateSource(trx, source.id, {
      failing_since: since,
      ...(mustTell ? { emailed_cause: cause } : {}),
      ...(source.next_run_at && source.next_run_at > retryAt ? { next_run_at: retryAt } : {}),
    });
    if (mustTell)
      await enqueueSourceEmail(trx, deps, account, 'source_failing', {
        source_name: source.name,
        source_id: source.id,
        code: error.code,
        line: error.line,
      });
  });
}

/** The source has sent nothing new since the last run that was applied. */
export async function finishUnchanged(deps: Deps, claimed: RunRow): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, claimed.id);
    if (run?.state !== 'reading') return;
    await updateRun(trx, run.id, { state: 'unchanged', taken_until: null, finished_at: now });
    await updateSource(trx, claimed.source_id, {
      last_success_at: now,
      failing_since: null,
      emailed_cause: null,
    });
  });
}
