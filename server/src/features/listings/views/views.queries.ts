/** SQL of views: who looked is a hash that nobody can turn back and that changes every day. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type ListingView = {
  day: string;
  property_id: number;
  purpose: 1 | 2;
  visitor: Buffer;
  network: Buffer;
  userId: number | null;
};

/**
 * One statement for all. A visitor of the day who is there already counts nothing; so does the owner. In the order of
 * ids, so that two processes that write at once do not wait for each other.
 */
export async function insertViews(db: Db, views: readonly ListingView[]): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${views.map((v) => v.day)}::date[], ${views.map((v) => v.property_id)}::bigint[],
        ${views.map((v) => v.purpose)}::int[], ${views.map((v) => v.visitor)}::bytea[], ${views.map((v) => v.network)}::bytea[],
        ${views.map((v) => v.userId)}::bigint[]) as given (day, property_id, purpose, visitor, network, user_id)
    ), seen as (
      insert into listing_visit (day, listing_id, visitor, network)
      select distinct g.day, l.id, g.visitor, g.network from given g
      join listing l on l.property_id = g.property_id and l.purpose = g.purpose and l.is_active
      join property p on p.id = l.property_id and p.account_id is distinct from g.user_id
      order by 1, 2, 3
      on conflict do nothing returning day, listing_id, network
    ), by_day as (
      insert into listing_view_day as d (day, listing_id, visitors, networks)
      select s.day, s.listing_id, count(*), count(distinct s.network) filter (where not exists (
        -- as it was before this statement
        select from listing_visit v where v.day = s.day and v.listing_id = s.listing_id and v.network = s.network))
      from seen s group by 1, 2 order by 1, 2
      on conflict (day, listing_id) do update set
        visitors = d.visitors + excluded.visitors, networks = coalesce(d.networks, d.visitors) + excluded.networks
    )
    insert into listing_counter (listing_id, views)
    select listing_id, count(*) from seen group by 1 order by 1
    on conflict (listing_id) do update set views = listing_counter.views + excluded.views`.execute(db);
}

const BATCH_SIZE = 5_000;

/** Hashes of days that are over: they could be told from nothing any more, and are worth nothing. */
export async function deleteVisitsBefore(db: Db, before: Date): Promise<void> {
  for (let left = BATCH_SIZE; left === BATCH_SIZE; ) {
    const gone = await sql`
      delete from listing_visit where ctid = any (array(
        select ctid from listing_visit where day < (${before}::timestamptz at time zone 'UTC')::date limit ${BATCH_SIZE}))`.execute(
      db,
    );
    left = Number(gone.numAffectedRows ?? 0n);
  }
}
