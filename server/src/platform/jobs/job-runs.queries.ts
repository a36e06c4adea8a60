/** When each job last ended well or not, for all workers together. */
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export type JobRun = {
  name: string;
  last_success_at: Date | null;
  last_ms: number | null;
  last_failure_at: Date | null;
  /** How often the clock calls it; null: by its cause alone. */
  expected_seconds: number | null;
};

/** Two workers may write the same job: the later moment stays. */
export const saveJobRuns = (db: Db, runs: readonly JobRun[]): Promise<unknown> =>
  sql`
    insert into job_run as j (name, last_success_at, last_ms, last_failure_at, expected_seconds)
    select * from unnest(
      ${runs.map(({ name }) => name)}::text[],
      ${runs.map(({ last_success_at: at }) => at)}::timestamptz[],
      ${runs.map(({ last_ms: ms }) => ms)}::integer[],
      ${runs.map(({ last_failure_at: at }) => at)}::timestamptz[],
      ${runs.map(({ expected_seconds: seconds }) => seconds)}::integer[])
    on conflict (name) do update set
      last_success_at = greatest(j.last_success_at, excluded.last_success_at),
      last_ms = case when excluded.last_success_at >= coalesce(j.last_success_at, excluded.last_success_at)
        then excluded.last_ms else j.last_ms end,
      last_failure_at = greatest(j.last_failure_at, excluded.last_failure_at),
      expected_seconds = excluded.expected_seconds`.execute(db);

export const listJobRuns = (db: Db): Promise<JobRun[]> =>
  db
    .selectFrom('job_run')
    .select(['name', 'last_success_at', 'last_ms', 'last_failure_at', 'expected_seconds'])
    .orderBy('name')
    .execute();
