/** SUBS-1: what plans cost, as dated rows that admins add to. */
import { z } from 'zod';
import { reason } from '../accounts/model.ts';
import { literalMessage } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { calendarDay } from '../rules/model.ts';
import { positiveCents } from './deposit-model.ts';
import { planId, taxedAmount } from './model.ts';

const planVersion = taxedAmount.extend({
  version: z.int(),
  /** Null: as many as they like. */
  max_active_listings: z.int().nullable(),
  valid_from: calendarDay,
  valid_to: calendarDay.nullable(),
  state: z.enum(['in_force', 'planned', 'past', 'withdrawn']),
  changed_at: z.iso.datetime(),
  changed_by: z.string().nullable(),
  reason: z.string().nullable(),
});
const planIdentity = {
  plan_id: z.int(),
  code: z.string(),
  name: z.object({ el: z.string(), en: z.string() }),
};
const idParams = z.object({ id: planId });

export const listPlansForAdmin = call({
  method: 'GET',
  path: '/adminPanel/plans',
  access: 'admin',
  summary: 'All plans with the price in force, the one planned next, and how many agencies have them',
  reply: z.object({
    day: calendarDay,
    vat_percent: z.int(),
    free_months: z.int(),
    plans: z.array(
      z.object({
        ...planIdentity,
        current: planVersion,
        planned: planVersion.nullable(),
        version_count: z.int(),
        agency_count: z.int(),
      }),
    ),
  }),
});

export const getPlanForAdmin = call({
  method: 'GET',
  path: '/adminPanel/plans/{id}',
  access: 'admin',
  summary: 'All versions of a plan, newest first, page by page',
  params: idParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(10),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  reply: z.object({
    ...planIdentity,
    day: calendarDay,
    vat_percent: z.int(),
    /** A dearer version begins on this day at the earliest; any other tomorrow. */
    price_increase_from: calendarDay,
    agency_count: z.int(),
    current: planVersion,
    versions: z.array(planVersion),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const createPlanVersion = call({
  method: 'POST',
  path: '/adminPanel/plans/{id}',
  access: 'admin',
  idempotent: true,
  summary:
    'A new price or number of listings, from a day on. A dearer one needs 30 days, and its agencies are written to',
  params: idParams,
  body: z.object({
    /** The newest version that was seen: who wrote meanwhile is not written over. */
    based_on: z.coerce.number().int().min(0).max(1_000_000),
    valid_from: calendarDay,
    /** As typed, without VAT: `49,00`. */
    net: positiveCents(10_000_000),
    /** Empty: as many as they like. */
    max_active_listings: z
      .union([z.literal('').transform(() => null), z.null(), z.coerce.number().int().min(1).max(1_000_000)], 'invalid')
      .default(null),
    reason,
  }),
  reply: z.object({ message: literalMessage('Success!'), version: z.int() }),
});

export const withdrawPlanVersion = call({
  method: 'POST',
  path: '/adminPanel/plans/{id}/withdraw',
  access: 'admin',
  idempotent: true,
  summary: 'Take a version back that has not begun; what held before it goes on',
  params: idParams,
  body: z.object({ version: z.coerce.number().int().min(1).max(1_000_000), reason }),
  reply: z.object({ message: literalMessage('Success!') }),
});
