/** Whether the parts of the site work: the public page in words, the admin's in figures. */
import type { StatusPart, StatusState } from '@estia/contract/site/status';
import type { Deps } from '../../deps.ts';
import { createMemoryCache } from '../../platform/cache/memory-cache.ts';
import type { JobRun } from '../../platform/jobs/job-runs.queries.ts';
import { getQueueDepths, type QueueDepths } from './queues.queries.ts';

/** Whoever reloads asks the database no more often than this. */
const STATUS_TTL_MS = 5_000;

/** The same limits as the alerts (ops/observe/rules/work.yml): what wakes somebody is what people are told. */
const EMAILS_LATE_SECONDS = 300;
const ALERTS_LATE_SECONDS = 3_600;
const PHOTOS_LATE_SECONDS = 600;

type DatabaseState = ReturnType<Deps['database']['read']>;
export type Status = { checked_at: string; parts: { part: StatusPart; state: StatusState }[] };

const lateness = (seconds: number | undefined, limit: number): StatusState =>
  seconds === undefined ? 'unknown' : seconds > limit ? 'slow' : 'works';

/** Without its figures a queue is unknown, not empty. */
export function describeStatus(database: DatabaseState, depths: QueueDepths | null): Status['parts'] {
  return [
    { part: 'browse', state: database === 'away' ? 'down' : 'works' },
    { part: 'accounts', state: database === 'ready' ? 'works' : 'down' },
    { part: 'emails', state: lateness(depths?.emails_late_seconds, EMAILS_LATE_SECONDS) },
    { part: 'alerts', state: lateness(depths?.bulk_emails_late_seconds, ALERTS_LATE_SECONDS) },
    { part: 'photos', state: lateness(depths?.photos_late_seconds, PHOTOS_LATE_SECONDS) },
  ];
}

type StatusDeps = Pick<Deps, 'db' | 'clock'> & { database: Pick<Deps['database'], 'check'> };

export function createStatusReader({ db, database, clock }: StatusDeps, ttlMs = STATUS_TTL_MS) {
  const cache = createMemoryCache(1);
  const read = async (): Promise<Status> => {
    const state = await database.check();
    const depths = state === 'away' ? null : await getQueueDepths(db, clock()).catch(() => null);
    return { checked_at: clock().toISOString(), parts: describeStatus(state, depths) };
  };
  // Nobody is told what was true an hour ago, when the last one asked.
  return () => cache('status', ttlMs, read);
}

const LATE_GRACE_SECONDS = 900;

/** Failing: it has failed since it last went well. */
export function getJobState(run: JobRun, now: Date): 'ok' | 'late' | 'failing' {
  const succeeded = run.last_success_at?.getTime() ?? 0;
  if (run.last_failure_at && run.last_failure_at.getTime() > succeeded) return 'failing';
  if (run.expected_seconds === null) return 'ok';
  return now.getTime() - succeeded > (2 * run.expected_seconds + LATE_GRACE_SECONDS) * 1_000 ? 'late' : 'ok';
}

/** Asks for a file that is not there: that it says so is an answer. */
export async function checkFiles({ files, config }: Pick<Deps, 'files' | 'config'>) {
  const begun = performance.now();
  const answers = await files.open('system/health').then(
    () => true,
    () => false,
  );
  return {
    kind: config.s3 ? ('s3' as const) : ('directory' as const),
    answers,
    ms: Math.round(performance.now() - begun),
  };
}
