import { getStatus, getSystemHealth } from '@estia/contract/site/system-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { listJobRuns } from '../../platform/jobs/job-runs.queries.ts';
import { getSealedRows } from '../../platform/security/reencryption.queries.ts';
import { getQueueDepths, getReplication, listJobQueues, listLastBackups } from './queues.queries.ts';
import { getDatabaseFacts, getLastSentAt } from './system.queries.ts';
import { checkFiles, createStatusReader, getJobState } from './system.service.ts';

export function systemRoutes({ serve }: CallServer, deps: Deps): void {
  const { db, pool, database, redis, secrets, config, clock } = deps;
  const startedAt = clock();
  const readStatus = createStatusReader(deps);

  serve(getStatus, () => readStatus());

  serve(getSystemHealth, async () => {
    const now = clock();
    const [facts, depths, runs, queues, backups, replication, lastSentAt, files, sealed] = await Promise.all([
      getDatabaseFacts(db),
      getQueueDepths(db, now),
      listJobRuns(db),
      listJobQueues(db),
      listLastBackups(db),
      getReplication(db),
      getLastSentAt(db),
      checkFiles(deps),
      getSealedRows(db),
    ]);
    return {
      checked_at: now.toISOString(),
      process: { started_at: startedAt.toISOString(), node: process.version, release: config.release },
      database: {
        ...facts,
        state: await database.check(),
        open: pool.totalCount,
        waiting: pool.waitingCount,
        size: config.dbPool,
        replicas: replication.replicas.length,
      },
      redis: redis.status === 'ready',
      files,
      emails: {
        queued: depths.emails_queued,
        late_seconds: depths.emails_late_seconds,
        bulk_queued: depths.bulk_emails_queued,
        bulk_late_seconds: depths.bulk_emails_late_seconds,
        last_sent_at: lastSentAt?.toISOString() ?? null,
      },
      photos: { queued: depths.photos_queued, late_seconds: depths.photos_late_seconds },
      invoices_without_mark: depths.invoices_without_mark,
      secrets: {
        previous_keys: secrets.keyIds.previous.length,
        old: sealed.old_rows,
        unreadable: sealed.unreadable_rows,
        checked_at: sealed.checked_at?.toISOString() ?? null,
      },
      jobs: runs.map((run) => ({
        name: run.name,
        last_success_at: run.last_success_at?.toISOString() ?? null,
        last_failure_at: run.last_failure_at?.toISOString() ?? null,
        last_ms: run.last_ms,
        state: getJobState(run, now),
      })),
      queues: queues.filter(({ jobs }) => jobs > 0),
      wal_late_seconds: replication.wal_late_seconds,
      backups: backups.map(({ finished_at: at, ...backup }) => ({ ...backup, finished_at: at.toISOString() })),
    };
  });
}
