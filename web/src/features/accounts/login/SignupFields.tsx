/** What everybody is asked who opens an account, invited or not: a password twice, and what has to be agreed to. */

import { fields, signup as words } from '@estia/contract/accounts/auth-messages';
import type { Locale } from '@estia/contract/pair';
import { footer } from '@estia/contract/site/messages';
import type { ReactNode } from 'react';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { Checkbox, PasswordField } from '../../../ui/form/index.ts';
import css from '../../../ui/layout/FormPage.module.css';

export function NewPasswordFields({ locale, errors }: { locale: Locale; errors: FormError['fields'] }) {
  return (
    <>
      <PasswordField
        locale={locale}
        name="password"
        label={fields.password[locale]}
        hint={fields.passwordHint[locale]}
        error={errors.password}
        kind="new"
      />
      <PasswordField
        locale={locale}
        name="passwordConfirmation"
        label={fields.passwordAgain[locale]}
        error={errors.passwordConfirmation}
        kind="new"
      />
    </>
  );
}

type AgreementsProps = {
  locale: Locale;
  values: FormError['values'];
  errors: FormError['fields'];
  /** Boxes that nobody has to tick. */
  children?: ReactNode;
};

export function SignupAgreements({ locale, values, errors, children }: AgreementsProps) {
  const box = (name: string) => ({ locale, name, defaultChecked: name in values, error: errors[name] });
  return (
    <div className={css.checks}>
      <Checkbox {...box('terms_accepted')} label={words.terms[locale]} required />
      <p className={css.read}>
        <a className={css.link} href={pathTo(locale, '/terms-conditions')} target="_blank" rel="noopener">
          {footer.terms[locale]}
        </a>
        <a className={css.link} href={pathTo(locale, '/privacy-policy')} target="_blank" rel="noopener">
          {footer.privacy[locale]}
        </a>
      </p>
      <Checkbox {...box('over_18')} label={words.over18[locale]} required />
      {children}
    </div>
  );
}
