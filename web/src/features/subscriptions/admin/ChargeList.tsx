/** SUBS-3: what was asked of an agency, what was paid, and the form that gives money back. */

import { accountLimits } from '@estia/contract/accounts/limits';
import { formatCents, formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import {
  chargeMessages,
  subscriptionListMessages,
  subscriptionDetailMessages as words,
} from '@estia/contract/subscriptions/admin-messages';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import {
  chargebackStateNames,
  chargebackMessages as chargebacks,
} from '@estia/contract/subscriptions/chargeback-messages';
import { formatCentsInput } from '@estia/contract/subscriptions/payment-inputs';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import { Disclosure } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from './subscriptions-admin.module.css';

type Reply = ApiReply<'GET /user/subscription/charges'>;
type Payment = Reply['unallocated'][number];
type Common = { locale: Locale; formKey: string; refusal: FormError | null };

const tones = { due: 'care', paid: 'good', void: 'plain' } as const;

function RefundForm({ payment, ...common }: Common & { payment: Payment }) {
  const { locale, refusal } = common;
  const form = `refund-${payment.payment_id}`;
  const { field, failed } = createFieldProps(locale, form, refusal);
  const max = payment.cents - payment.refunded_cents - payment.charged_back_cents;
  if (max <= 0) return null;
  return (
    <Disclosure
      quiet
      open={failed}
      summary={
        <>
          {words.refund[locale]}
          <span className="vh">: {words.refundOf[locale](formatCents(payment.cents))}</span>
        </>
      }
    >
      <ActionForm
        {...common}
        intent="refund"
        form={form}
        hidden={{ payment_id: payment.payment_id }}
        labels={{ amount: words.amount[locale] }}
      >
        <p className={grid.note}>{words.refundText[locale]}</p>
        <Field
          {...field('amount', formatCentsInput(max))}
          label={words.amount[locale]}
          hint={words.amountHint[locale](formatCents(max))}
          inputMode="decimal"
          maxLength={accountLimits.reason}
          autoComplete="off"
          required
        />
        <ReasonField {...field('reason')} />
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
            {words.refund[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

export function PaymentList({ payments, ...common }: Common & { payments: readonly Payment[] }) {
  const { locale } = common;
  return payments.map((payment) => (
    <div className={css.payments} key={payment.payment_id}>
      <p>
        {words.paidBy[locale](
          formatCents(payment.cents),
          words.ways[payment.method][locale],
          formatShortDate(payment.received_at, locale),
        )}
        {payment.refunded_cents > 0 && ` · ${words.refunded[locale](formatCents(payment.refunded_cents))}`}
        {payment.chargeback && (
          <>
            {' · '}
            <a className={css.link} href={`${pathTo(locale, '/dashboard/admin/finance')}#chargebacks`}>
              {chargebacks.ofPayment[locale](
                chargebackStateNames[payment.chargeback.state][locale],
                formatCents(payment.chargeback.cents),
              )}
            </a>
          </>
        )}
      </p>
      <div className={css.folds}>
        <RefundForm {...common} payment={payment} />
      </div>
    </div>
  ));
}

export function ChargeList({
  charges,
  planName,
  ...common
}: Common & { charges: Reply['charges']; planName: (id: number) => string }) {
  const { locale } = common;
  if (charges.length === 0) return <p className={grid.padded}>{words.noCharges[locale]}</p>;
  return (
    <ul>
      {charges.map((charge) => (
        <li className={css.line} key={charge.charge_id}>
          <div className={css.sum}>
            <p className={css.amount}>{formatCents(charge.gross_cents)}</p>
            <p className={css.small}>{words.net[locale](formatCents(charge.net_cents))}</p>
          </div>
          <div className={css.what}>
            <p className={css.marks}>
              <StatusBadge tone={tones[charge.state]}>{chargeMessages.states[charge.state][locale]}</StatusBadge>
              <span className={css.small}>
                {chargeMessages.kinds[charge.kind][locale]} · #{charge.charge_id}
              </span>
            </p>
            <p className={css.text}>
              {words.span[locale](
                formatShortDate(charge.period_from, locale),
                formatShortDate(addDays(charge.period_to, -1), locale),
              )}{' '}
              · {planName(charge.plan_id)}
            </p>
            {charge.state === 'due' && (
              <p className={css.small}>
                {subscriptionListMessages.due[locale]} {words.dueOn[locale](formatShortDate(charge.due_on, locale))} ·{' '}
                {words.ways[charge.payment][locale]}
                {charge.last_decline && ` · ${words.declined[locale]}`}
                {charge.in_progress && ` · ${words.underWay[locale]}`}
              </p>
            )}
            {charge.invoice && (
              <p className={css.small}>
                <a
                  className={css.link}
                  href={`/api/user/invoices/${charge.invoice.invoice_id}/pdf?lang=${locale}`}
                  download
                >
                  {words.invoice[locale](charge.invoice.number)}
                </a>
              </p>
            )}
            <PaymentList {...common} payments={charge.payments} />
          </div>
        </li>
      ))}
    </ul>
  );
}
