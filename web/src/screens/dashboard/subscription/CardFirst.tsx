/** Instead of a button that would only be refused: who pays by card needs one. */
import type { Locale } from '@estia/contract/pair';
import { quoteStep as words } from '@estia/contract/subscriptions/plan-messages';
import { to } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import { PAYMENT } from './paths.ts';
import css from './subscriptions.module.css';

export const CardFirst = ({ locale }: { locale: Locale }) => (
  <>
    <p className={css.whole}>{words.cardFirst[locale]}</p>
    <a className={buttonClass('act')} href={to(locale, PAYMENT)}>
      {words.cardFirstAct[locale]}
    </a>
  </>
);
