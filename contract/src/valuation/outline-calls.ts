/** VALU-1: shapes of areas as drawings, for pages and pictures that run no script. */
import { z } from 'zod';
import { call } from '../call.ts';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { marketPlaceKinds, marketQuery, placeQuery } from './model.ts';

export const getPlaceOutline = call({
  method: 'GET',
  path: '/valuation/outline',
  access: 'everyone',
  summary: 'An area with its parts, or among its neighbours, as paths of a drawing, each with its median',
  perMinute: 240,
  maxAge: 300,
  query: z.object({ ...marketQuery, ...placeQuery }),
  reply: z.object({
    width: z.int(),
    height: z.int(),
    /** Some shapes are drawn by ourselves and not read from an official boundary file. */
    approximate: z.boolean(),
    /** Where a map looks to show the same. */
    map_view: z.object({ lat: z.number(), lon: z.number(), zoom: z.number() }),
    /** Land of other countries. */
    abroad_path: z.string(),
    /** The area that was asked for. */
    path: z.string(),
    /** Its parts and whatever of their kind lies around; where it has no parts, areas of its own kind. */
    places: z.array(
      z.object({
        kind: z.enum(marketPlaceKinds),
        id: z.int(),
        name: localizedName,
        listing_count: z.int(),
        median: z.number().nullable(),
        path: z.string(),
        /** Where there is room for its name, and how wide. */
        label: z.object({ x: z.int(), y: z.int(), width: z.int() }),
      }),
    ),
  }),
});

export const getCountryOutline = call({
  method: 'GET',
  path: '/valuation/country-outline',
  access: 'everyone',
  summary: 'The prefectures of Greece as paths of a drawing, without figures',
  perMinute: 240,
  maxAge: 3600,
  reply: z.object({
    width: z.int(),
    height: z.int(),
    /** Some shapes are drawn by ourselves and not read from an official boundary file. */
    approximate: z.boolean(),
    places: z.array(
      z.object({
        id: z.int(),
        path: z.string(),
        /** Where there is room for its name, and how wide. */
        label: z.object({ x: z.int(), y: z.int(), width: z.int() }),
      }),
    ),
  }),
});

export const getMarketStatsPicture = call({
  method: 'GET',
  path: '/valuation/map-picture',
  access: 'everyone',
  summary: 'Greece coloured by the median asking price of homes in each prefecture, as a picture',
  perMinute: 240,
  maxAge: 3600,
  query: z.object({ for: z.enum(purposes).default('sale') }),
  produces: 'image/svg+xml',
  reply: z.string(),
});
