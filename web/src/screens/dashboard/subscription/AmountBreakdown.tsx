/** A sum as an invoice will say it: net, VAT, total. */
import { formatCents } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { amountMessages } from '@estia/contract/subscriptions/amount-messages';
import type { TaxedAmount } from '@estia/contract/subscriptions/billing-amounts';
import css from './subscription.module.css';

export function AmountBreakdown({ locale, sum }: { locale: Locale; sum: TaxedAmount }) {
  return (
    <dl className={css.sum}>
      <div>
        <dt>{amountMessages.net[locale]}</dt>
        <dd>{formatCents(sum.net_cents)}</dd>
      </div>
      <div>
        <dt>{amountMessages.vat[locale](sum.vat_percent)}</dt>
        <dd>{formatCents(sum.vat_cents)}</dd>
      </div>
      <div>
        <dt>{amountMessages.total[locale]}</dt>
        <dd>{formatCents(sum.gross_cents)}</dd>
      </div>
    </dl>
  );
}

/** In a line: `49,00 € συν ΦΠΑ (60,76 €) τον μήνα`. */
export const formatMonthlyPrice = (sum: TaxedAmount, locale: Locale): string =>
  `${formatCents(sum.net_cents)} ${amountMessages.plusVat[locale]} (${formatCents(sum.gross_cents)}) ${amountMessages.perMonth[locale]}`;
