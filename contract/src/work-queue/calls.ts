/** ADMN-5: one queue of everything that waits for an admin, who has what in hand, and figures of the last days. */
import { z } from 'zod';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { localizedName } from '../places/model.ts';
import { workClaimFilters, workKinds, workLimits, workSorts } from './model.ts';

const moment = z.iso.datetime();
const kind = z.enum(workKinds);
const itemKey = z.object({ kind, subject: z.string().min(1).max(workLimits.subject) });

const claim = z.object({
  admin_id: z.int(),
  admin: z.string(),
  is_mine: z.boolean(),
  claimed_at: moment,
  /** Open to others then, unless something is done about it before. */
  expires_at: moment,
  /** Who handed it over, and what they wrote. */
  handed_by: z.string().nullable(),
  note: z.string().nullable(),
});

const workItem = itemKey.extend({
  /** What it is about, in words. */
  title: localizedName,
  details: localizedName,
  since: moment,
  due_at: moment,
  is_late: z.boolean(),
  /** It takes a second admin: not the one who asks, who did the first half. */
  needs_other_admin: z.boolean(),
  claim: claim.nullable(),
});

const counts = z.record(kind, z.int());

export const listWorkItems = call({
  method: 'GET',
  path: '/adminPanel/queue',
  access: 'admin',
  summary: 'Everything that waits for an administrator, by deadline or by age, with who has it in hand',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(workLimits.perPage),
    offset: z.coerce.number().int().min(0).max(12_000).default(0),
    kind: kind.optional(),
    claim: z.enum(workClaimFilters).default('all'),
    search: z.string().trim().max(workLimits.search).default(''),
    sort: z.enum(workSorts).default('deadline'),
  }),
  reply: z.object({
    items: z.array(workItem),
    count: z.int(),
    /** What one has in hand. */
    mine_count: z.int(),
    /** By kind, of what the other filters leave. No further than 1,000 each. */
    counts,
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const getWorkPosition = call({
  method: 'GET',
  path: '/adminPanel/queue/next',
  access: 'admin',
  summary:
    'One item of the queue, if it still waits, and the one to go on with that no other administrator has in hand',
  query: itemKey.partial(),
  reply: z.object({
    item: workItem.nullable(),
    next: workItem.nullable(),
    /** To whom it can be handed over; only where the item is one’s own. */
    colleagues: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
});

export const claimWorkItem = call({
  method: 'POST',
  path: '/adminPanel/queue/claim',
  access: 'admin',
  idempotent: true,
  summary: 'Take an item in hand, or keep it for longer. Of two at once one gets it (409 claimed_by_other)',
  body: itemKey,
  reply: successReply.extend({ expires_at: moment }),
});

export const releaseWorkItem = call({
  method: 'POST',
  path: '/adminPanel/queue/release',
  access: 'admin',
  idempotent: true,
  summary: 'Put an item of one’s own back into the queue',
  body: itemKey,
  reply: successReply,
});

export const handOverWorkItem = call({
  method: 'POST',
  path: '/adminPanel/queue/hand-over',
  access: 'admin',
  idempotent: true,
  summary: 'Give an item to another administrator, with a note',
  body: itemKey.extend({
    admin_id: z.coerce.number('required').int().min(1, 'required'),
    note: z.string('required').trim().min(1, 'required').max(workLimits.note, 'too_long'),
  }),
  reply: successReply,
});

export const adminWaiting = call({
  method: 'GET',
  path: '/adminPanel/waiting',
  access: 'admin',
  summary: 'How much waits for an administrator, by kind: for the menu',
  reply: counts,
});

const dayStats = z.object({
  day: z.iso.date(),
  listings: z.int(),
  leads: z.int(),
  sign_ups: z.int(),
  paid_cents: z.int(),
  /** What agencies owed past its day when the day ended. */
  overdue_cents: z.int(),
  emails: z.int(),
});

export const getDailyStats = call({
  method: 'GET',
  path: '/adminPanel/daily-stats',
  access: 'admin',
  summary: 'Listings, leads, sign-ups, revenue, overdue amounts and emails of the last 14 days of Athens, oldest first',
  reply: z.object({ days: z.array(dayStats) }),
});
