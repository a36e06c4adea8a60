/** ADMN-1: an account for somebody else. The agency's fields stand behind a box that works without script. */
import { add as words } from '@estia/contract/accounts/admin-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import { agencyProfileMessages } from '@estia/contract/accounts/profile-messages';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox, LanguageSelect } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import { Disclosure } from '../../../ui/Panel.tsx';
import css from './AddUserForm.module.css';

type Props = { locale: Locale; formKey: string; refusal: FormError | null };

export function AddUserForm({ locale, formKey, refusal }: Props) {
  const { field, check, failed } = createFieldProps(locale, 'add', refusal);
  return (
    <Disclosure summary={words.title[locale]} open={failed}>
      <ActionForm
        locale={locale}
        intent="add"
        formKey={formKey}
        refusal={refusal}
        labels={{
          email: words.email[locale],
          username: words.username[locale],
          mobile: words.mobile[locale],
          locale: words.locale[locale],
          reason: words.reason[locale],
          'agency.name': agencyProfileMessages.name[locale],
          'agency.general_commercial_agency_id': agencyProfileMessages.gemi[locale],
          'agency.tax_number': agencyProfileMessages.taxNumber[locale],
          'agency.tax_office': agencyProfileMessages.taxOffice[locale],
        }}
      >
        <Field
          {...field('email')}
          label={words.email[locale]}
          type="email"
          inputMode="email"
          maxLength={accountLimits.email}
          autoComplete="off"
          required
        />
        <Field {...field('username')} label={words.username[locale]} maxLength={80} autoComplete="off" required />
        <Field
          {...field('mobile')}
          label={words.mobile[locale]}
          type="tel"
          inputMode="tel"
          maxLength={20}
          autoComplete="off"
        />
        <LanguageSelect {...field('locale', locale)} label={words.locale[locale]} />
        <div className={css.office}>
          <Checkbox {...check('office', false)} label={words.isAgency[locale]} hint={words.isAgencyHint[locale]} />
          <div className={css.fields}>
            <Field {...field('agency.name')} label={agencyProfileMessages.name[locale]} maxLength={120} required />
            <Field
              {...field('agency.general_commercial_agency_id')}
              label={agencyProfileMessages.gemi[locale]}
              inputMode="numeric"
              maxLength={20}
              required
            />
            <Field
              {...field('agency.tax_number')}
              label={agencyProfileMessages.taxNumber[locale]}
              inputMode="numeric"
              maxLength={12}
              required
            />
            <Field {...field('agency.tax_office')} label={agencyProfileMessages.taxOffice[locale]} maxLength={80} />
          </div>
        </div>
        <ReasonField {...field('reason')} />
        <div className={grid.actions}>
          <SubmitButton locale={locale}>{words.submit[locale]}</SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}
