/** Under the page of a visitor's alerts: for who has no email with the link any more. */
import { settingsLinkMessages as words } from '@estia/contract/alerts/visitor-messages';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import { FormPageActions } from '../../ui/layout/FormPage.tsx';
import css from './save-search.module.css';

export const SEND_LINK_INTENT = 'link';

type Props = { locale: Locale; formKey: string; refusal: FormError | null };

export function SettingsLinkForm({ locale, formKey, refusal }: Props) {
  const { field } = createFieldProps(locale, SEND_LINK_INTENT, refusal);
  return (
    <section className={css.replace} aria-labelledby="send-link-title">
      <h2 id="send-link-title">{words.title[locale]}</h2>
      <p className={css.note}>{words.text[locale]}</p>
      <ActionForm
        locale={locale}
        intent={SEND_LINK_INTENT}
        formKey={formKey}
        refusal={refusal}
        labels={{ email: words.email[locale] }}
      >
        <Field
          {...field('email')}
          type="email"
          label={words.email[locale]}
          autoComplete="email"
          maxLength={254}
          required
        />
        <FormPageActions>
          <SubmitButton locale={locale} kind="outline">
            {words.act[locale]}
          </SubmitButton>
        </FormPageActions>
      </ActionForm>
    </section>
  );
}
