/** ROLE-5: the moves an admin may make from a user's state, with the reason that the user will read. */
import { userStatusActionMessages, users as words } from '@estia/contract/accounts/admin-messages';
import { accountLimits, userStatusTransitions } from '@estia/contract/accounts/limits';
import type { User } from '@estia/contract/accounts/model';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';

type AccountStatusChange = keyof typeof userStatusActionMessages;

type Props = {
  locale: Locale;
  user: Pick<User, 'user_id' | 'status' | 'username'>;
  /** When the agency on this page last changed: what changed since is not approved unseen. */
  agencyUpdatedAt?: string | undefined;
  formKey: string;
  refusal: FormError | null;
};

export const getAccountStatusFormId = (userId: number): string => `move-${userId}`;

export function AccountStatusForm({ locale, user, agencyUpdatedAt, formKey, refusal }: Props) {
  const form = getAccountStatusFormId(user.user_id);
  const { field } = createFieldProps(locale, form, refusal);
  const ways = userStatusTransitions[user.status] as readonly AccountStatusChange[];
  return (
    <ActionForm
      locale={locale}
      intent="move"
      form={form}
      formKey={formKey}
      refusal={refusal}
      hidden={{
        id: user.user_id,
        based_on: user.status,
        ...(agencyUpdatedAt ? { agency_updated_at: agencyUpdatedAt } : {}),
      }}
      labels={{ reason: words.reason[locale] }}
      label={words.changeStatusOf[locale](user.username)}
    >
      <Field
        {...field('reason')}
        label={words.reason[locale]}
        maxLength={accountLimits.reason}
        autoComplete="off"
        required
      />
      <div className={grid.actions}>
        {ways
          .filter((to) => to !== 'blocked')
          .map((to) => (
            <SubmitButton
              key={to}
              locale={locale}
              kind={to === 'approved' ? 'primary' : 'outline'}
              name={`${form}.status`}
              value={to}
            >
              {userStatusActionMessages[to][locale]}
            </SubmitButton>
          ))}
      </div>
      {ways.includes('blocked') && (
        // Apart from the rest: it ends everything at once.
        <div className={grid.apart}>
          <SubmitButton
            locale={locale}
            kind="outline"
            className={grid.danger ?? ''}
            name={`${form}.status`}
            value="blocked"
          >
            {userStatusActionMessages.blocked[locale]}
          </SubmitButton>
        </div>
      )}
    </ActionForm>
  );
}
