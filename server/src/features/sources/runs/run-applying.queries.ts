/** SQL of applying a run: what still waits, and what became of it, in the transaction that changes the listings. */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { PropertyToEditRow } from '../../listings/index.ts';
import type { ItemFault, ItemPhoto } from '../items/resolve-item.ts';

export type PendingItem = {
  id: number;
  reference: string;
  action: 'create' | 'update' | 'remove' | 'draft';
  purpose: 1 | 2;
  answers: FieldAnswers | null;
  photos: ItemPhoto[] | null;
  content_hash: Buffer | null;
  property_id: number | null;
  listing_id: number | null;
  is_return: boolean;
  faults: ItemFault[];
};

/** Removed ones first: they make room in the plan. */
export async function lockPendingItems(trx: Trx, runId: number, limit: number): Promise<PendingItem[]> {
  const { rows } = await sql<PendingItem>`
    select id, reference, action, purpose, answers, photos, content_hash, property_id, listing_id, is_return, faults
    from source_run_item where run_id = ${runId} and state = 'pending' and action <> 'reject'
    order by rank, id limit ${limit} for update`.execute(trx);
  return rows;
}

export type StoredItem = {
  reference: string;
  purpose: 1 | 2;
  property_id: number | null;
  listing_id: number | null;
  draft_id: number | null;
  answers: FieldAnswers;
  photos: ItemPhoto[];
};

export async function lockSourceItems(
  trx: Trx,
  sourceId: number,
  references: readonly string[],
): Promise<StoredItem[]> {
  const { rows } = await sql<StoredItem>`
    select reference, purpose, property_id, listing_id, draft_id, answers, photos from source_item
    where source_id = ${sourceId} and reference = any (${references}::text[]) order by id for update`.execute(trx);
  return rows;
}

