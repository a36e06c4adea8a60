/**
 * The last searches of this browser, in place of the popular places of the hero: the same one line, so nothing moves
 * when they come. Who has searched nothing keeps what the served page says.
 */

import type { Locale } from '@estia/contract/pair';
import { allSearches, pickUp } from '@estia/contract/search/last-searches-messages';
import { mySearches } from '@estia/contract/site/messages';
import type { ReactNode } from 'react';
import { pathTo } from '../../../platform/paths/path-to.ts';
import css from './RecentSearchLinks.module.css';
import { usePastSearches } from './search-history-store.ts';

const SHOWN = 3;

export function RecentSearchLinks({ locale, children }: { locale: Locale; children: ReactNode }) {
  const last = usePastSearches()
    .map(({ query, name, said: descriptions }) => ({ query, words: name ?? descriptions?.[locale] }))
    .filter(({ words }) => words !== undefined)
    .slice(0, SHOWN);
  if (last.length === 0) return children;
  return (
    <nav className={css.last} aria-label={mySearches[locale]}>
      <span className={css.label}>{pickUp[locale]}</span>
      {last.map(({ query, words }) => (
        <a key={query} href={`${pathTo(locale, '/properties/search')}?${query}&page=1`} title={words}>
          <span>{words}</span>
        </a>
      ))}
      <a className={css.all} href={pathTo(locale, '/searches')}>
        {allSearches[locale]}
      </a>
    </nav>
  );
}
