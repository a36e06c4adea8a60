/** ADMN-1: one decision for many rows of a list: written down, looked at, then carried out row by row. */
import { z } from 'zod';
import { positiveId, singleLineText } from '../accounts/model.ts';
import {
  adminListingFilter,
  agencyFilter,
  invoiceFilter,
  reportFilter,
  userFilter,
} from '../admin-lists/list-filters.ts';
import { call } from '../call.ts';
import { listingStates } from '../listings/states.ts';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { adminBulkActions, adminBulkLimits, bulkLists, bulkRefusals } from './bulk-choices.ts';

const refusal = z.enum(bulkRefusals);

const bulkReply = z.object({
  bulk: z.object({
    id: z.int(),
    list: z.enum(bulkLists),
    action: z.enum(adminBulkActions),
    created_at: z.iso.datetime(),
    /** Null: nobody has said yes. */
    confirmed_at: z.iso.datetime().nullable(),
    done_at: z.iso.datetime().nullable(),
    /** Too old to be confirmed. */
    is_expired: z.boolean(),
    /** What was given as the reason, once it is confirmed: words of ours by name, or as typed. */
    reason_id: z.string().nullable(),
    reason: z.string().nullable(),
    /** As many as the filter found; more than are in it where it found more than one action takes. */
    matched_count: z.int(),
    item_count: z.int(),
    /** To be done: as it looks now before the yes, not yet done after it. */
    ready_count: z.int(),
    done_count: z.int(),
    /** Left as they are, by why and, where somebody else decided, by whom. */
    skipped: z.array(z.object({ refusal, by: z.string().nullable(), count: z.int() })),
    /** What follows for people; null once it is confirmed. */
    effects: z.object({ people: z.int(), listings: z.int() }).nullable(),
  }),
});

const common = {
  action: z.enum(adminBulkActions),
  ids: z.array(positiveId).min(1, 'nothing_chosen').max(adminBulkLimits.most, 'too_many').optional(),
  /** Into one that is not confirmed yet: rows of several pages. */
  add_to: positiveId.optional(),
};

export const createAdminBulk = call({
  method: 'POST',
  path: '/adminPanel/bulk-actions',
  access: 'admin',
  idempotent: true,
  summary:
    'Choose rows of a list, by id or all that a filter finds (500 at most), and what is to be done. Nothing is done yet',
  body: z.discriminatedUnion('list', [
    z.object({ list: z.literal('users'), filter: z.object(userFilter).optional(), ...common }),
    z.object({ list: z.literal('agencies'), filter: z.object(agencyFilter).optional(), ...common }),
    z.object({ list: z.literal('sale_listings'), filter: z.object(adminListingFilter).optional(), ...common }),
    z.object({ list: z.literal('rent_listings'), filter: z.object(adminListingFilter).optional(), ...common }),
    z.object({ list: z.literal('reports'), filter: z.object(reportFilter).optional(), ...common }),
    z.object({ list: z.literal('invoices'), filter: z.object(invoiceFilter).optional(), ...common }),
  ]),
  reply: z.object({ id: z.int() }),
});

export const getAdminBulk = call({
  method: 'GET',
  path: '/adminPanel/bulk-actions/{id}',
  access: 'admin',
  summary: 'One’s own: what would happen to which rows and, once confirmed, what became of each',
  params: z.object({ id: positiveId }),
  query: z.object({
    show: z.enum(['all', 'left']).default('all'),
    limit: z.coerce.number().int().min(1).max(100).default(adminBulkLimits.perPage),
    offset: z.coerce.number().int().min(0).max(adminBulkLimits.most).default(0),
  }),
  reply: bulkReply.extend({
    items: z.array(
      z.object({
        id: z.int(),
        /** Null: it is gone. */
        name: localizedName.nullable(),
        state: z.enum(['waiting', 'done', 'left']),
        refusal: refusal.nullable(),
        by: z.string().nullable(),
        /** To find it in its list. */
        listing: z.object({ code: z.string(), for: z.enum(purposes), state: z.enum(listingStates) }).nullable(),
      }),
    ),
    count: z.int(),
  }),
});

export const confirmAdminBulk = call({
  method: 'PUT',
  path: '/adminPanel/bulk-actions/{id}',
  access: 'admin',
  summary:
    'Confirm one’s own, with the reason, and carry out as much as fits into a few seconds. Asked again it goes on; what is done is not done again',
  params: z.object({ id: positiveId }),
  body: z.object({
    reason_id: z.string().max(40).optional(),
    reason: z.union([z.literal(''), singleLineText(adminBulkLimits.reason)]).default(''),
  }),
  reply: bulkReply,
});
