/** What areas cost: figures of asking prices by area, purpose and kind of property. All of them are asking prices. */
import { z } from 'zod';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';

/** From the widest to the narrowest. */
export const marketPlaceKinds = ['region', 'prefecture', 'municipality', 'district'] as const;
export type MarketPlaceKind = (typeof marketPlaceKinds)[number];

/** Below this many listings a figure is withheld and that of the area around it is shown in its place. */
export const MIN_LISTINGS = 5;

/** What is counted: one purpose, one category, and one type of it or, without one, all its types. */
export const marketQuery = {
  for: z.enum(purposes).default('sale'),
  category_id: z.coerce.number().int().min(1).max(4).default(1),
  type_id: z.coerce.number().int().min(1).max(999).optional(),
};
export type Market = { for: 'sale' | 'rent'; category_id: number; type_id?: number | undefined };

const areaId = z.coerce.number().int().min(1).max(99_999_999);
export const placeQuery = { kind: z.enum(marketPlaceKinds), id: areaId };

export const namedPlace = z.object({ kind: z.enum(marketPlaceKinds), id: z.int(), name: localizedName });

/** €/m² with two decimals at most: rents need them. Null where there are too few listings. */
const rate = z.number().nullable();

export const marketStats = namedPlace.extend({
  /** The areas around it, nearest first. */
  within: z.array(namedPlace),
  /** Live listings that count: without twins of one property and without impossible prices. */
  listing_count: z.int(),
  q1: rate,
  median: rate,
  q3: rate,
  /** Change of the median within twelve months, as a share (0.05 is +5 %). */
  trend: z.number().nullable(),
  /** Half of the live listings have been up at least so many days, counted from when the property first appeared. */
  days: z.int().nullable(),
  /** Share of live listings whose price is below their first one. */
  price_cut_share: z.number().nullable(),
  /** A year's rent as a share of the price, from both medians of the same kind of property. */
  rent_yield: z.number().nullable(),
});
export type MarketStats = z.infer<typeof marketStats>;

/** One month of the past: what was asked on its last day. */
export const marketStatsMonth = z.object({ month: z.string(), listing_count: z.int(), median: z.number() });

export const marketStatsSorts = [
  'name',
  'listing_count',
  'median',
  'trend',
  'days',
  'price_cut_share',
  'rent_yield',
] as const;
