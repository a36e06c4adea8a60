/** Who of the agency looks after a conversation: a plain form. */
import type { AgencyAgent, Conversation } from '@estia/contract/inbox/model';
import { teamInboxMessages as words } from '@estia/contract/inbox/team-messages';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Select } from '../../ui/form/ChoiceFields.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import css from './AssignForm.module.css';

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  team: readonly AgencyAgent[];
  conversation: Conversation;
};

export function AssignForm({
  locale,
  formKey,
  refusal,
  team,
  conversation: { assigned_agent: assigned, answered_by },
}: Props) {
  const { field } = createFieldProps(locale, 'assign', refusal);
  return (
    <div className={css.box}>
      <ActionForm locale={locale} intent="assign" formKey={formKey} refusal={refusal} className={css.form}>
        <Select
          {...field('user_id', assigned?.user_id)}
          label={words.assign[locale]}
          required
          empty={words.nobody[locale]}
          options={team.map((each) => ({ value: String(each.user_id), label: each.name }))}
        />
        <SubmitButton locale={locale} kind="outline">
          {words.give[locale]}
        </SubmitButton>
      </ActionForm>
      {answered_by && <p className={css.first}>{words.answeredBy[locale](answered_by)}</p>}
    </div>
  );
}
