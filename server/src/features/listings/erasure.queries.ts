/** When a person goes, their listings go: first paused, after the days of grace deleted. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/**
 * Takes all active listings of an account off the market and notes it in their history. The number of listings.
 * `deletion`: its owner asked to be deleted, and undoing that brings them back.
 */
export async function pauseListingsOfAccount(
  db: Db,
  accountId: number,
  now: Date,
  pausedFor: 'account' | 'deletion' = 'account',
): Promise<number[]> {
  const { rows } = await sql<{ paused: number[] }>`
    with paused as (
      update listing l set is_active = false, pause_reason = ${pausedFor}, updated_at = ${now}
      from property p where p.id = l.property_id and p.account_id = ${accountId} and l.is_active
      returning l.id, l.property_id, l.purpose, l.price
    ), noted as (
      insert into listing_event (property_id, purpose, at, kind, price)
      select property_id, purpose, ${now}, 'paused', price from paused
      returning 1
    )
    select coalesce(array_agg(id order by id), '{}') as paused from paused`.execute(db);
  return rows[0]?.paused ?? [];
}

/** The deletion is undone: what it took down waits for room again, as if it had not fitted. The number of listings. */
export async function releaseDeleted(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ released: number }>`
    with released as (
      update listing l set pause_reason = 'plan' from property p
      where p.id = l.property_id and p.account_id = ${accountId} and l.is_active = false and l.pause_reason = 'deletion'
      returning 1
    )
    select count(*)::int as released from released`.execute(db);
  return rows[0]?.released ?? 0;
}

/** Homes of an account with everything that hangs on them; their pictures are the photos' to forget. */
export async function deletePropertiesOfAccount(
  db: Db,
  accountId: number,
): Promise<{ properties: number[]; listings: number[] }> {
  const listings = await sql<{ id: number }>`
    select l.id from listing l join property p on p.id = l.property_id where p.account_id = ${accountId}`.execute(db);
  const properties = await sql<{ id: number }>`
    delete from property where account_id = ${accountId} returning id`.execute(db);
  return { properties: properties.rows.map((row) => row.id), listings: listings.rows.map((row) => row.id) };
}

/** Homes of others that say they are this agency's: the agency goes, they stay. */
export const detachPropertiesFromAgency = (db: Db, agencyId: number) =>
  db.updateTable('property').set({ agency_id: null }).where('agency_id', '=', agencyId).execute();

/**
 * A private account became an agency, and it is approved: what it offers is the agency's, and is looked at again beside
 * what owners advertise.
 */
export const attachPropertiesToAgency = (db: Db, accountId: number) =>
  sql`with moved as (
      update property p set agency_id = g.id from agency g
      where g.account_id = ${accountId} and p.account_id = ${accountId} and p.agency_id is null returning p.id
    )
    select enqueue_property_match(array(
      select id from moved where exists (select from listing l where l.property_id = moved.id and l.is_active) order by id))`.execute(
    db,
  );
