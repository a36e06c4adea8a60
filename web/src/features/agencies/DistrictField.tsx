/**
 * The area of an agency: a text field that the server resolves, so it works without script. When the words fit several
 * places the form comes back with them to choose from; script suggests them while one types.
 */
import { agencyProfileMessages as words } from '@estia/contract/accounts/profile-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { RadioGroup } from '../../ui/form/ChoiceFields.tsx';
import { Field } from '../../ui/form/Field.tsx';
import css from '../../ui/form/form-grid.module.css';

export type DistrictChoice = { id: number; label: string };

type Props = {
  locale: Locale;
  field: { locale: Locale; name: string; error: string | undefined; defaultValue: string };
  /** What was stored when the page was made: unchanged, it is not looked up again. */
  known: string;
  /** Places that fit what was typed. */
  options: readonly DistrictChoice[];
  required?: boolean;
};

const DEBOUNCE_MS = 400;
const MIN_LENGTH = 3;

export function DistrictField({ locale, field, known, options, required = false }: Props) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (text.trim().length < MIN_LENGTH) return;
    let current = true;
    const timer = setTimeout(async () => {
      // Suggestions only: without them the server still looks the words up.
      const places = await callApi('GET /property/places', { query: { search_key: text.trim().slice(0, 80) } }).catch(
        () => null,
      );
      if (!current || !places) return;
      // A municipality with one district of its own name is offered as the municipality: the server finds the district.
      const named = places.options.filter((option) => option.kind !== 'prefecture');
      setFound([...new Set(named.map((option) => option.label[locale]))].slice(0, 12));
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, locale]);
  return (
    <div className={`${css.form} ${css.wide}`}>
      <Field
        {...field}
        label={words.district[locale]}
        hint={words.districtHint[locale]}
        maxLength={120}
        autoComplete="off"
        list={`${field.name}-list`}
        required={required}
        onInput={setText}
      />
      <datalist id={`${field.name}-list`}>
        {found.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <input type="hidden" name={`${field.name}_known`} value={known} />
      {options.length > 0 && (
        <RadioGroup
          locale={locale}
          name={`${field.name}_id`}
          label={words.districtChoose[locale]}
          required
          options={options.map((option) => ({ value: String(option.id), label: option.label }))}
        />
      )}
    </div>
  );
}
