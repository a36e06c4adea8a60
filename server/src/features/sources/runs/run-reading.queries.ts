/** SQL of reading a run: its items compared with what the source has, a few hundred at a time. */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { requireValue } from '@estia/contract/require-value';
import type { MappedField } from '@estia/contract/sources/column-targets';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { ItemChange, ItemFault, ItemPhoto } from '../items/resolve-item.ts';

export type KnownItem = {
  id: number;
  reference: string;
  /** draft: not published yet; without `draft_id` its agency has deleted the draft. */
  state: 'live' | 'gone' | 'draft';
  purpose: 1 | 2;
  listing_id: number | null;
  property_id: number | null;
  draft_id: number | null;
  content_hash: Buffer | null;
  answers: FieldAnswers | null;
  photos: ItemPhoto[];
};

export async function listKnownItems(db: Db, sourceId: number, references: readonly string[]): Promise<KnownItem[]> {
  const { rows } = await sql<KnownItem>`
    select i.id, i.reference, i.state, i.purpose, i.listing_id, i.property_id, i.draft_id, i.content_hash, i.answers, i.photos
    from source_item i where i.source_id = ${sourceId} and i.reference = any (${references}::text[])`.execute(db);
  return rows;
}

export type NewRunItem = {
  reference: string;
  action: 'create' | 'update' | 'remove' | 'draft' | 'reject';
  rank: number;
  line: number | null;
  purpose: 1 | 2 | null;
  answers: FieldAnswers | null;
  photos: ItemPhoto[] | null;
  content_hash: string | null;
  changes: ItemChange[];
  faults: ItemFault[];
  property_id: number | null;
  listing_id: number | null;
  /** It was taken away and comes back. */
  is_return: boolean;
};

/** A reference that the same file has twice counts as it came first. */
export async function insertRunItems(trx: Trx, runId: number, items: readonly NewRunItem[]): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into source_run_item (run_id, reference, action, rank, line, purpose, answers, photos, content_hash, changes, faults,
      property_id, listing_id, is_return)
    select ${runId}, n.reference, n.action, n.rank, n.line, n.purpose, n.answers, n.photos, decode(n.hash, 'hex'), n.changes,
      n.faults, n.property_id, n.listing_id, n.is_return
    from jsonb_to_recordset(${JSON.stringify(items.map(({ content_hash, ...item }) => ({ ...item, hash: content_hash })))}::jsonb)
      as n (reference text, action text, rank smallint, line integer, purpose smallint, answers jsonb, photos jsonb, hash text,
        changes jsonb, faults jsonb, property_id bigint, listing_id bigint, is_return boolean)
    on conflict (run_id, reference) do nothing`.execute(trx);
}

/** They are in the file: what of the source is not marked afterwards is gone. */
export async function markItemsSeen(trx: Trx, runId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update source_item set seen_run_id = ${runId} where id = any (${ids}::bigint[])`.execute(trx);
}

/** The file says the same in other words, or its reader does: the next time they are told apart at once. */
export async function updateItemHashes(trx: Trx, items: readonly { id: number; hash: Buffer }[]): Promise<void> {
  if (items.length === 0) return;
  await sql`
    update source_item i set content_hash = decode(n.hash, 'hex')
    from unnest(${items.map(({ id }) => id)}::bigint[], ${items.map(({ hash }) => hash.toString('hex'))}::text[]) as n (id, hash)
    where i.id = n.id`.execute(trx);
}

