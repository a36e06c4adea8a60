/** Where to look, for who has not chosen a place yet: the whole country for one purpose and kind of home. */
import { z } from 'zod';
import { call } from '../call.ts';
import { localizedName, placeKinds } from '../places/model.ts';
import { purposes } from './model.ts';

const countedPlace = z.object({
  kind: z.enum(placeKinds),
  id: z.int(),
  name: localizedName,
  /** The place around it: of a prefecture its region, of a municipality its prefecture, of a neighbourhood its municipality. */
  parent: z.object({ id: z.int(), name: localizedName }),
  listing_count: z.int(),
  /** Median asking €/m², null where there are too few listings. */
  median: z.number().nullable(),
});

export const getSearchStart = call({
  method: 'GET',
  path: '/property/start',
  access: 'everyone',
  summary:
    'Homes of a purpose and type in the whole country: counts and prices by prefecture, and the places with most of them',
  maxAge: 60,
  query: z.object({
    for: z.enum(purposes),
    /** A type of category 1; without it all homes. */
    type_id: z.coerce.number().int().min(1).max(999).optional(),
  }),
  reply: z.object({
    listing_count: z.int(),
    /** All of them, in the order of the country, with none where there is nothing. */
    prefectures: z.array(countedPlace),
    /** The municipalities with the most listings, at most twelve. */
    municipalities: z.array(countedPlace),
    /** The neighbourhoods with the most listings, at most twelve. */
    neighbourhoods: z.array(countedPlace),
  }),
});
