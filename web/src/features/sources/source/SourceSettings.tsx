/** What is set about a source. */
import type { Locale } from '@estia/contract/pair';
import { sourceFormMessages as words } from '@estia/contract/sources/screens/source-form-messages';
import { sourcePageMessages } from '@estia/contract/sources/screens/source-page-messages';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import type { Source } from '@estia/contract/sources/source-model';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Panel } from '../../../ui/Panel.tsx';
import { DefaultsFields, type MandateOption } from './DefaultsFields.tsx';
import { KeyFields } from './KeyFields.tsx';
import { FormatSelect, ScheduleSelect } from './ReadingFields.tsx';
import { listSourceLabels } from './source-labels.ts';

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  source: Source;
  mandateTypes: readonly MandateOption[];
};

export function SourceSettings({ source, mandateTypes, ...common }: Props) {
  const { locale, refusal } = common;
  const { kind } = source;
  const form = createFieldProps(locale, 'settings', refusal);
  return (
    <Panel id="settings" title={sourcePageMessages.settings[locale]}>
      <ActionForm
        {...common}
        intent="settings"
        className={grid.form}
        label={sourcePageMessages.settings[locale]}
        labels={listSourceLabels(locale)}
        keepsValues
      >
        <Field
          {...form.field('name', source.name)}
          label={words.name[locale]}
          maxLength={sourceLimits.name}
          autoComplete="off"
          required
        />
        {kind === 'url' && (
          <>
            <Field
              {...form.field('url', source.url)}
              label={words.url[locale]}
              hint={words.urlChangeHint[locale]}
              type="url"
              maxLength={sourceLimits.url}
              autoComplete="off"
              spellCheck={false}
              required
            />
            <KeyFields locale={locale} form={form} known={source} />
          </>
        )}
        {kind !== 'api' && (
          <div className={grid.grid}>
            <FormatSelect locale={locale} form={form} known={source.format} />
            {kind === 'url' && <ScheduleSelect locale={locale} form={form} known={source.every_hours} />}
          </div>
        )}
        <DefaultsFields locale={locale} form={form} mandateTypes={mandateTypes} known={source.defaults} />
        <div className={grid.actions}>
          <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
        </div>
      </ActionForm>
    </Panel>
  );
}
