/** What a new key may do, for how long, and what it is called. */
import type { Locale } from '@estia/contract/pair';
import { apiKeyMessages as words } from '@estia/contract/sources/api/api-key-messages';
import { apiKeyLifetimes, apiKeyLimits, apiScopes } from '@estia/contract/sources/api/api-scopes';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox, Select } from '../../../ui/form/ChoiceFields.tsx';
import { Field, FieldError, getFieldId } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import css from '../../../ui/form/form.module.css';
import grid from '../../../ui/form/form-grid.module.css';

type Props = { locale: Locale; formKey: string; refusal: FormError | null };

export function ApiKeyForm(common: Props) {
  const { locale, refusal } = common;
  const { field, check, secret } = createFieldProps(locale, 'create', refusal);
  const scopes = secret('scopes');
  const lifetimes = apiKeyLifetimes.map((days) => ({ value: String(days), label: words.days[locale](days) }));
  return (
    <ActionForm
      {...common}
      intent="create"
      className={grid.form}
      labels={{ name: words.name[locale], scopes: words.scopes[locale], lifetime_days: words.lifetime[locale] }}
    >
      <div className={grid.grid}>
        <Field
          {...field('name')}
          label={words.name[locale]}
          hint={words.nameHint[locale]}
          maxLength={apiKeyLimits.name}
          autoComplete="off"
          required
        />
        <Select
          {...field('lifetime_days')}
          label={words.lifetime[locale]}
          options={[{ value: '', label: words.forever[locale] }, ...lifetimes]}
          required
        />
        <fieldset className={`${css.field} ${grid.wide}`} id={getFieldId(scopes.name)} tabIndex={-1}>
          <legend className={css.legend}>{words.scopes[locale]}</legend>
          <div className={css.options}>
            {apiScopes.map((scope) => (
              <Checkbox
                key={scope}
                {...check(`scopes.${scope}`, false)}
                label={words.scopeNames[scope][locale]}
                inGroup
              />
            ))}
          </div>
          <p className={css.hint}>{words.scopesHint[locale]}</p>
          <FieldError {...scopes} />
        </fieldset>
      </div>
      <div className={grid.actions}>
        <SubmitButton locale={locale} kind="accent">
          {words.createButton[locale]}
        </SubmitButton>
      </div>
    </ActionForm>
  );
}
