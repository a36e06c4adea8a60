/**
 * A live listing and the spread of what others ask around it. Nothing here knows where the property is but its district.
 */
import type { MarketPlaceKind } from '@estia/contract/valuation/model';
import { type RawBuilder, sql } from 'kysely';
import type { MarketIds } from '../market-stats/market-stats.queries.ts';

export type AskingPriceRow = MarketIds & {
  /** The district, by its place in the sequence. */
  place: number;
  rate: number;
  bin: number;
  /** The step in which the listing, or its twin, is counted; null where it is not. */
  counted: number | null;
};

export const askingPriceQuery = (
  propertyId: number,
  purpose: number,
): RawBuilder<AskingPriceRow> => sql<AskingPriceRow>`
  select s.purpose, s.category, s.type, s.place, asked.rate, rate_bin(asked.rate) as bin,
    case when a.purpose = s.purpose and a.type = s.type and a.place = s.place then rate_bin(a.rate) end as counted
  from listing l
  join listing_search_row s on s.listing_id = l.id
  cross join lateral (
    select least(greatest(round(s.price * 100::numeric / s.area), 1), 2147483647)::integer as rate) asked
  left join market_stats_listing a on a.listing_id = s.listing_id
  where l.property_id = ${propertyId} and l.purpose = ${purpose}`;

export type PriceSpreadRow = { below: number; same: number; all: number };

/** Counts of the area's listings whose rate is in a lower step, in the same and in any. */
export const priceSpreadQuery = (
  { purpose, category, type, bin }: AskingPriceRow,
  place: { kind: MarketPlaceKind; id: number },
): RawBuilder<PriceSpreadRow> => sql<PriceSpreadRow>`
  select coalesce(sum(listing_count) filter (where bin < ${bin}), 0)::integer as below,
    coalesce(sum(listing_count) filter (where bin = ${bin}), 0)::integer as same, coalesce(sum(listing_count), 0)::integer as all
  from market_stats_bin
  where kind = ${place.kind} and place_id = ${place.id} and purpose = ${purpose} and category = ${category} and type = ${type}`;
