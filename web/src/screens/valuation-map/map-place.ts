/** An area as the map knows it: a page need not carry more of the first ones. */
import type { MarketStats } from '@estia/contract/valuation/model';
import type { MapPlace } from '../../map/market-stats-map.ts';

export const createMapPlace = ({
  kind,
  id,
  name,
  listing_count: listingCount,
  q1,
  median,
  q3,
  trend,
}: MarketStats): MapPlace => ({
  kind,
  id,
  name,
  listing_count: listingCount,
  q1,
  median,
  q3,
  trend,
});

/** Dearest first; those without a price at the end, by their listings. */
export const sortByPrice = (areas: readonly MapPlace[]): MapPlace[] =>
  [...areas].sort((a, b) => (b.median ?? -1) - (a.median ?? -1) || b.listing_count - a.listing_count || a.id - b.id);
