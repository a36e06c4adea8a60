/** HOME-1: the search of the home page as one pill. A plain GET form: it works before and without script. */

import type { Locale } from '@estia/contract/pair';
import { areaSteps, priceSteps } from '@estia/contract/search/amounts';
import * as words from '@estia/contract/search/messages';
import type { Purpose } from '@estia/contract/search/model';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AmountField, AmountSteps } from './AmountField.tsx';
import css from './HeroSearch.module.css';
import { useSearchSubmit } from './search-form.ts';

type Props = {
  locale: Locale;
  categories: readonly { id: number; name: string }[];
  /** The place field, which belongs to another feature. */
  where: ReactNode;
  purpose: Purpose;
  onPurpose: (purpose: Purpose) => void;
};

export function HeroSearch({ locale, categories, where, purpose, onPurpose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSearchSubmit(locale);
  const [open, setOpen] = useState(false);

  // On a phone the other fields stay once they came: a tap on a radio does not keep the focus everywhere.
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (!(event.target instanceof Node && form.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, []);

  const option = (value: Purpose, text: string) => (
    <label>
      <input
        type="radio"
        name="for"
        value={value}
        defaultChecked={value === 'sale'}
        onChange={() => onPurpose(value)}
      />
      {text}
    </label>
  );
  return (
    <search>
      <form
        ref={form}
        className={css.pill}
        data-open={open ? '' : undefined}
        method="get"
        action={pathTo(locale, '/properties/search')}
        onSubmit={submit}
        onFocus={() => setOpen(true)}
      >
        <fieldset className={css.purpose}>
          <legend className="vh">{words.purpose[locale]}</legend>
          {option('sale', words.buy[locale])}
          {option('rent', words.rent[locale])}
        </fieldset>
        <div className={`${css.seg} ${css.where}`}>{where}</div>
        <label className={`${css.seg} ${css.more} ${css.wide}`}>
          <b>{words.category[locale]}</b>
          <select name="category_id" defaultValue={1}>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={`${css.seg} ${css.more}`}>
          <legend>{words.price[locale]}</legend>
          <AmountField
            locale={locale}
            name="priceMin"
            label={words.priceMin[locale]}
            placeholder={words.from[locale]}
            list="price-steps"
            errorClass={css.error}
          />
          <AmountField
            locale={locale}
            name="priceMax"
            label={words.priceMax[locale]}
            placeholder={`${words.upTo[locale].toLowerCase()} €`}
            list="price-steps"
            errorClass={css.error}
          />
        </fieldset>
        <fieldset className={`${css.seg} ${css.more}`}>
          <legend>{words.area[locale]}</legend>
          <AmountField
            locale={locale}
            name="areaMin"
            label={words.areaMin[locale]}
            placeholder={words.from[locale]}
            list="area-steps"
            errorClass={css.error}
          />
          <AmountField
            locale={locale}
            name="areaMax"
            label={words.areaMax[locale]}
            placeholder={`${words.upTo[locale].toLowerCase()} ${words.squareMetre[locale]}`}
            list="area-steps"
            errorClass={css.error}
          />
        </fieldset>
        {/* On a phone focus opens the form and moves the button away from under the finger: a press takes no focus. */}
        <button
          className={buttonClass('accent', css.submit)}
          type="submit"
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon name="search" />
          <span>{words.title[locale]}</span>
        </button>
        <AmountSteps id="price-steps" steps={priceSteps[purpose]} />
        <AmountSteps id="area-steps" steps={areaSteps} />
      </form>
    </search>
  );
}
