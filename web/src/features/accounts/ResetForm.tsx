/** AUTH-3, second step: the mailed code and a new password. */
import { fields, reset as words } from '@estia/contract/accounts/auth-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import type { Locale } from '@estia/contract/pair';
import type { Refusal } from '../../platform/forms.ts';
import { to } from '../../platform/locale.ts';
import { ErrorSummary, Field, Form, FormKey, PasswordField, Submit } from '../../ui/form/index.ts';
import { Door, DoorActs, DoorLink } from './Door.tsx';

type Props = { locale: Locale; formKey: string; sentTo?: string; refusal?: Refusal | undefined };

export function ResetForm({ locale, formKey, sentTo, refusal }: Props) {
  const labels = {
    email: fields.email[locale],
    oneTimePassword: words.code[locale],
    password: fields.newPassword[locale],
    passwordConfirmation: fields.passwordAgain[locale],
  };
  return (
    <Door
      title={words.title[locale]}
      lead={(sentTo ? words.lead : words.leadTyped)[locale]}
      foot={<DoorLink href={to(locale, '/auth/forgot')}>{words.again[locale]}</DoorLink>}
    >
      <Form action={to(locale, '/auth/reset')}>
        <ErrorSummary locale={locale} refusal={refusal} labels={labels} />
        <FormKey value={formKey} />
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
        <DoorActs>
          <Submit locale={locale} kind="act">
            {words.act[locale]}
          </Submit>
        </DoorActs>
      </Form>
    </Door>
  );
}
