/** Listings, agencies and properties in answers about the same property. */
import { z } from 'zod';
import { picture } from '../photos/model.ts';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';

const moment = z.iso.datetime();

/** A listing as everybody may see it. */
export const publicListing = z.object({
  property_id: z.int(),
  for: z.enum(purposes),
  code: z.string(),
  title: localizedName,
});
export const namedAgency = z.object({ agency_id: z.int(), name: localizedName, gemi: z.string() });

/** The mandate of an agency's property as it is registered now. */
export const registeredMandate = z.object({
  type_id: z.int().nullable(),
  signed_on: z.iso.date().nullable(),
  expires_on: z.iso.date().nullable(),
  document: z
    .object({
      media_type: z.string(),
      uploaded_at: moment,
      /** Of the mandate as it is now; false: of one that was signed on another day. */
      is_current: z.boolean(),
    })
    .nullable(),
});
export type RegisteredMandate = z.output<typeof registeredMandate>;

const fact = z.union([z.string(), z.number(), localizedName]).nullable();

/** A property as an admin compares it: also where it is and what only its advertiser stated. */
const comparedProperty = z.object({
  property_id: z.int(),
  advertiser: z.object({ user_id: z.int(), username: z.string(), agency: namedAgency.nullable() }),
  listings: z.array(
    publicListing.extend({ price: z.int(), is_active: z.boolean().nullable(), published_at: moment.nullable() }),
  ),
  facts: z.object({
    type: fact,
    area: fact,
    floor: fact,
    year_built: fact,
    bed_rooms: fact,
    bath_rooms: fact,
    heating: fact,
    energy_class: fact,
    orientation: fact,
    street: fact,
    postcode: fact,
    kaek: fact,
  }),
  description: z.object({ el: z.string().nullable(), en: z.string().nullable() }),
  pictures: z.array(picture),
});
export const comparison = z.object({
  score: z.number().nullable(),
  reasons: z.array(z.object({ signal: z.string(), weight: z.number() })),
  properties: z.array(comparedProperty),
});
