/** An admin looks at a decided case again, and says why. */
import { disputePageMessages as words } from '@estia/contract/matches/admin-messages';
import { disputeLimits } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import { Disclosure } from '../../ui/Panel.tsx';
import { ReasonsFields } from './ReasonsFields.tsx';

type Props = { locale: Locale; formKey: string; refusal: FormError | null; hint: string };

export function ReopenForm({ locale, formKey, refusal, hint }: Props) {
  const { field, failed } = createFieldProps(locale, 'reopen', refusal);
  const labels = { reason: words.reopenReason[locale], reason_locale: words.reasonsLanguage[locale] };
  return (
    <Disclosure summary={words.reopen[locale]} open={failed} wide>
      <ActionForm locale={locale} intent="reopen" formKey={formKey} refusal={refusal} labels={labels} keepsValues>
        <ReasonsFields
          locale={locale}
          field={field}
          name="reason"
          label={labels.reason}
          hint={hint}
          maxLength={disputeLimits.decision}
        />
        <SubmitButton locale={locale} kind="outline">
          {words.reopenSend[locale]}
        </SubmitButton>
      </ActionForm>
    </Disclosure>
  );
}
