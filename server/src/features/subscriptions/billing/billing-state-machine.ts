/**
 * What a subscription does by itself, as a function of its columns and the day: no clock, no database, no provider.
 * The service takes one step at a time under the lock of the account until there is nothing left to do today.
 */

import { addDays, addMonths } from '@estia/contract/subscriptions/billing-amounts';
import { subscriptionLimits as limits } from '@estia/contract/subscriptions/limits';
import type { SubscriptionPhase } from '@estia/contract/subscriptions/model';

export type BillingState = {
  state: SubscriptionPhase;
  /** An admin has switched it off: it asks for nothing. */
  off: boolean;
  /** The site may ask it for money (billing-permission.service.ts). */
  billing: boolean;
  payment: 'card' | 'deposit';
  anchor: string;
  months: number;
  period_to: string;
  cancel_at_end: boolean;
  first_charge_emailed: boolean;
  /** What is owed for a period. */
  due: {
    kind: 'period' | 'restart';
    asked_on: string;
    due_on: string;
    reminders: number;
    failed_attempts: number;
    has_attempts_left: boolean;
    /** It is at the plan that the next period will have. */
    at_plan: boolean;
  } | null;
  /** What is owed for a larger plan. */
  upgrade: { due_on: string } | null;
  /** The period that follows is paid for. */
  prepaid: boolean;
  /** The first day without a contract: nothing is asked for that goes beyond it. */
  contract_ends_on?: string | null;
};

export type BillingStep =
  | 'open'
  | 'advance'
  | 'past_due'
  | 'expire'
  | 'end'
  | 'drop_upgrade'
  | 'drop_due'
  | 'free_month'
  | 'free_to_end'
  | 'tell_first_charge'
  | 'remind';

const lastRetryDay = limits.retryDays.at(-1) ?? 0;

/** POST-7: the first day on which listings are down. */
export const getListingsPausedFrom = (period_to: string): string => addDays(period_to, limits.graceDays);

/** The end of the period that follows. */
export const getNextPeriodEnd = ({ anchor, months }: Pick<BillingState, 'anchor' | 'months'>): string =>
  addMonths(anchor, months + 1);

const isRunning = (state: SubscriptionPhase): boolean =>
  state === 'trial' || state === 'active' || state === 'past_due';

/** The day each step is for, in the order in which they are taken; only those that are still to come. */
function listSteps(s: BillingState): { step: BillingStep; on: string }[] {
  const steps: { step: BillingStep; on: string }[] = [];
  const add = (step: BillingStep, on: string) => steps.push({ step, on });
  if (s.upgrade) add('drop_upgrade', [addDays(s.upgrade.due_on, lastRetryDay), s.period_to].sort()[0] ?? s.period_to);
  if (!isRunning(s.state)) {
    // A new beginning that nobody paid for.
    const lastDay = addDays(s.due?.asked_on ?? s.period_to, limits.depositLeadDays);
    if (s.due) add('drop_due', s.contract_ends_on ? '0000-01-01' : lastDay);
    return steps;
  }
  if (s.off) {
    if (s.due) add('drop_due', '0000-01-01');
    return steps;
  }
  if (s.prepaid) {
    add('advance', s.period_to);
    return steps;
  }
  if (s.cancel_at_end) {
    if (s.due) add('drop_due', '0000-01-01');
    add('end', s.period_to);
    return steps;
  }
  // The next period would go beyond the contract: nobody pays for it, and the days that are left are free.
  const end = s.contract_ends_on ?? null;
  if (end !== null && getNextPeriodEnd(s) > end) {
    if (s.due) add('drop_due', '0000-01-01');
    if (s.period_to < end) add('free_to_end', s.period_to);
    return steps;
  }
  // Whoever cannot write an invoice takes no money: what was asked for is dropped, and the month that follows is free.
  if (!s.billing) {
    if (s.due) add('drop_due', '0000-01-01');
    add('free_month', s.period_to);
    return steps;
  }
  // The plan has changed since it was asked for: it is asked for anew.
  if (s.due && !s.due.at_plan) add('drop_due', '0000-01-01');
  if (s.state === 'trial' && !s.first_charge_emailed)
    add('tell_first_charge', addDays(s.period_to, -limits.firstChargeNoticeDays));
  if (!s.due) add('open', addDays(s.period_to, s.payment === 'deposit' ? -limits.depositLeadDays : 0));
  // A card that is about to be tried has not failed yet.
  if (s.state !== 'past_due' && s.due && (s.payment === 'deposit' || s.due.failed_attempts > 0))
    add('past_due', s.period_to);
  if (s.due) {
    const reminder = limits.reminderDays[s.due.reminders];
    if (s.payment === 'deposit' && reminder !== undefined) add('remind', addDays(s.due.asked_on, reminder));
    // A card is tried to the end of its tries; whoever pays by bank has as many days.
    if (s.payment === 'deposit') add('expire', addDays(s.due.due_on, lastRetryDay));
    else if (!s.due.has_attempts_left) add('expire', s.due.due_on);
  }
  return steps;
}

/** The step for today, or null. */
export const getDueStep = (s: BillingState, today: string): BillingStep | null =>
  listSteps(s).find(({ on }) => on <= today)?.step ?? null;

/** The day of the next step, once there is none for today. Listings come down on a day of their own. */
export function getNextStepDay(s: BillingState, today: string): string | null {
  // An admin may make a site that asks for nothing one that does: looked at each day.
  const tomorrow = s.billing || !isRunning(s.state) ? [] : [addDays(today, 1)];
  const days = [...listSteps(s).map(({ on }) => on), getListingsPausedFrom(s.period_to), ...tomorrow].filter(
    (on) => on > today,
  );
  return days.sort()[0] ?? null;
}

/** Cards are tried in the morning, when somebody may be there to see to it. */
export const getChargeTime = (day: string): Date => new Date(`${day}T07:00:00Z`);

/**
 * After so many failed tries, the last of them today: when the next one is, or null. By the calendar, so that a new
 * card is tried on the days that are left; whoever was asked late is still asked as often, a day apart.
 */
export function getNextChargeTime(due_on: string, failedAttempts: number, today: string): Date | null {
  const planned = limits.retryDays.map((days) => addDays(due_on, days)).find((day) => day > today);
  const day = planned ?? (failedAttempts <= limits.retryDays.length ? addDays(today, 1) : null);
  return day === null ? null : getChargeTime(day);
}
