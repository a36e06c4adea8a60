/** What the property is like: its size, which everyone knows, and what else moves a price. */

import { fieldLabels, fieldUnits } from '@estia/contract/listings/draft/wizard-field-messages';
import { extraGroups } from '@estia/contract/listings/page/page-messages';
import { type LookupRow, lookups } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import {
  commonExtras,
  type EstimateFactName,
  type EstimateFacts,
  energyClasses,
  estimateFactNames,
  isFactAsked,
  isLandType,
} from '@estia/contract/valuation/estimate-facts';
import { estimateMessages as words } from '@estia/contract/valuation/estimate-messages';
import boxes from '../../features/listings/wizard/AnswerField.module.css';
import { Select } from '../../ui/form/ChoiceFields.tsx';
import { FieldError, FieldHint, FieldLabel, getFieldAttributes } from '../../ui/form/Field.tsx';
import form from '../../ui/form/form.module.css';
import { OptionalSection } from '../../ui/form/OptionalSection.tsx';
import css from './EstimateForm.module.css';

const MAX_ROOMS = 12;
const counts = Array.from({ length: MAX_ROOMS + 1 }, (_, n) => ({ value: String(n), label: String(n) }));

const choices: Partial<Readonly<Record<EstimateFactName, readonly LookupRow[]>>> = {
  floor_id: lookups.floors,
  condition_id: lookups.conditions,
  energy_class_id: energyClasses,
  view_id: lookups.views,
  building_access_id: lookups.building_access,
  leaning_id: lookups.leanings,
};

type Props = {
  locale: Locale;
  purpose: Purpose;
  type: number;
  facts: EstimateFacts;
  errors: Readonly<Record<string, string>>;
};

export function FactFields({ locale, purpose, type, facts, errors }: Props) {
  // Without script every field stands there: nobody would draw it when the type is chosen.
  const isAway = (name: EstimateFactName) => type !== 0 && !isFactAsked(name, purpose, type);
  return (
    <section className={css.set} aria-labelledby="valuation-facts">
      <div>
        <h2 id="valuation-facts">{words.facts[locale]}</h2>
        <p className={css.quiet}>{words.factsHint[locale]}</p>
      </div>
      <div className={css.grid}>
        <AmountInput
          locale={locale}
          name="area"
          label={(isLandType(type) ? words.landSize : words.area)[locale]}
          typed={facts.area}
          error={errors.area}
          required
        />
        {estimateFactNames.map((name) => (
          <div key={name} className={isAway(name) ? css.away : css.cell}>
            <FactField locale={locale} name={name} typed={facts[name]} error={errors[name]} />
          </div>
        ))}
      </div>
      <Extras locale={locale} ticked={facts.extras} />
    </section>
  );
}

type FactProps = { locale: Locale; name: EstimateFactName; typed: string; error: string | undefined };

function FactField({ locale, name, typed: input, error }: FactProps) {
  const basics = { locale, label: fieldLabels[name][locale], error };
  if (name === 'land_area' || name === 'year_built') return <AmountInput {...basics} name={name} typed={input} />;
  const rows = choices[name];
  const yesNo = [
    { value: 'true', label: words.yes[locale] },
    { value: 'false', label: words.no[locale] },
  ];
  if (name === 'within_city_plan')
    return <Select {...basics} name={name} defaultValue={input} empty={words.unknown[locale]} options={yesNo} />;
  const options = rows ? rows.map((row) => ({ value: String(row.id), label: row.name[locale] })) : counts;
  return <Select {...basics} name={name} defaultValue={input} empty={words.unknown[locale]} options={options} />;
}

type AmountProps = {
  locale: Locale;
  name: 'area' | 'land_area' | 'year_built';
  label: string;
  typed: string;
  error: string | undefined;
  required?: boolean;
};

/** A text field with the keys of numbers: `1.250`, `1250` and `1250 τ.μ.` are the same amount. */
function AmountInput({ locale, name, label, typed, error, required = false }: AmountProps) {
  const { id, aria } = getFieldAttributes({ name, hint: null, error });
  const unit = fieldUnits[name]?.[locale];
  return (
    <div className={form.field}>
      <FieldLabel locale={locale} name={name} label={label} required={required} />
      <FieldHint name={name}>{null}</FieldHint>
      <div className={boxes.unitBox}>
        <input
          {...aria}
          id={id}
          name={name}
          className={unit ? `${form.input} ${boxes.number} ${boxes.withUnit}` : `${form.input} ${boxes.number}`}
          inputMode={name === 'year_built' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          required={required}
          defaultValue={typed}
        />
        {unit && (
          <span className={boxes.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      <FieldError locale={locale} name={name} error={error} />
    </div>
  );
}

const getExtrasGroup = (row: LookupRow): string => String(row.extra.group ?? '');

function Extras({ locale, ticked }: { locale: Locale; ticked: readonly string[] }) {
  const usual = commonExtras.flatMap((id) => lookups.extras.find((row) => row.id === id) ?? []);
  const others = lookups.extras.filter((row) => !commonExtras.includes(row.id));
  const groups = [...new Set(others.map(getExtrasGroup))];
  const box = (row: LookupRow) => (
    <li key={row.id}>
      <label className={form.check}>
        <input type="checkbox" name="extras" value={row.id} defaultChecked={ticked.includes(String(row.id))} />
        <span>{row.name[locale]}</span>
      </label>
    </li>
  );
  return (
    <>
      <fieldset className={boxes.boxes}>
        <legend>{words.extras[locale]}</legend>
        <ul>{usual.map(box)}</ul>
      </fieldset>
      <OptionalSection
        icon="plus"
        summary={words.moreExtras[locale]}
        open={others.some((row) => ticked.includes(String(row.id)))}
      >
        <div className={css.groups}>
          {groups.map((group) => (
            <fieldset key={group} className={boxes.boxes}>
              <legend>{extraGroups[group]?.[locale] ?? words.others[locale]}</legend>
              <ul>{others.filter((row) => getExtrasGroup(row) === group).map(box)}</ul>
            </fieldset>
          ))}
        </div>
      </OptionalSection>
    </>
  );
}
