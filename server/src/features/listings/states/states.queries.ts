/** SQL of the states of listings. The table of states itself is contract/src/listings/states.ts. */
import {
  type ListingAction,
  type ListingState,
  type Outcome,
  timelineEventByAction,
} from '@estia/contract/listings/states';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export async function listAdvertiserIds(db: Db, listingIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select distinct p.account_id from listing l join property p on p.id = l.property_id
    where l.id = any (${listingIds}::bigint[]) order by 1`.execute(db);
  return rows.map((row) => row.account_id);
}

export type LockedListing = {
  id: number;
  property_id: number;
  account_id: number;
  purpose: 1 | 2;
  is_active: boolean | null;
  pause_reason: string | null;
  /** This or another listing of the same property was stopped by an admin. */
  is_property_stopped: boolean;
  price: number;
  category_id: number;
  energy_class_id: number | null;
  energy_exempt_reason: string | null;
  photo_count: number;
  /** Of an agency: the last day, as YYYY-MM-DD. */
  mandate_expires_on: string | null;
};

/** In the order of their ids, so that two who hold some of the same take turns and do not wait for each other. */
export async function lockListings(trx: Trx, listingIds: readonly number[]): Promise<LockedListing[]> {
  const { rows } = await sql<LockedListing>`
    select l.id, l.property_id, p.account_id, l.purpose, l.is_active, l.pause_reason,
      exists (select from listing other where other.property_id = l.property_id and other.pause_reason = 'admin') as is_property_stopped, l.price, p.category_id, p.energy_class_id,
      p.energy_exempt_reason, p.photo_count,
      (select s.mandate_expires_on::text from property_private s where s.property_id = p.id and p.agency_id is not null) as mandate_expires_on
    from listing l join property p on p.id = l.property_id
    where l.id = any (${listingIds}::bigint[]) order by l.id for no key update of l`.execute(trx);
  return rows;
}

/** By the site, not by a person: with its row in the timeline. */
export async function pauseListings(
  trx: Trx,
  {
    ids,
    reason,
    now,
  }: {
    ids: readonly number[];
    reason: 'unconfirmed' | 'mandate' | 'agency_listing' | 'account' | 'source' | 'review' | 'change';
    now: Date;
  },
): Promise<void> {
  await sql`
    update listing set is_active = false, pause_reason = ${reason}, updated_at = ${now} where id = any (${ids}::bigint[])`.execute(
    trx,
  );
  await sql`
    insert into listing_event (property_id, purpose, at, kind, price)
    select property_id, purpose, ${now}, 'paused', price from listing where id = any (${ids}::bigint[]) order by id`.execute(
    trx,
  );
}

/**
 * Of listings that wait for their photos: they go live, or wait for room in the plan. One whose mandate has ended stays as it
 * is.
 */
export async function activateListingsWithPhotos(
  trx: Trx,
  {
    ids,
    hasRoom,
    now,
    today,
    selectUnheld,
  }: {
    ids: readonly number[];
    hasRoom: boolean;
    now: Date;
    today: string;
    /** Those that no rule holds, whether there is room for them or not. */
    selectUnheld: (ids: readonly number[]) => Promise<number[]>;
  },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l join property p on p.id = l.property_id
    where l.id = any (${ids}::bigint[]) and l.is_active = false and l.pause_reason = 'source_photos'
      and not exists (select from property_private s where s.property_id = p.id and s.mandate_expires_on < ${today}::date)
    order by l.id for no key update of l`.execute(trx);
  const found = rows.map((row) => row.id);
  const waiting = await selectUnheld(found);
  if (waiting.length === 0) return;
  if (!hasRoom) {
    await sql`update listing set pause_reason = 'plan', updated_at = ${now} where id = any (${waiting}::bigint[])`.execute(
      trx,
    );
    return;
  }
  await sql`
    insert into listing_event (property_id, purpose, at, kind, price)
    select l.property_id, l.purpose, ${now}, case when exists (
        select from listing_event e where e.property_id = l.property_id and e.purpose = l.purpose) then 'relisted' else 'published' end,
      l.price
    from listing l where l.id = any (${waiting}::bigint[]) order by l.id`.execute(trx);
  await sql`
    update listing set is_active = true, pause_reason = null, activated_at = coalesce(activated_at, ${now}), confirmed_at = ${now},
      reminders = 0, reminded_at = null, updated_at = ${now}
    where id = any (${waiting}::bigint[])`.execute(trx);
}

export type Ending = { outcome: Outcome | null; price: number | null };
type StateChange = {
  ids: readonly number[];
  action: ListingAction;
  to: ListingState;
  now: Date;
  byAdmin: boolean;
  ending?: Ending | undefined;
};

