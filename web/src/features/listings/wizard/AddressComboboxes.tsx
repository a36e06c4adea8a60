/** The fields that say where a property is: text that the server resolves; with script places and streets are suggested. */
import { fieldHints, fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { address as words } from '@estia/contract/listings/draft/wizard-messages';
import type { Locale } from '@estia/contract/pair';
import type { PlaceOption, PlaceSuggestion } from '@estia/contract/places/model';
import type { ReactNode } from 'react';
import { type ApiReply, callApi } from '../../../platform/api-client.ts';
import { RadioGroup } from '../../../ui/form/ChoiceFields.tsx';
import { Combobox, type ComboboxOption } from '../../../ui/form/Combobox.tsx';
import type { SelectedPlace } from '../../../ui/location-picker/selected-place.ts';

const createPlaceOption =
  (locale: Locale) =>
  (option: PlaceOption | PlaceSuggestion): ComboboxOption<PlaceOption> => ({
    key: option.value,
    text: option.label[locale],
    beside: option.matched && ('title' in option ? option.title[locale] : option.matched),
    item: option,
  });

/** Of a municipality its districts, or the one that stands for all of it. */
async function listDistricts(municipality: number, locale: Locale): Promise<PlaceOption[]> {
  const { rows } = await callApi('GET /property/districts', { query: { municipality_id: municipality, limit: 500 } });
  const values = rows.map((row) => `district_id-${row.district_id}`);
  const chunks = Array.from({ length: Math.ceil(values.length / 10) }, (_, at) => values.slice(at * 10, at * 10 + 10));
  const found = await Promise.all(
    chunks.map((chunk) => callApi('GET /property/places/by-value', { query: { values: chunk.join(',') } })),
  );
  return found.flatMap(({ options }) => options).sort((a, b) => a.name[locale].localeCompare(b.name[locale], locale));
}

type DistrictProps = {
  locale: Locale;
  place: SelectedPlace | null;
  /** Empty while what is typed is not a place that was chosen. */
  districtId: string;
  /** Places that fit what was typed without script. */
  options: readonly { id: number; label: string }[];
  required: boolean;
  error: string | undefined;
  onChoose: (option: PlaceOption) => void;
  onUnset: () => void;
};

export function DistrictCombobox(props: DistrictProps) {
  const { locale, place, districtId, options, required, error, onChoose, onUnset } = props;
  const choose = (option: PlaceOption) => {
    onChoose(option);
    return option.label[locale];
  };
  return (
    <>
      <Combobox
        // Drawn anew when the pin chose another place.
        key={place?.id ?? 0}
        locale={locale}
        name="district"
        label={fieldLabels.district_id[locale]}
        hint={fieldHints.district_id?.[locale]}
        error={error}
        required={required}
        maxLength={120}
        defaultValue={place?.label ?? ''}
        from={3}
        find={async (text, signal) => {
          const { options: found } = await callApi('GET /property/places', { query: { search_key: text } }, signal);
          return found
            .filter((option) => option.kind !== 'prefecture')
            .slice(0, 30)
            .map(createPlaceOption(locale));
        }}
        onPick={async (option) => {
          if (option.kind === 'district') return choose(option);
          const parts = await listDistricts(option.id, locale);
          const [only] = parts;
          return only && parts.length === 1 ? choose(only) : parts.map(createPlaceOption(locale));
        }}
        onType={(text) => {
          if (place && text !== place.label) onUnset();
        }}
      />
      <input type="hidden" name="district_known" value={place && place.id !== 0 ? place.label : ''} />
      <input type="hidden" name="district_id" value={districtId} />
      {options.length > 0 && (
        <RadioGroup
          locale={locale}
          name="district_choice"
          label={words.which[locale]}
          required
          options={options.map((option) => ({ value: String(option.id), label: option.label }))}
        />
      )}
    </>
  );
}

type Street = ApiReply<'GET /property/streets'>['streets'][number];

type StreetProps = {
  locale: Locale;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  required: boolean;
  defaultValue: string;
  /** Its streets are suggested; none before it is known. */
  districtId: string;
  /** How the postcode beside a street is written. */
  postcode?: (code: string) => string;
  onChoose: (street: Street) => void;
};

export function StreetCombobox({ districtId, postcode = (code) => code, onChoose, ...field }: StreetProps) {
  return (
    <Combobox<Street>
      {...field}
      name="street"
      maxLength={120}
      from={2}
      find={async (text, signal) => {
        const district_id = Number(districtId);
        if (!district_id) return [];
        const { streets } = await callApi(
          'GET /property/streets',
          { query: { district_id, search_key: text } },
          signal,
        );
        return streets.map((street) => ({
          key: `${street.name}${street.postal_code}`,
          text: street.name,
          beside: postcode(street.postal_code),
          item: street,
        }));
      }}
      onPick={(street) => {
        onChoose(street);
        return street.name;
      }}
    />
  );
}
