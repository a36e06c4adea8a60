/** One question of the form, drawn by its kind. */
import { ENERGY_EXEMPT_ID, isFieldRequired } from '@estia/contract/listings/draft/listing-fields';
import { fieldHints, fieldLabels, fieldUnits } from '@estia/contract/listings/draft/wizard-field-messages';
import { wizardMessages as words } from '@estia/contract/listings/draft/wizard-messages';
import { getListingField, type ListingFieldName, movedAmenities } from '@estia/contract/listings/fields';
import { extraGroups } from '@estia/contract/listings/page/page-messages';
import { lookups } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import { Checkbox, Select } from '../../../ui/form/ChoiceFields.tsx';
import { Field, FieldError, FieldHint, FieldLabel, getFieldAttributes } from '../../../ui/form/Field.tsx';
import form from '../../../ui/form/form.module.css';
import css from './AnswerField.module.css';
import type { DraftController } from './draft/use-draft.ts';

export type AnswerFieldProps = {
  name: ListingFieldName;
  locale: Locale;
  draft: DraftController;
  advertiserKind: 'individual' | 'professional';
};

/** Counts of rooms are chosen, not typed; nobody scrolls through more than these. */
const MAX_ROOMS = 60;
const LISTED_ROOMS = 12;

export function getFieldLabel(
  name: ListingFieldName,
  locale: Locale,
  { purpose, what }: Pick<DraftController, 'purpose' | 'what'>,
): string {
  if (name === 'price' && purpose === 'rent') return words.rentPrice[locale];
  if (name === 'area' && what.category_id === 3) return words.landSize[locale];
  return fieldLabels[name][locale];
}

function findUnit(name: ListingFieldName, locale: Locale, draft: DraftController): string | undefined {
  return name === 'price' && draft.purpose === 'rent' ? words.rentUnit[locale] : fieldUnits[name]?.[locale];
}

export function AnswerField(props: AnswerFieldProps & { hint?: ReactNode; children?: ReactNode; empty?: string }) {
  const { name, locale, draft, advertiserKind, children, empty } = props;
  const field = getListingField(name);
  const input = draft.value(name);
  const basics = {
    locale,
    name,
    label: getFieldLabel(name, locale, draft),
    hint: props.hint === undefined ? fieldHints[name]?.[locale] : props.hint,
    error: draft.errors[name],
    required:
      isFieldRequired(name, draft.what, advertiserKind) ||
      (name === 'energy_exempt_reason' && draft.value('energy_class_id') === String(ENERGY_EXEMPT_ID)),
  };
  switch (field.kind) {
    case 'whole':
      if (field.min === 0 && field.max <= MAX_ROOMS) return <CountField {...basics} typed={input} />;
      return <NumberField {...basics} typed={input} unit={findUnit(name, locale, draft)} plain={field.max < 3_000} />;
    case 'decimal':
      return <NumberField {...basics} typed={input} unit={findUnit(name, locale, draft)} />;
    case 'choice':
      return (
        <Select
          {...basics}
          defaultValue={input}
          empty={empty ?? (basics.required ? words.choose : words.notSpecified)[locale]}
          options={lookups[field.list].map((row) => ({ value: String(row.id), label: row.name[locale] }))}
        />
      );
    case 'choices':
      return <CheckboxList {...props} />;
    case 'yes':
      return <Checkbox {...basics} defaultChecked={input === 'on' || input === 'true'} />;
    case 'date':
      return <Field {...basics} type="date" defaultValue={input} />;
    case 'phone':
      return <Field {...basics} type="tel" inputMode="tel" autoComplete="tel" maxLength={20} defaultValue={input} />;
    case 'email':
      return (
        <Field {...basics} type="email" inputMode="email" autoComplete="email" maxLength={254} defaultValue={input} />
      );
    case 'text':
      return (
        <Field
          {...basics}
          defaultValue={input}
          maxLength={field.max}
          {...(field.lines ? { rows: 8 } : {})}
          {...(name === 'contact_name' ? { autoComplete: 'name' } : {})}
        >
          {children}
        </Field>
      );
  }
}

type FieldInputProps = {
  locale: Locale;
  name: ListingFieldName;
  label: string;
  hint: ReactNode;
  error: string | undefined;
  required: boolean;
  typed: string;
};

function CountField({ typed: input, ...basics }: FieldInputProps) {
  const max = Math.max(LISTED_ROOMS, Number(input) || 0);
  return (
    <Select
      {...basics}
      defaultValue={input}
      empty={(basics.required ? words.choose : words.notSpecified)[basics.locale]}
      options={Array.from({ length: max + 1 }, (_, n) => ({ value: String(n), label: String(n) }))}
    />
  );
}

/** `250.000`, `250000` and `250 χιλ.` are all the same amount, so it is a text field with the keys of numbers. */
function NumberField({
  typed,
  unit,
  plain,
  ...basics
}: FieldInputProps & { unit?: string | undefined; plain?: boolean }) {
  const { locale, name, label, hint, error, required } = basics;
  const { id, aria } = getFieldAttributes({ name, hint, error });
  return (
    <div className={form.field}>
      <FieldLabel locale={locale} name={name} label={label} required={required} />
      <FieldHint name={name}>{hint}</FieldHint>
      <div className={css.unitBox}>
        <input
          {...aria}
          id={id}
          name={name}
          className={unit ? `${form.input} ${css.number} ${css.withUnit}` : `${form.input} ${css.number}`}
          inputMode={plain ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          required={required}
          defaultValue={typed}
        />
        {unit && (
          <span className={css.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      <FieldError locale={locale} name={name} error={error} />
    </div>
  );
}

/** A list to tick, in its own groups where it has them. */
function CheckboxList({ name, locale, draft }: AnswerFieldProps) {
  const field = getListingField(name);
  if (field.kind !== 'choices') return null;
  const ticked = new Set([draft.answers[name] ?? []].flat());
  const rows = lookups[field.list].filter((row) => name !== 'extras' || !movedAmenities.has(row.id));
  const groups = [...new Set(rows.map((row) => String(row.extra.group ?? '')))];
  return groups.map((group) => (
    <fieldset key={group} className={css.boxes}>
      <legend>
        {group === '' ? fieldLabels[name][locale] : (extraGroups[group]?.[locale] ?? fieldLabels[name][locale])}
      </legend>
      <ul>
        {rows
          .filter((row) => String(row.extra.group ?? '') === group)
          .map((row, at) => (
            <li key={row.id}>
              <label className={form.check}>
                <input
                  id={at === 0 && group === groups[0] ? `f-${name}` : undefined}
                  type="checkbox"
                  name={name}
                  value={row.id}
                  defaultChecked={ticked.has(String(row.id))}
                />
                <span>{row.name[locale]}</span>
              </label>
            </li>
          ))}
      </ul>
    </fieldset>
  ));
}