/** What the source had and a full file has no more. */
export async function insertRemovals(trx: Trx, sourceId: number, runId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into source_run_item (run_id, reference, action, rank, purpose, property_id, listing_id)
    select ${runId}, i.reference, 'remove', 0, i.purpose, i.property_id, i.listing_id
    from source_item i
    where i.source_id = ${sourceId} and i.state in ('live', 'draft') and i.seen_run_id is distinct from ${runId}::bigint
    on conflict (run_id, reference) do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

export async function deleteRunItems(trx: Trx, runId: number): Promise<void> {
  await sql`delete from source_run_item where run_id = ${runId}`.execute(trx);
}

export async function countLiveItems(db: Db, sourceId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from source_item where source_id = ${sourceId} and state = 'live'`.execute(db);
  return rows[0]?.n ?? 0;
}

type RunItemCounts = {
  creates: number;
  updates: number;
  returns: number;
  removes: number;
  drafts: number;
  rejects: number;
  /** Of the removed ones those that had become a listing. */
  removed_listings: number;
  replaced: number;
};
export async function countRunItems(db: Db, runId: number): Promise<RunItemCounts> {
  const { rows } = await sql<RunItemCounts>`
    select count(*) filter (where action = 'create' and not is_return)::int as creates,
      count(*) filter (where action = 'update' and not is_return)::int as updates, count(*) filter (where is_return)::int as returns,
      count(*) filter (where action = 'remove')::int as removes, count(*) filter (where action = 'draft')::int as drafts,
      count(*) filter (where action = 'reject')::int as rejects,
      count(*) filter (where action = 'remove' and listing_id is not null)::int as removed_listings,
      count(*) filter (where action = 'create' and listing_id is not null)::int as replaced
    from source_run_item where run_id = ${runId}`.execute(db);
  return requireValue(rows[0] ?? null);
}

/** Of these homes those that the account had listed for this purpose until their source took them away. */
export async function listTakenAway(
  db: Db,
  accountId: number,
  homes: readonly { key: Buffer; purpose: 1 | 2 }[],
): Promise<Set<string>> {
  if (homes.length === 0) return new Set();
  const { rows } = await sql<{ home: string }>`
    select distinct l.purpose || ' ' || encode(p.duplicate_key, 'hex') as home
    from unnest(${homes.map(({ key }) => key.toString('hex'))}::text[], ${homes.map(({ purpose }) => purpose)}::smallint[]) as n (key, purpose)
    join property p on p.duplicate_key = decode(n.key, 'hex') and p.account_id = ${accountId}
    join listing l on l.property_id = p.id and l.purpose = n.purpose and l.is_active = false and l.pause_reason = 'source'`.execute(
    db,
  );
  return new Set(rows.map((row) => row.home));
}

export type OpenQuestion = { count: number; examples: { reference: string; line: number | null }[] };
export type OpenValue = OpenQuestion & { field: MappedField; from: string; value: string };
export type OpenPlace = OpenQuestion & { key: string; names: string[]; postcode: string | null; suggestions: number[] };

/** Of the newest file: what an earlier one asked is kept with the answer, and counts nothing. */
export async function saveOpenValues(
  trx: Trx,
  sourceId: number,
  runId: number,
  values: readonly OpenValue[],
): Promise<void> {
  await sql`update source_value set count = 0, examples = '[]' where source_id = ${sourceId}`.execute(trx);
  if (values.length === 0) return;
  await sql`
    insert into source_value (source_id, field, value, from_name, count, examples, seen_run_id)
    select ${sourceId}, n.field, n.value, n.from_name, n.count, n.examples, ${runId}
    from jsonb_to_recordset(${JSON.stringify(values.map(({ from, ...value }) => ({ ...value, from_name: from })))}::jsonb)
      as n (field text, value text, from_name text, count integer, examples jsonb)
    on conflict (source_id, field, value) do update set from_name = excluded.from_name, count = excluded.count,
      examples = excluded.examples, seen_run_id = excluded.seen_run_id`.execute(trx);
}

export async function saveOpenPlaces(
  trx: Trx,
  sourceId: number,
  runId: number,
  places: readonly OpenPlace[],
): Promise<void> {
  await sql`update source_place set count = 0, examples = '[]' where source_id = ${sourceId}`.execute(trx);
  if (places.length === 0) return;
  await sql`
    insert into source_place (source_id, key, names, postcode, count, examples, suggestions, seen_run_id)
    select ${sourceId}, n.key, n.names, n.postcode, n.count, n.examples, n.suggestions, ${runId}
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as n (key text, names text[], postcode text, count integer, examples jsonb, suggestions integer[])
    on conflict (source_id, key) do update set names = excluded.names, postcode = excluded.postcode, count = excluded.count,
      examples = excluded.examples, suggestions = excluded.suggestions, seen_run_id = excluded.seen_run_id`.execute(
    trx,
  );
}

export async function listSettledValues(
  db: Db,
  sourceId: number,
): Promise<{ field: string; value: string; to: string }[]> {
  const { rows } = await sql<{ field: string; value: string; to: string }>`
    select field, value, settled_to as to from source_value where source_id = ${sourceId} and settled_to is not null`.execute(
    db,
  );
  return rows;
}
export async function listSettledPlaces(db: Db, sourceId: number): Promise<{ key: string; district_id: number }[]> {
  const { rows } = await sql<{ key: string; district_id: number }>`
    select key, district_id from source_place where source_id = ${sourceId} and district_id is not null`.execute(db);
  return rows;
}
