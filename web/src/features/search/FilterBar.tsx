/**
 * The search of the results page: one GET form. On a wide screen the filters most used stand in a row and open as small
 * panels; all of them are a sheet, on every screen. Both are the browser's own popovers and need no script. Fields keep
 * their own state: pressing a chip redraws nothing but itself.
 */
import { formatEuro, formatM2 } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { filterSteps, type FilterGroup as GroupName } from '@estia/contract/search/choices';
import { type FilterFields, filterToQuery, type ResultsView, searchPath } from '@estia/contract/search/codec';
import {
  formatRange,
  formatRoomRange,
  removeFilterGroup,
  removeOptionalFilters,
} from '@estia/contract/search/describe-search';
import * as filterWords from '@estia/contract/search/filter-messages';
import * as words from '@estia/contract/search/messages';
import { type ReactNode, useState } from 'react';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import css from './FilterBar.module.css';
import { FilterGroup } from './FilterGroup.tsx';
import optionCss from './FilterOption.module.css';
import { CheckboxOptions, FilterOption, RadioOptions } from './FilterOption.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import type { FilterOptions } from './filter-options.ts';
import { MaxSelect } from './MaxSelect.tsx';
import { includeChosenStep, isFilterOffered, MoreFilters } from './MoreFilters.tsx';
import { AreaRange, PriceRange } from './RangeFilters.tsx';
import { SearchFilterForm } from './SearchFilterForm.tsx';

type Props = {
  locale: Locale;
  loaded: {
    filter: FilterFields;
    show: ResultsView;
    problems: readonly { name: string; text: string }[];
    options: FilterOptions;
  };
  /** The place field, which belongs to another feature. */
  where: ReactNode;
  activeCount: number;
  /** At the end of the row. */
  save: ReactNode;
};

export function FilterBar(props: Props) {
  const { filter, show } = props.loaded;
  // Fields begin at what the address says: another address is another form.
  return <FilterBarForm key={`${filterToQuery(filter)} ${show}`} {...props} />;
}

