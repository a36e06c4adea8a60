/** POST-7: which listings of an agency are up. Counted and changed under the lock of its account. */
import { athensDay } from '@estia/contract/athens';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

/**
 * As many of its listings as it may have are up. Over the limit the oldest are paused; with room again those that were
 * paused for this and nothing else come back, the newest first. Null: no limit.
 */
export async function enforceListingLimit(
  trx: Trx,
  accountId: number,
  allowed: number | null,
  now: Date,
): Promise<{ paused: number; back: number }> {
  const max = allowed ?? 1_000_000_000;
  const { rows: paused } = await sql<{ n: number }>`
    with over as (
      select l.id from listing l join property p on p.id = l.property_id
      where p.account_id = ${accountId} and l.is_active
      order by l.activated_at desc nulls last, l.id desc offset ${max}
    ), moved as (
      update listing l set is_active = false, pause_reason = 'plan', updated_at = ${now} from over where l.id = over.id
      returning l.property_id, l.purpose, l.price
    ), noted as (
      insert into listing_event (property_id, purpose, at, kind, price)
      select property_id, purpose, ${now}, 'paused', price from moved
    )
    select count(*)::int as n from moved`.execute(trx);
  const { rows: back } = await sql<{ n: number }>`
    with room as (
      select greatest(0, ${max} - count(*)) as n from listing l join property p on p.id = l.property_id
      where p.account_id = ${accountId} and (l.is_active or (l.is_active = false and l.pause_reason = 'review'))
    ), waiting as (
      select l.id from listing l join property p on p.id = l.property_id
      where p.account_id = ${accountId} and l.is_active = false and l.pause_reason = 'plan'
        and not exists (select from property_private s where s.property_id = p.id and p.agency_id is not null
          and s.mandate_expires_on < ${athensDay(now)}::date)
      order by l.activated_at desc nulls last, l.id desc limit (select n from room)
    ), moved as (
      update listing l set is_active = true, pause_reason = null, confirmed_at = ${now}, reminders = 0, reminded_at = null, updated_at = ${now}
      from waiting where l.id = waiting.id
      returning l.property_id, l.purpose, l.price
    ), noted as (
      insert into listing_event (property_id, purpose, at, kind, price)
      select property_id, purpose, ${now}, 'relisted', price from moved
    )
    select count(*)::int as n from moved`.execute(trx);
  return { paused: paused[0]?.n ?? 0, back: back[0]?.n ?? 0 };
}

/** Held ones have their room: who is approved later does not find it taken. */
export async function countActiveListings(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from listing l join property p on p.id = l.property_id
    where p.account_id = ${accountId} and (l.is_active or (l.is_active = false and l.pause_reason = 'review'))`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Null: none of its own. */
export async function findOwnListingLimit(db: Db, accountId: number): Promise<number | null> {
  const { rows } = await sql<{ max_listings: number | null }>`
    select max_listings from account where id = ${accountId}`.execute(db);
  return rows[0]?.max_listings ?? null;
}
