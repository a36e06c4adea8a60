/** SUBS-2: what the holder of a card agrees to, then on to the provider's page where it is typed. */
import { formatCents, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { MANDATE_VERSION, subscriptionLimits } from '@estia/contract/subscriptions/limits';
import type { Subscription } from '@estia/contract/subscriptions/model';
import { mandate, paymentMethodPageMessages as words } from '@estia/contract/subscriptions/payment-messages';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox } from '../../../ui/form/ChoiceFields.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import css from './subscription.module.css';

type Props = {
  locale: Locale;
  subscription: Subscription;
  operator: string;
  formKey: string;
  refusal: FormError | null;
};

export function CardSetupPanel({ locale, subscription: s, operator, formKey, refusal }: Props) {
  const title = (s.payment === 'card' && s.credit_card ? words.replace : words.setUp)[locale];
  if (!s.can_pay_by_card) return <Panel id="card" title={title} lead={words.noCards[locale]} />;
  const { check } = createFieldProps(locale, 'card', refusal);
  const sum = s.next_charge ?? s.plan;
  return (
    <Panel id="card" title={title} lead={words.setUpText[locale]}>
      <ActionForm
        locale={locale}
        intent="card"
        formKey={formKey}
        refusal={refusal}
        labels={{ mandate: words.agree[locale] }}
        className={css.form}
      >
        <section className={css.mandate} aria-labelledby="mandate">
          <h3 id="mandate">{words.agreeTitle[locale]}</h3>
          <ul className={css.points}>
            <li>{mandate.who[locale](operator)}</li>
            <li>{mandate.howMuch[locale](formatCents(sum.gross_cents), formatCents(sum.net_cents))}</li>
            <li>
              {s.next_charge
                ? mandate.howOften[locale](formatLongDate(s.next_charge.on, locale))
                : mandate.howOftenPlain[locale]}
            </li>
            <li>{mandate.retries[locale]}</li>
            <li>{mandate.changes[locale]}</li>
            <li>{mandate.stop[locale]}</li>
          </ul>
          <p className={css.small}>{words.version[locale](formatLongDate(MANDATE_VERSION, locale))}</p>
        </section>
        <Checkbox {...check('mandate', false)} label={words.agree[locale]} required />
        <div className={css.actions}>
          <SubmitButton locale={locale} kind="accent" className={css.long ?? ''}>
            {words.continueToCard[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Panel>
  );
}

export function SwitchToDepositPanel({ locale, subscription: s, formKey, refusal }: Omit<Props, 'operator'>) {
  if (s.payment === 'deposit') return null;
  const days = subscriptionLimits.depositLeadDays;
  return (
    <Panel id="deposit" title={words.depositTitle[locale]} lead={words.depositText[locale](days)}>
      {s.credit_card && <p>{words.depositNoCharge[locale]}</p>}
      <ActionForm locale={locale} intent="deposit" formKey={formKey} refusal={refusal} className={css.actions}>
        <SubmitButton locale={locale} kind="outline">
          {words.switchToDeposit[locale]}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}
