/** A source by its address or by a file: one form, so that changing one's mind loses nothing of what was typed. */
import type { Locale } from '@estia/contract/pair';
import { sourceFormMessages as words } from '@estia/contract/sources/screens/source-form-messages';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import type { FormError } from '../../../platform/forms.ts';
import { createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { RadioGroup } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { DefaultsFields, type MandateOption } from '../source/DefaultsFields.tsx';
import { FileForm } from '../source/FileForm.tsx';
import { KeyFields } from '../source/KeyFields.tsx';
import { FormatSelect, ScheduleSelect } from '../source/ReadingFields.tsx';
import css from '../source/source-form.module.css';
import { listSourceLabels } from '../source/source-labels.ts';

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  mandateTypes: readonly MandateOption[];
  /** Why no source can be added, where the words of the code would say something else. */
  reason?: string | undefined;
};

export function NewSourceForm({ mandateTypes, reason, ...common }: Props) {
  const { locale, refusal } = common;
  const form = createFieldProps(locale, 'create', refusal);
  const by = form.field('by', 'url');
  return (
    <FileForm
      {...common}
      intent="create"
      labels={listSourceLabels(locale)}
      reason={reason}
      label={words.newTitle[locale]}
      submit={words.add[locale]}
      className={`${grid.form} ${css.form}`}
      keepsValues
    >
      {(file) => (
        <>
          <RadioGroup
            {...by}
            label={words.by[locale]}
            cards
            options={[
              { value: 'url', label: words.byUrl[locale], hint: words.byUrlHint[locale] },
              { value: 'file', label: words.byFile[locale], hint: words.byFileHint[locale] },
            ]}
          />
          <Field
            {...form.field('name')}
            label={words.name[locale]}
            hint={words.nameHint[locale]}
            maxLength={sourceLimits.name}
            autoComplete="off"
            required
          />
          <div className={`${css.parts} ${css.byUrl}`}>
            <Field
              {...form.field('url')}
              label={words.url[locale]}
              hint={words.urlHint[locale]}
              type="url"
              maxLength={sourceLimits.url}
              autoComplete="off"
              spellCheck={false}
              isConditional
            />
            <KeyFields locale={locale} form={form} />
          </div>
          <div className={css.byFile}>{file}</div>
          <div className={grid.grid}>
            <FormatSelect locale={locale} form={form} />
            <div className={css.byUrl}>
              <ScheduleSelect locale={locale} form={form} />
            </div>
          </div>
          <DefaultsFields locale={locale} form={form} mandateTypes={mandateTypes} />
        </>
      )}
    </FileForm>
  );
}
