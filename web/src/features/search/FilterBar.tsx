/**
 * The search of the results page: one GET form. On a wide screen its filters stand in a row and open as small panels;
 * on a narrow one the same fields are a sheet. Both are the browser's own (<details>, popover) and need no script.
 */
import { euro, squareMetres, thousands } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { areaSteps, priceSteps } from '@estia/contract/search/amounts';
import { type FilterFields, searchPath } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/messages';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useHydrated } from '../../platform/hydrated.ts';
import { to } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMenus } from '../../ui/menus.ts';
import { AmountField, Steps } from './AmountField.tsx';
import css from './FilterBar.module.css';
import { useSearchSubmit } from './search-form.ts';

type Named = readonly { id: number; name: string }[];

type Props = {
  locale: Locale;
  loaded: {
    filter: FilterFields;
    problems: readonly { name: string; text: string }[];
    categories: Named;
    types: Named;
  };
  where: ReactNode;
  hasPlace: boolean;
  activeCount: number;
};

const BEDROOMS = [1, 2, 3, 4, 5];
/** As the style sheet: above it the filters stand in a row. */
const WIDE = '(min-width: 1301px)';

/** In the row a choice is a search at once; in the sheet one chooses more before pressing the button. */
function sendIfWide(event: ChangeEvent<HTMLSelectElement>): void {
  if (matchMedia(WIDE).matches) event.currentTarget.form?.requestSubmit();
}

