/** The last searches of the account, or how there will be some. */

import { dashboardHomeMessages as words } from '@estia/contract/accounts/dashboard-messages';
import { formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { foundOn } from '@estia/contract/search/history-messages';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import css from '../../../ui/row-list.module.css';

type Search = {
  id: number;
  href: string;
  description: string;
  name: string | null;
  count: number | null;
  ran_at: string;
};

export function RecentSearches({ locale, searches }: { locale: Locale; searches: readonly Search[] }) {
  if (searches.length === 0) {
    return (
      <div className={css.none}>
        <p className={css.noneTitle}>{words.noSearches[locale]}</p>
        <p>{words.noSearchesText[locale]}</p>
        <a className={buttonClass('outline')} href={pathTo(locale, '/properties/search')}>
          {words.search[locale]}
        </a>
      </div>
    );
  }
  return (
    <ul className={css.rows}>
      {searches.map((search) => (
        <li className={css.row} key={search.id}>
          <div className={css.what}>
            <a className={css.name} href={search.href}>
              {search.name ?? search.description}
            </a>
            <p className={css.small}>
              {search.count === null
                ? formatShortDate(search.ran_at, locale)
                : foundOn[locale](search.count, formatShortDate(search.ran_at, locale))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
