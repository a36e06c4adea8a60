/** Links to the other pages of a list: previous, a few numbers, next. For homes, agencies and developments. */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/search/messages';
import { localizePath } from '../../platform/locale.ts';
import { Icon } from '../icon/Icon.tsx';
import css from './NumberedPagination.module.css';

type Props = {
  locale: Locale;
  page: number;
  perPage: number;
  count: number;
  /** The bare address of a page. */
  path: (page: number) => string;
  /** No public call reads further than this. */
  maxOffset?: number;
};

export function NumberedPagination({ locale, page, perPage, count, path, maxOffset = 10_000 }: Props) {
  const last = Math.min(Math.ceil(count / perPage), Math.floor(maxOffset / perPage) + 1);
  if (last < 2) return null;
  const href = (n: number) => localizePath(locale, path(n));
  return (
    <nav className={css.pages} aria-label={words.pages[locale]}>
      {page > 1 && (
        <a className={css.step} href={href(Math.min(page - 1, last))} rel="prev">
          <Icon name="left" small /> {words.previous[locale]}
        </a>
      )}
      <ol>
        {getPageNumbers(page, last).map((n, index, all) => (
          <li key={n} className={index > 0 && n - (all[index - 1] ?? n) > 1 ? css.gap : undefined}>
            <a href={href(n)} aria-label={words.page[locale](n)} aria-current={n === page ? 'page' : undefined}>
              {n}
            </a>
          </li>
        ))}
      </ol>
      {page < last && (
        <a className={css.step} href={href(page + 1)} rel="next">
          {words.next[locale]} <Icon name="right" small />
        </a>
      )}
    </nav>
  );
}

/** First, last and two on either side of where the reader is. */
function getPageNumbers(page: number, last: number): number[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, last].filter((n) => n >= 1 && n <= last);
  return [...new Set(near)].sort((a, b) => a - b);
}
