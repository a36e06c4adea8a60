/** The last searches of this browser (SRCH-8). It comes after the page, which is the same for everybody. */
import type { Locale } from '@estia/contract/pair';
import { allSearches } from '@estia/contract/search/last-searches-messages';
import { recent } from '@estia/contract/search/start-messages';
import { usePastSearches } from '../../features/search/history/search-history-store.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import css from './RecentSearches.module.css';

const SHOWN = 4;

export function RecentSearches({ locale, className }: { locale: Locale; className: string | undefined }) {
  const last = usePastSearches()
    .map(({ query, name, said }) => ({ query, text: name ?? said?.[locale] }))
    .filter(({ text }) => text !== undefined)
    .slice(0, SHOWN);
  if (last.length === 0) return null;
  return (
    <section className={className} aria-labelledby="start-recent">
      <h2 id="start-recent">{recent[locale]}</h2>
      <ul className={css.list}>
        {last.map(({ query, text }) => (
          <li key={query}>
            <a href={`${pathTo(locale, '/properties/search')}?${query}&page=1`}>{text}</a>
          </li>
        ))}
        <li>
          <a className={css.all} href={pathTo(locale, '/searches')}>
            {allSearches[locale]}
          </a>
        </li>
      </ul>
    </section>
  );
}
