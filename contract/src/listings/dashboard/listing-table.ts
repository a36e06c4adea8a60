/** The table of own listings: what it is searched, filtered and sorted by, and a row of it. */
import { z } from 'zod';
import { localizedName, parsePlaceValue } from '../../places/model.ts';
import { purposes } from '../../search/model.ts';
import { ownListingCard } from '../model.ts';
import { listingStates } from '../states.ts';
import { attentionKinds } from './dashboard-choices.ts';

const typeId = z.coerce.number().int().min(1).max(32_767);

/** What is left after these is what the table shows and what a change of all of them is about. */
export const listingTableFilter = z.object({
  state: z.enum(listingStates).default('active'),
  for: z.enum(purposes).optional(),
  /** Words of the title, the street or the place, a listing's code, or its reference in the agency's own program. */
  search: z.string().trim().max(120).optional(),
  type: typeId.optional(),
  place: z
    .string()
    .refine((value) => parsePlaceValue(value) !== null, 'invalid')
    .optional(),
  /** Listings that come from it. */
  source: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  attention: z.enum(attentionKinds).optional(),
});

export const listingTableRow = ownListingCard.extend({
  type: localizedName,
  street: z.string().nullable(),
  /** In the agency's own program, if it came from a source. */
  reference: z.string().nullable(),
  source: z.object({ id: z.int(), name: z.string() }).nullable(),
  attention: z.array(z.enum(attentionKinds)),
});
export type ListingTableRow = z.output<typeof listingTableRow>;
