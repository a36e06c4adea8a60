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
  photos_queued: number;
  photos_late_seconds: number;
  invoices_without_mark: number;
};

export async function getQueueDepths(db: Db, now: Date): Promise<QueueDepths> {
  const { rows } = await sql<QueueDepths>`
    select
      (select coalesce(greatest(0, extract(epoch from now() - min(start_after))), 0)::float8
        from pgboss.job where state < 'active') as jobs_late_seconds,
      (select count(*) from email_outbox where state = 'queued' and not is_bulk) as emails_queued,
      (select coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(next_at))), 0)::float8
        from email_outbox where state = 'queued' and not is_bulk) as emails_late_seconds,
      (select count(*) from email_outbox where state = 'queued' and is_bulk) as bulk_emails_queued,
      (select count(*) from draft_photo where state = 'uploaded') as photos_queued,
      (select coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(uploaded_at))), 0)::float8
        from draft_photo where state = 'uploaded') as photos_late_seconds,
      (select count(*) from invoice where reporting in ('queued', 'failed', 'manual')) as invoices_without_mark`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('Counting gave no row');
  return row;
}
