/**
 * Where the property is: a text field that the server resolves, so it works without script; with script areas and streets
 * are suggested and a pin can be put. The pin travels in the body of the form and nowhere else.
 */
import type { Locale } from '@estia/contract/pair';
import type { PlaceOption } from '@estia/contract/places/model';
import type { Purpose } from '@estia/contract/search/model';
import type { EstimateFacts } from '@estia/contract/valuation/estimate-facts';
import { estimateMessages as words } from '@estia/contract/valuation/estimate-messages';
import { useCallback, useEffect, useState } from 'react';
import { DistrictCombobox, StreetCombobox } from '../../features/listings/wizard/AddressComboboxes.tsx';
import { locationLookup } from '../../platform/location-lookup.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { OptionalSection } from '../../ui/form/OptionalSection.tsx';
import { LocationPicker } from '../../ui/location-picker/LocationPicker.tsx';
import {
  createSelectedPlace,
  type SelectedPlace,
  type SuggestedPoint,
} from '../../ui/location-picker/selected-place.ts';
import css from './EstimateForm.module.css';

type Props = {
  locale: Locale;
  purpose: Purpose;
  facts: EstimateFacts;
  place: SelectedPlace | null;
  /** Places that fit what was typed without script. */
  options: readonly { id: number; label: string }[];
  errors: Readonly<Record<string, string>>;
};

export function LocationFields({ locale, purpose, facts, place: known, options, errors }: Props) {
  const hydrated = useHydrated();
  const [place, setPlace] = useState(known);
  const [districtId, setDistrictId] = useState(facts.district_id);
  const [pin, setPin] = useState({ lat: facts.lat, lon: facts.lon });
  const [offered, setOffered] = useState<SuggestedPoint | null>(null);
  const [isOpen, setOpen] = useState(false);
  // The map is made when it is asked for, and at once where there is a pin to show.
  useEffect(() => setOpen(facts.lat !== ''), [facts.lat]);

  const choose = useCallback(
    (option: PlaceOption) => {
      setPlace(createSelectedPlace(option, locale));
      setDistrictId(String(option.id));
    },
    [locale],
  );
  const onPinned = useCallback((lat: number, lon: number) => {
    setOffered(null);
    setPin({ lat: lat.toFixed(6), lon: lon.toFixed(6) });
  }, []);

  return (
    <section className={css.set} aria-labelledby="valuation-where">
      <h2 id="valuation-where">{words.where[locale]}</h2>
      <DistrictCombobox
        locale={locale}
        place={place}
        districtId={districtId}
        options={options}
        required
        error={errors.district_id}
        onChoose={choose}
        onUnset={() => setDistrictId('')}
      />
      <StreetCombobox
        locale={locale}
        label={words.street[locale]}
        hint={words.streetHint[locale]}
        error={errors.street}
        required={false}
        defaultValue={facts.street}
        districtId={districtId}
        onChoose={(street) => setOffered({ lat: street.lat, lon: street.lon, zoom: 15 })}
      />
      <input type="hidden" name="lat" value={pin.lat} />
      <input type="hidden" name="lon" value={pin.lon} />
      {hydrated && (
        <OptionalSection
          icon="map"
          summary={words.pin[locale]}
          open={isOpen}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          {isOpen && (
            <div>
              <LocationPicker
                locale={locale}
                lookup={locationLookup}
                purpose={purpose}
                lat={pin.lat}
                lon={pin.lon}
                place={place}
                postcode={null}
                noPin={words.noPin[locale]}
                offered={offered}
                onPinned={onPinned}
                onTaken={() => setPin({ lat: '', lon: '' })}
                onUse={choose}
              />
            </div>
          )}
        </OptionalSection>
      )}
    </section>
  );
}
