/**
 * POST-2: where the property is. The place is a text field that the server resolves, so it works without script; with script
 * places and streets are suggested, the postcode comes by itself, and a pin on the map says the rest.
 */
import { isFieldRequired } from '@estia/contract/listings/draft/listing-fields';
import { fieldGroupMessages, fieldHints, fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { address as words } from '@estia/contract/listings/draft/wizard-messages';
import type { Locale } from '@estia/contract/pair';
import type { PlaceOption } from '@estia/contract/places/model';
import { useCallback, useRef, useState } from 'react';
import { locationLookup } from '../../../platform/location-lookup.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { Checkbox } from '../../../ui/form/ChoiceFields.tsx';
import { Field, getFieldId } from '../../../ui/form/Field.tsx';
import { LocationPicker } from '../../../ui/location-picker/LocationPicker.tsx';
import {
  createSelectedPlace,
  type SelectedPlace,
  type SuggestedPoint,
} from '../../../ui/location-picker/selected-place.ts';
import { DistrictCombobox, StreetCombobox } from './AddressComboboxes.tsx';
import css from './AddressFields.module.css';
import type { DraftController } from './draft/use-draft.ts';

const formatPostcode = (code: string): string => (code.length === 5 ? `${code.slice(0, 3)} ${code.slice(3)}` : code);

type Props = {
  locale: Locale;
  draft: DraftController;
  advertiserKind: 'individual' | 'professional';
  place: SelectedPlace | null;
  onPlace: (place: SelectedPlace | null) => void;
  /** Places that fit what was typed without script. */
  options: readonly { id: number; label: string }[];
};

export function AddressFields({ locale, draft, advertiserKind, place, onPlace, options }: Props) {
  const hydrated = useHydrated();
  const [offered, setOffered] = useState<SuggestedPoint | null>(null);
  const postcode = useRef<HTMLDivElement>(null);
  const need = (name: 'district_id' | 'street' | 'street_number' | 'postal_code') =>
    isFieldRequired(name, draft.what, advertiserKind);

  const fillPostcode = useCallback((code: string) => {
    const input = postcode.current?.querySelector('input');
    if (input) input.value = formatPostcode(code);
  }, []);
  const choose = useCallback(
    (option: PlaceOption) => {
      onPlace(createSelectedPlace(option, locale));
      draft.set({ district_id: String(option.id) });
    },
    [draft.set, locale, onPlace],
  );
  const onPinned = useCallback(
    (lat: number, lon: number) => {
      setOffered(null);
      draft.set({ lat: lat.toFixed(6), lon: lon.toFixed(6) });
    },
    [draft.set],
  );

  return (
    <section className={css.set} aria-labelledby="group-where">
      <h2 id="group-where">{fieldGroupMessages.where[locale]}</h2>
      <DistrictCombobox
        locale={locale}
        place={place}
        districtId={draft.value('district_id')}
        options={options}
        required={need('district_id')}
        error={draft.errors.district_id}
        onChoose={choose}
        onUnset={() => draft.set({ district_id: '' })}
      />
      <div className={css.line}>
        <div className={css.street}>
          <StreetCombobox
            locale={locale}
            label={fieldLabels.street[locale]}
            error={draft.errors.street}
            required={need('street')}
            defaultValue={draft.value('street')}
            districtId={draft.value('district_id')}
            postcode={formatPostcode}
            onChoose={(street) => {
              fillPostcode(street.postal_code);
              draft.set({ street: street.name, postal_code: formatPostcode(street.postal_code), lat: '', lon: '' });
              setOffered({ lat: street.lat, lon: street.lon, zoom: 15 });
            }}
          />
        </div>
        <Field
          locale={locale}
          name="street_number"
          label={fieldLabels.street_number[locale]}
          error={draft.errors.street_number}
          required={need('street_number')}
          maxLength={12}
          autoComplete="off"
          defaultValue={draft.value('street_number')}
        />
        <div ref={postcode}>
          <Field
            locale={locale}
            name="postal_code"
            label={fieldLabels.postal_code[locale]}
            error={draft.errors.postal_code}
            required={need('postal_code')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            defaultValue={draft.value('postal_code')}
          />
        </div>
      </div>
      <p className={css.hint}>{fieldHints.postal_code?.[locale]}</p>
      <Checkbox
        locale={locale}
        name="hide_address"
        label={fieldLabels.hide_address[locale]}
        hint={fieldHints.hide_address?.[locale]}
        error={draft.errors.hide_address}
        defaultChecked={draft.value('hide_address') !== ''}
      />
      <input type="hidden" name="lat" value={draft.value('lat')} />
      <input type="hidden" name="lon" value={draft.value('lon')} />
      <div id={getFieldId('lat')}>
        {hydrated ? (
          <LocationPicker
            locale={locale}
            lookup={locationLookup}
            purpose={draft.purpose}
            lat={draft.value('lat')}
            lon={draft.value('lon')}
            place={place}
            postcode={draft.value('postal_code')}
            offered={offered}
            onPinned={onPinned}
            onTaken={() => draft.set({ lat: '', lon: '' })}
            onUse={(option, code) => {
              choose(option);
              if (!code) return;
              fillPostcode(code);
              draft.set({ postal_code: formatPostcode(code) });
            }}
          />
        ) : (
          <p className={css.hint}>{words.needsScript[locale]}</p>
        )}
      </div>
    </section>
  );
}
