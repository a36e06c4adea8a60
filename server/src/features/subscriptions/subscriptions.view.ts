/** What of a subscription may leave, and how a charge is called. */

import { formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { athensDay } from '@estia/contract/rules/in-force';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import { chargeEmailMessages } from '@estia/contract/subscriptions/email-messages';
import type { Charge, SubscriptionPhase } from '@estia/contract/subscriptions/model';
import type { PaymentRow } from './payments/attempts.queries.ts';
import type { ChargeRow, ListedSubscription, SubscriptionRow } from './subscriptions.queries.ts';

/** What stands on the provider's page and on the statement of the card. */
export function describeCharge(charge: Pick<ChargeRow, 'kind' | 'period_from' | 'period_to'>, locale: Locale): string {
  const day = (on: string) => formatShortDate(`${on}T12:00:00Z`, locale);
  const words = charge.kind === 'upgrade' ? chargeEmailMessages.upgrade : chargeEmailMessages.period;
  return words[locale](day(charge.period_from), day(addDays(charge.period_to, -1)));
}

/** The customer's three words. */
export const toApiState = (phase: SubscriptionPhase, isActive: boolean): 'active' | 'inactive' | 'cancelled' => {
  if (phase === 'cancelled') return 'cancelled';
  return phase === 'expired' || !isActive ? 'inactive' : 'active';
};

export const cardView = (row: SubscriptionRow) =>
  row.card_last4 === null
    ? null
    : {
        brand: row.card_brand ?? '',
        last4: row.card_last4,
        exp_month: row.card_exp_month ?? 0,
        exp_year: row.card_exp_year ?? 0,
      };

export const chargeView = (row: ChargeRow): Charge => ({
  charge_id: row.id,
  kind: row.kind,
  plan_id: row.plan_id,
  period_from: row.period_from,
  period_to: row.period_to,
  net_cents: row.net_cents,
  vat_percent: row.vat_percent,
  vat_cents: row.vat_cents,
  gross_cents: row.gross_cents,
  credit_cents: row.credit_cents,
  payment: row.payment,
  state: row.state,
  due_on: row.due_on,
  last_decline: row.last_decline,
  next_attempt_on: row.next_attempt_at && athensDay(row.next_attempt_at),
  in_progress: row.asked_id !== null,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});

export const paymentView = (row: PaymentRow) => ({
  payment_id: row.id,
  method: row.method,
  cents: row.cents,
  refunded_cents: row.refunded_cents,
  charged_back_cents: row.charged_back_cents,
  chargeback: row.chargeback,
  is_credit: row.is_credit,
  received_at: row.at.toISOString(),
});

export const listedSubscriptionView = (row: ListedSubscription) => ({
  user_subscription_id: row.id,
  user_id: row.account_id,
  subscription_plan_id: row.plan_id,
  started_at: row.started_at.toISOString(),
  expires_at: row.prepaid_to ?? row.period_to,
  is_active: row.is_active,
  state: toApiState(row.state, row.is_active),
  phase: row.state,
  active_listings: row.active_listings,
  payment: row.payment,
  credit_card: cardView(row),
  due_cents: row.due_cents,
  cancel_date: row.cancel_at_end || row.state === 'cancelled' ? (row.prepaid_to ?? row.period_to) : null,
  agency: { name: { el: row.name_el ?? '', en: row.name_en ?? '' }, general_commercial_agency_id: row.gemi ?? '' },
});