/** As they stand now, with what people have added by hand: a source changes only what it has changed itself. */
export async function listPropertiesToEdit(
  db: Db,
  accountId: number,
  asked: readonly { property_id: number; purpose: 1 | 2 }[],
): Promise<Map<number, PropertyToEditRow>> {
  const { rows } = await sql<PropertyToEditRow & { id: number }>`
    select p.id, to_jsonb(p) - 'exact_point' - 'public_point' - 'duplicate_key' as home, st_y(p.exact_point) as lat,
      st_x(p.exact_point) as lon, to_jsonb(l) as offer, to_jsonb(c) as contact, to_jsonb(s) as secret
    from unnest(${asked.map((each) => each.property_id)}::bigint[], ${asked.map((each) => each.purpose)}::smallint[]) as a (property_id, purpose)
    join property p on p.id = a.property_id and p.account_id = ${accountId}
    left join listing l on l.property_id = p.id and l.purpose = a.purpose
    left join property_contact c on c.property_id = p.id
    left join property_private s on s.property_id = p.id`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

export type ItemResult = {
  id: number;
  state: 'applied' | 'refused';
  refusal: string | null;
  faults: ItemFault[];
  property_id: number | null;
  listing_id: number | null;
};

export async function saveItemResults(trx: Trx, results: readonly ItemResult[]): Promise<void> {
  if (results.length === 0) return;
  await sql`
    update source_run_item i set state = n.state, refusal = n.refusal, faults = n.faults, property_id = n.property_id,
      listing_id = n.listing_id, content_hash = null
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as n (id bigint, state text, refusal text, faults jsonb, property_id bigint, listing_id bigint)
    where i.id = n.id`.execute(trx);
}

export type AppliedItem = {
  reference: string;
  purpose: 1 | 2;
  property_id: number | null;
  listing_id: number | null;
  /** Set: it is not published yet. */
  draft_id: number | null;
  hash: string | null;
  answers: FieldAnswers;
  photos: ItemPhoto[];
};

export async function upsertSourceItems(
  trx: Trx,
  { sourceId, runId, now }: { sourceId: number; runId: number | null; now: Date },
  items: readonly AppliedItem[],
): Promise<Map<string, number>> {
  if (items.length === 0) return new Map();
  const { rows } = await sql<{ id: number; reference: string }>`
    insert into source_item (source_id, reference, state, purpose, property_id, listing_id, draft_id, content_hash, answers, photos,
      seen_run_id, updated_at)
    select ${sourceId}, n.reference, case when n.draft_id is null then 'live' else 'draft' end, n.purpose, n.property_id, n.listing_id,
      n.draft_id, decode(n.hash, 'hex'), n.answers, n.photos, ${runId}::bigint, ${now}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as n (reference text, purpose smallint, property_id bigint, listing_id bigint, draft_id bigint, hash text, answers jsonb, photos jsonb)
    on conflict (source_id, reference) do update set state = excluded.state, purpose = excluded.purpose,
      property_id = excluded.property_id, listing_id = excluded.listing_id, draft_id = excluded.draft_id, content_hash = excluded.content_hash,
      answers = excluded.answers, photos = excluded.photos, seen_run_id = coalesce(excluded.seen_run_id, source_item.seen_run_id),
      updated_at = excluded.updated_at
    returning id, reference`.execute(trx);
  return new Map(rows.map((row) => [row.reference, row.id]));
}

/** Other items that stood for a listing which another reference has taken over: they have it no more. */
export async function releaseListings(trx: Trx, sourceId: number, applied: readonly AppliedItem[]): Promise<void> {
  await sql`
    update source_item i set listing_id = null, property_id = null
    from unnest(${applied.map((item) => item.listing_id)}::bigint[], ${applied.map((item) => item.reference)}::text[]) as n (listing_id, reference)
    where i.listing_id = n.listing_id and not (i.source_id = ${sourceId} and i.reference = n.reference) and i.state = 'gone'`.execute(
    trx,
  );
}

export async function markItemsGone(
  trx: Trx,
  sourceId: number,
  references: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update source_item set state = 'gone', updated_at = ${now}
    where source_id = ${sourceId} and reference = any (${references}::text[])`.execute(trx);
}

/** Of these listings those that are up or about to be: a pause of a person or of ours stays what it is. */
export async function listPausableListings(trx: Trx, listingIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing
    where id = any (${listingIds}::bigint[]) and is_active order by id for no key update`.execute(trx);
  return rows.map((row) => row.id);
}

/** What waited for photos or for room is not waited for any more. */
export async function pauseWaitingListings(trx: Trx, listingIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update listing set pause_reason = 'source', updated_at = ${now}
    where id = any (${listingIds}::bigint[]) and is_active = false and pause_reason in ('source_photos', 'plan')`.execute(
    trx,
  );
}

/** Listings of the account that will be up as soon as their photos are there: their room is taken. */
export async function countListingsAwaitingPhotos(trx: Trx, accountId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from property p join listing l on l.property_id = p.id
    where p.account_id = ${accountId} and l.is_active = false and l.pause_reason = 'source_photos'`.execute(trx);
  return rows[0]?.n ?? 0;
}

export async function countResults(trx: Trx, runId: number) {
  const { rows } = await sql<{
    creates: number;
    updates: number;
    returns: number;
    removes: number;
    drafts: number;
    refused: number;
  }>`
    select count(*) filter (where state = 'applied' and action = 'create' and not is_return)::int as creates,
      count(*) filter (where state = 'applied' and action = 'update' and not is_return)::int as updates,
      count(*) filter (where state = 'applied' and is_return)::int as returns,
      count(*) filter (where state = 'applied' and action = 'remove')::int as removes,
      count(*) filter (where state = 'applied' and action = 'draft')::int as drafts,
      count(*) filter (where state = 'refused')::int as refused
    from source_run_item where run_id = ${runId}`.execute(trx);
  return rows[0] ?? { creates: 0, updates: 0, returns: 0, removes: 0, drafts: 0, refused: 0 };
}
