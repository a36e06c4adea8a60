/** Said first where an agency would pay: the site asks for nothing yet, and nothing stops because of it. */
import type { Locale } from '@estia/contract/pair';
import { subscriptionStatusMessages as words } from '@estia/contract/subscriptions/subscription-messages';
import { Banner } from '../../../features/accounts/dashboard/AccountStatusBanner.tsx';

export const BillingNotStarted = ({ locale }: { locale: Locale }) => (
  <Banner icon="clock" title={words.notBilling[locale]}>
    <p>{words.notBillingText[locale]}</p>
  </Banner>
);
