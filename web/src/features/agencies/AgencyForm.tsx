/** AGEN-2: an agency's details, for its owner and (with a reason) for an admin. */

import type { OwnAgency } from '@estia/contract/accounts/model';
import { agencyProfileMessages as words } from '@estia/contract/accounts/profile-messages';
import { openingHoursMessages } from '@estia/contract/agencies/opening-hours-format';
import { formatPhone } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Select } from '../../ui/form/ChoiceFields.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import css from '../../ui/form/form-grid.module.css';
import { DescriptionList } from '../../ui/Panel.tsx';
import { AgencyAddressFields } from './AgencyAddressFields.tsx';
import type { DistrictChoice } from './DistrictField.tsx';
import { OpeningHoursFields } from './OpeningHoursFields.tsx';

type Option = { value: string; label: string };

type Props = {
  locale: Locale;
  agency: OwnAgency;
  district: string;
  /** Places to choose from, after words that fit several. */
  districts: readonly DistrictChoice[];
  associations: readonly Option[];
  ranks: readonly Option[];
  taxOffices: readonly string[];
  formKey: string;
  refusal: FormError | null;
  /** An admin has approved them: another number is another agency. */
  areNumbersFixed?: boolean;
  /** An admin's reason, above the button. */
  children?: ReactNode;
  labels?: Readonly<Record<string, string>>;
};

export function AgencyForm({ locale, agency, district, districts, associations, ranks, taxOffices, ...rest }: Props) {
  const { formKey, refusal, children, labels = {}, areNumbersFixed = false } = rest;
  const { field } = createFieldProps(locale, 'office', refusal);
  const phone = (stored: string | null) => (stored ? formatPhone(stored) : '');
  return (
    <ActionForm
      locale={locale}
      intent="office"
      formKey={formKey}
      refusal={refusal}
      labels={{ ...getFieldLabels(locale), ...labels }}
      className={css.form}
    >
      <div className={css.group}>
        <h3>{words.identity[locale]}</h3>
        {areNumbersFixed && (
          <>
            <DescriptionList
              rows={[
                { label: words.gemi[locale], value: agency.general_commercial_agency_id },
                { label: words.taxNumber[locale], value: agency.tax_number ?? words.none[locale] },
              ]}
            />
            <p className={css.note}>{words.fixed[locale]}</p>
          </>
        )}
        <div className={css.grid}>
          <Field {...field('name', agency.name)} label={words.name[locale]} maxLength={120} required />
          <Field {...field('name_en', agency.name_en)} label={words.nameEn[locale]} maxLength={120} />
          <Field {...field('legal_form', agency.legal_form)} label={words.legalForm[locale]} maxLength={60} />
          {!areNumbersFixed && (
            <>
              <Field
                {...field('general_commercial_agency_id', agency.general_commercial_agency_id)}
                label={words.gemi[locale]}
                inputMode="numeric"
                maxLength={20}
                required
              />
              <Field
                {...field('tax_number', agency.tax_number)}
                label={words.taxNumber[locale]}
                inputMode="numeric"
                maxLength={12}
                required
              />
            </>
          )}
          <Field
            {...field('founded_year', agency.founded_year)}
            label={words.foundedYear[locale]}
            inputMode="numeric"
            maxLength={4}
          />
          <Field
            {...field('contact_person', agency.contact_person)}
            label={words.contactPerson[locale]}
            maxLength={120}
            autoComplete="name"
          />
          <Select
            {...field('realtor_association_id', agency.realtor_association_id ?? 1)}
            label={words.association[locale]}
            options={associations}
            required
          />
          <Select
            {...field('realtor_association_rank_id', agency.realtor_association_rank_id)}
            label={words.rank[locale]}
            options={ranks}
            empty={words.noRank[locale]}
          />
        </div>
      </div>
      <AgencyAddressFields locale={locale} agency={agency} district={district} districts={districts} field={field} />
      <div className={css.group}>
        <h3>{words.phones[locale]}</h3>
        <div className={css.grid}>
          <Field
            {...field('landline', phone(agency.landline))}
            label={words.landline[locale]}
            type="tel"
            inputMode="tel"
            maxLength={20}
          />
          <Field
            {...field('mobile', phone(agency.mobile))}
            label={words.mobile[locale]}
            type="tel"
            inputMode="tel"
            maxLength={20}
          />
        </div>
      </div>
      <div className={css.group}>
        <h3 id="invoice">{words.invoice[locale]}</h3>
        <div className={css.grid}>
          <Field
            {...field('company', agency.company)}
            label={words.company[locale]}
            maxLength={160}
            autoComplete="organization"
          />
          <Field
            {...field('tax_office', agency.tax_office)}
            label={words.taxOffice[locale]}
            list="office-tax-offices"
            maxLength={80}
          />
          <datalist id="office-tax-offices">
            {taxOffices.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Field {...field('activity', agency.activity)} label={words.activity[locale]} maxLength={160} />
          <Field
            {...field('invoice_address', agency.invoice_address)}
            label={words.invoiceAddress[locale]}
            maxLength={200}
          />
        </div>
      </div>
      <OpeningHoursFields locale={locale} hours={agency.opening_hours} field={field} />
      {children}
      <div className={css.actions}>
        <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
      </div>
    </ActionForm>
  );
}

const getFieldLabels = (locale: Locale): Record<string, string> => ({
  name: words.name[locale],
  name_en: words.nameEn[locale],
  legal_form: words.legalForm[locale],
  general_commercial_agency_id: words.gemi[locale],
  founded_year: words.foundedYear[locale],
  contact_person: words.contactPerson[locale],
  realtor_association_id: words.association[locale],
  realtor_association_rank_id: words.rank[locale],
  district: words.district[locale],
  street_name: words.street[locale],
  street_number: words.number[locale],
  postal_code: words.postalCode[locale],
  landline: words.landline[locale],
  mobile: words.mobile[locale],
  company: words.company[locale],
  tax_number: words.taxNumber[locale],
  tax_office: words.taxOffice[locale],
  activity: words.activity[locale],
  invoice_address: words.invoiceAddress[locale],
  ...Object.fromEntries(openingHoursMessages.days.map((day, at) => [`h${at}a`, day[locale]])),
});
