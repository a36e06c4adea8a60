/** SUBS-1 and SUBS-2 as they travel: plans, a subscription, sums. Money is whole cents, days are days of Athens. */
import { z } from 'zod';
import { calendarDay } from '../rules/model.ts';

export const subscriptionPhases = ['trial', 'active', 'past_due', 'expired', 'cancelled'] as const;
export type SubscriptionPhase = (typeof subscriptionPhases)[number];
export const paymentMethods = ['card', 'deposit'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const chargeKinds = ['period', 'upgrade', 'restart'] as const;
export const chargeStates = ['due', 'paid', 'void'] as const;

export const planId = z.coerce.number().int().min(1).max(32_000);
export const taxedAmount = z.object({
  net_cents: z.int(),
  vat_percent: z.int(),
  vat_cents: z.int(),
  gross_cents: z.int(),
});

export const plan = taxedAmount.extend({
  id: z.int(),
  code: z.string(),
  name: z.object({ el: z.string(), en: z.string() }),
  /** Null: as many as they like. */
  max_active_listings: z.int().nullable(),
  period: z.literal('month'),
});
export type Plan = z.output<typeof plan>;

export const charge = taxedAmount.extend({
  charge_id: z.int(),
  kind: z.enum(chargeKinds),
  plan_id: z.int(),
  period_from: calendarDay,
  period_to: calendarDay,
  /** Of the gross sum, paid by money that was here before: the rest is owed. */
  credit_cents: z.int(),
  payment: z.enum(paymentMethods),
  state: z.enum(chargeStates),
  due_on: calendarDay,
  /** A code of PaymentDecline words; null: the card has not been refused. */
  last_decline: z.string().nullable(),
  next_attempt_on: calendarDay.nullable(),
  /** The provider is being asked at this moment: nothing else can be done with it. */
  in_progress: z.boolean(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
});
export type Charge = z.output<typeof charge>;

/** Where a deposit goes, and what to write on it. */
export const depositInstructions = z.object({
  beneficiary: z.string(),
  iban: z.string(),
  bank: z.string(),
  /** The GEMI number of the agency. */
  reference: z.string(),
});

export const subscription = z.object({
  user_subscription_id: z.int(),
  user_id: z.int(),
  subscription_plan_id: z.int(),
  started_at: z.iso.datetime(),
  /** The first day that is not free or paid for. */
  expires_at: calendarDay,
  is_active: z.boolean(),
  /** The customer's word for it; `phase` says it more exactly. */
  state: z.enum(['active', 'inactive', 'cancelled']),
  phase: z.enum(subscriptionPhases),
  plan,
  /** A smaller plan that begins with the next period. */
  next_plan: plan.nullable(),
  active_listings: z.int(),
  period_from: calendarDay,
  trial_to: calendarDay,
  /** Listings are up until here: the end of the period and the days of grace. */
  listings_until: calendarDay,
  /** Set: it ends on this day and is not renewed. */
  cancel_date: calendarDay.nullable(),
  payment: z.enum(paymentMethods),
  credit_card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }).nullable(),
  /** What the next period costs and from which day; null when there will be none. */
  next_charge: taxedAmount.extend({ on: calendarDay }).nullable(),
  /** What is owed now: at most a period and an upgrade. */
  due: z.array(charge),
  /** Money of the agency that no charge has used yet. */
  credit_cents: z.int(),
  /** A bank deposit that is expected, and where to. */
  deposit_instructions: depositInstructions.nullable(),
  /** Company, AFM and address for the invoice are there: without them nothing is charged. */
  has_invoice_details: z.boolean(),
  /**
   * False: the site has not said yet whose invoices they are, or where deposits go. It asks for nothing; months are
   * free.
   */
  can_bill: z.boolean(),
  /** Cards can be used on this site. */
  can_pay_by_card: z.boolean(),
});
export type Subscription = z.output<typeof subscription>;

/** An action that may need its owner once more: on the provider's page, or at the bank. */
export const subscriptionChangeResult = z.object({
  message: z.literal('Success!'),
  /** done: at once. scheduled: from the next period. payment_required: nothing has changed until the money is there. */
  result: z.enum(['done', 'scheduled', 'payment_required']),
  /** Where the browser goes to pay or to be asked by the bank. */
  url: z.string().nullable(),
});
