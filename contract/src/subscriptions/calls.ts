/**
 * SUBS-1 to SUBS-3: what an agency sees and does of its own subscription. Owners of the agency only; admins name a
 * user.
 */
import { z } from 'zod';
import { locale, mustAccept, positiveId, reason } from '../accounts/model.ts';
import { successReply } from '../accounts/replies.ts';
import { csvFile } from '../admin-lists/csv-file.ts';
import { call } from '../call.ts';
import { calendarDay } from '../rules/model.ts';
import { chargebackStates } from './chargeback-model.ts';
import * as m from './model.ts';

const page = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
};
const pagination = z.object({ limit: z.int(), offset: z.int() });

export const listPlans = call({
  method: 'GET',
  path: '/user/subscriptions/plans',
  access: 'everyone',
  summary: 'Plans by active listings with the prices of today, without and with VAT, and how many months are free',
  maxAge: 60,
  reply: z.object({ count: z.int(), rows: z.array(m.plan), free_months: z.int(), vat_percent: z.int() }),
});

const subscriptionFilter = {
  phase: z.enum(m.subscriptionPhases).optional(),
  payment: z.enum(m.paymentMethods).optional(),
  plan_id: m.planId.optional(),
  /** Part of a name or email, or a GEMI number. */
  q: z.string().trim().max(80).optional(),
};

export const exportSubscriptions = call({
  ...csvFile,
  path: '/adminPanel/subscriptions/export',
  summary: 'Subscriptions as CSV, newest first, filtered as the list is. Each file is in the audit log',
  body: z.object({ ...subscriptionFilter, lang: z.enum(['el', 'en']).default('el') }),
});

export const listSubscriptions = call({
  method: 'GET',
  path: '/user/subscriptions',
  access: 'professional',
  summary: 'Own subscription, or all for an admin, newest first',
  query: z.object({
    ...page,
    ...subscriptionFilter,
  }),
  reply: z.object({
    subscriptions: z.array(
      m.subscription
        .pick({
          user_subscription_id: true,
          user_id: true,
          subscription_plan_id: true,
          started_at: true,
          expires_at: true,
          is_active: true,
          state: true,
          phase: true,
          active_listings: true,
          payment: true,
          credit_card: true,
          cancel_date: true,
        })
        .extend({
          agency: z.object({
            name: z.object({ el: z.string(), en: z.string() }),
            general_commercial_agency_id: z.string(),
          }),
          /** Owed now, gross. */
          due_cents: z.int(),
        }),
    ),
    /**
     * By how an agency pays, whether the site may ask it for money yet: who issues its invoices and where deposits go
     * is known.
     */
    can_bill: z.object({ card: z.boolean(), deposit: z.boolean() }),
    count: z.int(),
    pagination,
  }),
});

export const getSubscription = call({
  method: 'GET',
  path: '/user/subscription',
  access: 'professional',
  summary: 'Own subscription with all that can be done with it; an admin names a user',
  query: z.object({ user_id: positiveId.optional() }),
  reply: z.object({ subscription: m.subscription }),
});

const payment = z.object({
  payment_id: z.int(),
  method: z.enum(m.paymentMethods),
  cents: z.int(),
  received_at: z.iso.datetime(),
  refunded_cents: z.int(),
  /** Taken back by the bank of the card, or disputed there at this moment. */
  charged_back_cents: z.int(),
  chargeback: z.object({ state: z.enum(chargebackStates), cents: z.int() }).nullable(),
  is_credit: z.boolean(),
});

export const listCharges = call({
  method: 'GET',
  path: '/user/subscription/charges',
  access: 'professional',
  summary: 'What was asked of an agency and what became of it, newest first; an admin names a user',
  query: z.object({ user_id: positiveId.optional(), ...page }),
  reply: z.object({
    charges: z.array(
      m.charge.extend({
        /** Once it is paid. */
        invoice: z.object({ invoice_id: z.int(), number: z.string() }).nullable(),
        payments: z.array(payment),
      }),
    ),
    /** Paid although nothing was owed: to be given back, or credited. */
    unallocated: z.array(payment),
    count: z.int(),
    pagination,
  }),
});

