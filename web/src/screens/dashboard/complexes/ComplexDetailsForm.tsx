/** The form of a development: for a new one and for one that is there. Works without script. */
import { constructionStages } from '@estia/contract/complexes/choices';
import { complexLimits } from '@estia/contract/complexes/limits';
import { stageMessages } from '@estia/contract/complexes/messages';
import type { OwnComplex } from '@estia/contract/complexes/model';
import { ownComplexMessages as words } from '@estia/contract/complexes/own-complex-messages';
import type { Locale } from '@estia/contract/pair';
import { type DistrictChoice, DistrictField } from '../../../features/agencies/DistrictField.tsx';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox, Select } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';

type Option = { value: string; label: string };

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  /** Null for a new one. */
  complex: OwnComplex | null;
  district: string;
  districts: readonly DistrictChoice[];
  energies: readonly Option[];
  covers: readonly Option[];
};

export function ComplexDetailsForm({ complex, district, districts, energies, covers, ...common }: Props) {
  const { locale, refusal } = common;
  const { field, check } = createFieldProps(locale, 'details', refusal);
  const labels = {
    name_el: words.nameEl[locale],
    name_en: words.nameEn[locale],
    description_el: words.descriptionEl[locale],
    description_en: words.descriptionEn[locale],
    district: words.district[locale],
    district_id: words.district[locale],
    street: words.street[locale],
    hide_address: words.hideAddress[locale],
    stage: words.stage[locale],
    completion_year: words.completionYear[locale],
    completion_quarter: words.completionQuarter[locale],
    energy_class_id: words.energy[locale],
    cover_property_id: words.cover[locale],
  };
  return (
    <ActionForm {...common} intent="details" labels={labels} hidden={complex ? { version: complex.version } : {}}>
      <div className={grid.grid}>
        <Field {...field('name_el', complex?.name.el)} label={labels.name_el} maxLength={complexLimits.name} required />
        <Field {...field('name_en', complex?.name.en)} label={labels.name_en} maxLength={complexLimits.name} />
        <DistrictField
          locale={locale}
          field={field('district', district)}
          known={district}
          options={districts}
          required
        />
        <Field {...field('street', complex?.street)} label={labels.street} maxLength={complexLimits.street} />
        <div className={grid.wide}>
          <Checkbox
            {...check('hide_address', complex?.hide_address ?? true)}
            label={labels.hide_address}
            hint={words.hideHint[locale]}
          />
        </div>
        <Select
          {...field('stage', complex?.stage ?? 'building')}
          label={labels.stage}
          options={constructionStages.map((stage) => ({ value: stage, label: stageMessages[stage][locale] }))}
          required
        />
        <Select
          {...field('energy_class_id', complex?.energy_class_id)}
          label={labels.energy_class_id}
          empty={words.noEnergy[locale]}
          options={energies}
        />
        <Field
          {...field('completion_year', complex?.completion?.year)}
          label={labels.completion_year}
          inputMode="numeric"
          maxLength={4}
        />
        <Select
          {...field('completion_quarter', complex?.completion?.quarter)}
          label={labels.completion_quarter}
          empty={words.noQuarter[locale]}
          options={[1, 2, 3, 4].map((n) => ({ value: String(n), label: words.quarter[locale](n) }))}
        />
        {covers.length > 0 && (
          <Select
            {...field('cover_property_id', complex?.cover_property_id)}
            label={labels.cover_property_id}
            hint={words.coverHint[locale]}
            empty={words.coverAuto[locale]}
            options={covers}
          />
        )}
        {(['el', 'en'] as const).map((lang) => (
          <div key={lang} className={grid.wide}>
            <Field
              {...field(`description_${lang}`, complex?.description[lang])}
              label={labels[`description_${lang}`]}
              hint={words.descriptionHint[locale]}
              maxLength={complexLimits.description}
              rows={5}
            />
          </div>
        ))}
      </div>
      <div className={grid.actions}>
        <SubmitButton locale={locale} kind={complex ? 'primary' : 'accent'}>
          {(complex ? words.save : words.createNow)[locale]}
        </SubmitButton>
      </div>
    </ActionForm>
  );
}
