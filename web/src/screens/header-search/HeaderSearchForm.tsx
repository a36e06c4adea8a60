/**
 * NAV-4: the search of the home page, repeated in the header of a wide screen. Fetched when it is first to be shown;
 * until then, and without script, a link to the search stands in its room (HeaderSearch.tsx).
 */

import type { Locale } from '@estia/contract/pair';
import { areaSteps, priceSteps } from '@estia/contract/search/amounts';
import * as words from '@estia/contract/search/messages';
import { useState } from 'react';
import { PlaceField } from '../../features/places/PlaceField.tsx';
import type { PlaceTag } from '../../features/places/place-tag.ts';
import { AmountField, type AmountName, AmountSteps } from '../../features/search/AmountField.tsx';
import { useSearchSubmit } from '../../features/search/search-form.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './HeaderSearchForm.module.css';

const loadRecent = () => import('../../features/search/history/recent-options.ts');

type Props = {
  locale: Locale;
  categories: readonly { id: number; name: string }[];
  /** Over 1920 px there is room for price and area. */
  roomy: boolean;
};

const datalistIds = { price: 'nav-price-steps', area: 'nav-area-steps' };

export function HeaderSearchForm({ locale, categories, roomy }: Props) {
  const [places, setPlaces] = useState<readonly PlaceTag[]>([]);
  const [purpose, setPurpose] = useState<'sale' | 'rent'>('sale');
  const submit = useSearchSubmit(locale);
  const amount = (name: AmountName, label: string, placeholder: string, list: string) => (
    <AmountField
      locale={locale}
      name={name}
      label={label}
      placeholder={placeholder}
      list={list}
      errorClass={css.error}
    />
  );
  const upTo = words.upTo[locale].toLowerCase();
  return (
    <search className={css.search} aria-label={words.title[locale]}>
      <form className={css.pill} method="get" action={pathTo(locale, '/properties/search')} onSubmit={submit}>
        <label className={css.seg}>
          <span className="vh">{words.purpose[locale]}</span>
          <select
            name="for"
            value={purpose}
            onChange={(event) => setPurpose(event.target.value === 'rent' ? 'rent' : 'sale')}
          >
            <option value="sale">{words.buy[locale]}</option>
            <option value="rent">{words.rent[locale]}</option>
          </select>
          <Icon name="down" small />
        </label>
        <div className={`${css.seg} ${css.where}`}>
          <PlaceField
            locale={locale}
            places={places}
            onChange={setPlaces}
            variant="bar"
            required
            loadRecent={loadRecent}
          />
        </div>
        <label className={css.seg}>
          <span className="vh">{words.category[locale]}</span>
          <select name="category_id" defaultValue={1}>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </select>
          <Icon name="down" small />
        </label>
        {roomy && (
          <>
            <fieldset className={`${css.seg} ${css.range}`}>
              <legend className="vh">{words.price[locale]}</legend>
              {amount('priceMin', words.priceMin[locale], words.from[locale], datalistIds.price)}
              {amount('priceMax', words.priceMax[locale], `${upTo} €`, datalistIds.price)}
            </fieldset>
            <fieldset className={`${css.seg} ${css.range}`}>
              <legend className="vh">{words.area[locale]}</legend>
              {amount('areaMin', words.areaMin[locale], words.from[locale], datalistIds.area)}
              {amount('areaMax', words.areaMax[locale], `${upTo} ${words.squareMetre[locale]}`, datalistIds.area)}
            </fieldset>
            <AmountSteps id={datalistIds.price} steps={priceSteps[purpose]} />
            <AmountSteps id={datalistIds.area} steps={areaSteps} />
          </>
        )}
        <button className={css.go} type="submit" aria-label={words.title[locale]}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
