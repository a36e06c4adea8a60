/** A box to tick, a group of which one is chosen, a list to choose from. */
import { languageName } from '@estia/contract/site/messages';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { FieldError, FieldHint, FieldLabel, type FieldProps, getFieldAttributes, getFieldId } from './Field.tsx';
import css from './form.module.css';

type CheckProps = FieldProps & {
  defaultChecked?: boolean | undefined;
  value?: string | undefined;
  /** Its group shows the error, which is about all of its boxes. */
  inGroup?: boolean | undefined;
};

export function Checkbox(props: CheckProps) {
  const { locale, name, label, hint, error, required, defaultChecked, value = 'on', inGroup = false } = props;
  const { id, aria } = getFieldAttributes({ name, hint, error });
  return (
    <div className={css.field}>
      <label className={css.check} htmlFor={id}>
        <input
          {...aria}
          id={id}
          name={name}
          type="checkbox"
          value={value}
          required={required}
          defaultChecked={defaultChecked}
        />
        <span>{label}</span>
        {hint && (
          <span className={css.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      {!inGroup && <FieldError locale={locale} name={name} error={error} />}
    </div>
  );
}

type Option = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type ChoiceProps = FieldProps & {
  options: readonly Option[];
  defaultValue?: string | undefined;
  /** Each option in a box of its own. */
  cards?: boolean | undefined;
  onChoose?: ((value: string) => void) | undefined;
};

/** The first radio carries the field's id: there the error summary leads. */
export function RadioGroup(props: ChoiceProps) {
  const { locale, name, label, hint, error, required, options, defaultValue, cards = false, onChoose } = props;
  const { id, aria } = getFieldAttributes({ name, hint, error });
  return (
    <fieldset className={css.field} aria-describedby={aria['aria-describedby']}>
      <legend className={css.legend}>{label}</legend>
      <FieldHint name={name}>{hint}</FieldHint>
      <div className={css.options}>
        {options.map((option, at) => (
          <label key={option.value} className={cards ? `${css.option} ${css.card}` : css.option}>
            <input
              id={at === 0 ? id : undefined}
              name={name}
              type="radio"
              value={option.value}
              required={required}
              disabled={option.disabled}
              defaultChecked={option.value === defaultValue}
              onChange={onChoose && (() => onChoose(option.value))}
            />
            <span>{option.label}</span>
            {option.hint && <span className={css.hint}>{option.hint}</span>}
          </label>
        ))}
      </div>
      <FieldError locale={locale} name={name} error={error} />
    </fieldset>
  );
}

type SelectProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  /** The first, empty line. */
  empty?: string | undefined;
  autoComplete?: string | undefined;
};

export function Select(props: SelectProps) {
  const { locale, name, label, hint, error, required, options, defaultValue, empty, autoComplete } = props;
  const { aria } = getFieldAttributes({ name, hint, error });
  return (
    <div className={css.field}>
      <FieldLabel locale={locale} name={name} label={label} required={required} />
      <FieldHint name={name}>{hint}</FieldHint>
      <div className={css.selectBox}>
        <select
          {...aria}
          id={getFieldId(name)}
          name={name}
          required={required}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          className={`${css.input} ${css.select}`}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      <FieldError locale={locale} name={name} error={error} />
    </div>
  );
}

const languages = (['el', 'en'] as const).map((each) => ({ value: each, label: languageName[each] }));

/** In which language a person is written to. */
export function LanguageSelect(field: Omit<SelectProps, 'options' | 'required'>) {
  return <Select {...field} options={languages} required />;
}