function FilterBarForm({ locale, loaded, where, activeCount, save }: Props) {
  const { filter, show, options, problems } = loaded;
  const [category, setCategory] = useState(filter.category_id ?? 1);
  const title = (group: GroupName) => filterWords.groupNames[group][locale];
  const panel = { locale, show };
  const bedRooms = formatRoomRange(filter.bedRoomsMin, filter.bedRoomsMax, filterWords.bedroomsWord[locale], locale);
  return (
    <search className={css.bar}>
      <SearchFilterForm locale={locale} filter={filter} onCategory={setCategory}>
        <div className={`${css.row} wrap`}>
          <div className={css.where}>
            {where}
            <button className={css.go} type="submit" aria-label={words.title[locale]}>
              <Icon name="search" />
            </button>
          </div>
          <section className={css.filters} id="filters" popover="auto" aria-label={words.filters[locale]}>
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
              <FilterPopover
                {...panel}
                id="f-kind"
                title={words.purpose[locale]}
                value={getPurposeText(filter, options, locale)}
                cleared={null}
              >
                <FilterGroup locale={locale} title={words.purpose[locale]}>
                  <div className={optionCss.options}>
                    <FilterOption
                      type="radio"
                      name="for"
                      value="sale"
                      text={words.buy[locale]}
                      checked={filter.for === 'sale'}
                    />
                    <FilterOption
                      type="radio"
                      name="for"
                      value="rent"
                      text={words.rent[locale]}
                      checked={filter.for === 'rent'}
                    />
                  </div>
                </FilterGroup>
                <FilterGroup locale={locale} title={words.category[locale]}>
                  <div className={optionCss.options}>
                    {options.categories.map(({ id, name }) => (
                      <FilterOption
                        key={id}
                        type="radio"
                        name="category_id"
                        value={id}
                        text={name}
                        checked={filter.category_id === id}
                      />
                    ))}
                  </div>
                </FilterGroup>
              </FilterPopover>
              <FilterPopover
                {...panel}
                id="f-price"
                title={title('price')}
                value={formatRange(filter.priceMin, filter.priceMax, formatEuro, locale)}
                cleared={removeFilterGroup(filter, 'price')}
              >
                <FilterGroup locale={locale} title={title('price')}>
                  <PriceRange locale={locale} filter={filter} problems={problems} />
                </FilterGroup>
              </FilterPopover>
              <FilterPopover
                {...panel}
                id="f-area"
                title={title('area')}
                value={formatRange(filter.areaMin, filter.areaMax, (value) => formatM2(value, locale), locale)}
                cleared={removeFilterGroup(filter, 'area')}
              >
                <FilterGroup locale={locale} title={title('area')}>
                  <AreaRange locale={locale} filter={filter} problems={problems} />
                </FilterGroup>
              </FilterPopover>
              {isFilterOffered('bedRooms', category, filter) && (
                <FilterPopover
                  {...panel}
                  id="f-bedrooms"
                  title={title('bedRooms')}
                  value={bedRooms}
                  cleared={removeFilterGroup(filter, 'bedRooms')}
                >
                  <FilterGroup locale={locale} title={title('bedRooms')} fact="bedRooms" unstated={filter.unstated}>
                    <RadioOptions
                      name="bedRoomsMin"
                      any={filterWords.anyOf[locale]}
                      list="bedRooms"
                      options={includeChosenStep(filterSteps.bedRooms, filter.bedRoomsMin).map((id) => ({
                        id,
                        text: filterWords.orMore[locale](id),
                      }))}
                      chosen={filter.bedRoomsMin}
                    />
                    <MaxSelect
                      locale={locale}
                      name="bedRoomsMax"
                      options={includeChosenStep(filterSteps.bedRooms, filter.bedRoomsMax).map((id) => ({
                        id,
                        text: String(id),
                      }))}
                      chosen={filter.bedRoomsMax}
                    />
                  </FilterGroup>
                </FilterPopover>
              )}
              <FilterPopover
                {...panel}
                id="f-types"
                title={title('types')}
                value={getTypesText(filter, options, title('types'))}
                roomy
                cleared={removeFilterGroup(filter, 'types')}
              >
                <FilterGroup locale={locale} title={title('types')}>
                  <CheckboxOptions
                    name="type_ids"
                    list="types"
                    options={options.types.filter((type) => type.category === category)}
                    chosen={filter.type_ids}
                  />
                </FilterGroup>
              </FilterPopover>
              <MoreFilters locale={locale} filter={filter} category={category} options={options} problems={problems} />
            </div>
            <div className={css.sheetFoot}>
              <a
                className={buttonClass('text')}
                href={localizePath(locale, searchPath(removeOptionalFilters(filter), 1, show))}
              >
                {words.clear[locale]}
              </a>
              <ApplyButton locale={locale} />
            </div>
          </section>
          <button className={css.opener} type="button" popoverTarget="filters">
            <Icon name="sliders" />
            <span className={css.short}>{words.filters[locale]}</span>
            <span className={css.long}>{filterWords.allFilters[locale]}</span>
            {activeCount > 0 && (
              <b>
                {activeCount}
                <span className="vh"> {filterWords.inForce[locale](activeCount)}</span>
              </b>
            )}
          </button>
          {save}
        </div>
        <HiddenParams filter={filter} show={show} />
      </SearchFilterForm>
    </search>
  );
}

/** What the form has no control for and must not lose. */
function HiddenParams({ filter, show }: { filter: FilterFields; show: ResultsView }) {
  const { near, shape, view, sort } = filter;
  const carried = {
    near,
    shape,
    view,
    sort: sort === 'auto' ? undefined : sort,
    show: show === 'grid' ? undefined : show,
  };
  return Object.entries(carried).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

function getPurposeText(filter: FilterFields, options: FilterOptions, locale: Locale): string | null {
  const category = options.categories.find(({ id }) => id === filter.category_id)?.name;
  const purpose = filter.for && (filter.for === 'rent' ? words.rent : words.buy)[locale];
  return [purpose, category].filter(Boolean).join(' · ') || null;
}

function getTypesText({ type_ids = [] }: FilterFields, options: FilterOptions, title: string): string | null {
  const [first, second] = type_ids;
  if (first === undefined) return null;
  if (second !== undefined) return `${title}: ${type_ids.length}`;
  return options.types.find(({ id }) => id === first)?.name ?? title;
}
