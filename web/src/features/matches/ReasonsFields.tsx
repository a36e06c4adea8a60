/** Reasons that both sides read, and in which language they are: an email says so to who reads the other one. */
import { disputePageMessages as words } from '@estia/contract/matches/admin-messages';
import type { Locale } from '@estia/contract/pair';
import { languageName } from '@estia/contract/site/messages';
import type { createFieldProps } from '../../ui/form/ActionForm.tsx';
import { RadioGroup } from '../../ui/form/ChoiceFields.tsx';
import { Field } from '../../ui/form/Field.tsx';

type Props = {
  locale: Locale;
  field: ReturnType<typeof createFieldProps>['field'];
  name: 'decision' | 'reasons' | 'reason';
  label: string;
  hint: string;
  maxLength: number;
};

export const ReasonsFields = ({ locale, field, name, label, hint, maxLength }: Props) => (
  <>
    <Field {...field(name)} label={label} hint={hint} rows={4} maxLength={maxLength} required />
    <RadioGroup
      {...field(`${name}_locale`)}
      label={words.reasonsLanguage[locale]}
      hint={words.reasonsLanguageHint[locale]}
      options={(['el', 'en'] as const).map((value) => ({ value, label: languageName[value] }))}
    />
  </>
);
