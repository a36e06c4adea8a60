/** What the public may know of a listing. The view fills these; the reply schema drops whatever else a row holds. */
import { z } from 'zod';
import { picture } from '../photos/model.ts';
import { names } from '../places/model.ts';
import { purposes } from '../search/model.ts';

const moment = z.iso.datetime();

/** A person's own text: what language it is in, and null where it was not written. */
export const ownText = z.object({ el: z.string().nullable(), en: z.string().nullable() });

export const advertiser = z.object({
  kind: z.enum(['private', 'office']),
  agency_id: z.int().nullable(),
  name: names.nullable(),
  /** GEMI number, shown wherever an ad of an office appears. */
  gcr: z.string().nullable(),
});

export const card = z.object({
  property_id: z.int(),
  listing_id: z.int(),
  for: z.enum(purposes),
  category_id: z.int(),
  type_id: z.int(),
  title: names,
  price: z.int(),
  previous_price: z.int().nullable(),
  price_changed_at: moment.nullable(),
  price_per_m2: z.int(),
  area: z.int(),
  bed_rooms: z.int().nullable(),
  floor: names.nullable(),
  energy_class: names.nullable(),
  energy_rank: z.int().nullable(),
  district: z.object({ district_id: z.int(), name: names }),
  municipality: z.object({ municipality_id: z.int(), name: names }),
  main_picture: z.string().nullable(),
  pictures: z.array(picture),
  photo_count: z.int(),
  advertiser,
  exclusive: z.boolean(),
  is_new: z.boolean(),
  updated_at: moment,
});
export type Card = z.infer<typeof card>;

export const timelineEvent = z.object({
  at: moment,
  kind: z.enum(['published', 'price', 'paused', 'relisted']),
  price: z.int(),
});

const fact = z.object({ id: z.int(), name: names });

export const property = card.extend({
  code: z.string(),
  own_title: ownText,
  description: ownText,
  type: names,
  category: names,
  address: z.object({
    region: names,
    prefecture: names,
    /** Street and number are absent when the exact address is hidden. */
    street: z.string().nullable(),
    street_number: z.string().nullable(),
    postal_code: z.string().nullable(),
  }),
  location: z.object({
    hidden: z.boolean(),
    /** The home, or the centre of its 1 km square. */
    lat: z.number(),
    lon: z.number(),
    /** 0 for a pin. */
    radius_m: z.int(),
  }),
  main_area: z.int().nullable(),
  land_area: z.int().nullable(),
  year_built: z.int().nullable(),
  renovation_year: z.int().nullable(),
  levels: z.int().nullable(),
  bath_rooms: z.int().nullable(),
  wc_rooms: z.int().nullable(),
  kitchen_rooms: z.int().nullable(),
  living_rooms: z.int().nullable(),
  living_kitchen_rooms: z.int().nullable(),
  shared_fees: z.int().nullable(),
  show_case_length: z.number().nullable(),
  facade_length: z.number().nullable(),
  within_city_plan: z.boolean().nullable(),
  heating: fact.nullable(),
  condition: fact.nullable(),
  view: fact.nullable(),
  floor_type: fact.nullable(),
  frame: fact.nullable(),
  orientation: fact.nullable(),
  spatial_planning: fact.nullable(),
  electricity_type: fact.nullable(),
  building_access: fact.nullable(),
  leaning: fact.nullable(),
  door: fact.nullable(),
  garden: fact.nullable(),
  swimming_pool: fact.nullable(),
  parking: fact.nullable(),
  wardrobe: fact.nullable(),
  energy_exempt_reason: z.string().nullable(),
  extras: z.array(fact.extend({ group: z.string() })),
  transportations: z.array(fact),
  views: z.int(),
  favorites: z.int(),
  published_at: moment,
  timeline: z.array(timelineEvent),
  /** The other offer of the same home, if it has one. */
  other_offer: z.object({ for: z.enum(purposes), price: z.int() }).nullable(),
});
export type Property = z.infer<typeof property>;