export function FilterBar({ locale, loaded, where, hasPlace, activeCount }: Props) {
  const { filter } = loaded;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  useMenus(form);
  const submit = useSearchSubmit(locale);
  const written = (name: 'priceMin' | 'priceMax' | 'areaMin' | 'areaMax') =>
    loaded.problems.find((problem) => problem.name === name)?.text ?? amountText(filter[name]);
  const amount = (name: 'priceMin' | 'priceMax' | 'areaMin' | 'areaMax', label: string, list: string) => (
    <div className={css.field}>
      <AmountField
        locale={locale}
        name={name}
        label={label}
        list={list}
        labelled
        initial={written(name)}
        className={css.input}
        errorClass={css.error}
      />
    </div>
  );
  const acts = (fields: readonly (keyof FilterFields)[]) => (
    <div className={css.acts}>
      <a className={buttonClass('quiet')} href={to(locale, searchPath(without(filter, fields)))}>
        {words.clear[locale]}
      </a>
      <button className={buttonClass('main')} type="submit">
        {words.apply[locale]}
      </button>
    </div>
  );
  const price = rangeText(filter.priceMin, filter.priceMax, euro, locale);
  const area = rangeText(filter.areaMin, filter.areaMax, (value) => squareMetres(value, locale), locale);
  const blocked = hydrated && !hasPlace;
  return (
    <search className={css.bar}>
      <form ref={form} method="get" action={to(locale, '/properties/search')} onSubmit={submit}>
        <div className={`${css.row} wrap`}>
          <div className={css.where}>
            {where}
            <button className={css.go} type="submit" aria-label={words.title[locale]} disabled={blocked}>
              <Icon name="search" />
            </button>
          </div>
          <button className={`${css.chip} ${css.opener}`} type="button" popoverTarget="filters">
            <Icon name="sliders" /> {words.filters[locale]} {activeCount > 0 && <b>{activeCount}</b>}
          </button>
          <div className={css.filters} id="filters" popover="auto">
            <div className={css.sheetHead}>
              <b>{words.filters[locale]}</b>
              <button
                className={css.close}
                type="button"
                popoverTarget="filters"
                popoverTargetAction="hide"
                aria-label={words.close[locale]}
              >
                <Icon name="x" />
              </button>
            </div>
            <div className={css.fields}>
              <Choice label={words.purpose[locale]} name="for" value={filter.for ?? ''} on={false}>
                {!filter.for && <option value="">{`${words.buy[locale]} / ${words.rent[locale]}`}</option>}
                <option value="sale">{words.buy[locale]}</option>
                <option value="rent">{words.rent[locale]}</option>
              </Choice>
              <Choice label={words.category[locale]} name="category_id" value={filter.category_id ?? ''} on={false}>
                {!filter.category_id && <option value="">{words.category[locale]}</option>}
                {loaded.categories.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </Choice>
              <Choice
                label={words.type[locale]}
                name="type_id"
                value={filter.type_id ?? ''}
                on={filter.type_id !== undefined}
              >
                <option value="">{words.anyType[locale]}</option>
                {loaded.types.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </Choice>
              <Drop title={words.price[locale]} value={price}>
                <div className={css.two}>
                  {amount('priceMin', `${words.from[locale]} (€)`, 'price-steps')}
                  {amount('priceMax', `${words.upTo[locale]} (€)`, 'price-steps')}
                </div>
                {acts(['priceMin', 'priceMax'])}
              </Drop>
              <Drop title={words.area[locale]} value={area}>
                <div className={css.two}>
                  {amount('areaMin', `${words.from[locale]} (${words.squareMetre[locale]})`, 'area-steps')}
                  {amount('areaMax', `${words.upTo[locale]} (${words.squareMetre[locale]})`, 'area-steps')}
                </div>
                {acts(['areaMin', 'areaMax'])}
              </Drop>
              <Choice
                label={words.bedrooms[locale]}
                name="bedRoomsMin"
                value={filter.bedRoomsMin ?? ''}
                on={filter.bedRoomsMin !== undefined}
              >
                <option value="">{words.bedrooms[locale]}</option>
                {BEDROOMS.map((n) => (
                  <option key={n} value={n}>
                    {`${n}+ ${words.bedroomsShort[locale]}`}
                  </option>
                ))}
              </Choice>
              <Drop title={words.year[locale]} value={filter.yearMax ? words.builtUpTo[locale](filter.yearMax) : null}>
                <label className={css.field}>
                  <span>{words.yearMax[locale]}</span>
                  <input
                    className={css.input}
                    name="yearMax"
                    defaultValue={filter.yearMax}
                    inputMode="numeric"
                    pattern="(1[5-9]|20|21)[0-9]{2}"
                    maxLength={4}
                    placeholder="2007"
                  />
                </label>
                {acts(['yearMax'])}
              </Drop>
            </div>
            <div className={css.sheetFoot}>
              <a className={buttonClass('quiet')} href={to(locale, searchPath(without(filter, beyondTheHero)))}>
                {words.clear[locale]}
              </a>
              <button className={buttonClass('main')} type="submit">
                {words.apply[locale]}
              </button>
            </div>
          </div>
        </div>
        {filter.yearMin !== undefined && <input type="hidden" name="yearMin" value={filter.yearMin} />}
        {filter.extras && filter.extras.length > 0 && (
          <input type="hidden" name="extras" value={filter.extras.join(',')} />
        )}
        {filter.sort && filter.sort !== 'auto' && <input type="hidden" name="sort" value={filter.sort} />}
        <Steps id="price-steps" steps={priceSteps[filter.for ?? 'sale']} />
        <Steps id="area-steps" steps={areaSteps} />
      </form>
    </search>
  );
}

type ChoiceProps = { label: string; name: string; value: string | number; on: boolean; children: ReactNode };

function Choice({ label, name, value, on, children }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <span className={css.label}>{label}</span>
      <select
        className={on ? `${css.chip} ${css.on}` : css.chip}
        name={name}
        defaultValue={value}
        onChange={sendIfWide}
      >
        {children}
      </select>
      <Icon name="down" small />
    </label>
  );
}

function Drop({ title, value, children }: { title: string; value: string | null; children: ReactNode }) {
  return (
    <details className={css.drop} name="filter">
      <summary className={value ? `${css.chip} ${css.on}` : css.chip}>
        <span className={css.label}>{title}</span>
        <span className={css.value}>{value ?? title}</span> <Icon name="down" small />
      </summary>
      <div className={css.pop}>{children}</div>
    </details>
  );
}

const beyondTheHero: readonly (keyof FilterFields)[] = [
  'type_id',
  'priceMin',
  'priceMax',
  'areaMin',
  'areaMax',
  'yearMin',
  'yearMax',
  'bedRoomsMin',
  'extras',
];

const without = (filter: FilterFields, fields: readonly (keyof FilterFields)[]): FilterFields =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !fields.includes(name as keyof FilterFields)));

const amountText = (value: number | undefined): string => (value === undefined ? '' : thousands(value));

function rangeText(
  min: number | undefined,
  max: number | undefined,
  write: (value: number) => string,
  locale: Locale,
): string | null {
  if (min !== undefined && max !== undefined) return `${thousands(min)} – ${write(max)}`;
  if (min !== undefined) return words.fromAmount[locale](write(min));
  return max === undefined ? null : words.toAmount[locale](write(max));
}
