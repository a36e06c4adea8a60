/** SQL of runs: who works on one, how far it is, how it ended. */
import type { FeedFormat } from '@estia/contract/sources/feed-codes';
import type { RunBrake, RunState, RunTrigger } from '@estia/contract/sources/source-choices';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { cancelFileDeletion, enqueueFileDeletion } from '../../../platform/files/file-deletion.queries.ts';

export type RunRow = {
  id: number;
  source_id: number;
  account_id: number;
  trigger: RunTrigger;
  state: RunState;
  brake: RunBrake | null;
  brake_percent: number | null;
  brake_limit: number | null;
  file_key: string | null;
  file_hash: Buffer | null;
  etag: string | null;
  last_modified: string | null;
  bytes: number | null;
  format: FeedFormat | null;
  encoding: string | null;
  is_full: boolean | null;
  mapping_version: number | null;
  items: number;
  creates: number;
  updates: number;
  returns: number;
  removes: number;
  drafts: number;
  rejects: number;
  unchanged: number;
  applied_creates: number;
  applied_updates: number;
  applied_returns: number;
  applied_removes: number;
  applied_drafts: number;
  refused: number;
  without_room: number;
  error_code: string | null;
  error_line: number | null;
  tries: number;
  created_at: Date;
  read_at: Date | null;
  confirmed_at: Date | null;
  finished_at: Date | null;
};

export const runColumns = sql`r.id, r.source_id, s.account_id, r.trigger, r.state, r.brake, r.brake_percent, r.brake_limit, r.file_key,
  r.file_hash, r.etag, r.last_modified, r.bytes, r.format, r.encoding, r.is_full, r.mapping_version, r.items, r.creates, r.updates, r.returns,
  r.removes, r.drafts, r.rejects, r.unchanged, r.applied_creates, r.applied_updates, r.applied_returns, r.applied_removes, r.applied_drafts,
  r.refused, r.without_room, r.error_code, r.error_line, r.tries, r.created_at, r.read_at, r.confirmed_at, r.finished_at`;

/** The one that has waited longest and that no living worker has. It is ours until then. */
export async function claimNextRun(db: Db, now: Date, until: Date): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    with taken as (
      update source_run set taken_until = ${until}, tries = tries + 1,
        state = case when state = 'waiting' then 'reading' else state end
      where id = (
        select id from source_run
        where state in ('waiting', 'reading', 'applying') and (taken_until is null or taken_until <= ${now})
        order by taken_until nulls first, id limit 1 for update skip locked)
      returning *)
    select ${runColumns} from taken r join source s on s.id = r.source_id`.execute(db);
  return rows[0];
}

/** Still at it. False: somebody else has it, or a person has ended it. */
export async function extendRunClaim(db: Db, run: Pick<RunRow, 'id' | 'tries'>, until: Date): Promise<boolean> {
  const done = await db
    .updateTable('source_run')
    .set({ taken_until: until })
    .where('id', '=', run.id)
    .where('tries', '=', run.tries)
    .where('state', 'in', ['reading', 'applying'])
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** When one may be taken: at once, or when the claim of a worker that may have died is over. */
export async function findNextRunTime(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ next_at: Date | null }>`
    select min(coalesce(taken_until, created_at)) as next_at from source_run
    where state in ('waiting', 'reading', 'applying')`.execute(db);
  return rows[0]?.next_at ?? null;
}

/** Nobody else changes it until the transaction ends. */
export async function lockRun(trx: Trx, id: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${runColumns} from source_run r join source s on s.id = r.source_id where r.id = ${id} for no key update of r`.execute(
    trx,
  );
  return rows[0];
}

