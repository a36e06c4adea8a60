/** SQL of saved searches. What is read for a person names the subscriber: one of somebody else is not found. */
import type { AlertEvent, AlertSettings } from '@estia/contract/alerts/model';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { SavedSearch } from '../../../platform/generated/schema.ts';
import type { CompiledSearch } from '../matching/compiled-search.ts';

const settingsColumns = [
  'frequency',
  'hour',
  'weekday',
  'on_new',
  'on_price_drop',
  'min_drop_percent',
  'on_back',
  'by_email',
  'by_push',
] as const satisfies readonly (keyof AlertSettings)[];
const searchColumns = [
  'id',
  'subscriber_id',
  'name',
  'query',
  ...settingsColumns,
  'confirmed_at',
  'paused_at',
  'email_stopped_at',
  'confirm_requested_at',
  'code_version',
  'created_at',
] as const;

export type SavedSearchRow = Pick<Selectable<SavedSearch>, (typeof searchColumns)[number]>;
export type ListedSearchRow = SavedSearchRow & { unseen: number; last_match_at: Date | null };

/** With what each has found, and how much of that was not looked at. */
const selectListed = (db: Db, subscriberId: number) =>
  db
    .selectFrom('saved_search as s')
    .leftJoin(
      sql<{ saved_search_id: number; unseen: number; last_match_at: Date }>`(
        select m.saved_search_id, count(distinct a.property_id) filter (where a.seen_at is null) as unseen, max(a.created_at) as last_match_at
        from alert a, unnest(a.saved_search_ids) m (saved_search_id)
        where a.subscriber_id = ${subscriberId} group by 1)`.as('found'),
      'found.saved_search_id',
      's.id',
    )
    .select(searchColumns.map((column) => `s.${column}` as const))
    .select([sql<number>`coalesce(found.unseen, 0)`.as('unseen'), 'found.last_match_at'])
    .where('s.subscriber_id', '=', subscriberId)
    .where('s.confirmed_at', 'is not', null);

export const listSavedSearches = (db: Db, subscriberId: number): Promise<ListedSearchRow[]> =>
  selectListed(db, subscriberId).orderBy('s.created_at', 'desc').orderBy('s.id', 'desc').execute();

/** One that two searches found is one. */
export async function countUnseenProperties(db: Db, subscriberId: number): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`
    select count(distinct property_id) as unseen from alert
    where subscriber_id = ${subscriberId} and seen_at is null
      and saved_search_ids && array(select id from saved_search where subscriber_id = ${subscriberId})`.execute(db);
  return rows[0]?.unseen ?? 0;
}

export const findSavedSearch = (db: Db, subscriberId: number, id: number): Promise<ListedSearchRow | undefined> =>
  selectListed(db, subscriberId).where('s.id', '=', id).executeTakeFirst();

export const findSearchByQuery = (db: Db, subscriberId: number, query: string): Promise<SavedSearchRow | undefined> =>
  db
    .selectFrom('saved_search')
    .select(searchColumns)
    .where('subscriber_id', '=', subscriberId)
    .where(sql<boolean>`md5(query) = md5(${query})`)
    .executeTakeFirst();

export async function countSavedSearches(
  db: Db,
  subscriberId: number,
): Promise<{ confirmed: number; running: number }> {
  const { rows } = await sql<{ confirmed: number; running: number }>`
    select count(*) as confirmed, count(*) filter (where paused_at is null) as running
    from saved_search where subscriber_id = ${subscriberId} and confirmed_at is not null`.execute(db);
  return rows[0] ?? { confirmed: 0, running: 0 };
}

const compiledValues = ({ columns }: CompiledSearch) => ({
  ...columns,
  type_ids: columns.type_ids && [...columns.type_ids],
  heating_ids: columns.heating_ids && [...columns.heating_ids],
  condition_ids: columns.condition_ids && [...columns.condition_ids],
  marks: columns.marks && [...columns.marks],
  extras: columns.extras === null ? null : sql<number>`${columns.extras}::bigint`,
});

