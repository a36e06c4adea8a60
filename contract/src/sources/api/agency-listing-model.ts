/** A listing as the agency API tells of it, and how it is named there. */
import { z } from 'zod';
import { listingStates } from '../../listings/states.ts';
import { localizedName } from '../../places/model.ts';
import { purposes } from '../../search/model.ts';
import { referenceLimit } from './api-scopes.ts';

const moment = z.iso.datetime();
/** The agency's own name for a listing: whatever its program uses. */
export const reference = z.string('required').trim().min(1, 'required').max(referenceLimit, 'too_long');
export const byReference = z.object({ reference });

export const agencyListing = z.object({
  listing_id: z.int(),
  property_id: z.int(),
  /** As people name it on the phone. */
  code: z.string(),
  /** Null: it was not pushed, nor read from a feed. */
  reference: z.string().nullable(),
  for: z.enum(purposes),
  state: z.enum(listingStates),
  /** Why it is paused, where it was not a person of the agency: admin, mandate, source, unconfirmed … */
  pause_reason: z.string().nullable(),
  /** The public page, while it is active. */
  url: z.string().nullable(),
  title: localizedName,
  category_id: z.int(),
  type_id: z.int(),
  district_id: z.int(),
  address: z.object({
    street: z.string().nullable(),
    street_number: z.string().nullable(),
    postal_code: z.string().nullable(),
    /** Kept from the public. */
    hidden: z.boolean(),
  }),
  area: z.number(),
  price: z.int(),
  photo_count: z.int(),
  created_at: moment,
  published_at: moment.nullable(),
  updated_at: moment,
});
