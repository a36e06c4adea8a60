/** The filters that only the sheet has room for, most asked for first. */
import type { Locale } from '@estia/contract/pair';
import { upToWords } from '@estia/contract/search/bound-messages';
import { type BoundFact, boundFacts, columnsByFact, searchBounds } from '@estia/contract/search/bounds';
import {
  extrasByCategory,
  filterGroupFields,
  filterSteps,
  type FilterGroup as GroupName,
} from '@estia/contract/search/choices';
import type { FilterFields } from '@estia/contract/search/codec';
import { formatFilterDay } from '@estia/contract/search/describe-search';
import * as words from '@estia/contract/search/filter-messages';
import type { OptionalFact } from '@estia/contract/search/model';
import { upToMinutes } from '@estia/contract/search/walk-messages';
import { walkSteps, walks, walkTargets } from '@estia/contract/search/walks';
import { Fragment, type ReactNode } from 'react';
import { FilterGroup } from './FilterGroup.tsx';
import { CheckboxOptions, FilterOption, RadioOptions } from './FilterOption.tsx';
import type { FilterOptions, NamedOption } from './filter-options.ts';
import { MaxSelect } from './MaxSelect.tsx';
import css from './MoreFilters.module.css';
import { PricePerM2Range, YearRange } from './RangeFilters.tsx';

type Props = {
  locale: Locale;
  filter: FilterFields;
  category: number;
  options: FilterOptions;
  problems: readonly { name: string; text: string }[];
};

/** Land has no rooms and no floor. */
const LAND_CATEGORY_ID = 3;
const buildingFilters: readonly GroupName[] = [
  'year',
  'bedRooms',
  'bathRooms',
  'floor',
  'heating',
  'energy',
  'condition',
];

/** A filter that makes no sense for the category is shown only while it is in force, so that it can be taken off. */
export const isFilterOffered = (group: GroupName, category: number, filter: FilterFields): boolean =>
  category !== LAND_CATEGORY_ID ||
  !buildingFilters.includes(group) ||
  filterGroupFields[group].some((name) => {
    const value = filter[name];
    return typeof value === 'object' ? value.length > 0 : value !== undefined;
  });

/** The round steps, and the one that the address asks for. */
export const includeChosenStep = (offered: readonly number[], chosen: number | undefined): number[] =>
  chosen === undefined || offered.includes(chosen) ? [...offered] : [...offered, chosen].sort((a, b) => a - b);

