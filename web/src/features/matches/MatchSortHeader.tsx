/** The head of a column of a list of cases or pairs: sorted by `sort` and `order` of the address. */
import { disputeListMessages as words } from '@estia/contract/matches/admin-messages';
import type { Locale } from '@estia/contract/pair';
import { SortHeader, type SortOrder, sortedHref } from '../../ui/table/SortHeader.tsx';

type Props = {
  locale: Locale;
  text: string;
  url: { pathname: string; search: string };
  sort: string;
  current: { sort: string; order: SortOrder };
};

export function MatchSortHeader({ locale, text, url, sort, current }: Props) {
  const order = current.sort === sort ? current.order : null;
  return (
    <SortHeader
      text={text}
      label={words.sortBy[locale](text)}
      href={sortedHref(url, { sort, order: order === 'asc' ? 'desc' : 'asc' })}
      order={order}
    />
  );
}
