/** SUBS-3: start, last day and active flag, with a reason. */
import type { Locale } from '@estia/contract/pair';
import { athensDay } from '@estia/contract/rules/in-force';
import { subscriptionDetailMessages as words } from '@estia/contract/subscriptions/admin-messages';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';

type Subscription = ApiReply<'GET /user/subscription'>['subscription'];
type Props = { locale: Locale; formKey: string; refusal: FormError | null; of: Subscription };

export function EditSubscriptionForm({ of: s, ...common }: Props) {
  const { locale, refusal } = common;
  const { field, check } = createFieldProps(locale, 'edit', refusal);
  const started = athensDay(new Date(s.started_at));
  const lastDay = addDays(s.expires_at, -1);
  const labels = { startDate: words.start[locale], endDate: words.end[locale], is_active: words.active[locale] };
  return (
    <ActionForm {...common} intent="edit" hidden={{ was_start: started, was_end: lastDay }} labels={labels}>
      <div className={grid.grid}>
        <Field {...field('startDate', started)} label={labels.startDate} type="date" required />
        <Field
          {...field('endDate', lastDay)}
          label={labels.endDate}
          hint={words.endHint[locale]}
          type="date"
          required
        />
        <Checkbox {...check('is_active', s.is_active)} label={labels.is_active} hint={words.activeHint[locale]} />
        <div className={grid.wide}>
          <ReasonField {...field('reason')} />
        </div>
      </div>
      <div className={grid.actions}>
        <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
      </div>
    </ActionForm>
  );
}