/** The columns of the new state, and its row in the timeline where it has one. */
export async function updateListingStates(
  trx: Trx,
  { ids, action, to, now, byAdmin, ending }: StateChange,
): Promise<void> {
  const pausedFor = byAdmin && (action === 'deactivate' || action === 'remove') ? 'admin' : null;
  const set = {
    activate: sql`is_active = true, deleted_at = null, pause_reason = null, activated_at = coalesce(activated_at, ${now}),
      confirmed_at = ${now}, reminders = 0, reminded_at = null, updated_at = ${now}`,
    deactivate: sql`is_active = false, pause_reason = ${pausedFor}, updated_at = ${now}`,
    remove: sql`is_active = null, deleted_at = ${now}, pause_reason = coalesce(${pausedFor}, pause_reason), updated_at = ${now}`,
    restore: sql`is_active = false, deleted_at = null, updated_at = ${now}`,
    // No change of the ad: it moves up nowhere by being confirmed.
    confirm: sql`confirmed_at = ${now}, reminders = 0, reminded_at = null`,
    delete: sql`is_active = null`,
  }[action];
  await sql`update listing set ${set} where id = any (${ids}::bigint[])`.execute(trx);
  const kind = timelineEventByAction[action];
  if (!kind || (action === 'confirm' && to === 'active')) return;
  await sql`
    insert into listing_event (property_id, purpose, at, kind, price, outcome, outcome_price)
    select property_id, purpose, ${now}, ${kind}, price, ${ending?.outcome ?? null}, ${ending?.price ?? null}::int from listing where id = any (${ids}::bigint[]) order by id`.execute(
    trx,
  );
}

/** Counters, favourites, views by day and the lists that show it go with it; what it asked for stays with the property. */
export const deleteListings = (trx: Trx, ids: readonly number[]) =>
  trx.deleteFrom('listing').where('id', 'in', ids).execute();

export async function lockOpenDrafts(trx: Trx, listings: readonly LockedListing[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from unnest(${listings.map((listing) => listing.property_id)}::bigint[], ${listings.map((listing) => listing.purpose)}::int[]) ad(property_id, purpose)
    join draft d on d.property_id = ad.property_id and d.purpose = ad.purpose and d.published_at is null
    order by d.id for update of d`.execute(trx);
  return rows.map((row) => row.id);
}

/** Of these properties those that no listing offers any more. */
export async function lockPropertiesWithoutListing(trx: Trx, propertyIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from property p where p.id = any (${propertyIds}::bigint[])
      and not exists (select from listing l where l.property_id = p.id)
    order by p.id for no key update of p`.execute(trx);
  return rows.map((row) => row.id);
}

/**
 * What was being written about these properties goes on as a listing of a new one; published, the history finds it again.
 */
export const detachDrafts = (trx: Trx, propertyIds: readonly number[]) =>
  sql`update draft set property_id = null where property_id = any (${propertyIds}::bigint[]) and published_at is null`.execute(
    trx,
  );

/**
 * What is left of a property without a listing is that it was one: its kind, size and district, for its history. Who to
 * call, where exactly it is and what only its owner stated are forgotten. Scheduled pauses stay: the five days are once for
 * an owner's property and an agency, also when the owner publishes it again, and their job ends what is open.
 */
export async function anonymizeProperties(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`delete from property_contact where property_id = any (${ids}::bigint[])`.execute(trx);
  await sql`delete from property_private where property_id = any (${ids}::bigint[])`.execute(trx);
  await sql`
    update listing_review_hit h set finding = '', detail = '{}' from listing_review r
    where r.id = h.review_id and r.property_id = any (${ids}::bigint[])`.execute(trx);
  await sql`
    update listing_review_decision d set text = null from listing_review r
    where r.id = d.review_id and r.property_id = any (${ids}::bigint[])`.execute(trx);
  await sql`delete from property_group where property_id = any (${ids}::bigint[])`.execute(trx);
  await sql`delete from property_match where property_id = any (${ids}::bigint[]) or other_id = any (${ids}::bigint[])`.execute(
    trx,
  );
  await sql`delete from property_predecessor where property_id = any (${ids}::bigint[]) or earlier_id = any (${ids}::bigint[])`.execute(
    trx,
  );
  await sql`delete from property_to_match where property_id = any (${ids}::bigint[])`.execute(trx);
  await sql`update scheduled_pause set agency_property_id = null where agency_property_id = any (${ids}::bigint[])`.execute(
    trx,
  );
  await sql`
    update property set street = null, street_number = null, postcode = null, energy_exempt_reason = null, photo_count = 0,
      hide_address = true, complex_id = null, exact_point = square_centre(location_square(exact_point))
    where id = any (${ids}::bigint[])`.execute(trx);
}

/** Of a sweep: listings that were removed long ago. */
export async function listRemovedBefore(db: Db, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where is_active is null and purpose in (1, 2) and deleted_at < ${before} limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
