/** VALU-1: what areas cost, as table, file, map and single area. */
import { z } from 'zod';
import { locale } from '../accounts/model.ts';
import { call } from '../call.ts';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { marketPlaceKinds, marketQuery, marketStats, marketStatsMonth, marketStatsSorts, placeQuery } from './model.ts';

const marketStatsQuery = {
  ...marketQuery,
  kind: z.enum(marketPlaceKinds).default('prefecture'),
  /** Only areas inside this one: `region-6`, `prefecture-34`, `municipality-4612`. */
  within: z
    .string()
    .regex(/^(region|prefecture|municipality)-\d{1,8}$/)
    .optional(),
  /** What a person types of the area's name: Greek, Greeklish, without accents. */
  name: z.string().trim().max(80).optional(),
  sort: z.enum(marketStatsSorts).default('median'),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** Whose alphabet names are in the order of. */
  lang: locale.default('el'),
};

export const listMarketStats = call({
  method: 'GET',
  path: '/valuation/market-stats',
  access: 'everyone',
  summary: 'Asking prices per square metre of all areas of a kind, sorted and filtered, page by page',
  perMinute: 240,
  maxAge: 60,
  query: z.object({
    ...marketStatsQuery,
    limit: z.coerce.number().int().min(1).max(200).default(100),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  reply: z.object({
    rows: z.array(marketStats),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
    /** Of the newest change that is counted. */
    updated_at: z.string().nullable(),
  }),
});

export const exportMarketStats = call({
  method: 'GET',
  path: '/valuation/market-stats/csv',
  access: 'everyone',
  summary: 'The same rows as a file, all pages',
  perMinute: 30,
  maxAge: 60,
  query: z.object(marketStatsQuery),
  produces: 'text/csv; charset=utf-8',
  reply: z.instanceof(Uint8Array),
});

export const getMarketStats = call({
  method: 'GET',
  path: '/valuation/place',
  access: 'everyone',
  summary: 'One area: its figure, that of the area around it where its own is withheld, and its months',
  perMinute: 600,
  maxAge: 60,
  query: z.object({ ...marketQuery, ...placeQuery }),
  reply: z.object({
    stats: marketStats,
    /** The nearest area around it with listings enough; null where its own figure is shown. */
    surrounding_stats: marketStats.nullable(),
    /** Oldest first, at most 24, gaps where there were too few listings; the last is today. */
    months: z.array(marketStatsMonth),
    updated_at: z.string().nullable(),
  }),
});

/** The first view of the map in one answer. */
export const getMarketStatsOverview = call({
  method: 'GET',
  path: '/valuation/overview',
  access: 'everyone',
  summary: 'GeoJSON of regions and prefectures with their figures: the whole country at a glance',
  perMinute: 120,
  maxAge: 300,
  query: z.object(marketQuery),
  reply: z.object({
    type: z.literal('FeatureCollection'),
    /** Some shapes are drawn by ourselves and not read from an official boundary file. */
    approximate: z.boolean(),
    /** For the address of tiles: changes when shapes or figures do. */
    version: z.string(),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        /** One number for each shape: prefectures have their own id, regions theirs and 1000. */
        id: z.int(),
        properties: z.object({
          kind: z.enum(['region', 'prefecture']),
          id: z.int(),
          name: localizedName,
          listing_count: z.int(),
          q1: z.number().nullable(),
          median: z.number().nullable(),
          q3: z.number().nullable(),
          trend: z.number().nullable(),
        }),
        geometry: z.object({
          type: z.literal('MultiPolygon'),
          coordinates: z.array(z.array(z.array(z.array(z.number())))),
        }),
      }),
    ),
  }),
});

export const getMarketStatsTile = call({
  method: 'GET',
  path: '/valuation/tiles/{z}/{x}/{y}',
  access: 'everyone',
  summary:
    'Vector tile (layer `areas`) of municipalities up to zoom 10 and districts from 11: kind, id, name_el, name_en, listing_count, q1, median, q3, trend',
  perMinute: 1_200,
  maxAge: 3600,
  params: z
    .object({
      z: z.coerce.number().int().min(7).max(14),
      x: z.coerce.number().int().min(0),
      y: z.coerce.number().int().min(0),
    })
    .refine(({ z, x, y }) => x < 2 ** z && y < 2 ** z, 'No such tile'),
  query: z.object({ ...marketQuery, v: z.string().max(40).optional() }),
  produces: 'application/vnd.mapbox-vector-tile',
  reply: z.instanceof(Uint8Array),
});

/** Where the asking price of a live listing stands among those of its area. */
export const getPricePosition = call({
  method: 'GET',
  path: '/valuation/position',
  access: 'everyone',
  summary: 'The spread of asking prices around a live listing and where its own stands in it',
  perMinute: 240,
  maxAge: 300,
  query: z.object({ property_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER), for: z.enum(purposes) }),
  reply: z.object({
    /** Null where even the region has too few listings of the kind. */
    spread: z
      .object({
        stats: marketStats,
        price_per_m2: z.number(),
        /** Share of the other listings that ask less per square metre, in steps of 5 %. */
        share_below: z.number(),
      })
      .nullable(),
  }),
});
