/** SAME-4: two exclusive mandates of one property, as each agency and the admin see the case. */
import { z } from 'zod';
import { locale } from '../accounts/model.ts';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { comparison, namedAgency, publicListing, registeredMandate } from './compared-properties.ts';
import {
  disputeSorts,
  exclusiveCaseLimits,
  exclusiveCaseStates,
  exclusiveDecisions,
  exclusiveEndReasons,
} from './model.ts';

const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const text = (max: number) => z.string('required').trim().min(1, 'required').max(max, 'too_long');
const moment = z.iso.datetime();
const page = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
};
const pagination = z.object({ limit: z.int(), offset: z.int() });
const statement = z.object({ created_at: moment, text: z.string() });

const caseSummary = z.object({
  id: z.int(),
  state: z.enum(exclusiveCaseStates),
  end_reason: z.enum(exclusiveEndReasons).nullable(),
  opened_at: moment,
  answer_due_at: moment,
  closed_at: moment.nullable(),
  /** An admin looks at it again; what was decided holds until there is another decision. */
  reopened_at: moment.nullable(),
});

/** As one of the two agencies sees it: of the other only what everybody may see. */
const ownCase = caseSummary.extend({
  /** Null while nobody has decided: whether the reader’s own mandate stands. */
  is_exclusive: z.boolean().nullable(),
  reasons: z.string().nullable(),
  /** In which language they were written. */
  reasons_locale: locale.nullable(),
  /** The reader has written since it opened. */
  has_answered: z.boolean(),
  own_listings: z.array(publicListing),
  /** Null: its account was erased. */
  other_agency: namedAgency.nullable(),
  other_listings: z.array(publicListing),
});

export const listExclusiveCases = call({
  method: 'GET',
  path: '/property/exclusive-cases',
  access: 'professional',
  summary: 'Cases of two exclusive mandates that the own agency is in, newest first',
  query: z.object({ ...page, state: z.enum(['open', 'all']).default('all') }),
  reply: z.object({ cases: z.array(ownCase), count: z.int(), pagination }),
});

export const getExclusiveCase = call({
  method: 'GET',
  path: '/property/exclusive-cases/{id}',
  access: 'professional',
  summary: 'One of them, with what the own agency wrote',
  params,
  reply: z.object({ case: ownCase, statements: z.array(statement) }),
});

export const addExclusiveStatement = call({
  method: 'POST',
  path: '/property/exclusive-cases/{id}/statements',
  access: 'professional',
  idempotent: true,
  summary: 'The own agency states its side. Only admins read it',
  params,
  body: z.object({ text: text(exclusiveCaseLimits.text) }),
  reply: successReply,
});

const adminSide = z.object({
  property_id: z.int().nullable(),
  agency: namedAgency.nullable(),
  listings: z.array(publicListing),
  signed_on: z.iso.date(),
  answered_at: moment.nullable(),
});
const adminCase = caseSummary.extend({
  decision: z.enum(exclusiveDecisions).nullable(),
  reasons: z.string().nullable(),
  /** In which language they were written. */
  reasons_locale: locale.nullable(),
  /** Both have written, or their time is over. */
  is_ready: z.boolean(),
  sides: z.object({ first: adminSide, second: adminSide }),
});

export const listExclusiveCasesForAdmin = call({
  method: 'GET',
  path: '/adminPanel/exclusive-cases',
  access: 'admin',
  summary: 'Cases of two exclusive mandates, page by page',
  query: z.object({
    ...page,
    state: z.enum(['ready', 'waiting', 'closed']).default('ready'),
    sort: z.enum(disputeSorts).default('opened_at'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  reply: z.object({
    cases: z.array(adminCase),
    count: z.int(),
    counts: z.object({ ready: z.int(), waiting: z.int(), closed: z.int() }),
    pagination,
  }),
});

export const getExclusiveCaseForAdmin = call({
  method: 'GET',
  path: '/adminPanel/exclusive-cases/{id}',
  access: 'admin',
  summary: 'A case with both properties side by side, both registered mandates, and what each agency wrote',
  params,
  reply: z.object({
    case: adminCase,
    mandates: z.object({ first: registeredMandate.nullable(), second: registeredMandate.nullable() }),
    statements: z.object({ first: z.array(statement), second: z.array(statement) }),
    comparison,
  }),
});

export const decideExclusiveCase = call({
  method: 'PUT',
  path: '/adminPanel/exclusive-cases/{id}/decision',
  access: 'admin',
  idempotent: true,
  summary: 'Decide whose exclusive mandate stands. Both are told why; who loses it loses the badge, not the listing',
  params,
  body: z.object({
    decision: z.enum(exclusiveDecisions, 'required'),
    reasons: text(exclusiveCaseLimits.decision),
    reasons_locale: locale.default('el'),
  }),
  reply: successReply,
});

export const reopenExclusiveCase = call({
  method: 'POST',
  path: '/adminPanel/exclusive-cases/{id}/reopening',
  access: 'admin',
  idempotent: true,
  summary: 'Look at a decided case again. What was decided holds until there is another decision; both are told why',
  params,
  body: z.object({ reason: text(exclusiveCaseLimits.decision), reason_locale: locale.default('el') }),
  reply: successReply,
});
