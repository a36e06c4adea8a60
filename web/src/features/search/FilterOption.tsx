/** One choice of a filter as a chip: the browser's own checkbox or radio, with how many results it would leave. */

import { formatCount } from '@estia/contract/format';
import { useLocale } from '../../platform/locale.ts';
import css from './FilterOption.module.css';
import { type FacetList, useOptionCount } from './facet-counts.ts';

type Props = {
  type: 'radio' | 'checkbox';
  name: string;
  value: string | number;
  text: string;
  checked: boolean;
  /** Where its number stands in the facets; without one the choice has none. */
  list?: FacetList;
  id?: number;
};

export function FilterOption({ type, name, value, text, checked, list = 'types', id }: Props) {
  const locale = useLocale();
  const count = useOptionCount(list, id);
  return (
    <label className={css.option} data-none={count === 0 ? '' : undefined}>
      <input type={type} name={name} value={value} defaultChecked={checked} />
      <span>
        {text}
        {id !== undefined && <small>{count === undefined ? '' : formatCount(count, locale)}</small>}
      </span>
    </label>
  );
}

type RadiosProps = {
  name: string;
  /** What the radio without a value is called: it takes the filter off. */
  any: string;
  list: FacetList;
  options: readonly { id: number; text: string; value?: string }[];
  chosen: string | number | undefined;
};

/** One of several, or none. */
export function RadioOptions({ name, any, list, options, chosen }: RadiosProps) {
  return (
    <div className={css.options}>
      <FilterOption type="radio" name={name} value="" text={any} checked={chosen === undefined} />
      {options.map(({ id, text, value = id }) => (
        <FilterOption
          key={id}
          type="radio"
          name={name}
          value={value}
          text={text}
          checked={chosen === value}
          list={list}
          id={id}
        />
      ))}
    </div>
  );
}

type ChecksProps = {
  name: string;
  list: FacetList;
  options: readonly { id: number; name: string; value?: string }[];
  chosen: readonly (number | string)[] | undefined;
};

/** Any number of them. */
export function CheckboxOptions({ name, list, options, chosen }: ChecksProps) {
  return (
    <div className={css.options}>
      {options.map(({ id, name: text, value = id }) => (
        <FilterOption
          key={id}
          type="checkbox"
          name={name}
          value={value}
          text={text}
          checked={chosen?.includes(value) ?? false}
          list={list}
          id={id}
        />
      ))}
    </div>
  );
}
