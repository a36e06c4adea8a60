/** SUBS-2: what is owed: each sum with a way to pay it, by the provider's page or at the bank. */
import { formatCents, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { Charge, Subscription } from '@estia/contract/subscriptions/model';
import { dueCents, formatCentsInput, formatIban } from '@estia/contract/subscriptions/payment-inputs';
import { amountDueMessages as words } from '@estia/contract/subscriptions/subscription-messages';
import type { FormError } from '../../../platform/forms.ts';
import { CopyableValue } from '../../../ui/CopyableValue.tsx';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { DescriptionList, Panel } from '../../../ui/Panel.tsx';
import { AmountBreakdown } from './AmountBreakdown.tsx';
import { formatPeriod } from './period-text.ts';
import css from './subscription.module.css';

type Props = { locale: Locale; subscription: Subscription; formKey: string; refusal: FormError | null };

export function DueCharges({ locale, subscription, formKey, refusal }: Props) {
  const { due, can_pay_by_card: cards, deposit_instructions } = subscription;
  if (due.length === 0) return null;
  const common = { locale, formKey, refusal };
  return (
    <Panel id="owed" title={words.title[locale]}>
      <ul className={css.list}>
        {due.map((charge, at) => (
          <li key={charge.charge_id} className={css.owed}>
            <h3>{words[charge.kind][locale]}</h3>
            <div className={css.columns}>
              <div>
                <DescriptionList
                  rows={[
                    { label: words.forDays[locale], value: formatPeriod(charge.period_from, charge.period_to, locale) },
                    { label: words.dueOn[locale], value: formatLongDate(charge.due_on, locale) },
                  ]}
                />
                <AmountBreakdown locale={locale} sum={charge} />
              </div>
              <div className={css.stack}>
                {charge.in_progress && (
                  <ActionForm {...common} intent="look" form={`look${charge.charge_id}`} className={css.stack}>
                    <p>{words.underWay[locale]}</p>
                    <SubmitButton locale={locale} kind="outline">
                      {words.again[locale]}
                    </SubmitButton>
                  </ActionForm>
                )}
                {cards && (
                  <ActionForm
                    {...common}
                    intent="pay"
                    form={`pay${charge.charge_id}`}
                    hidden={{ charge_id: charge.charge_id }}
                    className={css.stack}
                  >
                    <SubmitButton locale={locale} kind={at === 0 ? 'accent' : 'primary'}>
                      {words.pay[locale](formatCents(dueCents(charge)))}
                    </SubmitButton>
                    <p className={css.small}>{words.payHint[locale]}</p>
                  </ActionForm>
                )}
                {charge.payment === 'deposit' && !charge.in_progress && (
                  <DepositInstructions locale={locale} charge={charge} to={deposit_instructions} />
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function DepositInstructions({
  locale,
  charge,
  to,
}: {
  locale: Locale;
  charge: Charge;
  to: Subscription['deposit_instructions'];
}) {
  if (!to) return <p>{words.noBank[locale]}</p>;
  const copy = (label: string, shown: string, value = shown) => (
    <CopyableValue locale={locale} label={label} shown={shown} value={value} />
  );
  const plain = (value: string) => <span translate="no">{value}</span>;
  const amount = words.amount[locale];
  return (
    <section className={css.bank} aria-label={words.orDeposit[locale]}>
      <h4>{words.orDeposit[locale]}</h4>
      <p className={css.small}>{words.depositText[locale]}</p>
      <dl className={css.rows}>
        {(
          [
            [amount, copy(amount, formatCents(dueCents(charge)), formatCentsInput(dueCents(charge)))],
            [words.iban[locale], copy(words.iban[locale], formatIban(to.iban), to.iban)],
            [words.reference[locale], copy(words.reference[locale], to.reference)],
            [words.beneficiary[locale], plain(to.beneficiary)],
            [words.bank[locale], plain(to.bank)],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.small}>{words.bankTime[locale]}</p>
    </section>
  );
}
