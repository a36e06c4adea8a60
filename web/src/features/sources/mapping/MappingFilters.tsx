/** Open ones or all, and a search among them; what there is to say where none are shown. */
import { formatCount } from '@estia/contract/format';
import type { Locale, Pair } from '@estia/contract/pair';
import { mappingMessages as words } from '@estia/contract/sources/screens/mapping-screen-messages';
import { buttonClass } from '../../../ui/button.ts';
import { FilterForm } from '../../../ui/form/FilterForm.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import css from './mapping.module.css';

export type MappingShow = 'open' | 'all';

type Props = {
  locale: Locale;
  /** The page without a query. */
  path: string;
  show: MappingShow;
  search: string;
  searchLabel: Pair;
  counts: { open: number; all: number };
  /** How many are left, that none is, and that none ever was. */
  left: Pair<(n: number, text: string) => string>;
  allDone: Pair;
  never: Pair;
};

export function MappingFilters({ locale, path, show, search, searchLabel, counts, left, allDone, never }: Props) {
  if (counts.all === 0) return <p className={css.status}>{never[locale]}</p>;
  const href = (each: MappingShow) => (each === 'open' ? path : `${path}?show=${each}`);
  return (
    <>
      <p className={css.status}>
        {counts.open > 0 ? left[locale](counts.open, formatCount(counts.open, locale)) : allDone[locale]}
      </p>
      <Tabs
        pill
        label={words.shown[locale]}
        tabs={(['open', 'all'] as const).map((each) => ({
          href: href(each),
          text: words[each][locale],
          current: each === show,
          count: counts[each],
        }))}
      />
      <FilterForm
        action={path}
        find={words.find[locale]}
        clear={words.clear[locale]}
        clearHref={href(show)}
        hidden={show === 'all' ? { show } : {}}
        fields={[{ name: 'search', label: searchLabel[locale], value: search || undefined, wide: true }]}
      />
    </>
  );
}

/** A page beyond the last, or a search that finds nothing. */
export function NothingHere({ locale, path, isFiltered }: { locale: Locale; path: string; isFiltered: boolean }) {
  return isFiltered ? (
    <p className={css.none}>
      {words.none[locale]}
      <a className={buttonClass('outline')} href={path}>
        {words.first[locale]}
      </a>
    </p>
  ) : null;
}
