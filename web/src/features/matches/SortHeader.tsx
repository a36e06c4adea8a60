/** The head of a column by which a list of the admin can be sorted, as a link. */
import { disputeListMessages as words } from '@estia/contract/matches/admin-messages';
import type { Locale } from '@estia/contract/pair';
import css from './SortHeader.module.css';

type Order = 'asc' | 'desc';
type Props = {
  locale: Locale;
  text: string;
  url: { pathname: string; search: string };
  sort: string;
  current: { sort: string; order: Order };
};

export function SortHeader({ locale, text, url, sort, current }: Props) {
  const order = current.sort === sort ? current.order : null;
  const query = new URLSearchParams(url.search);
  query.set('sort', sort);
  query.set('order', order === 'asc' ? 'desc' : 'asc');
  query.delete('page');
  return (
    <th scope="col" aria-sort={order === null ? undefined : order === 'asc' ? 'ascending' : 'descending'}>
      <a className={css.sort} href={`${url.pathname}?${query}`} aria-label={words.sortBy[locale](text)}>
        {text}
        {order && <span aria-hidden="true">{order === 'asc' ? ' ↑' : ' ↓'}</span>}
      </a>
    </th>
  );
}
