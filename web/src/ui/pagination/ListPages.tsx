/** Under a list of admins: its pages, and how long they are. Plain addresses; the rest of the query stays. */
import { adminPageSizes } from '@estia/contract/admin-lists/list-choices';
import { adminListMessages as words } from '@estia/contract/admin-lists/messages';
import type { Locale } from '@estia/contract/pair';
import { useLocation } from 'react-router';
import css from './ListPages.module.css';
import { SimplePagination } from './SimplePagination.tsx';

type Props = { locale: Locale; page: number; count: number; perPage: number };

export function ListPages({ locale, page, count, perPage }: Props) {
  const { pathname, search } = useLocation();
  const at = (size: string) => {
    const query = new URLSearchParams(search);
    for (const name of ['flash', 'page']) query.delete(name);
    query.set('per', size);
    return `${pathname}?${query}`;
  };
  return (
    <>
      <SimplePagination locale={locale} page={page} count={count} perPage={perPage} />
      {count > Number(adminPageSizes[0]) && (
        <nav className={css.per} aria-label={words.perPage[locale]}>
          <span aria-hidden="true">{words.perPage[locale]}</span>
          {adminPageSizes.map((size) => (
            <a key={size} href={at(size)} aria-current={Number(size) === perPage ? 'true' : undefined}>
              {size}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
