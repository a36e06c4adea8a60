/** Filters with two ends: amounts as people write them, years, and their round steps. */
import { formatEuro, formatM2, formatThousands } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { areaSteps, priceSteps } from '@estia/contract/search/amounts';
import { filterSteps } from '@estia/contract/search/choices';
import type { FilterFields } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/filter-messages';
import { from, squareMetre, upTo } from '@estia/contract/search/messages';
import { AmountField, type AmountName, AmountSteps } from './AmountField.tsx';
import { RadioOptions } from './FilterOption.tsx';
import { Histogram } from './Histogram.tsx';
import css from './RangeFilters.module.css';

type Problems = readonly { name: string; text: string }[];
type Props = { locale: Locale; filter: FilterFields; problems: Problems };

/** What was written and could not be read stays in its field, to be put right. */
const getInputText = (
  name: keyof FilterFields,
  { filter, problems }: Props,
  write: (value: number) => string,
): string => {
  const value = filter[name];
  return problems.find((problem) => problem.name === name)?.text ?? (typeof value === 'number' ? write(value) : '');
};

type RangeProps = { min: AmountName; max: AmountName; unit: string; list?: string };

function AmountRange({ min, max, unit, list, ...props }: Props & RangeProps) {
  const end = (name: AmountName, label: string) => (
    <div className={css.field} data-unit={unit}>
      <AmountField
        locale={props.locale}
        name={name}
        label={label}
        list={list}
        labelled
        initial={getInputText(name, props, formatThousands)}
        className={css.input}
        errorClass={css.error}
      />
    </div>
  );
  return (
    <div className={css.two}>
      {end(min, from[props.locale])}
      {end(max, upTo[props.locale])}
    </div>
  );
}

export function PriceRange(props: Props) {
  return (
    <>
      <Histogram locale={props.locale} of="price" write={formatEuro} />
      <AmountRange {...props} min="priceMin" max="priceMax" unit="€" list="price-steps" />
      <AmountSteps id="price-steps" steps={priceSteps[props.filter.for ?? 'sale']} />
    </>
  );
}

export function AreaRange(props: Props) {
  const { locale } = props;
  return (
    <>
      <Histogram locale={locale} of="area" write={(value) => formatM2(value, locale)} />
      <AmountRange {...props} min="areaMin" max="areaMax" unit={squareMetre[locale]} list="area-steps" />
      <AmountSteps id="area-steps" steps={areaSteps} />
    </>
  );
}

export function PricePerM2Range(props: Props) {
  return <AmountRange {...props} min="pricePerM2Min" max="pricePerM2Max" unit={words.perMetre[props.locale]} />;
}

/** Round years to press, and a field for any other: it comes later in the form, so what is written there counts. */
export function YearRange(props: Props) {
  const { locale, filter } = props;
  const round = filter.yearMin !== undefined && filterSteps.yearFrom.some((year) => year === filter.yearMin);
  const other = round ? '' : getInputText('yearMin', props, String);
  return (
    <>
      <RadioOptions
        name="yearMin"
        any={words.anyOf[locale]}
        list="yearFrom"
        options={filterSteps.yearFrom.map((year) => ({ id: year, text: words.orMore[locale](year) }))}
        chosen={round ? filter.yearMin : other || undefined}
      />
      <div className={css.two}>
        <YearInput name="yearMin" label={words.otherYear[locale]} initial={other} />
        <YearInput name="yearMax" label={words.upToYear[locale]} initial={getInputText('yearMax', props, String)} />
      </div>
    </>
  );
}

function YearInput({ name, label, initial }: { name: 'yearMin' | 'yearMax'; label: string; initial: string }) {
  return (
    <label className={css.field}>
      <span>{label}</span>
      <input className={css.input} name={name} defaultValue={initial} inputMode="numeric" maxLength={4} />
    </label>
  );
}
