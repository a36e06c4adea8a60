/** An item of one's own is given to a colleague, with what they need to know. */
import type { Locale } from '@estia/contract/pair';
import { workKindNames } from '@estia/contract/work-queue/item-messages';
import { workLimits } from '@estia/contract/work-queue/model';
import { workBarMessages as words } from '@estia/contract/work-queue/queue-messages';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Select } from '../../ui/form/ChoiceFields.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import grid from '../../ui/form/form-grid.module.css';
import { Panel } from '../../ui/Panel.tsx';
import { formatItemKey } from './item-path.ts';
import type { WorkPosition } from './load-work-bar.ts';

type Props = {
  locale: Locale;
  item: NonNullable<WorkPosition['item']>;
  colleagues: WorkPosition['colleagues'];
  formKey: string;
  refusal: FormError | null;
};

const FORM = 'hand-over';

export function HandOverForm({ locale, item, colleagues, formKey, refusal }: Props) {
  const { field } = createFieldProps(locale, FORM, refusal);
  return (
    <Panel
      id="hand-over"
      title={words.handOver[locale]}
      lead={`${workKindNames[item.kind][locale]} · ${item.title[locale]}`}
    >
      {colleagues.length === 0 ? (
        <p>{words.noColleagues[locale]}</p>
      ) : (
        <ActionForm
          locale={locale}
          intent={FORM}
          formKey={formKey}
          refusal={refusal}
          hidden={{ item: formatItemKey(item) }}
          labels={{ admin_id: words.to[locale], note: words.note[locale] }}
          className={`${grid.form} ${grid.narrow}`}
          keepsValues
        >
          <Select
            {...field('admin_id', colleagues[0]?.id)}
            label={words.to[locale]}
            options={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
            required
          />
          <Field
            {...field('note')}
            label={words.note[locale]}
            hint={words.noteHint[locale]}
            maxLength={workLimits.note}
            autoComplete="off"
            required
          />
          <div className={grid.actions}>
            <SubmitButton locale={locale}>{words.submitHandOver[locale]}</SubmitButton>
          </div>
        </ActionForm>
      )}
    </Panel>
  );
}
