/** VALU-2: a property that is to be valued, and its estimate. */
import { z } from 'zod';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';

const lookupId = z.coerce.number().int().min(1).max(999);
const emptyToUndefined = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

/** Where it is: a pin, or else a district with the street if one is known. Neither is stored. */
export const estimateInput = z
  .object({
    for: z.enum(purposes),
    type_id: lookupId,
    lat: emptyToUndefined(z.coerce.number().min(34).max(42)),
    lon: emptyToUndefined(z.coerce.number().min(19).max(30)),
    district_id: emptyToUndefined(z.coerce.number().int().min(1).max(99_999_999)),
    street: emptyToUndefined(z.string().trim().max(120)),
    area: z.coerce.number().int().min(5).max(1_000_000),
    land_area: emptyToUndefined(z.coerce.number().int().min(1).max(100_000_000)),
    floor_id: emptyToUndefined(lookupId),
    year_built: emptyToUndefined(z.coerce.number().int().min(1500).max(2100)),
    condition_id: emptyToUndefined(lookupId),
    energy_class_id: emptyToUndefined(lookupId),
    view_id: emptyToUndefined(lookupId),
    bed_rooms: emptyToUndefined(z.coerce.number().int().min(0).max(99)),
    bath_rooms: emptyToUndefined(z.coerce.number().int().min(0).max(99)),
    extras: z.array(lookupId).max(70).default([]),
    /** Of land alone. */
    within_city_plan: emptyToUndefined(
      z.union([z.boolean(), z.enum(['true', 'false']).transform((yes) => yes === 'true')]),
    ),
    building_access_id: emptyToUndefined(lookupId),
    leaning_id: emptyToUndefined(lookupId),
  })
  .refine(({ lat, lon, district_id }) => (lat !== undefined && lon !== undefined) || district_id !== undefined, {
    path: ['district_id'],
    message: 'required',
  });
export type EstimateInput = z.output<typeof estimateInput>;

/** What a price can depend on, as the reader sees it. */
export const priceFactors = [
  'place',
  'type',
  'area',
  'land',
  'floor',
  'year',
  'condition',
  'energy',
  'rooms',
  'view',
  'extras',
] as const;
export const factorEffect = z.object({
  factor: z.enum(priceFactors),
  /** By how much it moves the price, as a share (0.05 is +5 %). */
  share: z.number(),
});
export type FactorEffect = z.infer<typeof factorEffect>;

/** Why a listing is a good comparison. */
export const comparableReasons = [
  'same_district',
  'near',
  'same_type',
  'similar_area',
  'similar_year',
  'same_condition',
  'same_floor',
] as const;

export const comparable = z.object({
  property_id: z.int(),
  for: z.enum(purposes),
  type_id: z.int(),
  area: z.int(),
  floor_id: z.int().nullable(),
  year_built: z.int().nullable(),
  condition_id: z.int().nullable(),
  price: z.int(),
  price_per_m2: z.number(),
  district: localizedName,
  /** From the public place of the listing, in steps of 100 m. */
  distance_m: z.int(),
  /** How much of all comparison rests on it; all of them together are 1. */
  weight: z.number(),
  reasons: z.array(z.enum(comparableReasons)),
  /** How its price was brought to the property that is valued, strongest first. */
  adjustments: z.array(factorEffect),
  adjusted_price: z.int(),
});

export type Comparable = z.infer<typeof comparable>;

export const estimateRefusals = ['not_covered', 'outside', 'few_listings', 'unusual', 'no_model'] as const;

const place = z.object({ district: localizedName, municipality: localizedName });
const model = z.object({ version: z.int(), trained_at: z.string(), listing_count: z.int() });

export const estimatedValue = z.object({
  state: z.literal('valued'),
  place,
  value: z.int(),
  /** Four in five asking prices of such properties lie between these. */
  low: z.int(),
  high: z.int(),
  price_per_m2: z.number(),
  /** Listings of the neighbourhood that were weighed. */
  listing_count: z.int(),
  comparables: z.array(comparable).max(10),
  /** Against an ordinary property of the same kind in Greece, strongest first. */
  factors: z.array(factorEffect),
  model,
});
export const refusedEstimate = z.object({
  state: z.literal('refused'),
  reason: z.enum(estimateRefusals),
  place: place.nullable(),
  listing_count: z.int(),
  required_listing_count: z.int(),
});
export const estimate = z.discriminatedUnion('state', [estimatedValue, refusedEstimate]);
export type Estimate = z.infer<typeof estimate>;
export type EstimatedValue = z.infer<typeof estimatedValue>;

/** How far off estimates were when the answer was hidden from the model. */
export const backtestSplits = ['random', 'blocks', 'time'] as const;
export const backtest = z.object({
  month: z.string(),
  for: z.enum(purposes),
  category_id: z.int(),
  split: z.enum(backtestSplits),
  listing_count: z.int(),
  /** Half of the estimates were off by at most this share of the asking price. */
  median_error: z.number(),
  /** Share of asking prices inside the range that promises 80 %. */
  share_in_range: z.number(),
  /** The same error for two simpler ways, side by side. */
  area_median_error: z.number(),
  linear_error: z.number(),
});
export type Backtest = z.infer<typeof backtest>;
