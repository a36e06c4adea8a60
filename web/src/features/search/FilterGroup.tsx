/** A filter with its name, and what becomes of the listings that do not state the fact it asks about. */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/search/filter-messages';
import type { OptionalFact } from '@estia/contract/search/model';
import type { ReactNode } from 'react';
import css from './FilterGroup.module.css';
import { useFacetCounts } from './facet-counts.ts';

type Props = {
  locale: Locale;
  title: string;
  fact?: OptionalFact;
  unstated?: readonly OptionalFact[] | undefined;
  children: ReactNode;
};

export function FilterGroup({ locale, title, fact, unstated, children }: Props) {
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{title}</legend>
      {children}
      {fact && <UnstatedOption locale={locale} fact={fact} keepsUnstated={unstated?.includes(fact) ?? false} />}
    </fieldset>
  );
}

/** «42 δεν αναφέρουν έτος · Κράτησέ τα». Without numbers it asks in one sentence. */
function UnstatedOption({
  locale,
  fact,
  keepsUnstated,
}: {
  locale: Locale;
  fact: OptionalFact;
  keepsUnstated: boolean;
}) {
  const counted = useFacetCounts();
  const name = words.factNames[fact][locale];
  const count = counted?.facets.unstated[fact];
  const text = words.unstated[locale](count ?? 0, name);
  return (
    <label className={css.unstated} data-none={count === 0 ? '' : undefined}>
      <input type="checkbox" name="unstated" value={fact} defaultChecked={keepsUnstated} />
      <span>
        {count === undefined ? (
          words.keepUnstated[locale](name)
        ) : count === 0 ? (
          words.allState[locale](name)
        ) : (
          <>
            {counted?.facets.sampled ? words.about[locale](text) : text}. <b>{words.keepThem[locale](count)}</b>
          </>
        )}
      </span>
    </label>
  );
}
