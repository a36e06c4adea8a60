/** The note of an unconfirmed address on a page of the dashboard, whose action sends the email (RESEND_INTENT). */
import { unconfirmedEmailMessages as words } from '@estia/contract/alerts/saved-searches-messages';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm } from '../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import css from './EmailUnconfirmedNote.module.css';
import { EmailUnconfirmedNote } from './EmailUnconfirmedNote.tsx';

export const RESEND_INTENT = 'resend';

type Props = { locale: Locale; formKey: string; refusal: FormError | null };

export function ResendConfirmationForm({ locale, ...common }: Props) {
  return (
    <div className={css.onPage}>
      <EmailUnconfirmedNote locale={locale}>
        <ActionForm {...common} locale={locale} intent={RESEND_INTENT} className={css.inline}>
          <SubmitButton locale={locale} kind="outline">
            {words.resend[locale]}
          </SubmitButton>
        </ActionForm>
      </EmailUnconfirmedNote>
    </div>
  );
}
