/** An admin changes what a user could change, and says why. */
import { user as words } from '@estia/contract/accounts/admin-messages';
import type { User } from '@estia/contract/accounts/model';
import { profile } from '@estia/contract/accounts/profile-messages';
import { formatPhone } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { LanguageSelect } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import { Disclosure } from '../../../ui/Panel.tsx';

type Props = { locale: Locale; user: User; formKey: string; refusal: FormError | null };

export function EditUserForm({ locale, user, formKey, refusal }: Props) {
  const { field, failed } = createFieldProps(locale, 'edit', refusal);
  const phone = (stored: string | null) => (stored ? formatPhone(stored) : '');
  return (
    <Disclosure summary={words.edit[locale]} open={failed}>
      <ActionForm
        locale={locale}
        intent="edit"
        formKey={formKey}
        refusal={refusal}
        labels={{
          username: profile.username[locale],
          mobile: profile.mobile[locale],
          landline: profile.landline[locale],
          locale: profile.language[locale],
          reason: words.reason[locale],
        }}
      >
        <Field
          {...field('username', user.username)}
          label={profile.username[locale]}
          maxLength={80}
          autoComplete="off"
          required
        />
        <Field
          {...field('mobile', phone(user.mobile))}
          label={profile.mobile[locale]}
          type="tel"
          inputMode="tel"
          maxLength={20}
          autoComplete="off"
        />
        <Field
          {...field('landline', phone(user.landline))}
          label={profile.landline[locale]}
          type="tel"
          inputMode="tel"
          maxLength={20}
          autoComplete="off"
        />
        <LanguageSelect {...field('locale', user.locale)} label={profile.language[locale]} />
        <ReasonField {...field('reason')} />
        <div className={grid.actions}>
          <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}
