/** Alert emails are switched off in the profile: said where searches would seem to send them, with the way to switch them on. */
import { subscriberSettingsMessages as words } from '@estia/contract/alerts/saved-searches-messages';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm } from '../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import css from './EmailUnconfirmedNote.module.css';

export const EMAILS_ON_INTENT = 'emails-on';

type Props = { locale: Locale; formKey: string; refusal: FormError | null };

export function EmailOffNote({ locale, ...common }: Props) {
  return (
    <div className={css.onPage}>
      <div role="note" className={css.note}>
        <p>{words.emailOff[locale]}</p>
        <div className={css.actions}>
          <ActionForm {...common} locale={locale} intent={EMAILS_ON_INTENT} className={css.inline}>
            <SubmitButton locale={locale} kind="outline">
              {words.emailOn[locale]}
            </SubmitButton>
          </ActionForm>
        </div>
      </div>
    </div>
  );
}