export const getPlanQuote = call({
  method: 'GET',
  path: '/user/subscription/quote',
  access: 'professional',
  summary: 'What a change of plan would cost, before it is confirmed; an admin names a user',
  query: z.object({ subscription_plan_id: m.planId, user_id: positiveId.optional() }),
  reply: z.object({
    /** upgrade: at once. downgrade: from the next period. same: it is the plan they have. */
    kind: z.enum(['upgrade', 'downgrade', 'same']),
    from: calendarDay,
    plan: m.plan,
    /** To pay now, for `days`: the rest of the period, or the period that has begun unpaid; null: nothing. */
    due_now: m.taxedAmount.nullable(),
    due_period: z.object({ from: calendarDay, to: calendarDay }).nullable(),
    /** Of `now`, paid by money of the agency that is here already. */
    credit_cents: z.int(),
    /** What was asked for before and is asked for no more; a deposit of it that is under way is credited. */
    replaces_cents: z.int().nullable(),
    /** Of each period from then on. */
    per_period: m.taxedAmount,
    active_listings: z.int(),
    /** Listings that would be paused, the oldest first: over the limit of the smaller plan. */
    listings_over_limit: z.int(),
  }),
});

export const changePlan = call({
  method: 'PUT',
  path: '/user/change-subscription-plan',
  access: 'professional',
  idempotent: true,
  summary: 'Change the plan, having seen what it costs: larger at once, smaller from the next period',
  perMinute: 30,
  body: z.object({
    subscription_plan_id: m.planId,
    /** Of somebody else: admins, and it is written down. */
    user_id: positiveId.optional(),
    reason: reason.optional(),
    /** What was shown to pay now, gross; another sum is refused, and nothing happens. */
    agreed_cents: z.coerce.number().int().min(0).max(1_000_000_000),
    locale: locale.optional(),
  }),
  reply: m.subscriptionChangeResult,
});

export const cancelSubscription = call({
  method: 'DELETE',
  path: '/user/subscription',
  access: 'professional',
  idempotent: true,
  summary: 'Cancel: the subscription ends with its period and nothing more is charged',
  query: z.object({ user_id: positiveId.optional(), reason: reason.optional() }),
  reply: successReply,
});

export const resumeSubscription = call({
  method: 'POST',
  path: '/user/subscription/resume',
  access: 'professional',
  idempotent: true,
  summary: 'Take a cancellation back; or begin a new period after the old one has ended',
  perMinute: 30,
  body: z.object({ agreed_cents: z.coerce.number().int().min(0).max(1_000_000_000), locale: locale.optional() }),
  reply: m.subscriptionChangeResult,
});

export const changePaymentMethod = call({
  method: 'PUT',
  path: '/user/change-payment',
  access: 'professional',
  idempotent: true,
  summary:
    'Pay by bank deposit, or by the card that was set up on the page of the provider (`card_token_id` is its id)',
  perMinute: 30,
  body: z.union([
    z.object({ bank_deposit: z.literal([true, 'true']) }),
    z.object({ card_token_id: z.string().trim().min(1).max(200) }),
  ]),
  reply: successReply,
});

export const startCardSetup = call({
  method: 'POST',
  path: '/user/subscription/card',
  access: 'professional',
  idempotent: true,
  summary: 'Begin to set up a card on the page of the provider, where the bank asks its holder; no money is taken',
  perMinute: 20,
  /** `locale`: of the page to come back to; the account's, where it is left out. */
  body: z.object({ mandate: mustAccept, locale: locale.optional() }),
  reply: z.object({ url: z.string() }),
});

export const startPayment = call({
  method: 'POST',
  path: '/user/subscription/pay',
  access: 'professional',
  idempotent: true,
  summary: 'Pay what is owed on the page of the provider',
  perMinute: 20,
  body: z.object({ charge_id: positiveId, locale: locale.optional() }),
  /** Null: it is paid already. */
  reply: z.object({ url: z.string().nullable() }),
});

export const refreshPaymentStatus = call({
  method: 'POST',
  path: '/user/subscription/refresh',
  access: 'professional',
  summary: 'Ask the provider what became of what is under way: for who comes back from its page',
  perMinute: 60,
  /** `left`: the page of the provider that is open for the charge was left, and is closed. */
  body: z.object({ charge_id: positiveId.optional(), has_left_provider: z.boolean().optional() }),
  /** `charge`: the one asked about; null where none was, or it is not the asker's. */
  reply: z.object({
    in_progress: z.boolean(),
    charge: m.charge.pick({ state: true, in_progress: true, paid_at: true }).nullable(),
  }),
});
