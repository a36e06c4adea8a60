/** AUTH-3, second step: the mailed code and a new password. */

import { fields, reset as words } from '@estia/contract/accounts/auth-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { addNextParam } from '../../../platform/session.ts';
import { ErrorSummary, Field, Form, IdempotencyKeyInput, PasswordField, SubmitButton } from '../../../ui/form/index.ts';
import { FormPage, FormPageActions, FormPageLink } from '../../../ui/layout/FormPage.tsx';

type Props = { locale: Locale; formKey: string; next: string | null; sentTo?: string; refusal?: FormError | undefined };

export function PasswordResetForm({ locale, formKey, next, sentTo, refusal }: Props) {
  const labels = {
    email: fields.email[locale],
    oneTimePassword: words.code[locale],
    password: fields.newPassword[locale],
    passwordConfirmation: fields.passwordAgain[locale],
  };
  return (
    <FormPage
      title={words.title[locale]}
      lead={(sentTo ? words.lead : words.leadTyped)[locale]}
      foot={
        <FormPageLink href={addNextParam(pathTo(locale, '/auth/forgot'), next)}>{words.again[locale]}</FormPageLink>
      }
    >
      <Form action={addNextParam(pathTo(locale, '/auth/reset'), next)}>
        <ErrorSummary locale={locale} refusal={refusal} labels={labels} />
        <IdempotencyKeyInput value={formKey} />
        <Field
          locale={locale}
          name="email"
          type="email"
          label={labels.email}
          defaultValue={sentTo ?? refusal?.values.email}
          error={refusal?.fields.email}
          autoComplete="username"
          maxLength={accountLimits.email}
          readOnly={sentTo !== undefined}
          required
        />
        <Field
          locale={locale}
          name="oneTimePassword"
          label={labels.oneTimePassword}
          error={refusal?.fields.oneTimePassword}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus={sentTo !== undefined}
          maxLength={40}
          required
        />
        <PasswordField
          locale={locale}
          name="password"
          label={labels.password}
          hint={fields.passwordHint[locale]}
          error={refusal?.fields.password}
          kind="new"
        />
        <PasswordField
          locale={locale}
          name="passwordConfirmation"
          label={labels.passwordConfirmation}
          hint={words.ends[locale]}
          error={refusal?.fields.passwordConfirmation}
          kind="new"
        />
        <FormPageActions>
          <SubmitButton locale={locale} kind="accent">
            {words.submit[locale]}
          </SubmitButton>
        </FormPageActions>
      </Form>
    </FormPage>
  );
}
