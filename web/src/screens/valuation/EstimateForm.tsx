/** VALU-2: the form that asks what a property is like. It goes to /valuation/result, with or without script. */

import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { lookups } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import { type EstimateFacts, estimateFactNames } from '@estia/contract/valuation/estimate-facts';
import { estimateMessages as words } from '@estia/contract/valuation/estimate-messages';
import { useEffect, useRef, useState } from 'react';
import what from '../../features/listings/wizard/PropertyTypeFields.module.css';
import type { FormError } from '../../platform/forms.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FieldError, FieldLabel, getFieldAttributes, getFieldId } from '../../ui/form/Field.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import form from '../../ui/form/form.module.css';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { SelectedPlace } from '../../ui/location-picker/selected-place.ts';
import css from './EstimateForm.module.css';
import { FactFields } from './FactFields.tsx';
import { LocationFields } from './LocationFields.tsx';

const purposes = ['sale', 'rent'] as const;

type Props = {
  locale: Locale;
  facts: EstimateFacts;
  place: SelectedPlace | null;
  options: readonly { id: number; label: string }[];
  refusal: FormError | null;
  /** The first time it is the main action of the page; under an estimate it is not. */
  again?: boolean;
};

export function EstimateForm({ locale, facts, place, options, refusal, again = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [purpose, setPurpose] = useState<Purpose>(facts.for);
  const [type, setType] = useState(Number(facts.type_id) || 0);
  const errors = refusal?.fields ?? {};
  // A browser that comes back to the page puts into the form what was there.
  useEffect(() => {
    const fields = box.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      '[name="type_id"], [name="for"]',
    );
    for (const field of fields ?? []) {
      if (field instanceof HTMLSelectElement) setType(Number(field.value) || 0);
      else if (field.checked) setPurpose(field.value === 'rent' ? 'rent' : 'sale');
    }
  }, []);
  const labels: Record<string, string> = {
    type_id: words.type[locale],
    district_id: fieldLabels.district_id[locale],
    street: words.street[locale],
    area: words.area[locale],
    ...Object.fromEntries(estimateFactNames.map((name) => [name, fieldLabels[name][locale]])),
  };
  const formError = refusal && { ...refusal, fields: mapPlaceErrors(refusal.fields) };
  return (
    <Form action={pathTo(locale, '/valuation/result')} className={css.form} label={words.headTitle[locale]}>
      <ErrorSummary locale={locale} refusal={formError} labels={{ ...labels, district: labels.district_id ?? '' }} />
      <section className={css.set} aria-labelledby="valuation-what">
        <h2 id="valuation-what">{words.what[locale]}</h2>
        <div ref={box} className={css.pair}>
          <fieldset className={form.field}>
            <legend className={form.legend}>{words.purpose[locale]}</legend>
            <div className={what.segments}>
              {purposes.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="for"
                    value={each}
                    defaultChecked={facts.for === each}
                    onChange={() => setPurpose(each)}
                  />
                  {words[each][locale]}
                </label>
              ))}
            </div>
          </fieldset>
          <TypeField locale={locale} typed={facts.type_id} error={errors.type_id} onChoose={setType} />
        </div>
      </section>
      <LocationFields locale={locale} purpose={purpose} facts={facts} place={place} options={options} errors={errors} />
      <FactFields locale={locale} purpose={purpose} type={type} facts={facts} errors={errors} />
      <div className={css.actions}>
        <SubmitButton locale={locale} kind={again ? 'primary' : 'accent'}>
          {(again ? words.again : words.submit)[locale]}
        </SubmitButton>
        <p className={css.quiet}>{words.unkept[locale]}</p>
      </div>
    </Form>
  );
}

/** The place is typed into a field of its own: there its error leads. */
const mapPlaceErrors = ({ district_id, lat, lon, ...rest }: Record<string, string>): Record<string, string> =>
  district_id || lat || lon ? { ...rest, district: district_id ?? lat ?? lon ?? '' } : rest;

type TypeProps = { locale: Locale; typed: string; error: string | undefined; onChoose: (type: number) => void };

function TypeField({ locale, typed: input, error, onChoose }: TypeProps) {
  const { aria } = getFieldAttributes({ name: 'type_id', hint: null, error });
  return (
    <div className={form.field}>
      <FieldLabel locale={locale} name="type_id" label={words.type[locale]} required />
      <div className={form.selectBox}>
        <select
          {...aria}
          id={getFieldId('type_id')}
          name="type_id"
          required
          defaultValue={input}
          className={`${form.input} ${form.select}`}
          onChange={(event) => onChoose(Number(event.currentTarget.value) || 0)}
        >
          <option value="">{words.chooseType[locale]}</option>
          {lookups.categories.map((category) => (
            <optgroup key={category.id} label={category.name[locale]}>
              {lookups.types
                .filter((row) => row.extra.category_id === category.id)
                .map((row) => (
                  <option key={row.id} value={row.id}>
                    {row.name[locale]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <Icon name="down" />
      </div>
      <FieldError locale={locale} name="type_id" error={error} />
    </div>
  );
}