export function MoreFilters({ locale, filter, category, options, problems }: Props) {
  const any = words.anyOf[locale];
  const group = (name: GroupName, children: ReactNode, fact?: OptionalFact) =>
    isFilterOffered(name, category, filter) && (
      <div className={css.more}>
        <FilterGroup
          locale={locale}
          title={words.groupNames[name][locale]}
          {...(fact && { fact })}
          unstated={filter.unstated}
        >
          {children}
        </FilterGroup>
      </div>
    );
  const named = (list: readonly NamedOption[]) => list.map(({ id, name }) => ({ id, text: name }));
  const extras = new Set([...(extrasByCategory[category] ?? []), ...(filter.extras ?? [])]);
  return (
    <>
      {group(
        'bathRooms',
        <RadioOptions
          name="bathRoomsMin"
          any={any}
          list="bathRooms"
          options={includeChosenStep(filterSteps.bathRooms, filter.bathRoomsMin).map((id) => ({
            id,
            text: words.orMore[locale](id),
          }))}
          chosen={filter.bathRoomsMin}
        />,
        'bathRooms',
      )}
      {group(
        'energy',
        <RadioOptions
          name="energy"
          any={any}
          list="energy"
          options={options.energy.map(({ id, name }) => ({ id, text: words.orBetter[locale](name) }))}
          chosen={filter.energy}
        />,
        'energy',
      )}
      {group(
        'extras',
        <CheckboxOptions name="extras" list="extras" options={pick(options.extras, extras)} chosen={filter.extras} />,
      )}
      {options.terms.length > 0 &&
        group('terms', <CheckboxOptions name="terms" list="terms" options={options.terms} chosen={filter.terms} />)}
      {boundFacts
        .filter((fact) => filter.for === 'rent' && (options.bounds.includes(fact) || isBoundSet(fact, filter)))
        .map((fact) => (
          <Fragment key={fact}>
            {group(fact, <BoundOptions locale={locale} fact={fact} filter={filter} options={options} />, fact)}
          </Fragment>
        ))}
      {walkTargets
        .filter((target) => options.walks.includes(target) || filter[walks[target].filter] !== undefined)
        .map((target) => (
          <Fragment key={target}>
            {group(
              target,
              <RadioOptions
                name={walks[target].filter}
                any={any}
                list={target}
                options={includeChosenStep(walkSteps, filter[walks[target].filter]).map((id) => ({
                  id,
                  text: upToMinutes[locale](id),
                }))}
                chosen={filter[walks[target].filter]}
              />,
            )}
          </Fragment>
        ))}
      {group(
        'floor',
        <>
          <RadioOptions
            name="floorMin"
            any={any}
            list="floorFrom"
            options={named(options.floors).map(({ id, text }) => ({ id, text: words.floorAndUp[locale](text) }))}
            chosen={filter.floorMin}
          />
          <MaxSelect locale={locale} name="floorMax" options={named(options.floors)} chosen={filter.floorMax} />
        </>,
        'floor',
      )}
      {group('year', <YearRange locale={locale} filter={filter} problems={problems} />, 'year')}
      {group(
        'condition',
        <CheckboxOptions
          name="condition_ids"
          list="conditions"
          options={options.conditions}
          chosen={filter.condition_ids}
        />,
        'condition',
      )}
      {group(
        'heating',
        <CheckboxOptions name="heating_ids" list="heatings" options={options.heatings} chosen={filter.heating_ids} />,
        'heating',
      )}
      {group('pricePerM2', <PricePerM2Range locale={locale} filter={filter} problems={problems} />)}
      <div className={css.more}>
        <label className={css.text}>
          <span>{words.text[locale]}</span>
          <input
            className={css.input}
            type="search"
            name="text"
            defaultValue={filter.text}
            placeholder={words.textHint[locale]}
            maxLength={80}
            autoComplete="off"
          />
        </label>
      </div>
      {group(
        'photos',
        <div>
          <FilterOption
            type="checkbox"
            name="photos"
            value="true"
            text={words.withPhotos[locale]}
            checked={filter.photos === true}
            list="photos"
            id={1}
          />
        </div>,
      )}
      {group(
        'owner',
        <RadioOptions
          name="owner"
          any={any}
          list="owners"
          options={[
            { id: 1, value: 'private', text: words.advertiserKindNames.private[locale] },
            { id: 2, value: 'agency', text: words.advertiserKindNames.agency[locale] },
          ]}
          chosen={filter.owner}
        />,
      )}
      {group(
        'updated',
        <RadioOptions
          name="updatedDays"
          any={any}
          list="updated"
          options={includeChosenStep(filterSteps.updatedDays, filter.updatedDays).map((id) => ({
            id,
            text: words.lastDays[locale](id),
          }))}
          chosen={filter.updatedDays}
        />,
      )}
    </>
  );
}

const isBoundSet = (fact: BoundFact, filter: FilterFields): boolean =>
  filter[searchBounds[columnsByFact[fact]].filter] !== undefined;

/** The steps of a number; a day that leases begin on, or any other. */
function BoundOptions({
  locale,
  fact,
  filter,
  options,
}: Pick<Props, 'locale' | 'filter' | 'options'> & { fact: BoundFact }) {
  const bound = searchBounds[columnsByFact[fact]];
  if (bound.as === 'most') {
    const chosen = filter[bound.filter];
    const steps = includeChosenStep(bound.steps, chosen);
    return (
      <RadioOptions
        name={bound.filter}
        any={words.anyOf[locale]}
        list={fact}
        options={steps.map((id) => ({ id, text: upToWords[bound.fact][locale](id) }))}
        chosen={chosen}
      />
    );
  }
  const chosen = filter[bound.filter];
  return (
    <>
      <RadioOptions
        name={bound.filter}
        any={words.anyOf[locale]}
        list={fact}
        options={options.days.map(({ id, value }) => ({ id, value, text: formatFilterDay(value) }))}
        chosen={chosen}
      />
      <input
        className={css.input}
        type="date"
        name={bound.filter}
        aria-label={words.otherDay[locale]}
        defaultValue={options.days.some(({ value }) => value === chosen) ? '' : chosen}
      />
    </>
  );
}

/** In the order of the ids, which is the order of how often each is asked for. */
const pick = (list: readonly NamedOption[], ids: ReadonlySet<number>): NamedOption[] =>
  [...ids].flatMap((id) => list.find((each) => each.id === id) ?? []);
