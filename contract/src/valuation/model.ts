/** What areas cost: figures of asking prices by area, purpose and kind of property. All of them are asking prices. */
import { z } from 'zod';
import { names } from '../places/model.ts';
import { purposes } from '../search/model.ts';

/** From the widest to the narrowest. */
export const areaKinds = ['region', 'prefecture', 'municipality', 'district'] as const;
export type AreaKind = (typeof areaKinds)[number];

/** Below this many ads a figure is withheld and that of the area around it is shown in its place. */
export const MIN_ADS = 5;

/** What is counted: one purpose, one category, and one type of it or, without one, all its types. */
export const market = {
  for: z.enum(purposes).default('sale'),
  category_id: z.coerce.number().int().min(1).max(4).default(1),
  type_id: z.coerce.number().int().min(1).max(999).optional(),
};
export type Market = { for: 'sale' | 'rent'; category_id: number; type_id?: number | undefined };

const areaId = z.coerce.number().int().min(1).max(99_999_999);
export const whichArea = { kind: z.enum(areaKinds), id: areaId };

export const areaName = z.object({ kind: z.enum(areaKinds), id: z.int(), name: names });

/** €/m² with two decimals at most: rents need them. Null where there are too few ads. */
const rate = z.number().nullable();

export const areaFigure = areaName.extend({
  /** The areas around it, nearest first. */
  within: z.array(areaName),
  /** Live ads that count: without twins of one home and without impossible prices. */
  ads: z.int(),
  q1: rate,
  median: rate,
  q3: rate,
  /** Change of the median within twelve months, as a share (0.05 is +5 %). */
  trend: z.number().nullable(),
  /** Half of the live ads have been up at least so many days, counted from when the home first appeared. */
  days: z.int().nullable(),
  /** Share of live ads whose price is below their first one. */
  cut_share: z.number().nullable(),
  /** A year's rent as a share of the price, from both medians of the same kind of property. */
  rent_yield: z.number().nullable(),
});
export type AreaFigure = z.infer<typeof areaFigure>;

/** One month of the past: what was asked on its last day. */
export const areaMonth = z.object({ month: z.string(), ads: z.int(), median: z.number() });

export const sortKeys = ['name', 'ads', 'median', 'trend', 'days', 'cut_share', 'rent_yield'] as const;
