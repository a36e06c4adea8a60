/** Page links of the dashboard's lists: plain addresses, the rest of the query stays. */
import { paginationMessages as words } from '@estia/contract/accounts/dashboard-messages';
import type { Locale } from '@estia/contract/pair';
import { useLocation } from 'react-router';
import { buttonClass } from '../button.ts';
import css from './SimplePagination.module.css';

type Props = { locale: Locale; page: number; count: number; perPage: number };

export function SimplePagination({ locale, page, count, perPage }: Props) {
  const { pathname, search } = useLocation();
  const last = Math.max(1, Math.ceil(count / perPage));
  if (last === 1 && page === 1) return null;
  const at = (to: number) => {
    const query = new URLSearchParams(search);
    query.delete('flash');
    if (to === 1) query.delete('page');
    else query.set('page', String(to));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav className={css.pages} aria-label={words.label[locale]}>
      {page > 1 && (
        <a className={buttonClass('outline')} href={at(Math.min(page - 1, last))} rel="prev">
          {words.before[locale]}
        </a>
      )}
      <span className="num">{words.of[locale](page, last)}</span>
      {page < last && (
        <a className={buttonClass('outline')} href={at(page + 1)} rel="next">
          {words.after[locale]}
        </a>
      )}
    </nav>
  );
}
