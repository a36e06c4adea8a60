/** What a source does not say of its listings: whom people reach, by what right the agency publishes, whether the address is hidden. */
import type { Locale } from '@estia/contract/pair';
import { sourceFormMessages as words } from '@estia/contract/sources/screens/source-form-messages';
import type { Source } from '@estia/contract/sources/source-model';
import type { createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox, Select } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import css from './source-form.module.css';

export type MandateOption = { value: string; label: string };

type Props = {
  locale: Locale;
  form: ReturnType<typeof createFieldProps>;
  mandateTypes: readonly MandateOption[];
  known?: Source['defaults'] | undefined;
};

/** What the agency of a new source most often has; left out of its form is the choice of none. */
const SIMPLE_MANDATE_ID = 2;

export function DefaultsFields({ locale, form, mandateTypes, known }: Props) {
  const field = (name: Exclude<keyof Source['defaults'], 'hide_address'>) =>
    form.field(`defaults.${name}`, known?.[name]);
  return (
    <div className={css.section}>
      <h3>{words.defaults[locale]}</h3>
      <p>{known ? words.defaultsText[locale] : `${words.defaultsText[locale]} ${words.defaultsNew[locale]}`}</p>
      <div className={grid.grid}>
        <Field {...field('contact_name')} label={words.contactName[locale]} maxLength={80} autoComplete="off" />
        <Field {...field('contact_email')} label={words.contactEmail[locale]} type="email" autoComplete="off" />
        <Field {...field('contact_phone')} label={words.contactPhone[locale]} type="tel" autoComplete="off" />
        <Select
          {...form.field('defaults.mandate_type_id', known ? known.mandate_type_id : SIMPLE_MANDATE_ID)}
          label={words.mandateType[locale]}
          {...(known ? { empty: words.notSaid[locale] } : { required: true })}
          options={mandateTypes}
        />
        <Field {...field('mandate_signed_on')} label={words.mandateSigned[locale]} type="date" />
        <Field {...field('mandate_expires_on')} label={words.mandateExpires[locale]} type="date" />
      </div>
      <Checkbox
        {...form.check('defaults.hide_address', known?.hide_address ?? false)}
        label={words.hideAddress[locale]}
      />
    </div>
  );
}
