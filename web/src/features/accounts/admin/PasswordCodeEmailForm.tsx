/** MSG-2: an admin mails somebody a password code, and here alone is told that an email is wrong or nobody's. */
import { add, passwordMail as words } from '@estia/contract/accounts/admin-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import { Disclosure } from '../../../ui/Panel.tsx';

type Props = { locale: Locale; formKey: string; refusal: FormError | null };

export function PasswordCodeEmailForm({ locale, formKey, refusal }: Props) {
  const { field, failed } = createFieldProps(locale, 'mail', refusal);
  const isAboutEmail = failed && (refusal?.code === 'wrong_email' || refusal?.code === 'user_missing');
  // The summary then says the customer's own words; the field still shows that it is the one.
  const formError = isAboutEmail && refusal ? { ...refusal, fields: {} } : refusal;
  const email = field('email');
  return (
    <Disclosure summary={words.submit[locale]} open={failed}>
      <ActionForm
        locale={locale}
        intent="mail"
        formKey={formKey}
        refusal={formError}
        labels={{ email: words.email[locale], reason: add.reason[locale] }}
      >
        <Field
          {...email}
          error={isAboutEmail ? (refusal?.code === 'wrong_email' ? 'email' : 'invalid') : email.error}
          label={words.email[locale]}
          type="email"
          inputMode="email"
          maxLength={accountLimits.email}
          autoComplete="off"
          required
        />
        <ReasonField {...field('reason')} />
        <div className={grid.actions}>
          <SubmitButton locale={locale}>{words.submit[locale]}</SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}
