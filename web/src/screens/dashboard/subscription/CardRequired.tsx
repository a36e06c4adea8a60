/** Instead of a button that would only be refused: who pays by card needs one. */
import type { Locale } from '@estia/contract/pair';
import { quoteStep as words } from '@estia/contract/subscriptions/plan-messages';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import css from './subscription.module.css';
import { PAYMENT_PATH } from './subscription-paths.ts';

export const CardRequired = ({ locale }: { locale: Locale }) => (
  <>
    <p className={css.whole}>{words.cardFirst[locale]}</p>
    <a className={buttonClass('accent')} href={localizePath(locale, PAYMENT_PATH)}>
      {words.choosePayment[locale]}
    </a>
  </>
);
