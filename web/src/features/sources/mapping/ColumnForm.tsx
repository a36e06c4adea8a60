/** The columns of a table with samples of what they hold, and what each is read as. */
import type { Locale } from '@estia/contract/pair';
import { form as formWords } from '@estia/contract/site/form-messages';
import { columnDelimiters, isTableTarget } from '@estia/contract/sources/column-targets';
import {
  mappingMessages,
  columnMappingMessages as words,
} from '@estia/contract/sources/screens/mapping-screen-messages';
import type { FormError } from '../../../platform/forms.ts';
import { buttonClass } from '../../../ui/button.ts';
import { createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Select } from '../../../ui/form/ChoiceFields.tsx';
import { getFieldId } from '../../../ui/form/Field.tsx';
import { Form, IdempotencyKeyInput, SubmitButton } from '../../../ui/form/Form.tsx';
import formCss from '../../../ui/form/form.module.css';
import grid from '../../../ui/form/form-grid.module.css';
import { ErrorIcon } from '../../../ui/form/form-icons.tsx';
import { useFocusOnMessage } from '../../../ui/use-focus-on-message.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import {
  COLUMNS_FORM,
  type Column,
  type ColumnFault,
  getProposals,
  nameColumn,
  nameField,
  nameTarget,
  type TableColumns,
  targetField,
} from './column-fields.ts';
import css from './mapping.module.css';

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  faults: readonly ColumnFault[];
  table: TableColumns;
  /** The sign that is being tried; empty where none is. */
  tried: string;
};

/** Two columns for one thing, or none for the reference: what the form says is clearer than the words of a code. */
function ColumnErrors({ locale, faults }: Pick<Props, 'locale' | 'faults'>) {
  const box = useFocusOnMessage<HTMLDivElement>(faults);
  return (
    // In a served page the browser itself goes there.
    // biome-ignore lint/a11y/noAutofocus: whoever sent a form and got it back needs to hear why first.
    <div className={formCss.summary} role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2>
        <ErrorIcon /> {formWords.fix[locale](faults.length)}
      </h2>
      <ul>
        {faults.map(({ position, name, target }) => (
          <li key={position ?? 0}>
            {position === null ? (
              words.needsReference[locale]
            ) : (
              <a href={`#${getFieldId(`${COLUMNS_FORM}.${targetField(position)}`)}`}>
                {words.twice[locale](nameColumn({ name, position }, locale), nameTarget(target, locale))}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Samples({ column, locale }: { column: Column; locale: Locale }) {
  const { samples } = column;
  if (samples.length === 0) return <p className={css.small}>{words.emptyColumn[locale]}</p>;
  return (
    <ul className={css.samples}>
      {samples.slice(0, 3).map((sample, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same.
        <li key={at} translate="no" dir="auto">
          {sample}
        </li>
      ))}
    </ul>
  );
}

export function ColumnForm({ locale, formKey, refusal, faults, table, tried }: Props) {
  const { columns, targets } = table;
  const proposals = getProposals(columns);
  const form = createFieldProps(locale, COLUMNS_FORM, refusal);
  const groups = [
    { label: words.main[locale], targets: targets.filter(isTableTarget) },
    { label: words.more[locale], targets: targets.filter((target) => !isTableTarget(target)) },
  ];
  return (
    <Form className={css.form} keepsValues="until_done">
      <input type="hidden" name="intent" value={COLUMNS_FORM} />
      <input type="hidden" name="form" value={COLUMNS_FORM} />
      <IdempotencyKeyInput value={formKey} />
      <input type="hidden" name={`${COLUMNS_FORM}.delimiter`} value={tried} />
      {faults.length > 0 && <ColumnErrors locale={locale} faults={faults} />}
      <ul className={css.list}>
        {columns.map((column) => {
          const { position } = column;
          const field = form.field(targetField(position), proposals.get(position) ?? '');
          const label = nameColumn(column, locale);
          return (
            <li key={position} className={css.row}>
              <div className={css.what}>
                <p className={css.name} translate="no" dir="auto">
                  {label}
                </p>
                <Samples column={column} locale={locale} />
              </div>
              <input
                type="hidden"
                name={`${COLUMNS_FORM}.${nameField(position)}`}
                value={JSON.stringify(column.name)}
              />
              <ChoiceSelect
                name={field.name}
                label={label}
                defaultValue={field.defaultValue}
                isWrong={faults.some((fault) => fault.position === position)}
              >
                <option value="">{words.leaveOut[locale]}</option>
                {groups.map((group) => (
                  <optgroup key={group.label} label={group.label}>
                    {group.targets.map((target) => (
                      <option key={target} value={target}>
                        {nameTarget(target, locale)}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </ChoiceSelect>
            </li>
          );
        })}
      </ul>
      <div className={grid.actions}>
        <SubmitButton locale={locale}>{mappingMessages.save[locale]}</SubmitButton>
      </div>
    </Form>
  );
}

/** Its own form, with an address: nothing changes before the columns it shows are saved. */
export function DelimiterForm({ locale, path, known }: { locale: Locale; path: string; known: string | null }) {
  return (
    <form method="get" action={path} className={css.delimiter}>
      <Select
        locale={locale}
        name="delimiter"
        label={words.delimiter[locale]}
        required
        defaultValue={known ?? undefined}
        options={columnDelimiters.map((sign) => ({ value: sign, label: words.delimiters[sign][locale] }))}
      />
      <button type="submit" className={buttonClass('outline')}>
        {words.try[locale]}
      </button>
    </form>
  );
}
