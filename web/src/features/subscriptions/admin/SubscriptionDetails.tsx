/** SUBS-3: all that is known of a subscription. */
import { formatCents, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import {
  paymentMethodMessages,
  subscriptionListMessages,
  subscriptionDetailMessages as words,
} from '@estia/contract/subscriptions/admin-messages';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { ApiReply } from '../../../platform/api-client.ts';
import { DescriptionList, type DescriptionRow } from '../../../ui/Panel.tsx';

type Subscription = ApiReply<'GET /user/subscription'>['subscription'];

export function SubscriptionDetails({ locale, of: s }: { locale: Locale; of: Subscription }) {
  const day = (text: string) => formatLongDate(text, locale);
  // Stored ends are the first day that is not covered; people read the last that is.
  const last = (end: string) => day(addDays(end, -1));
  const sum = ({ net_cents, gross_cents }: { net_cents: number; gross_cents: number }) =>
    words.sum[locale](formatCents(net_cents), formatCents(gross_cents));
  const card = s.credit_card;
  const limit = s.plan.max_active_listings;
  const rows: DescriptionRow[] = [
    { label: subscriptionListMessages.plan[locale], value: s.plan.name[locale] },
    { label: words.price[locale], value: sum(s.plan) },
    ...(s.next_plan ? [{ label: words.nextPlan[locale], value: s.next_plan.name[locale] }] : []),
    {
      label: words.activeListings[locale],
      value: words.of[locale](s.active_listings, limit === null ? words.noLimit[locale] : String(limit)),
    },
    { label: words.started[locale], value: day(s.started_at) },
    { label: words.period[locale], value: words.span[locale](day(s.period_from), last(s.expires_at)) },
    { label: words.trialTo[locale], value: last(s.trial_to) },
    { label: words.listingsUntil[locale], value: last(s.listings_until) },
    { label: subscriptionListMessages.payment[locale], value: paymentMethodMessages[s.payment][locale] },
    {
      label: words.card[locale],
      value: card ? `${card.brand} ···· ${card.last4}, ${card.exp_month}/${card.exp_year}` : words.noCard[locale],
    },
    ...(s.next_charge
      ? [{ label: words.nextCharge[locale], value: words.on[locale](sum(s.next_charge), day(s.next_charge.on)) }]
      : []),
    ...(s.cancel_date ? [{ label: words.cancelDate[locale], value: last(s.cancel_date) }] : []),
    {
      label: words.invoiceDetails[locale],
      value: (s.has_invoice_details ? words.complete : words.missing)[locale],
    },
  ];
  return <DescriptionList rows={rows} />;
}
