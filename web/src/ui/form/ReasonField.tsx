/** Why an admin does something: it is asked for with every action, emailed to the person and logged. */
import { add } from '@estia/contract/accounts/admin-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import type { createFieldProps } from './ActionForm.tsx';
import { Field } from './Field.tsx';

export function ReasonField(field: ReturnType<ReturnType<typeof createFieldProps>['field']>) {
  const { locale } = field;
  return (
    <Field
      {...field}
      label={add.reason[locale]}
      hint={add.reasonHint[locale]}
      maxLength={accountLimits.reason}
      autoComplete="off"
      required
    />
  );
}
