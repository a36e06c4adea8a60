/** SUBS-2: the panels of a subscription: plan and listings, the next charge, how it is paid, invoices, ending it. */
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { subscriptionLimits } from '@estia/contract/subscriptions/limits';
import type { Subscription } from '@estia/contract/subscriptions/model';
import { subscriptionPageMessages as words } from '@estia/contract/subscriptions/subscription-messages';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import { DescriptionList, Panel } from '../../../ui/Panel.tsx';
import { AmountBreakdown, formatMonthlyPrice } from './AmountBreakdown.tsx';
import { ListingQuota } from './ListingQuota.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { formatPeriod } from './period-text.ts';
import { hasEnded } from './SubscriptionStatus.tsx';
import css from './subscription.module.css';
import { CONFIRM_PATHS, INVOICES_PATH, PAYMENT_PATH, PLANS_PATH, planChangePath } from './subscription-paths.ts';

type Props = { locale: Locale; subscription: Subscription };

export function PlanPanel({ locale, subscription: s }: Props) {
  const rows = [
    { label: words.price[locale], value: formatMonthlyPrice(s.plan, locale) },
    { label: words.period[locale], value: formatPeriod(s.period_from, s.expires_at, locale) },
    ...(s.trial_to > s.started_at
      ? [{ label: words.trial[locale], value: formatPeriod(s.started_at, s.trial_to, locale) }]
      : []),
    ...(s.cancel_date === null ? [] : [{ label: words.ends[locale], value: formatLongDate(s.cancel_date, locale) }]),
  ];
  return (
    <Panel
      id="plan"
      title={words.plan[locale]}
      beside={
        <a className={buttonClass('outline')} href={localizePath(locale, PLANS_PATH)}>
          {words.changePlan[locale]}
        </a>
      }
    >
      <p className={css.name}>{s.plan.name[locale]}</p>
      <ListingQuota locale={locale} used={s.active_listings} of={s.plan.max_active_listings} />
      {s.next_plan && (
        <p className={css.next}>
          <span>{words.nextPlan[locale](s.next_plan.name[locale], formatLongDate(s.expires_at, locale))}</span>{' '}
          <a className={css.link} href={localizePath(locale, planChangePath(s.plan.id))}>
            {words.keepPlan[locale]}
          </a>
        </p>
      )}
      <DescriptionList rows={rows} />
    </Panel>
  );
}

export function NextChargePanel({ locale, subscription: s }: Props) {
  const next = s.next_charge;
  // What is owed stands above with its own sum.
  if (!next || hasEnded(s) || s.due.some(({ kind }) => kind !== 'upgrade')) return null;
  const how =
    s.payment === 'deposit'
      ? words.nextDeposit[locale](subscriptionLimits.depositLeadDays)
      : (s.credit_card ? words.nextCard : words.nextNoCard)[locale];
  return (
    <Panel
      id="next"
      title={words.next[locale]}
      lead={`${words.nextOn[locale](formatLongDate(next.on, locale))}. ${how}`}
    >
      <AmountBreakdown locale={locale} sum={next} />
    </Panel>
  );
}

export function PaymentMethodPanel({ locale, subscription: s }: Props) {
  return (
    <Panel
      id="method"
      title={words.method[locale]}
      beside={
        <a className={buttonClass('outline')} href={localizePath(locale, PAYMENT_PATH)}>
          {(s.payment === 'card' && !s.credit_card && s.can_pay_by_card ? words.setCard : words.changeMethod)[locale]}
        </a>
      }
    >
      <PaymentMethod locale={locale} subscription={s} />
    </Panel>
  );
}

export function InvoicesPanel({ locale }: { locale: Locale }) {
  return (
    <Panel
      id="invoices"
      title={words.invoices[locale]}
      lead={words.invoicesText[locale]}
      beside={
        <a className={buttonClass('outline')} href={localizePath(locale, INVOICES_PATH)}>
          {words.viewInvoices[locale]}
        </a>
      }
    />
  );
}

/** Nothing to end where it has ended or is about to. */
export function CancelPanel({ locale, subscription: s }: Props) {
  if (hasEnded(s) || s.cancel_date !== null) return null;
  return (
    <Panel id="stop" title={words.stop[locale]} lead={words.stopText[locale]}>
      <a className={buttonClass('outline', css.stop)} href={localizePath(locale, CONFIRM_PATHS.cancel)}>
        {words.cancel[locale]}
      </a>
    </Panel>
  );
}
