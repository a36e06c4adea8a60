/** EXTS-1: a file or its text, and the format. It is sent by the browser as it is; script only says beforehand that a file is too large. */
import type { Locale } from '@estia/contract/pair';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import { validatorMessages as words } from '@estia/contract/sources/validator-messages';
import { type FormEvent, useState } from 'react';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { Select } from '../../../ui/form/ChoiceFields.tsx';
import { Field, FieldError, FieldHint, FieldLabel, getFieldAttributes, getFieldId } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import formCss from '../../../ui/form/form.module.css';
import { ErrorIcon } from '../../../ui/form/form-icons.tsx';
import css from './validator.module.css';

type Props = {
  locale: Locale;
  formats: readonly { value: string; label: string }[];
  /** What was sent before; a file has to be chosen anew. */
  sent?: { text: string; format: string } | undefined;
  /** Why it was not checked, in words. */
  refusal?: string | null;
  again?: boolean;
};

export function ValidatorForm({ locale, formats, sent, refusal = null, again = false }: Props) {
  const [tooLarge, setTooLarge] = useState(false);
  const wrong = tooLarge ? words.refusals.too_large[locale] : refusal;
  const checkSize = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    const isTooLarge =
      (file instanceof File && file.size > sourceLimits.checkBytes) ||
      new Blob([String(form.get('text') ?? '')]).size > sourceLimits.checkBytes;
    if (isTooLarge) event.preventDefault();
    setTooLarge(isTooLarge);
  };
  const hint = words.fileHint[locale];
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={pathTo(locale, '/feed-validator/result')}
      className={css.form}
      onSubmit={checkSize}
      noValidate
    >
      {wrong && (
        // biome-ignore lint/a11y/noAutofocus: whoever sent a form and got it back needs to hear why first.
        <div className={formCss.summary} role="alert" tabIndex={-1} autoFocus>
          <h2>
            <ErrorIcon /> {wrong}
          </h2>
        </div>
      )}
      <div className={formCss.field}>
        <FieldLabel locale={locale} name="file" label={words.file[locale]} required />
        <FieldHint name="file">{hint}</FieldHint>
        <input
          {...getFieldAttributes({ name: 'file', hint, error: undefined }).aria}
          id={getFieldId('file')}
          name="file"
          type="file"
          accept=".xml,.zip,.csv,.xlsx,.json,.txt"
          className={css.file}
        />
        <FieldError locale={locale} name="file" />
      </div>
      <Field
        locale={locale}
        name="text"
        label={words.text[locale]}
        hint={words.textHint[locale]}
        rows={8}
        required
        spellCheck={false}
        defaultValue={sent?.text ?? ''}
      />
      <Select
        locale={locale}
        name="format"
        label={words.format[locale]}
        required
        options={[{ value: 'detect', label: words.detect[locale] }, ...formats]}
        defaultValue={sent?.format ?? 'detect'}
      />
      <p className={css.note}>
        {words.notStored[locale]} {words.limits[locale]}
      </p>
      <div>
        <SubmitButton locale={locale} kind="accent">
          {(again ? words.again : words.submit)[locale]}
        </SubmitButton>
      </div>
    </form>
  );
}
