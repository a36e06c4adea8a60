/** The email of the account, and its change: both mailboxes have to say yes, or the new one where the old was never confirmed. */

import type { User } from '@estia/contract/accounts/model';
import { emailChange as words } from '@estia/contract/accounts/profile-messages';
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import css from '../../../ui/form/form-grid.module.css';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { Disclosure, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { asksOnlyNew, type EmailChange } from './email-change.ts';

type Props = {
  locale: Locale;
  user: User;
  change: EmailChange;
  formKey: string;
  refusal: FormError | null;
};

export function EmailChangePanel({ locale, user, change, formKey, refusal }: Props) {
  const { field, secret, failed } = createFieldProps(locale, 'email', refusal);
  const onlyNew = asksOnlyNew(user, change);
  const how = (onlyNew ? words.howNew : words.how)[locale];
  const box = (label: string, email: string, yes: boolean) => (
    <li>
      <p>{label}</p>
      <b>{email}</b>
      <div>
        <StatusBadge tone={yes ? 'good' : 'plain'}>{(yes ? words.yes : words.notYet)[locale]}</StatusBadge>
      </div>
    </li>
  );
  return (
    <Panel
      id="email"
      title={words.title[locale]}
      beside={
        <StatusBadge tone={user.email_confirmed ? 'good' : 'care'}>
          {(user.email_confirmed ? words.confirmed : words.unconfirmed)[locale]}
        </StatusBadge>
      }
    >
      <p>{user.email}</p>
      {change ? (
        <div className={css.form}>
          <h3>{words.underWay[locale]}</h3>
          <ul className={css.boxes}>
            {!onlyNew && box(words.oldBox[locale], user.email, change.old_confirmed)}
            {box(words.newBox[locale], change.new_email, change.new_confirmed)}
          </ul>
          <p className={css.note}>
            {how} {(onlyNew ? words.untilNew : words.until)[locale](formatDateTime(change.expires_at, locale))}
          </p>
          <ActionForm locale={locale} intent="email-cancel" formKey={formKey} refusal={refusal} className={css.actions}>
            <a className={buttonClass('primary')} href={pathTo(locale, '/auth/confirm-email-change')}>
              {(onlyNew ? words.giveCodeNew : words.giveCode)[locale]}
            </a>
            <SubmitButton locale={locale} kind="outline">
              {words.cancel[locale]}
            </SubmitButton>
          </ActionForm>
        </div>
      ) : (
        <Disclosure summary={words.change[locale]} open={failed}>
          <ActionForm
            locale={locale}
            intent="email"
            formKey={formKey}
            refusal={refusal}
            labels={{ email: words.newEmail[locale], current_password: words.password[locale] }}
          >
            <p className={css.note}>{how}</p>
            <Field
              {...field('email')}
              label={words.newEmail[locale]}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              required
            />
            <PasswordField {...secret('current_password')} label={words.password[locale]} kind="current" />
            <div className={css.actions}>
              <SubmitButton locale={locale}>{(onlyNew ? words.sendCode : words.sendCodes)[locale]}</SubmitButton>
            </div>
          </ActionForm>
        </Disclosure>
      )}
    </Panel>
  );
}
