/** An admin's alert: the site may not ask for money yet, and where that is put right. */
import type { Locale } from '@estia/contract/pair';
import { subscriptionListMessages as words } from '@estia/contract/subscriptions/admin-messages';
import { Banner } from '../../../features/accounts/dashboard/AccountStatusBanner.tsx';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';

export const BillingDisabledAlert = ({ locale, noIssuer }: { locale: Locale; noIssuer: boolean }) => (
  <Banner icon="warn" care title={words.notBilling[locale]}>
    <p>{(noIssuer ? words.noIssuer : words.noBank)[locale]}</p>
    <p>
      <a
        className={buttonClass('primary')}
        href={localizePath(locale, noIssuer ? '/dashboard/admin/settings' : '/dashboard/admin/deposits')}
      >
        {(noIssuer ? words.toSettings : words.toBank)[locale]}
      </a>
    </p>
  </Banner>
);
