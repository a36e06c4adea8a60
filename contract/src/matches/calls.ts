/** SAME-1: scheduled pauses and their disputes, as each side and the admin see them, and pairs that wait for a person. */
import { z } from 'zod';
import { locale } from '../accounts/model.ts';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { localizedName } from '../places/model.ts';
import { namedAgency as agency, comparison, publicListing, registeredMandate } from './compared-properties.ts';
import {
  disputeEntryKinds,
  disputeLimits,
  disputeSides,
  disputeSorts,
  disputeStates,
  endReasons,
  matchSorts,
  objectionReasons,
  scheduledPauseStates,
} from './model.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const params = z.object({ id });
const text = (max: number) => z.string('required').trim().min(1, 'required').max(max, 'too_long');
const optionalText = z.string().trim().max(disputeLimits.text, 'too_long').default('');
const optionalDay = z.union([z.literal('').transform(() => null), z.iso.date('invalid'), z.null()]).default(null);
const moment = z.iso.datetime();
const page = (limit: number) => ({
  limit: z.coerce.number().int().min(1).max(100).default(limit),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
const pagination = z.object({ limit: z.int(), offset: z.int() });
const order = z.enum(['asc', 'desc']);

const pauseSummary = z.object({
  id: z.int(),
  /** Which of the two the reader is. */
  side: z.enum(disputeSides),
  state: z.enum(scheduledPauseStates),
  end_reason: z.enum(endReasons).nullable(),
  opened_at: moment,
  reminder_at: moment,
  pause_at: moment,
  closed_at: moment.nullable(),
  agency,
  dispute: z
    .object({ state: z.enum(disputeStates), reason: z.enum(objectionReasons), answer_due_at: moment })
    .nullable(),
  /** What the reader offers; of the other side only what is on offer now. */
  own_listings: z.array(
    publicListing.extend({ listing_id: z.int(), is_active: z.boolean(), is_paused_for_agency: z.boolean() }),
  ),
  other_listings: z.array(publicListing),
});

const disputeEntry = z.object({
  created_at: moment,
  kind: z.enum(disputeEntryKinds),
  author: z.enum([...disputeSides, 'admin']).nullable(),
  text: z.string().nullable(),
  /** In which language an admin wrote it for both; null where nobody said. */
  locale: locale.nullable(),
});
const mandate = z.object({ signed_on: z.iso.date().nullable(), expires_on: z.iso.date().nullable() });

export const listScheduledPauses = call({
  method: 'GET',
  path: '/property/scheduled-pauses',
  access: 'member',
  summary: 'Pauses that an agency’s listing of the same property brings about: of own listings, or by own ones',
  query: z.object({ ...page(20) }),
  reply: z.object({ pauses: z.array(pauseSummary), count: z.int(), pagination }),
});

export const getScheduledPause = call({
  method: 'GET',
  path: '/property/scheduled-pauses/{id}',
  access: 'member',
  summary:
    'One of them with its dispute: shared events, and what the reader’s own side and the admin wrote to each other',
  params,
  reply: z.object({
    pause: pauseSummary,
    entries: z.array(disputeEntry),
    mandate: mandate.nullable(),
    /** To its agency alone: an answer begins with it. */
    registered_mandate: registeredMandate.nullable(),
  }),
});

export const objectToPause = call({
  method: 'POST',
  path: '/property/scheduled-pauses/{id}/objection',
  access: 'member',
  idempotent: true,
  summary: 'The owner objects: the clock stops and the agency is asked for its mandate',
  params,
  body: z.object({ reason: z.enum(objectionReasons, 'required'), text: optionalText }),
  reply: successReply,
});

export const answerObjection = call({
  method: 'POST',
  path: '/property/scheduled-pauses/{id}/answer',
  access: 'member',
  idempotent: true,
  summary: 'The agency answers an objection, with the dates of its mandate',
  params,
  body: z.object({
    text: text(disputeLimits.text),
    mandate_signed_on: optionalDay,
    mandate_expires_on: optionalDay,
  }),
  reply: successReply,
});

export const sendDisputeMessage = call({
  method: 'POST',
  path: '/property/scheduled-pauses/{id}/messages',
  access: 'member',
  idempotent: true,
  summary: 'A message of one side to the admins',
  params,
  body: z.object({ text: text(disputeLimits.text) }),
  reply: successReply,
});

const disputeSummary = z.object({
  id: z.int(),
  state: z.enum(disputeStates),
  reason: z.enum(objectionReasons),
  opened_at: moment,
  answer_due_at: moment,
  answered_at: moment.nullable(),
  closed_at: moment.nullable(),
  owner: z.object({ user_id: z.int(), username: z.string() }),
  agency,
  listing: publicListing.nullable(),
});

export const listDisputes = call({
  method: 'GET',
  path: '/adminPanel/disputes',
  access: 'admin',
  summary: 'Disputes of owners and agencies, page by page',
  query: z.object({
    ...page(20),
    state: z.enum(['ready', 'waiting', 'closed']).default('ready'),
    sort: z.enum(disputeSorts).default('opened_at'),
    order: order.default('asc'),
  }),
  reply: z.object({
    disputes: z.array(disputeSummary),
    count: z.int(),
    counts: z.object({ ready: z.int(), waiting: z.int(), closed: z.int() }),
    pagination,
  }),
});

export const getDispute = call({
  method: 'GET',
  path: '/adminPanel/disputes/{id}',
  access: 'admin',
  summary: 'A dispute with both properties side by side',
  params,
  reply: z.object({
    dispute: disputeSummary.extend({
      pause_at: moment,
      mandate: mandate.nullable(),
      agency_property_id: z.int().nullable(),
      /** Decided, and the listing is not paused yet. */
      can_reopen: z.boolean(),
    }),
    /** Of the agency’s property; an owner has none. */
    registered_mandate: registeredMandate.nullable(),
    entries: z.array(disputeEntry.extend({ side: z.enum(disputeSides).nullable() })),
    comparison,
  }),
});

export const decideDispute = call({
  method: 'PUT',
  path: '/adminPanel/disputes/{id}/decision',
  access: 'admin',
  idempotent: true,
  summary: 'Decide a dispute. Both sides are told why',
  params,
  body: z.object({
    for: z.enum(disputeSides, 'required'),
    decision: text(disputeLimits.decision),
    decision_locale: locale.default('el'),
  }),
  reply: successReply,
});

export const reopenDispute = call({
  method: 'POST',
  path: '/adminPanel/disputes/{id}/reopening',
  access: 'admin',
  idempotent: true,
  summary: 'Look at a decided dispute again, while its listing is not paused. The clock stops; both sides are told why',
  params,
  body: z.object({ reason: text(disputeLimits.decision), reason_locale: locale.default('el') }),
  reply: successReply,
});

export const writeToSide = call({
  method: 'POST',
  path: '/adminPanel/disputes/{id}/messages',
  access: 'admin',
  idempotent: true,
  summary: 'An admin writes to one side of a dispute',
  params,
  body: z.object({ to: z.enum(disputeSides, 'required'), text: text(disputeLimits.text) }),
  reply: successReply,
});

const pairParams = z.object({ property_id: id, other_id: id });

export const listUnclearMatches = call({
  method: 'GET',
  path: '/adminPanel/property-matches',
  access: 'admin',
  summary: 'Pairs of properties on offer that may be one and wait for a person',
  query: z.object({ ...page(20), sort: z.enum(matchSorts).default('found_at'), order: order.default('asc') }),
  reply: z.object({
    matches: z.array(
      z.object({
        score: z.number(),
        found_at: moment,
        properties: z.array(
          z.object({
            property_id: z.int(),
            advertiser: z.string(),
            agency: agency.nullable(),
            title: localizedName,
            price: z.int().nullable(),
          }),
        ),
      }),
    ),
    count: z.int(),
    pagination,
  }),
});

export const getUnclearMatch = call({
  method: 'GET',
  path: '/adminPanel/property-matches/{property_id}/{other_id}',
  access: 'admin',
  summary: 'Two properties side by side, and why they may be one',
  params: pairParams,
  reply: z.object({
    comparison,
    decision: z.enum(['same', 'different']).nullable(),
    next: z.object({ property_id: z.int(), other_id: z.int() }).nullable(),
  }),
});

export const decideMatch = call({
  method: 'PUT',
  path: '/adminPanel/property-matches/{property_id}/{other_id}',
  access: 'admin',
  idempotent: true,
  summary: 'Say whether two properties are one. The answer stays',
  params: pairParams,
  body: z.object({
    decision: z.enum(['same', 'different'], 'required'),
    /** The answer that was looked at: with it, what another administrator has answered since is not overwritten (409). */
    based_on: z.enum(['same', 'different', 'undecided']).optional(),
  }),
  reply: successReply,
});
