/** Area pages: what is on offer in a place, from the roll-ups alone. */
import { z } from 'zod';
import { call } from '../call.ts';
import { localizedName, placeKinds } from '../places/model.ts';
import { purposes } from './model.ts';

const place = z.object({ kind: z.enum(placeKinds), id: z.int(), name: localizedName });
const counted = place.extend({ listing_count: z.int() });

export const getArea = call({
  method: 'GET',
  path: '/property/area',
  access: 'everyone',
  summary: 'A place with its live listings by type, its median asking prices, its parts and its neighbours',
  maxAge: 60,
  query: z.object({
    kind: z.enum(placeKinds),
    id: z.coerce.number().int().min(1).max(999_999_999),
    /** With `type_id`: parts and neighbours count only these listings. */
    for: z.enum(purposes).optional(),
    type_id: z.coerce.number().int().min(1).max(999).optional(),
  }),
  reply: z.object({
    place,
    /** From the largest to the nearest. */
    parents: z.array(place),
    /** A district that is all of its municipality has no page of its own: this one stands for it. */
    same_as: place.nullable(),
    /** Listings in all, and those of the asked purpose and type. */
    total: z.int(),
    listing_count: z.int(),
    types: z.array(z.object({ for: z.enum(purposes), category_id: z.int(), type_id: z.int(), listing_count: z.int() })),
    /**
     * Median asking €/m², of at least five listings each; rents with decimals. `at`: of the newest change that is
     * counted.
     */
    medians: z.array(
      z.object({
        for: z.enum(purposes),
        type_id: z.int(),
        listing_count: z.int(),
        median: z.number(),
        updated_at: z.string(),
      }),
    ),
    parts: z.array(counted),
    neighbours: z.array(counted),
  }),
});

export const listBiggestAreas = call({
  method: 'GET',
  path: '/property/biggest-areas',
  access: 'everyone',
  summary: 'The twelve municipalities with the most live listings',
  maxAge: 60,
  reply: z.object({ places: z.array(counted) }),
});
