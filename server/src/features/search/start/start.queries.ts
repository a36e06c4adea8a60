/** The whole country for one purpose and kind of home, from the roll-ups alone. */
import type { PlaceKind } from '@estia/contract/places/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

/** `type` is null for all types of the category. */
export type StartMarket = { purpose: 1 | 2; category: number; type: number | null };

type DistrictCount = { place: number; listing_count: number };

/** Live listings by the sequence number of their district. */
export const districtCountsQuery = ({ purpose, category, type }: StartMarket): RawBuilder<DistrictCount> =>
  sql<DistrictCount>`
    select place, sum(listing_count)::integer as listing_count from place_listing_count
    where purpose = ${purpose} and category = ${category} ${type === null ? sql`` : sql`and type = ${type}`}
    group by place`;

type PlaceMedian = { kind: PlaceKind; place_id: number; median: number };

/** In cents. */
export const placeMediansQuery = ({ purpose, category, type }: StartMarket): RawBuilder<PlaceMedian> =>
  sql<PlaceMedian>`
    select kind, place_id, median from market_stats
    where purpose = ${purpose} and category = ${category} and type = ${type ?? 0}
      and kind in ('prefecture', 'municipality', 'district') and median is not null`;

/** In the whole country: for the sitemap, once an hour. */
export async function countListingsByType(
  db: Db,
  category: number,
): Promise<{ purpose: 1 | 2; type: number; listing_count: number }[]> {
  const { rows } = await sql<{ purpose: 1 | 2; type: number; listing_count: number }>`
    select purpose, type, sum(listing_count)::integer as listing_count from place_listing_count
    where purpose in (1, 2) and category = ${category} group by purpose, type order by purpose, type`.execute(db);
  return rows;
}
