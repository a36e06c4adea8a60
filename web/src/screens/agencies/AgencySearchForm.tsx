/** Where, by which name, with which number. */
import { agencySearchMessages as words } from '@estia/contract/agencies/agency-search-messages';
import type { Locale } from '@estia/contract/pair';
import { PlaceSearchForm, PlaceSearchFormField } from '../../features/places/PlaceSearchForm.tsx';
import type { AgencySearchData } from './agency-search-data.ts';

export function AgencySearchForm({ locale, loaded }: { locale: Locale; loaded: AgencySearchData }) {
  const { name, gemi } = loaded.search;
  return (
    <PlaceSearchForm
      locale={locale}
      path="/show-realtors"
      places={loaded.places}
      fields="few"
      submit={words.search[locale]}
    >
      <PlaceSearchFormField label={words.name[locale]}>
        <input
          name="name"
          defaultValue={name}
          maxLength={80}
          placeholder={words.namePlaceholder[locale]}
          autoComplete="off"
        />
      </PlaceSearchFormField>
      <PlaceSearchFormField label={words.gemi[locale]}>
        <input
          name="gemi"
          defaultValue={gemi}
          maxLength={40}
          inputMode="numeric"
          placeholder={words.gemiPlaceholder[locale]}
          autoComplete="off"
          aria-describedby={loaded.badGemi ? 'bad-gemi' : undefined}
          aria-invalid={loaded.badGemi || undefined}
        />
      </PlaceSearchFormField>
    </PlaceSearchForm>
  );
}
