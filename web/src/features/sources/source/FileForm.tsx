/**
 * A form that carries a file of a source, sent by the browser as it is. Script says before anything is sent that the file
 * is too large; the page that gets it says it again.
 */
import type { Locale } from '@estia/contract/pair';
import { sourceFormMessages as words } from '@estia/contract/sources/screens/source-form-messages';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { FormError } from '../../../platform/forms.ts';
import { createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FieldError, FieldHint, FieldLabel, getFieldAttributes, getFieldId } from '../../../ui/form/Field.tsx';
import { Form, IdempotencyKeyInput, SubmitButton } from '../../../ui/form/Form.tsx';
import formCss from '../../../ui/form/form.module.css';
import grid from '../../../ui/form/form-grid.module.css';
import { ErrorIcon } from '../../../ui/form/form-icons.tsx';
import css from './source-form.module.css';

const MEGABYTES = sourceLimits.fileBytes / 1024 / 1024;
const ACCEPTED = '.zip,.xml,.json,.csv,.txt,.xlsx';

const isTooLarge = (file: FormDataEntryValue | null | undefined): boolean =>
  file instanceof File && file.size > sourceLimits.fileBytes;

type Props = {
  locale: Locale;
  intent: string;
  formKey: string;
  refusal: FormError | null;
  labels: Readonly<Record<string, string>>;
  /** Said in place of the words of the code. */
  reason?: string | undefined;
  label: string;
  submit: string;
  className?: string | undefined;
  keepsValues?: boolean;
  /** Its fields; `file` is the one of the file. */
  children: (file: ReactNode) => ReactNode;
};

export function FileForm({
  locale,
  intent,
  formKey,
  refusal,
  labels,
  reason,
  label,
  submit,
  children,
  ...rest
}: Props) {
  const mine = refusal?.values.form === intent ? refusal : null;
  const [state, setState] = useState<'ready' | 'sending' | 'too_large'>('ready');
  useEffect(() => {
    const free = () => setState('ready');
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);
  const tooLarge = words.fileTooLarge[locale](MEGABYTES);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (state === 'sending') return event.preventDefault();
    const large = isTooLarge(new FormData(event.currentTarget).get(`${intent}.file`));
    setState(large ? 'too_large' : 'sending');
    if (!large) return;
    event.preventDefault();
    document.getElementById(getFieldId(`${intent}.file`))?.focus();
  };
  const isRefusedFile = mine?.code === 'too_large';
  const wrong = state === 'too_large' || (isRefusedFile && state === 'ready') ? tooLarge : null;
  const { secret, failed } = createFieldProps(locale, intent, refusal);
  const field = secret('file');
  const hint = failed && !isRefusedFile ? words.fileAgain[locale] : words.fileHint[locale](MEGABYTES);
  const { id, aria } = getFieldAttributes({ ...field, hint, error: wrong ?? field.error });
  const prefixed = Object.fromEntries(Object.entries(labels).map(([name, text]) => [`${intent}.${name}`, text]));
  return (
    <Form
      multipart
      className={rest.className ?? grid.form}
      label={label}
      keepsValues={rest.keepsValues && 'until_done'}
      onSubmit={send}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form" value={intent} />
      <IdempotencyKeyInput value={formKey} />
      {mine && (
        <ErrorSummary locale={locale} refusal={mine} labels={prefixed} reason={isRefusedFile ? tooLarge : reason} />
      )}
      {children(
        <div className={formCss.field}>
          <FieldLabel locale={locale} name={field.name} label={words.file[locale]} required />
          <FieldHint name={field.name}>{hint}</FieldHint>
          <input
            {...aria}
            className={css.file}
            type="file"
            id={id}
            name={field.name}
            accept={ACCEPTED}
            onChange={(event) => setState(isTooLarge(event.currentTarget.files?.[0]) ? 'too_large' : 'ready')}
          />
          {wrong ? (
            <p className={formCss.error} id={`${id}-error`} role="alert">
              <ErrorIcon /> {wrong}
            </p>
          ) : (
            <FieldError {...field} />
          )}
        </div>,
      )}
      <div className={grid.actions}>
        <SubmitButton locale={locale} kind="accent" sending={state === 'sending'}>
          {submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
