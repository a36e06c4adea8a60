/** Without company, tax number and address there is no invoice, and so nothing is charged. */
import type { Locale } from '@estia/contract/pair';
import { subscriptionStatusMessages as words } from '@estia/contract/subscriptions/subscription-messages';
import { Banner } from '../../../features/accounts/dashboard/AccountStatusBanner.tsx';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import css from './subscription.module.css';
import { INVOICE_DETAILS_PATH } from './subscription-paths.ts';

export const InvoiceDetailsMissing = ({ locale }: { locale: Locale }) => (
  <Banner icon="file" care title={words.details[locale]}>
    <p>{words.detailsText[locale]}</p>
    <p className={css.actions}>
      <a className={buttonClass('outline')} href={localizePath(locale, INVOICE_DETAILS_PATH)}>
        {words.addDetails[locale]}
      </a>
    </p>
  </Banner>
);
