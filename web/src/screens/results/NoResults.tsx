/** Nothing matches: which single filter to let go of, and what that would give. */
import { saveSearch } from '@estia/contract/alerts/save-button-messages';
import type { Locale } from '@estia/contract/pair';
import { filterToQuery, searchPath } from '@estia/contract/search/codec';
import { removeFilterGroup, removeOptionalFilters } from '@estia/contract/search/describe-search';
import * as words from '@estia/contract/search/filter-messages';
import { clearAll, emptyText, emptyTitle } from '@estia/contract/search/messages';
import { SaveSearchLink } from '../../features/alerts/SaveSearchLink.tsx';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { describeResults, getActiveFilters, isNarrowing } from './active-filters.ts';
import css from './NoResults.module.css';
import type { ResultsData } from './results-data.ts';

export function NoResults({ locale, loaded }: { locale: Locale; loaded: ResultsData }) {
  const { filter, relaxed, show } = loaded;
  const inForce = getActiveFilters({ ...loaded, locale }).filter(isNarrowing);
  const narrowed = inForce.length > 0;
  const onlyText = narrowed && inForce.every((each) => each.key === 'text');
  const text = onlyText
    ? words.otherWords[locale]
    : relaxed === null
      ? emptyText[locale]
      : relaxed.length > 0
        ? words.relaxText[locale]
        : narrowed
          ? words.widenPlace[locale]
          : words.nothingThere[locale];
  return (
    <Notice title={emptyTitle[locale]} text={text}>
      {relaxed && relaxed.length > 0 && (
        <ul className={css.relaxed}>
          {relaxed.map((each) => (
            <li key={each.group}>
              <a
                className={buttonClass('outline')}
                href={localizePath(locale, searchPath(removeFilterGroup(filter, each.group), 1, show))}
              >
                {each.text} <Icon name="right" small />
              </a>
            </li>
          ))}
        </ul>
      )}
      <SaveSearchLink
        locale={locale}
        query={filterToQuery(filter)}
        text={saveSearch}
        about={describeResults({ ...loaded, locale })}
      />
      {narrowed && (
        <a
          className={buttonClass('outline')}
          href={localizePath(locale, searchPath(removeOptionalFilters(filter), 1, show))}
        >
          {clearAll[locale]}
        </a>
      )}
    </Notice>
  );
}
