/** How much waits for the worker, and for how long: what a monitor of the site reads. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type QueueDepths = {
  /** Of the job that has been due for longest: while any worker works, seconds. */
  jobs_late_seconds: number;
  emails_queued: number;
  /** Of the oldest email that is due, since it was due. */
  emails_late_seconds: number;
  /** Alerts: many of them may wait, by the rate of their domain. */
  bulk_emails_queued: number;
  /** Of the oldest one whose turn it is. */
  bulk_emails_late_seconds: number;
  cache_purges_queued: number;
  cache_purge_late_seconds: number;
  photos_queued: number;
  photos_late_seconds: number;
  invoices_without_mark: number;
  /** Of the oldest invoice that the tax authority has not confirmed. */
  invoices_late_seconds: number;
};

const lateSince = (moment: string, now: Date) =>
  sql`coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(${sql.ref(moment)}))), 0)::float8`;

export async function getQueueDepths(db: Db, now: Date): Promise<QueueDepths> {
  const { rows } = await sql<QueueDepths>`
    select
      (select coalesce(greatest(0, extract(epoch from now() - min(start_after))), 0)::float8
        from pgboss.job where state < 'active') as jobs_late_seconds,
      (select count(*) from email_outbox where state = 'queued' and not is_bulk) as emails_queued,
      (select ${lateSince('next_at', now)} from email_outbox where state = 'queued' and not is_bulk) as emails_late_seconds,
      (select count(*) from email_outbox where state = 'queued' and is_bulk) as bulk_emails_queued,
      (select ${lateSince('next_at', now)} from email_outbox where state = 'queued' and is_bulk) as bulk_emails_late_seconds,
      (select count(*) from cache_purge where due_at <= now()) as cache_purges_queued,
      (select coalesce(greatest(0, extract(epoch from now() - min(greatest(due_at, noted_at)))), 0)::float8 from cache_purge) as cache_purge_late_seconds,
      (select count(*) from draft_photo where state = 'uploaded') as photos_queued,
      (select ${lateSince('uploaded_at', now)} from draft_photo where state = 'uploaded') as photos_late_seconds,
      (select count(*) from invoice where reporting in ('queued', 'failed', 'manual')) as invoices_without_mark,
      (select ${lateSince('issued_at', now)} from invoice where reporting in ('queued', 'failed', 'manual')) as invoices_late_seconds`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('Counting gave no row');
  return row;
}

export type JobQueue = { queue: string; jobs: number; late_seconds: number };

/** Jobs that wait, by queue of ours. The queue keeps done ones for a minute, so its table is small. */
export async function listJobQueues(db: Db): Promise<JobQueue[]> {
  const { rows } = await sql<JobQueue>`
    select q.name as queue, count(j.id)::int as jobs,
      coalesce(greatest(0, extract(epoch from now() - min(j.start_after))), 0)::float8 as late_seconds
    from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state < 'active'
    where not starts_with(q.name, '__pgboss__')
    group by q.name order by q.name`.execute(db);
  return rows;
}

export type BackupState = { kind: string; finished_at: Date; seconds: number; bytes: number | null };

/** The last one of each kind. */
export async function listLastBackups(db: Db): Promise<BackupState[]> {
  const { rows } = await sql<BackupState>`
    select distinct on (kind) kind, finished_at, seconds, bytes from backup_run order by kind, finished_at desc`.execute(
    db,
  );
  return rows;
}

export type ReplicationState = {
  wal_late_seconds: number | null;
  replicas: { replica: string; lag_bytes: number | null; lag_seconds: number | null }[];
};

/**
 * How old the last archived piece is while archiving fails; 0 while it works, null where it is off. Of replicas a user
 * without pg_monitor sees the names alone.
 */
export async function getReplication(db: Db): Promise<ReplicationState> {
  const { rows } = await sql<ReplicationState>`
    select
      case when current_setting('archive_mode') = 'off' then null
        when last_failed_time > coalesce(last_archived_time, '-infinity')
          then extract(epoch from now() - coalesce(last_archived_time, last_failed_time))
        else 0 end::float8 as wal_late_seconds,
      coalesce((select json_agg(json_build_object('replica', coalesce(nullif(r.application_name, ''), 'unnamed'),
          'lag_bytes', pg_wal_lsn_diff(pg_current_wal_lsn(), r.replay_lsn)::bigint,
          'lag_seconds', extract(epoch from r.replay_lag)::float8) order by 1)
        from pg_stat_replication r where not pg_is_in_recovery()), '[]') as replicas
    from pg_stat_archiver`.execute(db);
  return rows[0] ?? { wal_late_seconds: null, replicas: [] };
}
