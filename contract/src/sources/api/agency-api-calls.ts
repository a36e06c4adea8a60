/**
 * API-1: the agency API. Asked by programs of an agency with one of its keys (`Authorization: Bearer estia_…`), about
 * what is that agency's and nothing else.
 */
import { z } from 'zod';
import { literalMessage } from '../../accounts/replies.ts';
import { call } from '../../call.ts';
import { dashboardPeriods } from '../../listings/dashboard/dashboard-choices.ts';
import { listingStates } from '../../listings/states.ts';
import { purposes } from '../../search/model.ts';
import { agencyListing, byReference, reference } from './agency-listing-model.ts';
import { apiScopes, referencesLimit } from './api-scopes.ts';

const moment = z.iso.datetime();
const page = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** From the answer before; left out: from the beginning. */
  cursor: z.string().max(200, 'invalid').optional(),
};
const nextCursor = z.string().nullable();
const since = z.iso.datetime({ offset: true, error: 'invalid' }).optional();

export const getAgencyApiKey = call({
  method: 'GET',
  path: '/agency-api/v1/key',
  access: 'agency_key',
  summary: 'Which key this is: of which agency, with which scopes, until when',
  reply: z.object({
    agency: z.object({ agency_id: z.int(), name_el: z.string(), name_en: z.string() }),
    key: z.object({ name: z.string(), scopes: z.array(z.enum(apiScopes)), expires_at: moment.nullable() }),
  }),
});

export const listAgencyListings = call({
  method: 'GET',
  path: '/agency-api/v1/listings',
  access: 'agency_key',
  scope: 'listings:read',
  summary: 'All listings of the agency, whoever wrote them, in the order they were last changed, oldest change first',
  query: z.object({ ...page, state: z.enum(listingStates).optional(), updated_since: since }),
  reply: z.object({ listings: z.array(agencyListing), next_cursor: nextCursor }),
});

export const getAgencyListing = call({
  method: 'GET',
  path: '/agency-api/v1/listings/{reference}',
  access: 'agency_key',
  scope: 'listings:read',
  summary: 'One listing of the agency by its own reference, with its texts and photos',
  params: byReference,
  reply: z.object({
    listing: agencyListing.extend({
      description: z.object({ el: z.string().nullable(), en: z.string().nullable() }),
      photos: z.array(z.object({ url: z.string(), width: z.int(), height: z.int() })),
    }),
  }),
});

const changed = z.object({ message: literalMessage('Success!'), listing: agencyListing });

export const setAgencyListingPrice = call({
  method: 'PUT',
  path: '/agency-api/v1/listings/{reference}/price',
  access: 'agency_key',
  scope: 'listings:write',
  summary: 'Another price for a listing that was pushed. The same price again changes nothing',
  params: byReference,
  body: z.object({ price: z.int('number').min(1, 'out_of_range').max(2_000_000_000, 'out_of_range') }),
  reply: changed,
});

export const pauseAgencyListing = call({
  method: 'POST',
  path: '/agency-api/v1/listings/{reference}/pause',
  access: 'agency_key',
  scope: 'listings:write',
  summary:
    'Pause a listing that was pushed, until it is resumed: pushing it again does not bring it back. Paused already: nothing changes',
  params: byReference,
  reply: changed,
});

export const resumeAgencyListing = call({
  method: 'POST',
  path: '/agency-api/v1/listings/{reference}/resume',
  access: 'agency_key',
  scope: 'listings:write',
  summary: 'Bring a paused listing back, if it may be published and the plan has room. Active already: nothing changes',
  params: byReference,
  reply: changed,
});

export const compareReferences = call({
  method: 'POST',
  path: '/agency-api/v1/reconcile',
  access: 'agency_key',
  scope: 'listings:read',
  summary: 'Compare all references that a program has with those it has pushed here. Changes nothing',
  /** 10,000 references of 100 characters. */
  maxBody: 2_000_000,
  body: z.object({ references: z.array(reference).max(referencesLimit, 'too_long') }),
  reply: z.object({
    /** Of the program, and not here: to be pushed. */
    missing: z.array(z.string()),
    /** Here, and not of the program: to be deleted. */
    unknown: z.array(z.string()),
    matching: z.int(),
  }),
});

export const listAgencyLeads = call({
  method: 'GET',
  path: '/agency-api/v1/leads',
  access: 'agency_key',
  scope: 'leads:read',
  summary:
    'Who wrote to the agency about its listings, in the order they wrote, oldest first. Answers are written in the inbox',
  query: z.object({ ...page, since }),
  reply: z.object({
    leads: z.array(
      z.object({
        lead_id: z.int(),
        created_at: moment,
        name: z.string(),
        /** Only where the lead chose to show it; otherwise answers go through the inbox. */
        email: z.string().nullable(),
        /** False: the lead has not shown yet that the email is theirs. */
        email_confirmed: z.boolean(),
        phone: z.string().nullable(),
        locale: z.enum(['el', 'en']),
        message: z.string(),
        /** Null: the listing was deleted since. */
        listing: z
          .object({ listing_id: z.int(), code: z.string(), reference: z.string().nullable(), for: z.enum(purposes) })
          .nullable(),
        /** The conversation in the inbox of the agency. */
        url: z.string(),
      }),
    ),
    next_cursor: nextCursor,
  }),
});

export const getAgencyStatistics = call({
  method: 'GET',
  path: '/agency-api/v1/statistics',
  access: 'agency_key',
  scope: 'statistics:read',
  summary: 'What each listing of the agency that is not removed brought in a period. Days are those of UTC',
  query: z.object({ ...page, days: z.enum(dashboardPeriods).default('30').transform(Number) }),
  reply: z.object({
    days: z.int(),
    listings: z.array(
      z.object({
        listing_id: z.int(),
        code: z.string(),
        reference: z.string().nullable(),
        for: z.enum(purposes),
        views: z.int(),
        messages: z.int(),
        phone_reveals: z.int(),
        /** Now, not of the period. */
        favorites: z.int(),
      }),
    ),
    next_cursor: nextCursor,
  }),
});
