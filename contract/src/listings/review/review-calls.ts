/** ADMN-3: an admin decides about a listing that a rule held or asked to be looked at. */
import { z } from 'zod';
import { locale } from '../../accounts/model.ts';
import { successReply } from '../../accounts/replies.ts';
import { call } from '../../call.ts';
import { purposes } from '../../search/model.ts';
import { textFields } from '../draft/text-checks.ts';
import { listingStates } from '../states.ts';
import {
  rateDays,
  recordedDecisions,
  reviewActions,
  reviewDecisions,
  reviewLimits,
  reviewReasons,
  reviewRules,
  reviewStates,
} from './review-choices.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const moment = z.iso.datetime();
const rule = z.enum(reviewRules);

/** What a rule found, as far as it is of this kind. */
const hit = z.object({
  rule,
  rule_version: z.int(),
  action: z.enum(reviewActions),
  noticed_at: moment,
  /** An edit took away what was found. */
  cleared_at: moment.nullable(),
  price: z.int().optional(),
  estimate: z.int().optional(),
  percent: z.int().optional(),
  phrases: z.array(z.string()).optional(),
  photo_position: z.int().optional(),
  other_property: z
    .object({ property_id: z.int(), for: z.enum(purposes), code: z.string(), picture: z.string().nullable() })
    .nullable()
    .optional(),
  stopped_count: z.int().optional(),
  points: z.int().optional(),
});

export const getListingReview = call({
  method: 'GET',
  path: '/adminPanel/listing-reviews/{id}',
  access: 'admin',
  summary: 'One review: which rules hit and on what, where the property is, its estimate, and what was decided before',
  params: z.object({ id }),
  reply: z.object({
    review: z.object({
      id: z.int(),
      version: z.int(),
      state: z.enum(reviewStates),
      outcome: z.enum(reviewActions),
      opened_at: moment,
      due_at: moment,
      changed_at: moment.nullable(),
      property_id: z.int(),
      for: z.enum(purposes),
      code: z.string(),
      listing_state: z.enum(listingStates).nullable(),
      is_own: z.boolean(),
    }),
    hits: z.array(hit),
    /** Where in the texts of the listing what was found stands. */
    marks: z.array(z.object({ field: z.enum(textFields), start: z.int(), length: z.int() })),
    place: z.object({
      lat: z.number(),
      lon: z.number(),
      street: z.string().nullable(),
      street_number: z.string().nullable(),
      postal_code: z.string().nullable(),
      is_hidden: z.boolean(),
    }),
    estimate: z.object({ value: z.int(), low: z.int(), high: z.int() }).nullable(),
    advertiser: z.object({
      user_id: z.int(),
      username: z.string(),
      language: locale,
      is_agency: z.boolean(),
      registered_at: moment,
      active_count: z.int(),
      stopped_count: z.int(),
      report_count: z.int(),
    }),
    /** Of this listing and of the others of its advertiser, newest first, at most 20. */
    decisions: z.array(
      z.object({
        decision: z.enum(recordedDecisions),
        decided_at: moment,
        admin: z.string().nullable(),
        reason: z.enum(reviewReasons).nullable(),
        /** Empty: the ready text of the reason, in the advertiser’s language. */
        text: z.string().nullable(),
        code: z.string(),
        is_same_listing: z.boolean(),
      }),
    ),
    change_days: z.int(),
  }),
});

export const listReviewRuleRates = call({
  method: 'GET',
  path: '/adminPanel/review-rule-rates',
  access: 'admin',
  summary: 'How often each review rule hit in the last 30 and 90 days, and how often admins agreed with it',
  reply: z.object({
    rates: z.array(
      z.object({
        rule,
        days: z.literal(rateDays),
        /** Listings that were looked at by the rules, each time they were. */
        checked_count: z.int(),
        hit_count: z.int(),
        /** Of these hits, those that an admin has said something about. */
        answered_count: z.int(),
        agreed_count: z.int(),
      }),
    ),
  }),
});

export const decideListingReview = call({
  method: 'PUT',
  path: '/adminPanel/listing-reviews/{id}/decision',
  access: 'admin',
  idempotent: true,
  summary: 'Approve a listing, ask for a change by a day, or take it down. Its advertiser is told, with the reason',
  params: z.object({ id }),
  body: z
    .object({
      decision: z.enum(reviewDecisions),
      /** Of the review as it was shown: what has changed since is looked at again (409 changed_meanwhile). */
      version: z.coerce.number().int().min(1),
      reason: z.enum(reviewReasons).optional(),
      text: z.string().trim().max(reviewLimits.text, 'too_long').default(''),
      /** Days for a change; as long as the rule says where it is not given. */
      days: z.coerce.number().int().min(1, 'invalid').max(reviewLimits.changeDays, 'invalid').optional(),
      /** Rules that were right about it; all that hit where it is not given. */
      agreed: z.array(z.enum(reviewRules)).max(reviewRules.length).optional(),
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== undefined, {
      path: ['reason'],
      error: 'required',
    })
    .refine(({ decision, reason, text }) => decision === 'approve' || reason !== 'other' || text !== '', {
      path: ['text'],
      error: 'required',
    }),
  reply: successReply,
});
