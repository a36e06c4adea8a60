/** SAME-5: private accounts that look like somebody's trade, and the steps on them: for admins and for the account. */
import { z } from 'zod';
import { agencyRegistration, mustAccept, oneTimeCode, positiveId } from '../accounts/model.ts';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { adminReviewStep, brokerEvidence, ownReviewStep } from './model.ts';
import {
  accountClosures,
  brokerFilters,
  brokerLimits,
  brokerRelations,
  brokerStates,
  brokerStepKinds,
  complaintOutcomes,
} from './steps.ts';

const params = z.object({ id: positiveId });
const stepParams = params.extend({ step_id: positiveId });
const text = (max: number) => z.string('required').trim().min(1, 'required').max(max, 'too_long');
const page = (limit: number) => ({
  limit: z.coerce.number().int().min(1).max(100).default(limit),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
const pagination = z.object({ limit: z.int(), offset: z.int() });
const moment = z.iso.datetime();
const relation = z.enum(brokerRelations, 'required');
const answers = z
  .array(
    z.object({
      listing_id: positiveId,
      relation,
      who: z.string().trim().max(brokerLimits.who, 'too_long').default(''),
    }),
  )
  .max(brokerLimits.answersPerPage, 'too_long')
  .refine((list) => new Set(list.map(({ listing_id }) => listing_id)).size === list.length, 'invalid');

export const listHiddenBrokers = call({
  method: 'GET',
  path: '/adminPanel/hidden-brokers',
  access: 'admin',
  summary: 'Private accounts that look like those of agents, with the evidence and where they stand, most points first',
  query: z.object({
    ...page(20),
    order: z.enum(['asc', 'desc']).default('desc'),
    search: z.string().trim().max(100).default(''),
    state: z.enum(brokerFilters).default('all'),
  }),
  reply: z.object({
    accounts: z.array(
      z.object({
        user_id: z.int(),
        username: z.string(),
        points: z.int(),
        evidence: z.array(brokerEvidence),
        computed_at: moment,
        state: z.enum(brokerStates),
        has_complaint: z.boolean(),
        answer_by: z.iso.date().nullable(),
      }),
    ),
    count: z.int(),
    waiting: z.int(),
    pagination,
  }),
});

export const getHiddenBroker = call({
  method: 'GET',
  path: '/adminPanel/hidden-brokers/{id}',
  access: 'admin',
  summary: 'One private account: evidence, steps, statement and complaints',
  params,
  query: z.object(page(20)),
  reply: z.object({
    account: z.object({
      user_id: z.int(),
      username: z.string(),
      state: z.enum(brokerStates),
      points: z.int(),
      evidence: z.array(brokerEvidence),
      computed_at: moment.nullable(),
      active_listings: z.int(),
      /** The limit that holds now. */
      max_listings: z.int().nullable(),
      closed: z.enum(accountClosures).nullable(),
    }),
    /** Newest first; the first may be the one in force. */
    steps: z.array(adminReviewStep),
    /** Null: nothing can follow, or not yet. */
    next_step: z.enum(brokerStepKinds).nullable(),
    /** The limit that the next step would set, before it is taken; null where it sets none. */
    next_limit: z.int().nullable(),
    /** Whether the step in force can be lifted. */
    can_lift: z.boolean(),
    /** A complaint that is not decided holds up the next step. */
    has_open_complaint: z.boolean(),
    /** A decision in favour of the account that the next step goes against: until that day it needs new evidence. */
    cleared: z.object({ cleared_at: moment, until: z.iso.date() }).nullable(),
    /** Of the newest statement, by pages. */
    answers: z.array(
      z.object({
        listing_id: z.int(),
        property_id: z.int(),
        for: z.enum(purposes),
        code: z.string(),
        relation,
        who: z.string(),
      }),
    ),
    answer_count: z.int(),
    pagination,
  }),
});

export const takeBrokerStep = call({
  method: 'POST',
  path: '/adminPanel/hidden-brokers/{id}/steps',
  access: 'admin',
  summary: 'Take the next step on a private account, with reasons',
  params,
  body: z.object({
    kind: z.enum(brokerStepKinds),
    reason: text(brokerLimits.reason),
    /** Required where `cleared` of the account says so. */
    new_evidence: z.string().trim().max(brokerLimits.reason, 'too_long').default(''),
  }),
  reply: successReply,
  idempotent: true,
});

export const acceptStatement = call({
  method: 'POST',
  path: '/adminPanel/hidden-brokers/{id}/steps/{step_id}/acceptance',
  access: 'admin',
  summary: 'Accept the statement of ownership: the account is left alone',
  params: stepParams,
  body: z.object({ reason: text(brokerLimits.reason) }),
  reply: successReply,
  idempotent: true,
});

export const liftBrokerStep = call({
  method: 'POST',
  path: '/adminPanel/hidden-brokers/{id}/steps/{step_id}/lifting',
  access: 'admin',
  summary: 'Lift this step, if it is the one in force, without a complaint',
  params: stepParams,
  body: z.object({ reason: text(brokerLimits.reason) }),
  reply: successReply,
  idempotent: true,
});

export const decideBrokerComplaint = call({
  method: 'PUT',
  path: '/adminPanel/hidden-brokers/{id}/steps/{step_id}/complaint',
  access: 'admin',
  summary:
    'Accept or reject a complaint about a step, with reasons; accepted, the step and what followed it are undone',
  params: stepParams,
  body: z.object({ outcome: z.enum(complaintOutcomes, 'required'), decision: text(brokerLimits.reason) }),
  reply: successReply,
  idempotent: true,
});

export const getAccountReview = call({
  method: 'GET',
  path: '/user/account-review',
  access: 'member',
  summary: 'Steps on the viewer’s own account, newest first, and its listings with what was said of each',
  query: z.object({
    ...page(brokerLimits.answersPerPage),
    /** Without it: the page of the first listing that has no answer. */
    offset: page(brokerLimits.answersPerPage).offset.unwrap().optional(),
  }),
  reply: z.object({
    steps: z.array(ownReviewStep),
    /** Asked for and not yet given. */
    is_statement_open: z.boolean(),
    listings: z.array(
      z.object({
        listing_id: z.int(),
        property_id: z.int(),
        for: z.enum(purposes),
        code: z.string(),
        title: localizedName,
        relation: relation.nullable(),
        who: z.string(),
      }),
    ),
    listing_count: z.int(),
    /** Some listing of another page has no answer yet. */
    has_more: z.boolean(),
    pagination,
  }),
});

export const getOpenReview = call({
  method: 'GET',
  path: '/user/account-review/open',
  access: 'member',
  summary: 'The step in force on the viewer’s own account, for a notice',
  reply: z.object({
    step: z
      .object({ kind: z.enum(brokerStepKinds), answer_by: z.iso.date().nullable(), is_answered: z.boolean() })
      .nullable(),
  }),
});

export const saveStatementAnswers = call({
  method: 'PUT',
  path: '/user/account-review/answers',
  access: 'member',
  summary: 'Save what the account says of some of its listings, before the statement is sent',
  body: z.object({ answers }),
  reply: successReply,
  idempotent: true,
});

export const sendStatement = call({
  method: 'POST',
  path: '/user/account-review/statement',
  access: 'member',
  summary: 'Send the statement of ownership: every listing, active or paused, has an answer',
  body: z.object({
    answers: answers.default([]),
    text: z.string().trim().max(brokerLimits.statement, 'too_long').default(''),
    declared: mustAccept,
  }),
  reply: successReply,
  idempotent: true,
});

export const complainAboutStep = call({
  method: 'POST',
  path: '/user/account-review/steps/{id}/complaint',
  access: 'member',
  summary: 'Complain about a step on the viewer’s own account, within six months',
  params,
  body: z.object({ text: text(brokerLimits.complaint) }),
  reply: successReply,
  idempotent: true,
});

export const complainByCode = call({
  method: 'POST',
  path: '/account-review/complaint',
  access: 'everyone',
  summary: 'Complain about a step with the code of its email, without logging in',
  body: z.object({ code: oneTimeCode, text: text(brokerLimits.complaint) }),
  reply: successReply,
  idempotent: true,
});

export const convertToAgency = call({
  method: 'POST',
  path: '/user/account-review/agency',
  access: 'member',
  summary: 'Turn the viewer’s private account, which was asked to, into an agency’s',
  body: z.object({
    agency: agencyRegistration,
    plan_id: z.coerce.number('required').int().min(1).max(999),
    payment: z.enum(['card', 'deposit'], 'required'),
  }),
  reply: successReply,
  idempotent: true,
});