export type NewSavedSearch = {
  subscriberId: number;
  name: string | null;
  query: string;
  settings: AlertSettings;
  compiled: CompiledSearch;
  /** Null: a visitor has to confirm it first. */
  confirmedAt: Date | null;
  now: Date;
};

export async function insertSavedSearch(trx: Trx, search: NewSavedSearch): Promise<number> {
  const { id } = await trx
    .insertInto('saved_search')
    .values({
      subscriber_id: search.subscriberId,
      name: search.name,
      query: search.query,
      ...search.settings,
      ...compiledValues(search.compiled),
      confirmed_at: search.confirmedAt,
      confirm_requested_at: search.confirmedAt === null ? search.now : null,
      created_at: search.now,
      updated_at: search.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type SavedSearchChanges = Partial<AlertSettings> & {
  name?: string | null;
  query?: string;
  confirmed_at?: Date;
  confirm_requested_at?: Date | null;
  code_version?: number;
  paused_at?: Date | null;
  email_stopped_at?: Date | null;
};

export const updateSavedSearch = (
  trx: Trx,
  id: number,
  changes: SavedSearchChanges,
  { compiled, now }: { compiled?: CompiledSearch | undefined; now: Date },
) =>
  trx
    .updateTable('saved_search')
    .set({ ...changes, ...(compiled ? compiledValues(compiled) : {}), updated_at: now })
    .where('id', '=', id)
    .execute();

export async function deleteSavedSearch(trx: Trx, subscriberId: number, id: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('subscriber_id', '=', subscriberId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** From now on listings are matched against it, or no longer: null. */
export async function replaceSearchKeys(trx: Trx, id: number, compiled: CompiledSearch | null): Promise<void> {
  await sql`delete from saved_search_key where saved_search_id = ${id}`.execute(trx);
  if (!compiled || compiled.keys.length === 0) return;
  const rows = compiled.keys.map((key) => ({
    ...key,
    purpose: compiled.purpose,
    category: compiled.category,
    saved_search_id: id,
  }));
  await sql`
    insert into saved_search_key
    select r.* from jsonb_populate_recordset(null::saved_search_key, ${JSON.stringify(rows)}::jsonb) r`.execute(trx);
}

export type MatchRow = {
  id: number;
  event: AlertEvent;
  price: number;
  previous_price: number | null;
  created_at: Date;
  seen_at: Date | null;
  listing_id: number | null;
};

type SavedSearchRef = { subscriberId: number; id: number };

const isMatchOf = ({ subscriberId, id }: SavedSearchRef) =>
  sql<boolean>`subscriber_id = ${subscriberId} and saved_search_ids @> array[${id}::bigint]`;

/** A property once, with its newest event. */
export async function listMatches(
  db: Db,
  search: SavedSearchRef,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: MatchRow[] }> {
  const { rows } = await sql<MatchRow>`
    select id, event, price, previous_price, created_at, seen_at, listing_id from (
      select distinct on (property_id) * from alert where ${isMatchOf(search)} order by property_id, id desc) newest
    order by id desc limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(distinct property_id) as total from alert where ${isMatchOf(search)}`.execute(db);
  return { total: counted[0]?.total ?? 0, rows };
}

export const markMatchesSeen = (db: Db, search: SavedSearchRef, now: Date) =>
  db.updateTable('alert').set({ seen_at: now }).where(isMatchOf(search)).where('seen_at', 'is', null).execute();

/** Of many that wait for a code the oldest goes: who types somebody else's address a hundred times fills nothing. */
export const deleteOldestUnconfirmed = (trx: Trx, subscriberId: number, left: number): Promise<unknown> =>
  sql`
    delete from saved_search where id in (
      select id from saved_search where subscriber_id = ${subscriberId} and confirmed_at is null
      order by confirm_requested_at desc offset ${left})`.execute(trx);
