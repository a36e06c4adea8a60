/** A labelled text field; hint and error are tied to it, so that they are read with it. */

import { getFieldErrorMessage } from '@estia/contract/field-errors';
import type { Locale } from '@estia/contract/pair';
import { form as words } from '@estia/contract/site/form-messages';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import css from './form.module.css';
import { ErrorIcon } from './form-icons.tsx';
import { TextArea } from './TextArea.tsx';

export type FieldProps = {
  locale: Locale;
  name: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** A code of contract/src/field-errors.ts. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Needed or not by another answer, which its label says: it is not called optional. */
  isConditional?: boolean | undefined;
};

/** The ids of a field's parts, from its name: a form never has the same name twice outside of choices. */
export const getFieldId = (name: string): string => `f-${name.replaceAll('.', '-')}`;

export const getFieldAttributes = ({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>) => {
  const id = getFieldId(name);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  };
};

export function FieldHint({ name, children }: { name: string; children: ReactNode }) {
  return children ? (
    <p className={css.hint} id={`${getFieldId(name)}-hint`}>
      {children}
    </p>
  ) : null;
}

export function FieldError({ locale, name, error }: { locale: Locale; name: string; error?: string | undefined }) {
  return error ? (
    <p className={css.error} id={`${getFieldId(name)}-error`}>
      <ErrorIcon /> {getFieldErrorMessage(error)[locale]}
    </p>
  ) : null;
}

export function FieldLabel({
  locale,
  name,
  label,
  required,
  isConditional,
}: Pick<FieldProps, 'locale' | 'name' | 'label' | 'required' | 'isConditional'>) {
  return (
    <label className={css.label} htmlFor={getFieldId(name)}>
      {label} {!required && !isConditional && <span className={css.optional}>({words.optional[locale]})</span>}
    </label>
  );
}

type TextFieldProps = FieldProps & {
  type?: HTMLInputTypeAttribute | undefined;
  defaultValue?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'decimal' | 'text' | 'numeric' | 'tel' | 'email' | 'search' | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  spellCheck?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Of a <datalist> with suggestions. */
  list?: string | undefined;
  readOnly?: boolean | undefined;
  /** Several lines. */
  rows?: number | undefined;
  onInput?: ((value: string) => void) | undefined;
  /** Beside the hint: what script finds out while one types. */
  children?: ReactNode;
};

export function Field(props: TextFieldProps) {
  const { locale, name, label, hint, error, required = false, isConditional, rows, onInput, ...others } = props;
  const { type = 'text', children, ...rest } = others;
  const { id, aria } = getFieldAttributes({ name, hint, error });
  const common = { ...rest, ...aria, id, name, required, className: css.input };
  return (
    <div className={css.field}>
      <FieldLabel locale={locale} name={name} label={label} required={required} isConditional={isConditional} />
      <FieldHint name={name}>{hint}</FieldHint>
      {rows ? (
        <TextArea {...common} rows={rows} onInput={onInput && ((event) => onInput(event.currentTarget.value))} />
      ) : (
        <input {...common} type={type} onInput={onInput && ((event) => onInput(event.currentTarget.value))} />
      )}
      {children}
      <FieldError locale={locale} name={name} error={error} />
    </div>
  );
}
