/**
 * One of several forms on a page. All post to the page's one action: `intent` says what is to be done, and every field's
 * name begins with its form, so that no two fields share an id and an error finds the form it belongs to.
 */
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import type { FormError } from '../../platform/forms.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form, IdempotencyKeyInput } from './Form.tsx';

type OptionalFormError = FormError | null | undefined;

/** What the fields of a form are drawn with: what was typed if it was refused, else what is known. */
export function createFieldProps(locale: Locale, form: string, refusal: OptionalFormError) {
  const mine = refusal?.values.form === form ? refusal : null;
  const basics = (name: string) => ({ locale, name: `${form}.${name}`, error: mine?.fields[`${form}.${name}`] });
  return {
    failed: mine !== null,
    secret: basics,
    field: (name: string, known?: string | number | null) => ({
      ...basics(name),
      defaultValue: mine ? (mine.values[`${form}.${name}`] ?? '') : String(known ?? ''),
    }),
    check: (name: string, known: boolean) => ({
      ...basics(name),
      defaultChecked: mine ? `${form}.${name}` in mine.values : known,
    }),
  };
}

type Props = {
  locale: Locale;
  intent: string;
  /** Where one action has several forms on the page: a row each. */
  form?: string;
  formKey: string;
  refusal?: OptionalFormError;
  /** Field → label, for the error summary. */
  labels?: Readonly<Record<string, string>>;
  hidden?: Readonly<Record<string, string | number>>;
  className?: string | undefined;
  label?: string | undefined;
  /** What is typed survives a reload, a refusal and the way back. */
  keepsValues?: boolean | undefined;
  children: ReactNode;
};

export function ActionForm({
  locale,
  intent,
  form = intent,
  formKey,
  refusal,
  labels = {},
  hidden = {},
  ...rest
}: Props) {
  const prefixed = Object.fromEntries(Object.entries(labels).map(([name, text]) => [`${form}.${name}`, text]));
  const { children, className, label, keepsValues } = rest;
  return (
    <Form className={className} label={label} keepsValues={keepsValues && 'until_done'}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form" value={form} />
      <IdempotencyKeyInput value={formKey} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={`${form}.${name}`} value={value} />
      ))}
      {refusal?.values.form === form && <ErrorSummary locale={locale} refusal={refusal} labels={prefixed} />}
      {children}
    </Form>
  );
}
