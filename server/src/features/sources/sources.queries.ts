/** SQL of sources. Every statement for people names the account: another’s source is as if it were not there. */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import type { FeedFormat } from '@estia/contract/sources/feed-codes';
import type { SourceKeyKind, SourceKind, SourceState } from '@estia/contract/sources/source-choices';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Source } from '../../platform/generated/schema.ts';
import type { ColumnMapping } from './formats/feed-item.ts';

export type SourceRow = {
  id: number;
  account_id: number;
  kind: SourceKind;
  name: string;
  url: string | null;
  key_kind: SourceKeyKind;
  key_header: string | null;
  key_sealed: Buffer | null;
  format: FeedFormat | 'detect';
  detected_format: FeedFormat | null;
  every_hours: number | null;
  state: SourceState;
  state_reason: string | null;
  confirmed_at: Date | null;
  right_declared_at: Date | null;
  defaults: FieldAnswers;
  columns: ColumnMapping | null;
  mapping_version: number;
  etag: string | null;
  last_modified: string | null;
  file_hash: Buffer | null;
  next_run_at: Date | null;
  last_success_at: Date | null;
  failing_since: Date | null;
  /** What its agency was told of last, until that is over. */
  emailed_cause: string | null;
  created_at: Date;
};

export const sourceColumns = [
  ...(['id', 'account_id', 'kind', 'name', 'url', 'key_kind', 'key_header', 'key_sealed', 'format'] as const),
  ...(['detected_format', 'every_hours', 'state', 'state_reason', 'confirmed_at', 'right_declared_at'] as const),
  ...(['defaults', 'columns', 'mapping_version', 'etag', 'last_modified', 'file_hash', 'next_run_at'] as const),
  ...(['last_success_at', 'failing_since', 'emailed_cause', 'created_at'] as const),
] as const;

const columnsSql = sql.join(sourceColumns.map((name) => sql.ref(name)));
const ofAccount = (accountId: number | undefined) =>
  accountId === undefined ? sql`true` : sql`account_id = ${accountId}`;

export async function findSource(db: Db, id: number, accountId?: number): Promise<SourceRow | undefined> {
  const { rows } = await sql<SourceRow>`
    select ${columnsSql} from source where id = ${id} and ${ofAccount(accountId)}`.execute(db);
  return rows[0];
}

/** After its account, before its runs: nobody else changes it until the transaction ends. */
export async function lockSource(trx: Trx, id: number, accountId?: number): Promise<SourceRow | undefined> {
  const { rows } = await sql<SourceRow>`
    select ${columnsSql} from source where id = ${id} and ${ofAccount(accountId)} for no key update`.execute(trx);
  return rows[0];
}

export async function listSources(
  db: Db,
  accountId: number,
  { limit, offset, state }: { limit: number; offset: number; state?: SourceState | undefined },
): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select ${columnsSql} from source
    where account_id = ${accountId} and ${state ? sql`state = ${state}` : sql`state <> 'removed'`}
    order by name, id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Addresses that an admin has stopped, also where their agency has removed the source since. */
