/**
 * Where an agency is: its address as fields, and the pin that it may put on its door. Without script the pin stays as
 * it is.
 */
import type { OwnAgency } from '@estia/contract/accounts/model';
import { agencyProfileMessages as words } from '@estia/contract/accounts/profile-messages';
import { agencyPinMessages } from '@estia/contract/agencies/agency-profile-messages';
import type { Locale } from '@estia/contract/pair';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { locationLookup } from '../../platform/location-lookup.ts';
import { Field, getFieldId } from '../../ui/form/Field.tsx';
import css from '../../ui/form/form-grid.module.css';
import { type DistrictChoice, DistrictField } from './DistrictField.tsx';

type LocationPickerComponent = ComponentType<
  ComponentProps<typeof import('../../ui/location-picker/LocationPicker.tsx')['LocationPicker']>
>;
type GetFieldProps = (
  name: string,
  known?: string | number | null,
) => { locale: Locale; name: string; error: string | undefined; defaultValue: string };

type Props = {
  locale: Locale;
  agency: OwnAgency;
  district: string;
  districts: readonly DistrictChoice[];
  field: GetFieldProps;
};

/** What the page was drawn with stands in the fields, so that they can be filled without being kept twice. */
function setInputValue(name: string, value: string): void {
  const input = document.getElementById(getFieldId(name));
  if (input instanceof HTMLInputElement) input.value = value;
}

export function AgencyAddressFields({ locale, agency, district, districts, field }: Props) {
  const [pinning, setPinning] = useState<{ Panel: LocationPickerComponent } | null>(null);
  useEffect(() => {
    // Of the wizard: it comes when this page stands, and the form is whole without it.
    import('../../ui/location-picker/LocationPicker.tsx').then(
      ({ LocationPicker: Panel }) => setPinning({ Panel }),
      () => {},
    );
  }, []);
  const known = { lat: field('lat', agency.lat), lon: field('lon', agency.lon) };
  const [pin, setPin] = useState({ lat: known.lat.defaultValue, lon: known.lon.defaultValue });
  const postcode = field('postal_code', agency.postal_code);
  const place = field('district', district);
  return (
    <div className={css.group}>
      <h3>{words.address[locale]}</h3>
      <div className={css.grid}>
        <DistrictField locale={locale} field={place} known={district} options={districts} />
        <Field
          {...field('street_name', agency.street_name)}
          label={words.street[locale]}
          maxLength={120}
          autoComplete="address-line1"
        />
        <Field {...field('street_number', agency.street_number)} label={words.number[locale]} maxLength={20} />
        <Field
          {...postcode}
          label={words.postalCode[locale]}
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
        />
      </div>
      <input type="hidden" name={known.lat.name} value={pin.lat} />
      <input type="hidden" name={known.lon.name} value={pin.lon} />
      {pinning && (
        <>
          <p className={css.note}>{agencyPinMessages.lead[locale]}</p>
          <pinning.Panel
            locale={locale}
            lookup={locationLookup}
            purpose="sale"
            lat={pin.lat}
            lon={pin.lon}
            place={
              agency.district_id === null
                ? null
                : { id: agency.district_id, label: district, name: district, parent: null }
            }
            postcode={postcode.defaultValue}
            offered={null}
            onPinned={(lat, lon) => setPin({ lat: lat.toFixed(6), lon: lon.toFixed(6) })}
            onTaken={() => setPin({ lat: '', lon: '' })}
            onUse={(found, code) => {
              setInputValue(place.name, found.label[locale]);
              if (code) setInputValue(postcode.name, code);
            }}
          />
        </>
      )}
    </div>
  );
}
