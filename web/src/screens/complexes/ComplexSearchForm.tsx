/** Where, to buy or rent, at which stage, for how much. */
import { constructionStages } from '@estia/contract/complexes/choices';
import { stageMessages, complexListMessages as words } from '@estia/contract/complexes/messages';
import type { Locale } from '@estia/contract/pair';
import { PlaceSearchForm, PlaceSearchFormField } from '../../features/places/PlaceSearchForm.tsx';
import type { ComplexSearchData } from './complex-search-data.ts';

export function ComplexSearchForm({ locale, loaded }: { locale: Locale; loaded: ComplexSearchData }) {
  const { search, badPrices } = loaded;
  const price = (name: 'priceMin' | 'priceMax') => (
    <PlaceSearchFormField label={words[name][locale]}>
      <input
        name={name}
        defaultValue={search[name]}
        maxLength={20}
        inputMode="numeric"
        placeholder={words.euro[locale]}
        autoComplete="off"
        aria-invalid={badPrices.includes(name) || undefined}
        aria-describedby={badPrices.includes(name) ? 'bad-price' : undefined}
      />
    </PlaceSearchFormField>
  );
  return (
    <PlaceSearchForm
      locale={locale}
      path="/complexes"
      places={loaded.places}
      fields="many"
      submit={words.search[locale]}
    >
      <PlaceSearchFormField label={words.purpose[locale]}>
        <select name="for" defaultValue={search.for}>
          <option value="">{words.any[locale]}</option>
          <option value="sale">{words.sale[locale]}</option>
          <option value="rent">{words.rent[locale]}</option>
        </select>
      </PlaceSearchFormField>
      <PlaceSearchFormField label={words.stage[locale]}>
        <select name="stage" defaultValue={search.stage}>
          <option value="">{words.any[locale]}</option>
          {constructionStages.map((stage) => (
            <option key={stage} value={stage}>
              {stageMessages[stage][locale]}
            </option>
          ))}
        </select>
      </PlaceSearchFormField>
      {price('priceMin')}
      {price('priceMax')}
    </PlaceSearchForm>
  );
}
