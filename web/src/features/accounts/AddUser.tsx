/** ADMN-1: an account for somebody else. The office's fields stand behind a box that works without script. */
import { add as words } from '@estia/contract/accounts/admin-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import { agencyProfileMessages } from '@estia/contract/accounts/profile-messages';
import type { Locale } from '@estia/contract/pair';
import type { Refusal } from '../../platform/forms.ts';
import { ActForm, fieldsOf } from '../../ui/form/ActForm.tsx';
import { Check, LanguageSelect } from '../../ui/form/Choices.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import grid from '../../ui/form-grid.module.css';
import { Fold } from '../../ui/Panel.tsx';
import { ReasonField } from '../../ui/ReasonField.tsx';
import css from './AddUser.module.css';

type Props = { locale: Locale; formKey: string; refusal: Refusal | null };

export function AddUser({ locale, formKey, refusal }: Props) {
  const { field, check, failed } = fieldsOf(locale, 'add', refusal);
  return (
    <Fold summary={words.title[locale]} open={failed}>
      <ActForm
        locale={locale}
        act="add"
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
          <Check {...check('office', false)} label={words.office[locale]} hint={words.officeHint[locale]} />
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
        <div className={grid.acts}>
          <Submit locale={locale}>{words.submit[locale]}</Submit>
        </div>
      </ActForm>
    </Fold>
  );
}
