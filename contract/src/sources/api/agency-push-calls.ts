/** API-1: an agency's program pushes a listing by its own reference, and takes it off. */
import { z } from 'zod';
import { literalMessage } from '../../accounts/replies.ts';
import { call } from '../../call.ts';
import { purposes } from '../../search/model.ts';
import { agencyListing, byReference } from './agency-listing-model.ts';

export const pushAgencyListing = call({
  method: 'PUT',
  path: '/agency-api/v1/listings/{reference}',
  access: 'agency_key',
  scope: 'listings:write',
  summary: 'Create a listing, or change the one with this reference. The same content again changes nothing',
  params: byReference,
  /** One listing of an Estia feed: docs/api/estia-feed.schema.json. Its fields are read and judged as those of a feed. */
  body: z.looseObject({ purpose: z.enum(purposes, 'required') }),
  reply: z.object({
    message: literalMessage('Success!'),
    outcome: z.enum(['created', 'updated', 'unchanged']),
    /** It is active once its photos have been read. */
    listing: agencyListing,
    /** A rule holds it: taken, and not shown before we have looked, which is by then. Null: nothing holds it. */
    review_due_at: z.iso.datetime().nullable(),
    /** What was left out of it, and why. */
    warnings: z.array(z.object({ field: z.string().nullable(), code: z.string() })),
  }),
});

export const removeAgencyListing = call({
  method: 'DELETE',
  path: '/agency-api/v1/listings/{reference}',
  access: 'agency_key',
  scope: 'listings:write',
  summary: 'Take a pushed listing off. It is paused, not erased: pushed again, it comes back with its history',
  params: byReference,
  reply: z.object({ message: literalMessage('Success!'), listing: agencyListing }),
});
