/** SUBS-2: where the subscription stands, in words and first of all: what it is, until when, and what there is to do. */
import { formatCents, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { operator } from '@estia/contract/site/messages';
import { getDeclineMessage } from '@estia/contract/subscriptions/decline-messages';
import type { Subscription } from '@estia/contract/subscriptions/model';
import {
  subscriptionPageMessages,
  subscriptionStatusMessages as words,
} from '@estia/contract/subscriptions/subscription-messages';
import type { ReactNode } from 'react';
import { Banner } from '../../../features/accounts/dashboard/AccountStatusBanner.tsx';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import type { DashboardIconName } from '../../../ui/icon/DashboardIcon.tsx';
import { formatLastDay } from './period-text.ts';
import css from './subscription.module.css';
import { CONFIRM_PATHS, PAYMENT_PATH } from './subscription-paths.ts';

type Props = { locale: Locale; subscription: Subscription; today: string };
type StatusMessage = {
  title: string;
  icon: DashboardIconName;
  care?: true;
  lines: (string | undefined)[];
  actions?: ReactNode;
};

export const hasEnded = ({ phase }: Pick<Subscription, 'phase'>): boolean =>
  phase === 'expired' || phase === 'cancelled';
export const isCardMissing = ({ payment, credit_card }: Subscription): boolean =>
  payment === 'card' && credit_card === null;

const ActionLink = (locale: Locale, path: string, text: string, kind: 'primary' | 'outline' = 'primary') => (
  <a className={buttonClass(kind)} href={localizePath(locale, path)}>
    {text}
  </a>
);

/** What there is to say while it runs and nothing is wrong. */
function getRunningMessage(s: Subscription, locale: Locale): StatusMessage {
  const isTrial = s.phase === 'trial';
  const wants = s.can_bill && isCardMissing(s);
  const actions = wants ? ActionLink(locale, PAYMENT_PATH, subscriptionPageMessages.setCard[locale]) : undefined;
  const next = s.next_charge;
  return {
    icon: 'check',
    title: (isTrial ? words.trial : words.active)[locale](formatLastDay(s.expires_at, locale)),
    lines: [
      next &&
        (isTrial
          ? words.trialText[locale](formatLongDate(next.on, locale), formatCents(next.gross_cents))
          : words.activeText[locale](formatLongDate(next.on, locale))),
      wants ? words.noCard[locale] : undefined,
    ].map((line) => line ?? undefined),
    actions,
  };
}

function getPastDueMessage(s: Subscription, locale: Locale): StatusMessage {
  const [charge] = s.due;
  const byCard = s.payment === 'card';
  return {
    icon: 'warn',
    care: true,
    title: (byCard ? words.cardFailed : words.depositDue)[locale],
    lines: [
      charge?.last_decline ? getDeclineMessage(charge.last_decline, locale) : undefined,
      charge?.next_attempt_on ? words.tryOn[locale](formatLongDate(charge.next_attempt_on, locale)) : undefined,
      words.payBy[locale](formatLastDay(s.listings_until, locale)),
    ],
  };
}

function getStatusMessage(s: Subscription, locale: Locale, today: string): StatusMessage {
  if (!s.is_active)
    return {
      icon: 'warn',
      care: true,
      title: words.off[locale],
      lines: [words.offText[locale]],
      actions: (
        <a className={buttonClass('outline')} href={`mailto:${operator.email}`}>
          {operator.email}
        </a>
      ),
    };
  if (hasEnded(s)) {
    const isUp = today < s.listings_until;
    return {
      icon: 'warn',
      care: true,
      title: (s.phase === 'expired' ? words.expired : words.ended)[locale],
      lines: [
        isUp ? words.listingsStayUntil[locale](formatLastDay(s.listings_until, locale)) : words.listingsPaused[locale],
      ],
      actions:
        s.due.length === 0
          ? ActionLink(locale, CONFIRM_PATHS.resume, subscriptionPageMessages.restart[locale])
          : undefined,
    };
  }
  if (s.phase === 'past_due' && s.cancel_date === null) return getPastDueMessage(s, locale);
  if (s.cancel_date !== null)
    return {
      icon: 'clock',
      title: words.ending[locale](formatLongDate(s.cancel_date, locale)),
      lines: [words.endingText[locale]],
      actions: ActionLink(locale, CONFIRM_PATHS.resume, subscriptionPageMessages.resume[locale]),
    };
  return getRunningMessage(s, locale);
}

export function SubscriptionStatus({ locale, subscription, today }: Props) {
  const { title, icon, care = false, lines, actions } = getStatusMessage(subscription, locale, today);
  return (
    <Banner icon={icon} care={care} title={title}>
      {lines.map((line) => line && <p key={line}>{line}</p>)}
      {actions && <p className={css.actions}>{actions}</p>}
    </Banner>
  );
}
