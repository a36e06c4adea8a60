/** SUBS-3: a deposit that an admin saw at the bank, noted by hand. */
import { accountLimits } from '@estia/contract/accounts/limits';
import type { Locale } from '@estia/contract/pair';
import { depositAdminMessages as words } from '@estia/contract/subscriptions/deposit-messages';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';

type Props = { locale: Locale; formKey: string; refusal: FormError | null; gemi?: string; amount?: string };

export function RecordDepositForm({ gemi, amount, ...common }: Props) {
  const { locale, refusal } = common;
  const { field, check } = createFieldProps(locale, 'note', refusal);
  const labels = {
    gemi: words.gemi[locale],
    booked_on: words.day[locale],
    amount: words.amount[locale],
    reason: words.reason[locale],
  };
  const of = (name: keyof typeof labels, known?: string) => ({ ...field(name, known), label: labels[name] });
  return (
    <ActionForm {...common} intent="note" labels={labels}>
      <div className={grid.grid}>
        <Field {...of('gemi', gemi)} maxLength={120} autoComplete="off" required />
        <Field {...of('booked_on')} type="date" required />
        <Field {...of('amount', amount)} inputMode="decimal" maxLength={20} autoComplete="off" required />
        <Field {...of('reason')} maxLength={accountLimits.reason} autoComplete="off" required />
        <div className={grid.wide}>
          <Checkbox {...check('credit', false)} label={words.credit[locale]} />
          <Checkbox {...check('not_owed', false)} label={words.not_owed[locale]} />
        </div>
      </div>
      <div className={grid.actions}>
        <SubmitButton locale={locale} kind="outline">
          {words.record[locale]}
        </SubmitButton>
      </div>
    </ActionForm>
  );
}
