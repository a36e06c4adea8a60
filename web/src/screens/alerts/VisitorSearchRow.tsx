/** A visitor's saved search: its settings open in place, because they have no page of their own. */

import { alertSettingsMessages } from '@estia/contract/alerts/alert-settings-messages';
import { savedSearchesMessages as words } from '@estia/contract/alerts/saved-searches-messages';
import type { Locale } from '@estia/contract/pair';
import { AlertSettingsFields, getSettingsLabels } from '../../features/alerts/AlertSettingsFields.tsx';
import { SavedSearchRow, type SavedSearchView } from '../../features/alerts/SavedSearchRow.tsx';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import grid from '../../ui/form/form-grid.module.css';
import { Disclosure } from '../../ui/Panel.tsx';

type Props = {
  locale: Locale;
  search: SavedSearchView;
  /** The key of their emails. */
  code: string;
  formKey: string;
  refusal: FormError | null;
};

export function VisitorSearchRow({ locale, search, code, formKey, refusal }: Props) {
  const form = `settings-${search.id}`;
  const fields = createFieldProps(locale, form, refusal);
  return (
    <SavedSearchRow
      locale={locale}
      search={search}
      quiet={null}
      formKey={formKey}
      refusal={refusal}
      hidden={{ code }}
      settings={
        <Disclosure
          wide
          open={fields.failed}
          summary={
            <>
              {words.open[locale]}
              <span className="vh">: {search.name ?? search.description}</span>
            </>
          }
        >
          <ActionForm
            locale={locale}
            intent="settings"
            form={form}
            formKey={formKey}
            refusal={refusal}
            labels={getSettingsLabels(locale)}
            hidden={{ id: search.id, code }}
          >
            <AlertSettingsFields locale={locale} settings={search} fields={fields} isSignedIn={false} />
            <div className={grid.actions}>
              <SubmitButton locale={locale}>{alertSettingsMessages.save[locale]}</SubmitButton>
            </div>
          </ActionForm>
        </Disclosure>
      }
    />
  );
}
