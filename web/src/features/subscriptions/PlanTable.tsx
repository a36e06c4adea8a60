/**
 * SUBS-1: plans as a list to be read: how many listings, what it costs without and with VAT. On a phone each is a
 * block.
 */
import { formatCents } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { amountMessages } from '@estia/contract/subscriptions/amount-messages';
import type { Plan } from '@estia/contract/subscriptions/model';
import type { ReactNode } from 'react';
import css from './PlanTable.module.css';

type Props = {
  locale: Locale;
  caption: string;
  head: string;
  plans: readonly Plan[];
  vatPercent: number;
  /** Under the name of a plan, and at the end of its line. */
  note?: (plan: Plan) => ReactNode;
  renderAction?: (plan: Plan) => ReactNode;
  marked?: (plan: Plan) => boolean;
};

export function PlanTable({ locale, caption, head, plans, vatPercent, note, renderAction, marked }: Props) {
  const heads = [amountMessages.net[locale], amountMessages.vat[locale](vatPercent), amountMessages.gross[locale]];
  return (
    <table className={css.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {heads.map((text) => (
            <th key={text} scope="col" className={css.sum}>
              {text}
            </th>
          ))}
          {renderAction && <td />}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id} data-marked={marked?.(plan) ? '' : undefined}>
            <th scope="row">
              {plan.name[locale]}
              {note?.(plan)}
            </th>
            {[plan.net_cents, plan.vat_cents, plan.gross_cents].map((cents, at) => (
              <td key={heads[at]} className={css.sum} data-head={heads[at]}>
                {formatCents(cents)}
              </td>
            ))}
            {renderAction && <td className={css.action}>{renderAction(plan)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
