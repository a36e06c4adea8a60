/** A sum as an invoice will say it: net, VAT, total. */
import { money } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import type { Sum } from '@estia/contract/subscriptions/money';
import { sumWords } from '@estia/contract/subscriptions/money-messages';
import css from './subscriptions.module.css';

export function SumLines({ locale, sum }: { locale: Locale; sum: Sum }) {
  return (
    <dl className={css.sum}>
      <div>
        <dt>{sumWords.net[locale]}</dt>
        <dd>{money(sum.net_cents)}</dd>
      </div>
      <div>
        <dt>{sumWords.vat[locale](sum.vat_percent)}</dt>
        <dd>{money(sum.vat_cents)}</dd>
      </div>
      <div>
        <dt>{sumWords.total[locale]}</dt>
        <dd>{money(sum.gross_cents)}</dd>
      </div>
    </dl>
  );
}

/** In a line: `49,00 € συν ΦΠΑ (60,76 €) τον μήνα`. */
export const monthly = (sum: Sum, locale: Locale): string =>
  `${money(sum.net_cents)} ${sumWords.plusVat[locale]} (${money(sum.gross_cents)}) ${sumWords.perMonth[locale]}`;
