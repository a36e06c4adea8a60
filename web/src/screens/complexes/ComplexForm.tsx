/** Where, to buy or rent, at which stage, for how much. */
import { constructionStages } from '@estia/contract/complexes/choices';
import { stageMessages, complexListMessages as words } from '@estia/contract/complexes/messages';
import type { Locale } from '@estia/contract/pair';
import { PlaceForm, PlaceFormField } from '../../features/places/PlaceForm.tsx';
import type { Loaded } from './loaded.ts';

export function ComplexForm({ locale, loaded }: { locale: Locale; loaded: Loaded }) {
  const { search, badPrices } = loaded;
  const price = (name: 'priceMin' | 'priceMax') => (
    <PlaceFormField label={words[name][locale]}>
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
    </PlaceFormField>
  );
  return (
    <PlaceForm locale={locale} path="/complexes" places={loaded.places} fields="many" submit={words.search[locale]}>
      <PlaceFormField label={words.purpose[locale]}>
        <select name="for" defaultValue={search.for}>
          <option value="">{words.any[locale]}</option>
          <option value="sale">{words.sale[locale]}</option>
          <option value="rent">{words.rent[locale]}</option>
        </select>
      </PlaceFormField>
      <PlaceFormField label={words.stage[locale]}>
        <select name="stage" defaultValue={search.stage}>
          <option value="">{words.any[locale]}</option>
          {constructionStages.map((stage) => (
            <option key={stage} value={stage}>
              {stageMessages[stage][locale]}
            </option>
          ))}
        </select>
      </PlaceFormField>
      {price('priceMin')}
      {price('priceMax')}
    </PlaceForm>
  );
}
