/** Pause, rename, delete: the same forms in a list and on the page of one search. */
import { alertLimits } from '@estia/contract/alerts/limits';
import type { SavedSearch } from '@estia/contract/alerts/model';
import { savedSearchesMessages as words } from '@estia/contract/alerts/saved-searches-messages';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import grid from '../../ui/form/form-grid.module.css';
import { Disclosure } from '../../ui/Panel.tsx';
import { ORIGINAL_NAME } from './read-search-name.ts';
import css from './SavedSearchRow.module.css';

type Props = {
  locale: Locale;
  search: Pick<SavedSearch, 'id' | 'name' | 'is_paused'>;
  /** What it is called, by its owner or by what it looks for. */
  name: string;
  formKey: string;
  refusal: FormError | null;
  hidden: Readonly<Record<string, string | number>>;
};

export function PauseSearchForm({ locale, search, name, ...common }: Props) {
  const act = search.is_paused ? 'resume' : 'pause';
  return (
    <ActionForm {...common} locale={locale} intent={act} form={`${act}-${search.id}`} className={css.inline}>
      <SubmitButton locale={locale} kind="text">
        {words[act][locale]}
        <span className="vh">: {name}</span>
      </SubmitButton>
    </ActionForm>
  );
}

export function RenameSearchForm({ locale, search, name, ...common }: Props) {
  const form = `rename-${search.id}`;
  const { field, failed } = createFieldProps(locale, form, common.refusal);
  const known = name.slice(0, alertLimits.name);
  const hidden = { ...common.hidden, ...(search.name === null ? { [ORIGINAL_NAME]: known } : {}) };
  return (
    <Disclosure
      quiet
      open={failed}
      summary={
        <>
          {words.rename[locale]}
          <span className="vh">: {name}</span>
        </>
      }
    >
      <ActionForm
        {...common}
        locale={locale}
        intent="rename"
        form={form}
        hidden={hidden}
        labels={{ name: words.name[locale] }}
      >
        <Field
          {...field('name', known)}
          label={words.name[locale]}
          hint={words.nameHint[locale]}
          maxLength={alertLimits.name}
          autoComplete="off"
        />
        <div className={grid.actions}>
          <SubmitButton locale={locale}>{words.saveName[locale]}</SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

/** There is no way back from it, so it is asked for twice. */
export function DeleteSearchForm({ locale, search, name, ...common }: Props) {
  return (
    <Disclosure
      quiet
      summary={
        <>
          {words.remove[locale]}
          <span className="vh">: {name}</span>
        </>
      }
    >
      <ActionForm {...common} locale={locale} intent="remove" form={`remove-${search.id}`}>
        <p>{words.removeQuestion[locale]}</p>
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
            {words.removeYes[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}
