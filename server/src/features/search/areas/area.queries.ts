/** The roll-ups behind area pages: live listings by district and type; medians are those of all figures. */
import type { PlaceKind } from '@estia/contract/places/model';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

/** Rebuilt whole, so running twice changes nothing. The index of counts holds all it reads. */
export async function rebuildListingCounts(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from place_listing_count`.execute(trx);
    await sql`
      insert into place_listing_count (place, purpose, type, category, listing_count)
      select place, purpose, type, category, count(*) from listing_search group by place, purpose, type, category`.execute(
      trx,
    );
  });
}

type Range = { lo: number; hi: number };

type AreaRow =
  | { part: 'type'; purpose: 1 | 2; category: number; type: number; listing_count: number }
  | { part: 'place'; place: number; listing_count: number }
  /** Of at least five ads; in cents. */
  | { part: 'median'; purpose: 1 | 2; type: number; listing_count: number; median: number; made_at: Date };

/**
 * Own listings by type, listings of every district around by the asked kind, own medians: three index ranges, one
 * statement.
 */
export async function listAreaRows(
  db: Db,
  options: {
    kind: PlaceKind;
    id: number;
    ownRange: Range;
    around: Range;
    purpose: 1 | 2 | null;
    type: number | null;
  },
): Promise<AreaRow[]> {
  const { kind, id, ownRange, around, purpose, type } = options;
  const { rows } = await sql<AreaRow>`
    select 'type' as part, null::integer as place, purpose, category, type, sum(listing_count)::integer as listing_count,
           null::integer as median, null::timestamptz as made_at
    from place_listing_count where place between ${ownRange.lo} and ${ownRange.hi} group by purpose, category, type
    union all
    select 'place', place, null, null, null, sum(listing_count)::integer, null, null
    from place_listing_count where place between ${around.lo} and ${around.hi}
      and (${purpose}::smallint is null or purpose = ${purpose}) and (${type}::smallint is null or type = ${type})
    group by place
    union all
    select 'median', null, f.purpose, null, f.type, f.listing_count, f.median, s.changed_at
    from market_stats f cross join market_stats_state s
    where f.kind = ${kind} and f.place_id = ${id} and f.type > 0 and f.median is not null`.execute(db);
  return rows;
}

type ListingCountRow = { place: number; purpose: 1 | 2; type: number; listing_count: number };

/** All of it, in the order of places: for the sitemap, once an hour. */
export async function listAllListingCounts(db: Db): Promise<ListingCountRow[]> {
  const { rows } = await sql<ListingCountRow>`
    select place, purpose, type, listing_count from place_listing_count order by place, purpose, type`.execute(db);
  return rows;
}

export async function countListingsByMunicipality(
  db: Db,
  limit: number,
): Promise<{ id: number; listing_count: number }[]> {
  const { rows } = await sql<{ id: number; listing_count: number }>`
    select d.municipality_id as id, sum(t.listing_count)::integer as listing_count
    from place_listing_count t join district d on d.seq = t.place
    group by d.municipality_id order by listing_count desc, id limit ${limit}`.execute(db);
  return rows;
}
