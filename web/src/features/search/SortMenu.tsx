/** SRCH-5. A small GET form: a choice is a new address; without script a button sends it. */

import { listNames } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import type { FilterFields, ResultsView } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/messages';
import { useId } from 'react';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './SortMenu.module.css';
import { useSearchSubmit } from './search-form.ts';

const sorts = listNames(words.sortNames);

type Props = { locale: Locale; filter: FilterFields; show?: ResultsView };

export function SortMenu({ locale, filter, show = 'grid' }: Props) {
  const id = useId();
  const submit = useSearchSubmit(locale);
  const { sort = 'auto', ...rest } = filter;
  return (
    <form className={css.sort} method="get" action={pathTo(locale, '/properties/search')} onSubmit={submit}>
      {Object.entries(rest).map(([name, value]) =>
        value === undefined || String(value) === '' ? null : (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ),
      )}
      {show !== 'grid' && <input type="hidden" name="show" value={show} />}
      <label htmlFor={id}>{words.sortBy[locale]}:</label>
      <span className={css.select}>
        <select id={id} name="sort" defaultValue={sort} onChange={(event) => event.currentTarget.form?.requestSubmit()}>
          {sorts.map((each) => (
            <option key={each} value={each}>
              {words.sortNames[each][locale]}
            </option>
          ))}
        </select>
        <Icon name="down" small />
      </span>
      <button className={buttonClass('outline', css.send)} type="submit">
        {words.sortApply[locale]}
      </button>
      <a className={css.how} href={pathTo(locale, '/how-results-are-ordered')} title={words.howOrdered[locale]}>
        <Icon name="info" />
        <span className="vh">{words.howOrdered[locale]}</span>
      </a>
    </form>
  );
}
