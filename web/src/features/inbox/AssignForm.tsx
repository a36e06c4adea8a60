/** Who of the office looks after a conversation: a plain form. */
import type { AgencyAgent, Conversation } from '@estia/contract/inbox/model';
import { teamInboxMessages as words } from '@estia/contract/inbox/team-messages';
import type { Locale } from '@estia/contract/pair';
import type { Refusal } from '../../platform/forms.ts';
import { ActForm, fieldsOf } from '../../ui/form/ActForm.tsx';
import { Select } from '../../ui/form/Choices.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import css from './AssignForm.module.css';

type Props = {
  locale: Locale;
  formKey: string;
  refusal: Refusal | null;
  team: readonly AgencyAgent[];
  conversation: Conversation;
};

export function AssignForm({ locale, formKey, refusal, team, conversation: { assigned, answered_by } }: Props) {
  const { field } = fieldsOf(locale, 'assign', refusal);
  return (
    <div className={css.box}>
      <ActForm locale={locale} act="assign" formKey={formKey} refusal={refusal} className={css.form}>
        <Select
          {...field('user_id', assigned?.user_id)}
          label={words.assign[locale]}
          required
          empty={words.nobody[locale]}
          options={team.map((each) => ({ value: String(each.user_id), label: each.name }))}
        />
        <Submit locale={locale} kind="line">
          {words.give[locale]}
        </Submit>
      </ActForm>
      {answered_by && <p className={css.first}>{words.answeredBy[locale](answered_by)}</p>}
    </div>
  );
}