export async function listStoppedUrls(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select url from source
    where account_id = ${accountId} and state in ('stopped', 'removed') and state_reason is not null and url is not null`.execute(
    db,
  );
  return rows.map((row) => row.url);
}

export type StateCounts = Record<SourceState, number>;
export async function countSourcesByState(db: Db, accountId: number): Promise<StateCounts> {
  const { rows } = await sql<StateCounts>`
    select count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'paused')::int as paused,
      count(*) filter (where state = 'stopped')::int as stopped, count(*) filter (where state = 'removed')::int as removed
    from source where account_id = ${accountId}`.execute(db);
  return rows[0] ?? { active: 0, paused: 0, stopped: 0, removed: 0 };
}

export async function insertSource(trx: Trx, row: Insertable<Source>): Promise<number> {
  const { id } = await trx.insertInto('source').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateSource(db: Db, id: number, set: Updateable<Source>): Promise<void> {
  await db.updateTable('source').set(set).where('id', '=', id).execute();
}

export type ItemCounts = {
  source_id: number;
  live: number;
  awaiting_photos: number;
  in_review: number;
  paused: number;
  drafts: number;
  gone: number;
};
export async function countItems(db: Db, sourceIds: readonly number[]): Promise<Map<number, ItemCounts>> {
  const { rows } = await sql<ItemCounts>`
    select i.source_id, count(*) filter (where i.state = 'live' and l.is_active)::int as live,
      count(*) filter (where i.state = 'live' and l.is_active = false and l.pause_reason = 'source_photos')::int as awaiting_photos,
      count(*) filter (where i.state = 'live' and l.is_active = false and l.pause_reason in ('review', 'change'))::int as in_review,
      count(*) filter (where i.state = 'live' and l.is_active is not true
        and coalesce(l.pause_reason, '') not in ('source_photos', 'review', 'change'))::int as paused,
      count(*) filter (where i.state = 'draft' and i.draft_id is not null)::int as drafts,
      count(*) filter (where i.state = 'gone')::int as gone
    from source_item i left join listing l on l.id = i.listing_id
    where i.source_id = any (${sourceIds}::bigint[]) group by i.source_id`.execute(db);
  return new Map(rows.map((row) => [row.source_id, row]));
}

export type OpenCounts = { source_id: number; values: number; places: number };
/** What people still have to settle, of the newest file of each source. */
export async function countOpenQuestions(db: Db, sourceIds: readonly number[]): Promise<Map<number, OpenCounts>> {
  const { rows } = await sql<OpenCounts>`
    select s.id as source_id,
      (select count(*)::int from source_value v where v.source_id = s.id and v.settled_to is null and v.count > 0) as values,
      (select count(*)::int from source_place p where p.source_id = s.id and p.district_id is null and p.count > 0) as places
    from source s where s.id = any (${sourceIds}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.source_id, row]));
}

export type PhotoCounts = { source_id: number; total: number; waiting: number; ready: number; failed: number };
export async function countPhotos(db: Db, sourceIds: readonly number[]): Promise<Map<number, PhotoCounts>> {
  const { rows } = await sql<PhotoCounts>`
    select i.source_id, count(*)::int as total, count(*) filter (where p.state = 'waiting')::int as waiting,
      count(*) filter (where p.state = 'ready')::int as ready, count(*) filter (where p.state = 'failed')::int as failed
    from source_item i join source_photo p on p.item_id = i.id
    where i.source_id = any (${sourceIds}::bigint[]) and i.state in ('live', 'draft') group by i.source_id`.execute(db);
  return new Map(rows.map((row) => [row.source_id, row]));
}

export async function listListingsOfSource(trx: Trx, sourceId: number): Promise<number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    select listing_id from source_item where source_id = ${sourceId} and state = 'live' and listing_id is not null
    order by listing_id`.execute(trx);
  return rows.map((row) => row.listing_id);
}

export async function markAllItemsGone(trx: Trx, sourceId: number, now: Date): Promise<void> {
  await sql`update source_item set state = 'gone', updated_at = ${now} where source_id = ${sourceId} and state in ('live', 'draft')`.execute(
    trx,
  );
  await sql`
    delete from source_photo where state = 'waiting' and item_id in (select id from source_item where source_id = ${sourceId})`.execute(
    trx,
  );
}

export async function listFeedFolders(trx: Trx, sourceId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update source_run set file_key = null from (
      select id, file_key from source_run where source_id = ${sourceId} and file_key is not null for update) before
    where source_run.id = before.id returning before.file_key as key`.execute(trx);
  return rows.map((row) => row.key);
}

/** What is due by its schedule, a slice of it. */
export async function listDueSources(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from source where state = 'active' and next_run_at <= ${now} order by next_run_at, id limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
export async function findNextDueTime(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ next_at: Date | null }>`
    select min(next_run_at) as next_at from source where state = 'active' and next_run_at is not null`.execute(db);
  return rows[0]?.next_at ?? null;
}

export async function findAgencyContact(
  db: Db,
  accountId: number,
): Promise<{ name: string; email: string; phone: string | null } | undefined> {
  const { rows } = await sql<{ name: string; email: string; phone: string | null }>`
    select coalesce(g.name_el, a.username) as name, a.email, coalesce(a.mobile, a.landline) as phone
    from account a left join agency g on g.account_id = a.id where a.id = ${accountId}`.execute(db);
  return rows[0];
}
