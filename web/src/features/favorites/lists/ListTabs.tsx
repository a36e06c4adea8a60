/** The lists of an account as tabs, its favourites first, and how the properties of one are sorted. Plain links. */

import { type FavoriteSort, favoriteSorts } from '@estia/contract/favorites/limits';
import { listMessages as words } from '@estia/contract/favorites/list-messages';
import type { FavoriteList } from '@estia/contract/favorites/list-model';
import type { Locale } from '@estia/contract/pair';
import { useLocation } from 'react-router';
import { localizePath } from '../../../platform/locale.ts';
import { Tabs } from '../../../ui/Tabs.tsx';

export const FAVORITES_PATH = '/dashboard/user/favorites';
export const listPath = (id: number): string => `${FAVORITES_PATH}/lists/${id}`;

type Props = { locale: Locale; lists: readonly FavoriteList[]; current: number | 'favorites' };

export function ListTabs({ locale, lists, current }: Props) {
  if (lists.length === 0) return null;
  const tabs = lists.map((list) => ({
    href: localizePath(locale, listPath(list.list_id)),
    text: list.name,
    current: list.list_id === current,
    count: list.listing_count,
  }));
  const favorites = {
    href: localizePath(locale, FAVORITES_PATH),
    text: words.favorites[locale],
    current: current === 'favorites',
  };
  return <Tabs label={words.lists[locale]} tabs={[favorites, ...tabs]} />;
}

export const findFavoriteSort = (url: URL): FavoriteSort =>
  favoriteSorts.find((each) => each === url.searchParams.get('sort')) ?? 'added';

export function SortTabs({ locale, sort }: { locale: Locale; sort: FavoriteSort }) {
  const { pathname, search } = useLocation();
  const hrefOf = (each: FavoriteSort) => {
    const query = new URLSearchParams(search);
    for (const name of ['page', 'flash', 'sort']) query.delete(name);
    if (each !== 'added') query.set('sort', each);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  return (
    <Tabs
      label={words.sort[locale]}
      pill
      tabs={favoriteSorts.map((each) => ({
        href: hrefOf(each),
        text: words.sorts[each][locale],
        current: each === sort,
      }))}
    />
  );
}