export async function findRun(db: Db, accountId: number, id: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${runColumns} from source_run r join source s on s.id = r.source_id
    where r.id = ${id} and s.account_id = ${accountId}`.execute(db);
  return rows[0];
}

export async function listRuns(
  db: Db,
  sourceId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select ${runColumns} from source_run r join source s on s.id = r.source_id
    where r.source_id = ${sourceId} order by r.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countRuns(db: Db, sourceId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from source_run where source_id = ${sourceId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Newest runs of these sources. */
export async function listLastRuns(db: Db, sourceIds: readonly number[]): Promise<Map<number, RunRow>> {
  const { rows } = await sql<RunRow>`
    select ${runColumns} from unnest(${sourceIds}::bigint[]) as asked (id)
    cross join lateral (select * from source_run where source_id = asked.id order by id desc limit 1) r
    join source s on s.id = r.source_id`.execute(db);
  return new Map(rows.map((row) => [row.source_id, row]));
}

type NewRun = {
  sourceId: number;
  trigger: RunTrigger;
  startedBy: number | null;
  now: Date;
  file?: { key: string; hash: Buffer | null; bytes: number | null } | undefined;
};

export async function insertRun(trx: Trx, run: NewRun): Promise<number> {
  const { id } = await trx
    .insertInto('source_run')
    .values({
      source_id: run.sourceId,
      trigger: run.trigger,
      started_by: run.startedBy,
      created_at: run.now,
      file_key: run.file?.key ?? null,
      file_hash: run.file?.hash ?? null,
      bytes: run.file?.bytes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function lockOpenRun(trx: Trx, sourceId: number): Promise<{ id: number; state: RunState } | undefined> {
  const { rows } = await sql<{ id: number; state: RunState }>`
    select id, state from source_run
    where source_id = ${sourceId} and state in ('waiting', 'reading', 'review', 'applying') for no key update`.execute(
    trx,
  );
  return rows[0];
}

type RunChange = Partial<
  Omit<RunRow, 'id' | 'source_id' | 'account_id' | 'trigger' | 'tries' | 'created_at'> & {
    taken_until: Date | null;
    confirmed_by: number | null;
  }
>;
export async function updateRun(db: Db, id: number, set: RunChange): Promise<void> {
  await db.updateTable('source_run').set(set).where('id', '=', id).execute();
}

/** The file of the last run that could be read, to read it once more. */
export async function findLastFile(
  db: Db,
  sourceId: number,
): Promise<{ key: string; hash: Buffer | null; bytes: number | null } | undefined> {
  const { rows } = await sql<{ key: string; hash: Buffer | null; bytes: number | null }>`
    select file_key as key, file_hash as hash, bytes from source_run
    where source_id = ${sourceId} and file_key is not null order by id desc limit 1`.execute(db);
  return rows[0];
}

/** Whether the file of a run is the one that the source's listings follow. */
export async function isAppliedFile(db: Db, run: Pick<RunRow, 'id' | 'source_id' | 'file_hash'>): Promise<boolean> {
  const { rows } = await sql<{ hash: Buffer | null }>`
    select file_hash as hash from source_run
    where source_id = ${run.source_id} and id < ${run.id} and state in ('done', 'unchanged') order by id desc limit 1`.execute(
    db,
  );
  const applied = rows[0]?.hash;
  return applied != null && run.file_hash !== null && applied.equals(run.file_hash);
}

/** Back to the others; null: at once. Only by who has it. */
export async function releaseRun(
  db: Db,
  run: Pick<RunRow, 'id' | 'tries'>,
  at: Date | null,
  tries: number,
): Promise<void> {
  await db
    .updateTable('source_run')
    .set({ taken_until: at, tries })
    .where('id', '=', run.id)
    .where('tries', '=', run.tries)
    .where('state', 'in', ['reading', 'applying'])
    .execute();
}

/** Its row names it now. */
export async function keepFile(trx: Trx, key: string): Promise<void> {
  await cancelFileDeletion(trx, key);
}
/** All but the newest file of the source, that of a run that is not over, and those that photos still wait in. */
export async function dropOldFiles(trx: Trx, sourceId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    with kept as (
      (select file_key from source_run where source_id = ${sourceId} and file_key is not null order by id desc limit 1)
      union all
      select file_key from source_run
      where source_id = ${sourceId} and file_key is not null and state in ('waiting', 'reading', 'review', 'applying')
    ), dropped as (
      select id, file_key from source_run r
      where source_id = ${sourceId} and file_key is not null and file_key not in (select file_key from kept)
        and not exists (select from source_photo p where p.file_key = r.file_key and p.state = 'waiting')
    )
    update source_run r set file_key = null from dropped where r.id = dropped.id returning dropped.file_key as key`.execute(
    trx,
  );
  await enqueueFileDeletion(
    trx,
    rows.map((row) => row.key),
    now,
  );
}

/** What was applied stands in the listings: the report needs its reference, reasons and changes, not its texts. */
export async function dropAppliedAnswers(trx: Trx, runId: number): Promise<void> {
  await sql`
    update source_run_item set photos = null, answers = jsonb_build_object('type_id', answers->'type_id', 'district_id', answers->'district_id',
      'price', answers->'price', 'area', answers->'area')
    where run_id = ${runId} and answers is not null`.execute(trx);
}
