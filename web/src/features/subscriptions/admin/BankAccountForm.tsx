/** SUBS-3: where agencies deposit, in the admin's settings. */
import { accountLimits } from '@estia/contract/accounts/limits';
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { bankAccountMessages as words } from '@estia/contract/subscriptions/deposit-messages';
import { formatIban } from '@estia/contract/subscriptions/payment-inputs';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Panel } from '../../../ui/Panel.tsx';

type Setting = ApiReply<'GET /adminPanel/bank-account'>;
type Props = { locale: Locale; formKey: string; refusal: FormError | null; setting: Setting };

export function BankAccountForm({ setting: { account, changed_at }, ...common }: Props) {
  const { locale, refusal } = common;
  const { field } = createFieldProps(locale, 'bank', refusal);
  const labels = {
    beneficiary: words.beneficiary[locale],
    bank: words.bank[locale],
    iban: words.iban[locale],
    reason: words.reason[locale],
  };
  const of = (name: keyof typeof labels, known: string) => ({ ...field(name, known), label: labels[name] });
  const lead = changed_at ? words.changed[locale](formatLongDate(changed_at, locale)) : words.empty[locale];
  return (
    <Panel id="bank" title={words.title[locale]} lead={lead}>
      <ActionForm {...common} intent="bank" labels={labels}>
        <div className={grid.grid}>
          <Field {...of('beneficiary', account.beneficiary)} maxLength={140} autoComplete="off" required />
          <Field {...of('bank', account.bank)} maxLength={80} autoComplete="off" required />
          <Field {...of('iban', formatIban(account.iban))} maxLength={60} autoComplete="off" required />
          <Field {...of('reason', '')} maxLength={accountLimits.reason} autoComplete="off" required />
        </div>
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind="outline">
            {words.save[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Panel>
  );
}
